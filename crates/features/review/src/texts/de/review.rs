//! The texts of reviews, in German.

use crate::texts::Rate;
use crate::{ReviewTexts, Rivals, SeatLevel};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::de::{NUMBERS, worth};

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: Analyse"),
    about: "Der Experte beurteilt jede Entscheidung nach dem, was der Spieler dabei wissen konnte.",
    progress: |done, all| format!("Beurteilte Entscheidungen: {done} von {all}"),
    stop: "Anhalten",
    go_on: "Weiter",
    judging: "Deine Entscheidungen werden beurteilt\u{a0}…",
    stopped: "Angehalten. Was schon beurteilt ist, bleibt erhalten, solange diese Seite offen ist.",
    done: "Alle Entscheidungen sind beurteilt.",
    nothing: "In dieser Partie gibt es keine Entscheidung zu beurteilen.",
    seat_summary: |summary| {
        let points = |tenths: i32| match (summary.unit, tenths.abs()) {
            (Unit::Share, 0) => "weniger als 1\u{202f}% eines Sieges".into(),
            (unit, tenths) => worth(unit, tenths),
        };
        let (to_you, you) = match summary.name {
            None => (" dir", " dich"),
            Some(_) => ("", ""),
        };
        let own = match (summary.costly, summary.name) {
            (0, None) => "Du hast keine deutlichen Fehler gemacht".to_owned(),
            (0, Some(name)) => format!("{name} hat keine deutlichen Fehler gemacht"),
            (_, None) => format!("Deine Fehler haben dich {} gekostet", points(summary.own)),
            (_, Some(name)) => format!(
                "Die Fehler von {name} haben {} gekostet",
                points(summary.own)
            ),
        };
        let others = || {
            format!(
                "die Fehler des Gegners haben{to_you} {} gebracht",
                points(summary.others)
            )
        };
        let (what, has) = match (summary.has_chance, summary.rivals) {
            (false, _) => ("was auch der Experte nicht vorhersah,", "hat"),
            (true, Rivals::Several) => ("Glück und die anderen", "haben"),
            (true, Rivals::None | Rivals::One) => ("das Glück", "hat"),
        };
        let luck = match summary.luck {
            0 => format!("{what} {has} nichts geändert"),
            1.. => format!("{what} {has}{to_you} {} gebracht", points(summary.luck)),
            _ => format!("{what} {has}{you} {} gekostet", points(summary.luck)),
        };
        let sentence = summary.joined(own, others, luck, " und ");
        let again = if summary.exceeds_a_win() {
            " Was verloren und zurückgewonnen wird, zählt jedes Mal."
        } else {
            ""
        };
        format!("{sentence}.{again}")
    },
    seat_level: |seat| {
        let over = match seat.decisions {
            1 => "bei 1 Entscheidung, auf die es ankam".to_owned(),
            count => format!("bei {count} Entscheidungen, auf die es ankam"),
        };
        let lost = match seat.rate(NUMBERS) {
            Rate::Nothing => "nichts verloren".to_owned(),
            Rate::Points(points) => format!("{points} Punkte pro Entscheidung verloren"),
            Rate::OfAWin { percent, one_in } => format!(
                "{percent} eines Sieges pro Entscheidung verloren (ein Sieg auf {one_in} Entscheidungen)"
            ),
        };
        let Some((like, [(first, weakest), (last, strongest)])) = like(seat).zip(seat.levels)
        else {
            let who = match seat.name {
                None => "Du hast",
                Some(name) => &format!("{name} hat"),
            };
            return format!("{who} {lost}, {over}.");
        };
        match seat.open {
            None if first == last => format!("{like}: {lost}, {over}."),
            None => format!("{like}, {weakest} bis {strongest}: {lost}, {over}."),
            Some((_, games)) => {
                let closest = if first == last {
                    format!("Stufe {first}, {weakest}")
                } else {
                    format!("die Stufen {first} bis {last}, {weakest} bis {strongest}")
                };
                let games = if games == 1 {
                    "1 weitere Partie würde"
                } else {
                    &format!("{games} weitere Partien würden")
                };
                format!("{like}, am ehesten wie {closest}: {lost}, {over}. Etwa {games} es zeigen.")
            }
        }
    },
    own_level: |seat| like(seat).map(|like| format!("{like}.")),
    chart: |scale| match scale.unit {
        Unit::Points => "Erwarteter Endstand",
        Unit::Share => "Gewinnchance",
    },
    values: |unit| match unit {
        Unit::Points => "Punkte",
        Unit::Share => "Chance in\u{a0}%",
    },
    as_table: "Diagramm als Tabelle",
    turn: "Zug",
    round: "Runde",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("Zug {first}")
        } else {
            format!("Züge {first}–{last}")
        };
        headed("Runde", round, turns)
    },
    end: "Am Ende",
    breakdown: |scale| {
        if scale.has_chance {
            "Züge und Glück"
        } else {
            "Züge"
        }
    },
    start: "Zu Beginn",
    own: "Eigene Züge",
    others: "Züge der anderen",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Unvorhergesehen",
        (Rivals::Several, true) => "Glück und andere",
        (Rivals::None | Rivals::One, true) => "Glück",
    },
    result: "Ergebnis",
    breakdown_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Die Erwartung zu Beginn und die Veränderungen ergeben zusammen das Ergebnis. Glück gibt es hier nicht: Was kein Zug erklärt, hat auch der Experte nicht vorhergesehen."
        }
        (Rivals::Several, true) => {
            "Die Erwartung zu Beginn und die Veränderungen ergeben zusammen das Ergebnis. Bei mehreren Gegnern lässt sich die Wirkung ihrer Züge nicht vom Glück trennen."
        }
        (Rivals::One, true) => {
            "Die Erwartung zu Beginn und die Veränderungen ergeben zusammen das Ergebnis. Was der eine verliert, gewinnt der andere; der Rest ist Glück oder ein Irrtum des Experten."
        }
        (Rivals::None, true) => {
            "Die Erwartung zu Beginn und die Veränderungen ergeben zusammen das Ergebnis. Was die Züge nicht erklären, ist Glück oder ein Irrtum des Experten."
        }
    },
    breakdown_unit: |unit| match unit {
        Unit::Points => "Veränderungen sind in Punkten angegeben.",
        Unit::Share => {
            "Veränderungen sind Prozent eines Sieges: 1\u{202f}% ist eine von 100 Partien. Was verloren und zurückgewonnen wird, zählt jedes Mal; eine Veränderung kann also größer sein als ein ganzer Sieg."
        }
    },
    starts: "Jeder Beginn geht von dem aus, was dieser Spieler bei seiner ersten Entscheidung wusste; zusammen müssen sie also nicht 100\u{202f}% ergeben.",
    costly: "Die größten Fehler",
    whose: "Spieler",
    everybody: "Alle Spieler",
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
    loss: |unit, loss| format!("−{}", worth(unit, loss)),
    gain: |scale, gain, points| {
        let gain = NUMBERS.tenths(gain);
        let gain = match scale.unit {
            Unit::Points => format!("{gain} Punkte mehr"),
            Unit::Share => format!("gewinnt von 100 Partien {gain} mehr"),
        };
        match points {
            Some(points) => format!("{gain}, {} Punkte besser", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |scale, margin| {
        format!(
            "Was sich hier um bis zu {} unterscheidet, kann der Experte nicht auseinanderhalten: Es gilt als gleich.",
            worth(scale.unit, margin)
        )
    },
    lines: "Auf dem Tisch",
    before: "Vorher",
    line_played: "Gespielt:",
    line_better: "Besser:",
    way_played: "So ging die Partie weiter.",
    way_better: "So hätte es weitergehen können.",
    way_average: "Die Zahlen auf den Knöpfen sind der Durchschnitt von allem, was kommen kann.",
    way_end: |has_chance, value, average| match has_chance {
        true => {
            format!("Dieser eine Weg führt zu {value}; im Durchschnitt aller sind es {average}.")
        }
        false => {
            format!("Von hier aus neu beurteilt: {value}; von der Entscheidung aus: {average}.")
        }
    },
    look: "Stellung ansehen",
    back: "Analyse",
    costlier: "Ein größerer Fehler",
    cheaper: "Ein kleinerer Fehler",
    place: |place, all| format!("{place} von {all}"),
    play_on: "Von hier weiterspielen",
    play_on_about: "Startet an dieser Stelle eine neue Partie, in der dieselben Karten oder Würfe folgen. Sie ist eine Übung und zählt nicht für deine Statistik. Eine laufende Partie kommt zu den gespielten Partien.",
    numbers: NUMBERS,
};

/// The levels that somebody may have decided like.
fn like(seat: &SeatLevel) -> Option<String> {
    let who = match seat.name {
        None => "Du hast",
        Some(name) => &format!("{name} hat"),
    };
    let ([first, last], name) = seat.possible()?;
    Some(if first == last {
        format!("{who} entschieden wie Stufe {first}, {name}")
    } else {
        format!("{who} entschieden wie eine der Stufen {first} bis {last}")
    })
}
