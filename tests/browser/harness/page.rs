//! The app, open in a browser.

use super::bidi::Bidi;
use super::debugging::Debugging;
use super::driver::Driver;
use super::setting::Setting;
use anyhow::{Context, Result, bail};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use futures_util::FutureExt;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use xtask::browser::{FLAGS, Kind};
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
    /// Which browser it is.
    pub kind: Kind,
    bidi: Bidi,
    window: String,
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

    /// Waits until the body of a JavaScript function returns true: for what follows
    /// from an input, but not at once.
    pub async fn until(&self, body: &str) -> Result<()> {
        let started = Instant::now();
        while self.script(body).await? != true {
            if started.elapsed() > PATIENCE {
                bail!("this did not become true: {body}");
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
        Ok(())
    }

    /// Runs the body of a JavaScript function that calls `done(value)` when it is ready.
    pub async fn script_async(&self, body: &str) -> Result<Value> {
        let body = format!("const done = arguments[arguments.length - 1]; {body}");
        self.client
            .execute_async(&body, Vec::new())
            .await
            .with_context(|| format!("script failed: {body}"))
    }

    /// A command of Chromium's debugging protocol, and the answer.
    pub async fn debugging(&self, command: &'static str, parameters: Value) -> Result<Value> {
        let command = Debugging {
            command,
            parameters,
        };
        Ok(self.client.issue_cmd(command).await?)
    }

    /// Loads the page again; what is found afterwards is the new one's.
    pub async fn reload(&self) -> Result<()> {
        // WebDriver's own way of doing so makes Firefox ask past its service workers.
        let reload = json!({ "context": self.window, "wait": "complete" });
        self.bidi.command("browsingContext.reload", reload).await?;
        Ok(())
    }

    /// Runs the body of an asynchronous JavaScript function as one of the page's own scripts, to
    /// which the page's policy applies, and what it returns.
    pub async fn own_script(&self, body: &str) -> Result<Value> {
        let function = json!({
            "functionDeclaration": format!("async () => JSON.stringify(await (async () => {{ {body} }})())"),
            "target": { "context": self.window },
            "awaitPromise": true,
        });
        let answer = self.bidi.command("script.callFunction", function).await?;
        let text = answer["result"]["value"].as_str();
        let text = text.with_context(|| format!("script failed: {body}: {answer}"))?;
        Ok(serde_json::from_str(text)?)
    }

    /// Has a script run in every document before its own ones.
    pub async fn before_everything(&self, script: &str) -> Result<()> {
        let function = format!("() => {{ {script} }}");
        let script = json!({ "functionDeclaration": function });
        self.bidi.command("script.addPreloadScript", script).await?;
        Ok(())
    }

    /// Gives the page exactly so many pixels; a narrow one is a phone's.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        self.resize_to(width, height, 1.0).await
    }

    /// The same, with so many dots of the screen to a pixel of the page.
    pub async fn resize_to(&self, width: u32, height: u32, dots: f64) -> Result<()> {
        let viewport = json!({
            "context": self.window,
            "viewport": { "width": width, "height": height },
            "devicePixelRatio": dots,
        });
        self.bidi
            .command("browsingContext.setViewport", viewport)
            .await?;
        if self.kind == Kind::Firefox {
            // It cannot change its mind about fingers while it runs.
            return Ok(());
        }
        let fingers = if width < 600 { json!(5) } else { Value::Null };
        let touch = json!({ "maxTouchPoints": fingers, "contexts": [self.window] });
        self.bidi
            .command("emulation.setTouchOverride", touch)
            .await?;
        Ok(())
    }

    /// What is to be seen of the page, or of a part of it (left, top, width and height in pixels),
    /// as WebP of a quality between 0 and 1.
    pub async fn webp(&self, part: Option<[i32; 4]>, quality: f64) -> Result<Vec<u8>> {
        let mut capture = json!({
            "context": self.window,
            "format": { "type": "image/webp", "quality": quality },
        });
        if let Some([x, y, width, height]) = part {
            capture["clip"] =
                json!({ "type": "box", "x": x, "y": y, "width": width, "height": height });
        }
        let answer = self
            .bidi
            .command("browsingContext.captureScreenshot", capture)
            .await?;
        let data = answer["data"].as_str().context("a picture")?;
        Ok(BASE64_STANDARD.decode(data)?)
    }

    /// From now on, what the page asks for is not taken from the browser's own cache. Firefox is
    /// told so before it starts ([`Scene::cache_off`]): later on, it would not ask service workers
    /// either.
    pub async fn forget_the_cache(&self) -> Result<()> {
        if self.kind == Kind::Chromium {
            let behavior = json!({ "cacheBehavior": "bypass" });
            self.bidi
                .command("network.setCacheBehavior", behavior)
                .await?;
        }
        Ok(())
    }

    /// Has the browser save files into a folder without asking.
    pub async fn save_files_in(&self, folder: &Path) -> Result<()> {
        let behavior = json!({ "type": "allowed", "destinationFolder": folder });
        let params = json!({ "downloadBehavior": behavior });
        self.bidi
            .command("browser.setDownloadBehavior", params)
            .await?;
        Ok(())
    }

    /// Fails if the browser complained of an error since the last call: a script
    /// that threw, a file that was not found, a policy that was broken.
    pub async fn no_complaints(&self) -> Result<()> {
        // What happened before this answer has been told before it.
        self.bidi
            .command("browsingContext.getTree", json!({}))
            .await?;
        let complaints = self.bidi.complaints();
        if !complaints.is_empty() {
            bail!("the browser complained: {complaints:#?}");
        }
        Ok(())
    }
}

/// Makes an error in the console of every breach of the policy, as some browsers do
/// of their own accord.
const TELL_BREACHES: &str = "document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`${event.effectiveDirective} refused ${event.blockedURI}`));";

/// Where and how the app is opened, if not as usual.
#[derive(Default)]
pub struct Scene {
    /// The folder to serve; otherwise the build under test.
    pub dir: Option<PathBuf>,
    /// More flags, for Chromium only.
    pub flags: Vec<String>,
    /// Whether the browser keeps nothing for pages.
    pub storage_blocked: bool,
    /// Whether Firefox has no cache of its own; see [`Page::forget_the_cache`].
    pub cache_off: bool,
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
        let driver = Driver::start(setting.kind, &setting.driver).await?;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(self.capabilities(&setting, &profile)?)
            .connect(&driver.url())
            .await
            .context("the browser did not start")?;
        let socket = client
            .capabilities()
            .and_then(|all| all["webSocketUrl"].as_str());
        let bidi = Bidi::connect(socket.context("the driver speaks no BiDi")?).await?;
        let page = Page {
            window: client.window().await?.into(),
            client,
            kind: setting.kind,
            bidi,
            url: server.url(),
            server: Mutex::new(Some(server)),
            _driver: driver,
            _profile: profile,
        };
        page.before_everything(TELL_BREACHES).await?;
        if let Err(error) = page.client.goto(&page.url).await {
            page.client.close().await?;
            return Err(error).context("the app did not open");
        }
        Ok(page)
    }

    fn capabilities(&self, setting: &Setting, profile: &TempDir) -> Result<Map<String, Value>> {
        let (name, options) = match setting.kind {
            Kind::Chromium => ("goog:chromeOptions", self.chromium(setting, profile)),
            Kind::Firefox => ("moz:firefoxOptions", self.firefox(setting)),
        };
        let value = json!({
            name: options,
            "webSocketUrl": true,
            "timeouts": { "script": 30_000, "pageLoad": 60_000 },
        });
        match value {
            Value::Object(map) => Ok(map),
            _ => bail!("capabilities are an object"),
        }
    }

    fn chromium(&self, setting: &Setting, profile: &TempDir) -> Value {
        let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
        args.push(format!("--user-data-dir={}", profile.path().display()));
        args.extend(self.flags.iter().cloned());
        let mut preferences = Map::new();
        if self.storage_blocked {
            let cookies = "profile.default_content_setting_values.cookies";
            preferences.insert(cookies.into(), json!(2));
        }
        json!({ "binary": setting.program, "args": args, "prefs": preferences })
    }

    /// Geckodriver makes a profile of its own, and takes it away.
    fn firefox(&self, setting: &Setting) -> Value {
        let cookies = if self.storage_blocked { 2 } else { 0 };
        let preferences = json!({
            "network.cookie.cookieBehavior": cookies,
            "browser.cache.disk.enable": !self.cache_off,
            "browser.cache.memory.enable": !self.cache_off,
            // Tests read what a person of this language sees first.
            "intl.accept_languages": "en-US, en",
        });
        json!({ "binary": setting.program, "args": ["-headless"], "prefs": preferences })
    }
}
