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
    leaks_are_noticed: LEAKS, "sees what is hidden";
    biased_guesses_are_noticed: BIASED, "chi-square";
    repeated_spots_are_noticed: SAME_SPOT, "comes twice";
    notation_that_does_not_read_back_is_noticed: ODD_TEXT, "does not read back";
    lossy_encodings_are_noticed: FORGETS, "read as another value";
    bad_options_are_noticed: TAKES_ANY_RULES, "should be refused";
    an_order_of_choices_that_matters_is_noticed: ORDER_MATTERS, "the order of choices matters";
    listed_actions_that_are_refused_are_noticed: REFUSES_LISTED, "accepted";
    actions_listed_twice_are_noticed: LISTS_TWICE, "is listed twice";
    an_outcome_before_the_end_is_noticed: ENDS_EARLY, "an outcome";
    a_spot_without_an_event_is_noticed: SPOT_WITHOUT_EVENT, "a spot";
    drawing_what_cannot_happen_is_noticed: DRAWS_REFUSED, "is drawn and refused";
    matches_without_an_end_are_noticed: NEVER_ENDS, "goes on and on";
    views_that_list_otherwise_are_noticed: VIEW_LISTS_LESS, "the view of";
    guesses_that_do_not_fit_the_view_are_noticed: GUESSES_OWN, "takes it for something else";
    luck_that_is_not_the_seeds_is_noticed: OWN_LUCK, "rolled again";
    records_that_tell_otherwise_are_noticed: RULES_FORGET, "the record is refused";
    trust_in_damaged_states_is_noticed: TRUSTS_BYTES, "a damaged state lists";
    trust_in_damaged_views_is_noticed: TRUSTS_VIEW_BYTES, "a bid before it is made";
    choices_that_show_are_noticed: LEAKS_UNSCRAMBLED, "sees what seat 1 chose";
    scrambling_that_changes_nothing_is_noticed: SCRAMBLES_NOTHING, "hidden is never scrambled";
    secrets_without_a_guess_are_noticed: GUESSES_NOTHING, "with no guess";
    a_game_without_options_is_noticed: NO_OPTIONS, "no options to play with";
    notation_that_nothing_is_held_against_is_noticed: NOTHING_MALFORMED, "no malformed texts";
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
