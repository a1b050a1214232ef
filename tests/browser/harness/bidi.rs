//! WebDriver BiDi (<https://w3c.github.io/webdriver-bidi>): prepares pages, and reports their errors, in
//! Chromium and Firefox.

use anyhow::{Context, Result, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest time of a command, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The event that reports errors and messages of the console. Those about requests would cost a tenth of the processor time
/// of all tests; which files were not found is known to the server.
const EVENTS: [&str; 1] = ["log.entryAdded"];

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A connection beside the WebDriver session.
pub struct Bidi {
    sink: tokio::sync::Mutex<SplitSink<Socket, Message>>,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    last_id: u64,
    /// The receivers of answers, by the ids of their commands.
    waiting: HashMap<u64, oneshot::Sender<Value>>,
    complaints: Vec<String>,
    /// All messages of the console.
    messages: Vec<String>,
}

impl Bidi {
    /// Connects, and records errors from now on.
    pub async fn connect(url: &str) -> Result<Self> {
        let (socket, _) = connect_async(url)
            .await
            .with_context(|| format!("no connection to {url}"))?;
        let (sink, stream) = socket.split();
        let shared = Arc::<Mutex<Shared>>::default();
        tokio::spawn(listen(stream, Arc::clone(&shared)));
        let bidi = Self {
            sink: tokio::sync::Mutex::new(sink),
            shared,
        };
        bidi.command("session.subscribe", json!({ "events": EVENTS }))
            .await?;
        Ok(bidi)
    }

    /// Sends a command, and returns the answer.
    pub async fn command(&self, method: &str, params: Value) -> Result<Value> {
        let (sender, answer) = oneshot::channel();
        let id = {
            let mut shared = lock(&self.shared);
            shared.last_id += 1;
            let id = shared.last_id;
            shared.waiting.insert(id, sender);
            id
        };
        let text = json!({ "id": id, "method": method, "params": params }).to_string();
        self.sink.lock().await.send(Message::text(text)).await?;
        let answer = tokio::time::timeout(PATIENCE, answer)
            .await
            .with_context(|| format!("no answer to {method}"))?
            .with_context(|| format!("the browser went during {method}"))?;
        match &answer["error"] {
            Value::Null => Ok(answer["result"].clone()),
            error => bail!("{method} failed: {error}: {}", answer["message"]),
        }
    }

    /// Waits until the browser has told everything that has happened, and answered whatever the driver asked about it.
    ///
    /// Before a page is left, that is about its workers: for each that starts, Chromium's driver asks in which window it is
    /// (`Browser.getWindowForTarget`), and if it has ended by then, the headless shell (156) crashes.
    /// A page that ends a worker itself may still make it crash.
    pub async fn catch_up(&self) -> Result<()> {
        self.command("browser.getUserContexts", json!({})).await?;
        Ok(())
    }

    /// Takes the errors since the last call.
    pub fn complaints(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.shared).complaints)
    }

    /// Takes the messages in the console since the last call, of the page or the browser, errors or not.
    pub fn messages(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.shared).messages)
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Receives messages until the browser closes the connection.
async fn listen(mut stream: SplitStream<Socket>, shared: Arc<Mutex<Shared>>) {
    while let Some(Ok(message)) = stream.next().await {
        let Ok(text) = message.to_text() else {
            continue;
        };
        let message: Value = serde_json::from_str(text).unwrap_or_default();
        let mut shared = lock(&shared);
        if let Some(sender) = message["id"]
            .as_u64()
            .and_then(|id| shared.waiting.remove(&id))
        {
            // After a timeout nobody waits for the answer any more.
            let _ = sender.send(message);
        } else {
            shared.complaints.extend(complaint(&message));
            if message["method"] == "log.entryAdded" {
                let (level, text) = (&message["params"]["level"], &message["params"]["text"]);
                shared.messages.push(format!("{level}: {text}"));
            }
        }
    }
}

/// The error that an event reports: an exception of a script, or an error in the console.
fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    if event["method"] != "log.entryAdded" || params["level"] != "error" {
        return None;
    }
    let complaint = params["text"].as_str()?;
    let is_given_up = GIVEN_UP.iter().any(|words| complaint.contains(words));
    (!is_given_up).then(|| complaint.to_owned())
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
