//! The last turn of a round of two, exactly: only the luck of two cards is
//! left, and one choice.

use engine::dekal::{CardValue, Grid, Push, TURNS};

use super::round::Round;

/// What a grid can end as: its points and the cards left.
type Ending = (u32, u32);

/// A seat's share of the win and its points when two play and only the last
/// turn is to come; `None` otherwise.
pub fn last_turn(round: &Round, seat: usize) -> Option<(f32, f32)> {
    if round.seats != 2 || round.turn + 1 != TURNS || round.drafter().is_some() {
        return None;
    }
    let first = round.token?;
    let second = 1 - first;
    let endings = [endings(round.grids[first])?, endings(round.grids[second])?];
    let total: u32 = round.unseen.iter().map(|count| u32::from(*count)).sum();
    let (mut win, mut points) = (0.0, 0.0);
    for (low, count) in round.unseen.iter().enumerate() {
        for (high, other) in round.unseen.iter().enumerate().skip(low) {
            // Which of two unequal cards lay with whom does not matter.
            let ways = match low == high {
                true => u32::from(*count) * u32::from(count.saturating_sub(1)),
                false => 2 * u32::from(*count) * u32::from(*other),
            };
            if ways == 0 {
                continue;
            }
            let weight = ways as f32;
            let takes_low = (endings[0][low], endings[1][high]);
            let takes_high = (endings[0][high], endings[1][low]);
            let (own, others) = match better(takes_low, takes_high) {
                true => takes_low,
                false => takes_high,
            };
            win += weight * share(own, others);
            points += weight * if first == seat { own.0 } else { others.0 } as f32;
        }
    }
    let ways = (total * (total - 1)) as f32;
    let win = win / ways;
    Some((if first == seat { win } else { 1.0 - win }, points / ways))
}

/// The best that each card can make of a grid with one face-down card; `None`
/// if it has more.
fn endings(grid: Grid) -> Option<[Ending; 10]> {
    let blank = grid.blank();
    if blank.len() != 1 {
        return None;
    }
    let hole = blank.nth(0);
    let mut endings = [(u32::MAX, 0); 10];
    for (ending, card) in endings.iter_mut().zip(CardValue::all()) {
        for push in Push::legal(hole) {
            let grid = grid.pushed(hole, push, card);
            *ending = (*ending).min((grid.score(), grid.cards_left()));
        }
    }
    Some(endings)
}

/// The first one's share of the win.
fn share(own: Ending, other: Ending) -> f32 {
    match own.cmp(&other) {
        core::cmp::Ordering::Less => 1.0,
        core::cmp::Ordering::Equal => 0.5,
        core::cmp::Ordering::Greater => 0.0,
    }
}

/// Whether the first of two ways to end is better for whoever chooses.
fn better(one: (Ending, Ending), other: (Ending, Ending)) -> bool {
    let rank = |(own, others)| (share(own, others), -(own.0 as f32));
    rank(one) >= rank(other)
}
