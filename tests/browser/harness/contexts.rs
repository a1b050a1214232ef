//! User contexts: each has a storage, a cache and service workers of its own.

use super::connection::string;
use super::session::Session;
use anyhow::{Context, Result};
use fantoccini::wd::WindowHandle;
use serde_json::json;
use xtask::browser::Kind;

/// A tab of the browser.
#[derive(Debug, Clone)]
pub struct Tab {
    /// Its name.
    pub window: WindowHandle,
    /// The name of the session for its commands and scripts in Chromium; `None` where scripts go through the driver.
    pub session: Option<String>,
}

impl Tab {
    /// A tab whose scripts go through the driver.
    pub fn of_driver(window: WindowHandle) -> Self {
        let session = None;
        Self { window, session }
    }
}

impl Session {
    /// Makes a user context, and returns its name; `None` in WebKit, which has one only.
    pub async fn new_user_context(&self) -> Result<Option<String>> {
        let Some(connection) = &self.connection else {
            return Ok(None);
        };
        let (method, name) = match self.kind {
            Kind::Chromium => ("Target.createBrowserContext", "browserContextId"),
            _ => ("browser.createUserContext", "userContext"),
        };
        let made = connection.command(method, json!({})).await?;
        Ok(Some(string(&made[name])?))
    }

    /// Opens a tab in a user context.
    pub async fn new_tab(&self, user_context: Option<&str>) -> Result<Tab> {
        let Some(connection) = &self.connection else {
            let window = self.client.new_window(true).await?.handle;
            return Ok(Tab::of_driver(window));
        };
        let (method, tab, name) = match self.kind {
            Kind::Chromium => {
                let tab = json!({ "url": "about:blank", "browserContextId": user_context });
                ("Target.createTarget", tab, "targetId")
            }
            _ => {
                let tab = json!({ "type": "tab", "userContext": user_context });
                ("browsingContext.create", tab, "context")
            }
        };
        let name = string(&connection.command(method, tab).await?[name])?;
        let session = match self.kind {
            Kind::Chromium => Some(connection.attach(&name).await?),
            _ => None,
        };
        let window = name.try_into().context("a window's name")?;
        Ok(Tab { window, session })
    }

    /// Removes a user context, with its tabs.
    pub async fn remove_user_context(&self, name: &str) -> Result<()> {
        let connection = self.connection()?;
        match self.kind {
            Kind::Chromium => {
                let context = json!({ "browserContextId": name });
                connection
                    .command("Target.disposeBrowserContext", context)
                    .await?
            }
            _ => {
                let context = json!({ "userContext": name });
                connection
                    .command("browser.removeUserContext", context)
                    .await?
            }
        };
        Ok(())
    }
}
