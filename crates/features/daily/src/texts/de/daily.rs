//! The texts of the games of the day, in German.

use core::cmp::Ordering;

use crate::DailyTexts;
use ui::i18n::capitalised;
use ui::texts::de::{points, unreadable};

fn compared(by: Ordering, by_points: Option<u32>) -> String {
    let how = match by {
        Ordering::Greater => "besser als der Bot",
        Ordering::Equal => return "Gleichauf mit dem Bot".into(),
        Ordering::Less => "schlechter als der Bot",
    };
    match by_points {
        Some(by) => format!("{} {how}", points(by as i32)),
        None => capitalised(how),
    }
}

pub(crate) static TEXTS: DailyTexts = DailyTexts {
    intro: "Jeden Tag dieselben Partien für alle. Jede zählt, wenn du sie zum ersten Mal zu Ende spielst: Du darfst sie unterbrechen und später fortsetzen, aber keinen Zug zurücknehmen, und Tipps gibt es nicht. Danach ist es Übung.",
    next: |time| {
        format!(
            "Ein Tag dauert von Mitternacht bis Mitternacht UTC: Die nächsten Partien kommen um {time} Uhr deiner Ortszeit. Eine begonnene Partie zählt auch dann noch für ihren Tag, wenn du sie später zu Ende spielst."
        )
    },
    today: |date, end| format!("{date}, bis {end} Uhr"),
    open: "Noch nicht gespielt",
    begun: "Angefangen",
    missed: "Nicht gespielt",
    done: "Gespielt",
    future: "Kommt noch",
    practise: "Üben",
    replay: "Ansehen",
    result: "Dein Tagesergebnis",
    par: |par| format!("Der Bot: {par}"),
    par_comes: "Ein Bot spielt an deiner Stelle\u{a0}…",
    par_unknown: "Der Bot konnte nicht spielen. Er versucht es wieder, wenn du zurückkommst.",
    compared,
    par_about: |level| {
        format!("Ein Bot (Stufe: {level}) hat an deiner Stelle gespielt, mit demselben Glück.")
    },
    par_apart: "Er hat eine eigene Partie gespielt: Dort antworten die anderen auf seine Züge, nicht auf deine.",
    copy: "Ergebnis kopieren",
    copy_day: "Ergebnisse des Tages kopieren",
    copied: "Ergebnis kopiert.",
    copy_yourself: "Der Browser hat das Kopieren nicht erlaubt. Das Ergebnis ist markiert: Kopiere es selbst.",
    as_text: "Dein Ergebnis als Text",
    par_word: "Bot",
    all: "Alle Tagespartien",
    streak: |now, best| match now {
        0 => format!("Beste Serie: {}", days(best)),
        _ if now == best => format!("Serie: {}, dein Rekord", days(now)),
        _ => format!("Serie: {}, Rekord {best}", days(now)),
    },
    calendar: "Kalender",
    before: "Voriger Monat",
    after: "Nächster Monat",
    played: |played| match played {
        0 => "nichts gespielt".to_owned(),
        1 => "1 Partie gespielt".to_owned(),
        _ => format!("{played} Partien gespielt"),
    },
    legend: |games| {
        format!(
            "Ein ausgefüllter Punkt ist eine Partie, die du gespielt hast: von links nach rechts {}. Wähle einen Tag, um seine Ergebnisse zu sehen oder seine Partien zu üben.",
            games.join(", ")
        )
    },
    no_room: "Für dieses Ergebnis ist kein Platz mehr, deshalb zählt es noch nicht. Schaffe Platz, bevor du diese Seite schließt, bei den gespielten Partien oder in den Websitedaten des Browsers, und versuche es noch einmal.",
    blocked: "Dieser Browser lässt die Seite nichts speichern: Du kannst die Tagespartien spielen und das Ergebnis kopieren, aber es wird nicht gespeichert. Erlaube Websitedaten für diese Seite, um es zu behalten.",
    unreadable,
    too_late: "Dieser Tag ist vorbei, seine Partie zählt nicht mehr. Du findest sie im Kalender, zum Üben.",
    too_early: "Dieser Tag kommt noch. Seine Partien gibt es ab Mitternacht UTC.",
    over: "Diese Partie hast du schon gespielt. Ihr Ergebnis steht im Kalender, wo du sie auch üben kannst.",
};

fn days(days: usize) -> String {
    match days {
        1 => "1 Tag".to_owned(),
        _ => format!("{days} Tage"),
    }
}
