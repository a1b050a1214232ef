//! The person's own mistakes: found by a review, repeated after some days until they are learned, and never lost.

use crate::daily::CLOCK;
use crate::harness::Page;
use crate::puzzles::answers;
use crate::review::match_of;
use anyhow::{Context, Result, ensure};
use engine::debacle::Debacle;
use engine::detrak::{Action, Detrak};
use engine::{Player, Seed};
use model::mistakes::Card;
use protocol::{Puzzle, PuzzleGame, Puzzles};
use serde_json::{Value, json};

/// The key of a card that is put into the database.
const KEY: &str = "debacle/0123456789abcdef";
/// The morning of the clock, in milliseconds since 1970.
const MORNING: u64 = 1_795_255_200_000;
/// A day, in milliseconds.
const DAY: u64 = 86_400_000;

/// What a card asks.
fn puzzle_of<G: PuzzleGame>(card: &Card) -> Result<Puzzle<G>> {
    let decision = card.decision::<G>().context("a decision of the game")?;
    Ok(Puzzle {
        state: decision.state,
        seat: card.seat,
        accepted: decision.accepted,
        rating: 0,
        themes: Vec::new(),
    })
}

impl Page {
    /// Turns the clock to so many hours after its morning, and opens an address below the list of puzzles.
    async fn puzzles_after(&self, hours: u64, below: &str) -> Result<()> {
        self.open(
            &format!("/puzzles{below}"),
            &format!("localStorage.later = {hours};"),
        )
        .await
    }

    /// Opens the list at that hour, and waits until so many of a game's mistakes are due; returns what is said of them.
    async fn due_after(&self, hours: u64, game: &str, due: usize) -> Result<String> {
        self.puzzles_after(hours, "").await?;
        self.find("main[data-screen='puzzles'][aria-busy='false']")
            .await?;
        let own = format!("[data-game='{game}'] [data-mistakes]");
        let found = self.find(&own).await?.attr("data-mistakes").await?;
        ensure!(
            found == Some(due.to_string()),
            "{found:?} are due, not {due}"
        );
        self.text_of(&format!("{own} .about")).await
    }

    /// The cards that are kept.
    async fn cards_kept(&self) -> Result<Vec<Card>> {
        let rows = self.rows("mistakes").await?;
        let texts = rows.iter().filter_map(Value::as_str);
        let texts = texts.filter(|text| !text.is_empty());
        texts
            .map(|text| Card::read(text).context("a card"))
            .collect()
    }

    /// The card that is asked.
    async fn card_asked(&self) -> Result<(Card, Puzzle<Detrak>)> {
        let shown = self.puzzle().await?;
        for card in self.cards_kept().await? {
            let puzzle = puzzle_of::<Detrak>(&card)?;
            if puzzle.id() == shown {
                return Ok((card, puzzle));
            }
        }
        anyhow::bail!("{shown:08x} is none of the cards")
    }

    /// Notes what is right, on the table of the card that is asked.
    async fn note_rightly(&self) -> Result<()> {
        let (_, puzzle) = self.card_asked().await?;
        let Some(Action::Note(note)) = puzzle.accepted.first() else {
            anyhow::bail!("a note is right");
        };
        self.note(&note.first.to_string(), &note.second.to_string())
            .await?;
        self.until_stage("right").await
    }

    /// Keeps a card of a position of Débâcle, which was found on the morning.
    async fn keep_card(&self) -> Result<Puzzle<Debacle>> {
        let file = include_bytes!("../../crates/features/puzzles/data/debacle.bin");
        let all = Puzzles::<Debacle>::from_bytes(file)?.0;
        let puzzle = all.into_iter().next().context("there is one")?;
        let (wrong, _) = answers(&puzzle)?;
        let card = Card {
            ended: MORNING - DAY,
            against: vec![Player {
                name: "Mila".into(),
                bot: Some("strong".into()),
            }],
            position: puzzle.state.to_string(),
            seat: puzzle.seat,
            played: wrong.to_string(),
            accepted: puzzle.accepted.iter().map(ToString::to_string).collect(),
            cost: 0.083,
        };
        let (text, found) = (
            Value::from(card.to_string()),
            model::mistakes::found_key(KEY, MORNING),
        );
        self.write_rows(
            "mistakes",
            &format!("store.put({text}, '{KEY}'); store.put('', '{found}');"),
        )
        .await?;
        Ok(puzzle)
    }
}

#[tokio::test]
async fn what_a_review_finds_comes_again_after_some_days() -> Result<()> {
    let record = match_of::<Detrak>(Seed(5), Default::default());
    Page::run(async |page| {
        page.before_everything(CLOCK).await?;
        page.client.set_window_size(1280, 800).await?;
        page.forget_everything().await?;
        page.review(&record.to_json(), "en").await?;
        page.judged().await?;
        let kept = async || {
            let all = page.cards_kept().await?;
            Ok((!all.is_empty()).then_some(()))
        };
        page.eventually("a mistake to be kept", kept).await?;
        // One has just seen it, and it comes tomorrow.
        let said = page.due_after(0, "detrak", 0).await?;
        let all = page.cards_kept().await?.len();
        ensure!(
            said.contains(" kept, 0 learned. The next one: Sunday"),
            "{said}"
        );
        page.due_after(24, "detrak", all).await?;
        page.picture("mistakes-listed").await?;
        page.click_on("[data-game='detrak'] [data-action='repeat']")
            .await?;
        page.until_stage("open").await?;
        assert_eq!(page.text_of("#puzzle-title").await?, "14 November 2023");
        page.note_rightly().await?;
        let told = page.text_of("[data-rated]").await?;
        ensure!(
            told.starts_with("In the game: ") && told.contains("It cost "),
            "{told}"
        );
        page.picture("mistake-right").await?;
        // It rests for four days, whatever becomes of the clock; the others wait.
        page.due_after(25, "detrak", all - 1).await?;
        page.due_after(0, "detrak", 0).await?;
        page.due_after(5 * 24 - 11, "detrak", all - 1).await?;
        page.due_after(5 * 24, "detrak", all).await?;
        // A review that is opened once more finds nothing new.
        page.review(&record.to_json(), "en").await?;
        page.judged().await?;
        page.due_after(5 * 24, "detrak", page.cards_kept().await?.len())
            .await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_mistake_that_is_set_aside_does_not_come_again() -> Result<()> {
    Page::run(async |page| {
        page.before_everything(CLOCK).await?;
        page.forget_everything().await?;
        page.open_puzzles("").await?;
        page.find("main[data-screen='puzzles'][aria-busy='false']")
            .await?;
        page.keep_card().await?;
        page.due_after(24, "debacle", 1).await?;
        page.click_on("[data-game='debacle'] [data-action='repeat']")
            .await?;
        page.until_stage("open").await?;
        page.looks_right("a mistake to repeat").await?;
        page.press_beside_puzzle("set-aside").await?;
        page.find("main[data-screen='refusal'] h1:focus").await?;
        let said = page.due_after(9_000 * 24, "debacle", 0).await?;
        ensure!(said == "1 mistake kept, 1 learned.", "{said}");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn a_mistake_is_learned_after_three_right_answers_and_begins_anew_after_a_wrong_one()
-> Result<()> {
    Page::run(async |page| {
        page.before_everything(CLOCK).await?;
        page.client.set_window_size(390, 844).await?;
        page.forget_everything().await?;
        page.open_puzzles("").await?;
        page.find("main[data-screen='puzzles'][aria-busy='false']")
            .await?;
        let puzzle = page.keep_card().await?;
        let (wrong, right) = answers(&puzzle)?;
        page.due_after(24, "debacle", 1).await?;
        page.fits("the list with mistakes").await?;
        page.puzzles_after(24, "/debacle/mistakes").await?;
        page.until_stage("open").await?;
        let title = page.text_of("#puzzle-title").await?;
        ensure!(
            title.starts_with("Last ") && title.ends_with(", against Mila"),
            "{title}"
        );
        page.do_by_tapping(wrong).await?;
        page.until_stage("wrong").await?;
        page.press_beside_puzzle("solution").await?;
        page.until_stage("shown").await?;
        page.looks_right("a mistake that was repeated wrongly")
            .await?;
        page.client.set_window_size(1280, 800).await?;
        page.adopt("en", &json!({})).await?;
        page.press_beside_puzzle("next-puzzle").await?;
        let said = page
            .text_of("main[data-screen='refusal'] [data-why]")
            .await?;
        ensure!(
            said.starts_with("There is nothing to repeat now. The next one: Monday"),
            "{said}"
        );
        // Right after one, four and fourteen days.
        let mut hours = 24;
        for rest in [1, 4, 14] {
            hours += rest * 24;
            page.due_after(hours - 24, "debacle", 0).await?;
            page.due_after(hours, "debacle", 1).await?;
            page.click_on("[data-game='debacle'] [data-action='repeat']")
                .await?;
            page.until_stage("open").await?;
            page.do_by_tapping(right).await?;
            page.until_stage("right").await?;
        }
        let said = page.due_after(hours + 24_000, "debacle", 0).await?;
        assert_eq!(said, "1 mistake kept, 1 learned.");
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn home_says_what_is_due_and_it_is_repeated_without_a_network() -> Result<()> {
    Page::run_kept(async |page| {
        page.before_everything(CLOCK).await?;
        page.client.set_window_size(1280, 800).await?;
        page.open_home().await?;
        page.kept().await?;
        page.open_puzzles("").await?;
        page.find("main[data-screen='puzzles'][aria-busy='false']")
            .await?;
        let puzzle = page.keep_card().await?;
        page.stop_server();
        page.open("/", "localStorage.later = 24;").await?;
        let said = "[data-game='debacle'] [data-standing]";
        page.until(&format!(
            "return document.querySelector(\"{said}\")?.textContent === '1 mistake to repeat'"
        ))
        .await?;
        page.picture("mistakes-home").await?;
        page.go_to_puzzles("/debacle/mistakes").await?;
        page.until_stage("open").await?;
        page.do_by_tapping(answers(&puzzle)?.1).await?;
        page.until_stage("right").await?;
        page.rows_are("mistakes", 3).await
    })
    .await
}
