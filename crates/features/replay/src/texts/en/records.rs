//! The texts of replays and of stored games, in English.

use crate::{PlannedLines, RecordScreenTexts};
use ui::i18n::counted;
use ui::texts::en::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "All the games you have played are kept on this device. A file of them is safe even if the browser clears its data.",
    none: "No games yet. Each one appears here when it is over, or when another takes its place.",
    none_found: "No games match.",
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
    bad_link: "This link cannot be opened",
    controls: "Replay",
    step: |step, last| format!("Step {step} of {last}"),
    slider: "Step",
    first: "Beginning",
    back: "Back",
    forward: "Forward",
    last: "End",
    play: "Play the replay",
    pause: "Pause",
    unfinished: "Not finished",
    unreadable: "Unreadable game",
    unreadable_about: "It is damaged. You can export what is left of it, or delete it.",
    gone: "This game is not on this device, or no longer is. To share a game, use “Copy link” in its replay.",
    plan: "Import this?",
    add: "Import",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("{} to add.", games(new)),
        (0, known) => format!("Already here and skipped: {known}."),
        (new, known) => format!("{} to add. Already here and skipped: {known}.", games(new)),
    },
    planned_lines: |kind, new, known| {
        let what = match kind {
            PlannedLines::Results => "Results",
            PlannedLines::Days => "Games of the day",
            PlannedLines::Luck => "Luck in games",
            PlannedLines::Reviews => "Reviews",
            PlannedLines::Puzzles => "Puzzles",
            PlannedLines::Mistakes => "Mistakes to repeat",
            PlannedLines::Evenings => "Deals of evenings",
            PlannedLines::Exchanges => "Games with friends",
            PlannedLines::Lessons => "Tutorials",
            PlannedLines::Analyses => "Analyses",
        };
        match (new, known) {
            (new, 0) => format!("{what}: {new} to add."),
            (0, known) => format!("{what}: {known} already here and skipped."),
            (new, known) => format!("{what}: {new} to add, {known} already here and skipped."),
        }
    },
    planned_matches: |games| format!("Games in progress to add: {games}."),
    planned_replacing: |games| {
        format!("In place of your game in progress, which moves to your games played: {games}.")
    },
    known_matches: |games| format!("Games in progress already here and skipped: {games}."),
    matches_elsewhere: |games| format!("Left alone, because another tab is playing: {games}."),
    added_matches: |games| format!("Games in progress added: {games}."),
    no_room_for_all: "There is not enough room in the browser’s storage. Nothing was imported, and your games are unchanged.",
    imported: |added, known, unreadable| {
        let counts = counted(&[
            (added, ["imported", "imported"]),
            (known, ["already here", "already here"]),
            (unreadable, ["unreadable", "unreadable"]),
        ]);
        match (counts.as_str(), added) {
            ("", _) => "Nothing was imported.".to_owned(),
            (_, 0) => format!("{counts}. Your games are unchanged."),
            _ => format!("{counts}. Your other games are unchanged."),
        }
    },
    of_file: |file, why| format!("“{file}”: {why}"),
    of_games: |file, count, why| format!("“{file}”, in {count} places: {why}"),
    damaged: "it is damaged or incomplete. Ask for the file or the link again.",
    foreign: "this is not a game that Tablée can play.",
    newer: "it was made by a newer version of Tablée. Reload the page to get the newest version, then try again.",
    enormous: "it is far too large to be a game, and was not opened.",
    of_day: |date| format!("Game of the day: {date}."),
    copy_link: "Copy link",
    link: "Link to this game",
    copied: "Link copied.",
    copy_yourself: "The browser did not allow copying. The link is selected: copy it yourself.",
    no_link: "This game does not fit into a link. Export it as a file instead.",
    keep: "Keep",
    kept: "This game is kept under “Games played”.",
    same_game_about: |seed| {
        format!("The same options and the same luck, from the seed {seed}: see how you do.")
    },
    seats: "At the table",
    settings_take: "Use the file’s settings as well",
    settings_about: "They differ from yours. The options chosen last at each table belong to them.",
    settings_taken: "The file’s settings are now in use.",
};
