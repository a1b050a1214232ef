//! Games that go through files and come back.

use super::CATCH;
use crate::harness::{Page, only_in};
use anyhow::{Context, Result};
use engine::Record;
use engine::dekal::Dekal;
use serde_json::{Value, json};
use xtask::browser::Kind;

#[tokio::test]
async fn games_go_through_files_and_come_back() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='export']").await?;
        let (name, one) = page.file().await?;
        assert!(
            name.starts_with("tablee-") && name.ends_with(".json"),
            "{name}"
        );
        let all = page.export_all().await?;
        let listed = page.text_of("[data-record]").await?;
        for file in [&one, &all] {
            page.choose_files(&[("again.json", file)]).await?;
            assert_eq!(
                page.text_of("[data-news]").await?,
                "1 already here. Your games are unchanged."
            );
            page.click_on("[data-action='delete']").await?;
            page.click_on("[data-action='delete-sure']").await?;
            page.find("[data-none]:not([hidden])").await?;
            page.choose_files(&[("again.json", file)]).await?;
            page.find("[data-record]").await?;
            assert_eq!(
                page.text_of("[data-news]").await?,
                "1 imported. Your other games are unchanged."
            );
            assert_eq!(page.text_of("[data-record]").await?, listed);
        }
        page.open_replay().await?;
        // Wherever a file is dropped, the page stays and says what the file would add.
        page.open_screen("/dekal/rules").await?;
        let other = Value::from(all.replacen(r#""name":"""#, r#""name":"Zoé""#, 1));
        page.is_taken("items.add('https://example.org/', 'text/uri-list')")
            .await?;
        page.find("[data-screen='rules']").await?;
        page.is_taken(&format!("items.add(new File([{other}], 'other.json'))"))
            .await?;
        let shown = page.text_of("[data-plan]:not([hidden])").await?;
        assert!(shown.contains("1 game to add."), "{shown}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn what_a_file_would_add_is_said_before_it_is_added() -> Result<()> {
    Page::run(async |page| {
        let file = page.play_and_export().await?;
        page.click_on("[data-action='delete']").await?;
        page.click_on("[data-action='delete-sure']").await?;
        page.find("[data-none]:not([hidden])").await?;
        for action in ["import-cancel", "import-sure"] {
            page.look_into_files(&[("all.json", &file)]).await?;
            let shown = page.text_of("[data-plan]:not([hidden])").await?;
            // The game's result has stayed.
            assert!(shown.contains("1 game to add."), "{shown}");
            assert!(
                shown.contains("Results: 1 already here and skipped."),
                "{shown}"
            );
            page.accessible("what a file would add").await?;
            assert!(page.rows("games").await?.is_empty());
            page.click_on(&format!("[data-action='{action}']")).await?;
            page.until("return document.querySelector('[data-plan]').hidden")
                .await?;
        }
        page.games_are(1).await?;
        page.find("[data-record]").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_browser_saves_the_file_that_it_is_given() -> Result<()> {
    if !only_in(
        &[Kind::Chromium, Kind::Firefox],
        "its driver cannot be told where to save files",
    )? {
        return Ok(());
    }
    Page::run(async |page| {
        let folder = tempfile::tempdir()?;
        page.save_files_in(folder.path()).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='export']").await?;
        let id = page
            .script("return document.querySelector('[data-record]').dataset.record")
            .await?;
        let name = format!("tablee-{}.json", id.as_str().context("a text")?);
        let look = async || {
            let text = std::fs::read_to_string(folder.path().join(&name));
            Ok(text.ok().filter(|text| !text.is_empty()))
        };
        let text = page
            .eventually(&format!("{name} to be saved"), look)
            .await?;
        Record::<Dekal>::from_json(&text)?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn files_that_are_no_games_say_so_in_the_persons_language() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.open_records().await?;
        page.click_on("[data-action='export']").await?;
        let (_, good) = page.file().await?;
        let cut = &good[..good.len() / 2];
        let lie = good.replacen("1:", "2:", 1);
        let newer = good.replacen("\"version\":1", "\"version\":9", 1);
        let script = r#"{"format":"tablee-record","version":1,"game":"<script>throw 1</script>"}"#;
        let text = |text: &str| Value::from(text).to_string();
        let files = [
            (text(cut), ["damaged", "endommagé"]),
            (text(&lie), ["damaged", "endommagé"]),
            (text(r#"{"some":"json"}"#), ["not a game", "pas une partie"]),
            (text(script), ["not a game", "pas une partie"]),
            (text(&newer), ["newer version", "plus récente"]),
            // This file is also too large to be sent to the browser quickly.
            (
                "' '.repeat(68_000_000)".into(),
                ["far too large", "bien trop gros"],
            ),
        ];
        for (place, lang) in ["en", "fr"].into_iter().enumerate() {
            page.choose_language(lang).await?;
            for (text, parts) in &files {
                page.open_records().await?;
                page.import(&format!("[['x.json', {text}]]")).await?;
                let shown = page.text_of("[data-news]").await?;
                assert!(
                    shown.contains("x.json") && shown.contains(parts[place]),
                    "{shown}"
                );
                assert_eq!(page.listed().await?, 1);
            }
            page.accessible(&format!("a bad file, {lang}")).await?;
        }
        page.open_records().await?;
        page.choose_files(&[("bad.json", cut), ("good.json", &good)])
            .await?;
        let shown = page.text_of("[data-news]").await?;
        assert!(
            shown.contains("bad.json")
                && shown.contains("1 déjà là, 1 illisible. Vos parties sont inchangées."),
            "{shown}"
        );
        page.no_complaints().await
    })
    .await
}

impl Page {
    /// Saves everything as a file, and returns its text.
    pub async fn export_all(&self) -> Result<String> {
        // The button is hidden until it is known that there is something to export.
        self.click_on("[data-action='export-all']:not([hidden])")
            .await?;
        Ok(self.file().await?.1)
    }

    /// Drops on the page what a script adds to the drop. Fails unless the page prevents the browser from showing it.
    async fn is_taken(&self, add: &str) -> Result<()> {
        let taken = self
            .script(&format!(
                "const dataTransfer = new DataTransfer();
                 dataTransfer.{add};
                 const place = document.querySelector('main p');
                 const heard = (type) => place.dispatchEvent(
                     new DragEvent(type, {{ dataTransfer, bubbles: true, cancelable: true }}));
                 return [heard('dragover'), heard('drop')];"
            ))
            .await?;
        anyhow::ensure!(taken == json!([false, false]), "{add}: {taken}");
        Ok(())
    }

    /// Plays a game, opens the list of games, and saves everything as a file; returns its text.
    async fn play_and_export(&self) -> Result<String> {
        self.before_everything(CATCH).await?;
        self.play_one(&["regular"]).await?;
        self.open_records().await?;
        self.export_all().await
    }
}

/// The number of bytes that are read at once of a file that is read in pieces.
const PIECE: usize = 1 << 20;

#[tokio::test]
async fn a_file_that_is_read_in_pieces_has_what_it_has_as_a_whole() -> Result<()> {
    Page::run(async |page| {
        let file = page.play_and_export().await?;
        let file = file.replacen(r#""name":"""#, r#""name":"Zoé""#, 1);
        let (head, rest) = file.split_once(',').context("a bundle")?;
        // The text follows a byte order mark, and the first byte of é is the last one of the first piece.
        let before = head.len() + rest.find('é').context("a name")? + "\u{feff},".len();
        let bytes = format!(
            "const bytes = new TextEncoder().encode(
                 '\\uFEFF' + {} + ' '.repeat({}) + ',' + {});
             const [first, second] = [bytes.subarray(0, {PIECE}), bytes.subarray({PIECE})];",
            Value::from(head),
            PIECE - 1 - before,
            Value::from(rest)
        );
        // If the same words were told twice, the test would not notice.
        let files = [
            ("first, second", "1 imported", Some("Zoé")),
            ("first, second, first.subarray(-1)", "damaged", None),
            // This text lacks the second byte of é.
            (
                "first, second.subarray(1)",
                "1 imported",
                Some("Zo\u{fffd}"),
            ),
        ];
        for (parts, told, name) in files {
            let part = format!("(() => {{ {bytes} return new Blob([{parts}]); }})()");
            page.import(&format!("[['x.json', {part}]]")).await?;
            let news = page.text_of("[data-news]").await?;
            assert!(news.contains(told), "{parts}: {news}");
            let records = page.rows("records").await?;
            let is_named = |name| {
                let name = format!(r#""name":"{name}""#);
                let mut texts = records.iter().filter_map(Value::as_str);
                texts.any(|text| text.contains(&name))
            };
            assert!(name.is_none_or(is_named), "{parts}: {records:?}");
        }
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn settings_go_along_with_the_games_and_come_back_if_they_are_wanted() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["regular"]).await?;
        page.script(
            "localStorage.setItem('tablee.settings', JSON.stringify(
                 { speed: 'none', lang: 'en', patterns: true, theme: 'contrast' }));",
        )
        .await?;
        page.open_records().await?;
        let file = page.export_all().await?;
        page.choose_files(&[("same.json", &file)]).await?;
        page.find("[data-settings-offer][hidden]").await?;
        page.find("[data-plan][hidden]").await?;
        for takes in [false, true] {
            page.script(
                "localStorage.setItem('tablee.settings', JSON.stringify(
                     { speed: 'none', lang: 'en' }));",
            )
            .await?;
            page.reload().await?;
            page.find("html:not([data-contrast]) [data-screen='records']")
                .await?;
            page.look_into_files(&[("other.json", &file)]).await?;
            page.find("[data-plan]:not([hidden]) [data-settings-offer]:not([hidden])")
                .await?;
            page.accessible("settings that came with a file").await?;
            if takes {
                page.click_on("[name='take-settings']").await?;
            }
            page.click_on("[data-action='import-sure']").await?;
            page.find("[data-plan][hidden]").await?;
            page.until("return document.querySelector('[data-news]').textContent !== ''")
                .await?;
            let told = page.text_of("[data-news]").await?;
            assert_eq!(told.contains("settings are now in use"), takes, "{told}");
            let on = "return document.documentElement.hasAttribute('data-contrast')";
            assert_eq!(page.script(on).await?, takes);
        }
        page.no_complaints().await
    })
    .await
}

impl Page {
    /// Begins a match of Dékal that the person has played in, and opens the list of games.
    async fn leave_under_way(&self) -> Result<()> {
        self.wait_for(&["reveal"]).await?;
        self.reveal().await?;
        self.wait_for(&["draft"]).await?;
        self.open_records().await
    }

    /// The saved match of Dékal, as a record.
    async fn dekal_under_way(&self) -> Result<Value> {
        let text = self.saved_in("dekal").await?;
        Ok(serde_json::from_str(text.as_str().context("a match")?)?)
    }

    /// The file with everything, and what it has of Dékal's match under way.
    async fn export_under_way(&self) -> Result<(String, Value)> {
        let file = self.export_all().await?;
        let held: Value = serde_json::from_str(&file)?;
        Ok((file, held["matches"]["dekal"].clone()))
    }
}

#[tokio::test]
async fn a_match_under_way_goes_on_where_its_file_is_imported() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.sit_down_against(&["regular"], "one").await?;
        page.leave_under_way().await?;
        let (file, first) = page.export_under_way().await?;
        page.forget_everything().await?;
        page.open_records().await?;
        page.look_into_files(&[("all.json", &file)]).await?;
        let told = page.text_of("[data-plan]:not([hidden])").await?;
        assert!(told.contains("Games in progress to add: Dékal."), "{told}");
        page.click_on("[data-action='import-sure']").await?;
        page.until("return document.querySelector('[data-news]').textContent !== ''")
            .await?;
        let told = page.text_of("[data-news]").await?;
        assert_eq!(told, "Games in progress added: Dékal.");
        assert_eq!(page.dekal_under_way().await?, first);
        page.open("/dekal/table", "").await?;
        page.wait_for(&["draft"]).await?;
        page.finish().await?;
        page.games_are(1).await?;
        let kept = page.rows("records").await?;
        let kept: Value = serde_json::from_str(kept[0].as_str().context("a record")?)?;
        assert_eq!(kept["seed"], first["seed"]);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_under_way_goes_along_and_the_one_it_replaces_is_kept() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.sit_down().await?;
        page.leave_under_way().await?;
        page.script("localStorage.setItem('tablee.detrak.tutorial', 'done')")
            .await?;
        let (file, first) = page.export_under_way().await?;
        assert_eq!(first, page.dekal_under_way().await?);
        page.look_into_files(&[("all.json", &file)]).await?;
        assert_eq!(
            page.text_of("[data-news]").await?,
            "Games in progress already here and skipped: Dékal."
        );
        // Another match is under way here. The match of the file replaces it.
        page.sit_down_against(&["regular"], "one").await?;
        page.leave_under_way().await?;
        let second = page.dekal_under_way().await?;
        for action in ["import-cancel", "import-sure"] {
            assert_eq!(page.dekal_under_way().await?, second);
            assert!(page.rows("games").await?.is_empty());
            page.look_into_files(&[("all.json", &file)]).await?;
            let told = page.text_of("[data-plan]:not([hidden])").await?;
            for part in [
                "In place of your game in progress",
                "played: Dékal.",
                "Tutorials: 1 to add.",
            ] {
                assert!(told.contains(part), "{told}");
            }
            page.accessible("a match that would be replaced").await?;
            page.click_on(&format!("[data-action='{action}']")).await?;
            page.find("[data-plan][hidden]").await?;
        }
        page.games_are(1).await?;
        page.find("[data-record]").await?;
        let told = page.text_of("[data-news]").await?;
        assert!(told.contains("Games in progress added: Dékal."), "{told}");
        assert_eq!(page.dekal_under_way().await?, first);
        let lesson = page.script("return localStorage.getItem('tablee.detrak.tutorial')");
        assert_eq!(lesson.await?, "done");
        let kept = page.rows("records").await?;
        let kept: Value = serde_json::from_str(kept[0].as_str().context("a record")?)?;
        assert_eq!(
            (&kept["seed"], &kept["log"]),
            (&second["seed"], &second["log"])
        );
        // The table goes on with it.
        page.open("/dekal/table", "").await?;
        page.wait_for(&["draft"]).await?;
        assert_eq!(page.saved().await?["seed"], first["seed"]);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_that_another_tab_plays_is_left_alone_by_an_import() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.sit_down().await?;
        page.leave_under_way().await?;
        let (file, first) = page.export_under_way().await?;
        page.sit_down_against(&["regular"], "one").await?;
        page.leave_under_way().await?;
        let second = page.dekal_under_way().await?;
        assert_ne!(first, second);
        let here = page.tab();
        let other = page.open_table_in_tab().await?;
        page.wait_for(&["draft"]).await?;
        page.turn_to(&here).await?;
        page.look_into_files(&[("all.json", &file)]).await?;
        let told = page.text_of("[data-news]").await?;
        // WebKit's driver returns nothing between paragraphs.
        let lines = told.replace('\n', "");
        let left = "Nothing was imported.Left alone, because another tab is playing: Dékal.";
        assert_eq!(lines, left);
        assert_eq!(page.dekal_under_way().await?, second);
        // Once that tab has left the table, there is nothing in the way.
        page.turn_to(&other).await?;
        page.goto_blank().await?;
        page.turn_to(&here).await?;
        page.choose_files(&[("all.json", &file)]).await?;
        assert_eq!(page.dekal_under_way().await?, first);
        page.games_are(1).await?;
        page.no_complaints().await
    })
    .await
}
