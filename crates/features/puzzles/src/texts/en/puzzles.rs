//! The texts of puzzles, in English.

use engine::GameId;
use model::value_scale::Unit;

use crate::texts::PuzzleTexts;
use ui::i18n::signed;
use ui::texts::en::{NUMBERS, worth};

pub(crate) static TEXTS: PuzzleTexts = PuzzleTexts {
    numbers: NUMBERS,
    title: "Puzzles",
    about: "Positions in which every move is right or wrong, with nothing in between: the expert has proved it, with far more thought than in play. So differences count here that the coach and a review would call equal. Your first answer counts for your rating, on the same scale as the bots’ levels.",
    none_tried: "Not tried yet.",
    rating: |points, provisional| match provisional {
        true => format!("Rating about {}, provisional.", points),
        false => format!("Rating {points}."),
    },
    solved: |solved, tried| format!("Solved at once: {solved} of {tried}."),
    run: |solved, left, best| {
        let left = if left == 1 {
            "1 more miss ends".into()
        } else {
            format!("{left} more misses end")
        };
        format!("Streak: {solved} solved, {left} it. Best: {best}.")
    },
    solve: "Solve",
    of_day: "Puzzle of the day",
    missed: |missed| format!("Repeat the missed ones ({missed})"),
    by_theme: "By theme",
    earlier: "Earlier days, as practice",
    count: |count| format!("{count} puzzles"),
    ask: "It is your turn: find the best move.",
    right: "Right!",
    wrong: |cost, unit| format!("Not the best: it costs {}.", worth(unit, cost)),
    wrong_unknown: "Not the best.",
    numbers_of: |unit, right, other, is_own| {
        let whose = if is_own {
            "yours"
        } else {
            "the best of the wrong ones"
        };
        match unit {
            Unit::Share => format!("The right move wins {right} of games, {whose} {other}."),
            Unit::Points => {
                format!("The right move leads to {right} points on average, {whose} to {other}.")
            }
        }
    },
    best_line: |line| format!("If both play their best: {line}"),
    reply: |line| format!("What may follow your move: {line}"),
    solution_is: |right| match right {
        1 => "One move is right:",
        _ => "Several moves are right:",
    },
    rated: |points, change| {
        let plus = if change > 0 { "+" } else { "" };
        format!("Your rating: {points} ({plus}{})", signed(change))
    },
    rating_of: |rating| format!("Puzzle rated {rating}"),
    practice: ", practice",
    is_right: "right",
    is_wrong: "wrong",
    behind: "behind",
    next: "Next puzzle",
    again: "Try once more",
    solution: "Show the solution",
    give_up: "Give up and show the solution",
    analyse: "Analyse",
    all_done: "You have tried all of these puzzles. Those that you missed can be repeated.",
    none_missed: "There is nothing to repeat: you have solved every puzzle that you tried.",
    themes: |game| match game {
        GameId::Dekal => &[
            "turn over a card",
            "a pair at once",
            "patience",
            "break a pair",
            "shift the others",
            "the higher card",
            "deny a card",
            "a corner",
            "endgame",
        ],
        GameId::Detrak => &[
            "the same symbol twice",
            "points at once",
            "patience",
            "a run of three",
            "a long run",
            "row and column",
            "give up a cell",
            "keep room",
            "a hole in the corner",
            "endgame",
        ],
        GameId::Dumble => &[
            "call",
            "wait with the call",
            "keep points",
            "a set",
            "a run",
            "break a set",
            "take a card",
            "draw from the stock",
            "a card that fits",
            "few cards left",
        ],
        GameId::Debacle => &[
            "capture",
            "quiet move",
            "the smaller capture",
            "flip a die",
            "arm a die",
            "rescue",
            "doubles",
            "rebound",
            "a die returns",
            "take a die back",
            "last capture",
            "last action",
        ],
    },
};
