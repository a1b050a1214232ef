//! The conformance suite and the golden playthroughs of Détrak.

use crate::golden;
use engine::conformance::{check, playthrough};
use engine::detrak::{Cell, Detrak, Line, Rules};
use engine::{Game, Seat};

#[test]
fn detrak_conforms() {
    check::<Detrak>();
}

/// The sheets side by side, and their scores so far.
fn draw(state: &Detrak) -> String {
    let cell = |seat: Seat, cell: Cell| match state.sheet(seat).get(cell) {
        Some(symbol) => format!(" {symbol}"),
        None => " .".into(),
    };
    let row = |row: usize| {
        let sheets = Seat::all(state.seats())
            .map(|seat| Line::Row(row).cells().map(|at| cell(seat, at)).collect());
        sheets.collect::<Vec<String>>().join("  |") + "\n"
    };
    let scores: Vec<String> = Seat::all(state.seats())
        .map(|seat| state.sheet(seat).score(state.is_advanced()).to_string())
        .collect();
    format!(
        "{}turn {}, scores {}\n",
        (0..5).map(row).collect::<String>(),
        state.turn(),
        scores.join(" ")
    )
}

#[test]
fn detrak_alone_plays_as_it_did() {
    let rules = Rules::default();
    golden::compare("detrak_alone", &playthrough::<Detrak>(&rules, 1, draw));
}

#[test]
fn detrak_for_three_by_the_advanced_rules_plays_as_it_did() {
    let rules = Rules {
        players: 3,
        advanced: true,
    };
    let log = playthrough::<Detrak>(&rules, 2, draw);
    golden::compare("detrak_three_advanced", &log);
}
