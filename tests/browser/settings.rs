//! The settings: what each one changes, that it is stored, and that exports contain it.

use crate::harness::{Page, only_in};
use crate::table::Pointer;
use anyhow::{Context, Result};
use fantoccini::key::Key;
use serde_json::{Value, json};
use xtask::browser::Kind;

impl Page {
    /// Opens the settings, with nothing kept but the language.
    async fn open_settings(&self) -> Result<()> {
        let keep = "localStorage.clear();
             localStorage.setItem('tablee.settings', JSON.stringify({ lang: 'en' }));";
        self.open("/settings", keep).await?;
        self.find("[data-screen='settings'] [data-group='play']")
            .await?;
        Ok(())
    }

    /// Clicks a field of the settings.
    async fn set(&self, css: &str) -> Result<()> {
        self.script(&format!("document.querySelector(\"{css}\").click()"))
            .await?;
        Ok(())
    }

    /// The stored settings.
    async fn kept_settings(&self) -> Result<Value> {
        let text = self
            .script("return localStorage.getItem('tablee.settings')")
            .await?;
        Ok(serde_json::from_str(text.as_str().context("settings")?)?)
    }

    /// Turns the confirmation of moves on, in addition to the other settings.
    async fn confirm_moves(&self) -> Result<()> {
        self.script(
            "const settings = JSON.parse(localStorage.getItem('tablee.settings'));
             localStorage.setItem('tablee.settings', JSON.stringify({ ...settings, confirm: true }));",
        )
        .await?;
        Ok(())
    }

    /// How many moves of the person's on the first seat the match has.
    pub async fn own_moves(&self) -> Result<usize> {
        let record = self.saved().await?;
        let log = record["log"].as_array().context("a log")?.iter();
        let own = |entry: &&Value| entry.as_str().is_some_and(|entry| entry.starts_with("1:"));
        Ok(log.filter(own).count())
    }

    /// Waits until a move waits for its confirmation, and checks that it is not played yet.
    async fn asked(&self, before: usize) -> Result<()> {
        self.find("[data-action='confirm']:not([hidden] *)").await?;
        assert_eq!(self.own_moves().await?, before, "only shown");
        Ok(())
    }

    /// Confirms the move that is shown.
    async fn yes(&self, before: usize) -> Result<()> {
        self.asked(before).await?;
        self.find("[data-action='confirm']").await?.click().await?;
        self.find(".asked[hidden]").await?;
        assert!(self.own_moves().await? > before, "confirmed");
        Ok(())
    }
}

#[tokio::test]
async fn every_setting_marks_the_page_and_is_kept() -> Result<()> {
    Page::run(async |page| {
        page.open_settings().await?;
        for (css, attribute, value) in [
            ("[name='theme'][value='3']", "data-contrast", "more"),
            ("[name='theme'][value='2']", "data-theme", "dark"),
            ("[name='text'][value='2']", "data-text", "larger"),
            ("[name='four-colours']", "data-suits", "four"),
            ("[name='patterns']", "data-patterns", "on"),
            ("[name='speed'][value='3']", "data-speed", "none"),
            ("[name='left-handed']", "data-handed", "left"),
        ] {
            page.set(css).await?;
            page.find(&format!("html[{attribute}='{value}']")).await?;
            page.accessible(css).await?;
        }
        page.set("[name='confirm']").await?;
        for name in ["confirm", "sound", "vibration"] {
            page.find(&format!("[name='{name}']:checked")).await?;
        }
        page.find("p:not([hidden]) > [data-action='listen']")
            .await?
            .click()
            .await?;
        let kept = page.kept_settings().await?;
        for name in ["patterns", "left_handed", "confirm", "sound", "vibration"] {
            assert_eq!(kept[name], true, "{name}");
        }
        page.reload().await?;
        page.find("html[data-text='larger'][data-patterns][data-handed='left']")
            .await?;
        assert_eq!(page.live_regions().await?, 1);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn what_is_set_in_one_tab_is_set_in_the_others_and_none_undoes_it() -> Result<()> {
    Page::run(async |page| {
        page.open_settings().await?;
        let first = page.tab();
        let second = page.open_tab().await?;
        let address = [&page.url(), "#/settings"].concat();
        page.client.goto(&address).await?;
        page.find("[data-group='play']").await?;
        page.turn_to(&first).await?;
        page.set("[name='theme'][value='2']").await?;
        page.find("html[data-theme='dark']").await?;
        page.script(
            "[...document.querySelectorAll('[name=language]')]
                 .find((field) => field.closest('label').textContent.includes('Italiano')).click()",
        )
        .await?;
        page.find("html[lang='it']").await?;
        page.turn_to(&second).await?;
        page.find("html[data-theme='dark'][lang='it']").await?;
        page.find("[name='theme'][value='2']:checked").await?;
        page.set("[name='patterns']").await?;
        page.find("html[data-patterns='on']").await?;
        let kept = page.kept_settings().await?;
        assert_eq!(
            (&kept["theme"], &kept["lang"], &kept["patterns"]),
            (&json!("dark"), &json!("it"), &json!(true))
        );
        page.client.close_window().await?;
        page.turn_to(&first).await?;
        page.find("html[data-patterns='on']").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_the_system_asks_for_is_honoured() -> Result<()> {
    if !only_in(
        &[Kind::Chromium],
        "no other can be told what the system asks for",
    )? {
        return Ok(());
    }
    Page::run(async |page| {
        page.open_settings().await?;
        let paper = "return getComputedStyle(document.body).backgroundColor";
        let usual = page.script(paper).await?;
        for (contrast, scheme, wanted) in [
            ("more", "light", "rgb(255, 255, 255)"),
            ("more", "dark", "rgb(0, 0, 0)"),
        ] {
            let features = json!([
                { "name": "prefers-contrast", "value": contrast },
                { "name": "prefers-color-scheme", "value": scheme },
            ]);
            page.debug(
                "Emulation.setEmulatedMedia",
                json!({ "features": features }),
            )
            .await?;
            page.until(&format!("{paper} === '{wanted}'")).await?;
            assert_ne!(usual, wanted);
            page.accessible("contrast that the system asks for").await?;
        }
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        page.debug(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await?;
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.accessible("the system's own colours").await?;
        let adjusts = page
            .script(
                "return getComputedStyle(document.querySelector('.card-face')).forcedColorAdjust",
            )
            .await?;
        assert_eq!(adjusts, "none", "cards keep their colours");
        page.no_complaints().await
    })
    .await
}

/// Counts the sounds, how often the phone vibrates, and how often sounds are suspended in between. The test sets
/// whether the browser says that the person has pressed anything.
const EARS: &str = "window.__heard = { contexts: 0, tones: 0, trembles: 0, rests: 0 };
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        constructor() { super(); window.__heard.contexts += 1; }
        createGain() { window.__heard.tones += 1; return super.createGain(); }
        suspend() { window.__heard.rests += 1; return super.suspend(); }
    };
    Object.defineProperty(navigator, 'userActivation',
        { value: { get hasBeenActive() { return window.__pressed === true; } } });
    Object.defineProperty(navigator, 'vibrate',
        { value: () => { window.__heard.trembles += 1; return true; } });";

#[tokio::test]
async fn a_table_is_heard_from_the_first_press_unless_its_bar_silences_it() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(EARS).await?;
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.script(
            "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }));",
        )
        .await?;
        page.reload().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        let before = page.script("return window.__heard").await?;
        assert_eq!(before["contexts"], 0, "the browser would keep it back");
        assert_eq!(before["trembles"], 0, "the browser would complain");
        page.script("window.__pressed = true").await?;
        page.find("[data-action='sound'][aria-pressed='true']")
            .await?
            .click()
            .await?;
        page.find("[data-action='sound'][aria-pressed='false']")
            .await?;
        page.until("return document.querySelector('[name=volume]').value === '0'")
            .await?;
        assert_eq!(page.kept_settings().await?["sound"], false);
        page.script("document.querySelector('[data-push]:not(.is-lit)').click()")
            .await?;
        page.until("return window.__heard.trembles > 0").await?;
        let silent = page.script("return window.__heard").await?;
        assert_eq!(silent["contexts"], 0, "silenced");
        page.find("[data-action='sound']").await?.click().await?;
        page.find("[data-action='sound'][aria-pressed='true']")
            .await?;
        let back = page.script("return window.__heard").await?;
        assert_eq!(back["contexts"], 1, "it is heard how loud it is");
        page.script(
            "window.__heard.tones = window.__heard.trembles = 0;
             document.querySelector('.cell:not(.is-lit)').click()",
        )
        .await?;
        page.until("return window.__heard.trembles > 0").await?;
        let refused = page.script("return window.__heard").await?;
        assert_eq!(refused["contexts"], 1);
        assert_eq!(refused["tones"], 2);
        assert_eq!(refused["trembles"], 1);
        page.finish().await?;
        let over = page.script("return window.__heard").await?;
        assert_eq!(over["contexts"], 1);
        assert!(over["tones"].as_u64() > Some(40), "{over}");
        // The audio device does not have to stay awake while there are no sounds.
        page.until("return window.__heard.rests > 0").await?;
        page.find("[data-action='settings']").await?.click().await?;
        page.find("[data-screen='settings'] [name='volume']")
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn in_dekal_a_move_is_shown_and_confirmed_by_pointer_and_by_keyboard() -> Result<()> {
    Page::run(async |page| {
        page.sit_down().await?;
        page.confirm_moves().await?;
        page.play_against(&["regular"]).await?;
        let enter = Key::Enter.to_string();
        page.wait_for(&["reveal"]).await?;
        let before = page.own_moves().await?;
        page.reveal().await?;
        page.find(".cell.is-asked").await?;
        page.accessible("a move to confirm").await?;
        page.yes(before).await?;
        page.wait_for(&["draft"]).await?;
        let before = page.own_moves().await?;
        let from = page.middle(".centre-slot.is-lit").await?;
        let to = page.middle(".edge.is-lit").await?;
        page.drag(Pointer::Mouse, from, to).await?;
        page.asked(before).await?;
        page.find(".card.is-previewed").await?;
        page.find("[data-action='withdraw']").await?.click().await?;
        page.find(".asked[hidden]").await?;
        assert_eq!(page.own_moves().await?, before);
        page.drag(Pointer::Touch, from, to).await?;
        page.yes(before).await?;
        // With the keyboard, Enter shows the move, and Enter once more confirms it.
        page.wait_for(&["reveal"]).await?;
        let before = page.own_moves().await?;
        let cell = page.find(".cell[tabindex='0']").await?;
        cell.send_keys(&enter).await?;
        page.asked(before).await?;
        cell.send_keys(&Key::Escape.to_string()).await?;
        page.find(".asked[hidden]").await?;
        cell.send_keys(&enter).await?;
        page.asked(before).await?;
        cell.send_keys(&enter).await?;
        page.wait_for(&["draft"]).await?;
        assert!(page.own_moves().await? > before);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn in_detrak_a_move_is_shown_and_confirmed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["regular"], false).await?;
        page.confirm_moves().await?;
        page.set_out_sheets(&["regular"], false).await?;
        page.wait_for(&["start"]).await?;
        let before = page.own_moves().await?;
        page.find("[data-start='C']").await?.click().await?;
        page.find(".start.is-asked").await?;
        page.yes(before).await?;
        page.roll().await?;
        let before = page.own_moves().await?;
        let (one, other) = page.two_cells().await?;
        page.drag_piece(Pointer::Touch, &one, &other).await?;
        page.find(".square.is-ghost").await?;
        page.yes(before).await?;
        page.roll().await?;
        let before = page.own_moves().await?;
        let (one, other) = page.two_cells().await?;
        page.note(&one, &other).await?;
        page.asked(before).await?;
        let (_, other) = page.two_cells().await?;
        page.script(&format!(
            "document.querySelector(\"[data-cell='{other}']\").click()"
        ))
        .await?;
        page.find("[data-refusal]").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn in_dumble_a_move_is_shown_and_confirmed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular"]).await?;
        page.confirm_moves().await?;
        page.deal_cards(&["regular"]).await?;
        page.wait_for(&["discard"]).await?;
        let before = page.own_moves().await?;
        page.drag_to_discards(Pointer::Mouse).await?;
        page.find("[data-hand][aria-pressed='true']").await?;
        page.yes(before).await?;
        page.wait_for(&["draw"]).await?;
        let before = page.own_moves().await?;
        page.find("body").await?.send_keys("s").await?;
        page.find(".source.is-asked").await?;
        page.asked(before).await?;
        page.find("body").await?.send_keys("s").await?;
        page.wait_for(&["discard", "round-over"]).await?;
        assert!(page.own_moves().await? > before);
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn in_debacle_a_move_is_shown_and_confirmed() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_debacle("red", "regular").await?;
        page.confirm_moves().await?;
        page.set_up_dice("red", "regular").await?;
        page.wait_for(&["act"]).await?;
        let before = page.own_moves().await?;
        let (from, to) = (
            page.middle("[data-square='c1']").await?,
            page.middle("[data-square='c2']").await?,
        );
        page.drag(Pointer::Mouse, from, to).await?;
        page.find(".board-square.is-asked[data-square='c2']")
            .await?;
        page.yes(before).await?;
        let before = page.own_moves().await?;
        let next = page.find("[data-square='c3']").await?;
        next.send_keys(&Key::Enter.to_string()).await?;
        page.asked(before).await?;
        next.send_keys(&Key::Enter.to_string()).await?;
        page.find(".asked[hidden]").await?;
        assert!(page.own_moves().await? > before);
        page.no_complaints().await
    })
    .await
}

/// A browser that promises to keep the data once the page asks for that, and grants 103 MB.
const ROOM: &str = "
    const asked = () => Number(sessionStorage.asked ?? 0);
    Object.defineProperty(navigator, 'storage', { value: {
        persisted: async () => asked() > 0,
        persist: async () => { sessionStorage.asked = asked() + 1; return true; },
        estimate: async () => ({ usage: 3_000_000, quota: 103_000_000 }),
    } });";

#[tokio::test]
async fn the_browser_is_asked_once_to_keep_the_data_and_its_room_is_shown() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(ROOM).await?;
        let asked = "return Number(sessionStorage.asked ?? 0)";
        let room = async || -> Result<String> {
            page.open_screen("/settings").await?;
            page.text_of("[data-room]:not([hidden])").await
        };
        page.sit_down_against(&["regular"], "one").await?;
        page.act().await?;
        assert_eq!(page.script(asked).await?, 0, "nothing is worth it yet");
        let before = room().await?;
        assert!(before.contains("3.0 MB; 100.0 MB are free"), "{before}");
        assert!(before.contains("may delete them"), "{before}");
        page.open_screen("/dekal/table").await?;
        page.finish().await?;
        page.until(&format!("{asked} === 1")).await?;
        let after = room().await?;
        assert!(after.contains("keeps them"), "{after}");
        page.play_one(&["regular"]).await?;
        assert_eq!(page.script(asked).await?, 1);
        page.no_complaints().await
    })
    .await
}
