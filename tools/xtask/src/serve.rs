//! A small server for static files, for this machine only.

use crate::files::gzip;
use crate::hash::is_hashed;
use flate2::Compression;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{JoinHandle, sleep};
use std::time::Duration;

/// The path that browsers request from a host beside a document that names no icon, such as a picture. It has nothing
/// to do with the site, which may be anywhere below it; most hosts answer the request.
const ICON: &str = "/favicon.ico";

/// The way in which a site is served.
#[derive(Debug, Clone, Copy, Default)]
pub enum Host {
    /// The files as they are. Names with a hash may be cached for ever.
    #[default]
    Plain,
    /// As `Plain`, with a header that allows pages of other sites to load the files, as GitHub Pages sends it.
    Open,
    /// With the headers of GitHub Pages and gzip, so long to the client and back: clients may cache everything for ten
    /// minutes and have to revalidate it after that. They have to accept gzip, and the folder must not change.
    Pages(Duration),
}

/// A server on 127.0.0.1; dropping it stops it.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    site: Arc<Site>,
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Starts to serve `dir` under `prefix` (`/`, or `/some/path/`) on a port; 0 chooses a free one.
    ///
    /// # Errors
    /// If the port is taken.
    ///
    /// # Panics
    /// If the prefix does not begin and end with a slash.
    pub fn start(dir: impl Into<PathBuf>, prefix: &str, port: u16, host: Host) -> io::Result<Self> {
        assert!(
            prefix.starts_with('/') && prefix.ends_with('/'),
            "a prefix begins and ends with a slash"
        );
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
        let address = listener.local_addr()?;
        let stop = Arc::new(AtomicBool::new(false));
        let site = Arc::new(Site {
            dir: dir.into(),
            prefix: prefix.to_owned(),
            host,
            replies: Mutex::default(),
            missing: Mutex::default(),
        });
        let (served, stopped) = (Arc::clone(&site), Arc::clone(&stop));
        let thread = std::thread::spawn(move || accept(&listener, &served, &stopped));
        Ok(Self {
            address,
            site,
            stop,
            thread: Some(thread),
        })
    }

    /// The address of the site.
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.site.prefix)
    }

    /// The paths that were requested in vain since the last call, in the order of requests.
    #[must_use]
    pub fn take_missing(&self) -> Vec<String> {
        std::mem::take(&mut self.site.missing())
    }

    /// Stops the server: no request is answered any more. The paths that were requested in vain are still known.
    pub fn stop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        let Some(thread) = self.thread.take() else {
            return;
        };
        // This wakes the thread, which waits for the next connection.
        if TcpStream::connect(self.address).is_ok() {
            let _ = thread.join();
        }
    }

    /// Blocks until the server ends, which it only does with the program.
    pub fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            // The thread answers requests until it is stopped; its result has no further meaning.
            let _ = thread.join();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
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
            // A browser that closes its connection early is not an error.
            let _ = answer(&site, stream);
        });
    }
}

#[derive(Debug)]
struct Site {
    dir: PathBuf,
    prefix: String,
    host: Host,
    /// Compressed replies by address, so that compression takes no time during a measurement.
    replies: Mutex<HashMap<String, Reply>>,
    missing: Mutex<Vec<String>>,
}

#[derive(Debug, Clone)]
struct Reply {
    status: &'static str,
    headers: String,
    body: Vec<u8>,
}

fn answer(site: &Site, mut stream: TcpStream) -> io::Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let request = lines.next().transpose()?.unwrap_or_default();
    let mut known = String::new();
    for line in lines {
        let line = line?.to_ascii_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(tags) = line.strip_prefix("if-none-match:") {
            tags.trim().clone_into(&mut known);
        }
    }
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or("/"));
    let reply = match &site.host {
        Host::Pages(_) => site.reply_like_pages(method, target, &known)?,
        Host::Plain | Host::Open => site.reply(method, target),
    };
    // A reply without body has no length.
    let length = if reply.status.starts_with("304") || reply.status.starts_with("204") {
        String::new()
    } else {
        format!("Content-Length: {}\r\n", reply.body.len())
    };
    let mut bytes = format!(
        "HTTP/1.1 {}\r\n{}{length}Connection: close\r\n\r\n",
        reply.status, reply.headers
    )
    .into_bytes();
    if method != "HEAD" {
        bytes.extend(reply.body);
    }
    if let Host::Pages(round_trip) = site.host {
        sleep(round_trip);
    }
    stream.write_all(&bytes)?;
    stream.flush()
}

impl Reply {
    /// Compresses the body, unless that makes it longer: pictures are compressed already.
    fn compressed(mut self) -> io::Result<Self> {
        let compressed = gzip(&self.body, Compression::default())?;
        if compressed.len() < self.body.len() {
            self.body = compressed;
            self.headers += "Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n";
        }
        Ok(self)
    }
}

impl Site {
    /// The reply to a client that has cached the versions with these tags.
    fn reply_like_pages(&self, method: &str, target: &str, known: &str) -> io::Result<Reply> {
        let mut replies = self.replies.lock().unwrap_or_else(PoisonError::into_inner);
        let mut reply = match replies.get(target) {
            Some(reply) => reply.clone(),
            None => {
                let reply = self.reply(method, target).compressed()?;
                replies.insert(target.to_owned(), reply.clone());
                reply
            }
        };
        let mut hasher = DefaultHasher::new();
        reply.body.hash(&mut hasher);
        let tag = format!("\"{:016x}\"", hasher.finish());
        if reply.status.starts_with("200") && known.contains(&tag) {
            (reply.status, reply.body) = ("304 Not Modified", Vec::new());
        }
        reply.headers += &format!("ETag: {tag}\r\n");
        Ok(reply)
    }

    fn missing(&self) -> MutexGuard<'_, Vec<String>> {
        self.missing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn reply(&self, method: &str, target: &str) -> Reply {
        if !matches!(method, "GET" | "HEAD") {
            return plain("405 Method Not Allowed", "only GET and HEAD");
        }
        let path = target.split(['?', '#']).next().unwrap_or("/");
        if path == ICON {
            return Reply {
                status: "204 No Content",
                headers: String::new(),
                body: Vec::new(),
            };
        }
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
                headers: headers_of(&file, &self.host),
                body,
            },
            None => {
                self.missing().push(path.to_owned());
                plain("404 Not Found", "no such file")
            }
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

/// The file for a path; never one outside the folder.
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

fn headers_of(file: &Path, host: &Host) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let caching = match host {
        Host::Pages(_) => "max-age=600",
        _ if is_hashed(&name) => "max-age=31536000, immutable",
        _ => "no-cache",
    };
    let sharing = match host {
        Host::Open | Host::Pages(_) => "Access-Control-Allow-Origin: *\r\n",
        Host::Plain => "",
    };
    let kind = mime(file);
    format!(
        "Content-Type: {kind}\r\nCache-Control: {caching}\r\nX-Content-Type-Options: nosniff\r\n{sharing}"
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
        let server = Server::start(&site, "/some/path/", 0, Host::Plain).unwrap();
        assert!(server.url().ends_with("/some/path/"));
        let page = get(&server, "/some/path/?lang=fr");
        assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("<p>hello"));
        assert!(page.contains("no-cache"));
        let wasm = get(&server, "/some/path/a-0123456789abcdef.wasm");
        assert!(wasm.contains("application/wasm") && wasm.contains("immutable"));
        assert!(!wasm.contains("gzip"));
        assert!(get(&server, "/some/path").starts_with("HTTP/1.1 301"));
        let icon = get(&server, ICON);
        assert!(icon.starts_with("HTTP/1.1 204") && icon.ends_with("\r\n\r\n"));
        assert!(server.take_missing().is_empty());
        let others = ["/", "/index.html", "/some/path/x", "/some/path/../secret"];
        for other in others {
            assert!(get(&server, other).starts_with("HTTP/1.1 404"), "{other}");
        }
        assert_eq!(server.take_missing(), others);
        assert!(server.take_missing().is_empty());
    }

    #[test]
    fn like_on_pages_everything_is_kept_for_ten_minutes_and_then_checked() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("a-0123456789abcdef.js"), "1;".repeat(99)).unwrap();
        // Gzip would make it longer.
        std::fs::write(dir.path().join("a.bin"), "weights").unwrap();
        let server = Server::start(dir.path(), "/", 0, Host::Pages(Duration::ZERO)).unwrap();
        let plain = get(&server, "/a.bin");
        assert!(
            plain.ends_with("weights") && !plain.contains("gzip"),
            "{plain}"
        );
        let ask = |headers: &str| {
            let mut stream = TcpStream::connect(server.address).unwrap();
            let path = "/a-0123456789abcdef.js";
            write!(stream, "GET {path} HTTP/1.1\r\n{headers}\r\n").unwrap();
            let mut reply = Vec::new();
            stream.read_to_end(&mut reply).unwrap();
            String::from_utf8_lossy(&reply).into_owned()
        };
        let first = ask("");
        assert!(first.starts_with("HTTP/1.1 200") && first.contains("Encoding: gzip"));
        assert!(first.contains("Cache-Control: max-age=600\r\n"));
        let tag = first
            .lines()
            .find_map(|line| line.strip_prefix("ETag: "))
            .unwrap();
        let again = ask(&format!("If-None-Match: {tag}\r\n"));
        assert!(again.starts_with("HTTP/1.1 304") && again.ends_with("\r\n\r\n"));
        assert!(ask("If-None-Match: \"0\"\r\n").starts_with("HTTP/1.1 200"));
    }
}
