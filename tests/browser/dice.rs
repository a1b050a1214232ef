//! The actions of a person at Débâcle's table.

use crate::harness::Page;
use crate::table::{Point, Pointer};
use anyhow::{Context, Result};
use engine::debacle::{Action, Debacle, Direction, Position, Side, Square, Value};
use engine::{Entry, Game, Match, Phase, Player, Record, Seed};
use serde_json::json;

/// Everything that can be due for the person.
pub const DICE_DUE: [&str; 7] = [
    "act",
    "rebound",
    "return",
    "doubles",
    "recover",
    "round-over",
    "match-over",
];

impl Page {
    /// Opens the table of Débâcle with a bot that moves at once.
    pub async fn sit_down_to_debacle(&self, people: &str, level: &str) -> Result<()> {
        self.client.set_window_size(1280, 900).await?;
        self.forget_everything().await?;
        self.set_up_dice(people, level).await
    }

    /// Begins another match, with the settings as they are.
    pub async fn set_up_dice(&self, people: &str, level: &str) -> Result<()> {
        let options = json!({ "people": people, "levels": [level], "first": "red",
            "seed": "TAB1EE" });
        self.open_table("debacle", &options).await?;
        self.find("[data-table='debacle'] [data-square]").await?;
        Ok(())
    }

    /// Opens the table with this match of two persons.
    pub async fn put_on_the_table(&self, play: Match<Debacle>) -> Result<()> {
        let person = || Player {
            name: String::new(),
            bot: None,
        };
        let record = Record {
            players: vec![person(), person()],
            seed: Seed(1),
            play,
            ended: None,
            practice: false,
            assisted: false,
        };
        let text = serde_json::to_string(&record.to_json())?;
        let keep = format!("await saveMatch('debacle', {text})");
        self.open("/debacle/table", &keep).await?;
        self.find("[data-table='debacle'] [data-square]").await?;
        Ok(())
    }

    /// The saved match, replayed by the engine.
    pub async fn debacle(&self) -> Result<Record<Debacle>> {
        Ok(Record::from_json(&self.saved().await?.to_string())?)
    }

    /// Clicks a square.
    pub async fn tap(&self, square: Square) -> Result<()> {
        self.find(&format!("[data-square='{square}']"))
            .await?
            .click()
            .await?;
        Ok(())
    }

    /// The middle of a square.
    pub async fn square(&self, square: Square) -> Result<Point> {
        self.middle(&format!("[data-square='{square}']")).await
    }

    /// Does an action with clicks.
    pub async fn do_by_tapping(&self, action: Action) -> Result<()> {
        match action {
            Action::Roll(way) | Action::Capture(way) => {
                self.choose_die(way.from()).await?;
                self.tap(way.to()).await
            }
            Action::Flip(square) => {
                self.choose_die(square).await?;
                self.find("[data-action='flip']").await?.click().await?;
                Ok(())
            }
            Action::Return(square) | Action::Keep(square) | Action::Recover(square) => {
                self.tap(square).await
            }
            Action::Decline => {
                self.find("[data-action='decline']").await?.click().await?;
                Ok(())
            }
        }
    }

    /// Does an action by dragging if it can be done so, otherwise with clicks.
    pub async fn do_by_dragging(&self, pointer: Pointer, action: Action) -> Result<()> {
        match action {
            Action::Roll(way) | Action::Capture(way) => {
                // While the board takes back the room of a result, its squares are at other places.
                self.drawn().await?;
                let (from, to) = (self.square(way.from()).await?, self.square(way.to()).await?);
                self.drag(pointer, from, to).await
            }
            other => self.do_by_tapping(other).await,
        }
    }

    /// Chooses a die, if it is not chosen already.
    async fn choose_die(&self, square: Square) -> Result<()> {
        let chosen = format!("[data-square='{square}'][aria-pressed='true']");
        let is_chosen = self
            .script(&format!(
                "return document.querySelector(\"{chosen}\") !== null"
            ))
            .await?;
        if is_chosen != true {
            self.tap(square).await?;
            self.find(&chosen).await?;
        }
        Ok(())
    }

    /// Plays a match to its end, acting with this function; returns the number of rounds.
    pub async fn play_debacle(
        &self,
        act: impl AsyncFn(&Page, Action) -> Result<()>,
    ) -> Result<usize> {
        loop {
            let due = self.wait_for(&DICE_DUE).await?;
            // The state of the match is saved before what is due is shown.
            let record = self.debacle().await?;
            match due.as_str() {
                "round-over" => {
                    self.find("[data-action='next-round']:not([hidden])")
                        .await?
                        .click()
                        .await?;
                }
                "match-over" => return Ok(record.play.rounds().len()),
                _ => {
                    let action = eager(&record.play).context("nothing to do")?;
                    act(self, action).await?;
                }
            }
            self.goes_on_from(record.play.log().len(), &due).await?;
        }
    }
}

/// The legal actions.
pub fn legal(play: &Match<Debacle>) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Phase::Decide(seats) = play.game().phase() {
        for seat in seats.iter() {
            play.game()
                .actions(seat, &mut |action| actions.push(action));
        }
    }
    actions
}

/// An action that captures, doubles or returns if one is legal, otherwise one that moves a die forward.
pub fn eager(play: &Match<Debacle>) -> Option<Action> {
    let actions = legal(play);
    let position = play.game().position();
    let forward = Direction::forward(position.mover());
    let rank = |action: &Action| match action {
        Action::Keep(_) => 0,
        Action::Capture(_) => 1,
        Action::Return(_) | Action::Recover(_) => 2,
        Action::Roll(way) if way.direction() == forward => 3,
        Action::Roll(_) => 4,
        Action::Flip(_) => 5,
        Action::Decline => 6,
    };
    actions.into_iter().min_by_key(rank)
}

/// A match up to a position that satisfies this condition.
pub fn reached(is_it: impl Fn(&Position) -> bool) -> Match<Debacle> {
    let mut seed = 0u64;
    loop {
        seed += 1;
        let mut play = Match::<Debacle>::new(Default::default()).expect("playable");
        let mut pick = seed;
        for _ in 0..400 {
            play.draw_all(Seed(seed));
            let actions = legal(&play);
            if actions.is_empty() {
                break;
            }
            if is_it(play.game().position()) {
                return play;
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let action = match pick >> 62 {
                0 => eager(&play).expect("there is one"),
                _ => actions[(pick >> 33) as usize % actions.len()],
            };
            let seat = play.game().position().mover().seat();
            play.push(Entry::Act(seat, action)).expect("it is legal");
        }
    }
}

/// The die on a square as the page names it.
pub fn die_name(side: Side, value: Value) -> String {
    let side = if side == Side::Red { 'r' } else { 'b' };
    format!("{side}{}", value.get())
}
