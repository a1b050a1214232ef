//! What a browser writes into its console.

use serde_json::Value;

/// A message in the console, of the page or the browser.
#[derive(Debug, PartialEq, Eq)]
pub struct Message {
    pub text: String,
    pub is_error: bool,
}

impl Message {
    /// Whether it tells of an error of the page.
    pub fn is_complaint(&self) -> bool {
        self.is_error && !GIVEN_UP.iter().any(|part| self.text.contains(part))
    }
}

/// The message that an event reports.
pub fn logged(event: &Value) -> Option<Message> {
    let params = &event["params"];
    let (text, is_error) = match event["method"].as_str()? {
        // The console in Firefox, exceptions included.
        "log.entryAdded" => (text(&params["text"]), params["level"] == "error"),
        // What the page writes into Chromium's console, its exceptions, and what the browser itself writes.
        "Runtime.consoleAPICalled" => {
            let args = params["args"].as_array()?.iter();
            let texts = args.map(|arg| text(arg.get("value").unwrap_or(&arg["description"])));
            let is_error = params["type"] == "error" || params["type"] == "assert";
            (texts.collect::<Vec<_>>().join(" "), is_error)
        }
        "Runtime.exceptionThrown" => {
            let thrown = &params["exceptionDetails"];
            let exception = text(&thrown["exception"]["description"]);
            (format!("{} {exception}", text(&thrown["text"])), true)
        }
        "Log.entryAdded" => {
            let entry = &params["entry"];
            let said = format!("{} {}", text(&entry["url"]), text(&entry["text"]));
            (said, entry["level"] == "error")
        }
        "ServiceWorker.workerErrorReported" => {
            (text(&params["errorMessage"]["errorMessage"]), true)
        }
        _ => return None,
    };
    Some(Message { text, is_error })
}

/// A text as it is; anything else as JSON, and nothing for what is not there.
fn text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// Messages that are not errors of the page: a request was still running when its page or worker ended. (If a page
/// really lacks a module, the server reports that.) Or the browser itself
/// asked for something.
const GIVEN_UP: [&str; 6] = [
    // Chromium with windows looks for an icon beside a picture, also of a server that was stopped.
    "/favicon.ico Failed to load resource: net::ERR_CONNECTION_REFUSED",
    // A typeface in Firefox: the number of NS_BINDING_ABORTED.
    "status=2152398850",
    "NS_BASE_STREAM_CLOSED",
    "Image corrupt or truncated",
    "error loading dynamically imported module",
    "A ServiceWorker intercepted the request and encountered an unexpected error",
];
