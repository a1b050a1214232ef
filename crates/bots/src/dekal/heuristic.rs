//! The levels that consider only the present position.

use engine::dekal::{Action, CardValue, Cell, DekalView, Draft, Grid, Push, Table};
use engine::{Seat, View, below};
use protocol::{Advice, Choice, Estimate};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluation::expected;

/// The mean value of the unseen cards; 5.5 once all have been seen, when it no longer matters.
pub fn unseen_mean(table: &Table) -> f32 {
    table.unseen().mean().unwrap_or(5.5) as f32
}

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

/// Every legal action with the value that `judge` gives it.
fn judged(view: &DekalView, mut judge: impl FnMut(Action) -> (f32, f32)) -> Advice<Action> {
    let mut choices = Vec::new();
    view.actions(&mut |action| {
        let (value, score) = judge(action);
        choices.push(choice(action, value, score));
    });
    Advice::new(choices)
}

/// Considers only its own grid, and only the cells around the card that it pushes in: turns over any card,
/// takes a card that will touch an equal one or else the lowest, and does not see which pairs its push
/// separates.
pub fn beginner(view: &DekalView, seat: Seat, seed: u64) -> Advice<Action> {
    let table = view.table();
    let grid = table.grid(seat);
    let mean = unseen_mean(table);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    judged(view, |action| match action {
        Action::Reveal(_) => (below(&mut rng, 1 << 16) as f32, expected(grid, mean)),
        Action::Draft(draft) => {
            let after = after(table, seat, draft);
            let entry = draft.push.entry();
            let matched = after.cancelled().contains(entry);
            let cost = if matched { 0 } else { draft.card.get() };
            // Equally good ones are the same to it.
            let whim = below(&mut rng, 1 << 16) as f32 / 65_536.0;
            (-f32::from(cost) - 0.5 * whim, expected(after, mean))
        }
    })
}

/// Considers its whole grid: turns over the card where a hole would serve best, and denies the others the
/// cards that they need.
pub fn regular(view: &DekalView, seat: Seat) -> Advice<Action> {
    let table = view.table();
    let mean = unseen_mean(table);
    judged(view, |action| {
        let own = match action {
            Action::Reveal(cell) => hoped(table, table.grid(seat), cell, mean),
            Action::Draft(draft) => expected(after(table, seat, draft), mean),
        };
        let denied = match action {
            Action::Reveal(_) => 0.0,
            Action::Draft(draft) => left_to_others(table, seat, draft.card, mean),
        };
        (denied - own, own)
    })
}

/// The seat's grid after a draft.
pub fn after(table: &Table, seat: Seat, draft: Draft) -> Grid {
    let grid = table.grid(seat);
    match table.hole(seat) {
        Some(hole) => grid.pushed_unchecked(hole, draft.push, draft.card),
        None => grid,
    }
}

/// The best value that a grid can reach with this hole and card.
pub fn best_push(grid: Grid, hole: Cell, card: CardValue, mean: f32) -> f32 {
    Push::legal(hole)
        .map(|push| expected(grid.pushed_unchecked(hole, push, card), mean))
        .fold(f32::INFINITY, f32::min)
}

/// The expected value of a grid if this cell is turned over and any of the unseen cards is drafted.
fn hoped(table: &Table, grid: Grid, cell: Cell, mean: f32) -> f32 {
    let total = f32::from(table.unseen().total()).max(1.0);
    CardValue::all()
        .map(|card| {
            let weight = f32::from(table.unseen().count(card)) / total;
            weight * best_push(grid, cell, card, mean)
        })
        .sum()
}

/// How much worse off the seats that are yet to draft are, on average, without this card than with it: the
/// value of denying it.
pub fn left_to_others(table: &Table, seat: Seat, taken: CardValue, mean: f32) -> f32 {
    let mut centre: Vec<CardValue> = table.centre().map(|(_, card)| card).collect();
    if let Some(place) = centre.iter().position(|card| *card == taken) {
        centre.swap_remove(place);
    }
    let later = table
        .draft_order()
        .skip_while(|other| *other != seat)
        .skip(1);
    let others = (table.seats() - 1) as f32;
    later
        .filter_map(|other| {
            let (hole, grid) = (table.hole(other)?, table.grid(other));
            let best = centre
                .iter()
                .map(|card| best_push(grid, hole, *card, mean))
                .fold(f32::INFINITY, f32::min);
            best.is_finite().then_some(best / others)
        })
        .sum()
}
