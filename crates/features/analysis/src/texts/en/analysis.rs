//! The texts of the analysis board, in English.

use engine::PositionError;
use model::value_scale::Unit;

use super::reasons::REASONS;
use crate::texts::{AnalysisTexts, KeptTexts, SetupTexts};
use ui::texts::en::NUMBERS;

pub(crate) static TEXTS: AnalysisTexts = AnalysisTexts {
    numbers: NUMBERS,
    steps: [
        "To the beginning",
        "One move back",
        "One move on",
        "To the end",
    ],
    values: "Show values",
    thinking: "Thinking…",
    failed: "The computer could not judge this position. Step away and back to try again.",
    expected: |who, value, unit| match (who, unit) {
        (Some(who), Unit::Share) => format!("{who} wins {value} of the time from here"),
        (None, Unit::Share) => format!("Won {value} of the time from here"),
        (Some(who), Unit::Points) => format!("{who}: {value} points expected from here"),
        (None, Unit::Points) => format!("{value} points expected from here"),
    },
    effort: |times, is_last| {
        let thought = match times {
            1 => "Thought as long as for a hint".to_owned(),
            times => format!("Thought {times} times as long as for a hint"),
        };
        let end = if is_last { "." } else { "; still thinking…" };
        thought + end
    },
    exact: "These values are exact.",
    knowledge: |who| match who {
        Some(who) => format!("Going by what {who} can know."),
        None => "Going by what can be known here.".into(),
    },
    all_hands: "All hands",
    open: "Going by all hands, which nobody at the table sees.",
    options: "Moves, best first",
    as_good: "As good as the best",
    behind: "behind",
    insert: |moves| match moves {
        1 => "Play the best move".into(),
        moves => format!("Play the best line: {moves} moves"),
    },
    over: "This round is over.",
    waiting: "Chance decides next.",
    moves: "Moves of this round",
    colon: ":",
    chance: |event| format!("Chance: {event}"),
    choose_chance: "Choose what comes",
    which_event: "Event",
    average: "Average over all",
    averaging: |done, all| format!("Judging {done} of {all}…"),
    averaged: |mean, came| format!("{mean} on average over all of them; {came} after what came."),
    no_average: "No average: after some of them the round is over, or somebody else decides.",
    variation: "Variation:",
    too_large: "This analysis is too large to be kept or shared: delete a few variations.",
    match_over: "The game is over.",
    next_round: "Next round",
    comment: "Comment",
    redraw: "Draw chance anew",
    promote: "Make this the main line",
    delete: "Delete from here",
    undo: "Undo change",
    setup: SetupTexts {
        title: "Set up a position",
        line: "As a line of text",
        show: "Put it on the board",
        others: "Everything else",
        tray: "What to place",
        no_sign: "nothing, or face down",
        hole: "no card",
        remove: "Remove",
        add_card: "Add a card",
        place: |row, column| format!("Row {row}, column {column}"),
        field,
        value,
        no_line: "This is no position: a line begins with the name of a game.",
        refused: |error| match error {
            PositionError::OtherGame(name) => {
                format!("A position of this game begins with “{}”.", name)
            }
            PositionError::Missing(name) => format!("The field “{}” is missing.", field(name)),
            PositionError::Spelling(name) => format!(
                "“{}” is written in another order or in another way.",
                field(name)
            ),
            PositionError::Unreadable { field: name, .. } => {
                format!("“{}” cannot be read.", field(name))
            }
            PositionError::TooLong => "Something follows after the position.".into(),
            PositionError::Impossible(_) => "This position cannot arise in play.".into(),
        },
        reasons: REASONS,
    },
    kept: KeptTexts {
        about: "Begin from the first position of a game, from a position you paste, or go on with an analysis you kept. From every replay and review, a button leads to the board, too.",
        begin: "Begin",
        title: "Kept",
        none: "Nothing is kept yet. On the board, “Keep” puts an analysis here.",
        name: "Name",
        keep: "Keep",
        done: "Kept.",
        replace: "There is another of this name. Press again to replace it.",
        delete_sure: |name| format!("Delete “{name}”?"),
    },
};

fn field(name: &str) -> &'static str {
    match name {
        "grids" => "Cards",
        "centre" => "Centre",
        "sheets" => "Sheets",
        "hands" => "Hands",
        "latest" => "Latest discard",
        "laid" => "Discarded in this turn",
        "pile" => "Discard pile",
        "board" => "Board",
        "captured" => "Captured, by red and black",
        "step" => "What comes next",
        "mover" => "To move",
        "totals" => "Totals",
        "turn" => "Turns played",
        "rounds" => "Length of the game",
        "round" => "Rounds played",
        "token" => "First player",
        "opener" => "First player of the first turn",
        "out" => "Cards out of the round",
        "sealed" => "Hidden choices",
        "rules" => "Rules",
        "starter" => "First player",
        "gone" => "Eliminated in round",
        "symmetry" => "Camps",
        "order" => "Order of the dice",
        "first" => "First player",
        "barren" => "Previous round without points",
        "ending" => "End",
        "actions" => "Actions left",
        "bonus" => "Bonus actions of the opponent",
        "flags" => "Special states",
        "focus" => "Die that rebounds or returns",
        "flipped" => "Die just flipped",
        "row" => "Row with doubles",
        "seen" => "Earlier turns",
        "quiet" => "Turns without a capture",
        _ => "",
    }
}

fn value(value: &str) -> Option<&'static str> {
    Some(match value {
        "reveal" => "everybody turns a card over",
        "draft" => "takes a card",
        "over" => "the round is over",
        "start" => "the first symbol is chosen",
        "up" | "lot" | "tie" | "deal" | "stock" | "first" => "chance decides",
        "roll" => "the dice are rolled",
        "note" => "rolled",
        "play" => "discards",
        "draw" => "draws",
        "one" => "one round",
        "hundred" => "to 100 points",
        "basic" => "basic",
        "advanced" => "advanced",
        "red" => "red",
        "black" => "black",
        "point" => "turned",
        "mirror" => "mirrored",
        "no" => "no",
        "yes" => "yes",
        "captures" => "captures",
        "quiet" => "quiet turns",
        "repetition" => "repetition",
        "-" => "–",
        _ => return None,
    })
}
