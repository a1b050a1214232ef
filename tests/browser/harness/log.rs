//! Chromedriver's own commands: what the browser's console shows, and the
//! browser's debugging protocol.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use url::{ParseError, Url};

/// Takes the console's entries since the last time.
#[derive(Debug)]
pub struct BrowserLog;

impl WebDriverCompatibleCommand for BrowserLog {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _request: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(r#"{"type":"browser"}"#.to_owned()))
    }
}

/// A command of the browser's debugging protocol.
#[derive(Debug)]
pub struct Debugging {
    /// The command, such as `Emulation.setTouchEmulationEnabled`.
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
