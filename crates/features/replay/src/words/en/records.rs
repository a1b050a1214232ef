//! What the screens of games played say, in English.

use crate::RecordScreenTexts;
use ui::words::en::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "All games that you have played are kept on this device. A file of them is safe from what browsers tidy away.",
    none: "No game yet. Each one is listed here when it is over, or when another takes its place.",
    none_found: "No game is like that.",
    kind: "Games",
    all_kinds: "All games",
    search: "Search players",
    more: "Show more",
    count: games,
    export: "Export",
    export_all: "Export all",
    import: "Import…",
    delete: "Delete",
    delete_sure: "Delete this game for good?",
    deleted: "The game has been deleted.",
    unfinished: "Not finished",
    unreadable: "Unreadable game",
    unreadable_about: "It is damaged. You can export what is left of it, or delete it.",
    gone: "This game is not on this device, or not any more. A link to share is made with “Copy link” in the replay.",
    plan: "Import this?",
    add: "Import",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("{} to add.", games(new)),
        (0, known) => format!("Already here and skipped: {known}."),
        (new, known) => format!("{} to add. Already here and skipped: {known}.", games(new)),
    },
    planned_results: |results| match results {
        1 => "1 result to add to the statistics.".to_owned(),
        _ => format!("{results} results to add to the statistics."),
    },
    no_room_for_all: "There is not enough room in the browser’s storage for this. Nothing was imported, and none of your games has changed.",
    imported: |added, known| match (added, known) {
        (0, 0) => "Nothing was imported.".to_owned(),
        (0, known) => format!("Already here: {known}."),
        (added, 0) => format!("Imported: {added}."),
        (added, known) => format!("Imported: {added}. Already here: {known}."),
    },
    of_file: |file, why| format!("“{file}”: {why}"),
    of_games: |file, count, why| format!("“{file}”, in {count} places: {why}"),
    damaged: "it is damaged or incomplete. Try to get it once more. None of your games has changed.",
    foreign: "this is not a game that Tablée can play. None of your games has changed.",
    newer: "it was made by a newer version of Tablée. Reload the page to get the newest version, then try again. None of your games has changed.",
    enormous: "it is far too large to be a game, and was not opened. None of your games has changed.",
    of_day: |date| format!("Game of the day: {date}."),
    copy_link: "Copy link",
    link: "Link to this game",
    copied: "The link has been copied.",
    copy_yourself: "The browser does not let the page copy. The link is selected: copy it yourself.",
    no_link: "This game does not fit into a link. Export it as a file instead.",
    keep: "Keep",
    kept: "This game is among your games played.",
    same_game_about: |seed| {
        format!(
            "The same options and the same luck, from the seed {seed}: compare what you make of it."
        )
    },
    seats: "At the table",
    settings_came: "The file holds settings as well, which differ from yours.",
    settings_take: "Use those of the file",
    settings_leave: "Keep mine",
    settings_taken: "The settings of the file are in use now.",
};
