//! Débâcle's special moves, sentence by sentence; the quotations are from
//! `docs/rules/debacle.md` and name their section.

use super::diagram::{action, after, choices, choices_with, on, pile, position};
use engine::debacle::{Illegal, Position, Side, Square};

fn square(text: &str) -> Square {
    text.parse().unwrap()
}

fn refused(position: &Position, text: &str) -> Illegal {
    let mut copy = *position;
    let why = copy.act(action(text)).unwrap_err();
    assert_eq!(copy, *position, "a refusal changes nothing");
    why
}

/// A red die before a free square of the enemy camp, and before an enemy die.
fn at_the_gate() -> Position {
    let rows = ["..b.ef", "..5...", "......", "d.....", "......", "12.4.6"];
    position(rows, "13", "3")
}

// Special moves, Return to camp: "A die that reaches the enemy camp must go back
// to a free square of its own camp, which its owner chooses, with the same
// value: at once,"
#[test]
fn return_at_once_after_a_roll() {
    let position = after(&at_the_gate(), "c5-d5, d5-d6");
    assert_eq!((position.mover(), position.actions_left()), (Side::Red, 0));
    assert_eq!(position.returning(), Some(square("d6")));
    assert_eq!(choices(&position), ["return c1", "return e1"]);
    assert_eq!(
        refused(&position, "return a1"),
        Illegal::Taken(square("a1"))
    );
    let outside = refused(&position, "return c2");
    assert_eq!(outside, Illegal::NotInCamp(square("c2")));
    let first = Illegal::ReturnFirst(square("d6"));
    for text in ["d6-c6", "a1-a2", "decline"] {
        assert_eq!(refused(&position, text), first, "{text}");
    }
    let back = after(&position, "return e1");
    assert_eq!((on(&back, "d6"), on(&back, "e1")), ('.', '1'));
    assert_eq!(back.mover(), Side::Black);
    assert_eq!(refused(&at_the_gate(), "return c1"), Illegal::NoReturn);
}

// Special moves: "They use up no action."
#[test]
fn special_moves_use_up_no_action() {
    let position = after(&at_the_gate(), "c5-d5");
    let owed = Position::new(*position.board(), [pile("13"), pile("3")], Side::Red, 0).unwrap();
    let back = after(&owed, "d5-d6, return c1");
    assert_eq!((back.mover(), back.actions_left()), (Side::Red, 1));
    let taken = after(&doubles(), "keep b4");
    assert_eq!((taken.mover(), taken.actions_left()), (Side::Red, 2));
    let recovered = after(&alike(), "recover a1");
    let (mover, left) = (recovered.mover(), recovered.actions_left());
    assert_eq!((mover, left), (Side::Red, 1));
}

// Special moves, Return to camp: "or, if it got there by a capture, before or
// after its rebound, as the owner likes."
#[test]
fn return_before_or_after_the_rebound_of_a_capture() {
    let position = after(&at_the_gate(), "c5xc6");
    let all = [
        "c6-b6",
        "c6-d6",
        "decline",
        "flip c6",
        "return c1",
        "return e1",
    ];
    assert_eq!(choices(&position), all);
    // Before: it rebounds from its own camp.
    let before = after(&position, "return c1");
    assert_eq!(before.rebounding(), Some(square("c1")));
    assert_eq!(choices(&before), ["c1-c2", "decline", "flip c1"]);
    let before = after(&before, "c1-c2");
    assert_eq!((on(&before, "c2"), before.actions_left()), ('3', 1));
    // After: a roll sideways, a flip, or none.
    for (rebound, shown) in [("c6-d6", '3'), ("flip c6", '5'), ("decline", '2')] {
        let after_it = after(&position, rebound);
        assert_eq!(choices(&after_it), ["return c1", "return e1"]);
        let back = after(&after_it, "return c1");
        assert_eq!((on(&back, "c1"), back.actions_left()), (shown, 1));
        assert_eq!(back.rebounding(), None);
    }
}

// Special moves, Return to camp: "There is always a free square."
#[test]
fn return_finds_a_free_square() {
    let rows = ["c.a.ef", ".4....", "......", "d.....", "......", "123.56"];
    let gate = position(rows, "2", "");
    let there = after(&gate, "b5-b6");
    assert_eq!(choices(&there), ["return d1"]);
}

// What the printed rules leave open: "A die that captured in the enemy camp and
// left it by its rebound still returns. If it captures on, it may again return
// before or after the rebound that follows."
#[test]
fn return_of_a_die_that_left_the_enemy_camp() {
    let rows = [".cd.ef", ".b5...", "......", "......", "......", "12.4.6"];
    let left = after(&position(rows, "1", "3"), "c5xc6, c6xb6, b6xb5");
    assert_eq!(left.returning(), Some(square("b5")));
    assert_eq!(left.rebounding(), Some(square("b5")));
    let after_it = after(&left, "b5-a5");
    assert_eq!(choices(&after_it), ["return c1", "return e1"]);
    assert_eq!(on(&after(&after_it, "return e1"), "e1"), '3');
    let before = after(&left, "return c1");
    assert_eq!(choices(&before), ["c1-c2", "decline", "flip c1"]);
    let declined = after(&left, "decline");
    assert_eq!(choices(&declined), ["return c1", "return e1"]);
}

// What the printed rules leave open: "A die that got to the enemy camp by rolling
// returns before anything else is done, and before a die is recovered. So does
// one whose rebound is over."
#[test]
fn return_comes_before_recovering() {
    let rows = ["fe.cba", "..2...", "......", "......", "......", "...333"];
    let there = after(&position(rows, "4", "24"), "c5-c6");
    assert_eq!(choices(&there), ["return a1", "return b1", "return c1"]);
    assert_eq!(refused(&there, "recover a1"), Illegal::NoRecovery);
    let back = after(&there, "return b1");
    let places = ["recover a1", "recover c1"];
    assert_eq!(choices_with(&back, "recover"), places);
    let rows = ["fec.ba", "..4...", "......", "......", "......", "...333"];
    let taken = after(&position(rows, "4", "24"), "c5xc6");
    assert_eq!(choices_with(&taken, "recover").len(), 3);
    assert_eq!(choices_with(&after(&taken, "decline"), "recover"), [""; 0]);
}

/// Two doubles in one row, a triple in another, and none in a third.
fn doubles() -> Position {
    let rows = ["......", "...c.c", ".bbe.e", "......", "......", "1.3456"];
    position(rows, "", "2")
}

// Special moves, Doubles: "At the start of a turn, before any action, in each
// row of the board in which enemy dice show the same value, the player may take
// dice until no value is double there. They choose the rows, and which die of
// each value stays." What the printed rules leave open: "In a row that is chosen,
// every value that is double is dealt with; in one that is not, nothing is
// taken. Rows are chosen one after the other, and each die that stays is named;
// a player may stop after any row."
#[test]
fn doubles_are_taken_row_by_row() {
    let position = doubles();
    assert!(position.takes_doubles());
    let all = [
        "decline", "keep b4", "keep c4", "keep d4", "keep d5", "keep f4", "keep f5",
    ];
    assert_eq!(choices(&position), all);
    // One value of the row is done: so must be the other.
    let begun = after(&position, "keep b4");
    assert_eq!((on(&begun, "b4"), on(&begun, "c4")), ('b', '.'));
    assert_eq!(choices(&begun), ["keep d4", "keep f4"]);
    assert_eq!(refused(&begun, "decline"), Illegal::RowFirst(4));
    assert_eq!(refused(&begun, "keep d5"), Illegal::RowFirst(4));
    // Then another row may be, or not.
    let row = after(&begun, "keep f4");
    assert_eq!((on(&row, "d4"), on(&row, "f4")), ('.', 'e'));
    assert_eq!(choices(&row), ["decline", "keep d5", "keep f5"]);
    let declined = after(&row, "decline");
    assert_eq!(declined.board().count(Side::Black), 4);
    assert!(choices(&declined).contains(&"a1-a2".into()));
    assert_eq!(refused(&declined, "keep d5"), Illegal::NoDoubles);
    let both = after(&row, "keep f5");
    assert_eq!(both.board().count(Side::Black), 3);
    assert!(choices(&both).contains(&"a1-a2".into()));
}

// Special moves, Doubles: "before any action", "may"; what the printed rules
// leave open: "A row is a horizontal one."
#[test]
fn doubles_come_first_and_may_be_declined() {
    let position = doubles();
    assert_eq!(refused(&position, "a1-a2"), Illegal::DoublesFirst);
    let declined = after(&position, "decline");
    assert_eq!(declined.board(), position.board());
    let played = after(&declined, "a1-a2");
    assert_eq!(refused(&played, "keep d5"), Illegal::NoDoubles);
    // Dice of different rows, different values or one's own are no doubles.
    let rows = ["c.....", "c.....", "ab....", "......", "11....", "3.3.33"];
    let none = super::diagram::position(rows, "56", "");
    assert!(!none.takes_doubles());
    assert_eq!(refused(&none, "keep a6"), Illegal::NoDoubles);
}

// Special moves, Doubles: "until no value is double there"
#[test]
fn doubles_of_three_leave_one() {
    let rows = ["......", "......", "c..cc.", "b.....", "....e.", "1.3456"];
    let three = position(rows, "1", "2");
    let kept = after(&three, "keep d4");
    let left = ["a4", "d4", "e4"].map(|name| on(&kept, name));
    assert_eq!(left, ['.', 'c', '.']);
    assert_eq!(refused(&three, "keep a3"), Illegal::Single(square("a3")));
    assert_eq!(refused(&three, "keep a1"), Illegal::NoEnemy(square("a1")));
}

// Special moves, Doubles: "What is taken counts as captured."
#[test]
fn doubles_count_as_captured() {
    let taken = after(&doubles(), "keep b4, keep d4, keep d5");
    assert_eq!(taken.pile(Side::Red), pile("235"));
    let rows = ["......", "......", "......", "bb....", "......", "1.3456"];
    let fifth = after(&position(rows, "1111", "2"), "keep a3");
    assert!(fifth.is_over());
}

/// All of red's dice show 3 after its roll, and black has two dice.
fn rolled_alike() -> Position {
    let rows = ["fe.cba", "......", "......", "......", ".2....", "...333"];
    position(rows, "4", "24")
}

/// The position of [`rolled_alike`] after the roll.
fn alike() -> Position {
    after(&rolled_alike(), "b2-b3")
}

// Special moves, Recovering a die: "If during a player's turn, after an action
// or a special move, all their dice on the board show the same value, and they
// are two or more, the player may take back the lowest die that the opponent has
// captured, which no longer counts for the opponent, and put it on a free square
// of their own camp with its value."
#[test]
fn recovering_the_lowest_die() {
    let position = alike();
    assert!(position.can_recover() && !rolled_alike().can_recover());
    let places = ["recover a1", "recover b1", "recover c1"];
    assert_eq!(choices_with(&position, "recover"), places);
    let taken = refused(&position, "recover d1");
    assert_eq!(taken, Illegal::Taken(square("d1")));
    let outside = refused(&position, "recover b2");
    assert_eq!(outside, Illegal::NotInCamp(square("b2")));
    let before = refused(&rolled_alike(), "recover a1");
    assert_eq!(before, Illegal::NoRecovery);
    let recovered = after(&position, "recover a1");
    assert_eq!(on(&recovered, "a1"), '2');
    assert_eq!(recovered.pile(Side::Black), pile("4"));
    assert_eq!(recovered.pile(Side::Black).points(), 4);
    // They are not alike any more.
    assert!(!recovered.can_recover());
}

// Special moves, Recovering a die: "may take back"
#[test]
fn recovering_may_be_left() {
    // With actions left, one just goes on.
    assert_eq!(after(&alike(), "b3-b4").mover(), Side::Black);
    // With none left, a die is recovered, or none.
    let rows = ["fe.cba", "......", "......", "......", ".1....", "...333"];
    let last = after(&position(rows, "4", "24"), "b2-b3, b3-b4");
    assert_eq!((last.mover(), last.actions_left()), (Side::Red, 0));
    let all = ["decline", "recover a1", "recover b1", "recover c1"];
    assert_eq!(choices(&last), all);
    assert_eq!(refused(&last, "a1-a2"), Illegal::NoActionLeft);
    for done in ["decline", "recover c1"] {
        assert_eq!(after(&last, done).mover(), Side::Black);
    }
    assert_eq!(after(&last, "decline").actions_left(), 2);
}

// Special moves, Recovering a die: "all their dice on the board show the same
// value", "that the opponent has captured"
#[test]
fn recovering_needs_dice_alike_and_a_captured_one() {
    assert!(!after(&rolled_alike(), "flip b2").can_recover());
    let rows = ["fedcba", "......", "......", "......", ".2....", ".33333"];
    assert!(!after(&position(rows, "", ""), "b2-b3").can_recover());
}

// Special moves, Recovering a die: "In their next turn the opponent has bonus
// actions: one for a 1, 2 or 3, two for a 4, 5 or 6."
#[test]
fn recovering_gives_the_opponent_bonus_actions() {
    for (lowest, bonus) in [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)] {
        let rows = ["fe.cba", "......", "......", "......", ".2....", "...333"];
        let pile = format!("{lowest}6");
        let recovered = after(&position(rows, "4", &pile), "b2-b3, recover a1");
        assert_eq!(recovered.bonus(), bonus);
        let next = after(&recovered, "f1-f2");
        let expected = (Side::Black, 2 + bonus, 0);
        assert_eq!((next.mover(), next.actions_left(), next.bonus()), expected);
        // Only in their next turn.
        let mut later = next;
        while later.mover() == Side::Black {
            let first = choices(&later)[0].clone();
            later = after(&later, &first);
        }
        assert_eq!(later.actions_left(), 2);
    }
}

// What the printed rules leave open: "If the recovered die shows that value too,
// another can be recovered after it. Bonus actions add up."
#[test]
fn recovering_goes_on_while_the_dice_are_alike() {
    let rows = ["fe.cba", "......", "......", "......", ".2....", "...333"];
    let first = after(&position(rows, "4", "35"), "b2-b3, recover a1");
    assert!(first.can_recover());
    let second = after(&first, "recover b1");
    assert_eq!((second.bonus(), second.can_recover()), (3, false));
    assert_eq!(second.pile(Side::Black), pile(""));
    let next = after(&second, "f1-f2");
    assert_eq!((next.mover(), next.actions_left()), (Side::Black, 5));
}

// What the printed rules leave open: "A die can be recovered as long as the dice
// show the same value, so also before the rebound of a capture that brought this
// about, or after it is declined."
#[test]
fn recovering_before_a_rebound_or_after() {
    let rows = ["fe..ba", "......", "......", ".c....", ".4....", "...333"];
    let taken = after(&position(rows, "4", "24"), "b2xb3");
    let all = [
        "b3-a3",
        "b3-b4",
        "b3-c3",
        "decline",
        "flip b3",
        "recover a1",
        "recover b1",
        "recover c1",
    ];
    assert_eq!(choices(&taken), all);
    let before = after(&taken, "recover c1");
    assert_eq!(before.rebounding(), Some(square("b3")));
    assert_eq!(after(&before, "flip b3").actions_left(), 1);
    let declined = after(&taken, "decline");
    assert_eq!(choices_with(&declined, "recover").len(), 3);
    assert!(!after(&taken, "flip b3").can_recover());
}

// What the printed rules leave open: "Dice that already show the same value when
// the turn begins give nothing until an action or a special move is made."
#[test]
fn recovering_needs_an_action_or_a_special_move() {
    let rows = ["fe.cba", "......", ".3....", "......", "......", "...333"];
    let quiet = position(rows, "4", "24");
    assert_eq!(choices_with(&quiet, "recover"), [""; 0]);
    // Doubles are a special move.
    let rows = ["fe.ca.", "......", ".3....", "bb....", "......", "...333"];
    let taken = after(&position(rows, "", "24"), "keep a3");
    assert_eq!(choices_with(&taken, "recover").len(), 3);
}

// What the printed rules leave open: "A row of doubles is one special move: none is
// recovered while only some of it is taken."
#[test]
fn recovering_waits_for_a_row_of_doubles() {
    let rows = ["......", "d..d..", ".3....", "bbee..", "......", "...333"];
    let begun = after(&position(rows, "", "24"), "keep a3");
    assert_eq!(choices(&begun), ["keep c3", "keep d3"]);
    assert_eq!(refused(&begun, "recover a1"), Illegal::NoRecovery);
    let done = after(&begun, "keep c3");
    let all = [
        "decline",
        "keep a5",
        "keep d5",
        "recover a1",
        "recover b1",
        "recover c1",
    ];
    assert_eq!(choices(&done), all);
}
