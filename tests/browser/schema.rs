//! Versions of the database's schema: an earlier one, a later one, and an upgrade that another tab holds up.

use crate::harness::Page;
use anyhow::{Result, ensure};

/// Makes the database as version 1 of the schema was, by `make(version, fill)`.
const VERSION_1: &str = "
    const make = (version, fill) => new Promise((resolve, reject) => {
        const opening = indexedDB.open('tablee', version);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
        opening.onupgradeneeded = () => {
            const database = opening.result;
            const games = database.createObjectStore('games', { keyPath: 'id' });
            games.createIndex('latest', ['order', 'id']);
            games.createIndex('by-game', ['game', 'order', 'id']);
            const records = database.createObjectStore('records');
            const results = database.createObjectStore('results', { keyPath: 'id' });
            results.createIndex('by-luck', ['game', 'seed']);
            database.createObjectStore('luck', { keyPath: 'id' });
            database.createObjectStore('days', { keyPath: ['day', 'game'] });
            database.createObjectStore('pars', { keyPath: ['day', 'game'] });
            database.createObjectStore('unreadable', { keyPath: ['from', 'line'] });
            fill({ games, records, results });
        };
    });";

/// Two games as version 1 had them: a list of a row of the games, the record, and a row of the results. The code of the
/// commit that introduced the version has written them.
const GAMES: &str = include_str!("schema-1.json");

impl Page {
    /// Makes a database by this call of `make`, before the page is loaded.
    async fn make_database(&self, call: &str) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        let make =
            format!("{VERSION_1} {call}.then(() => done(), (error) => done(String(error)));");
        let failed = self.script_async(&make).await?;
        ensure!(failed.is_null(), "{failed}");
        Ok(())
    }

    /// Plays a first move, without a check of what is saved; returns what the table says about saving.
    async fn plays_unsaved(&self) -> Result<String> {
        self.wait_for(&["reveal"]).await?;
        self.reveal().await?;
        self.wait_for(&["draft"]).await?;
        self.text_of(".unsaved[role='alert']:not([hidden])").await
    }
}

#[tokio::test]
async fn games_of_the_first_version_are_there_after_the_upgrade() -> Result<()> {
    Page::run(async |page| {
        let make = format!(
            "make(1, ({{ games, records, results }}) => {{
                 for (const {{ game, record, result }} of {GAMES}) {{
                     games.put(game);
                     records.put(record, game.id);
                     results.put(result);
                 }}
             }}).then((database) => database.close())"
        );
        page.make_database(&make).await?;
        page.open_records().await?;
        page.find("[data-count='2']").await?;
        page.open_replay().await?;
        assert_eq!(page.rows("results").await?.len(), 2);
        for added in ["saves", "evenings", "mistakes", "exchanges"] {
            page.rows_are(added, 0).await?;
        }
        page.open_screen("/dekal/table").await?;
        page.act().await?;
        page.rows_are("saves", 1).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn where_a_later_release_has_been_the_table_is_played_and_says_so() -> Result<()> {
    Page::run(async |page| {
        page.make_database("make(99, () => {}).then((database) => database.close())")
            .await?;
        page.open("/dekal/table", "").await?;
        let text = page.plays_unsaved().await?;
        assert!(text.contains("newer version of Tablée"), "{text}");
        page.no_complaints().await
    })
    .await
}

/// A frozen tab does not close its connection when it is asked to.
#[tokio::test]
async fn an_upgrade_that_another_tab_holds_up_is_told_of_and_made_later() -> Result<()> {
    Page::run(async |page| {
        page.make_database("make(1, () => {}).then((database) => { window.held = database; })")
            .await?;
        let first = page.tab();
        let second = page.open_table_in_tab().await?;
        let text = page.plays_unsaved().await?;
        assert!(text.contains("Close the other tabs"), "{text}");
        page.accessible("an upgrade that another tab holds up")
            .await?;
        page.turn_to(&first).await?;
        page.script("held.close()").await?;
        page.turn_to(&second).await?;
        page.until("return document.querySelector('.unsaved[role=alert]').hidden")
            .await?;
        let log = page.log().await?;
        assert!(!log.is_empty());
        page.reload().await?;
        page.is_played_here().await?;
        page.goes_on_after(&log).await?;
        page.act().await?;
        page.no_complaints().await
    })
    .await
}
