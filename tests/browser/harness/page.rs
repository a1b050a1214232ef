//! The app, open in a browser.

use super::driver::Driver;
use super::setting::Setting;
use anyhow::{Context, Result, bail};
use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use futures_util::FutureExt;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tempfile::TempDir;
use xtask::browser::FLAGS;
use xtask::serve::Server;

/// The app must work below any path, so it is tried below one that nobody expects.
const PREFIX: &str = "/some/path/";

/// How long to wait for something to appear.
const PATIENCE: Duration = Duration::from_secs(20);

/// The app in a browser of its own: its server, driver and profile end with it.
///
/// [`Page::run`] and [`Scene::run`] close the browser even when a test fails.
pub struct Page {
    /// The WebDriver session, for all that has no method here.
    pub client: Client,
    url: String,
    server: Mutex<Option<Server>>,
    // In the order in which they have to go.
    _driver: Driver,
    _profile: TempDir,
}

impl Page {
    /// Opens the app, runs a test on it, and closes the browser.
    pub async fn run(test: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
        Scene::default().run(test).await
    }

    /// The app's address, with its sub-path.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// Stops the app's server: from now on there is no network.
    pub fn stop_server(&self) {
        let mut server = self.server.lock().unwrap_or_else(PoisonError::into_inner);
        drop(server.take());
    }

    /// The element of a CSS selector, once it is there.
    pub async fn find(&self, css: &str) -> Result<Element> {
        self.client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await
            .with_context(|| format!("`{css}` did not appear"))
    }

    /// Runs the body of a JavaScript function, and what it returns.
    pub async fn script(&self, body: &str) -> Result<Value> {
        self.client
            .execute(body, Vec::new())
            .await
            .with_context(|| format!("script failed: {body}"))
    }

    /// Runs the body of a JavaScript function that calls `done(value)` when it is ready.
    pub async fn script_async(&self, body: &str) -> Result<Value> {
        let body = format!("const done = arguments[arguments.length - 1]; {body}");
        self.client
            .execute_async(&body, Vec::new())
            .await
            .with_context(|| format!("script failed: {body}"))
    }

    /// A command of the browser's debugging protocol.
    pub async fn debugging(&self, command: &'static str, parameters: Value) -> Result<()> {
        let command = super::log::Debugging {
            command,
            parameters,
        };
        self.client.issue_cmd(command).await?;
        Ok(())
    }

    /// Has a script run in every document before its own ones.
    pub async fn before_everything(&self, script: &str) -> Result<()> {
        self.debugging(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        )
        .await
    }

    /// Gives the page exactly so many pixels; a narrow one is a phone's.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let phone = width < 600;
        self.debugging(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone }),
        )
        .await?;
        self.debugging(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": phone }),
        )
        .await
    }

    /// Fails if the browser complained of an error since the last call: a script
    /// that threw, a file that was not found, a policy that was broken.
    pub async fn no_complaints(&self) -> Result<()> {
        let log = self.client.issue_cmd(super::log::BrowserLog).await?;
        let severe: Vec<_> = log
            .as_array()
            .context("chromedriver's log is not a list")?
            .iter()
            .filter(|entry| entry["level"] == "SEVERE")
            .collect();
        if !severe.is_empty() {
            bail!("the browser complained: {severe:#?}");
        }
        Ok(())
    }
}

/// Where and how the app is opened, if not as usual.
#[derive(Default)]
pub struct Scene {
    /// The folder to serve; otherwise the build under test.
    pub dir: Option<PathBuf>,
    /// More flags of the browser's.
    pub flags: Vec<String>,
    /// Preferences of the browser's.
    pub preferences: Map<String, Value>,
}

impl Scene {
    /// Opens the app, runs a test on it, and closes the browser.
    pub async fn run(self, test: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
        let page = self.open().await?;
        // A failed assertion must not leave a browser behind.
        let result = AssertUnwindSafe(test(&page)).catch_unwind().await;
        let closed = page.client.clone().close().await;
        match result {
            Ok(result) => result?,
            Err(panic) => resume_unwind(panic),
        }
        closed.context("the browser did not close")
    }

    async fn open(self) -> Result<Page> {
        let setting = Setting::from_env()?;
        let dir = self.dir.as_ref().unwrap_or(&setting.dist);
        let server = Server::start(dir, PREFIX, 0)?;
        let profile = tempfile::tempdir()?;
        let driver = Driver::start(&setting.driver).await?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(self.capabilities(&setting, &profile)?)
            .connect(&driver.url())
            .await
            .context("the browser did not start")?;
        let url = server.url();
        let page = Page {
            client,
            url,
            server: Mutex::new(Some(server)),
            _driver: driver,
            _profile: profile,
        };
        if let Err(error) = page.client.goto(&page.url).await {
            page.client.close().await?;
            return Err(error).context("the app did not open");
        }
        Ok(page)
    }

    fn capabilities(&self, setting: &Setting, profile: &TempDir) -> Result<Map<String, Value>> {
        let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
        args.push(format!("--user-data-dir={}", profile.path().display()));
        args.extend(self.flags.iter().cloned());
        let value = json!({
            "goog:chromeOptions":
                { "binary": setting.chrome, "args": args, "prefs": &self.preferences },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 30_000, "pageLoad": 60_000 },
        });
        match value {
            Value::Object(map) => Ok(map),
            _ => bail!("capabilities are an object"),
        }
    }
}
