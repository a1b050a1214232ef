//! Somewhere else: notes what it is asked for, and gives nothing.

use anyhow::Result;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A listener on another port of this machine, and so another site.
pub struct Witness {
    address: SocketAddr,
    heard: Arc<Mutex<Vec<String>>>,
    stop: Arc<AtomicBool>,
}

impl Witness {
    /// Starts to listen.
    pub fn start() -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let witness = Self {
            address: listener.local_addr()?,
            heard: Arc::default(),
            stop: Arc::default(),
        };
        let (heard, stop) = (witness.heard.clone(), witness.stop.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                // Chromium connects for a web socket before it asks the policy, and
                // then says nothing.
                let Ok(stream) = stream else { continue };
                let line = first_line(&stream).filter(|line| !line.is_empty());
                let mut heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
                // Only then does whoever asked learn that nothing comes.
                heard.extend(line);
                drop(stream);
            }
        });
        Ok(witness)
    }

    /// Its host and port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The first line of every request so far.
    pub fn heard(&self) -> Vec<String> {
        let heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.clone()
    }
}

impl Drop for Witness {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the thread, if it still listens.
        let _ = TcpStream::connect(self.address);
    }
}

fn first_line(stream: &TcpStream) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).ok()?;
    Some(line.trim().to_owned())
}
