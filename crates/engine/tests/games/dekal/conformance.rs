//! The conformance suite and the golden playthroughs of Dékal.

use crate::golden;
use engine::conformance::{check, playthrough};
use engine::dekal::{Cell, Dekal, First, Rounds, Rules};
use engine::{Game, Seat};

#[test]
fn dekal_conforms() {
    check::<Dekal>();
}

fn golden(name: &str, rules: Rules, seed: u64) {
    golden::compare(name, &playthrough::<Dekal>(&rules, seed, draw));
}

/// The grids side by side, and the centre.
fn draw(state: &Dekal) -> String {
    let table = state.table();
    let show = |seat: Seat, cell: Cell| match table.grid(seat).get(cell) {
        Some(card) => format!("{:>3}", card.get()),
        None if table.hole(seat) == Some(cell) => "  .".into(),
        None => "  #".into(),
    };
    let row = |row: usize| {
        let grids = Seat::all(state.seats()).map(|seat| {
            let cells = Cell::all().filter(|cell| cell.row() == row);
            cells.map(|cell| show(seat, cell)).collect::<String>()
        });
        grids.collect::<Vec<_>>().join("  |") + "\n"
    };
    let centre: Vec<String> = table
        .centre()
        .map(|(seat, card)| format!("{seat}={card}"))
        .collect();
    let token = table.token().map_or("-".into(), |seat| seat.to_string());
    format!(
        "{}turn {}, token {token}, centre {}\n",
        (0..4).map(row).collect::<String>(),
        (table.turn() + 1).min(16),
        centre.join(" ")
    )
}

#[test]
fn dekal_for_two_plays_as_it_did() {
    golden("dekal_two", Rules::default(), 1);
}

#[test]
fn dekal_for_three_with_a_chosen_starter_plays_as_it_did() {
    let rules = Rules {
        players: 3,
        first: First::Seat(Seat::all(3).last().unwrap()),
        ..Rules::default()
    };
    golden("dekal_three_chosen", rules, 2);
}

#[test]
fn dekal_to_a_hundred_plays_as_it_did() {
    let rules = Rules {
        players: 2,
        rounds: Rounds::ToHundred,
        first: First::Random,
    };
    golden("dekal_to_hundred", rules, 3);
}
