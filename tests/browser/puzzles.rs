//! Puzzles: solved on the table, counted once, repeated, and never lost.

use crate::harness::Page;
use anyhow::{Context, Result, ensure};
use engine::GameId;
use engine::debacle::{Action, Debacle};
use engine::dumble::Dumble;
use protocol::{Puzzle, Puzzles};
use serde_json::json;

/// The puzzle in the document.
pub const PUZZLE: &str = ".puzzle";

impl Page {
    /// Opens an address below the list of puzzles.
    pub async fn open_puzzles(&self, below: &str) -> Result<()> {
        self.script("localStorage.setItem('tablee.settings', JSON.stringify({ speed: 'none', lang: 'en' }));")
            .await?;
        self.open(&format!("/puzzles{below}"), "").await
    }

    /// Goes to an address below the list of puzzles.
    pub async fn go_to_puzzles(&self, below: &str) -> Result<()> {
        self.script(&format!("location.hash = '#/puzzles{below}'"))
            .await?;
        Ok(())
    }

    /// The number of the puzzle that is shown.
    pub async fn puzzle(&self) -> Result<u32> {
        let shown = self.find(PUZZLE).await?.attr("data-puzzle").await?;
        Ok(u32::from_str_radix(&shown.context("a number")?, 16)?)
    }

    /// Waits until the puzzle that is shown is at this stage.
    pub async fn until_stage(&self, stage: &str) -> Result<()> {
        self.find(&format!("{PUZZLE}[data-stage='{stage}']"))
            .await?;
        Ok(())
    }

    pub async fn press_beside_puzzle(&self, action: &str) -> Result<()> {
        let button = format!(".puzzle-panel [data-action='{action}']:not([hidden])");
        self.find(&button).await?.click().await?;
        Ok(())
    }

    /// What the list says of a game.
    async fn so_far(&self, game: &str) -> Result<String> {
        self.text_of(&format!("[data-game='{game}'] [data-so-far]"))
            .await
    }
}

/// The puzzle of Débâcle with this number.
pub fn of_debacle(id: u32) -> Result<Puzzle<Debacle>> {
    let file = include_bytes!("../../crates/features/puzzles/data/debacle.bin");
    let mut all = Puzzles::<Debacle>::from_bytes(file)?.0.into_iter();
    all.find(|puzzle| puzzle.id() == id)
        .context("it is in the file")
}

/// A wrong move of a die; a right one.
pub fn answers(puzzle: &Puzzle<Debacle>) -> Result<(Action, Action)> {
    let legal = engine::View::legal_actions(&puzzle.view());
    let wrong = legal.into_iter().find(|action| !puzzle.accepts(*action));
    Ok((wrong.context("one is wrong")?, puzzle.accepted[0]))
}

#[tokio::test]
async fn a_puzzle_is_missed_tried_again_and_repeated() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 800).await?;
        page.forget_everything().await?;
        page.open_puzzles("").await?;
        page.find("main[data-screen='puzzles'] h1").await?;
        page.fits("puzzles").await?;
        assert_eq!(page.so_far("debacle").await?, "Not tried yet.");
        page.go_to_puzzles("/debacle").await?;
        let id = page.puzzle().await?;
        let (wrong, right) = answers(&of_debacle(id)?)?;
        page.picture("puzzle-open").await?;
        page.do_by_tapping(wrong).await?;
        page.until_stage("wrong").await?;
        page.until("return /costs/.test(document.querySelector('[data-verdict]').textContent)")
            .await?;
        // Both numbers are told in words, and what follows: of the right answer nothing else.
        let numbers = page.text_of("[data-numbers]").await?;
        ensure!(
            numbers.starts_with("The right move wins ") && numbers.contains(", yours "),
            "{numbers}"
        );
        page.until("return /^What may follow your move: .+ – .+\\. (You|Nothing)/.test(document.querySelector('[data-follows]').textContent)")
            .await?;
        page.find("[data-difference][hidden]").await?;
        let rated = page.text_of("[data-rated]").await?;
        ensure!(rated.contains("provisional"), "{rated}");
        page.picture("puzzle-wrong").await?;
        page.press_beside_puzzle("again").await?;
        page.until_stage("open").await?;
        page.do_by_tapping(right).await?;
        page.until_stage("right").await?;
        page.find(".puzzle-value .is-good").await?;
        page.until("return /^If both play their best: .*(captur|lose)/.test(document.querySelector('[data-follows]').textContent)")
            .await?;
        assert_eq!(page.text_of("[data-rated]").await?, rated);
        let kept = page
            .script("return localStorage.getItem('tablee.debacle.puzzles')")
            .await?;
        let kept = kept.as_str().context("an answer is kept")?;
        ensure!(
            kept.lines().count() == 1 && kept.trim_end().ends_with('-'),
            "{kept}"
        );
        page.fits("a solved puzzle").await?;
        page.picture("puzzle-right").await?;
        page.press_beside_puzzle("next-puzzle").await?;
        page.until(&format!(
            "return document.querySelector('{PUZZLE}')?.dataset.puzzle !== '{id:08x}'"
        ))
        .await?;
        // What was answered is known after a reload, and can be repeated until it is solved.
        page.open_puzzles("").await?;
        let told = page.so_far("debacle").await?;
        ensure!(told.ends_with("Solved at once: 0 of 1."), "{told}");
        page.go_to_puzzles("/debacle/missed").await?;
        assert_eq!(page.puzzle().await?, id);
        page.do_by_tapping(right).await?;
        page.until_stage("right").await?;
        page.press_beside_puzzle("next-puzzle").await?;
        page.find("main[data-screen='refusal']").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn solutions_are_shown_in_every_game() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(390, 844).await?;
        page.forget_everything().await?;
        page.open_puzzles("").await?;
        for game in GameId::ALL.map(GameId::name) {
            page.go_to_puzzles(&format!("/{game}")).await?;
            let first = page.puzzle().await?;
            page.find(&format!("[data-table='{game}']")).await?;
            page.fits(&format!("a puzzle of {game}")).await?;
            page.picture(&format!("puzzle-{game}-open")).await?;
            page.press_beside_puzzle("solution").await?;
            page.until_stage("shown").await?;
            page.find(".puzzle-value .is-good").await?;
            page.until("return document.querySelector('[data-numbers]').textContent.includes('the best of the wrong ones')")
                .await?;
            page.fits(&format!("a solution of {game}")).await?;
            page.picture(&format!("puzzle-{game}-shown")).await?;
            page.press_beside_puzzle("next-puzzle").await?;
            page.until(&format!(
                "return document.querySelector('{PUZZLE}').dataset.puzzle !== '{first:08x}'"
            ))
            .await?;
        }
        // Whoever looks before answering has missed it.
        page.go_to_puzzles("").await?;
        page.find("main[data-screen='puzzles']").await?;
        let told = page.so_far("dekal").await?;
        ensure!(told.ends_with("Solved at once: 0 of 1."), "{told}");
        // The analysis board has the position.
        page.go_to_puzzles("/detrak/missed").await?;
        page.press_beside_puzzle("solution").await?;
        page.press_beside_puzzle("analyse").await?;
        page.find(".analysis-option").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_course_ticks_what_was_right_at_last_and_goes_on() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 800).await?;
        page.forget_everything().await?;
        page.open_puzzles("/debacle/course").await?;
        let id = page.puzzle().await?;
        let (wrong, right) = answers(&of_debacle(id)?)?;
        let title = page.text_of("#puzzle-title").await?;
        ensure!(title == "Débâcle · Exercise 1 of 11", "{title}");
        let see = page.text_of("[data-see]:not([hidden])").await?;
        ensure!(see.ends_with('.'), "what is to be seen: {see}");
        page.looks_right("an exercise").await?;
        page.do_by_tapping(wrong).await?;
        page.until_stage("wrong").await?;
        page.press_beside_puzzle("again").await?;
        page.until_stage("open").await?;
        page.do_by_tapping(right).await?;
        page.until_stage("right").await?;
        page.press_beside_puzzle("next-puzzle").await?;
        page.until(&format!(
            "return document.querySelector('{PUZZLE}')?.dataset.puzzle !== '{id:08x}'
                && location.hash.endsWith('/course/2/')"
        ))
        .await?;
        // The first answer has counted; the course has a tick, and goes on where it was left.
        page.open_puzzles("").await?;
        let told = page.so_far("debacle").await?;
        ensure!(told.ends_with("Solved at once: 0 of 1."), "{told}");
        page.click_on("[data-game='debacle'] [data-course='1'] summary")
            .await?;
        let ticks = "return [...document.querySelectorAll('[data-game=debacle] [data-exercise]')]
            .map((one) => one.dataset.exercise).join(' ')";
        let ticks = page.script(ticks).await?;
        ensure!(ticks.as_str().is_some_and(|all| all.starts_with("solved open open")), "{ticks}");
        page.looks_right("the list of puzzles with a course").await?;
        page.go_to_puzzles("/debacle/course").await?;
        let title = page.text_of("#puzzle-title").await?;
        ensure!(title == "Débâcle · Exercise 2 of 11", "{title}");
        // The last one leads nowhere, and there is none behind it.
        page.go_to_puzzles("/dumble/course/9").await?;
        page.until("return document.querySelector('#puzzle-title')?.textContent === 'Dumble · Exercise 9 of 9'")
            .await?;
        page.press_beside_puzzle("solution").await?;
        page.until_stage("shown").await?;
        let next = "return document.querySelector(\".puzzle-panel [data-action='next-puzzle']\").hidden";
        ensure!(page.script(next).await? == true);
        let told = page.text_of("[data-end]:not([hidden])").await?;
        ensure!(told.ends_with("the last exercise of the course."), "{told}");
        page.go_to_puzzles("/dumble/course/10").await?;
        page.find("main[data-screen='refusal']").await?;
        page.no_complaints().await
    })
    .await
}

#[tokio::test]
async fn the_puzzle_of_the_day_counts_and_that_of_another_day_does_not() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 800).await?;
        page.forget_everything().await?;
        page.open_puzzles("/dumble/2026-01-02").await?;
        let first = page.puzzle().await?;
        ensure!(
            page.text_of(".puzzle-panel .about")
                .await?
                .contains("practice")
        );
        page.press_beside_puzzle("solution").await?;
        page.until_stage("shown").await?;
        page.go_to_puzzles("").await?;
        page.find("main[data-screen='puzzles']").await?;
        assert_eq!(page.so_far("dumble").await?, "Not tried yet.");
        page.go_to_puzzles("/dumble/2026-01-02").await?;
        assert_eq!(page.puzzle().await?, first);
        page.go_to_puzzles("/dumble/no-such-theme").await?;
        page.find("main[data-screen='refusal']").await?;
        Ok(())
    })
    .await
}

/// What stands beside a puzzle, over what the tests of looks examine of the tables.
#[tokio::test]
async fn a_puzzle_and_its_answer_look_right_everywhere() -> Result<()> {
    Page::run(async |page| {
        page.client.set_window_size(1280, 800).await?;
        page.forget_everything().await?;
        // With these answers there is a chart, and a table of themes.
        let file = include_bytes!("../../crates/features/puzzles/data/dumble.bin");
        let tried = Puzzles::<Dumble>::from_bytes(file)?.0.into_iter().take(9);
        let answers_so_far: String = (1..)
            .zip(tried)
            .map(|(at, one)| format!("{at}000 {:08x} {} +\\n", one.id(), one.rating))
            .collect();
        page.open(
            "/puzzles",
            &format!("localStorage.setItem('tablee.dumble.puzzles', '{answers_so_far}')"),
        )
        .await?;
        page.adopt("fr", &json!({})).await?;
        page.click_on("[data-progress='9'] > summary").await?;
        page.find("[data-progress][open] svg").await?;
        page.looks_right("the list of puzzles, with progress").await?;
        for game in ["debacle", "dumble"] {
            page.go_to_puzzles(&format!("/{game}")).await?;
            page.until_stage("open").await?;
            if game == "debacle" {
                let (wrong, _) = answers(&of_debacle(page.puzzle().await?)?)?;
                page.do_by_tapping(wrong).await?;
                page.until_stage("wrong").await?;
                page.looks_right("a wrong answer").await?;
            }
            page.press_beside_puzzle("solution").await?;
            page.until_stage("shown").await?;
            page.until("return [...document.querySelectorAll('.puzzle-value .review-value')].every((value) => value.textContent)")
                .await?;
            page.looks_right(&format!("a solution of {game}")).await?;
        }
        page.no_complaints().await
    })
    .await
}
