//! The conformance suite and the golden playthroughs of Débâcle.

use crate::golden;
use engine::conformance::{check, playthrough};
use engine::debacle::{Debacle, First, Position, Rules, Side, Square, Start, Symmetry};

#[test]
fn debacle_conforms() {
    check::<Debacle>();
}

#[test]
fn a_position_fits_into_64_bytes() {
    assert!(size_of::<Position>() <= 64);
}

/// The board from red's side, red's dice in parentheses, and the captured dice.
fn draw(state: &Debacle) -> String {
    let position = state.position();
    let cell = |square: Square| match position.board().get(square) {
        Some((Side::Red, value)) => format!("({value})"),
        Some((Side::Black, value)) => format!(" {value} "),
        None => " . ".into(),
    };
    let row = |row: usize| {
        let squares = (0..6).filter_map(|column| Square::new(column, row));
        squares.map(cell).collect::<String>() + "\n"
    };
    let side = |side: Side| {
        let pile = position.pile(side).counts();
        let dice = (1..=6).flat_map(|value| vec![value.to_string(); pile[value - 1].into()]);
        format!("{}+[{}]", state.total(side), dice.collect::<String>())
    };
    format!(
        "{}round {}, turn {}, actions {}, quiet {}, points {} {}\n",
        (0..6).rev().map(row).collect::<String>(),
        state.round() + 1,
        state.seen().len(),
        position.actions_left(),
        position.quiet_turns(),
        side(Side::Red),
        side(Side::Black),
    )
}

#[test]
fn debacle_plays_as_it_did() {
    let log = playthrough::<Debacle>(&Rules::default(), 250, draw);
    golden::compare("debacle_standard", &log);
}

#[test]
fn debacle_shuffled_and_mirrored_plays_as_it_did() {
    let rules = Rules {
        start: Start::Shuffled,
        symmetry: Symmetry::Mirror,
        first: First::Random,
    };
    golden::compare(
        "debacle_shuffled",
        &playthrough::<Debacle>(&rules, 135, draw),
    );
}
