//! What the better choice does that the other does not, as far as the cards that lie open show it, and the kinds of
//! decisions.

use engine::dekal::{Action, CardValue, Cell, Dekal, Draft, Grid, Step, Table};
use engine::{Game, Seat};
use ui::i18n::{Lang, Translated};

use super::texts::DekalDifferences;

/// The kind of a decision, by what was chosen and what was better: what to turn over, what to take, where to push.
pub fn kind(played: Action, best: Action) -> usize {
    match (played, best) {
        (Action::Draft(played), Action::Draft(best)) if played.card == best.card => 2,
        (Action::Draft(_), _) => 1,
        (Action::Reveal(_), _) => 0,
    }
}

/// A difference in favour of the better draft; `None` if the open cards show none. `name` has the names of others.
pub fn difference(
    before: &Dekal,
    seat: Seat,
    [best, played]: [Action; 2],
    name: &dyn Fn(Seat) -> Option<String>,
    lang: Lang,
) -> Option<String> {
    let after = |action| {
        let mut game = *before;
        game.act(seat, action).ok()?;
        Some(game)
    };
    let [best, played] = [after(best)?, after(played)?];
    let [best, played] = [best.table(), played.table()];
    let texts = DekalDifferences::of(lang);
    if let Some((value, points)) = touch(best.grid(seat), played.grid(seat)) {
        return Some((texts.touch)(value.get(), points));
    }
    if let Some((next, card, points)) = leaves(best, played) {
        return Some((texts.leaves)(&name(next)?, card.get(), points));
    }
    let [best, played] = [best, played].map(|table| count(table.grid(seat)));
    (best < played).then(|| (texts.counts)(best, played))
}

/// What the open cards of a grid count that do not cancel out.
fn count(grid: Grid) -> u32 {
    let cancelled = grid.cancelled();
    let open = Cell::all().filter(|cell| !cancelled.contains(*cell));
    let open = open.filter_map(|cell| grid.get(cell));
    open.map(|card| u32::from(card.get())).sum()
}

/// The points of the cards of a value that touch.
fn points_of(grid: Grid, value: CardValue) -> u32 {
    let cells = grid.cancelled();
    let cards = cells.iter().filter(|cell| grid.get(*cell) == Some(value));
    cards.count() as u32 * u32::from(value.get())
}

/// The points of all cards that touch an equal one.
fn points(grid: Grid) -> u32 {
    CardValue::all().map(|value| points_of(grid, value)).sum()
}

/// The value whose cards touch in the better grid only, with its points; the highest points if there are several. `None`
/// if no more points cancel in it.
fn touch(best: Grid, played: Grid) -> Option<(CardValue, u32)> {
    let is_new = |value: &CardValue| points_of(played, *value) == 0;
    let touching = CardValue::all().filter(is_new);
    let (points_of, value) = touching
        .map(|value| (points_of(best, value), value))
        .max()?;
    (points_of > 0 && points(best) > points(played)).then_some((value, points_of))
}

/// What the next seat gains at once after what was played, if that is more than after the better choice: with which card,
/// and how many points more cancel.
fn leaves(best: &Table, played: &Table) -> Option<(Seat, CardValue, u32)> {
    let Step::Draft(next) = played.step() else {
        return None;
    };
    let (points, draft) = most(played, next)?;
    let less = most(best, next).map_or(0, |(points, _)| points);
    (points > less).then_some((next, draft.card, points))
}

/// The draft of a seat that makes the most points cancel at once, and how many more they are.
fn most(table: &Table, seat: Seat) -> Option<(u32, Draft)> {
    let (grid, hole) = (table.grid(seat), table.hole(seat)?);
    let mut most = None::<(u32, Draft)>;
    table.drafts(seat, &mut |draft| {
        let after = points(grid.pushed_unchecked(hole, draft.push, draft.card));
        let gain = after.saturating_sub(points(grid));
        if gain > most.map_or(0, |(gain, _)| gain) {
            most = Some((gain, draft));
        }
    });
    most
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid(rows: [[u8; 4]; 4]) -> Grid {
        Grid::from_rows(rows).unwrap()
    }

    #[test]
    fn only_what_touches_in_the_better_grid_alone_is_told() {
        let apart = grid([[4, 1, 4, 2], [3, 5, 7, 6], [8, 9, 2, 1], [3, 4, 5, 6]]);
        let fours = grid([[4, 4, 1, 2], [3, 5, 7, 6], [8, 9, 2, 1], [3, 4, 5, 6]]);
        let nines = grid([[4, 4, 1, 2], [3, 5, 7, 6], [8, 9, 9, 1], [3, 4, 5, 6]]);
        let told = |best, played| touch(best, played).map(|(value, points)| (value.get(), points));
        assert_eq!(told(fours, apart), Some((4, 8)));
        assert_eq!(told(nines, apart), Some((9, 18)));
        assert_eq!(told(nines, fours), Some((9, 18)));
        assert_eq!(told(apart, fours), None);
        assert_eq!(told(fours, fours), None);
        let ones = grid([[4, 1, 1, 2], [3, 5, 7, 6], [8, 9, 2, 1], [3, 4, 5, 6]]);
        assert_eq!(told(ones, fours), None, "less cancels");
        assert_eq!([apart, fours].map(count), [70, 62]);
    }

    #[test]
    fn kinds_tell_the_card_from_the_push() {
        let action = |text: &str| text.parse::<Action>().unwrap();
        let of = |played, best| kind(action(played), action(best));
        assert_eq!(of("flip r2c3", "flip r1c1"), 0);
        assert_eq!([of("7 L3", "6 L3"), of("7 L3", "7 R3")], [1, 2]);
    }
}
