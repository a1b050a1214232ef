//! Results in German.

use protocol::Level;

use crate::i18n::ResultTexts;

pub(crate) static TEXTS: ResultTexts = ResultTexts {
    variant: |variant| match variant {
        "one" => "eine Runde",
        "hundred" => "bis 100 Punkte",
        "basic" => "Grundregeln",
        "advanced" => "erweiterte Regeln",
        "standard" => "Standardaufstellung",
        "facing" => "gespiegelte Aufstellung",
        "shuffled" => "gemischte Aufstellung",
        _ => "",
    },
    players: |players| match players {
        1 => "allein".to_owned(),
        _ => format!("{players} Spieler"),
    },
    against: |level, several| match (level, several) {
        (Level::Beginner, false) => "gegen einen Anfänger",
        (Level::Beginner, true) => "gegen Anfänger",
        (Level::Regular, false) => "gegen einen geübten Bot",
        (Level::Regular, true) => "gegen geübte Bots",
        (Level::Strong, false) => "gegen einen starken Bot",
        (Level::Strong, true) => "gegen starke Bots",
        (Level::Expert, false) => "gegen einen Experten",
        (Level::Expert, true) => "gegen Experten",
    },
    mixed: "gegen Bots verschiedener Stufen",
    place: |place, players| format!("Platz {place} von {players}"),
};
