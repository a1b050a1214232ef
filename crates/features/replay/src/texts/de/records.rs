//! The texts of replays and of stored games, in German.

use crate::{PlannedLines, RecordScreenTexts};
use ui::i18n::counted;
use ui::texts::de::games;

pub(crate) static TEXTS: RecordScreenTexts = RecordScreenTexts {
    intro: "Alle Partien, die du gespielt hast, werden auf diesem Gerät aufbewahrt. Eine Datei davon bleibt dir auch dann, wenn der Browser aufräumt.",
    none: "Noch keine Partie. Jede steht hier, sobald sie zu Ende ist oder eine andere an ihre Stelle tritt.",
    none_found: "Keine Partie gefunden.",
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
    bad_link: "Dieser Link lässt sich nicht öffnen",
    controls: "Partie ansehen",
    step: |step, last| format!("Schritt {step} von {last}"),
    slider: "Schritt",
    first: "Anfang",
    back: "Zurück",
    forward: "Vor",
    last: "Ende",
    play: "Abspielen",
    pause: "Anhalten",
    unfinished: "Nicht beendet",
    unreadable: "Unlesbare Partie",
    unreadable_about: "Sie ist beschädigt. Du kannst exportieren, was davon übrig ist, oder sie löschen.",
    gone: "Diese Partie ist nicht oder nicht mehr auf diesem Gerät. Einen Link zum Teilen bekommst du beim Ansehen einer Partie mit „Link kopieren“.",
    plan: "Importieren?",
    add: "Importieren",
    planned: |new, known| match (new, known) {
        (new, 0) => format!("Neu: {}.", games(new)),
        (0, known) => format!("Schon hier und übersprungen: {known}."),
        (new, known) => format!("Neu: {}. Schon hier und übersprungen: {known}.", games(new)),
    },
    planned_lines: |kind, new, known| {
        let what = match kind {
            PlannedLines::Results => "Ergebnisse",
            PlannedLines::Days => "Tagespartien",
            PlannedLines::Luck => "Glück in Partien",
            PlannedLines::Reviews => "Analysen",
            PlannedLines::Puzzles => "Rätsel",
            PlannedLines::Mistakes => "Fehler zum Wiederholen",
            PlannedLines::Evenings => "Partien von Abenden",
            PlannedLines::Exchanges => "Partien mit Freunden",
            PlannedLines::Lessons => "Einführungen",
            PlannedLines::Analyses => "Varianten",
        };
        match (new, known) {
            (new, 0) => format!("{what}: {new} neu."),
            (0, known) => format!("{what}: {known} schon hier und übersprungen."),
            (new, known) => format!("{what}: {new} neu, {known} schon hier und übersprungen."),
        }
    },
    planned_matches: |games| format!("Neue laufende Partien: {games}."),
    planned_replacing: |games| {
        format!("Anstelle deiner laufenden Partie, die zu den gespielten Partien kommt: {games}.")
    },
    known_matches: |games| format!("Laufende Partien, schon hier und übersprungen: {games}."),
    matches_elsewhere: |games| format!("Unverändert, weil ein anderer Tab dort spielt: {games}."),
    added_matches: |games| format!("Hinzugefügte laufende Partien: {games}."),
    no_room_for_all: "Dafür reicht der Speicherplatz des Browsers nicht. Nichts wurde importiert, und deine Partien sind unverändert.",
    imported: |added, known, unreadable| {
        let counts = counted(&[
            (added, ["importiert", "importiert"]),
            (known, ["schon vorhanden", "schon vorhanden"]),
            (unreadable, ["unlesbar", "unlesbar"]),
        ]);
        match (counts.as_str(), added) {
            ("", _) => "Es wurde nichts importiert.".to_owned(),
            (_, 0) => format!("{counts}. Deine Partien sind unverändert."),
            _ => format!("{counts}. Deine anderen Partien sind unverändert."),
        }
    },
    of_file: |file, why| format!("„{file}“: {why}"),
    of_games: |file, count, why| format!("„{file}“, an {count} Stellen: {why}"),
    damaged: "Das ist beschädigt oder unvollständig. Lass dir die Datei oder den Link noch einmal geben.",
    foreign: "Das ist keine Partie, die Tablée spielen kann.",
    newer: "Das stammt aus einer neueren Version von Tablée. Lade die Seite neu, um die neueste Version zu bekommen, und versuche es dann noch einmal.",
    enormous: "Das ist viel zu groß für eine Partie und wurde nicht geöffnet.",
    of_day: |date| format!("Tagespartie: {date}."),
    copy_link: "Link kopieren",
    link: "Link zu dieser Partie",
    copied: "Link kopiert.",
    copy_yourself: "Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopiere ihn selbst.",
    no_link: "Diese Partie passt nicht in einen Link. Exportiere sie stattdessen als Datei.",
    keep: "Behalten",
    kept: "Diese Partie steht unter deinen gespielten Partien.",
    same_game_about: |seed| {
        format!(
            "Dieselben Optionen und dasselbe Glück, aus dem Startcode {seed}: Was machst du daraus?"
        )
    },
    seats: "Am Tisch",
    settings_take: "Auch die Einstellungen aus der Datei nehmen",
    settings_about: "Sie unterscheiden sich von deinen. Die zuletzt gewählten Optionen jedes Tisches gehören dazu.",
    settings_taken: "Jetzt gelten die Einstellungen aus der Datei.",
};
