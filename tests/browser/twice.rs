//! Whatever acts does so once, whether a key stays down on it, or a double click is meant to press it.

use crate::harness::{Page, only_in};
use crate::records::CATCH;
use crate::review::match_of;
use crate::skipping::{end, end_of_round, until_possible};
use anyhow::{Context, Result, ensure};
use engine::Seed;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::{Action, Dumble};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;
use xtask::browser::Kind;

/// Why other browsers do not run these tests.
const NOT_REPEATED: &str = "other drivers do not say that a key is repeated";

/// Notes what gets past the guard: its listeners are those of the body, too, and were there before.
const NOTE: &str = "
    if (!window.passed) for (const type of ['click', 'keydown'])
        document.body.addEventListener(type, (event) => {
            const { id, className, dataset } = event.target.closest('button, a, label, input, summary') ?? event.target;
            if (event.isTrusted) window.passed.push([type, `${id} ${className} ${JSON.stringify(dataset)}`]);
        }, true);
    window.passed = [];";

/// How a control is pressed for too long, or too often.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// By a key that stays down while the page goes on.
    Held,
    /// By a double click.
    Double,
}

const BOTH: [Way; 2] = [Way::Held, Way::Double];

impl Page {
    /// Presses a control in this way, and fails unless the page has got one press.
    pub async fn act_once(&self, way: Way, css: &str) -> Result<()> {
        self.find(css).await?;
        self.drawn().await?;
        self.script(NOTE).await?;
        let show = format!(
            "const control = document.querySelector(\"{css}\");
             control.scrollIntoView({{ block: 'nearest' }});
             if ({}) control.focus();",
            way == Way::Held
        );
        self.script(&show).await?;
        match way {
            Way::Held => self.hold(char::from(Key::Enter)).await?,
            Way::Double => self.double_click(self.middle(css).await?).await?,
        }
        self.drawn().await?;
        let passed = self.script("return window.passed").await?;
        let passed: Vec<(String, String)> = serde_json::from_value(passed)?;
        let count = |wanted: &str| passed.iter().filter(|(kind, _)| kind == wanted).count();
        let (keys, clicks) = (count("keydown"), count("click"));
        let is_one = match way {
            Way::Held => keys == 1 && clicks <= 1,
            Way::Double => clicks == 1,
        };
        ensure!(is_one, "{css}, {way:?}: {passed:#?}");
        Ok(())
    }

    /// As [`Page::act_once`], for a control of a table; then waits until something of `due` is due, and fails unless
    /// the person has done this much more, or less.
    async fn decide_once(&self, way: Way, css: &str, due: &[&str], more: isize) -> Result<()> {
        let before = self.own_moves().await?;
        self.act_once(way, css).await?;
        self.wait_for(due).await?;
        self.drawn().await?;
        let after = self.own_moves().await?;
        let wanted = before.checked_add_signed(more).context("a number")?;
        ensure!(after == wanted, "{css}, {way:?}: {before} became {after}");
        Ok(())
    }

    /// Fails unless a script's value is this.
    async fn value_is(&self, script: &str, wanted: Value, what: &str) -> Result<()> {
        let found = self.script(&format!("return {script}")).await?;
        ensure!(found == wanted, "{what}: {found} instead of {wanted}");
        Ok(())
    }

    /// Fails unless a control is pressed, as it says itself.
    async fn is_pressed(&self, css: &str, what: &str) -> Result<()> {
        let script = format!("document.querySelector(\"{css}\").ariaPressed");
        self.value_is(&script, json!("true"), what).await
    }
}

async fn cards_and_edges(page: &Page) -> Result<()> {
    page.sit_down_against(&["beginner"], "to_hundred").await?;
    for way in BOTH {
        page.wait_for(&["reveal"]).await?;
        page.decide_once(way, ".cell.is-lit", &["draft"], 1).await?;
        let slot = ".centre-slot.is-lit";
        page.decide_once(way, slot, &["draft"], 0).await?;
        page.is_pressed(slot, "the card").await?;
        page.decide_once(way, ".edge.is-lit", &["reveal"], 1)
            .await?;
    }
    // A hint, more of it, and no end of it.
    page.reveal().await?;
    page.wait_for(&["draft"]).await?;
    let ranks = "new Set([...document.querySelectorAll('.hint-badge')].map((one) => one.dataset.rank)).size";
    for way in BOTH {
        let hint = "[data-action='hint']";
        page.act_once(way, hint).await?;
        page.find(&format!("{hint}[aria-pressed='true']")).await?;
        page.value_is(ranks, json!(1), "one move").await?;
        page.act_once(way, hint).await?;
        page.is_pressed(hint, "more moves").await?;
        page.until(&format!("return {ranks} > 1")).await?;
        page.act_once(way, hint).await?;
        page.until(&format!("return {ranks} === 0")).await?;
    }
    let sound = "[data-action='sound']";
    for on in [false, true] {
        let way = BOTH[usize::from(on)];
        let before = page.script(SOUND).await?;
        page.act_once(way, sound).await?;
        ensure!(page.script(SOUND).await? != before, "the sound, {way:?}");
    }
    // The next round begins, and nothing is done in it.
    for way in BOTH {
        end_of_round::<Dekal>(page, 4).await?;
        ensure!(page.finish_round().await? == "round-over", "a round");
        let aside = "[data-action='aside']";
        page.act_once(way, aside).await?;
        page.find(".result.is-aside").await?;
        let next = "[data-action='next-round']:not([hidden])";
        page.decide_once(way, next, &["reveal"], 0).await?;
    }
    Ok(())
}

/// Whether there is sound.
const SOUND: &str = "return document.querySelector('[data-action=sound]').outerHTML";

async fn sheets(page: &Page) -> Result<()> {
    page.set_out_sheets(&["beginner"], false).await?;
    page.wait_for(&["start"]).await?;
    page.decide_once(Way::Double, "[data-start='C']", &["roll"], 1)
        .await?;
    for way in BOTH {
        let roll = "[data-action='roll']";
        page.decide_once(way, roll, &["note"], 0).await?;
        let (cell, _) = page.two_cells().await?;
        let cell = format!("[data-cell='{cell}']");
        page.decide_once(way, &cell, &["roll"], 1).await?;
    }
    let enlarged = ".enlargeable.is-large";
    for way in BOTH {
        page.act_once(way, "[data-enlarge]").await?;
        page.find(enlarged).await?;
        page.press_key("Escape").await?;
        page.until(&format!("return !document.querySelector('{enlarged}')"))
            .await?;
    }
    for way in BOTH {
        end::<Detrak>(page).await?;
        page.act_once(way, "[data-action='rematch']:not([hidden])")
            .await?;
        page.wait_for(&["start"]).await?;
        ensure!(page.own_moves().await? == 0, "another game, {way:?}");
        page.begin_with("C").await?;
    }
    Ok(())
}

async fn hands(page: &Page) -> Result<()> {
    page.deal_cards(&["beginner"]).await?;
    for way in BOTH {
        page.wait_for(&["discard"]).await?;
        let card = "[data-hand]";
        page.decide_once(way, card, &["discard"], 0).await?;
        page.is_pressed(card, "a card").await?;
        let discard = "[data-action='discard']";
        page.decide_once(way, discard, &["draw"], 1).await?;
        page.decide_once(way, "[data-source='stock']", &["discard"], 1)
            .await?;
    }
    // A call ends the round, and the next one does not begin by itself.
    for way in BOTH {
        page.deal_cards(&["beginner"]).await?;
        until_possible::<Dumble>(page, |action| *action == Action::Call).await?;
        page.wait_for(&["discard"]).await?;
        let call = "[data-action='dumble']:not([hidden])";
        page.decide_once(way, call, &["round-over"], 1).await?;
        page.find(".result:not([hidden])").await?;
        let next = "[data-action='next-round']:not([hidden])";
        page.decide_once(way, next, &["discard"], 0).await?;
    }
    Ok(())
}

async fn board(page: &Page) -> Result<()> {
    page.set_up_dice("red", "beginner").await?;
    for way in BOTH {
        page.wait_for(&["act"]).await?;
        let threats = "[data-action='threats']";
        let pressed = format!("document.querySelector(\"{threats}\").ariaPressed");
        let before = page.script(&format!("return {pressed}")).await?;
        page.act_once(way, threats).await?;
        let other = json!((before != "true").to_string());
        page.value_is(&pressed, other, "the threats").await?;
        // A double click flips a die.
        page.decide_once(Way::Held, ".board-square.is-movable", &["act"], 0)
            .await?;
        page.find(".board-square.is-chosen").await?;
        page.decide_once(way, ".board-square.is-lit", &["act"], 1)
            .await?;
    }
    for way in BOTH {
        page.decide_once(way, "[data-action='undo']:not(:disabled)", &["act"], -1)
            .await?;
    }
    Ok(())
}

#[tokio::test]
async fn at_every_table_one_press_acts_once() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        cards_and_edges(page).await?;
        sheets(page).await?;
        hands(page).await?;
        board(page).await?;
        watching(page).await?;
        page.no_complaints().await
    })
    .await
}

/// The buttons of a review, of the position of one of its decisions, and of the analysis board.
async fn reviews(page: &Page) -> Result<()> {
    let begun = "document.querySelectorAll('[data-begins]').length";
    let table = "[data-result] [data-action='review']";
    page.act_once(Way::Double, table).await?;
    page.judged().await?;
    for way in BOTH {
        page.act_once(way, "[data-action='look']").await?;
        page.find("[data-position] [data-table]").await?;
        page.act_once(way, "[data-action='home']").await?;
        page.find("[data-done='true']").await?;
    }
    page.open_most_expensive().await?;
    for way in BOTH {
        for line in ["line-played", "line-better", "line-before"] {
            let line = format!("[data-action='{line}']");
            page.act_once(way, &line).await?;
            page.is_pressed(&line, "the line").await?;
        }
        page.act_once(way, ".review-ways [data-action='analysis']")
            .await?;
        page.find(".analysis-option").await?;
        let values = "[data-action='values']";
        page.act_once(way, values).await?;
        let shown = format!("document.querySelector(\"{values}\").ariaPressed");
        page.value_is(&shown, json!("false"), "values").await?;
        page.act_once(way, values).await?;
        page.find(".analysis-option").await?;
        let before = page.script(&format!("return {begun}")).await?;
        let last = "li:last-child > .analysis-option";
        page.act_once(way, last).await?;
        page.find(".analysis-move[aria-current]").await?;
        let more = format!("{begun} - {before} <= 1");
        page.value_is(&more, json!(true), "one variation").await?;
        page.script("history.back()").await?;
        page.find("[data-position]").await?;
    }
    // Played on, the decision is there to be made.
    let position = page.script("return location.hash").await?;
    for way in BOTH {
        page.script(&format!("location.hash = {position}")).await?;
        page.find("[data-position] [data-table]").await?;
        page.act_once(way, "[data-action='play-on']").await?;
        page.find("body:not(:has([data-position])) [data-table]")
            .await?;
        page.wait_for(&["reveal", "draft"]).await?;
        let before = page.own_moves().await?;
        page.drawn().await?;
        ensure!(page.own_moves().await? == before, "nothing is done");
        page.find("body:not(:has(.centre-slot[aria-pressed='true']))")
            .await?;
    }
    Ok(())
}

/// The button that stops a review, and goes on with it.
async fn long_review(page: &Page) -> Result<()> {
    let record = match_of::<Dumble>(Seed(5), Default::default());
    page.review(&record.to_json(), "en").await?;
    for way in BOTH {
        page.find("[data-judged]:not([data-judged='0'])").await?;
        page.act_once(way, "[data-action='stop']").await?;
        page.find("[data-action='go-on']").await?;
        page.act_once(way, "[data-action='go-on']").await?;
        page.find("[data-action='stop']").await?;
    }
    Ok(())
}

/// The controls of bots that are watched.
async fn watching(page: &Page) -> Result<()> {
    page.watch("dumble", "fast", json!({ "players": 3 }))
        .await?;
    // The cards that are dealt are one step.
    page.until_saved("dumble", |save| {
        save["log"].as_array().map(Vec::len) >= Some(30)
    })
    .await?;
    for way in BOTH {
        page.act_once(way, "[data-action='pause']").await?;
        page.find("[data-watch='paused']").await?;
        // What was under way when it was paused may still be saved.
        let mut before = page.saved_length().await?;
        loop {
            tokio::time::sleep(Duration::from_millis(800)).await;
            match page.saved_length().await? {
                same if same == before => break,
                more => before = more,
            }
        }
        // A double click steps twice, as it is meant to.
        if way == Way::Held {
            page.act_once(way, "[data-action='step']").await?;
            page.until_saved("dumble", |save| {
                save["log"].as_array().map(Vec::len) != Some(before)
            })
            .await?;
            page.drawn().await?;
            ensure!(page.saved_length().await? == before + 1, "one step");
        }
        page.act_once(way, "[data-action='pause']").await?;
        page.find("[data-watch='going']").await?;
    }
    // Where the end comes, what has been played stays.
    for way in BOTH {
        page.watch("detrak", "slow", json!({ "players": 2 }))
            .await?;
        let seed = page.saved().await?["seed"].take();
        page.act_once(way, "[data-action='to-end']").await?;
        page.wait_for(&["match-over"]).await?;
        page.find(".result:not([hidden])").await?;
        page.drawn().await?;
        ensure!(page.saved().await?["seed"] == seed, "the same match");
    }
    Ok(())
}

/// The number of games that are listed.
const LISTED: &str = "document.querySelectorAll('[data-record]').length";

async fn games(page: &Page) -> Result<()> {
    for way in BOTH {
        page.open_records().await?;
        page.act_once(way, "[data-action='delete']").await?;
        page.find("[data-action='cancel']:focus").await?;
        page.value_is(LISTED, json!(1), "it is asked first").await?;
        page.act_once(way, "[data-action='cancel']").await?;
        page.find("[data-action='delete']:not([hidden] *)").await?;
        page.act_once(way, "[data-action='replay']").await?;
        page.find("[data-replay='0']").await?;
        page.act_once(Way::Held, "[data-action='forward']").await?;
        page.find("[data-replay='1']").await?;
        page.act_once(way, "[data-action='play']").await?;
    }
    for way in BOTH {
        page.open_screen("/statistics/dekal").await?;
        page.act_once(way, "[data-action='reset']").await?;
        page.find("[data-action='reset-sure']:not([hidden])")
            .await?;
        page.act_once(way, "[data-action='cancel']:not([hidden])")
            .await?;
        page.find("[data-action='reset']:not([hidden])").await?;
    }
    Ok(())
}

/// Games that are exported, and what is asked before they are imported.
async fn imports(page: &Page) -> Result<()> {
    page.open_records().await?;
    let export = "[data-action='export-all']";
    page.act_once(Way::Held, export).await?;
    let (name, text) = page.file().await?;
    page.act_once(Way::Double, export).await?;
    page.file().await?;
    page.value_is("saved.length", json!(0), "one file for each press")
        .await?;
    let files = [(name.as_str(), text.as_str())];
    for way in BOTH {
        page.open("/games", "await forgetAll()").await?;
        page.find("[data-action='import']").await?;
        for (action, listed) in [("import-cancel", 0), ("import-sure", 1)] {
            page.look_into_files(&files).await?;
            page.find("[data-plan]:not([hidden])").await?;
            page.act_once(way, &format!("[data-action='{action}']"))
                .await?;
            page.find("[data-plan][hidden]").await?;
            page.until(&format!("return {LISTED} === {listed}")).await?;
        }
        page.find("[data-action='delete']").await?;
        page.value_is(LISTED, json!(1), "the game is there once")
            .await?;
    }
    Ok(())
}

async fn ways_to_tables(page: &Page) -> Result<()> {
    let begin = "form .button.primary";
    let to_table = [
        ("/", ".game[data-game='dekal'] .button.primary"),
        ("/dekal/new", begin),
        ("/daily", "[data-game='dekal'] [data-action='play']"),
    ];
    for (screen, css) in to_table {
        for way in BOTH {
            page.open(screen, "await forgetAll()").await?;
            page.act_once(way, css).await?;
            page.wait_for(&["reveal"]).await?;
            let revealed = "document.querySelectorAll('.cell.is-lit').length";
            page.value_is(revealed, json!(16), screen).await?;
        }
    }
    Ok(())
}

async fn lessons(page: &Page) -> Result<()> {
    let place = "document.querySelector('[data-lesson]').dataset.lesson";
    for way in BOTH {
        page.open("/dekal/tutorial", "await forgetAll()").await?;
        page.find("[data-lesson] [data-table]").await?;
        let next = "[data-action='lesson-next']";
        page.find(next).await?.click().await?;
        page.find("[data-lit='1']").await?;
        let first = page.script(&format!("return {place}")).await?;
        page.open("/dekal/tutorial", "await forgetAll()").await?;
        page.act_once(way, next).await?;
        page.find("[data-lit='1']").await?;
        page.value_is(place, first, "the next stop").await?;
    }
    Ok(())
}

#[tokio::test]
async fn on_every_screen_one_press_acts_once() -> Result<()> {
    if !only_in(&[Kind::Chromium], NOT_REPEATED)? {
        return Ok(());
    }
    Page::run(async |page| {
        page.before_everything(CATCH).await?;
        page.play_one(&["beginner"]).await?;
        reviews(page).await?;
        page.forget_everything().await?;
        page.play_one(&["beginner"]).await?;
        imports(page).await?;
        games(page).await?;
        long_review(page).await?;
        ways_to_tables(page).await?;
        lessons(page).await?;
        page.open_screen("/settings").await?;
        for way in BOTH {
            page.script("location.hash = '#/keys'").await?;
            page.find("[data-screen='keys']").await?;
            page.act_once(way, "[data-action='back']").await?;
            page.find("[data-screen='settings']").await?;
        }
        page.no_complaints().await
    })
    .await
}
