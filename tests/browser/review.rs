//! Reviews of games that are over: computed in the workers, shown, and played
//! on from.

use crate::harness::Page;
use crate::skipping::play_on;
use crate::stillness::COUNT_TIMERS;
use anyhow::{Context, Result};
use bots::BotGame;
use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal};
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Match, Player, Record, Seed};
use protocol::Level;
use serde_json::Value;
use std::time::Duration;

/// The longest time of a review.
const LONGEST: Duration = Duration::from_secs(240);

/// The id of the game in the archive.
const ID: &str = "00000000000000ab";

/// A whole match: the person, who plays like a beginner, against others of a
/// level.
pub fn match_of<G: BotGame>(seed: Seed, rules: G::Rules) -> Record<G> {
    let mut play = Match::<G>::new(rules).expect("rules that can be played");
    let level = |seat: usize| match seat {
        0 => Level::Beginner,
        _ => Level::Strong,
    };
    play_on(&mut play, seed, level);
    let player = |index: usize| Player {
        name: ["", "Anna", "Basile", "Chloé"][index].into(),
        bot: (index > 0).then(|| "strong".into()),
    };
    Record {
        players: (0..play.game().seats()).map(player).collect(),
        seed,
        play,
        ended: Some(1_700_000_000_000),
        practice: false,
        assisted: false,
    }
}

/// The seed of most matches here.
const SEED: Seed = Seed(5);

/// A round of Dékal with this luck.
pub fn dekal_with(seed: Seed) -> Record<Dekal> {
    match_of(seed, dekal::Rules::default())
}

/// A round of Dékal.
pub fn dekal() -> Record<Dekal> {
    dekal_with(SEED)
}

impl Page {
    /// Puts a record among the games played, and opens its review.
    pub async fn review(&self, record: &str, lang: &str) -> Result<()> {
        let text = Value::from(record);
        let keep = format!(
            "localStorage.setItem('tablee.settings', JSON.stringify({{ speed: 'none', lang: '{lang}' }}));
             localStorage.setItem('tablee.games.1700000000000.{ID}', {text});"
        );
        self.open(&format!("/games/{ID}/review"), &keep).await?;
        self.find("[data-screen='review']").await?;
        Ok(())
    }

    /// Waits until all decisions are judged.
    pub async fn judged(&self) -> Result<()> {
        let done = "return document.querySelector('[data-done=true]') !== null";
        let look = async || Ok((self.script(done).await? == true).then_some(()));
        self.eventually_within(LONGEST, "the review to come to its end", look)
            .await
    }

    pub async fn read(&self, css: &str) -> Result<String> {
        let text = self
            .script(&format!(
                "return document.querySelector(`{css}`)?.textContent ?? ''"
            ))
            .await?;
        Ok(text.as_str().context("a text")?.to_owned())
    }

    async fn number(&self, script: &str) -> Result<u64> {
        self.script(script).await?.as_u64().context("a number")
    }

    /// Mistakes are listed while the rest is judged, the most expensive first.
    async fn lists_what_is_found(&self) -> Result<()> {
        self.find("[data-done='false'] .review-item").await?;
        let costs = self
            .script(
                "return [...document.querySelectorAll('[data-done=false] .review-cost')]
                     .map((cost) => parseFloat(cost.textContent.replace('−', '')))",
            )
            .await?;
        let costs: Vec<f64> = serde_json::from_value(costs)?;
        assert!(
            !costs.is_empty() && costs.is_sorted_by(|one, next| one >= next),
            "{costs:?}"
        );
        Ok(())
    }

    /// Opens the most expensive decision.
    pub async fn open_most_expensive(&self) -> Result<()> {
        self.find("[data-action='look']").await?.click().await?;
        self.find("[data-position] [data-table]").await?;
        Ok(())
    }

    /// Goes from a position back to the review, which is as it was left. There is no other way back.
    async fn back_to_review(&self) -> Result<()> {
        let ways =
            "return [...document.querySelectorAll('[data-action=home], a[href$=\"/review\"]')]
             .filter((way) => way.checkVisibility()).length";
        assert_eq!(self.number(ways).await?, 1);
        self.find("[data-action='home']").await?.click().await?;
        self.find("[data-done='true']").await?;
        Ok(())
    }

    /// What was done and what was better are marked on the table, which is as far as the decision's
    /// title says.
    async fn is_marked(&self) -> Result<()> {
        for sign in ["✓", "✗"] {
            self.find(&format!("[data-table] .hint-badge[data-rank='{sign}']"))
                .await?;
        }
        let letters = |text: String| {
            text.to_lowercase()
                .replace(|c: char| !c.is_alphanumeric(), "")
        };
        let title = letters(self.read("#decision-title").await?);
        let table = letters(self.read(".bar-turn").await?);
        assert!(table.starts_with(&title), "{title}, {table}");
        self.stands_out_in_every_theme(&title).await
    }

    /// What was played, and what was better, can be seen on the table; pressed twice, a button shows the same.
    async fn lines_are_played(&self) -> Result<()> {
        const BADGES: &str = "return document.querySelectorAll('[data-table] .hint-badge').length";
        let before = self.read("[data-prompt]").await?;
        for line in ["line-played", "line-better"] {
            let button = self.find(&format!("[data-action='{line}']")).await?;
            button.click().await?;
            button.click().await?;
            self.find(&format!("[data-action='{line}'][aria-pressed='true']"))
                .await?;
            assert_eq!(
                self.number(BADGES).await?,
                0,
                "{line}: nothing is left to mark"
            );
            let shown = self.read("[data-prompt]").await?;
            assert!(
                shown.starts_with("You ") && shown != before,
                "{line}: {shown}"
            );
            assert!(
                button.text().await?.ends_with('%'),
                "{line} tells what is expected"
            );
            // It goes on from there, until the seat decides again or the round is over.
            self.find(".review-way[data-way='0'][data-whole='true']")
                .await?;
            self.until(
                "const forward = document.querySelector(\"[data-action='way-forward']\");
                 forward.click();
                 return forward.ariaDisabled === 'true'",
            )
            .await?;
            self.find(".review-way:not([data-way='0'])").await?;
            // What is expected there stands beside what the button says: one way may end worse than the average.
            self.until(
                "const [button, end] = ['[aria-pressed=true] .review-value', '[data-end]']
                     .map((one) => document.querySelector(one).textContent);
                 return end.split(button).length === 2 && end.split('%').length === 3",
            )
            .await?;
        }
        self.find("[data-action='line-before']")
            .await?
            .click()
            .await?;
        assert_eq!(self.read("[data-prompt]").await?, before);
        assert!(self.number(BADGES).await? > 0);
        Ok(())
    }

    /// The numbers of a seat's account: all but the last add up to the last, as they are shown.
    async fn adds_up(&self, seat: usize) -> Result<()> {
        let numbers = self
            .script(&format!(
                "return [...document.querySelectorAll('[data-account] [data-seat=\"{seat}\"] td')]
                     .map((cell) => parseFloat(cell.textContent.replace('−', '-').replace(',', '.')))"
            ))
            .await?;
        let numbers: Vec<f64> = serde_json::from_value(numbers)?;
        let (result, parts) = numbers.split_last().context("an account")?;
        let sum: f64 = parts.iter().sum();
        assert!((sum - result).abs() < 0.01, "{numbers:?}");
        Ok(())
    }

    /// Checks all contents of a review, in both widths.
    async fn is_whole(&self, seats: usize, name: &str) -> Result<()> {
        let rows = "return document.querySelectorAll('.review-table tbody tr').length";
        assert!(self.number(rows).await? > 3);
        let lines = "return document.querySelectorAll('.review-chart .total-line').length";
        assert!(self.number(lines).await? >= seats as u64);
        let cells =
            "return document.querySelectorAll('.review-table tbody tr:last-child td').length";
        assert_eq!(self.number(cells).await?, seats as u64);
        for seat in 0..seats {
            self.adds_up(seat).await?;
        }
        // One sentence says what happened, and each mistake has a picture of its position with both marks.
        let story = self.read("[data-story]").await?;
        assert!(story.len() > 40 && story.ends_with('.'), "{story}");
        let unmarked =
            "return [...document.querySelectorAll('.review-item .picture')].filter((picture) =>
             !['✓', '✗'].every((sign) => picture.querySelector(`[data-rank='${sign}']`))).length";
        assert_eq!(self.number(unmarked).await?, 0, "{name}");
        let times = "return document.querySelectorAll('.review-times li').length";
        assert!((2..=8).contains(&self.number(times).await?), "{name}");
        for (width, height) in [(1280, 800), (390, 844)] {
            self.resize(width, height).await?;
            self.accessible(&format!("{name}: the review at {width}"))
                .await?;
            let wide =
                "const root = document.documentElement; return root.scrollWidth - root.clientWidth";
            assert_eq!(self.number(wide).await?, 0, "{name} at {width}");
            self.bears_wider_text_in(&format!("{name}: the review"), (width, height))
                .await?;
        }
        // All pictures are in sight.
        self.resize(1280, 2400).await?;
        self.stands_out_in_every_theme(&format!("{name}: the review"))
            .await?;
        self.resize(390, 844).await
    }
}

#[tokio::test]
async fn a_round_of_dekal_is_reviewed_and_played_on_from_its_costliest_decision() -> Result<()> {
    let record = dekal();
    Page::run(async |page| {
        // A game under way, which playing on will move to the archive.
        page.sit_down().await?;
        page.wait_for(&["reveal"]).await?;
        page.reveal().await?;
        page.wait_for(&["draft"]).await?;
        page.review(&record.to_json(), "en").await?;
        page.judged().await?;
        page.is_whole(2, "Dékal").await?;
        assert!(page.read("main h1").await?.contains("Dékal: review"));
        assert!(
            page.read("#chart-title")
                .await?
                .contains("Chance of winning the game")
        );
        let last = page.read(".review-table tbody tr:last-child").await?;
        assert!(
            last.contains("At the end") && last.contains("100.0"),
            "{last}"
        );
        let costly =
            page.number("return Number(document.querySelector('[data-costly]').dataset.costly)");
        assert!(costly.await? > 3);
        let item = page.read(".review-item").await?;
        assert!(
            item.contains("You: ") && item.contains("Better: "),
            "{item}"
        );
        let title = page.read(".review-item p").await?;
        assert!(title.starts_with("Turn "), "{title}");
        page.open_most_expensive().await?;
        page.is_marked().await?;
        for (width, height) in [(1280, 800), (390, 844)] {
            page.resize(width, height).await?;
            page.accessible(&format!("a decision at {width}")).await?;
        }
        page.lines_are_played().await?;
        let text = page.read(".review-texts").await?;
        assert!(text.contains(" more games in 100"), "{text}");
        let decision = page
            .number("return Number(document.querySelector('[data-position]').dataset.position)");
        let decision = usize::try_from(decision.await?)?;
        // The list can be gone through, and the way back leads to it.
        page.find("[data-action='cheaper']").await?.click().await?;
        page.find(&format!(
            "[data-position]:not([data-position='{decision}'])"
        ))
        .await?;
        page.find("[data-action='dearer']").await?.click().await?;
        page.find(&format!("[data-position='{decision}']")).await?;
        page.back_to_review().await?;
        page.focus_comes_to("[data-action='look']", "the way back")
            .await?;
        page.open_most_expensive().await?;
        assert!(page.read("#play-on-about").await?.contains("practice"));
        page.find("[data-action='play-on']").await?.click().await?;
        page.wait_for(&["reveal", "draft"]).await?;
        let saved = page.saved().await?;
        assert_eq!(saved["practice"], true);
        let log = saved["log"].as_array().context("a log")?;
        let acts = record.play.log().iter().enumerate();
        let mut acts = acts.filter(|(_, entry)| matches!(entry, engine::Entry::Act(..)));
        let (length, _) = acts.nth(decision).context("a decision")?;
        let before: Vec<String> = record.play.log()[..length]
            .iter()
            .map(ToString::to_string)
            .collect();
        assert!(log.len() >= length);
        for (entry, before) in log.iter().zip(&before) {
            assert_eq!(entry, before);
        }
        assert_eq!(saved["seats"][1]["bot"], "strong");
        page.open_records().await?;
        let kept = page.number("return document.querySelectorAll('[data-record]').length");
        assert_eq!(kept.await?, 2, "the game under way was put away");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_game_of_detrak_is_reviewed_in_points_and_in_french() -> Result<()> {
    let record = match_of::<Detrak>(SEED, Default::default());
    Page::run(async |page| {
        page.review(&record.to_json(), "fr").await?;
        page.judged().await?;
        page.is_whole(1, "Détrak").await?;
        assert!(
            page.read("#chart-title")
                .await?
                .contains("Score final attendu")
        );
        let score = record.play.outcome().context("it is over")?.standings()[0].score;
        let last = page.read(".review-table tbody tr:last-child td").await?;
        assert_eq!(last, format!("{score},0"));
        page.open_most_expensive().await?;
        assert!(page.read(".review-texts").await?.contains("Mieux\u{a0}: "));
        page.is_marked().await?;
        page.accessible("a note of Détrak").await?;
        page.find("[data-action='play-on']").await?.click().await?;
        page.wait_for(&["note"]).await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_of_dumble_is_reviewed_over_all_rounds() -> Result<()> {
    let record = match_of::<Dumble>(SEED, Default::default());
    let rounds = record.play.rounds().len();
    assert!(rounds > 1);
    Page::run(async |page| {
        page.before_everything(COUNT_TIMERS).await?;
        page.listen("en").await?;
        page.review(&record.to_json(), "en").await?;
        page.lists_what_is_found().await?;
        // Decisions that have been judged are shown again when one comes back.
        page.find("[data-judged]:not([data-judged='0'])").await?;
        page.script("location.hash = '#/games'").await?;
        page.find("[data-screen='records']").await?;
        page.find("[data-action='review']").await?.click().await?;
        page.find("[data-screen='review']").await?;
        let judged = page
            .find("[data-judged]")
            .await?
            .attr("data-judged")
            .await?;
        assert_ne!(judged.as_deref(), Some("0"));
        page.find("[data-action='stop']").await?.click().await?;
        page.find("[data-action='go-on']").await?;
        page.accessible("a review that was stopped").await?;
        let stopped = page
            .find("[data-judged]")
            .await?
            .attr("data-judged")
            .await?;
        page.is_still().await?;
        let later = page
            .find("[data-judged]")
            .await?
            .attr("data-judged")
            .await?;
        assert_eq!(stopped, later, "nothing is judged any more");
        page.find("[data-action='go-on']").await?.click().await?;
        page.lists_what_is_found().await?;
        page.judged().await?;
        // The judging is told by its bar; what is announced is that it was stopped, and that it is done.
        let told = page.announcements().await?;
        assert_eq!(told.len(), 2, "{told:?}");
        assert_eq!(told[1], "All decisions have been judged.");
        page.is_whole(2, "Dumble").await?;
        assert!(page.read("#chart-title").await?.contains("the game"));
        let lines = "return document.querySelectorAll('.review-chart .round-line').length";
        assert_eq!(page.number(lines).await?, rounds as u64 - 1);
        page.open_most_expensive().await?;
        page.is_marked().await?;
        page.accessible("a decision of Dumble").await?;
        // Another player's decision is seen from that player's place.
        page.back_to_review().await?;
        page.find("[name='whose'] [value='2']")
            .await?
            .click()
            .await?;
        page.open_most_expensive().await?;
        page.is_marked().await?;
        page.find("[role='group'][aria-label='Anna'] [data-hand]")
            .await?;
        page.find("[data-rival='0']").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_match_of_debacle_is_reviewed() -> Result<()> {
    let record = match_of::<Debacle>(SEED, debacle::Rules::default());
    Page::run(async |page| {
        page.review(&record.to_json(), "fr").await?;
        page.judged().await?;
        page.is_whole(2, "Débâcle").await?;
        assert!(page.read("[data-account] thead").await?.contains("Imprévu"));
        page.open_most_expensive().await?;
        page.is_marked().await?;
        page.accessible("a decision of Débâcle").await?;
        assert!(
            page.read(".review-texts")
                .await?
                .contains("parties de plus sur 100")
        );
        page.no_complaints().await
    })
    .await
}
