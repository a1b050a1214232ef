//! The app, open in a browser.

use super::contexts::Tab;
use super::debugging::was_left;
use super::injected::Injected;
use super::log::Message;
use super::session::Session;
use super::{Setup, lock};
use crate::database::KEEPING;
use anyhow::{Context, Result, bail, ensure};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use xtask::browser::Kind;
use xtask::serve::Server;

/// The longest time to wait for something to appear, on a busy machine.
pub(super) const PATIENCE: Duration = Duration::from_secs(60);

/// The shortest and the longest time between two looks. Each look is work for the browser, and delays what is waited
/// for.
const PAUSES: [Duration; 2] = [Duration::from_millis(20), Duration::from_millis(200)];

/// The time until the next look, after a wait of this long. It is an eighth of the wait, so that no wait becomes much
/// longer.
fn pause(waited: Duration) -> Duration {
    let [shortest, longest] = PAUSES;
    (waited / 8).clamp(shortest, longest)
}

/// The app in a browser, which at first shows a picture of the app's site.
///
/// [`Page::run`] and [`Setup::run`] clean up after the test, even if it fails.
pub struct Page {
    /// The WebDriver session, for everything without a method here.
    pub client: Client,
    /// Which browser it is.
    pub kind: Kind,
    /// The tab in which the test is.
    pub(super) tab: Mutex<Tab>,
    pub(super) user_context: Option<String>,
    pub(super) url: String,
    /// The address of a picture on the app's site.
    pub blank: String,
    pub(super) server: Mutex<Server>,
    pub(super) injected: Option<Injected>,
    /// What [`Page::before_everything`] has added in Chromium, for tabs that are opened later.
    pub(super) scripts: Mutex<Vec<String>>,
    pub(super) session: Session,
}

impl Page {
    /// Runs a test in a browser without any data of the app.
    pub async fn run(test: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
        Setup::default().run(test).await
    }

    /// As [`Page::run`], but the service worker keeps the release for playing offline.
    pub async fn run_kept(test: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<()> {
        let setup = Setup {
            is_kept: true,
            ..Setup::default()
        };
        setup.run(test).await
    }

    /// As [`Page::run`], for a test that may take this much longer than others.
    pub async fn run_longer(
        extra_time: Duration,
        test: impl AsyncFnOnce(&Page) -> Result<()>,
    ) -> Result<()> {
        let setup = Setup {
            extra_time,
            ..Setup::default()
        };
        setup.run(test).await
    }

    pub(super) fn leave_session(self) -> (Session, Option<String>) {
        (self.session, self.user_context)
    }

    /// The app's address, with its sub-path.
    pub fn url(&self) -> String {
        self.url.clone()
    }

    /// Stops the app's server, as if there were no network from now on.
    pub fn stop_server(&self) {
        let mut server = lock(&self.server);
        server.stop();
    }

    /// The paths that were requested in vain from the app's server since the last call.
    fn missing(&self) -> Vec<String> {
        let server = lock(&self.server);
        server.take_missing()
    }

    /// Leaves the app for a picture on its site. The app has then stored what it stores when it is left, and
    /// scripts can change the storage.
    pub async fn goto_blank(&self) -> Result<()> {
        let gone = self.client.goto(&self.blank).await;
        gone.context("the app's site did not open")
    }

    /// Runs a script that changes the storage, then loads the app at a part of its address after `#`. The
    /// script can use the functions in [`KEEPING`] and await them.
    pub async fn open(&self, hash: &str, change: &str) -> Result<()> {
        self.goto_blank().await?;
        if !change.is_empty() {
            let change = format!(
                "{KEEPING} (async () => {{ {change} }})().then(() => done(), (error) => done(String(error)));"
            );
            let failed = self.script_async(&change).await?;
            ensure!(failed.is_null(), "{failed}");
        }
        let opened = self.client.goto(&format!("{}#{hash}", self.url)).await;
        opened.context("the app did not open")
    }

    /// Loads the app at home.
    pub async fn open_home(&self) -> Result<()> {
        self.open("/", "").await?;
        self.find("main[data-screen='home'] h1").await?;
        Ok(())
    }

    /// The tab in which the test is.
    pub fn tab(&self) -> Tab {
        lock(&self.tab).clone()
    }

    /// Opens another tab with the same storage, and switches to it.
    pub async fn open_tab(&self) -> Result<Tab> {
        let tab = self.session.new_tab(self.user_context.as_deref()).await?;
        self.turn_to(&tab).await?;
        let scripts = lock(&self.scripts).clone();
        for script in scripts {
            self.add_script(&script).await?;
        }
        Ok(tab)
    }

    /// Opens a tab of somebody else, with a storage of their own, and switches to it; also returns the name of their user
    /// context.
    pub async fn open_tab_of_somebody_else(&self) -> Result<(Tab, String)> {
        let made = self.session.new_user_context().await?;
        let user_context = made.context("the browser has no user contexts")?;
        let tab = self.session.new_tab(Some(&user_context)).await?;
        self.turn_to(&tab).await?;
        let scripts = lock(&self.scripts).clone();
        for script in scripts {
            self.add_script(&script).await?;
        }
        Ok((tab, user_context))
    }

    /// Goes back to a tab of one's own, and closes all of somebody else.
    pub async fn leave_somebody_else(&self, own: &Tab, user_context: &str) -> Result<()> {
        self.turn_to(own).await?;
        self.session.remove_user_context(user_context).await
    }

    /// Goes on in another tab.
    pub async fn turn_to(&self, tab: &Tab) -> Result<()> {
        self.client.switch_to_window(tab.window.clone()).await?;
        *lock(&self.tab) = tab.clone();
        Ok(())
    }

    /// Goes on in a frame of the page, the first of which is number 0.
    pub async fn enter_frame(&self, number: u16) -> Result<()> {
        self.client.clone().enter_frame(number).await?;
        // Only the driver's commands go to the frame.
        lock(&self.tab).session = None;
        Ok(())
    }

    /// Waits for the element of a CSS selector, and returns it.
    pub async fn find(&self, css: &str) -> Result<Element> {
        let look = async || match self.client.find(Locator::Css(css)).await {
            Ok(found) => Ok(Some(found)),
            Err(error) if error.is_no_such_element() => Ok(None),
            Err(error) => Err(error.into()),
        };
        let found = self.eventually(css, look).await;
        found.with_context(|| format!("`{css}` did not appear"))
    }

    /// Runs the body of a JavaScript function, and returns its result.
    pub async fn script(&self, body: &str) -> Result<Value> {
        let result = match self.tab().session {
            Some(tab) => {
                let call = format!("(function() {{ {body}\n}})()");
                self.session.connection()?.evaluate(&tab, &call).await
            }
            None => Ok(self.client.execute(body, Vec::new()).await?),
        };
        result.with_context(|| format!("script failed: {body}"))
    }

    /// Waits until the body of a JavaScript function returns true.
    pub async fn until(&self, body: &str) -> Result<()> {
        let is_true = async || match self.script(body).await {
            Ok(value) => Ok((value == true).then_some(())),
            Err(error) if was_left(&error) => Ok(None),
            Err(error) => Err(error),
        };
        self.eventually(body, is_true).await
    }

    /// Looks repeatedly until `look` finds something, and returns it; `what` names it in the error.
    pub async fn eventually<T>(
        &self,
        what: &str,
        look: impl AsyncFn() -> Result<Option<T>>,
    ) -> Result<T> {
        self.eventually_within(PATIENCE, what, look).await
    }

    /// As [`Page::eventually`], for results for which bots play longer than a minute on a busy machine.
    pub async fn eventually_within<T>(
        &self,
        patience: Duration,
        what: &str,
        look: impl AsyncFn() -> Result<Option<T>>,
    ) -> Result<T> {
        let started = Instant::now();
        loop {
            if let Some(found) = look().await? {
                return Ok(found);
            }
            ensure!(
                started.elapsed() < patience,
                "waited in vain for {what}, {} s",
                patience.as_secs()
            );
            tokio::time::sleep(pause(started.elapsed())).await;
        }
    }

    /// Runs the body of a JavaScript function, and returns the value with which it calls `done(value)`.
    pub async fn script_async(&self, body: &str) -> Result<Value> {
        let result = match self.tab().session {
            Some(tab) => {
                let promise = format!("new Promise((done) => {{ {body}\n}})");
                self.session.connection()?.evaluate(&tab, &promise).await
            }
            None => {
                let body = format!("const done = arguments[arguments.length - 1]; {body}");
                Ok(self.client.execute_async(&body, Vec::new()).await?)
            }
        };
        result.with_context(|| format!("script failed: {body}"))
    }

    /// Sends a command of Chromium's debugging protocol for this tab, and returns the answer.
    pub async fn debug(&self, command: &str, parameters: Value) -> Result<Value> {
        let tab = self.tab().session;
        let tab = tab.with_context(|| format!("only a tab in Chromium knows {command}"))?;
        let connection = self.session.connection()?;
        connection.command_in(&tab, command, parameters).await
    }

    /// Loads the page of this tab again. Elements that are found afterwards are those of the new page.
    pub async fn reload(&self) -> Result<()> {
        if self.kind != Kind::Firefox {
            return Ok(self.client.refresh().await?);
        }
        // WebDriver's own command makes Firefox bypass its service workers.
        let reload = json!({ "context": self.context(), "wait": "complete" });
        let connection = self.session.connection()?;
        connection.command("browsingContext.reload", reload).await?;
        Ok(())
    }

    /// The tab's name in Firefox's BiDi.
    pub(super) fn context(&self) -> String {
        self.tab().window.into()
    }

    /// Runs the body of an asynchronous JavaScript function as one of the page's own scripts, to which the
    /// page's policy applies, and returns its result.
    pub async fn own_script(&self, body: &str) -> Result<Value> {
        if self.kind != Kind::Firefox {
            // In other browsers, every script runs like those of the page.
            let script = format!(
                "(async () => {{ {body}\n}})()
                     .then((result) => done([result]), (error) => done(String(error)))"
            );
            let mut answer = self.script_async(&script).await?;
            let result = answer.get_mut(0).map(Value::take);
            return result.with_context(|| format!("script failed: {body}: {answer}"));
        }
        let function = json!({
            "functionDeclaration": format!("async () => JSON.stringify(await (async () => {{ {body} }})())"),
            "target": { "context": self.context() },
            "awaitPromise": true,
        });
        let connection = self.session.connection()?;
        let answer = connection.command("script.callFunction", function).await?;
        let text = answer["result"]["value"].as_str();
        let text = text.with_context(|| format!("script failed: {body}: {answer}"))?;
        Ok(serde_json::from_str(text)?)
    }

    /// Runs a script in every document of this tab, and of those opened from now on, before its own scripts.
    pub async fn before_everything(&self, script: &str) -> Result<()> {
        if let Some(injected) = &self.injected {
            return injected.add(script);
        }
        if self.kind == Kind::Chromium {
            let script = format!("(() => {{ {script} }})();");
            self.add_script(&script).await?;
            lock(&self.scripts).push(script);
            return Ok(());
        }
        let function = format!("() => {{ {script} }}");
        let script =
            json!({ "functionDeclaration": function, "userContexts": [self.user_context] });
        let connection = self.session.connection()?;
        connection
            .command("script.addPreloadScript", script)
            .await?;
        Ok(())
    }

    async fn add_script(&self, script: &str) -> Result<()> {
        let script = json!({ "source": script });
        self.debug("Page.addScriptToEvaluateOnNewDocument", script)
            .await?;
        Ok(())
    }

    /// Disables the browser's own cache from now on. Firefox needs [`Start::cache_off`](super::Start)
    /// instead: if the cache is disabled later, it also bypasses service workers.
    pub async fn forget_the_cache(&self) -> Result<()> {
        if self.kind == Kind::Chromium {
            self.debug("Network.enable", json!({})).await?;
            let off = json!({ "cacheDisabled": true });
            self.debug("Network.setCacheDisabled", off).await?;
        }
        Ok(())
    }

    /// Makes the browser save files into a folder without asking.
    pub async fn save_files_in(&self, folder: &Path) -> Result<()> {
        let connection = self.session.connection()?;
        if self.kind == Kind::Chromium {
            let behavior = json!({
                "behavior": "allow",
                "browserContextId": self.user_context,
                "downloadPath": folder,
            });
            connection
                .command("Browser.setDownloadBehavior", behavior)
                .await?;
        } else {
            let behavior = json!({ "type": "allowed", "destinationFolder": folder });
            let params =
                json!({ "downloadBehavior": behavior, "userContexts": [self.user_context] });
            connection
                .command("browser.setDownloadBehavior", params)
                .await?;
        }
        Ok(())
    }

    /// Takes the messages in the console since the last call, of the page or the browser.
    pub async fn messages(&self) -> Result<Vec<Message>> {
        self.session.take_messages(&self.tab()).await
    }

    /// Fails if the browser reported an error since the last call: an exception, a file that was not found, a
    /// breach of the policy.
    pub async fn no_complaints(&self) -> Result<()> {
        let messages = self.messages().await?.into_iter();
        let complaints = messages.filter(Message::is_complaint);
        let mut complaints: Vec<String> = complaints.map(|message| message.text).collect();
        if self.kind == Kind::WebKit {
            let script = "const complaints = sessionStorage.complaints ?? '[]';
                delete sessionStorage.complaints;
                return JSON.parse(complaints);";
            let noted: Vec<String> = serde_json::from_value(self.script(script).await?)?;
            complaints.extend(noted);
        }
        let missing = self.missing().into_iter();
        complaints.extend(missing.map(|path| format!("there is no {path}")));
        if !complaints.is_empty() {
            bail!("the browser complained: {complaints:#?}");
        }
        Ok(())
    }
}
