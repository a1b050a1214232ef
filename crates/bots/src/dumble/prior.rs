//! The learned value of each action, without search.

use engine::dumble::{Action, Bag, DumbleView, Playout};
use engine::{Seat, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::shapes::Situation;
use super::value::Values;

/// Every legal action of the view's seat with its learned value, in units; that of a discard includes the
/// best draw after it.
pub fn action_values(values: &Values, view: &DumbleView, seat: Seat) -> Vec<(Action, f32)> {
    // No chance event is due where a seat decides.
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let playout = Playout::of_view(view, &mut rng);
    let situation = Situation::of_view(view, seat);
    let hand = playout.hand(seat);
    let mut found = Vec::new();
    view.actions(&mut |action| {
        let mut worth = f32::NEG_INFINITY;
        match action {
            Action::Call => worth = values.calling(playout.points(seat), situation),
            Action::Discard(cards) => {
                let laid: Bag = cards.as_slice().iter().copied().collect();
                let left = hand.minus(laid).unwrap_or(hand);
                values.draws(&playout, situation, left, laid, &mut |_, value| {
                    worth = worth.max(value);
                });
            }
            Action::Stock | Action::Take(_) => {
                let wanted = match action {
                    Action::Take(card) => Some(card),
                    _ => None,
                };
                let laid = playout.laid();
                values.draws(&playout, situation, hand, laid, &mut |draw, value| {
                    if draw == wanted {
                        worth = value;
                    }
                });
            }
        }
        found.push((action, worth));
    });
    if matches!(found.first(), Some((Action::Call, _))) {
        let points = playout.points(seat);
        let playing_on = values.playing_on(points, situation);
        let gain = found[0].1 - playing_on;
        let best = found[1..].iter().map(|(_, worth)| *worth);
        found[0].1 = best.fold(f32::NEG_INFINITY, f32::max) + gain;
    }
    found
}
