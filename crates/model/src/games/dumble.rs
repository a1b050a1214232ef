//! The profile of Dumble.

use engine::dumble::Dumble;
use engine::{Fields, Game, Outcome, Seat};
use protocol::Level;

use super::{DayGame, Figure, GameProfile, Objective, STRONG};
use crate::day::Day;
use crate::unit::Unit;

impl GameProfile for Dumble {
    const UNIT: Unit = Unit::Share;
    const FIGURE: Figure = Figure::Points;
    const DAY_OBJECTIVE: Objective = Objective::Win;
    const RATINGS: &'static [u16] = &[1000, 1117, 1237, 1365, 1464, 1586, 1714, 1851];
    const DEAL: &'static str = r#""players":3"#;

    fn variant(_rules: &Fields) -> &'static str {
        "match"
    }

    fn standing(&self) -> Outcome {
        let entries = Seat::all(self.seats()).map(|seat| {
            let total = self.total_after(seat).unwrap_or(self.total(seat));
            (i32::from(total), 0)
        });
        Outcome::ranked(entries, |total, _| total)
    }

    fn of_day(_day: Day) -> DayGame {
        DayGame {
            options: format!(r#""players":3,"levels":{STRONG}"#),
            variant: "match",
            par: Level::Expert,
        }
    }
}
