//! How bad a decision was, by what it cost.

use crate::settings::CoachLevel;
use crate::unit::Unit;

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Quality {
    /// It costs little.
    Inaccuracy,
    /// It costs something.
    Mistake,
    /// It costs much.
    Blunder,
}

impl Quality {
    /// Every quality, the least bad first.
    pub const ALL: [Quality; 3] = [Quality::Inaccuracy, Quality::Mistake, Quality::Blunder];

    /// The least cost of a decision of this quality, in the unit of values.
    pub fn from(self, unit: Unit) -> f32 {
        match (unit, self) {
            (Unit::Share, Quality::Inaccuracy) => 0.015,
            (Unit::Share, Quality::Mistake) => 0.03,
            (Unit::Share, Quality::Blunder) => 0.06,
            (Unit::Points, Quality::Inaccuracy) => 0.5,
            (Unit::Points, Quality::Mistake) => 1.0,
            (Unit::Points, Quality::Blunder) => 2.0,
        }
    }

    /// The quality of a decision that costs so much; `None` if it is not worth a word.
    pub fn of(cost: f32, unit: Unit) -> Option<Quality> {
        let reaches = |quality: &Quality| cost >= quality.from(unit);
        Quality::ALL.into_iter().rev().find(reaches)
    }

    /// The sign that writers of chess use for it.
    pub fn sign(self) -> &'static str {
        match self {
            Quality::Inaccuracy => "?!",
            Quality::Mistake => "?",
            Quality::Blunder => "??",
        }
    }

    /// Whether a person who has chosen this level wants to hear of it.
    pub fn is_told(self, level: CoachLevel) -> bool {
        match level {
            CoachLevel::Off => false,
            CoachLevel::Blunders => self == Quality::Blunder,
            CoachLevel::Mistakes => self >= Quality::Mistake,
            CoachLevel::Everything => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quality_is_by_cost_and_told_by_level() {
        let of = |cost| Quality::of(cost, Unit::Points);
        assert_eq!(
            [0.4, 0.5, 1.0, 2.5].map(of),
            [
                None,
                Some(Quality::Inaccuracy),
                Some(Quality::Mistake),
                Some(Quality::Blunder)
            ]
        );
        assert_eq!(Quality::of(0.06, Unit::Share), Some(Quality::Blunder));
        let told = |level| Quality::ALL.map(|quality| quality.is_told(level));
        assert_eq!(told(CoachLevel::Off), [false; 3]);
        assert_eq!(told(CoachLevel::Blunders), [false, false, true]);
        assert_eq!(told(CoachLevel::Mistakes), [false, true, true]);
        assert_eq!(told(CoachLevel::Everything), [true; 3]);
    }
}
