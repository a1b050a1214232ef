//! Giving a test a browser, and taking it away again.

use super::injected::Injected;
use super::page::Page;
use super::session::{Session, Start};
use super::setting::{Setting, note_time};
use anyhow::{Context, Result, anyhow};
use futures_util::FutureExt;
use serde_json::json;
use std::fs;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tokio::time::timeout;
use xtask::browser::Kind;
use xtask::serve::Server;

/// How long a test may take, on a busy machine. A browser that ends in the middle leaves its driver waiting for
/// ever.
const LONGEST: Duration = Duration::from_secs(300);

/// The app must work below any path, so it is tried below one that nobody expects.
const PREFIX: &str = "/some/path/";

/// Makes an error in the console of every breach of the policy, as some browsers do
/// of their own accord.
const TELL_BREACHES: &str = "document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`${event.effectiveDirective} refused ${event.blockedURI}`));";

/// Keeps the release from being fetched whole, for playing offline, behind most tests' backs.
const NOTHING_KEPT: &str = "if (window.ServiceWorkerContainer)
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});";

/// Where and how the app is opened, if not as usual.
#[derive(Default)]
pub struct Scene {
    /// The folder to serve; otherwise the build under test.
    pub dir: Option<PathBuf>,
    /// Where the app is in that folder, if not at its root.
    pub path: &'static str,
    /// Whether the release is kept for playing offline, by its service worker.
    pub is_kept: bool,
    /// Whether the host lets pages of all sites load the files.
    pub is_open: bool,
    /// How the browser is started.
    pub start: Start,
}

impl Scene {
    /// Prepares a browser, runs a test in it, and takes away whatever the test has left.
    pub async fn run(self, test: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
        let started = Instant::now();
        let start = self.start.clone();
        let page = self.open().await?;
        // A failed assertion must not leave a browser behind.
        let result = timeout(LONGEST, AssertUnwindSafe(test(&page)).catch_unwind()).await;
        let result = result.unwrap_or_else(|_| Ok(Err(anyhow!("the browser does not answer"))));
        let (session, user_context) = page.leave_session();
        let left = match result {
            Ok(Ok(())) => session.give_back(&start, user_context.as_deref()).await,
            // Whatever state that has left the browser in, no other test shall see it.
            _ => session.close().await,
        };
        note_time(started.elapsed())?;
        match result {
            Ok(result) => result?,
            Err(panic) => resume_unwind(panic),
        }
        left
    }

    async fn open(self) -> Result<Page> {
        let setting = Setting::from_env()?;
        let injected = match setting.kind {
            Kind::WebKit => Some(Injected::new(self.dir.as_deref())?),
            Kind::Chromium | Kind::Firefox => None,
        };
        let dir = injected.as_ref().map(Injected::dir);
        let dir = dir.or(self.dir.as_deref()).unwrap_or(&setting.dist);
        let server = if self.is_open {
            Server::start_open(dir, PREFIX, 0)?
        } else {
            Server::start(dir, PREFIX, 0)?
        };
        let url = format!("{}{}", server.url(), self.path);
        let folder = self.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let blank = format!("{}{}", server.url(), icon(dir, folder)?);
        let session = Session::take(&setting, &self.start).await?;
        let (window, user_context) = match window(&session).await {
            Ok(window) => window,
            Err(error) => {
                session.close().await?;
                return Err(error).context("the browser opened no window");
            }
        };
        let page = Page {
            kind: setting.kind,
            client: session.client.clone(),
            window,
            user_context,
            url,
            blank,
            server: Mutex::new(Some(server)),
            injected,
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

/// The path of the app's icon, whose name has a hash, from the folder that is served.
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

/// Opens a window that knows nothing of those before, and goes there: its name, and that of its
/// user context, where the browser has such.
async fn window(session: &Session) -> Result<(String, Option<String>)> {
    let Some(bidi) = &session.bidi else {
        return Ok((session.client.window().await?.into(), None));
    };
    let made = bidi.command("browser.createUserContext", json!({})).await?;
    let user_context = made["userContext"].as_str().context("a name")?.to_owned();
    let tab = json!({ "type": "tab", "userContext": user_context });
    let made = bidi.command("browsingContext.create", tab).await?;
    let window = made["context"].as_str().context("a name")?.to_owned();
    let handle = window.clone().try_into().context("a window's name")?;
    session.client.switch_to_window(handle).await?;
    // What is still told of the test before has been told by now.
    bidi.command("browsingContext.getTree", json!({})).await?;
    bidi.complaints();
    Ok((window, Some(user_context)))
}
