//! The tabs of Chromium by its debugging protocol. Its driver would ask the browser five times for each script that it runs,
//! and for the console by BiDi, which it does by scripts in a page of its own: they cost a sixth of the browser's processor
//! time, and the headless shell (156) crashes when they ask for the window of a worker that has ended.

use super::connection::{Connection, string};
use anyhow::{Error, Result, ensure};
use serde_json::{Value, json};

/// What each tab tells of. `Page` has to be among it so that it runs scripts before those of its documents.
const HEARD: [&str; 4] = ["Page", "Runtime", "Log", "ServiceWorker"];

impl Connection {
    /// Begins to hear what a tab tells, and returns the name of the session for its commands.
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
