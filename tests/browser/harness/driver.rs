//! A chromedriver of one's own.

use anyhow::{Context, Result};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

/// How long a driver may take to start, on a busy machine.
const START: Duration = Duration::from_secs(60);

/// A running chromedriver; killed when dropped.
pub struct Driver {
    port: u16,
    // Held because dropping it ends the process.
    _child: Child,
}

impl Driver {
    /// Starts one on a free port, which it chooses itself and prints.
    pub async fn start(program: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let output = child.stdout.take().context("chromedriver has no output")?;
        let mut lines = BufReader::new(output).lines();
        let port = tokio::time::timeout(START, async {
            while let Some(line) = lines.next_line().await? {
                if let Some(port) = port_in(&line) {
                    return Ok(port);
                }
            }
            anyhow::bail!("chromedriver ended without naming its port")
        })
        .await
        .context("chromedriver did not start in time")??;
        // Reading on keeps the driver from blocking on a full pipe.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Self {
            port,
            _child: child,
        })
    }

    /// Where it listens.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }
}

/// The port in `ChromeDriver was started successfully on port 12345.`
fn port_in(line: &str) -> Option<u16> {
    let rest = line.split("successfully on port ").nth(1)?;
    rest.trim_end_matches('.').trim().parse().ok()
}
