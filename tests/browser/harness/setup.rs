//! Sets up a browser for a test, and cleans up after it.

use super::contexts::Tab;
use super::environment::{Environment, note_time};
use super::injected::Injected;
use super::page::Page;
use super::session::{Session, Start};
use anyhow::{Context, Error, Result, anyhow};
use fantoccini::error::CmdError;
use futures_util::FutureExt;
use std::fs;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;
use tokio::time::timeout;
use xtask::browser::Kind;
use xtask::serve::{Host, Server};

/// The longest time of a test, unless it asks for more, on a busy machine. If the browser ends in the middle of a
/// command, its driver waits for ever.
const LONGEST: Duration = Duration::from_secs(300);

/// The path of the app: it must work under any path.
const PREFIX: &str = "/some/path/";

/// Writes every breach of the policy into the console as an error, as some browsers do by themselves.
const TELL_BREACHES: &str = "document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`${event.effectiveDirective} refused ${event.blockedURI}`));";

/// Prevents the service worker, which would fetch the whole release during most tests.
const NOTHING_KEPT: &str = "if (window.ServiceWorkerContainer)
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});";

/// The options of a test's browser and server.
#[derive(Default)]
pub struct Setup {
    /// The folder to serve; `None` for the build under test.
    pub dir: Option<PathBuf>,
    /// The path of the app in that folder.
    pub path: &'static str,
    /// Whether the release is kept for playing offline, by its service worker.
    pub is_kept: bool,
    /// How the host serves the files.
    pub host: Host,
    /// How the browser is started.
    pub start: Start,
    /// How much longer than others the test may take.
    pub extra_time: Duration,
}

impl Setup {
    /// Prepares a browser, runs a test in it, and cleans up.
    pub async fn run(self, test: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
        let start = self.start.clone();
        let longest = LONGEST + self.extra_time;
        let page = self.open().await?;
        // A failed assertion must not leave a browser behind.
        let result = timeout(longest, AssertUnwindSafe(test(&page)).catch_unwind()).await;
        let result = result.unwrap_or_else(|_| Ok(Err(anyhow!("the browser does not answer"))));
        let (session, user_context) = page.leave_session();
        let taken = session.taken;
        let left = match result {
            Ok(Ok(())) => session.give_back(&start, user_context.as_deref()).await,
            // The browser may be in any state, so no other test uses it.
            _ => session.close().await,
        };
        note_time(taken.elapsed())?;
        match result {
            Ok(result) => result.map_err(with_kind)?,
            Err(panic) => resume_unwind(panic),
        }
        left
    }

    async fn open(self) -> Result<Page> {
        let environment = Environment::from_env()?;
        let injected = match environment.kind {
            Kind::WebKit => Some(Injected::new(self.dir.as_deref())?),
            Kind::Chromium | Kind::Firefox => None,
        };
        let dir = injected.as_ref().map(Injected::dir);
        let dir = dir.or(self.dir.as_deref()).unwrap_or(&environment.dist);
        let server = Server::start(dir, PREFIX, 0, self.host)?;
        let url = format!("{}{}", server.url(), self.path);
        let folder = self.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let blank = format!("{}{}", server.url(), icon(dir, folder)?);
        let session = Session::take(&environment, &self.start).await?;
        let (tab, user_context) = match first_tab(&session).await {
            Ok(opened) => opened,
            Err(error) => {
                session.close().await?;
                return Err(error).context("the browser opened no tab");
            }
        };
        let page = Page {
            kind: session.kind,
            client: session.client.clone(),
            tab: Mutex::new(tab),
            user_context,
            url,
            blank,
            server: Mutex::new(server),
            injected,
            scripts: Mutex::default(),
            session,
        };
        let ready = async {
            page.before_everything(TELL_BREACHES).await?;
            if !self.is_kept {
                page.before_everything(NOTHING_KEPT).await?;
            }
            page.goto_blank().await
        };
        match ready.await {
            Ok(()) => Ok(page),
            Err(error) => {
                page.leave_session().0.close().await?;
                Err(error)
            }
        }
    }
}

/// Adds the kind of a driver's error, since `Display` only shows the message, which may be missing.
fn with_kind(error: Error) -> Error {
    match error.downcast_ref::<CmdError>() {
        Some(CmdError::Standard(driver)) => {
            let kind = driver.error();
            error.context(kind)
        }
        _ => error,
    }
}

/// The path of the app's icon, whose name has a hash, relative to the served folder.
fn icon(dir: &Path, folder: &str) -> Result<String> {
    let names =
        fs::read_dir(dir.join(folder))?.map(|entry| Ok(entry?.file_name().into_string().ok()));
    let names: Vec<Option<String>> = names.collect::<Result<_>>()?;
    let is_icon = |name: &String| name.starts_with("icon-") && name.ends_with(".svg");
    let icon = names.into_iter().flatten().find(is_icon);
    let icon = icon.context("the build has no icon")?;
    Ok(if folder.is_empty() {
        icon
    } else {
        format!("{folder}/{icon}")
    })
}

/// Opens a tab with an empty storage, and switches to it; returns it, and the name of its user context if the browser has
/// user contexts.
async fn first_tab(session: &Session) -> Result<(Tab, Option<String>)> {
    let Some(user_context) = session.new_user_context().await? else {
        let window = session.client.window().await?;
        return Ok((Tab::of_driver(window), None));
    };
    let tab = session.new_tab(Some(&user_context)).await?;
    session.client.switch_to_window(tab.window.clone()).await?;
    // These are messages of the test before.
    session.take_messages(&tab).await?;
    Ok((tab, Some(user_context)))
}
