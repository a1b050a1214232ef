//! The dice on the table. A die keeps its identity while it rolls, is flipped and is captured, so that the page
//! can animate its last motion.

use engine::debacle::{Action, Debacle, Direction, SIZE, Side, Square, Value};
use engine::{Entry, Match};

/// The place of a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// This square of the board.
    Board(Square),
    /// The dice that this side has captured.
    Pile(Side),
}

/// The motion by which a die has got its present value or place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// The die rolled over an edge.
    Roll(Direction),
    /// The die was flipped where it stands.
    Flip,
    /// The die took the place and the value of the die that it captured.
    Capture(Direction),
    /// The die was captured, returned to its camp, or was recovered.
    Carried,
}

/// A die on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// The side of its owner.
    pub side: Side,
    /// The value that it shows.
    pub value: Value,
    /// Its place.
    pub place: Place,
    /// The value before its last motion, and that motion; `None` if it has not moved in this round.
    pub last: Option<(Value, Motion)>,
    /// The number of the log entry of that motion, from 1; 0 if it has not moved.
    pub moved: usize,
}

/// All twelve dice after this many entries of the log. Their order never changes: red's dice come first, and
/// each side's are ordered by their squares at the start of the round, or in the position with which the match begins.
pub fn dice(play: &Match<Debacle>, length: usize) -> Vec<Die> {
    let mut replay = play.rewound(0);
    let mut dice = set_up(replay.game());
    for (index, entry) in play.log().iter().take(length).enumerate() {
        let before = *replay.game().position();
        if replay.push(*entry).is_err() {
            break;
        }
        match entry {
            Entry::Act(_, action) => {
                let mover = before.mover();
                follow(&mut dice, mover, *action, &before, index + 1);
            }
            Entry::Event(_) | Entry::NextRound => dice = set_up(replay.game()),
        }
    }
    dice
}

/// The dice of a position, of whose way there nothing is known.
fn set_up(game: &Debacle) -> Vec<Die> {
    let position = game.position();
    let at_rest = |side, value, place| Die {
        side,
        value,
        place,
        last: None,
        moved: 0,
    };
    let dice = |side: Side| {
        let on_board = Square::all().filter_map(move |square| {
            let (_, value) = position.board().get(square).filter(|die| die.0 == side)?;
            Some(at_rest(side, value, Place::Board(square)))
        });
        let by = side.other();
        let captured = Value::all().flat_map(move |value| {
            let count = position.pile(by).count(value).into();
            core::iter::repeat_n(at_rest(side, value, Place::Pile(by)), count)
        });
        on_board.chain(captured)
    };
    Side::ALL.into_iter().flat_map(dice).collect()
}

/// Applies an action to the dice. `before`: the position before it; `index`: the number of its log entry.
fn follow(
    dice: &mut [Die],
    mover: Side,
    action: Action,
    before: &engine::debacle::Position,
    index: usize,
) {
    let mut set = |place: Place, value: Option<Value>, to: Place, motion: Motion| {
        if let Some(die) = dice.iter_mut().find(|die| die.place == place) {
            die.last = Some((die.value, motion));
            die.value = value.unwrap_or(die.value);
            die.place = to;
            die.moved = index;
        }
    };
    let value = |square: Square| before.board().get(square).map(|(_, value)| value);
    match action {
        Action::Roll(way) => {
            let rolled = value(way.from()).map(Value::rolled);
            let (from, to) = (Place::Board(way.from()), Place::Board(way.to()));
            set(from, rolled, to, Motion::Roll(way.direction()));
        }
        Action::Flip(square) => {
            let flipped = value(square).map(Value::flipped);
            let place = Place::Board(square);
            set(place, flipped, place, Motion::Flip);
        }
        Action::Capture(way) => {
            let taken = value(way.to());
            let (from, to) = (Place::Board(way.from()), Place::Board(way.to()));
            set(to, None, Place::Pile(mover), Motion::Carried);
            set(from, taken, to, Motion::Capture(way.direction()));
        }
        Action::Return(square) => {
            if let Some(from) = before.returning() {
                let from = Place::Board(from);
                set(from, None, Place::Board(square), Motion::Carried);
            }
        }
        Action::Keep(kept) => {
            let row = (0..SIZE).filter_map(|column| Square::new(column, kept.row()));
            let others = row.filter(|square| {
                *square != kept && before.board().get(*square) == before.board().get(kept)
            });
            for square in others {
                set(
                    Place::Board(square),
                    None,
                    Place::Pile(mover),
                    Motion::Carried,
                );
            }
        }
        Action::Recover(square) => recover(dice, mover, before, square, index),
        Action::Decline => {}
    }
}

/// Puts the lowest captured die of a side back on a square.
fn recover(
    dice: &mut [Die],
    mover: Side,
    before: &engine::debacle::Position,
    square: Square,
    index: usize,
) {
    let lowest = before.pile(mover.other()).lowest();
    let taken =
        |die: &&mut Die| die.place == Place::Pile(mover.other()) && Some(die.value) == lowest;
    if let Some(die) = dice.iter_mut().find(taken) {
        die.last = Some((die.value, Motion::Carried));
        die.place = Place::Board(square);
        die.moved = index;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::debacle::Rules;
    use engine::{Game, Phase, Seed};
    use rand::seq::IndexedRandom;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// After every action, the dice agree with the engine's board and piles.
    #[test]
    fn the_dice_stand_where_the_engine_has_them() {
        let mut captured = 0;
        for seed in 0..6u64 {
            let mut play = Match::<Debacle>::new(Rules::default()).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            for _ in 0..300 {
                play.draw_all(Seed(seed));
                let shown = dice(&play, play.log().len());
                let position = *play.game().position();
                for square in Square::all() {
                    let here = |die: &&Die| die.place == Place::Board(square);
                    let die = shown.iter().find(here).map(|die| (die.side, die.value));
                    assert_eq!(die, position.board().get(square));
                }
                for side in Side::ALL {
                    let taken = |die: &&Die| die.place == Place::Pile(side);
                    let points = shown.iter().filter(taken).map(|die| die.value.get());
                    let points: u32 = points.map(u32::from).sum();
                    assert_eq!(points, position.pile(side).points());
                    captured += points;
                }
                let Phase::Decide(seats) = play.game().phase() else {
                    if play.push(Entry::NextRound).is_err() {
                        break;
                    }
                    continue;
                };
                let seat = seats.first().unwrap();
                let mut actions = Vec::new();
                play.game()
                    .actions(seat, &mut |action| actions.push(action));
                let capture = actions.iter().find(|one| matches!(one, Action::Capture(_)));
                let any = actions.choose(&mut rng).unwrap();
                let action = if rng.random() {
                    any
                } else {
                    capture.unwrap_or(any)
                };
                play.act(seat, *action).unwrap();
            }
        }
        assert!(captured > 100, "{captured}");
    }

    #[test]
    fn a_match_from_a_position_has_its_dice() {
        let line = "debacle symmetry=point order=123456 first=1 round=0 totals=0,0 barren=no ending=- \
            board=.e.c../a.e.../....../....../1..5../.2.4.. captured=35,56 mover=red actions=2 bonus=0 flags=- focus=- \
            flipped=- row=- quiet=1 seen=.e.c../a.e.../....../....../1..5../.2.4..:35,56:red:2";
        let play = Match::<Debacle>::from_position(line.parse().unwrap());
        let shown = dice(&play, 0);
        let of = |side, place: fn(&Place) -> bool| {
            let values = shown
                .iter()
                .filter(move |die| die.side == side && place(&die.place));
            values.map(|die| die.value.get()).collect::<Vec<_>>()
        };
        let on_board = |place: &Place| matches!(place, Place::Board(_));
        let in_pile = |place: &Place| matches!(place, Place::Pile(_));
        assert_eq!(shown.len(), 12);
        assert_eq!(of(Side::Red, on_board), [2, 4, 1, 5]);
        assert_eq!(of(Side::Black, in_pile), [3, 5]);
        assert_eq!(of(Side::Red, in_pile), [5, 6]);
    }
}
