//! The tabs of Chromium by its debugging protocol. Its driver would ask the browser five times for each script that it
//! runs. It would also ask for the console by BiDi, through scripts in a page of its own. Together this takes a sixth
//! of the browser's processor time, and the headless shell (156) crashes when such a script asks for the window of a
//! worker that has ended.

use super::connection::{Connection, string};
use anyhow::{Error, Result, ensure};
use serde_json::{Value, json};

/// The events that each tab reports. Without `Page` it would not run scripts before those of its documents.
const HEARD: [&str; 4] = ["Page", "Runtime", "Log", "ServiceWorker"];

impl Connection {
    /// Makes a tab report its events, and returns the name of the session for its commands.
    pub async fn attach(&self, tab: &str) -> Result<String> {
        let target = json!({ "targetId": tab, "flatten": true });
        let attached = self.command("Target.attachToTarget", target).await?;
        let session = string(&attached["sessionId"])?;
        for domain in HEARD {
            self.command_in(&session, &format!("{domain}.enable"), json!({}))
                .await?;
        }
        Ok(session)
    }

    /// Evaluates an expression in a tab, by the page's policy; waits for the result if it is a promise.
    pub async fn evaluate(&self, session: &str, expression: &str) -> Result<Value> {
        let question = json!({
            "expression": expression,
            "returnByValue": true,
            "awaitPromise": true,
            "allowUnsafeEvalBlockedByCSP": false,
        });
        let mut answer = self
            .command_in(session, "Runtime.evaluate", question)
            .await?;
        let thrown = &answer["exceptionDetails"];
        ensure!(thrown.is_null(), "{thrown}");
        Ok(answer["result"]["value"].take())
    }
}

/// Whether a script has no result because its page was left meanwhile.
pub fn was_left(error: &Error) -> bool {
    let cause = error.root_cause().to_string();
    cause.contains("Inspected target navigated or closed")
}
