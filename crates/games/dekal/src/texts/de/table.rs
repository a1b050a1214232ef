//! The texts of Dékal's table, in German.

use engine::dekal::{Action, Illegal, Push, Side};
use protocol::Level;

use crate::{DekalOptions, DekalTexts};
use ui::texts::de::{NUMBERS, cell, does, place, points};

fn push(push: Push) -> String {
    let line = push.line() + 1;
    match push.side() {
        Side::Left => format!("von links in Reihe {line}"),
        Side::Right => format!("von rechts in Reihe {line}"),
        Side::Top => format!("von oben in Spalte {line}"),
        Side::Bottom => format!("von unten in Spalte {line}"),
    }
}

pub(crate) static TEXTS: DekalTexts = DekalTexts {
    options: DekalOptions {
        rounds: "Dauer",
        one_round: "Eine Runde",
        to_hundred: "Mehrere Runden, bis jemand 100 Punkte erreicht",
        first: "Wer beginnt",
        first_lowest: "Wer die niedrigste Karte aufdeckt",
        first_me: "Du",
        first_random: "Per Los",
    },
    level_about: |level| match level {
        Level::Beginner => "Sieht kaum mehr als die Karte, die er nimmt.",
        Level::Regular => "Achtet auch darauf, was er den anderen übrig lässt.",
        Level::Strong => "Weiß aus Erfahrung, was aus einem Raster wird.",
        _ => "Schätzt auch ein, wer gewinnt, und spielt im Kopf weiter.",
    },
    styles: [
        "Nimmt gern, was andere brauchen.",
        "Hält gern hohe Karten für Paare offen.",
        "Legt niedrige Karten gern an den Rand.",
    ],
    title: "Dékal: der Tisch",
    your_grid: "Dein Raster",
    grid_of: |name| format!("Raster von {name}"),
    enlarge: |name| format!("Raster von {name} vergrößern"),
    centre: "Karten in der Mitte",
    edges: "Ränder deines Rasters",
    prompt_reveal: "Decke eine deiner verdeckten Karten auf.",
    prompt_draft: "Nimm eine Karte aus der Mitte und schiebe sie an einem markierten Rand ein.",
    prompt_edge: |card| format!("Wähle einen markierten Rand für die {card}."),
    prompt_forced: "Eine Karte bleibt für dich: Schiebe sie an einem markierten Rand ein.",
    forecast: |tenths, best| match best {
        None => format!("Erwartet: {} Punkte (bester Zug)", NUMBERS.tenths(tenths)),
        Some(best) => format!(
            "Erwartet: {} Punkte (am besten: {})",
            NUMBERS.tenths(tenths),
            NUMBERS.tenths(best)
        ),
    },
    counting: "Gleiche Nachbarn heben sich auf; was übrig bleibt, zählt.",
    points: |score| points(score as i32),
    largest_group: |cards, names| format!("Größte aufgehobene Gruppe: {cards} ({names})"),
    cards_left: "Karten",
    turning_up: "Die Karten werden aufgedeckt\u{a0}…",
    turn: |turn| format!("Zug {turn} von 16"),
    reveals: |name, card| {
        let reveals = does(name, "deckst", "deckt");
        format!("{name} {reveals} eine {card} auf")
    },
    tie_draw: |name, card| {
        let draws = does(name, "ziehst", "zieht");
        format!("{name} {draws} eine {card} für den Startmarker")
    },
    lot: |name| {
        let gets = does(name, "bekommst", "bekommt");
        format!("{name} {gets} per Los den Startmarker")
    },
    drafts: |name, card, at| {
        let pushes = does(name, "schiebst", "schiebt");
        format!("{name} {pushes} die {card} {}", push(at))
    },
    push,
    describe_action: |action| match action {
        Action::Reveal(cell) => format!("{} aufdecken", place(cell)),
        Action::Draft(draft) => format!(
            "die {} nehmen und {} schieben",
            draft.card,
            push(draft.push)
        ),
    },
    cell,
    face_down: "verdeckt",
    hole: "Lücke",
    centre_card: |card| format!("Karte {card}"),
    centre_empty: "Keine Karte",
    token: "Startspieler dieses Zugs",
    total: "Gesamt",
    score: "Punkte",
    tie_broken: "Bei Punktgleichheit liegt vorn, wer weniger Karten übrig hat.",
    choose_card_first: "Wähle zuerst eine Karte in der Mitte.",
    refusal: |error| {
        match error {
        Illegal::NotYourTurn => "Du bist noch nicht am Zug.".into(),
        Illegal::RevealFirst => "Decke zuerst eine deiner verdeckten Karten auf.".into(),
        Illegal::DraftFirst => "Nimm jetzt eine Karte aus der Mitte.".into(),
        Illegal::FaceUp(_) => {
            "Diese Karte liegt schon offen: Wähle eine, die verdeckt liegt.".into()
        }
        Illegal::NotInCentre(card) => format!("In der Mitte liegt keine {card}."),
        Illegal::MissesHole(_) => {
            "Einschieben geht nur entlang der Reihe oder der Spalte der Lücke.".into()
        }
        Illegal::NearEdge(_) => {
            "Die Lücke liegt direkt an diesem Rand: Beim Einschieben muss mindestens eine Karte wandern.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "Das geht jetzt nicht.".into()
        }
    }
    },
};
