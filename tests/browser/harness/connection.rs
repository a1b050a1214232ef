//! A connection beside the WebDriver session, for what WebDriver lacks: to Firefox by BiDi
//! (<https://w3c.github.io/webdriver-bidi>), to Chromium by its own debugging protocol
//! (<https://chromedevtools.github.io/devtools-protocol>). Both number their commands and answer them in the same way.

use super::lock;
use super::log::{Message, logged};
use anyhow::{Context, Result, bail};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The longest time of a command, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection; it records what the browser reports.
pub struct Connection {
    sink: tokio::sync::Mutex<SplitSink<Socket, Frame>>,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    last_id: u64,
    /// The receivers of answers, by the ids of their commands.
    waiting: HashMap<u64, oneshot::Sender<Value>>,
    messages: Vec<Message>,
}

impl Connection {
    /// Connects to an address.
    pub async fn open(url: &str) -> Result<Self> {
        let (socket, _) = connect_async(url)
            .await
            .with_context(|| format!("no connection to {url}"))?;
        let (sink, stream) = socket.split();
        let shared = Arc::<Mutex<Shared>>::default();
        tokio::spawn(listen(stream, Arc::clone(&shared)));
        Ok(Self {
            sink: tokio::sync::Mutex::new(sink),
            shared,
        })
    }

    /// Sends a command, and returns the answer.
    pub async fn command(&self, method: &str, params: Value) -> Result<Value> {
        self.send(json!({ "method": method, "params": params }))
            .await
    }

    /// Sends a command for a tab in Chromium, to which there is a session of this name.
    pub async fn command_in(&self, session: &str, method: &str, params: Value) -> Result<Value> {
        self.send(json!({ "method": method, "params": params, "sessionId": session }))
            .await
    }

    async fn send(&self, mut command: Value) -> Result<Value> {
        let (sender, answer) = oneshot::channel();
        let id = {
            let mut shared = lock(&self.shared);
            shared.last_id += 1;
            let id = shared.last_id;
            shared.waiting.insert(id, sender);
            id
        };
        command["id"] = json!(id);
        let text = command.to_string();
        self.sink.lock().await.send(Frame::text(text)).await?;
        let method = &command["method"];
        let answer = tokio::time::timeout(PATIENCE, answer)
            .await
            .with_context(|| format!("no answer to {method}"))?
            .with_context(|| format!("the browser went during {method}"))?;
        match &answer["error"] {
            Value::Null => Ok(answer["result"].clone()),
            _ => bail!("{method} failed: {answer}"),
        }
    }

    /// Takes the messages since the last call.
    pub fn take_messages(&self) -> Vec<Message> {
        std::mem::take(&mut lock(&self.shared).messages)
    }
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
            shared.messages.extend(logged(&message));
        }
    }
}

/// A name in an answer.
pub(super) fn string(name: &Value) -> Result<String> {
    Ok(name.as_str().context("a name")?.to_owned())
}
