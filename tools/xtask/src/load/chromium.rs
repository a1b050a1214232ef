//! Controls a Chromium by its debugging protocol, through pipes: WebDriver can neither slow down a page before
//! it is loaded nor run a script at its very beginning.

use crate::browser::{Browser, FLAGS, Kind};
use crate::cmd::work_dir;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The longest time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(90);
/// The longest time to wait for the end of the process.
const END: Duration = Duration::from_secs(5);

/// Chromium expects the pipes as file descriptors 3 and 4. Without unsafe code, only a shell can set them.
const WITH_PIPES: &str = r#"exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1"#;

/// A running browser with a profile of its own; dropping it ends the browser.
pub struct Chromium {
    child: Child,
    to: ChildStdin,
    from: Receiver<Value>,
    next: u64,
    profile: PathBuf,
}

impl Chromium {
    /// Starts a browser.
    ///
    /// # Errors
    /// If there is no Chromium, or no shell that can start it.
    pub fn start() -> Result<Self> {
        let browser = Browser::ready(Kind::Chromium)?;
        let profile = work_dir().join(format!("profile-{}", std::process::id()));
        fs::create_dir_all(&profile)?;
        let mut child = Command::new("sh")
            .args(["-c", WITH_PIPES])
            .arg(&browser.program)
            .args(FLAGS)
            .arg("--remote-debugging-pipe")
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .context("page loads are measured where there is `sh`")?;
        let to = child.stdin.take().context("the browser has no input")?;
        let output = child.stdout.take().context("the browser has no output")?;
        let (sender, from) = channel();
        std::thread::spawn(move || {
            for message in BufReader::new(output).split(0).map_while(Result::ok) {
                let Ok(message) = serde_json::from_slice(&message) else {
                    break;
                };
                if sender.send(message).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            to,
            from,
            next: 0,
            profile,
        })
    }

    /// The name and version of the browser.
    ///
    /// # Errors
    /// If it does not answer.
    pub fn version(&mut self) -> Result<String> {
        let version = self.ask(None, "Browser.getVersion", json!({}))?;
        text(&version, "product")
    }

    /// Sends a command to the browser, or to one of its pages; returns the answer.
    ///
    /// # Errors
    /// If the browser refuses, or does not answer in time.
    pub fn ask(&mut self, page: Option<&str>, method: &str, params: Value) -> Result<Value> {
        self.next += 1;
        let mut message = json!({ "id": self.next, "method": method, "params": params });
        if let Some(page) = page {
            message["sessionId"] = page.into();
        }
        let mut bytes = serde_json::to_vec(&message)?;
        bytes.push(0);
        self.to
            .write_all(&bytes)
            .context("the browser has gone away")?;
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let message = self.from.recv_timeout(left);
            let mut message =
                message.with_context(|| format!("the browser does not answer {method}"))?;
            // Other messages are events, or late answers that nobody needs.
            if message["id"] != self.next {
                continue;
            }
            if let Some(error) = message.get("error") {
                bail!("{method}: {}", error["message"]);
            }
            return Ok(message["result"].take());
        }
    }

    /// Creates a visitor: an empty storage and cache.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn visitor(&mut self) -> Result<String> {
        let made = self.ask(None, "Target.createBrowserContext", json!({}))?;
        text(&made, "browserContextId")
    }

    /// Deletes a visitor with its storage and cache.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn forget(&mut self, visitor: &str) -> Result<()> {
        let visitor = json!({ "browserContextId": visitor });
        self.ask(None, "Target.disposeBrowserContext", visitor)?;
        Ok(())
    }

    /// Opens an empty page of a visitor.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn page(&mut self, visitor: &str) -> Result<Page<'_>> {
        let empty = json!({ "url": "about:blank", "browserContextId": visitor });
        let made = self.ask(None, "Target.createTarget", empty)?;
        let target = text(&made, "targetId")?;
        let attach = json!({ "targetId": target, "flatten": true });
        let attached = self.ask(None, "Target.attachToTarget", attach)?;
        Ok(Page {
            session: text(&attached, "sessionId")?,
            chromium: self,
            target,
        })
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        // It makes no difference whether the browser ends by itself or is killed.
        let _ = self.ask(None, "Browser.close", json!({}));
        let until = Instant::now() + END;
        while Instant::now() < until && matches!(self.child.try_wait(), Ok(None)) {
            sleep(Duration::from_millis(20));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

/// An open page.
pub struct Page<'a> {
    chromium: &'a mut Chromium,
    target: String,
    session: String,
}

impl Page<'_> {
    /// Sends a command to the page; returns the answer.
    ///
    /// # Errors
    /// If the browser refuses, or does not answer in time.
    pub fn ask(&mut self, method: &str, params: Value) -> Result<Value> {
        self.chromium.ask(Some(&self.session), method, params)
    }

    /// Waits until an expression is defined and its promise resolves; returns the value.
    ///
    /// # Errors
    /// If that does not happen in time.
    pub fn value(&mut self, expression: &str) -> Result<Value> {
        let until = Instant::now() + PATIENCE;
        let asked = json!({
            "expression": expression,
            "awaitPromise": true,
            "returnByValue": true,
            // Shorter than [`PATIENCE`], so that the browser reports the error.
            "timeout": PATIENCE.as_millis() as u64 / 2,
        });
        loop {
            // The question is lost if the document is replaced, so it is repeated.
            let answer = self.ask("Runtime.evaluate", asked.clone());
            if let Ok(answer) = &answer {
                let value = &answer["result"]["value"];
                if !value.is_null() && answer.get("exceptionDetails").is_none() {
                    return Ok(value.clone());
                }
            }
            if Instant::now() > until {
                bail!("the page does not say {expression}: {answer:?}");
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// Closes the page.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn close(self) -> Result<()> {
        let target = json!({ "targetId": self.target });
        self.chromium.ask(None, "Target.closeTarget", target)?;
        Ok(())
    }
}

fn text(answer: &Value, name: &str) -> Result<String> {
    let text = answer[name].as_str();
    let text = text.with_context(|| format!("the browser names no {name}"))?;
    Ok(text.to_owned())
}
