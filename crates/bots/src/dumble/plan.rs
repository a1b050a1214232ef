//! Plans: how fast the cards of a hand can be discarded, and what that costs, if only planned cards come in.

use arrayvec::ArrayVec;
use engine::dumble::{Card, Cards};

/// The most cards of a plan: a hand before its discard, and one that is drawn.
const MAX_CARDS: usize = 8;
/// The most cards of a discard.
const TOGETHER: u32 = 4;
/// Room for all discards of eight cards: at most all sets of up to four.
const DISCARDS: usize = 162;

/// Some of the cards of a plan, a bit for each index.
pub type Set = u8;

/// A card that is held or may be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Item {
    /// A known card.
    Card(Card),
    /// An unknown card, with its expected points.
    Unknown(f32),
}

impl Item {
    fn points(self) -> f32 {
        match self {
            Item::Card(card) => card.points().into(),
            Item::Unknown(points) => points,
        }
    }
}

/// The costs of all sets of some cards.
pub struct Plan {
    points: [f32; 1 << MAX_CARDS],
    burden: [f32; 1 << MAX_CARDS],
}

impl Plan {
    /// The costs of these cards, at most eight; others are left out. A point that is held one turn longer
    /// costs `patience` times as much, 0 to 1.
    pub fn new(items: &[Item], patience: f32) -> Plan {
        let items = &items[..items.len().min(MAX_CARDS)];
        let mut plan = Plan {
            points: [0.0; 1 << MAX_CARDS],
            burden: [0.0; 1 << MAX_CARDS],
        };
        let discards = discards(items);
        for set in 1..1usize << items.len() {
            let first = set.trailing_zeros() as usize;
            plan.points[set] = plan.points[set & (set - 1)] + items[first].points();
        }
        for set in 1..1usize << items.len() {
            let contained = discards
                .iter()
                .map(|discard| usize::from(*discard))
                .filter(|discard| discard & !set == 0);
            plan.burden[set] = contained
                .map(|discard| {
                    let rest = set & !discard;
                    plan.points[rest] + patience * plan.burden[rest]
                })
                .fold(f32::INFINITY, f32::min);
        }
        plan
    }

    /// The points of a set.
    pub fn points(&self, set: Set) -> f32 {
        self.points[usize::from(set)]
    }

    /// The points that would still be held after each of the turns to come, later ones counting less, if a
    /// set is discarded as fast as possible and no card comes in.
    pub fn burden(&self, set: Set) -> f32 {
        self.burden[usize::from(set)]
    }
}

/// All discards that the cards allow.
fn discards(items: &[Item]) -> ArrayVec<Set, DISCARDS> {
    let mut found = ArrayVec::new();
    for set in 1..1u32 << items.len() {
        if set.count_ones() > TOGETHER {
            continue;
        }
        let chosen = items
            .iter()
            .enumerate()
            .filter(|(place, _)| set >> place & 1 != 0);
        let cards: ArrayVec<Card, MAX_CARDS> = chosen
            .filter_map(|(_, item)| match item {
                Item::Card(card) => Some(*card),
                Item::Unknown(_) => None,
            })
            .collect();
        let certain = cards.len() == set.count_ones() as usize;
        if set.is_power_of_two() || (certain && Cards::new(&cards).is_ok()) {
            found.push(set as Set);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(text: &str, patience: f32) -> Plan {
        let items: Vec<Item> = text
            .split(' ')
            .map(|card| Item::Card(card.parse().unwrap()))
            .collect();
        Plan::new(&items, patience)
    }

    #[test]
    fn a_burden_is_what_is_left_after_the_best_discards() {
        // The pair goes first: 3 are left, then nothing.
        assert_eq!(plan("7D 7H 3S", 1.0).burden(0b111), 3.0);
        // The highest points first: 5 + 2, then 2.
        assert_eq!(plan("2D 5H 9S", 1.0).burden(0b111), 9.0);
        assert_eq!(plan("2D 5H 9S", 0.5).burden(0b111), 8.0);
        assert_eq!(plan("8S 9S 10S", 1.0).burden(0b111), 0.0);
        assert_eq!(plan("8S 9S 10S", 1.0).burden(0b011), 8.0);
        assert_eq!(plan("8S 9S 10S", 1.0).points(0b101), 18.0);
    }

    #[test]
    fn an_unknown_card_goes_with_no_other() {
        let items = [
            Item::Card("9S".parse().unwrap()),
            Item::Unknown(6.5),
            Item::Card("9D".parse().unwrap()),
        ];
        assert_eq!(Plan::new(&items, 1.0).burden(0b111), 6.5);
        assert_eq!(Plan::new(&items, 1.0).burden(0b110), 6.5);
    }

    #[test]
    fn there_is_room_for_all_discards() {
        let items: Vec<Item> = "7C 7C 7D 7D 7H 7H 7S 7S"
            .split(' ')
            .map(|card| Item::Card(card.parse().unwrap()))
            .collect();
        assert_eq!(discards(&items).len(), DISCARDS);
    }
}
