//! The levels that play by heuristics.

use engine::dumble::{Action, DumbleView};
use engine::{Seat, View};
use protocol::{Advice, Choice, Estimate};

use super::chance::chance_of_lowest;
use super::heuristics::{Beginner, Heuristic, Regular, Strong, drags_on, ends};

/// A level that plays by heuristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeuristicLevel {
    /// Gets rid of the most points at once, overlooks runs, and calls late.
    Beginner,
    /// Plans how it gets rid of its hand, and calls with fewer points the
    /// fewer cards the others hold.
    Regular,
    /// Also plans with what it could take, gives the next player nothing, and
    /// weighs the chance of being the lowest and the totals before calling.
    Strong,
}

impl HeuristicLevel {
    /// Every legal action with its value by the level.
    pub fn advice(self, view: &DumbleView, seat: Seat) -> Advice<Action> {
        match self {
            HeuristicLevel::Beginner => evaluated(view, seat, &Beginner::new(view, seat)),
            HeuristicLevel::Regular => evaluated(view, seat, &Regular::new(view, seat)),
            HeuristicLevel::Strong => evaluated(view, seat, &Strong::new(view, seat)),
        }
    }
}

fn evaluated(view: &DumbleView, seat: Seat, heuristic: &impl Heuristic) -> Advice<Action> {
    let hand = view.open().hand(seat).points();
    let mut choices = Vec::new();
    let mut may_call = false;
    let drags_on = drags_on(view);
    view.actions(&mut |action| {
        let (cost, held) = match action {
            Action::Call => {
                may_call = true;
                return;
            }
            Action::Discard(cards) => {
                let gone: u8 = cards.as_slice().iter().map(|card| card.points()).sum();
                let drawn = DRAWN;
                (
                    heuristic.discard(cards.as_slice()),
                    f32::from(hand - gone) + drawn,
                )
            }
            Action::Stock => (heuristic.draw(None), f32::from(hand) + DRAWN),
            Action::Take(card) => {
                let held = f32::from(hand) + f32::from(card.points());
                (heuristic.draw(Some(card)), held)
            }
        };
        let hurry = if drags_on {
            HURRY * f32::from(ends(action))
        } else {
            0.0
        };
        choices.push(choice(action, hurry - cost, HELD_AT_END * held));
    });
    if may_call {
        let chance = chance_of_lowest(view).unwrap_or_default();
        let best = choices.iter().map(|choice| choice.estimate.value);
        let best = best.fold(f32::NEG_INFINITY, f32::max);
        let gain = if drags_on {
            HURRY
        } else {
            heuristic.call(chance)
        };
        let value = best + gain;
        // A caller who is not the lowest scores double.
        let score = (1.0 - chance) * 2.0 * f32::from(hand);
        choices.insert(0, choice(Action::Call, value, score));
    }
    Advice::new(choices)
}

/// The value of ending a round that drags on: greater than any other.
const HURRY: f32 = 1_000.0;
/// The mean points of a card of the stock, roughly.
const DRAWN: f32 = 6.5;
/// The share of the points held after a turn that is scored in the end, on average: a rule of thumb.
const HELD_AT_END: f32 = 0.35;

fn choice(action: Action, value: f32, score: f32) -> Choice<Action> {
    Choice::new(
        action,
        Estimate {
            value,
            score,
            win: None,
            samples: 1,
        },
    )
}
