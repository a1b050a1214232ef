//! The screens of games played in German.

use crate::RecordScreenTexts;
use ui::words::de::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: |most| {
        format!(
            "Deine Partien werden auf diesem Gerät aufbewahrt: die letzten {most}. Die ältesten machen neuen Partien Platz; exportiere, was du für immer behalten willst."
        )
    },
    none: "Noch keine Partie. Jede steht hier, sobald sie zu Ende ist oder eine andere an ihre Stelle tritt.",
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
    no_room: "Für weitere Partien ist kein Platz. Exportiere und lösche einige und versuche es dann noch einmal. Keine deiner Partien hat sich geändert.",
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
