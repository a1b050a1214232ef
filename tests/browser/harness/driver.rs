//! Starts the WebDriver programs.

use anyhow::{Context, Result, ensure};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use xtask::browser::Kind;

/// The longest time in which a driver starts, on a busy machine.
const START: Duration = Duration::from_secs(60);
/// The most attempts to start a driver that keeps running.
const TRIES: usize = 3;

/// A running driver; killed when dropped.
pub struct Driver {
    port: u16,
    // Held because dropping it ends the process.
    _child: Child,
    /// The folder of its files and the browser's, some of which they leave behind; removed when dropped.
    _files: TempDir,
}

impl Driver {
    /// Starts a driver on a free port, which it chooses itself and prints. Chromedriver ends at once if
    /// another program has that port on IPv6; then it is started again.
    pub async fn start(kind: Kind, program: &Path) -> Result<Self> {
        for _ in 1..TRIES {
            if let Some(driver) = Self::try_start(kind, program).await? {
                return Ok(driver);
            }
        }
        let last = Self::try_start(kind, program).await?;
        last.context("the driver ended without naming its port")
    }

    /// Starts a driver; `None` if it ends without printing its port.
    async fn try_start(kind: Kind, program: &Path) -> Result<Option<Self>> {
        let files = tempfile::tempdir()?;
        let mut command = Command::new(program);
        command.env("TMPDIR", files.path());
        match kind {
            Kind::Chromium => command.arg("--port=0"),
            Kind::Firefox => command.args(["--port=0", "--websocket-port=0"]),
            Kind::WebKit => return Self::start_where_it_is_told(command, files).await,
        };
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let output = child.stdout.take().context("the driver has no output")?;
        let mut lines = BufReader::new(output).lines();
        let port = tokio::time::timeout(START, async {
            while let Some(line) = lines.next_line().await? {
                if let Some(port) = port_in(&line) {
                    return anyhow::Ok(Some(port));
                }
            }
            Ok(None)
        })
        .await
        .context("the driver did not start in time")??;
        let Some(port) = port else {
            return Ok(None);
        };
        // Reading on keeps the driver from blocking on a full pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Some(Self {
            port,
            _child: child,
            _files: files,
        }))
    }

    /// Starts a driver that needs to be told a port.
    async fn start_where_it_is_told(mut command: Command, files: TempDir) -> Result<Option<Self>> {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
            .local_addr()?
            .port();
        let mut child = command
            .arg(format!("--port={port}"))
            // The page begins in the language of the tests.
            .envs([("LANGUAGE", "en_US"), ("LANG", "en_US.UTF-8")])
            // Without a graphics card, painting by OpenGL takes most of a processor core.
            .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start the driver")?;
        let started = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port))
            .await
            .is_err()
        {
            if child.try_wait()?.is_some() {
                return Ok(None);
            }
            ensure!(
                started.elapsed() < START,
                "the driver did not start in time"
            );
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(Some(Self {
            port,
            _child: child,
            _files: files,
        }))
    }

    /// Its address.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// The port in `ChromeDriver was started successfully on port 12345.` or in
/// `geckodriver INFO Listening on 127.0.0.1:12345`.
fn port_in(line: &str) -> Option<u16> {
    let ends = ["successfully on port ", "Listening on 127.0.0.1:"];
    let rest = ends.iter().find_map(|end| line.split(end).nth(1))?;
    rest.trim().trim_end_matches('.').parse().ok()
}
