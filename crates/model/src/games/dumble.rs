//! The profile of Dumble.

use engine::Fields;
use engine::dumble::Dumble;
use protocol::Level;

use super::{DayGame, Figure, GameProfile, Objective, STRONG};
use crate::day::Day;
use crate::unit::Unit;

impl GameProfile for Dumble {
    const UNIT: Unit = Unit::Share;
    const FIGURE: Figure = Figure::Points;
    const DAY_OBJECTIVE: Objective = Objective::Win;
    const RATINGS: &'static [u16] = &[1000, 1122, 1224, 1362, 1439, 1568, 1675, 1877];

    fn variant(_rules: &Fields) -> &'static str {
        "match"
    }

    fn of_day(_day: Day) -> DayGame {
        DayGame {
            options: format!(r#""players":3,"levels":{STRONG}"#),
            variant: "match",
            par: Level::Expert,
        }
    }
}
