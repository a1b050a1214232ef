//! A simulated slow network between the server and the browser.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The number of bytes that are sent at once: about a packet, so that simultaneous replies share the link
/// evenly.
const PACKET: usize = 1460;

/// The speed of a network.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Speed {
    /// The bandwidth towards the browser, in bits per second.
    pub bits: f64,
    /// The round-trip time to the server.
    pub round_trip: Duration,
}

impl Speed {
    /// No limit.
    pub const UNBOUNDED: Self = Self {
        bits: f64::INFINITY,
        round_trip: Duration::ZERO,
    };

    /// The transmission time of this many bytes.
    fn time_of(self, bytes: usize) -> Duration {
        Duration::from_secs_f64(bytes as f64 * 8.0 / self.bits)
    }
}

/// The link that all replies of a server share.
#[derive(Debug)]
pub struct Link(Mutex<State>);

#[derive(Debug)]
struct State {
    speed: Speed,
    /// The time at which everything sent so far will have arrived.
    free: Instant,
    /// The number of requests that are being answered.
    open: usize,
    /// The time at which there was last such a request.
    busy: Instant,
    sent: usize,
}

impl Link {
    /// A link without limit.
    #[must_use]
    pub fn new() -> Self {
        let now = Instant::now();
        Self(Mutex::new(State {
            speed: Speed::UNBOUNDED,
            free: now,
            open: 0,
            busy: now,
            sent: 0,
        }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the speed, and resets the count of bytes.
    pub fn begin(&self, speed: Speed) {
        let mut state = self.state();
        (state.speed, state.free, state.busy) = (speed, Instant::now(), Instant::now());
        state.sent = 0;
    }

    /// The number of bytes sent since [`Link::begin`].
    pub fn sent(&self) -> usize {
        self.state().sent
    }

    /// How long there has been no request; zero while one is being answered.
    pub fn quiet(&self) -> Duration {
        let state = self.state();
        match state.open {
            0 => state.busy.elapsed(),
            _ => Duration::ZERO,
        }
    }

    /// Sends the reply to a request that has just been made: waits for the round trip, then sends the bytes at
    /// the link's speed.
    ///
    /// # Errors
    /// If the client has closed the connection.
    pub fn reply(&self, to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
        self.state().open += 1;
        let sent = self.send(to, bytes);
        let mut state = self.state();
        state.open -= 1;
        state.busy = Instant::now();
        sent
    }

    fn send(&self, to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
        let round_trip = self.state().speed.round_trip;
        sleep(round_trip);
        for packet in bytes.chunks(PACKET) {
            let now = Instant::now();
            let arrives = {
                let mut state = self.state();
                state.free = state.free.max(now) + state.speed.time_of(packet.len());
                state.sent += packet.len();
                state.free
            };
            sleep(arrives - now);
            to.write_all(packet)?;
        }
        to.flush()
    }
}

impl Default for Link {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPEED: Speed = Speed {
        bits: 1e6,
        round_trip: Duration::from_millis(20),
    };

    #[test]
    fn a_reply_takes_its_way_and_its_bytes() {
        let link = Link::new();
        link.begin(SPEED);
        let (begun, mut got) = (Instant::now(), Vec::new());
        link.reply(&mut got, &[7; 5000]).unwrap();
        assert!(begun.elapsed() >= Duration::from_millis(60));
        assert_eq!((got.len(), link.sent()), (5000, 5000));
    }

    #[test]
    fn replies_at_the_same_time_share_the_link() {
        let link = Link::new();
        link.begin(SPEED);
        let begun = Instant::now();
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| link.reply(&mut Vec::new(), &[7; 5000]).unwrap());
            }
        });
        assert!(begun.elapsed() >= Duration::from_millis(100));
        link.begin(Speed::UNBOUNDED);
        assert_eq!(link.sent(), 0);
        link.reply(&mut Vec::new(), &[7; 5000]).unwrap();
    }

    #[test]
    fn it_is_not_quiet_while_something_is_answered() {
        let link = Link::new();
        link.begin(SPEED);
        std::thread::scope(|scope| {
            let answered = scope.spawn(|| link.reply(&mut Vec::new(), &[7; 5000]).unwrap());
            sleep(Duration::from_millis(30));
            assert_eq!(link.quiet(), Duration::ZERO);
            answered.join().unwrap();
        });
        sleep(Duration::from_millis(5));
        assert!(link.quiet() >= Duration::from_millis(5));
    }
}
