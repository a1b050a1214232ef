//! Reads and changes the browser's database.

use crate::harness::Page;
use anyhow::{Context, Result};
use serde_json::Value;

/// Functions for scripts that read or change what is kept. A script that opened the database first would make an empty
/// one. So if there is none, a match is put where releases up to 0.2.0 saved it.
pub const KEEPING: &str = "
    const settled = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const opened = async () => (await indexedDB.databases()).some(({ name }) => name === 'tablee')
        ? settled(indexedDB.open('tablee')) : null;
    const savesOf = (slot) => IDBKeyRange.bound([slot], [slot, []]);
    // What is played while a save is being written is saved once that is done: the second time it is read, too.
    const savedMatch = async (slot) => {
        const database = await opened();
        if (!database) return null;
        const read = () => settled(database.transaction('saves').objectStore('saves').getAll(savesOf(slot)));
        await read();
        const saves = await read();
        database.close();
        return saves.at(-1) ?? null;
    };
    const forgetMatch = async (slot) => {
        localStorage.removeItem(`tablee.saved.${slot}`);
        localStorage.removeItem(`tablee.left.${slot}`);
        localStorage.removeItem(`tablee.${slot}.match`);
        const database = await opened();
        if (!database) return;
        await settled(database.transaction('saves', 'readwrite').objectStore('saves').delete(savesOf(slot)));
        database.close();
    };
    const saveMatch = async (slot, text) => {
        await forgetMatch(slot);
        localStorage.setItem(`tablee.${slot}.match`, text);
    };
    // The database stays, but is emptied. WebKit may not delete it while a page that was left is kept for the way back.
    const forgetAll = async () => {
        localStorage.clear();
        const database = await opened();
        const stores = [...database?.objectStoreNames ?? []];
        if (stores.length > 0) {
            const cleared = database.transaction(stores, 'readwrite');
            for (const store of stores) cleared.objectStore(store).clear();
            await new Promise((resolve, reject) => { cleared.oncomplete = resolve; cleared.onabort = () => reject(cleared.error); });
        }
        database?.close();
    };";

impl Page {
    /// All rows of a store; of records their texts.
    pub async fn rows(&self, store: &str) -> Result<Vec<Value>> {
        let rows = self
            .script_async(&format!(
                "{KEEPING}
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

    /// Runs a script that changes a store, which it finds in the variable `store`.
    pub async fn write_rows(&self, store: &str, script: &str) -> Result<()> {
        self.script_async(&format!(
            "{KEEPING}
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

    /// One field of each row of a store, one per line.
    pub async fn lines(&self, store: &str, part: &str) -> Result<String> {
        let rows = self.rows(store).await?;
        let lines = rows.iter().filter_map(|row| row[part].as_str());
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    /// Waits until the archive has this many games.
    pub async fn games_are(&self, count: usize) -> Result<()> {
        self.rows_are("games", count).await
    }

    /// Waits until a store has this many rows.
    pub async fn rows_are(&self, store: &str, count: usize) -> Result<()> {
        let kept = async || Ok((self.rows(store).await?.len() == count).then_some(()));
        self.eventually(&format!("{store} to have {count} rows"), kept)
            .await
    }

    /// Leaves the page, and deletes everything that the browser stores.
    pub async fn delete_everything(&self) -> Result<()> {
        self.goto_blank().await?;
        self.forget_all().await
    }

    /// Deletes everything that the browser stores.
    pub async fn forget_all(&self) -> Result<()> {
        self.script_async(&format!("{KEEPING} forgetAll().then(() => done());"))
            .await?;
        Ok(())
    }

    /// The match that is saved in a slot, as text; null if there is none.
    pub async fn saved_in(&self, slot: &str) -> Result<Value> {
        let read = format!("{KEEPING} savedMatch('{slot}').then(done);");
        self.script_async(&read).await
    }

    /// Waits until the match in a slot satisfies a condition, and returns it.
    pub async fn until_saved(&self, slot: &str, is_such: impl Fn(&Value) -> bool) -> Result<Value> {
        let what = format!("such a match to be saved for {slot}");
        let look = async || {
            let saved = self.saved_in(slot).await?;
            let saved: Option<Value> = saved.as_str().map(serde_json::from_str).transpose()?;
            Ok(saved.filter(|save| is_such(save)))
        };
        self.eventually(&what, look).await
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

/// A script that takes away storage of every kind.
pub const BLOCKED: &str = "
    for (const name of ['localStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
            get() { throw new DOMException('denied', 'SecurityError'); } });";
