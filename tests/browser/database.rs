//! What the page keeps in the browser's database.

use crate::harness::Page;
use anyhow::{Context, Result};
use serde_json::Value;

/// Opens the database, if the page has made it; a script that opened it first would make an empty one.
const OPEN: &str = "
    const settled = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const opened = async () => (await indexedDB.databases()).some(({ name }) => name === 'tablee')
        ? settled(indexedDB.open('tablee')) : null;";

impl Page {
    /// All rows of a store; of records their texts.
    pub async fn rows(&self, store: &str) -> Result<Vec<Value>> {
        let rows = self
            .script_async(&format!(
                "{OPEN}
                 (async () => {{
                     const database = await opened();
                     if (!database) return [];
                     const rows = await settled(database.transaction('{store}').objectStore('{store}').getAll());
                     database.close();
                     return rows;
                 }})().then(done);"
            ))
            .await?;
        rows.as_array().cloned().context("rows")
    }

    /// Does something with a store, which is called `store`.
    pub async fn write_rows(&self, store: &str, script: &str) -> Result<()> {
        self.script_async(&format!(
            "{OPEN}
             (async () => {{
                 const database = await opened();
                 const transaction = database.transaction('{store}', 'readwrite');
                 const store = transaction.objectStore('{store}');
                 {script}
                 await new Promise((resolve) => {{ transaction.oncomplete = resolve; }});
                 database.close();
             }})().then(() => done());"
        ))
        .await?;
        Ok(())
    }

    /// A part of each row of a store, one a line.
    pub async fn lines(&self, store: &str, part: &str) -> Result<String> {
        let rows = self.rows(store).await?;
        let lines = rows.iter().filter_map(|row| row[part].as_str());
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    /// Waits until so many games are kept.
    pub async fn games_are(&self, count: usize) -> Result<()> {
        let begun = std::time::Instant::now();
        while self.rows("games").await?.len() != count {
            anyhow::ensure!(
                begun.elapsed().as_secs() < 20,
                "{count} games were not kept"
            );
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
        Ok(())
    }

    /// Leaves the page, and has the browser forget all that it keeps.
    pub async fn delete_everything(&self) -> Result<()> {
        self.goto_blank().await?;
        self.script_async(
            "localStorage.clear();
             const request = indexedDB.deleteDatabase('tablee');
             request.onsuccess = () => done();",
        )
        .await?;
        Ok(())
    }

    /// Puts a game where releases up to 0.2.0 kept it.
    pub async fn keep_as_before(&self, ended: u64, id: &str, record: &str) -> Result<()> {
        let text = Value::from(record);
        self.script(&format!(
            "localStorage.setItem('tablee.games.{ended}.{id}', {text})"
        ))
        .await?;
        Ok(())
    }
}

/// Without storage of any kind.
pub const BLOCKED: &str = "
    for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
            get() { throw new DOMException('denied', 'SecurityError'); } });";
