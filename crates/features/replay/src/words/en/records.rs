//! What the screens of games played say, in English.

use crate::RecordScreenTexts;
use ui::words::en::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: |most| {
        format!(
            "Your games are kept on this device: the last {most}. The oldest make room for new ones; export those you want to keep for good."
        )
    },
    none: "No game yet. Each one is listed here when it is over, or when another takes its place.",
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
    no_room: "there is no room for more games. Export and delete some, then try again. None of your games has changed.",
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
