//! The texts of the statistics, in English.

use crate::StatisticsTexts;
use model::results::Rating;
use model::value_scale::Unit;
use ui::texts::en::{points, unreadable, worth};

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Every game you finish against bots or alone counts here, even when it is no longer among the games played. The statistics stay on this device, and are exported and imported with the games.",
    games: "Games",
    which: "Tables",
    all: "All",
    practice: "Include practice",
    practice_about: "Deals played again, games played on from a position, and games of the day.",
    points,
    last: |ended| format!("Last game: {ended}"),
    rated_about: |rating| format!("rating about {rating}"),
    rated: |rating| format!("rating {rating}"),
    rating: |rating, level| {
        let Rating { points, margin, .. } = rating;
        let points = match rating.is_provisional() {
            true => format!("about {} (provisional)", rating.rounded()),
            false => format!("{points} ±\u{a0}{margin}"),
        };
        format!("Your rating: {points}, about level {level}")
    },
    reviewed: |games, level| format!("Games judged: {games}. {level}"),
    losses: |unit| match unit {
        Unit::Points => "Loss per decision that mattered, in points",
        Unit::Share => "Loss per decision that mattered, in % of a win",
    },
    loss: "Loss",
    kinds: "What costs you the most",
    kind: |name, unit, mean, decisions| {
        let mistakes = match decisions {
            1 => "1 mistake".to_owned(),
            _ => format!("{decisions} mistakes"),
        };
        format!("{name}: {} a game ({mistakes})", worth(unit, mean))
    },
    example: |number| format!("Example {number}"),
    assisted: |count| {
        format!("With help (a hint, or a move taken back after the answer), so not rated: {count}")
    },
    rating_about: "A lead of 100 points wins about 64% of games. The bots’ levels are on the same scale, and every game against bots makes your rating more accurate.",
    none: "Nothing to count yet: play a game to the end.",
    count: "Games",
    wins: "Won",
    mean: "Average",
    spread: "Usual swing",
    best: "Best",
    over_time: |games| match games {
        1 => "Your last game".to_owned(),
        _ => format!("Your last {games} games"),
    },
    game: "Game",
    results: "Points",
    moving: |window| format!("Average of the last {window}"),
    histogram: "How often each result came",
    unfold: "Show as a table",
    tables: "By rules, players and level",
    table: "Table",
    export: "Export as CSV",
    reset: "Reset",
    reset_sure: "Delete the statistics of all games? Games played and games of the day are kept.",
    reset_yes: "Delete",
    reset_done: "The statistics have been reset.",
    blocked: "This browser does not let the page store anything, so there are no statistics. Allow site data for this page to keep them.",
    unreadable,
    imported: |results| match results {
        1 => "1 result added to the statistics and the games of the day.".to_owned(),
        _ => format!("{results} results added to the statistics and the games of the day."),
    },
    left_out: |lines| match lines {
        1 => {
            "1 result was left out: its day is still to come, or there is no room left.".to_owned()
        }
        _ => format!(
            "{lines} results were left out: their days are still to come, or there is no room left."
        ),
    },
};
