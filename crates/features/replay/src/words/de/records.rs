//! The screens of games played in German.

use crate::RecordScreenTexts;
use ui::words::de::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Alle Partien, die du gespielt hast, werden auf diesem Gerät aufbewahrt. Eine Datei davon ist sicher vor dem, was Browser aufräumen.",
    none: "Noch keine Partie. Jede steht hier, sobald sie zu Ende ist oder eine andere an ihre Stelle tritt.",
    none_found: "Keine Partie passt dazu.",
    kind: "Partien",
    all_kinds: "Alle Partien",
    search: "Mitspieler suchen",
    more: "Mehr zeigen",
    count: games,
    export: "Exportieren",
    export_all: "Alle exportieren",
    import: "Importieren\u{a0}…",
    delete: "Löschen",
    delete_sure: "Diese Partie endgültig löschen?",
    deleted: "Die Partie ist gelöscht.",
    unfinished: "Nicht beendet",
    unreadable: "Unlesbare Partie",
    unreadable_about: "Sie ist beschädigt. Du kannst exportieren, was davon übrig ist, oder sie löschen.",
    gone: "Diese Partie ist nicht oder nicht mehr auf diesem Gerät. Einen Link zum Teilen bekommst du beim Ansehen einer Partie mit „Link kopieren“.",
    plan: "Das importieren?",
    add: "Importieren",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("Neu: {}.", games(new)),
        (0, known) => format!("Schon hier und übersprungen: {known}."),
        (new, known) => format!("Neu: {}. Schon hier und übersprungen: {known}.", games(new)),
    },
    planned_results: |results| match results {
        1 => "1 Ergebnis kommt zur Statistik hinzu.".to_owned(),
        _ => format!("{results} Ergebnisse kommen zur Statistik hinzu."),
    },
    no_room_for_all: "Dafür reicht der Speicherplatz des Browsers nicht. Nichts wurde importiert, und keine deiner Partien hat sich geändert.",
    imported: |added, known| match (added, known) {
        (0, 0) => "Es wurde nichts importiert.".to_owned(),
        (0, known) => format!("Schon vorhanden: {known}."),
        (added, 0) => format!("Importiert: {added}."),
        (added, known) => format!("Importiert: {added}. Schon vorhanden: {known}."),
    },
    of_file: |file, why| format!("„{file}“: {why}"),
    of_games: |file, count, why| format!("„{file}“, an {count} Stellen: {why}"),
    damaged: "Das ist beschädigt oder unvollständig. Versuche, es noch einmal zu bekommen. Keine deiner Partien hat sich geändert.",
    foreign: "Das ist keine Partie, die Tablée spielen kann. Keine deiner Partien hat sich geändert.",
    newer: "Das stammt aus einer neueren Version von Tablée. Lade die Seite neu, um die neueste Version zu bekommen, und versuche es dann noch einmal. Keine deiner Partien hat sich geändert.",
    enormous: "Das ist viel zu groß für eine Partie und wurde nicht geöffnet. Keine deiner Partien hat sich geändert.",
    of_day: |date| format!("Tagespartie: {date}."),
    copy_link: "Link kopieren",
    link: "Link zu dieser Partie",
    copied: "Der Link ist kopiert.",
    copy_yourself: "Der Browser lässt die Seite nicht kopieren. Der Link ist ausgewählt: Kopiere ihn selbst.",
    no_link: "Diese Partie passt nicht in einen Link. Exportiere sie stattdessen als Datei.",
    keep: "Behalten",
    kept: "Diese Partie steht unter deinen gespielten Partien.",
    same_game_about: |seed| {
        format!(
            "Dieselben Optionen und dasselbe Glück, aus dem Startcode {seed}: Vergleiche, was du daraus machst."
        )
    },
    seats: "Am Tisch",
    settings_came: "Die Datei enthält auch Einstellungen, die sich von deinen unterscheiden.",
    settings_take: "Die aus der Datei nehmen",
    settings_leave: "Meine behalten",
    settings_taken: "Jetzt gelten die Einstellungen aus der Datei.",
};
