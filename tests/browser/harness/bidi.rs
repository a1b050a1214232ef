//! WebDriver BiDi: what the page is prepared by, and what it complains of, in the
//! one language that all browsers speak (<https://w3c.github.io/webdriver-bidi>).

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

/// How long a command may take, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the page complains of goes through these.
const EVENTS: [&str; 3] = [
    "log.entryAdded",
    "network.responseCompleted",
    "network.fetchError",
];

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A connection beside the WebDriver session.
pub struct Bidi {
    sink: tokio::sync::Mutex<SplitSink<Socket, Message>>,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    last_id: u64,
    /// Who waits for the answer to which command.
    waiting: HashMap<u64, oneshot::Sender<Value>>,
    complaints: Vec<String>,
    /// Whatever was said in the console.
    messages: Vec<String>,
}

impl Bidi {
    /// Connects, and listens for complaints from now on.
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

    /// Sends a command, and what comes back.
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

    /// Takes what was complained of since the last time.
    pub fn complaints(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.shared).complaints)
    }

    /// Takes what was said in the console since the last time, by the page or the browser, errors or not.
    pub fn messages(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.shared).messages)
    }
}

fn lock(shared: &Mutex<Shared>) -> MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Hears everything until the browser goes.
async fn listen(mut stream: SplitStream<Socket>, shared: Arc<Mutex<Shared>>) {
    while let Some(Ok(message)) = stream.next().await {
        let Ok(text) = message.to_text() else {
            continue;
        };
        let said: Value = serde_json::from_str(text).unwrap_or_default();
        let mut shared = lock(&shared);
        if let Some(sender) = said["id"]
            .as_u64()
            .and_then(|id| shared.waiting.remove(&id))
        {
            // Nobody waits any more where the time was up.
            let _ = sender.send(said);
        } else {
            shared.complaints.extend(complaint(&said));
            if said["method"] == "log.entryAdded" {
                let (level, text) = (&said["params"]["level"], &said["params"]["text"]);
                shared.messages.push(format!("{level}: {text}"));
            }
        }
    }
}

/// What an event has to complain of: a script that threw, an error in the console,
/// a file that was not found.
fn complaint(event: &Value) -> Option<String> {
    let params = &event["params"];
    let url = &params["request"]["url"];
    let complaint = match event["method"].as_str()? {
        "log.entryAdded" if params["level"] == "error" => params["text"].as_str()?.to_owned(),
        "network.responseCompleted" => {
            let status = params["response"]["status"].as_u64()?;
            (status >= 400).then(|| format!("{url}: status {status}"))?
        }
        "network.fetchError" => format!("{url}: {}", params["errorText"]),
        _ => return None,
    };
    let is_given_up = GIVEN_UP.iter().any(|words| complaint.contains(words));
    (!is_given_up).then_some(complaint)
}

/// What is said of something that was still loading when the page or the worker
/// that wanted it went. A page that did not get what it needs says so itself.
/// Where a module cannot be had for another reason, its request complains as well.
/// And what browsers ask for by themselves where they show a picture, not a page.
const GIVEN_UP: [&str; 6] = [
    "/favicon.ico",
    "ABORTED",
    "Image corrupt or truncated",
    "error loading dynamically imported module",
    "NS_BASE_STREAM_CLOSED",
    "A ServiceWorker intercepted the request and encountered an unexpected error",
];
