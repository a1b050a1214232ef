//! Several persons at one screen: nobody ever finds a card in the document that only others hold.

use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use dumble::DumbleUi;
use engine::dumble::{Action, Card, Cards, Dumble, Event, Step};
use engine::{Entry, Game, Record, Seat};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use model::lang::Lang;
use model::session::Session;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::Playable;

/// The button with which the next person asks for their hand.
const SHOW: &str = "[data-action='show-hand'][aria-disabled='false']";
/// The button with which whoever has drawn covers theirs.
const COVER: &str = "[data-action='cover-hand'][aria-disabled='false']";

/// Everything that the document says, and the cards that it draws: rank and suit.
const LOOK: &str = "
    const faces = [...document.querySelectorAll('[data-suit]')].map((one) =>
        (one.querySelector('text') ?? one).textContent.trim() + one.dataset.suit);
    const values = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
    return [`${document.title} ${location.href} ${values} ${document.documentElement.outerHTML}`, faces];";

/// The cards that were open to all at some time of the match. They may be named for ever.
fn open_to_all(record: &Record<Dumble>) -> BTreeSet<Card> {
    let mut open = BTreeSet::new();
    let mut play = record.play.rewound(0);
    for entry in record.play.log() {
        match entry {
            Entry::Act(_, Action::Discard(cards)) => open.extend(cards.as_slice()),
            Entry::Event(Event::Card(card)) if play.game().step() == Step::TurnUp => {
                open.insert(*card);
            }
            _ => {}
        }
        play.push(*entry).expect("the record can be replayed");
    }
    open
}

/// The cards in hands that somebody at this seat must not see; nobody at the table may, where there is no seat.
fn hidden(record: &Record<Dumble>, from: Option<Seat>) -> BTreeSet<Card> {
    let others = record.play.game().playing().iter();
    let others = others.filter(|seat| Some(*seat) != from);
    let held: BTreeSet<Card> = others
        .flat_map(|seat| record.play.game().hand(seat).cards().collect::<Vec<_>>())
        .collect();
    held.difference(&open_to_all(record)).copied().collect()
}

/// Those of these cards that the document names or draws, anywhere.
async fn found(page: &Page, record: &Record<Dumble>, cards: &BTreeSet<Card>) -> Result<Vec<Card>> {
    let session = Session::of(record.clone())?;
    let seen = page.script(LOOK).await?;
    let said = seen[0].as_str().context("a document")?.to_lowercase();
    let faces: Vec<&str> = seen[1]
        .as_array()
        .context("faces")?
        .iter()
        .filter_map(Value::as_str)
        .collect();
    let is_found = |card: &&Card| {
        let name = DumbleUi::describe_event(&session, Event::Card(**card), Lang::En);
        let sign = card.to_string();
        let written = [
            name.to_lowercase(),
            format!("play-{sign}-").to_lowercase(),
            format!("\"{sign}\"").to_lowercase(),
        ];
        let is_drawn = faces.iter().any(|face| face.eq_ignore_ascii_case(&sign));
        is_drawn || written.iter().any(|one| said.contains(one))
    };
    Ok(cards.iter().filter(is_found).copied().collect())
}

/// Fails if the document has a card that somebody at this seat must not see. The same look finds the cards of their own
/// hand, if that is open: it is not blind.
async fn hides(page: &Page, record: &Record<Dumble>, from: Option<Seat>) -> Result<()> {
    let secret = hidden(record, from);
    ensure!(secret.len() > 3, "others hold cards");
    let leaks = found(page, record, &secret).await?;
    ensure!(leaks.is_empty(), "{from:?} finds {leaks:?} in the document");
    if let Some(seat) = from {
        let own: BTreeSet<Card> = record.play.game().hand(seat).cards().collect();
        assert_eq!(found(page, record, &own).await?.len(), own.len());
    }
    Ok(())
}

impl Page {
    /// A table of Dumble with these persons; `None` for a bot.
    async fn sit_together(&self, names: &[Option<&str>]) -> Result<()> {
        self.resize(1280, 800).await?;
        self.forget_everything().await?;
        // The coach shows hands as well.
        self.script(
            "localStorage.setItem('tablee.settings', JSON.stringify({ coach: 'everything' }))",
        )
        .await?;
        let options = json!({ "players": names.len(), "persons": names, "seed": "TAB1EE" });
        self.open_table("dumble", &options).await?;
        self.wait_for(&["covered"]).await?;
        Ok(())
    }

    /// Discards as many points as possible, so that hands get smaller.
    async fn discard_most(&self, record: &Record<Dumble>, seat: Seat) -> Result<()> {
        let mut best: Option<Cards> = None;
        let points = |cards: &Cards| -> u16 {
            let all = cards.as_slice().iter();
            all.map(|card| u16::from(card.points())).sum()
        };
        record.play.game().actions(seat, &mut |action| {
            if let Action::Discard(cards) = action
                && best
                    .as_ref()
                    .is_none_or(|best| points(best) < points(&cards))
            {
                best = Some(cards);
            }
        });
        for card in best.context("a discard")?.as_slice() {
            self.choose_card(&card.to_string()).await?;
        }
        self.find("[data-action='discard'][aria-disabled='false']")
            .await?
            .click()
            .await?;
        self.wait_for(&["draw"]).await?;
        Ok(())
    }

    /// The saved match, once it has come to a decision of this kind after more than `length` entries.
    async fn come_to(&self, length: usize, is_such: fn(Step) -> bool) -> Result<Record<Dumble>> {
        self.eventually("the match to be saved", async || {
            let record = self.dumble().await?;
            let is_there = record.play.log().len() > length && is_such(record.play.game().step());
            Ok(is_there.then_some(record))
        })
        .await
    }
}

#[tokio::test]
async fn four_play_dumble_and_no_document_has_a_card_that_only_others_hold() -> Result<()> {
    Page::run(async |page| {
        let names = ["Ada", "Zoé", "Max", "Noé"];
        page.sit_together(&names.map(Some)).await?;
        let (mut length, mut turns) = (0, 0);
        loop {
            if page
                .wait_for(&["covered", "round-over", "match-over"])
                .await?
                != "covered"
            {
                break;
            }
            let record = page
                .come_to(length, |step| matches!(step, Step::Play(_)))
                .await?;
            let Step::Play(seat) = record.play.game().step() else {
                break;
            };
            hides(page, &record, None).await?;
            let button = page.find(SHOW).await?.text().await?;
            assert_eq!(button, format!("{}: show my hand", names[seat.index()]));
            if turns == 5 {
                page.fits_day_and_night("a covered hand", (1280, 800))
                    .await?;
                page.fits_day_and_night("a covered hand", (390, 844))
                    .await?;
                page.resize(1280, 800).await?;
            }
            if turns == 1 {
                hold_to_look(page, &record, seat).await?;
            }
            page.find(SHOW).await?.click().await?;
            page.wait_for(&["discard"]).await?;
            hides(page, &record, Some(seat)).await?;
            // The look would find a hand that is not covered.
            let own: BTreeSet<Card> = hidden(&record, None);
            assert!(!found(page, &record, &own).await?.is_empty());
            if turns == 2 {
                leave_and_come_back(page, &record).await?;
            }
            if page.call().await? {
                turns += 1;
                continue;
            }
            page.discard_most(&record, seat).await?;
            let record = page
                .come_to(length, |step| matches!(step, Step::Draw(_)))
                .await?;
            hides(page, &record, Some(seat)).await?;
            length = record.play.log().len();
            page.draw().await?;
            // They see what they have drawn, and nobody else does.
            page.wait_for(&["looks-on"]).await?;
            let drawn = page
                .come_to(length, |step| matches!(step, Step::Play(_)))
                .await?;
            hides(page, &drawn, Some(seat)).await?;
            if turns == 3 {
                page.fits_day_and_night("a card that was drawn", (1280, 800))
                    .await?;
                page.fits_day_and_night("a card that was drawn", (390, 844))
                    .await?;
                page.resize(1280, 800).await?;
            }
            page.find(COVER).await?.click().await?;
            turns += 1;
            ensure!(turns < 80, "the round does not end");
        }
        assert!(turns > 8, "{turns} turns");
        let record = page.dumble().await?;
        let all = record.players.iter().map(|player| player.name.as_str());
        assert!(all.eq(names) && record.players.iter().all(|player| player.bot.is_none()));
        // All hands lie open now.
        page.find("[data-details] [data-shown='3']").await?;
        page.no_complaints().await
    })
    .await
}

/// A hand is shown as long as its button is held.
async fn hold_to_look(page: &Page, record: &Record<Dumble>, seat: Seat) -> Result<()> {
    let (x, y) = page.middle(SHOW).await?;
    let button = MOUSE_BUTTON_LEFT;
    let go = PointerAction::MoveTo {
        duration: None,
        x,
        y,
    };
    let mouse = || MouseActions::new("mouse".into());
    let press = mouse().then(go).then(PointerAction::Down { button });
    page.client.perform_actions(press).await?;
    page.wait_for(&["discard"]).await?;
    hides(page, record, Some(seat)).await?;
    let release = mouse().then(PointerAction::Up { button });
    page.client.perform_actions(release).await?;
    page.wait_for(&["covered"]).await?;
    hides(page, record, None).await
}

/// A hand is covered as soon as the page loses the focus, and when it is loaded anew; nothing is left that was said.
async fn leave_and_come_back(page: &Page, record: &Record<Dumble>) -> Result<()> {
    // A hint names cards, in the document and to screen readers.
    page.press("[data-action='hint']").await?;
    page.find("p.hint[data-hint]").await?;
    page.choose_last().await?;
    page.script("dispatchEvent(new Event('blur'))").await?;
    page.wait_for(&["covered"]).await?;
    hides(page, record, None).await?;
    // Keys do nothing meanwhile.
    page.script("for (const key of ['d', 's', 'a']) document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))")
        .await?;
    page.find(SHOW).await?.click().await?;
    page.wait_for(&["discard"]).await?;
    page.reload().await?;
    page.wait_for(&["covered"]).await?;
    hides(page, record, None).await?;
    assert_eq!(
        page.dumble().await?.play.log().len(),
        record.play.log().len()
    );
    page.find(SHOW).await?.click().await?;
    page.wait_for(&["discard"]).await?;
    Ok(())
}

#[tokio::test]
async fn persons_sit_down_on_chairs_and_are_told_what_happened_since_their_turn() -> Result<()> {
    Page::run(async |page| {
        page.forget_everything().await?;
        let keep = "localStorage.setItem('tablee.dumble.options', JSON.stringify({ players: 3, seed: 'TAB1EE' }));";
        page.open("/dumble/new", keep).await?;
        page.find("[data-chair='1'] .sitter").await?;
        page.press("[data-chair='1'] .sitter").await?;
        for (width, height) in [(1280, 800), (390, 844)] {
            page.resize(width, height).await?;
            page.script("document.querySelector('[data-chair=\"1\"]').scrollIntoView()")
                .await?;
            page.drawn().await?;
            page.picture(&format!("people-who-{width}")).await?;
        }
        page.press("[data-chair='1'] [data-action='person']").await?;
        let field = page.find("input[name='person-2']:focus").await?;
        field.send_keys("Zoé").await?;
        page.find("input[name='person-1']").await?.send_keys("Ada").await?;
        page.find("[data-chair='1'] .sitter").await?;
        for (what, size) in [("chairs", (1280, 800)), ("chairs", (390, 844))] {
            page.fits_day_and_night(what, size).await?;
            page.picture(&format!("people-{what}-{}-dark", size.0)).await?;
            page.lit_by("light").await?;
            page.picture(&format!("people-{what}-{}-light", size.0)).await?;
        }
        page.resize(1280, 800).await?;
        page.find(".start-bar button").await?.click().await?;
        page.wait_for(&["covered"]).await?;
        let players = page.dumble().await?.players;
        let seats: Vec<(&str, bool)> = players
            .iter()
            .map(|player| (player.name.as_str(), player.bot.is_some()))
            .collect();
        assert_eq!(seats[..2], [("Ada", false), ("Zoé", false)]);
        assert!(seats[2].1, "a bot sits on the third chair");
        // Each plays until the table has turned to all of them.
        let mut length = 0;
        for turn in 0..4 {
            page.wait_for(&["covered"]).await?;
            let record = page.come_to(length, |step| matches!(step, Step::Play(_))).await?;
            if turn == 2 {
                for (width, height) in [(1280, 800), (390, 844)] {
                    page.resize(width, height).await?;
                    for theme in ["light", "dark"] {
                        page.lit_by(theme).await?;
                        page.drawn().await?;
                        page.picture(&format!("people-covered-{width}-{theme}")).await?;
                    }
                }
                page.resize(1280, 800).await?;
                page.lit_by("light").await?;
                let told = "return [...document.querySelectorAll('[data-since] li')].map(({ textContent }) => textContent)";
                let told: Vec<String> = serde_json::from_value(page.script(told).await?)?;
                assert_eq!(told.len(), 2, "{told:?}");
            }
            page.find(SHOW).await?.click().await?;
            if turn == 2 {
                page.wait_for(&["discard"]).await?;
                page.drawn().await?;
                page.picture("people-open-1280-light").await?;
            }
            page.discard_last().await?;
            length = record.play.log().len();
            page.draw().await?;
            page.wait_for(&["looks-on"]).await?;
            if turn == 2 {
                for (width, height) in [(1280, 800), (390, 844)] {
                    page.resize(width, height).await?;
                    page.drawn().await?;
                    page.picture(&format!("people-drawn-{width}")).await?;
                }
                page.resize(1280, 800).await?;
            }
            page.find(COVER).await?.click().await?;
        }
        // Names are offered again.
        page.wait_for(&["covered"]).await?;
        page.open("/dumble/new", "").await?;
        page.find("#known-names option[value='Zoé']").await?;
        page.press("[data-person='2'] [data-action='bot']").await?;
        page.find("[data-chair='1'] .sitter:focus").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn two_play_dekal_with_a_bot_and_each_is_asked_by_name() -> Result<()> {
    Page::run(async |page| {
        page.resize(1280, 800).await?;
        page.forget_everything().await?;
        let options = json!({
            "players": 3, "persons": ["Ada", "Zoé", null], "rounds": "one", "seed": "TAB1EE" });
        page.open_table("dekal", &options).await?;
        let mut asked: Vec<(String, String)> = Vec::new();
        let mut length = 0;
        loop {
            let due = page.wait_for(&["reveal", "draft", "match-over"]).await?;
            if due == "match-over" {
                break;
            }
            let prompt = page.find("[data-prompt]").await?.text().await?;
            let name = prompt.split(':').next().unwrap_or_default().to_owned();
            ensure!(["Ada", "Zoé"].contains(&&*name), "{prompt}");
            asked.push((due.clone(), name));
            // Who is next stands over the stage for a moment, so that nobody plays for them.
            page.until("return !document.querySelector('[data-next]')")
                .await?;
            page.press_first(&due).await?;
            page.goes_on_from(length, &due).await?;
            length = page.saved_length().await?;
        }
        // They choose one after the other, and nobody is asked twice for a turn.
        let reveals = asked.iter().filter(|(due, _)| due == "reveal");
        let reveals: Vec<&str> = reveals.map(|(_, name)| name.as_str()).collect();
        assert!(reveals.len() >= 8 && reveals.chunks(2).all(|pair| pair == ["Ada", "Zoé"]));
        let result = page.find("[data-result]").await?.text().await?;
        assert!(result.contains("Ada") && result.contains("Zoé") && !result.contains("You"));
        page.no_complaints().await
    })
    .await
}
