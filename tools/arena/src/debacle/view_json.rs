//! Débâcle's views as JSON.

use engine::debacle::{ACTIONS, Debacle, DebacleView, Pile, Position, Side, Step};
use engine::{Seat, View};
use serde::Serialize;

use crate::view_json::{ViewJson, text};

/// The view of a seat: the whole round.
#[derive(Serialize, Debug)]
pub struct DebacleJson {
    /// The seat: 0 is red, which starts on row 1; 1 is black.
    seat: Option<Seat>,
    /// The round, from 1.
    round: u16,
    due: &'static str,
    /// The seats that have to decide.
    deciding: Vec<Seat>,
    /// The rows from row 6 down, each from a to f: red's dice as digits, black's as letters (`a` shows 1), `.`
    /// for a free square.
    board: Vec<String>,
    /// The values that each seat has captured, as digits.
    captured: [String; 2],
    /// The points from the previous rounds.
    totals: [u16; 2],
    /// The number of actions left in this turn.
    actions_left: u8,
    /// The number of bonus actions that the opponent gets.
    bonus: u8,
    /// The number of turns without a capture in a row, before this one.
    quiet_turns: u8,
    /// The die that may rebound.
    rebounding: Option<String>,
    /// The die that has to return to its camp.
    returning: Option<String>,
    /// The die that was just flipped and cannot be flipped again.
    flipped: Option<String>,
    takes_doubles: bool,
    can_recover: bool,
    /// Whether the previous round added nothing to either total.
    follows_barren: bool,
    /// The positions at the beginnings of this round's turns, the present turn's last.
    turns: Vec<String>,
}

impl ViewJson for Debacle {
    type Json = DebacleJson;

    fn view_json(view: &DebacleView) -> DebacleJson {
        let game = view.game();
        let position = game.position();
        let (due, deciding) = match game.step() {
            Step::First | Step::Order => ("chance", None),
            Step::Play(side) => ("act", Some(side.seat())),
            Step::Over(_) => ("over", None),
        };
        DebacleJson {
            seat: view.seat(),
            round: game.round() + 1,
            due,
            deciding: deciding.into_iter().collect(),
            board: position.board().to_string().split('/').map(text).collect(),
            captured: Side::ALL.map(|side| digits(position.pile(side))),
            totals: Side::ALL.map(|side| game.total(side)),
            actions_left: position.actions_left(),
            bonus: position.bonus(),
            quiet_turns: position.quiet_turns(),
            rebounding: position.rebounding().map(text),
            returning: position.returning().map(text),
            flipped: position.flipped().map(text),
            takes_doubles: position.takes_doubles(),
            can_recover: position.can_recover(),
            follows_barren: game.follows_barren(),
            turns: game.seen().iter().map(turn).collect(),
        }
    }
}

/// The values of captured dice; an empty text for none.
fn digits(pile: Pile) -> String {
    if pile.is_empty() {
        String::new()
    } else {
        pile.to_string()
    }
}

/// A position at the beginning of a turn: its rows, what red and black have captured (`-` for nothing), the
/// mover, and the bonus actions.
fn turn(position: &Position) -> String {
    let [red, black] = Side::ALL.map(|side| position.pile(side));
    let mover = match position.mover() {
        Side::Red => "red",
        Side::Black => "black",
    };
    let bonus = position.actions_left().saturating_sub(ACTIONS);
    format!("{} {red} {black} {mover} {bonus}", position.board())
}
