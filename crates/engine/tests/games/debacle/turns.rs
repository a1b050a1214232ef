//! Débâcle's turns, sentence by sentence; the quotations are from
//! `docs/rules/debacle.md` and name their section. Special moves are in
//! `specials.rs`, rounds and the match in `rounds.rs`.

use super::diagram::{action, after, board, choices, choices_with, on, position};
use engine::debacle::{
    Action, Debacle, Illegal, Move, Order, Pile, Position, Rules, SQUARES, Side, Square, Symmetry,
    Value,
};
use engine::{Game, Phase, Seat, SeatSet};

fn start() -> Position {
    Position::start(Order::standard(), Symmetry::Point, Side::Red)
}

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn refused(position: &Position, text: &str) -> Illegal {
    let mut copy = *position;
    let why = copy.act(action(text)).unwrap_err();
    assert_eq!(copy, *position, "a refusal changes nothing");
    why
}

/// A position in which the dice are too far apart to interact.
fn red_alone() -> Position {
    let rows = ["abcdef", "......", "......", "..3...", "......", "12.456"];
    position(rows, "", "")
}

// Material and start: "A board of 6 × 6 squares; six red dice and six black
// ones."
#[test]
fn material_36_squares_and_six_dice_each() {
    assert_eq!(SQUARES, 36);
    for side in Side::ALL {
        assert_eq!(start().board().count(side), 6);
    }
}

// Material and start: "A player's camp is the row nearest to them. Each camp
// starts full, with six dice that show 1 to 6, one of each, from the owner's
// left to their right."
#[test]
fn material_each_camp_shows_1_to_6_from_its_owners_left() {
    let rows = ["fedcba", "......", "......", "......", "......", "123456"];
    assert_eq!(*start().board(), board(rows));
    // What the printed rules leave open: "The diagram of the start is lost. That
    // all values of a camp differ follows from the rule on doubles, which would
    // otherwise allow captures before anyone has moved; their order is this
    // project's choice."
    assert!(!start().takes_doubles());
    assert_eq!(Side::Red.camp_row(), 0);
    assert_eq!(Side::Black.camp_row(), 5);
    assert_eq!(
        *Debacle::new(&Rules::default()).unwrap().position(),
        start()
    );
}

// Material and start: "Squares are called by column, a to f from red's left,
// and row, 1 to 6 from red's camp."
#[test]
fn material_squares_are_called_by_column_and_row() {
    assert_eq!(square("a1").index(), 0);
    assert_eq!(square("f1").index(), 5);
    assert_eq!((square("c6").column(), square("c6").row()), (2, 5));
    assert_eq!(on(&start(), "f1"), '6');
    assert_eq!(on(&start(), "f6"), 'a');
}

// A turn: "The player to move makes two actions, and any bonus actions they are
// owed, with the same die or different ones."
#[test]
fn a_turn_has_two_actions_with_the_same_die_or_different_ones() {
    let position = red_alone();
    assert_eq!(position.actions_left(), 2);
    let same = after(&position, "c3-c4, c4-c5");
    let different = after(&position, "c3-c4, a1-a2");
    for done in [same, different] {
        assert_eq!(done.mover(), Side::Black);
        assert_eq!(done.actions_left(), 2);
    }
    assert_eq!(after(&position, "c3-c4").mover(), Side::Red);
}

// A turn: "and any bonus actions they are owed"
#[test]
fn a_turn_has_bonus_actions_that_are_owed() {
    let plain = red_alone();
    let owed = Position::new(*plain.board(), [Pile::EMPTY; 2], Side::Red, 2).unwrap();
    assert_eq!(owed.actions_left(), 4);
    let three = after(&owed, "c3-c4, a1-a2, c4-b4");
    assert_eq!((three.mover(), three.actions_left()), (Side::Red, 1));
    let four = after(&three, "b4-a4");
    assert_eq!((four.mover(), four.actions_left()), (Side::Black, 2));
}

// A turn, Roll: "a die moves one square forward or sideways to a free square."
#[test]
fn roll_forward_or_sideways_to_a_free_square() {
    let position = red_alone();
    let rolls = choices_with(&position, "c3-");
    assert_eq!(rolls, ["c3-b3", "c3-c4", "c3-d3"]);
    assert_eq!(refused(&position, "c3-c2"), Illegal::Backward);
    assert_eq!(refused(&position, "a1-b1"), Illegal::Taken(square("b1")));
    assert_eq!(refused(&position, "a2-a3"), Illegal::NotYours(square("a2")));
    assert_eq!(refused(&position, "a6-a5"), Illegal::NotYours(square("a6")));
    assert_eq!(Move::new(square("a1"), square("b2")), None, "no diagonals");
    assert_eq!(Move::new(square("f1"), square("a2")), None, "no way round");
    assert_eq!(Move::new(square("a1"), square("a3")), None, "one square");
    // Forward is the other way for black.
    let black = after(&position, "c3-c4, a1-a2");
    assert_eq!(choices_with(&black, "a6-"), ["a6-a5"]);
    let down = after(&black, "a6-a5, a5-a4");
    let down = after(&down, "a2-a3, f1-f2");
    assert_eq!(refused(&down, "a4-a5"), Illegal::Backward);
}

// A turn, Roll: "Its value goes up by one; 6 becomes 1."
#[test]
fn roll_adds_one_and_6_becomes_1() {
    let position = red_alone();
    assert_eq!(on(&after(&position, "c3-c4"), "c4"), '4');
    assert_eq!(on(&after(&position, "f1-f2"), "f2"), '1');
    for value in Value::all() {
        assert_eq!(value.rolled().get(), value.get() % 6 + 1);
    }
}

// A turn, Flip: "a die is turned over where it stands: 1 and 6 change places, 2
// and 5, 3 and 4."
#[test]
fn flip_turns_a_die_over_where_it_stands() {
    let position = red_alone();
    for (name, shown) in [("a1", '6'), ("b1", '5'), ("c3", '4'), ("d1", '3')] {
        assert_eq!(on(&after(&position, &format!("flip {name}")), name), shown);
    }
    assert_eq!(on(&after(&position, "flip e1"), "e1"), '2');
    assert_eq!(on(&after(&position, "flip f1"), "f1"), '1');
    let flips = [
        "flip a1", "flip b1", "flip c3", "flip d1", "flip e1", "flip f1",
    ];
    assert_eq!(choices_with(&position, "flip"), flips);
}

// A turn, Flip: "Not twice running with the same die in one turn."
#[test]
fn flip_not_twice_running_with_the_same_die_in_one_turn() {
    let plain = red_alone();
    let owed = Position::new(*plain.board(), [Pile::EMPTY; 2], Side::Red, 1).unwrap();
    let flipped = after(&owed, "flip c3");
    let again = refused(&flipped, "flip c3");
    assert_eq!(again, Illegal::FlippedJustNow(square("c3")));
    assert_eq!(flipped.flipped(), Some(square("c3")));
    // Another action in between, and it may be.
    assert!(choices(&after(&flipped, "flip a1")).contains(&"flip c3".into()));
    assert!(choices(&after(&flipped, "c3-c4")).contains(&"flip c4".into()));
    // In the next turn, too.
    let next = after(&plain, "a1-a2, flip c3");
    let next = after(&next, "a6-a5, b6-b5");
    assert!(choices(&next).contains(&"flip c3".into()));
}

// A turn, Capture: "a die moves one square forward, backward or sideways onto
// an enemy die."
#[test]
fn capture_forward_backward_or_sideways() {
    let rows = ["..f.e.", "..a...", ".b5c..", "..d...", "......", "123.46"];
    let position = position(rows, "", "");
    let captures = ["c4xb4", "c4xc3", "c4xc5", "c4xd4"];
    assert_eq!(choices_with(&position, "x"), captures);
    assert_eq!(refused(&position, "a1xa2"), Illegal::NoEnemy(square("a2")));
    assert_eq!(refused(&position, "a1xb1"), Illegal::NoEnemy(square("b1")));
    let beside = ["a.....", "b.....", "c....d", "3....e", "......", "12.456"];
    let beside = super::diagram::position(beside, "6", "");
    // f3 lies beside neither a3 nor a4.
    assert_eq!(choices_with(&beside, "x"), [""; 0]);
}

// A turn, Capture: "The attacker's value is higher, or the attacker is a 1 and
// the other is not; a 1 can be captured by 2 to 6."
#[test]
fn capture_by_a_higher_die_or_a_1() {
    for attacker in Value::all() {
        for prey in Value::all() {
            let expected = if attacker.get() == 1 {
                prey.get() != 1
            } else {
                attacker > prey
            };
            assert_eq!(attacker.beats(prey), expected);
            let place = |mut rows: [String; 6]| {
                rows[2].replace_range(2..3, &attacker.to_string());
                let letter = char::from(b'a' - 1 + prey.get()).to_string();
                rows[1].replace_range(2..3, &letter);
                position(rows.each_ref().map(String::as_str), "1234", "1234")
            };
            let rows = ["......", "......", "......", "......", "......", ".....5"];
            let mut rows = rows.map(String::from);
            rows[0].replace_range(5..6, "e");
            let position = place(rows);
            let captures = choices_with(&position, "x");
            assert_eq!(!captures.is_empty(), expected, "{attacker} takes {prey}");
            if !expected {
                let low = Illegal::TooLow(square("c4"), square("c5"));
                assert_eq!(refused(&position, "c4xc5"), low);
            }
        }
    }
}

/// A capture in the middle of the board, and one that can follow.
fn capture() -> Position {
    let rows = [".f..e.", "..a...", "..cb..", "..5...", "......", "1234.6"];
    position(rows, "4", "")
}

// A turn, Capture: "The captured die leaves the board and goes to the capturer
// with its value. The attacker takes over that value, and nothing is counted
// up."
#[test]
fn capture_takes_the_die_and_its_value() {
    let position = after(&capture(), "c3xc4");
    assert_eq!((on(&position, "c3"), on(&position, "c4")), ('.', '3'));
    assert_eq!(position.board().count(Side::Black), 4);
    assert_eq!(position.pile(Side::Red), super::diagram::pile("34"));
    assert_eq!(position.pile(Side::Black), Pile::EMPTY);
}

// A turn, Capture: "It may then rebound: the same die makes one further action
// at once, which is free and may be declined."
#[test]
fn capture_a_rebound_is_free_and_may_be_declined() {
    let captured = after(&capture(), "c3xc4");
    assert_eq!(captured.rebounding(), Some(square("c4")));
    let choices = choices(&captured);
    let expected = ["c4-b4", "c4xc5", "c4xd4", "decline", "flip c4"];
    assert_eq!(choices, expected);
    assert_eq!(captured.actions_left(), 1);
    let other = refused(&captured, "a1-a2");
    assert_eq!(other, Illegal::Rebound(square("c4")));
    for rebound in ["c4-b4", "flip c4", "decline"] {
        let done = after(&captured, rebound);
        assert_eq!((done.mover(), done.actions_left()), (Side::Red, 1));
        assert_eq!(done.rebounding(), None);
        assert_eq!(refused(&done, "decline"), Illegal::NothingToDecline);
    }
    // The last action of a turn rebounds as well.
    let last = after(&capture(), "a1-a2, c3xc4");
    assert_eq!((last.mover(), last.actions_left()), (Side::Red, 0));
    assert_eq!(after(&last, "decline").mover(), Side::Black);
    assert_eq!(after(&last, "c4-b4").mover(), Side::Black);
}

// A turn, Capture: "A capture in the rebound gives a rebound again."
#[test]
fn capture_in_the_rebound_gives_a_rebound_again() {
    let twice = after(&capture(), "c3xc4, c4xd4");
    assert_eq!(on(&twice, "d4"), '2');
    assert_eq!(twice.rebounding(), Some(square("d4")));
    assert_eq!(twice.actions_left(), 1);
    let rows = [".f..e.", "...a..", "..cb..", "..5...", "......", "1234.6"];
    let thrice = after(&position(rows, "4", ""), "c3xc4, c4xd4, d4xd5");
    assert_eq!(thrice.pile(Side::Red), super::diagram::pile("1234"));
    assert_eq!(thrice.actions_left(), 1);
    assert!(choices(&thrice).contains(&"d5-d6".into()));
}

// A turn: "An action is one of three:"
#[test]
fn an_action_is_one_of_three() {
    let position = capture();
    let is_one = |action: &Action| {
        matches!(
            action,
            Action::Roll(_) | Action::Flip(_) | Action::Capture(_)
        )
    };
    let all = position.legal_actions();
    assert!(all.iter().all(is_one), "{all:?}");
}

// A turn: "An action must be made as long as there is a legal one. When there is
// none, the turn ends."
#[test]
fn an_action_must_be_made() {
    let position = red_alone();
    assert_eq!(refused(&position, "decline"), Illegal::NothingToDecline);
    let game = Debacle::new(&Rules::default()).unwrap();
    assert_eq!(game.phase(), Phase::Decide(SeatSet::only(Seat::FIRST)));
    // What the printed rules leave open: "each player has two dice or more
    // while the round lasts, and can flip one of them: so there is always a
    // legal action."
    let rows = ["bc....", "fa....", "......", "......", "......", "...456"];
    let shut = super::diagram::position(rows, "45", "234");
    let two = ["ef....", "bc....", "......", "......", "......", "....56"];
    let two = super::diagram::position(two, "45", "1234");
    for position in [shut, two] {
        let flipped = after(&position, "flip f1");
        let all = choices(&flipped);
        assert!(!all.contains(&"flip f1".into()) && all.contains(&"flip e1".into()));
    }
}

// What the printed rules leave open: "Twice running means: by two actions of a
// turn between which there is no other. Special moves in between do not count,
// nor does a rebound that is declined; a rebound that is made is an action like
// any other, and may be a flip."
#[test]
fn twice_running_looks_at_actions_only() {
    // A flip in the rebound, then the same die again.
    let flipped = after(&capture(), "c3xc4, flip c4");
    let why = refused(&flipped, "flip c4");
    assert_eq!(why, Illegal::FlippedJustNow(square("c4")));
    // The same when it returned in between.
    let rows = ["c.ef..", "4.....", "......", "......", "......", ".1246."];
    let position = position(rows, "112", "1");
    let back = after(&position, "a5xa6, flip a6, return a1");
    assert_eq!(on(&back, "a1"), '4');
    let why = refused(&back, "flip a1");
    assert_eq!(why, Illegal::FlippedJustNow(square("a1")));
    // A capture by another die lies in between, even if its rebound is
    // declined.
    let plain = capture();
    let owed = Position::new(
        *plain.board(),
        [plain.pile(Side::Red), Pile::EMPTY],
        Side::Red,
        1,
    );
    let between = after(&owed.unwrap(), "flip a1, c3xc4, decline");
    assert!(choices(&between).contains(&"flip a1".into()));
}
