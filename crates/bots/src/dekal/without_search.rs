//! Choices by the network's evaluation of the end of this turn.

use engine::dekal::{Action, MAX_PLAYERS};
use protocol::{Advice, Choice, Estimate};

use super::expectation::Expectation;
use super::net::Net;
use super::round::Round;
use super::turn::{Drafts, GridValues, best_hole, context_holed, expectation};

/// Every action of a seat, with the share of the win and the points that the network expects at the end of
/// the turn.
pub fn without_search(net: &Net, round: &Round, seat: usize) -> Advice<Action> {
    let mut choices = Vec::new();
    let mut note = |action, expectation: Expectation| {
        choices.push(Choice::new(
            action,
            Estimate {
                value: expectation.value,
                score: expectation.points,
                win: Some(expectation.value),
                samples: 1,
            },
        ));
    };
    if round.drafter().is_some() {
        Drafts::new(net, round).all(round, &mut |draft, expectation| {
            note(Action::Draft(draft), expectation);
        });
        return Advice::new(choices);
    }
    let mut values = holed(net, round);
    let context = context_holed(net, round, seat);
    let grid = round.grids[seat];
    for cell in grid.face_down().iter() {
        values[seat] = net.evaluate(grid, Some(cell), &context);
        let expectation = expectation(round, &values, Some(context.point), seat);
        note(Action::Reveal(cell), expectation);
    }
    Advice::new(choices)
}

/// Every seat's value with its best hole.
fn holed(net: &Net, round: &Round) -> GridValues {
    core::array::from_fn::<_, MAX_PLAYERS, _>(|seat| {
        if seat < round.seats {
            let hole = best_hole(net, round, seat);
            let context = context_holed(net, round, seat);
            net.evaluate(round.grids[seat], Some(hole), &context)
        } else {
            Default::default()
        }
    })
}
