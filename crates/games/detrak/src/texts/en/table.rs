//! The texts of Détrak's table, in English.

use engine::detrak::{Cell, Line, Rank, Symbol};
use protocol::Level;

use crate::DetrakTexts;
use model::number_format::signed;
use table::SwitchTexts;
use ui::texts::en::{NUMBERS, cell, does, place, points};

fn symbol(symbol: Symbol) -> &'static str {
    ["ring", "triangle", "square", "cross", "star", "moon"][symbol.index()]
}

fn plural(one: Symbol) -> String {
    match symbol(one) {
        "cross" => "crosses".into(),
        name => format!("{name}s"),
    }
}

fn lies(one: Symbol, other: Symbol, flat: bool) -> String {
    let (one, other) = (symbol(one), symbol(other));
    if flat {
        format!("{one} on the left, {other} on the right")
    } else {
        format!("{one} at the top, {other} at the bottom")
    }
}

fn at(cell: Cell) -> String {
    format!("in {}", place(cell))
}

pub(crate) static TEXTS: DetrakTexts = DetrakTexts {
    level_about: |level| match level {
        Level::Beginner => "Takes the points it sees.",
        Level::Regular => "Also avoids cells that nothing fits into.",
        Level::Strong => "Also considers every roll that may follow.",
        _ => "Also knows from experience what a sheet will become.",
    },
    styles: [
        "",
        "With the advanced rules, likes equal symbols on the diagonal.",
        "Likes points in rows better than in columns.",
    ],
    options: [SwitchTexts {
        label: "Advanced rules",
        about: "The grey diagonal scores twice, and a row or column without points costs 5.",
    }],
    title: "Détrak: the table",
    symbol,
    your_sheet: "Your sheet",
    sheet_of: |name| format!("{name}’s sheet"),
    enlarge: |name| format!("Enlarge {name}’s sheet"),
    dice: "Dice",
    dice_show: |one, other| format!("Dice: {}, {}", symbol(one), symbol(other)),
    roll: "Roll the dice",
    piece: |one, other, flat| format!("The two symbols of the roll: {}", lies(one, other, flat)),
    turn_piece: "Turn",
    piece_lies: lies,
    prompt_start: "Choose the symbol for your top left cell.",
    prompt_roll: "Roll the dice.",
    prompt_note: |one, other| {
        let both = if one == other {
            format!("Place the two {} side by side", plural(one))
        } else {
            let (one, other) = (symbol(one), symbol(other));
            format!("Place the {one} and {other} side by side")
        };
        format!("{both}: drag the piece, or choose a cell.")
    },
    prompt_again: "Tap this cell again to confirm, or turn the piece.",
    prompt_turned: "It fits here only if it is turned, as shown. Tap this cell again to confirm.",
    prompt_full: "Your sheet has no room left. The others play on…",
    rolling: "The dice are rolling…",
    counting: "Runs of matching symbols score, line by line.",
    turn: |turn| format!("Turn {turn} of 12"),
    forecast: |expected, best| match best {
        None => format!("Expected: {} points (best move)", NUMBERS.tenths(expected)),
        Some(best) => format!(
            "Expected: {} points (best: {})",
            NUMBERS.tenths(expected),
            NUMBERS.tenths(best)
        ),
    },
    points,
    cell,
    free: "free",
    isolated: "free, but without room for two symbols",
    would_isolate: |cells| match cells {
        1 => "This leaves a cell that nothing fits into.".into(),
        _ => format!("This leaves {cells} cells that nothing fits into."),
    },
    line: |line, now, most| {
        let line = match line {
            Line::Row(row) => format!("Row {}", row + 1),
            Line::Column(column) => format!("Column {}", column + 1),
            Line::Diagonal => "Diagonal, counted twice".into(),
        };
        let worth = match most {
            Some(most) if most != now => {
                format!("{} now, {} at most", signed(now), signed(most))
            }
            _ => signed(now),
        };
        format!("{line}: {worth}")
    },
    starts: |name, first| {
        let starts = does(name, "start", "starts");
        format!("{name} {starts} with the {}", symbol(first))
    },
    rolls: |one, other| format!("Roll: {} and {}", symbol(one), symbol(other)),
    notes: |name, (one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!("{name}: {one} {}; {other} {}", at(first), at(second))
    },
    describe_start: |first| format!("start with the {}", symbol(first)),
    describe_note: |(one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!("{one} {}, {other} {}", at(first), at(second))
    },
    score: "Score",
    best_line: "Row or column",
    best_line_is: |line, worth, name| {
        let line = match line {
            Line::Row(row) => format!("row {}", row + 1),
            Line::Column(column) => format!("column {}", column + 1),
            Line::Diagonal => "diagonal, counted twice".into(),
        };
        let whose = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!("Best line: {line}, {}{whose}", points(worth))
    },
    tie_broken: "Equal points: whoever has the better row or column is ahead.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "grand master",
            Rank::Expert => "expert",
            Rank::Good => "good",
            Rank::Average => "average",
            Rank::CouldDoBetter => {
                return format!("{}. The next rank, average, begins at 15.", points(score));
            }
        };
        format!("{}: {rank}.", points(score))
    },
    study: "The same dice, played by others",
    percentile: |level, percent, games| {
        format!("{level}: your score beats {percent}% of {games} games")
    },
    best_possible: |score, done| {
        if done {
            format!("Best possible with these dice: {score}")
        } else {
            format!("Best possible with these dice (found so far): {score}")
        }
    },
    studying: "The bots play on your dice…",
    no_study: "The bots cannot study these dice now.",
    taken: "This cell is already taken.",
    alone: "Both symbols have to fit side by side: this cell has no free neighbour.",
    off: "Both halves have to be on the sheet.",
    roll_first: "Roll the dice first.",
    start_first: "Choose your first symbol.",
    symbol_taken: "Another player has this symbol already.",
    not_your_turn: "It is not your turn yet.",
};
