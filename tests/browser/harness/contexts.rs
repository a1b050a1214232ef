//! User contexts: each has a storage, a cache and service workers of its own.

use super::session::Session;
use anyhow::{Context, Result};
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};
use xtask::browser::Kind;

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
    pub async fn new_tab(&self, user_context: Option<&str>) -> Result<WindowHandle> {
        let Some(connection) = &self.connection else {
            return Ok(self.client.new_window(true).await?.handle);
        };
        let name = if self.kind == Kind::Chromium {
            let tab = json!({ "url": "about:blank", "browserContextId": user_context });
            let made = connection.command("Target.createTarget", tab).await?;
            // The driver tells everything in the console but the errors of service workers.
            let target = json!({ "targetId": made["targetId"], "flatten": true });
            let attached = connection.command("Target.attachToTarget", target).await?;
            let session = string(&attached["sessionId"])?;
            connection
                .command_in(&session, "ServiceWorker.enable")
                .await?;
            string(&made["targetId"])?
        } else {
            let tab = json!({ "type": "tab", "userContext": user_context });
            let made = connection.command("browsingContext.create", tab).await?;
            string(&made["context"])?
        };
        name.try_into().context("a window's name")
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

fn string(name: &Value) -> Result<String> {
    Ok(name.as_str().context("a name")?.to_owned())
}
