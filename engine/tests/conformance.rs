//! Every game holds to what every game has to hold to, and the suite that says
//! so notices when one does not.

// Helpers of tests may fail like the tests themselves.
#![allow(clippy::unwrap_used)]

mod golden;
mod toy;

use engine::conformance::{check, playthrough};
use engine::dekal::{Cell, Dekal, First, Rounds, Rules};
use engine::{Game, Seat};
use toy::{Fault, Toy};

#[test]
fn dekal_conforms() {
    check::<Dekal>();
}

#[test]
fn a_sound_game_conforms() {
    check::<Toy<{ Fault::NONE }>>();
}

macro_rules! notices {
    ($($name:ident: $fault:ident, $words:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $words)]
        fn $name() {
            check::<Toy<{ Fault::$fault }>>();
        }
    )*};
}

notices! {
    unlisted_actions_are_noticed: ACCEPTS_UNLISTED, "accepted";
    refusals_that_leave_traces_are_noticed: REFUSAL_CHANGES, "was refused, and changed the state";
    leaks_are_noticed: LEAKS, "sees what";
    biased_guesses_are_noticed: BIASED, "chi-square";
    repeated_spots_are_noticed: SAME_SPOT, "comes twice";
    notation_that_does_not_read_back_is_noticed: ODD_TEXT, "does not read back";
    lossy_encodings_are_noticed: FORGETS, "read as another value";
    bad_options_are_noticed: TAKES_ANY_RULES, "should be refused";
    an_order_of_choices_that_matters_is_noticed: ORDER_MATTERS, "the order of choices matters";
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
