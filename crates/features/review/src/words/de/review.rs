//! What a review says, in German.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::de::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: Analyse"),
    about: "Jede Entscheidung wird nach dem beurteilt, was der Spieler dabei wissen konnte, mit den Augen des Experten.",
    progress: |done, all| format!("Beurteilte Entscheidungen: {done} von {all}"),
    stop: "Anhalten",
    go_on: "Weiter",
    stopped: "Angehalten. Was beurteilt ist, bleibt erhalten, solange diese Seite offen ist.",
    done: "Alle Entscheidungen sind beurteilt.",
    nothing: "In dieser Partie gibt es keine Entscheidung zu beurteilen.",
    chart: |measure| match measure.unit {
        Unit::Points => "Erwartete Punkte am Ende",
        Unit::Share => "Gewinnchance",
    },
    as_table: "Das Diagramm als Tabelle",
    turn: "Zug",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("Zug {first}")
        } else {
            format!("Züge {first}–{last}")
        };
        headed("Runde", round, turns)
    },
    end: "Am Ende",
    account: |measure| {
        if measure.luck {
            "Züge und Glück"
        } else {
            "Züge"
        }
    },
    start: "Anfangs erwartet",
    own: "Eigene Züge",
    others: "Züge der anderen",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Unerklärt",
        (Rivals::Several, true) => "Glück und andere",
        (Rivals::None | Rivals::One, true) => "Glück",
    },
    result: "Ergebnis",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Die Erwartung am Anfang und die Änderungen ergeben zusammen das Ergebnis. Glück gibt es hier keines: Was kein Zug erklärt, hatte auch der Experte nicht vorhergesehen."
        }
        (Rivals::Several, true) => {
            "Die Erwartung am Anfang und die Änderungen ergeben zusammen das Ergebnis. Bei mehreren Mitspielern lässt sich nicht vom Glück trennen, was ihre Züge gebracht haben."
        }
        (Rivals::One, true) => {
            "Die Erwartung am Anfang und die Änderungen ergeben zusammen das Ergebnis. Was ein Zug den einen kostet, gewinnt der andere; der Rest ist Glück, oder der Experte selbst hat sich geirrt."
        }
        (Rivals::None, true) => {
            "Die Erwartung am Anfang und die Änderungen ergeben zusammen das Ergebnis. Was die Züge nicht erklären, ist Glück, oder der Experte selbst hat sich geirrt."
        }
    },
    costly: "Die teuersten Entscheidungen",
    whose: "Wessen Entscheidungen",
    everybody: "Alle",
    count: |costly, all| match costly {
        0 if all == 1 => {
            "Die einzige Entscheidung war nicht deutlich schlechter als die beste.".to_owned()
        }
        1 if all == 1 => {
            "Die einzige Entscheidung war deutlich schlechter als die beste.".to_owned()
        }
        0 => format!("Keine von {all} Entscheidungen war deutlich schlechter als die beste."),
        1 => format!("1 von {all} Entscheidungen war deutlich schlechter als die beste."),
        _ => format!("{costly} von {all} Entscheidungen waren deutlich schlechter als die beste."),
    },
    more: "Mehr zeigen",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Besser: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} Punkte mehr"),
            Unit::Share => format!("{gain} mehr Gewinnchance"),
        };
        match points {
            Some(points) => format!("{gain}, {} Punkte besser", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = measure.unit.write(margin, NUMBERS);
        match measure.unit {
            Unit::Points => format!("Unterschiede bis {margin} Punkte gelten als gleich."),
            Unit::Share => format!("Unterschiede bis {margin} gelten als gleich."),
        }
    },
    look: "Stellung ansehen",
    back: "Analyse",
    dearer: "Eine teurere",
    cheaper: "Eine billigere",
    place: |place, all| format!("{place} von {all}"),
    play_on: "Von hier weiterspielen",
    play_on_about: "Eine neue Partie beginnt an dieser Stelle, mit denselben kommenden Karten oder Würfen. Eine laufende Partie kommt zu den gespielten.",
    numbers: NUMBERS,
};
