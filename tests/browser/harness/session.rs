//! Running browsers, which tests use one after another, since starting one takes longer than many tests. Each
//! test has a user context of its own, and so its own storage, cache and service workers.

use super::connection::Connection;
use super::contexts::Tab;
use super::driver::Driver;
use super::environment::{Environment, most_browsers};
use super::lock;
use super::log::Message;
use anyhow::{Context, Result, bail};
use fantoccini::wd::WindowHandle;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::fs;
use std::path::Path;
use std::sync::{LazyLock, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::timeout;
use xtask::browser::{FLAGS, Kind, with_site_settings};

/// The runtime of connections to browsers. They outlive the test that has opened them, and the test's own
/// runtime.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    let mut builder = Builder::new_multi_thread();
    let builder = builder.worker_threads(1).enable_all();
    builder.build().expect("a machine that can start a thread")
});

/// The longest time in which a browser starts or ends, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest time in which a browser removes a user context. Chromium sometimes never answers, whatever was open in
/// it (https://github.com/duckduckgo/tracker-radar-collector/pull/88).
const REMOVAL: Duration = Duration::from_secs(5);
/// The most attempts to start a browser.
const TRIES: usize = 3;

static POOL: Mutex<Pool> = Mutex::new(Pool {
    idle: Vec::new(),
    tests: 0,
});

struct Pool {
    idle: Vec<Session>,
    /// The number of tests that have a browser or wait for one. When the last of them ends, all browsers are closed.
    tests: usize,
}

/// A permit for each browser that may run at a time. One more test than that is begun. While it waits here, the test
/// that ends is not the last, and leaves its browser to it.
static PERMITS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(most_browsers().unwrap_or(Semaphore::MAX_PERMITS)));

fn pool() -> MutexGuard<'static, Pool> {
    lock(&POOL)
}

/// The options for starting a browser. With other than the default ones, the browser serves one test only.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Start {
    /// Additional flags, for Chromium only.
    pub flags: Vec<String>,
    /// Whether the browser blocks the storage.
    pub storage_blocked: bool,
    /// Whether Firefox has no cache of its own; see [`Page::forget_the_cache`](super::Page).
    pub cache_off: bool,
}

/// A running browser.
pub struct Session {
    pub client: Client,
    /// Which browser it is.
    pub kind: Kind,
    /// The connection; `None` in WebKit, which has none.
    pub(super) connection: Option<Connection>,
    /// The time at which the present test got it.
    pub taken: Instant,
    /// `None` while no test has it.
    permit: Option<SemaphorePermit<'static>>,
    /// The browser's first window. It stays open, since the browser would end without a window.
    first: WindowHandle,
    // Dropped last: it ends the browser.
    _driver: Driver,
}

impl Session {
    /// Waits until a browser may be used; returns an idle one, or otherwise a new one. Every call is followed by one
    /// of [`Session::give_back`] or [`Session::close`].
    pub async fn take(environment: &Environment, start: &Start) -> Result<Self> {
        pool().tests += 1;
        let taken = async {
            let permit = PERMITS.acquire().await?;
            let since = Instant::now();
            let is_usual = *start == Start::default();
            let idle = is_usual.then(|| pool().idle.pop()).flatten();
            let session = match idle {
                Some(session) => session,
                None => Self::start(environment, start).await?,
            };
            anyhow::Ok(Self {
                taken: since,
                permit: Some(permit),
                ..session
            })
        };
        let taken = taken.await;
        if taken.is_err() {
            leave_pool(None).await;
        }
        taken
    }

    /// The connection beside the driver; an error in WebKit.
    pub fn connection(&self) -> Result<&Connection> {
        let connection = self.connection.as_ref();
        connection.context("WebKit's driver knows WebDriver only")
    }

    /// Takes the messages in the console since the last call. WebKit does not report them.
    pub async fn take_messages(&self, tab: &Tab) -> Result<Vec<Message>> {
        let Some(connection) = &self.connection else {
            return Ok(Vec::new());
        };
        // When the browser answers, it has reported everything that happened before.
        match &tab.session {
            // Unlike a script, this command is answered even if the page is being left.
            Some(session) => {
                connection
                    .command_in(session, "Runtime.getIsolateId", json!({}))
                    .await?
            }
            None => {
                connection
                    .command("browser.getUserContexts", json!({}))
                    .await?
            }
        };
        Ok(connection.take_messages())
    }

    /// Starts a browser, with several attempts: if a browser ends while it starts, its driver waits for ever.
    async fn start(environment: &Environment, start: &Start) -> Result<Self> {
        for _ in 0..TRIES {
            if let Some(session) = Self::try_start(environment, start).await? {
                return Ok(session);
            }
        }
        bail!("the browser did not start in time")
    }

    /// Starts a browser; `None` if it does not start in time.
    async fn try_start(environment: &Environment, start: &Start) -> Result<Option<Self>> {
        let capabilities = capabilities(environment, start)?;
        let (kind, program) = (environment.kind, environment.driver.clone());
        let connect = async move {
            let driver = Driver::start(kind, &program).await?;
            let client = ClientBuilder::new(HttpConnector::new())
                .capabilities(capabilities)
                .connect(&driver.url())
                .await
                .context("the browser did not start")?;
            let started = client.capabilities().context("what was started")?;
            let connection = match kind {
                Kind::Chromium => Some(Connection::open(&debugger(started)?).await?),
                Kind::Firefox => {
                    let socket = started.get("webSocketUrl").and_then(Value::as_str);
                    let connection = Connection::open(socket.context("BiDi")?).await?;
                    let events = json!({ "events": ["log.entryAdded"] });
                    connection.command("session.subscribe", events).await?;
                    Some(connection)
                }
                Kind::WebKit => None,
            };
            anyhow::Ok((driver, client, connection))
        };
        let Ok(connected) = RUNTIME.spawn(timeout(PATIENCE, connect)).await? else {
            return Ok(None);
        };
        let (driver, client, connection) = connected?;
        Ok(Some(Self {
            first: client.window().await?,
            client,
            kind: environment.kind,
            connection,
            taken: Instant::now(),
            permit: None,
            _driver: driver,
        }))
    }

    /// Closes this test's windows, and leaves the browser to the next test.
    pub async fn give_back(mut self, start: &Start, user_context: Option<&str>) -> Result<()> {
        let Some(user_context) = user_context else {
            return self.close().await;
        };
        let gone = async {
            self.client.switch_to_window(self.first.clone()).await?;
            self.remove_user_context(user_context).await
        };
        // Otherwise the next test starts another browser.
        let is_gone = timeout(REMOVAL, gone).await.is_ok_and(|gone| gone.is_ok());
        if is_gone && *start == Start::default() {
            // Another test may only go on when it finds this browser idle.
            let permit = self.permit.take();
            leave_pool(Some(self)).await;
            drop(permit);
            return Ok(());
        }
        self.close().await
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

/// Called when a test has ended. Closes all browsers if no other test has one now, since it may have been the
/// last.
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
        // Whether an idle browser ends properly does not matter.
        let _ = session.client.clone().close().await;
    }
}

/// The address of Chromium's debugging protocol, which it writes into its profile.
fn debugger(started: &Map<String, Value>) -> Result<String> {
    let profile = started
        .get("chrome")
        .and_then(|chrome| chrome["userDataDir"].as_str());
    let profile = Path::new(profile.context("Chromium's profile")?);
    let active = fs::read_to_string(profile.join("DevToolsActivePort"))?;
    let (port, path) = active.split_once('\n').context("a port and a path")?;
    Ok(format!("ws://127.0.0.1:{port}{path}"))
}

fn capabilities(environment: &Environment, start: &Start) -> Result<Map<String, Value>> {
    let (name, options) = match environment.kind {
        Kind::Chromium => ("goog:chromeOptions", chromium(environment, start)?),
        Kind::Firefox => ("moz:firefoxOptions", firefox(environment, start)),
        Kind::WebKit => ("webkitgtk:browserOptions", webkit(environment)),
    };
    let mut value = json!({
        name: options,
        "timeouts": { "script": 60_000, "pageLoad": 60_000 },
    });
    if environment.kind == Kind::Firefox {
        value["webSocketUrl"] = json!(true);
    }
    match value {
        Value::Object(map) => Ok(map),
        _ => bail!("capabilities are an object"),
    }
}

/// The options of Chromium. Its driver makes a profile, and removes it.
fn chromium(environment: &Environment, start: &Start) -> Result<Value> {
    let mut args: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    args.extend(start.flags.iter().cloned());
    let mut preferences = Map::new();
    let mut program = environment.program.clone();
    if start.storage_blocked {
        program = with_site_settings(&program)?;
        let cookies = "profile.default_content_setting_values.cookies";
        preferences.insert(cookies.into(), json!(2));
    }
    Ok(json!({ "binary": program, "args": args, "prefs": preferences }))
}

/// The options of Firefox. Its driver also makes a profile, and removes it.
fn firefox(environment: &Environment, start: &Start) -> Value {
    let cookies = if start.storage_blocked { 2 } else { 0 };
    let preferences = json!({
        "network.cookie.cookieBehavior": cookies,
        "browser.cache.disk.enable": !start.cache_off,
        "browser.cache.memory.enable": !start.cache_off,
        // The page begins in the language of the tests.
        "intl.accept_languages": "en-US, en",
    });
    json!({ "binary": environment.program, "args": ["-headless"], "prefs": preferences })
}

fn webkit(environment: &Environment) -> Value {
    json!({ "binary": environment.program, "args": ["--automation"] })
}
