//! Chromium's own debugging protocol, for commands that WebDriver does not have.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use url::{ParseError, Url};

/// A command of the protocol.
#[derive(Debug)]
pub struct Debugging {
    /// The command, such as `Emulation.setEmulatedMedia`.
    pub command: &'static str,
    /// Its parameters.
    pub parameters: serde_json::Value,
}

impl WebDriverCompatibleCommand for Debugging {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _request: &Url) -> (Method, Option<String>) {
        let body = serde_json::json!({ "cmd": self.command, "params": self.parameters });
        (Method::POST, Some(body.to_string()))
    }
}
