//! The strong level: learned values of its own grid, and of the others' grids after their answers.

use engine::dekal::{Action, CardValue, Draft, Grid, Push};
use protocol::{Advice, Choice, Estimate};

use super::round::Round;
use super::table::Table;

/// Every action of a seat with the points that the table expects: its own, minus those of the others who are
/// yet to draft.
pub fn by_table(table: &Table, round: &Round, seat: usize) -> Advice<Action> {
    let grid = round.grids[seat];
    let mut choices = Vec::new();
    let mut note = |action, value, score| {
        choices.push(Choice::new(
            action,
            Estimate {
                value,
                score,
                win: None,
                samples: 1,
            },
        ));
    };
    if round.drafter().is_none() {
        for cell in grid.face_down().iter() {
            let expected = table.expected(grid, Some(cell));
            note(Action::Reveal(cell), -expected, expected);
        }
        return Advice::new(choices);
    }
    let judge = |grid| table.expected(grid, None);
    each_draft(round, seat, &judge, &mut |draft, own, left| {
        note(Action::Draft(draft), left - own, own);
    });
    Advice::new(choices)
}

/// Calls `out` with each draft of a seat that has a hole, and with two values: that which `judge` gives the seat's grid
/// after the draft, and the sum of the least values of the grids of those who are yet to draft, with the cards that are
/// left then, as a share of all other seats.
pub fn each_draft(
    round: &Round,
    seat: usize,
    judge: &impl Fn(Grid) -> f32,
    out: &mut impl FnMut(Draft, f32, f32),
) {
    let Some(hole) = round.holes[seat] else {
        return;
    };
    let least = Least::new(round, seat, judge);
    for (place, card) in round.centre.iter().enumerate() {
        if round.centre[..place].contains(card) {
            continue;
        }
        let left = least.without(round, place);
        for push in Push::legal(hole) {
            let own = judge(round.grids[seat].pushed_unchecked(hole, push, *card));
            out(Draft { card: *card, push }, own, left);
        }
    }
}

/// The draft that leaves the fewest points face up in a seat's grid, minus those that the others would make
/// of the card, times a factor.
///
/// # Panics
///
/// If the seat is not to draft.
pub fn by_visible_points(round: &Round, seat: usize, denial: f32) -> Draft {
    let visible = |grid: Grid| grid.score() as f32;
    let mut best: Option<(f32, Draft)> = None;
    each_draft(round, seat, &visible, &mut |draft, own, left| {
        let value = denial * left - own;
        if best.is_none_or(|best| value > best.0) {
            best = Some((value, draft));
        }
    });
    best.expect("whoever drafts has a card to take").1
}

/// The least values that each of those yet to draft can reach, by the places of the centre.
struct Least(Vec<Vec<f32>>);

impl Least {
    fn new(round: &Round, seat: usize, judge: &impl Fn(Grid) -> f32) -> Least {
        let others = (0..round.seats).filter(|other| *other != seat);
        let waiting = others.filter_map(|other| Some((round.grids[other], round.holes[other]?)));
        let of = |(grid, hole): (Grid, _)| {
            let least = |card: &CardValue| {
                Push::legal(hole)
                    .map(|push| judge(grid.pushed_unchecked(hole, push, *card)))
                    .fold(f32::INFINITY, f32::min)
            };
            round.centre.iter().map(least).collect()
        };
        Least(waiting.map(of).collect())
    }

    /// Without the card at this place, the mean over all other seats; 0 if it is the last card.
    fn without(&self, round: &Round, place: usize) -> f32 {
        let least = |of: &Vec<f32>| {
            let left = of.iter().enumerate().filter(|(other, _)| *other != place);
            left.map(|(_, points)| *points)
                .fold(f32::INFINITY, f32::min)
        };
        let sum: f32 = self.0.iter().map(least).filter(|p| p.is_finite()).sum();
        sum / (round.seats - 1) as f32
    }
}
