//! The keyboard's focus at the tables: if the focused element disappears, the focus moves to another one at
//! the table, where the next decision is made.

use crate::dice::eager;
use crate::harness::Page;
use crate::skipping::end;
use anyhow::{Context, Result, ensure};
use engine::debacle::Debacle;
use engine::detrak::Detrak;
use engine::{Entry, Game, Match, Phase, Seed};
use fantoccini::key::Key;

impl Page {
    /// Waits until an element of this selector has the focus.
    pub async fn focus_comes_to(&self, css: &str, what: &str) -> Result<()> {
        self.until(&format!("return document.activeElement.matches(\"{css}\")"))
            .await
            .with_context(|| format!("{what}: the focus is not on {css}"))
    }

    /// Presses a key on the focused element.
    async fn type_key(&self, key: &str) -> Result<()> {
        let active = self.client.active_element().await?;
        Ok(active.send_keys(key).await?)
    }

    /// Presses a button of the result with the keyboard. A key is pressed before, so that browsers show the
    /// focus.
    async fn press_with_enter(&self, action: &str) -> Result<()> {
        self.type_key(&Key::Tab.to_string()).await?;
        let button = format!("[data-action='{action}']:not([hidden])");
        let button = self.find(&button).await?;
        Ok(button.send_keys(&Key::Enter.to_string()).await?)
    }

    /// Begins the same game again, and checks where the focus goes.
    async fn again(&self, goal: &str) -> Result<()> {
        self.wait_for(&["match-over"]).await?;
        self.press_with_enter("rematch").await?;
        self.focus_comes_to(goal, "another match").await?;
        self.no_complaints().await
    }
}

/// Plays a match of Dumble with the keys D, S and A, and checks that the focus is moved to the cards; returns
/// the number of rounds.
async fn dumble_by_keys(page: &Page) -> Result<usize> {
    let mut rounds = 1;
    page.find("[data-hand]")
        .await?
        .send_keys(&Key::Shift.to_string())
        .await?;
    loop {
        let due = page
            .wait_for(&["discard", "draw", "round-over", "match-over"])
            .await?;
        let before = page.saved_length().await?;
        match due.as_str() {
            "discard" => {
                page.focus_comes_to("[data-hand]", "a turn").await?;
                page.type_key("a").await?;
                if page.saved_length().await? == before {
                    page.type_key(&Key::Enter.to_string()).await?;
                    page.type_key("d").await?;
                    page.focus_comes_to("[data-source='stock']", "a discard")
                        .await?;
                }
            }
            "draw" => page.type_key("s").await?,
            "round-over" => {
                page.press_with_enter("next-round").await?;
                page.focus_comes_to("main *", "the next round").await?;
                rounds += 1;
            }
            _ => return Ok(rounds),
        }
        ensure!(page.saved_length().await? > before, "{due} had no effect");
    }
}

#[tokio::test]
async fn dumble_is_played_with_keys_alone_and_the_focus_stays_at_the_cards() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_dumble(&["regular"]).await?;
        let rounds = dumble_by_keys(page).await?;
        ensure!(rounds > 1, "there was no next round");
        page.again("[data-hand]").await
    })
    .await
}

#[tokio::test]
async fn another_match_of_dekal_begins_at_the_first_card() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["beginner"], "one").await?;
        page.finish().await?;
        page.again("[data-cell]").await
    })
    .await
}

#[tokio::test]
async fn another_game_of_detrak_begins_at_the_first_symbol() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_to_detrak(&["beginner"], false).await?;
        page.begin_with("A").await?;
        end::<Detrak>(page).await?;
        page.again("[data-start]").await
    })
    .await
}

/// A match of Débâcle that is over.
fn over() -> Result<Match<Debacle>> {
    let mut play = Match::<Debacle>::new(Default::default())?;
    while play.outcome().is_none() {
        play.draw_all(Seed(7));
        match (play.game().phase(), eager(&play)) {
            (Phase::Decide(seats), Some(action)) => {
                let seat = seats.iter().next().context("somebody decides")?;
                play.push(Entry::Act(seat, action))?;
            }
            _ => play.push(Entry::NextRound)?,
        }
    }
    Ok(play)
}

#[tokio::test]
async fn another_match_of_debacle_begins_at_the_first_die() -> Result<()> {
    let play = over()?;
    Page::run(async |page| {
        page.sit_down_to_debacle("both", "regular").await?;
        page.put_on_the_table(play).await?;
        page.again("[data-square]").await
    })
    .await
}

#[tokio::test]
async fn whoever_points_is_left_at_the_heading_and_where_the_page_is() -> Result<()> {
    Page::run(async |page| {
        page.sit_down_against(&["beginner"], "one").await?;
        page.finish().await?;
        page.wait_for(&["match-over"]).await?;
        page.find("[data-action='rematch']").await?.click().await?;
        page.wait_for(&["reveal"]).await?;
        page.focus_comes_to("main h1", "another match").await?;
        let moved = page
            .script("return document.scrollingElement.scrollTop")
            .await?;
        assert_eq!(moved, 0);
        Ok(())
    })
    .await
}
