//! Running browsers, which tests use one after another: starting one takes longer than many a
//! test. Each test has a user context of its own in it, and so a storage, a cache and service
//! workers of its own.

use super::bidi::Bidi;
use super::driver::Driver;
use super::setting::Setting;
use anyhow::{Context, Result, bail};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use xtask::browser::{FLAGS, Kind};

/// What connections to browsers run on: they outlive the test that has opened them, and with it
/// the test's own runtime.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = Builder::new_multi_thread();
    let builder = builder.worker_threads(1).enable_all();
    builder.build().expect("a machine that can start a thread")
});

/// How long a browser may take to start, or to end, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How often one is started, at most, until one does.
const TRIES: usize = 3;

static POOL: Mutex<Pool> = Mutex::new(Pool {
    idle: Vec::new(),
    tests: 0,
});

struct Pool {
    idle: Vec<Session>,
    /// How many tests have a browser now. When the last of them ends, no browser is left running.
    tests: usize,
}

fn pool() -> MutexGuard<'static, Pool> {
    POOL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// How a browser is started, if not as usual. Such a browser serves one test only.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Start {
    /// More flags, for Chromium only.
    pub flags: Vec<String>,
    /// Whether the browser keeps nothing for pages.
    pub storage_blocked: bool,
    /// Whether Firefox has no cache of its own; see [`Page::forget_the_cache`](super::Page).
    pub cache_off: bool,
}

/// A running browser.
pub struct Session {
    pub client: Client,
    /// None in WebKit, whose driver does not speak it.
    pub bidi: Option<Bidi>,
    /// The window that the browser began with. It stays, or the browser would end.
    first: WindowHandle,
    // In the order in which they have to go.
    _driver: Driver,
    _profile: TempDir,
}

impl Session {
    /// A browser that nobody uses, or else a new one. Every call is followed by one of
    /// [`Session::give_back`] or [`Session::close`].
    pub async fn take(setting: &Setting, start: &Start) -> Result<Self> {
        let idle = {
            let mut pool = pool();
            pool.tests += 1;
            let is_usual = *start == Start::default();
            is_usual.then(|| pool.idle.pop()).flatten()
        };
        let session = match idle {
            Some(session) => Ok(session),
            None => Self::start(setting, start).await,
        };
        if session.is_err() {
            leave_pool(None).await;
        }
        session
    }

    /// Starts a browser. One that ends while it starts leaves its driver waiting for ever: then another is
    /// tried.
    async fn start(setting: &Setting, start: &Start) -> Result<Self> {
        for _ in 0..TRIES {
            if let Some(session) = Self::try_start(setting, start).await? {
                return Ok(session);
            }
        }
        bail!("the browser did not start in time")
    }

    /// Starts a browser; nothing if it does not start in time.
    async fn try_start(setting: &Setting, start: &Start) -> Result<Option<Self>> {
        let profile = tempfile::tempdir()?;
        let capabilities = capabilities(setting, start, &profile)?;
        let (kind, program) = (setting.kind, setting.driver.clone());
        let connect = async move {
            let driver = Driver::start(kind, &program).await?;
            let client = ClientBuilder::new(HttpConnector::new())
                .capabilities(capabilities)
                .connect(&driver.url())
                .await
                .context("the browser did not start")?;
            let socket = client
                .capabilities()
                .and_then(|all| all.get("webSocketUrl")?.as_str());
            let bidi = match (kind, socket) {
                (Kind::WebKit, _) => None,
                (_, Some(socket)) => Some(Bidi::connect(socket).await?),
                (_, None) => bail!("the driver speaks no BiDi"),
            };
            Ok((driver, client, bidi))
        };
        let Ok(connected) = RUNTIME.spawn(timeout(PATIENCE, connect)).await? else {
            return Ok(None);
        };
        let (driver, client, bidi) = connected?;
        Ok(Some(Self {
            first: client.window().await?,
            client,
            bidi,
            _driver: driver,
            _profile: profile,
        }))
    }

    /// Leaves the browser to the next test, without what this one had open in it.
    pub async fn give_back(self, start: &Start, user_context: Option<&str>) -> Result<()> {
        let (Some(bidi), Some(user_context)) = (&self.bidi, user_context) else {
            return self.close().await;
        };
        let gone = async {
            self.client.switch_to_window(self.first.clone()).await?;
            let context = json!({ "userContext": user_context });
            bidi.command("browser.removeUserContext", context).await?;
            anyhow::Ok(())
        };
        match gone.await {
            Ok(()) if *start == Start::default() => {
                leave_pool(Some(self)).await;
                Ok(())
            }
            Ok(()) => self.close().await,
            Err(error) => {
                self.close().await?;
                Err(error).context("the browser did not let go of what the test had open")
            }
        }
    }

    /// Ends the browser.
    pub async fn close(self) -> Result<()> {
        let closed = timeout(PATIENCE, self.client.clone().close()).await;
        drop(self);
        leave_pool(None).await;
        let closed = closed.context("the browser did not close in time")?;
        closed.context("the browser did not close")
    }
}

/// A test has ended. If no other has a browser now, it may have been the last: all are closed.
async fn leave_pool(session: Option<Session>) {
    let idle = {
        let mut pool = pool();
        pool.tests -= 1;
        pool.idle.extend(session);
        if pool.tests > 0 {
            return;
        }
        std::mem::take(&mut pool.idle)
    };
    for session in idle {
        // No test depends on how an idle browser ends.
        let _ = session.client.clone().close().await;
    }
}

fn capabilities(setting: &Setting, start: &Start, profile: &TempDir) -> Result<Map<String, Value>> {
    let (name, options) = match setting.kind {
        Kind::Chromium => ("goog:chromeOptions", chromium(setting, start, profile)),
        Kind::Firefox => ("moz:firefoxOptions", firefox(setting, start)),
        Kind::WebKit => ("webkitgtk:browserOptions", webkit(setting)),
    };
    let mut value = json!({
        name: options,
        "timeouts": { "script": 60_000, "pageLoad": 60_000 },
    });
    if setting.kind != Kind::WebKit {
        value["webSocketUrl"] = json!(true);
    }
    match value {
        Value::Object(map) => Ok(map),
        _ => bail!("capabilities are an object"),
    }
}

fn chromium(setting: &Setting, start: &Start, profile: &TempDir) -> Value {
    let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    args.push(format!("--user-data-dir={}", profile.path().display()));
    args.extend(start.flags.iter().cloned());
    let mut preferences = Map::new();
    if start.storage_blocked {
        let cookies = "profile.default_content_setting_values.cookies";
        preferences.insert(cookies.into(), json!(2));
    }
    json!({ "binary": setting.program, "args": args, "prefs": preferences })
}

/// Geckodriver makes a profile of its own, and takes it away.
fn firefox(setting: &Setting, start: &Start) -> Value {
    let cookies = if start.storage_blocked { 2 } else { 0 };
    let preferences = json!({
        "network.cookie.cookieBehavior": cookies,
        "browser.cache.disk.enable": !start.cache_off,
        "browser.cache.memory.enable": !start.cache_off,
        // Tests read what a person of this language sees first.
        "intl.accept_languages": "en-US, en",
    });
    json!({ "binary": setting.program, "args": ["-headless"], "prefs": preferences })
}

fn webkit(setting: &Setting) -> Value {
    json!({ "binary": setting.program, "args": ["--automation"] })
}
