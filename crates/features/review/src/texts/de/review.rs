//! The texts of reviews, in German.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::de::NUMBERS;

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
            (Unit::Points, tenths) => format!("{} Punkte", NUMBERS.tenths(tenths)),
            (Unit::Share, 0) => "weniger als 1\u{202f}% eines Sieges".into(),
            (Unit::Share, tenths) => {
                let percent = tenths / 10;
                format!("{percent}\u{202f}% eines Sieges")
            }
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
        format!("{sentence}.")
    },
    seat_level: |seat| {
        let loss = match seat.unit {
            Unit::Points => format!("{} Punkte", seat.number(NUMBERS)),
            Unit::Share => format!("{}\u{202f}‰ eines Sieges", seat.number(NUMBERS)),
        };
        let (who, has) = match seat.name {
            None => ("Du", "hast"),
            Some(name) => (name, "hat"),
        };
        let over = match seat.decisions {
            1 => "bei 1 Entscheidung, auf die es ankam".to_owned(),
            count => format!("bei {count} Entscheidungen, auf die es ankam"),
        };
        let found = match seat.levels {
            None => format!("{who} {has} {loss} pro Entscheidung verloren, {over}."),
            Some([(first, name), (last, _)]) if first == last => format!(
                "{who} {has} entschieden wie Stufe {first}, {name}: {loss} pro Entscheidung verloren, {over}."
            ),
            Some([(first, weakest), (last, strongest)]) => format!(
                "{who} {has} entschieden wie die Stufen {first} bis {last}, {weakest} bis {strongest}: {loss} pro Entscheidung verloren, {over}."
            ),
        };
        match seat.open {
            None => found,
            Some(([first, last], games)) => {
                let games = if games == 1 {
                    "1 weitere Partie würde"
                } else {
                    &format!("{games} weitere Partien würden")
                };
                format!(
                    "{found} Es kann jede Stufe von {first} bis {last} sein: Etwa {games} es zeigen."
                )
            }
        }
    },
    own_level: |[first, last], name| {
        if first == last {
            format!("Du hast entschieden wie Stufe {first}, {name}.")
        } else {
            format!("Du hast entschieden wie eine der Stufen {first} bis {last}.")
        }
    },
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
            "Veränderungen sind Prozent eines Sieges: Mit dem Beginn ergeben sie zusammen das Ergebnis."
        }
    },
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
    loss: |unit, loss| {
        let loss = NUMBERS.tenths(-loss);
        match unit {
            Unit::Points => format!("{loss} Punkte"),
            Unit::Share => format!("{loss}\u{202f}% eines Sieges"),
        }
    },
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
        let margin = NUMBERS.tenths(margin);
        match scale.unit {
            Unit::Points => format!("Unterschiede bis {margin} Punkte gelten als gleich."),
            Unit::Share => {
                format!("Unterschiede bis {margin}\u{202f}% eines Sieges gelten als gleich.")
            }
        }
    },
    lines: "Auf dem Tisch",
    before: "Vorher",
    line_played: "Gespielt:",
    line_better: "Besser:",
    way_played: "So ging die Partie weiter.",
    way_better: "So hätte es weitergehen können.",
    way_average: "Die Zahlen auf den Knöpfen sind der Durchschnitt von allem, was kommen kann.",
    way_end: |value| format!("Dann zu erwarten: {value}"),
    look: "Stellung ansehen",
    back: "Analyse",
    costlier: "Ein größerer Fehler",
    cheaper: "Ein kleinerer Fehler",
    place: |place, all| format!("{place} von {all}"),
    play_on: "Von hier weiterspielen",
    play_on_about: "Startet an dieser Stelle eine neue Partie, in der dieselben Karten oder Würfe folgen. Sie ist eine Übung und zählt nicht für deine Statistik. Eine laufende Partie kommt zu den gespielten Partien.",
    numbers: NUMBERS,
};
