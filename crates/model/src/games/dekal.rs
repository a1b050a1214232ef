//! The profile of Dékal.

use engine::dekal::Dekal;
use engine::{Fields, Outcome, Seat};
use protocol::Level;

use super::{DayGame, Figure, GameProfile, Objective, STRONG};
use crate::day::Day;
use crate::unit::Unit;

impl GameProfile for Dekal {
    const UNIT: Unit = Unit::Share;
    const FIGURE: Figure = Figure::Points;
    const DAY_OBJECTIVE: Objective = Objective::Points;
    const RATINGS: &'static [u16] = &[1000, 1078, 1165, 1266, 1364, 1445, 1522, 1665];
    const DEAL: &'static str = r#""players":2,"rounds":"one","first":"lowest""#;
    // A match to 100 is won more often by the stronger player than the single rounds of the ladder.
    const UNRATED: &'static [&'static str] = &["hundred"];

    fn variant(rules: &Fields) -> &'static str {
        match rules.get::<String>("rounds").as_deref() {
            Some("to_hundred") => "hundred",
            _ => "one",
        }
    }

    fn standing(&self) -> Outcome {
        let table = self.table();
        let entries = Seat::all(table.seats()).map(|seat| {
            let grid = table.grid(seat);
            let points = u32::from(table.total(seat)) + grid.score();
            let cards = u32::from(table.total_cards_left(seat)) + grid.cards_left();
            (points as i32, cards as i32)
        });
        Outcome::ranked(entries, |points, cards| (points, cards))
    }

    fn of_day(day: Day) -> DayGame {
        // The table becomes larger towards the weekend.
        let players = match day.of_week() {
            0..=3 => 2,
            4 | 5 => 3,
            _ => 4,
        };
        DayGame {
            options: format!(
                r#""players":{players},"levels":{STRONG},"rounds":"one","first":"lowest""#
            ),
            variant: "one",
            par: Level::Expert,
        }
    }
}
