//! The profile of Détrak.

use engine::Fields;
use engine::detrak::{Detrak, Rank};
use protocol::Level;

use super::{DayGame, Figure, GameProfile, Objective};
use crate::day::Day;
use crate::unit::Unit;

impl GameProfile for Detrak {
    const UNIT: Unit = Unit::Points;
    const FIGURE: Figure = Figure::Points;
    const DAY_OBJECTIVE: Objective = Objective::Points;
    const RATINGS: &'static [u16] = &[1000, 1137, 1271, 1365, 1450, 1557, 1701, 1785];

    fn variant(rules: &Fields) -> &'static str {
        variant(rules.get("advanced") == Some(true))
    }

    fn is_achieved_alone(score: i32) -> bool {
        Rank::of(score) != Rank::CouldDoBetter
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
