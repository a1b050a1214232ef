//! The visible dice: each keeps its identity while it rolls, turns and is captured, so that the page can
//! animate how it got where it is.

use engine::debacle::{Action, Debacle, Direction, SIZE, Side, Square, Value};
use engine::{Entry, Match};

/// Where a die is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// On the board.
    Board(Square),
    /// Among the dice that this side has captured.
    Pile(Side),
}

/// How a die got to show what it shows, and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// It rolled over an edge.
    Roll(Direction),
    /// It was turned over where it stands.
    Flip,
    /// It took the place and the value of another.
    Capture(Direction),
    /// It was captured, returned to its camp, or was taken back.
    Carried,
}

/// A die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    /// Whose it is.
    pub side: Side,
    /// What it shows.
    pub value: Value,
    /// Where it is.
    pub place: Place,
    /// What it showed before its last motion, and the motion; `None` if it has
    /// not moved in this round.
    pub last: Option<(Value, Motion)>,
    /// When that was: the place of the action in the match's log, from 1; 0 if
    /// it has not moved.
    pub moved: usize,
}

/// All twelve dice, red's first, in an order that never changes: each side's
/// by their columns at the start.
pub fn dice(play: &Match<Debacle>, length: usize) -> Vec<Die> {
    let Ok(mut replay) = Match::<Debacle>::new(*play.rules()) else {
        return Vec::new();
    };
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

/// The dice at the start of a round.
fn set_up(game: &Debacle) -> Vec<Die> {
    let board = game.position().board();
    let side = |side: Side| {
        let squares = (0..SIZE).filter_map(move |column| Square::new(column, side.camp_row()));
        squares.filter_map(|square| {
            let (side, value) = board.get(square)?;
            Some(Die {
                side,
                value,
                place: Place::Board(square),
                last: None,
                moved: 0,
            })
        })
    };
    Side::ALL.into_iter().flat_map(side).collect()
}

/// Lets an action happen to the dice.
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

/// Takes back the lowest captured die of a side.
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

    /// What the dice say is what the engine says, after every action.
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
}
