//! What Chromium's driver knows beyond WebDriver: its tabs' debugging protocol
//! (<https://chromedevtools.github.io/devtools-protocol>), and their consoles.
//!
//! It speaks BiDi as well, but by scripts in a page of its own: they cost a sixth of the browser's processor time, and the
//! headless shell (156) crashes when they ask for the window of a worker that has ended.

use super::log::Message;
use anyhow::Result;
use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde::Deserialize;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command that only Chromium's driver knows.
#[derive(Debug)]
struct OwnCommand {
    /// The last part of its address.
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for OwnCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/{}", self.path))
    }

    fn method_and_body(&self, _request: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// Sends a command of the protocol, such as `Emulation.setEmulatedMedia`, for the tab in which the driver is; returns the
/// answer.
pub async fn debug(client: &Client, command: &str, parameters: Value) -> Result<Value> {
    let command = OwnCommand {
        path: "goog/cdp/execute",
        body: json!({ "cmd": command, "params": parameters }),
    };
    Ok(client.issue_cmd(command).await?)
}

/// Takes the messages in the console since the last call.
pub async fn take_messages(client: &Client) -> Result<Vec<Message>> {
    #[derive(Deserialize)]
    struct Logged {
        level: String,
        message: String,
    }
    let log = OwnCommand {
        path: "se/log",
        body: json!({ "type": "browser" }),
    };
    let logged: Vec<Logged> = serde_json::from_value(client.issue_cmd(log).await?)?;
    let messages = logged.into_iter().map(|logged| Message {
        text: logged.message,
        is_error: logged.level == "SEVERE",
    });
    Ok(messages.collect())
}
