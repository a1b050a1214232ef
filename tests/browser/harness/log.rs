//! What a browser writes into its console.

/// A message in the console, of the page or the browser.
#[derive(Debug, PartialEq, Eq)]
pub struct Message {
    pub text: String,
    pub is_error: bool,
}

impl Message {
    /// Whether it tells of an error of the page.
    pub fn is_complaint(&self) -> bool {
        self.is_error && !GIVEN_UP.iter().any(|words| self.text.contains(words))
    }
}

/// Messages that are no errors of the page: a request was still running when its page or worker ended. (If a page really
/// lacks a module, the server says so.)
const GIVEN_UP: [&str; 5] = [
    // A typeface in Firefox: the number of NS_BINDING_ABORTED.
    "status=2152398850",
    "NS_BASE_STREAM_CLOSED",
    "Image corrupt or truncated",
    "error loading dynamically imported module",
    "A ServiceWorker intercepted the request and encountered an unexpected error",
];
