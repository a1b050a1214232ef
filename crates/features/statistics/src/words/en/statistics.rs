//! What the statistics say, in English.
use crate::StatisticsTexts;
use ui::words::en::unreadable;

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Every game that one person plays to its end counts here, even after it has left the games played. They stay on this device, and are exported and imported with them.",
    games: "Games",
    which: "Which tables",
    all: "All",
    practice: "Practice counts as well",
    practice_about: "Games whose luck you may have known: played before, or a game of the day.",
    none: "There is nothing to count yet: play a game to its end.",
    count: "Games",
    wins: "Won",
    mean: "Mean",
    spread: "Spread",
    best: "Best",
    over_time: |games| match games {
        1 => "Your last game".to_owned(),
        _ => format!("Your last {games} games"),
    },
    game: "Game",
    results: "Points",
    moving: |window| format!("Mean of the last {window}"),
    histogram: "How often which result",
    unfold: "As a table",
    tables: "By rules, players and level",
    table: "Table",
    export: "Export as CSV",
    reset: "Reset",
    reset_sure: "Forget the statistics of all games? Games played and games of the day stay.",
    reset_yes: "Forget them",
    reset_done: "The statistics begin anew.",
    blocked: "This browser does not let the page store anything, so there are no statistics. Allow site data for this page to keep them.",
    unreadable,
    imported: |results| match results {
        1 => "1 result added to the statistics and the games of the day.".to_owned(),
        _ => format!("{results} results added to the statistics and the games of the day."),
    },
    left_out: |lines| {
        match lines {
        1 => "1 line about results was left out: it is about a day to come, or there is no room for more beside yours.".to_owned(),
        _ => format!(
            "{lines} lines about results were left out: they are about days to come, or there is no room for more beside yours."
        ),
    }
    },
};
