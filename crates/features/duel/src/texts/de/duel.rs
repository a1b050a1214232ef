//! The texts of duels, in German.

use core::cmp::Ordering;

use crate::texts::DuelTexts;

pub(crate) static TEXTS: DuelTexts = DuelTexts {
    duel: "Duell",
    title: |game| format!("Duell: {game}"),
    about: "Zwei spielen dieselbe Partie, jeder am eigenen Gerät: dasselbe Glück, dieselben Gegner. Ein Duell beginnt mit „Teilen“ beim Ergebnis einer Partie gegen Bots.",
    none: "Noch keine Duelle.",
    challenges: |name| format!("{name} fordert dich heraus"),
    sealed: |name| {
        format!(
            "Das Ergebnis von {name} bleibt versiegelt, bis deine Partie zu Ende ist. Kein Zug wird zurückgenommen, und es gibt keine Tipps."
        )
    },
    helped: |name| format!("{name} hatte in dieser Partie Hilfe."),
    own_helped: "Du hattest in dieser Partie Hilfe.",
    same: "Dasselbe Glück und dieselben Gegner für beide.",
    accept: "Annehmen",
    go_on: "Weiterspielen",
    give_up: "Aufgeben und nachsehen",
    seen: "Du hast das Ergebnis gesehen.",
    own_unreadable: "Deine eigene Partie dieses Duells ist hier nicht lesbar. Vielleicht kann es eine neuere Version der Seite.",
    own: "Das ist dein eigenes Duell. Wer den Link öffnet, spielt gegen dein Ergebnis.",
    waiting: "Noch keine Antwort. Wenn der Link kommt, öffne ihn auf diesem Gerät.",
    against: |name| format!("Du und {name}"),
    points: |order, name, points| match (order, points) {
        (Ordering::Less, 1) => format!("{name} ist um 1 Punkt besser."),
        (Ordering::Less, _) => format!("{name} ist um {points} Punkte besser."),
        (_, 1) => "Du bist um 1 Punkt besser.".into(),
        _ => format!("Du bist um {points} Punkte besser."),
    },
    places: |order, name, own, their| match order {
        Ordering::Less => format!("{name} war besser: {their}. Du: {own}."),
        _ => format!("Du warst besser: {own}. {name}: {their}."),
    },
    equal: |name| format!("Du und {name} seid gleichauf."),
    replay: "Ansehen",
    replay_of: |name| format!("Partie ansehen: {name}"),
    after: "Deine Partie des Duells ist zu Ende",
    compare: "Beide Ergebnisse ansehen",
    remove: "Entfernen",
    remove_sure: "Dieses Duell endgültig entfernen",
    in_other_tab: "Dieses Duell wird in einem anderen Tab gespielt.",
    gone: "Dieses Duell ist nicht oder nicht mehr auf diesem Gerät. Öffne den Link noch einmal.",
    not_over: "die Partie in diesem Link ist nicht zu Ende und darum kein Duell.",
    practice: "die Partie in diesem Link war Übung und ist darum kein Duell.",
    persons: "die Partie in diesem Link hat nicht eine Person gegen Bots gespielt; sie ist darum kein Duell.",
    is_new: "noch zu spielen",
    goes_on: "läuft",
    is_waiting: "wartet auf Antwort",
    is_done: "von beiden gespielt",
};
