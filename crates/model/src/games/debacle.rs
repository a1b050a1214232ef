//! The profile of Débâcle.

use core::cmp::Reverse;

use engine::debacle::{Debacle, Side};
use engine::{Fields, Outcome};
use protocol::Level;

use super::{DayGame, Figure, GameProfile, Objective};
use crate::day::Day;
use crate::unit::Unit;

impl GameProfile for Debacle {
    const UNIT: Unit = Unit::Share;
    const FIGURE: Figure = Figure::Lead;
    const DAY_OBJECTIVE: Objective = Objective::Win;
    const RATINGS: &'static [u16] = &[1000, 1194, 1393, 1606, 1791, 1952, 2136, 2351, 2606, 2899];
    const DEAL: &'static str = r#""players":2,"people":"red","first":"random","set_up":"shuffled""#;

    fn variant(rules: &Fields) -> &'static str {
        let says = |name: &str| rules.get::<String>(name);
        if says("start").as_deref() != Some("standard") {
            "shuffled"
        } else if says("symmetry").as_deref() == Some("mirror") {
            "facing"
        } else {
            "standard"
        }
    }

    fn standing(&self) -> Outcome {
        let entries = Side::ALL.map(|side| (i32::from(self.total_so_far(side)), 0));
        Outcome::ranked(entries, |points, _| Reverse(points))
    }

    fn of_day(day: Day) -> DayGame {
        // The opponent becomes stronger towards the weekend.
        let level = match day.of_week() {
            0 | 1 => Level::Beginner,
            2..=4 => Level::Regular,
            _ => Level::Strong,
        };
        let above = Level::BASES.into_iter().find(|other| *other > level);
        DayGame {
            options: format!(
                r#""players":2,"levels":["{level}"],"people":"red","first":"random","set_up":"shuffled""#
            ),
            variant: "shuffled",
            // The bases lie far apart, so par is the next one above the opponent's.
            par: above.unwrap_or(Level::Expert),
        }
    }
}
