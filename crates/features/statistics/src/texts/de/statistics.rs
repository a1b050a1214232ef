//! The texts of the statistics, in German.

use crate::StatisticsTexts;
use model::results::Rating;
use model::value_scale::Unit;
use ui::texts::de::{points, unreadable, worth};

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Hier zählt jede Partie, die du allein oder gegen Bots zu Ende spielst, auch wenn sie nicht mehr unter den gespielten Partien steht. Die Statistik bleibt auf diesem Gerät und wird mit den Partien exportiert und importiert.",
    games: "Spiele",
    which: "Tische",
    all: "Alle",
    practice: "Übung mitzählen",
    practice_about: "Partien, die du noch einmal oder von einer Stellung aus weiterspielst, und Tagespartien.",
    points,
    last: |ended| format!("Letzte Partie: {ended}"),
    rated_about: |rating| format!("Wertung etwa {rating}"),
    rated: |rating| format!("Wertung {rating}"),
    rating: |rating, level| {
        let Rating { points, margin, .. } = rating;
        let points = match rating.is_provisional() {
            true => format!("etwa {} (noch vorläufig)", rating.rounded()),
            false => format!("{points} ±\u{a0}{margin}"),
        };
        format!("Deine Wertung: {points}, etwa Stufe {level}")
    },
    reviewed: |games, level| format!("Beurteilte Partien: {games}. {level}"),
    losses: |unit| match unit {
        Unit::Points => "Verlust pro Entscheidung, auf die es ankam, in Punkten",
        Unit::Share => "Verlust pro Entscheidung, auf die es ankam, in\u{a0}% eines Sieges",
    },
    loss: "Verlust",
    kinds: "Was dich am meisten kostet",
    kind: |name, unit, mean, decisions| {
        format!(
            "{name}: {} pro Partie ({decisions} Fehler)",
            worth(unit, mean)
        )
    },
    example: |number| format!("Beispiel {number}"),
    assisted: |count| {
        format!(
            "Mit Hilfe (ein Tipp oder ein nach der Antwort zurückgenommener Zug), also ohne Wertung: {count}"
        )
    },
    rating_about: "Wer 100 Punkte mehr hat, gewinnt etwa 64\u{202f}% der Partien. Die Stufen der Bots haben dieselbe Skala, und mit jeder Partie gegen Bots wird die Wertung genauer.",
    none: "Noch nichts zu zählen: Spiele eine Partie zu Ende.",
    count: "Partien",
    wins: "Siege",
    mean: "Durchschnitt",
    spread: "Übliche Schwankung",
    best: "Rekord",
    over_time: |games| match games {
        1 => "Deine letzte Partie".to_owned(),
        _ => format!("Deine letzten {games} Partien"),
    },
    game: "Partie",
    results: "Punkte",
    moving: |window| format!("Durchschnitt der letzten {window}"),
    histogram: "Verteilung der Ergebnisse",
    unfold: "Als Tabelle zeigen",
    tables: "Nach Regeln, Spielerzahl und Stufe",
    table: "Tisch",
    export: "Als CSV exportieren",
    reset: "Zurücksetzen",
    reset_sure: "Die Statistik aller Spiele löschen? Gespielte Partien und Tagespartien bleiben.",
    reset_yes: "Löschen",
    reset_done: "Die Statistik beginnt wieder bei null.",
    blocked: "Dieser Browser lässt die Seite nichts speichern, deshalb gibt es keine Statistik. Erlaube Websitedaten für diese Seite, um eine zu führen.",
    unreadable,
    imported: |results| match results {
        1 => "1 Ergebnis zur Statistik und zu den Tagespartien hinzugefügt.".to_owned(),
        _ => format!("{results} Ergebnisse zur Statistik und zu den Tagespartien hinzugefügt."),
    },
    left_out: |lines| {
        match lines {
        1 => "1 Ergebnis wurde ausgelassen: Sein Tag liegt in der Zukunft, oder es ist kein Platz mehr.".to_owned(),
        _ => format!(
            "{lines} Ergebnisse wurden ausgelassen: Ihre Tage liegen in der Zukunft, oder es ist kein Platz mehr."
        ),
    }
    },
};
