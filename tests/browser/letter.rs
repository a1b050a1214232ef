//! Débâcle by letter: two people with a storage each play to the end, and what is no next letter is refused.

use std::time::Duration;

use crate::database::KEEPING;
use crate::dice::{eager, legal};
use crate::harness::{Page, only_in};
use crate::twice::Way;
use anyhow::{Context, Result, ensure};
use engine::debacle::{Debacle, First, Rules};
use engine::{Entry, Game, Match, Phase, Record, Seat, Seed};
use model::exchanges::letter::{KeptLetter, Letter, Turn};
use serde_json::json;
use xtask::browser::Kind;

/// Nothing moves, in English.
pub const SETTINGS: &str =
    "localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }))";
/// How many ways to help there are.
const HELP: &str = "return [...document.querySelectorAll(\"[data-action='hint'], [data-action='undo'], [data-action='analysis'], [data-look]\")]
    .filter((one) => one.checkVisibility()).length";
/// The table of a match.
const MATCH: &str = "[data-letter]";

impl Page {
    /// The only match by letter on this device.
    pub async fn kept_letter(&self) -> Result<KeptLetter<Debacle>> {
        let row = self
            .script_async(&format!(
                "{KEEPING}
                 (async () => {{
                     const database = await opened();
                     const store = database.transaction('exchanges').objectStore('exchanges');
                     const [keys, texts] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
                     database.close();
                     return keys.map((key, index) => [key, texts[index]]);
                 }})().then(done);"
            ))
            .await?;
        let rows: Vec<(String, String)> = serde_json::from_value(row)?;
        let [(key, text)] = rows.as_slice() else {
            anyhow::bail!("{} matches", rows.len());
        };
        Ok(KeptLetter::read(key, text)?)
    }

    /// Waits until the match that is kept has so many entries, and returns it.
    pub async fn until_kept(&self, entries: usize) -> Result<KeptLetter<Debacle>> {
        let look = async || {
            let kept = self.kept_letter().await.ok();
            Ok(kept.filter(|kept| length(&kept.letter) >= entries))
        };
        self.eventually(&format!("{entries} entries"), look).await
    }

    /// Opens the letter with this text by its link, without loading the page again.
    async fn open_letter(&self, link: &str) -> Result<()> {
        self.script(&format!("location.hash = '#/letter/{link}/'"))
            .await?;
        Ok(())
    }

    /// The text of the letter that is to be sent.
    pub async fn letter_to_send(&self) -> Result<String> {
        let field = ".letter-panel .copy-link input";
        self.find(field).await?;
        let address = self
            .script(&format!("return document.querySelector('{field}').value"))
            .await?;
        let address = address.as_str().context("an address")?;
        let (_, link) = address.split_once("#/letter/").context("a letter")?;
        Ok(link.trim_end_matches('/').to_owned())
    }

    /// Plays until it is no more the turn of the person who is here; returns the letter.
    pub async fn play_letter(&self) -> Result<Letter<Debacle>> {
        let mut kept = self.kept_letter().await?;
        loop {
            let play = &kept.letter.record().play;
            let entries = play.log().len();
            self.find(&format!("[data-letter='{entries}']")).await?;
            match kept.letter.turn() {
                Turn::Of(seat) if seat != kept.seat => break,
                Turn::Over => break,
                Turn::Of(_) => {
                    let action = eager(play).context("nothing to do")?;
                    self.do_by_tapping(action).await?;
                }
                Turn::Anybody => {
                    // On the plate with the result, a game that is analysed has its analysis.
                    self.find("[data-action='next-round']:not([hidden])")
                        .await?;
                    ensure!(self.script(HELP).await? == 0, "there is help");
                    self.click_on("[data-action='next-round']:not([hidden])")
                        .await?;
                }
            }
            kept = self.until_kept(entries + 1).await?;
        }
        Ok(kept.letter)
    }
}

pub fn length(letter: &Letter<Debacle>) -> usize {
    letter.record().play.log().len()
}

/// A match that begins with Zoé.
pub fn begun() -> Result<Letter<Debacle>> {
    let rules = Rules {
        first: First::Seat(Seat::FIRST),
        ..Rules::default()
    };
    Ok(Letter::begin(rules, ["Zoé".into(), "Ada".into()], Seed(4))?)
}

/// The letter after so many more entries.
pub fn gone_on(letter: &Letter<Debacle>, entries: usize) -> Result<Letter<Debacle>> {
    let mut play = letter.record().play.clone();
    for _ in 0..entries {
        match play.game().phase() {
            Phase::Chance => drop(play.draw(letter.record().seed)),
            Phase::Over => play.push(Entry::NextRound)?,
            Phase::Decide(_) => {
                let seat = play.game().position().mover().seat();
                let action = eager(&play).context("nothing to do")?;
                play.act(seat, action)?;
            }
        }
    }
    with(letter, play)
}

fn with(letter: &Letter<Debacle>, play: Match<Debacle>) -> Result<Letter<Debacle>> {
    Ok(Letter::of(Record {
        play,
        ..letter.record().clone()
    })?)
}

pub fn link(letter: &Letter<Debacle>) -> Result<String> {
    letter.to_link().context("a link")
}

#[tokio::test]
async fn two_people_play_by_letter_to_the_end() -> Result<()> {
    let two = "WebKit has one storage for all";
    if !only_in(&[Kind::Chromium, Kind::Firefox], two)? {
        return Ok(());
    }
    Page::run_longer(Duration::from_secs(600), async |page| {
        page.open("/debacle/new", SETTINGS).await?;
        page.click_on("[data-action='by-letter']").await?;
        page.find("main[data-screen='letters'][aria-busy='false']")
            .await?;
        page.click_on("[data-action='begin-letter']").await?;
        page.find("#names-about:not([hidden])").await?;
        for (place, name) in [(1, "Zoé"), (2, "Ada")] {
            let field = page
                .find(&format!("input[name='letter-name-{place}']"))
                .await?;
            field.send_keys(name).await?;
        }
        page.act_once(Way::Double, "[data-action='begin-letter']")
            .await?;
        page.find(MATCH).await?;
        let zoe = page.tab();
        let letter = page.play_letter().await?;
        page.find(".letter-panel[data-turn='theirs'] [data-qr]")
            .await?;
        let mut sent = page.letter_to_send().await?;
        ensure!(sent == link(&letter)?, "another letter");
        page.no_complaints().await?;

        // Ada is asked once who she is.
        let (ada, context) = page.open_tab_of_somebody_else().await?;
        page.open(&format!("/letter/{sent}/?utm_source=x"), SETTINGS)
            .await?;
        page.act_once(Way::Double, "[data-action='seat-2']").await?;
        page.find(&format!("{MATCH}[data-seat='1']")).await?;
        let mut turns = 0;
        let last = loop {
            let letter = page.play_letter().await?;
            if letter.turn() == Turn::Over {
                break letter;
            }
            sent = page.letter_to_send().await?;
            turns += 1;
            page.turn_to(if turns % 2 == 1 { &zoe } else { &ada })
                .await?;
            page.open_letter(&sent).await?;
            page.find(&format!("[data-letter='{}']", length(&letter)))
                .await?;
        };
        page.find("[data-result] .letter-panel[data-turn='over']")
            .await?;
        sent = page.letter_to_send().await?;
        ensure!(sent == link(&last)?, "the last letter");
        // The other hears of it, and both have kept it.
        page.turn_to(if turns % 2 == 1 { &ada } else { &zoe })
            .await?;
        page.open_letter(&sent).await?;
        page.find("[data-result]:not([hidden]) [data-action='review']")
            .await?;
        for tab in [&ada, &zoe] {
            page.turn_to(tab).await?;
            page.script("location.hash = '#/letter'").await?;
            page.find("#over ~ .letter-list [data-action='open-match']")
                .await?;
            page.open_records().await?;
            page.find("[data-record]").await?;
            page.no_complaints().await?;
        }
        println!("{turns} letters, {} entries", length(&last));
        page.leave_somebody_else(&zoe, &context).await
    })
    .await
}

#[tokio::test]
async fn what_is_no_next_letter_is_refused_and_nothing_is_lost() -> Result<()> {
    let first = gone_on(&begun()?, 2)?;
    let second = gone_on(&first, 2)?;
    let third = gone_on(&second, 2)?;
    // Ada has done something else in it.
    let mut play = first.record().play.clone();
    let other = legal(&play)
        .into_iter()
        .find(|action| second.record().play.log()[length(&first)] != Entry::Act(ADA, *action));
    play.act(ADA, other.context("a choice")?)?;
    let other = with(&first, play)?;
    Page::run(async |page| {
        page.open(&format!("/letter/{}", link(&first)?), SETTINGS)
            .await?;
        page.click_on("[data-action='seat-2']").await?;
        page.find(&format!("[data-letter='{}']", length(&first)))
            .await?;
        // In the middle of the turn.
        let action = eager(&first.record().play).context("nothing to do")?;
        page.do_by_tapping(action).await?;
        page.until_kept(length(&first) + 1).await?;
        page.reload().await?;
        page.find(&format!("[data-letter='{}']", length(&first) + 1))
            .await?;
        page.find("[data-older]:not([hidden])").await?;
        ensure!(page.play_letter().await? == second, "another turn");
        let kept = page.kept_letter().await?;
        let unchanged = async || {
            let now = page.kept_letter().await?;
            ensure!(now.letter == kept.letter, "it has changed");
            page.no_complaints().await
        };
        // No help while it is under way.
        ensure!(page.script(HELP).await? == 0, "there is help");
        page.open_letter(&link(&begun()?)?).await?;
        page.find("[data-older]:not([hidden])").await?;
        unchanged().await?;
        page.open_letter(&link(&other)?).await?;
        page.find("main[data-screen='diverged'] [data-side='their'] li")
            .await?;
        page.looks_right("a letter that diverges").await?;
        unchanged().await?;
        page.click_on("[data-action='back']").await?;
        page.find(&format!("[data-letter='{}']", length(&second)))
            .await?;
        let whole = link(&third)?;
        let cut = &whole[..whole.len() - 5];
        let alone = begun()?.record().clone();
        let with_a_bot = Record {
            players: vec![
                alone.players[0].clone(),
                engine::Player {
                    name: "Anna".into(),
                    bot: Some("expert".into()),
                },
            ],
            ..alone
        };
        let foreign = with_a_bot.to_link().context("a link")?;
        for (bad, said) in [(cut, "damaged"), (&foreign, "no match"), ("hello", "damaged")] {
            page.open_letter(bad).await?;
            let said = format!("return document.querySelector(\"main[data-screen='refusal'] [data-why]\")?.textContent.includes('{said}') === true");
            page.until(&said).await?;
            unchanged().await?;
        }
        // What is pasted is read as a link is.
        page.script("location.hash = '#/letter'").await?;
        let field = page.find("input[name='letter']").await?;
        field.send_keys("hello").await?;
        page.click_on("[data-action='open-letter']").await?;
        page.find("#no-letter:not([hidden])").await?;
        field.clear().await?;
        let pasted = format!("Look: {}#/letter/{whole}/ !", page.url());
        field.send_keys(&pasted).await?;
        page.click_on("[data-action='open-letter']").await?;
        page.find(&format!("[data-letter='{}']", length(&third)))
            .await?;
        page.until_kept(length(&third)).await?;
        // Removed, and brought back by its letter.
        page.script("location.hash = '#/letter'").await?;
        page.click_on("[data-action='remove']").await?;
        page.act_once(Way::Double, "[data-action='remove-sure']")
            .await?;
        page.until("return document.querySelector('[data-match]') === null && document.querySelector('h1') === document.activeElement")
            .await?;
        page.open_letter(&whole).await?;
        page.find("[data-action='seat-1']").await?;
        page.no_complaints().await
    })
    .await
}

/// The seat of Ada.
const ADA: Seat = Seat::FIRST.next(2);

#[tokio::test]
async fn letters_look_right() -> Result<()> {
    // A turn begins.
    let (mut letter, mut next) = (begun()?, ADA);
    for entries in 40..60 {
        letter = gone_on(&begun()?, entries)?;
        if let (Turn::Of(seat), Some(Entry::Act(last, _))) =
            (letter.turn(), letter.record().play.log().last())
            && seat != *last
        {
            next = seat;
            break;
        }
    }
    Page::run(async |page| {
        page.open(&format!("/letter/{}", link(&letter)?), SETTINGS)
            .await?;
        page.find("[data-action='seat-1']").await?;
        for lang in ["en", "fr"] {
            page.adopt(lang, &json!({})).await?;
            page.looks_right(&format!("a letter has come, {lang}"))
                .await?;
        }
        page.click_on(&format!("[data-action='seat-{}']", next.index() + 1))
            .await?;
        page.find("[data-news]:not([hidden])").await?;
        page.looks_right("one's turn by letter").await?;
        page.play_letter().await?;
        page.find(".letter-panel[data-turn='theirs']").await?;
        for lang in ["en", "fr"] {
            page.adopt(lang, &json!({})).await?;
            page.looks_right(&format!("a letter to be sent, {lang}"))
                .await?;
        }
        page.script("document.querySelector('.letter-send details').open = true")
            .await?;
        for (width, height) in [(390, 844), (320, 568), (844, 390)] {
            page.resize(width, height).await?;
            page.picture(&format!("a letter to be sent, code, {width}"))
                .await?;
        }
        page.script("location.hash = '#/letter'").await?;
        page.find("#going-on").await?;
        page.looks_right("matches by letter").await?;
        page.no_complaints().await
    })
    .await
}
