//! The profile of Détrak.

use engine::detrak::{Detrak, Rank};
use engine::{Fields, Game, Outcome, Seat};
use protocol::Level;

use super::{DayGame, Figure, GameProfile, Objective};
use crate::day::Day;
use crate::unit::Unit;

impl GameProfile for Detrak {
    const UNIT: Unit = Unit::Points;
    const FIGURE: Figure = Figure::Points;
    const DAY_OBJECTIVE: Objective = Objective::Points;
    const RATINGS: &'static [u16] = &[1000, 1137, 1271, 1365, 1450, 1557, 1701, 1785];
    const DEAL: &'static str = r#""players":1,"advanced":false"#;

    fn variant(rules: &Fields) -> &'static str {
        variant(rules.get("advanced") == Some(true))
    }

    fn is_achieved_alone(score: i32) -> bool {
        Rank::of(score) != Rank::CouldDoBetter
    }

    fn standing(&self) -> Outcome {
        let is_advanced = self.is_advanced();
        let entries = Seat::all(self.seats()).map(|seat| {
            let sheet = self.sheet(seat);
            (sheet.score(is_advanced), sheet.best_line(is_advanced))
        });
        Outcome::ranked(entries, |points, best| (-points, -best))
    }

    fn of_day(day: Day) -> DayGame {
        let weekend = day.of_week() >= 5;
        DayGame {
            options: format!(r#""players":1,"advanced":{weekend}"#),
            variant: variant(weekend),
            par: Level::Expert,
        }
    }
}

const fn variant(advanced: bool) -> &'static str {
    if advanced { "advanced" } else { "basic" }
}
