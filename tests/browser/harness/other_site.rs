//! A server of another site, which records all requests and answers none.

use super::lock;
use anyhow::Result;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A server on another port of this machine, which is another site for the browser.
pub struct OtherSite {
    address: SocketAddr,
    requests: Arc<Mutex<Vec<String>>>,
    stop: Arc<AtomicBool>,
}

impl OtherSite {
    /// Starts to listen.
    pub fn start() -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let other_site = Self {
            address: listener.local_addr()?,
            requests: Arc::default(),
            stop: Arc::default(),
        };
        let (requests, stop) = (other_site.requests.clone(), other_site.stop.clone());
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                // Chromium connects for a web socket before it checks the policy, and then sends nothing.
                let Ok(stream) = stream else { continue };
                let line = first_line(&stream).filter(|line| !line.is_empty());
                let mut requests = lock(&requests);
                // Recorded before the connection is closed, by which the client learns that no answer comes.
                requests.extend(line);
                drop(stream);
            }
        });
        Ok(other_site)
    }

    /// Its host and port.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The first lines of all requests so far.
    pub fn requests(&self) -> Vec<String> {
        let requests = lock(&self.requests);
        requests.clone()
    }
}

impl Drop for OtherSite {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the thread, which may wait for a connection.
        let _ = TcpStream::connect(self.address);
    }
}

fn first_line(stream: &TcpStream) -> Option<String> {
    stream.set_read_timeout(Some(Duration::from_secs(2))).ok()?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line).ok()?;
    Some(line.trim().to_owned())
}
