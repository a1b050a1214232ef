//! A small server of static files, for this machine only.

use crate::hash::is_hashed;
use flate2::{Compression, write::GzEncoder};
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

/// Serves a folder on 127.0.0.1 until dropped.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    prefix: String,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts serving `dir` under `prefix` (`/`, or `/some/path/`) on a port; 0 takes a free one.
    ///
    /// # Errors
    /// If the port is taken.
    ///
    /// # Panics
    /// If the prefix does not begin and end with a slash.
    pub fn start(dir: impl Into<PathBuf>, prefix: &str, port: u16) -> io::Result<Self> {
        Self::start_site(dir.into(), prefix, port, false)
    }

    /// The same, compressing what hosts compress for whoever takes gzip.
    ///
    /// # Errors
    /// If the port is taken.
    ///
    /// # Panics
    /// If the prefix does not begin and end with a slash.
    pub fn start_compressing(dir: impl Into<PathBuf>, prefix: &str, port: u16) -> io::Result<Self> {
        Self::start_site(dir.into(), prefix, port, true)
    }

    fn start_site(dir: PathBuf, prefix: &str, port: u16, compresses: bool) -> io::Result<Self> {
        assert!(
            prefix.starts_with('/') && prefix.ends_with('/'),
            "a prefix begins and ends with a slash"
        );
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let stop = Arc::new(AtomicBool::new(false));
        let site = Arc::new(Site {
            dir,
            prefix: prefix.to_owned(),
            compresses,
        });
        let stopped = Arc::clone(&stop);
        let thread = std::thread::spawn(move || accept(&listener, &site, &stopped));
        Ok(Self {
            address,
            prefix: prefix.to_owned(),
            stop,
            thread: Some(thread),
        })
    }

    /// The address to open.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.prefix)
    }

    /// Waits until the server ends, which it does only with the program.
    pub fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            // The thread answers until it is stopped; how it ended tells nothing more.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Wakes the thread from waiting for the next connection.
        let woken = TcpStream::connect(self.address).is_ok();
        if let Some(thread) = self.thread.take().filter(|_| woken) {
            let _ = thread.join();
        }
    }
}

fn accept(listener: &TcpListener, site: &Arc<Site>, stop: &AtomicBool) {
    for stream in listener.incoming() {
        if stop.load(Ordering::Relaxed) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let site = Arc::clone(site);
        std::thread::spawn(move || {
            // A browser that hangs up in the middle is nothing to report.
            let _ = answer(&site, stream);
        });
    }
}

struct Site {
    dir: PathBuf,
    prefix: String,
    compresses: bool,
}

struct Reply {
    status: &'static str,
    headers: String,
    body: Vec<u8>,
}

fn answer(site: &Site, mut stream: TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let mut takes_gzip = false;
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        takes_gzip |= line.starts_with("accept-encoding:") && line.contains("gzip");
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
    let mut reply = site.reply(method, target);
    if site.compresses && takes_gzip {
        reply.compress()?;
    }
    write!(
        stream,
        "HTTP/1.1 {}\r\n{}Content-Length: {}\r\nConnection: close\r\n\r\n",
        reply.status,
        reply.headers,
        reply.body.len()
    )?;
    if method != "HEAD" {
        stream.write_all(&reply.body)?;
    }
    stream.flush()
}

impl Reply {
    /// Pictures and packs are compressed already.
    fn compress(&mut self) -> io::Result<()> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(&self.body)?;
        let compressed = encoder.finish()?;
        if compressed.len() < self.body.len() {
            self.body = compressed;
            self.headers += "Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n";
        }
        Ok(())
    }
}

impl Site {
    fn reply(&self, method: &str, target: &str) -> Reply {
        if !matches!(method, "GET" | "HEAD") {
            return plain("405 Method Not Allowed", "only GET and HEAD");
        }
        let path = target.split(['?', '#']).next().unwrap_or("/");
        if !path.ends_with('/') && format!("{path}/") == self.prefix {
            return Reply {
                status: "301 Moved Permanently",
                headers: format!("Location: {}\r\n", self.prefix),
                body: Vec::new(),
            };
        }
        let file = path
            .strip_prefix(&self.prefix)
            .and_then(|rest| file_of(&self.dir, rest));
        match file.and_then(|file| Some((std::fs::read(&file).ok()?, file))) {
            Some((body, file)) => Reply {
                status: "200 OK",
                headers: headers_of(&file),
                body,
            },
            None => plain("404 Not Found", "no such file"),
        }
    }
}

fn plain(status: &'static str, text: &str) -> Reply {
    Reply {
        status,
        headers: "Content-Type: text/plain; charset=utf-8\r\n".to_owned(),
        body: text.as_bytes().to_vec(),
    }
}

/// The file a path asks for; never one outside the folder.
fn file_of(dir: &Path, rest: &str) -> Option<PathBuf> {
    let mut file = dir.to_path_buf();
    for part in rest.split('/').filter(|part| !part.is_empty()) {
        if part.starts_with('.') || part.contains(['\\', ':', '%']) {
            return None;
        }
        file.push(part);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    Some(file)
}

fn headers_of(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let caching = if is_hashed(&name) {
        "max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = mime(file);
    format!(
        "Content-Type: {kind}\r\nCache-Control: {caching}\r\nX-Content-Type-Options: nosniff\r\n"
    )
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn get(server: &Server, path: &str) -> String {
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    #[test]
    fn serves_a_folder_under_a_prefix_and_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("secret"), "s").unwrap();
        let site = dir.path().join("site");
        std::fs::create_dir(&site).unwrap();
        std::fs::write(site.join("index.html"), "<p>hello").unwrap();
        std::fs::write(site.join("a-0123456789abcdef.wasm"), "w").unwrap();
        let server = Server::start(&site, "/some/path/", 0).unwrap();
        assert!(server.url().ends_with("/some/path/"));
        let page = get(&server, "/some/path/?lang=fr");
        assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("<p>hello"));
        assert!(page.contains("no-cache"));
        let wasm = get(&server, "/some/path/a-0123456789abcdef.wasm");
        assert!(wasm.contains("application/wasm") && wasm.contains("immutable"));
        assert!(!wasm.contains("gzip"));
        assert!(get(&server, "/some/path").starts_with("HTTP/1.1 301"));
        for other in ["/", "/index.html", "/some/path/x", "/some/path/../secret"] {
            assert!(get(&server, other).starts_with("HTTP/1.1 404"), "{other}");
        }
    }

    #[test]
    fn whoever_takes_gzip_gets_it_from_a_server_that_compresses() {
        let dir = tempfile::tempdir().unwrap();
        let text = "<p>hello ".repeat(100);
        std::fs::write(dir.path().join("index.html"), &text).unwrap();
        let server = Server::start_compressing(dir.path(), "/", 0).unwrap();
        assert!(get(&server, "/").ends_with(&text));
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(
            stream,
            "GET / HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n"
        )
        .unwrap();
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).unwrap();
        let end = reply
            .windows(4)
            .position(|four| four == b"\r\n\r\n")
            .unwrap();
        let (head, body) = reply.split_at(end + 4);
        assert!(String::from_utf8_lossy(head).contains("Content-Encoding: gzip"));
        let mut plain = String::new();
        flate2::read::GzDecoder::new(body)
            .read_to_string(&mut plain)
            .unwrap();
        assert_eq!(plain, text);
        // What that would make longer stays as it is.
        std::fs::write(dir.path().join("a.pack"), "TPK1").unwrap();
        let mut stream = TcpStream::connect(server.address).unwrap();
        write!(
            stream,
            "GET /a.pack HTTP/1.1\r\nAccept-Encoding: gzip\r\n\r\n"
        )
        .unwrap();
        let mut reply = String::new();
        stream.read_to_string(&mut reply).unwrap();
        assert!(
            reply.ends_with("TPK1") && !reply.contains("gzip"),
            "{reply}"
        );
    }
}
