//! Positions of Débâcle as diagrams.

use engine::below;
use engine::debacle::{Action, Board, Pile, Position, Side, Square, Value};
use rand_core::Rng;

/// A pile from its digits; none for an empty pile.
pub fn pile(digits: &str) -> Pile {
    let text = if digits.is_empty() { "-" } else { digits };
    text.parse().unwrap()
}

/// A board from its rows, row 6 first.
pub fn board(rows: [&str; 6]) -> Board {
    rows.join("/").parse().unwrap()
}

/// The beginning of a turn of red: the board, and the dice that red and black have captured.
pub fn position(rows: [&str; 6], red: &str, black: &str) -> Position {
    Position::new(board(rows), [pile(red), pile(black)], Side::Red, 0).unwrap()
}

/// The notation of all legal actions, sorted.
pub fn choices(position: &Position) -> Vec<String> {
    let mut all: Vec<String> = position
        .legal_actions()
        .iter()
        .map(Action::to_string)
        .collect();
    all.sort_unstable();
    all
}

/// The choices whose notation contains this text.
pub fn choices_with(position: &Position, part: &str) -> Vec<String> {
    let mut all = choices(position);
    all.retain(|text| text.contains(part));
    all
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// The position after these actions, separated by commas.
pub fn after(position: &Position, actions: &str) -> Position {
    let mut position = *position;
    for text in actions.split(", ") {
        let done = position.act(action(text));
        assert_eq!(done, Ok(()), "{text}");
    }
    position
}

/// The die on a square, a digit or a letter as in [`board`], or a dot.
pub fn on(position: &Position, square: &str) -> char {
    let square: Square = square.parse().unwrap();
    match position.board().get(square) {
        Some((Side::Red, value)) => char::from(b'0' + value.get()),
        Some((Side::Black, value)) => char::from(b'a' - 1 + value.get()),
        None => '.',
    }
}

/// A random position at the beginning of a turn; odd ones have few different values, so that doubles are
/// frequent.
pub fn random_position(rng: &mut impl Rng, number: u32) -> Position {
    let values = if number.is_multiple_of(2) { 6 } else { 2 };
    let mut value = || Value::new(1 + below(rng, values) as u8).unwrap();
    let dice: [[Value; 6]; 2] = [(); 2].map(|()| [(); 6].map(|()| value()));
    let mut board = Board::EMPTY;
    let mut piles = [[0; 6]; 2];
    for side in Side::ALL {
        let captured = below(rng, 5) as usize;
        let [taken, left] = [
            &dice[side.index()][..captured],
            &dice[side.index()][captured..],
        ];
        for value in taken {
            piles[side.other().index()][usize::from(value.get()) - 1] += 1;
        }
        for value in left {
            board = loop {
                let square = Square::from_index(below(rng, 36) as usize).unwrap();
                let enemy_camp = square.row() == side.other().camp_row();
                if let (false, Some(more)) = (enemy_camp, board.with(side, square, *value)) {
                    break more;
                }
            };
        }
    }
    let piles = piles.map(|counts| Pile::from_counts(counts).unwrap());
    let mover = Side::ALL[below(rng, 2) as usize];
    let bonus = if below(rng, 4) == 0 { below(rng, 9) } else { 0 };
    Position::new(board, piles, mover, bonus as u8).unwrap()
}
