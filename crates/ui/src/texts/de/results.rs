//! The texts of results, in German.

use protocol::Level;

use crate::i18n::ResultLineTexts;

pub(crate) static TEXTS: ResultLineTexts = ResultLineTexts {
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
        (Level::Newcomer | Level::Learner | Level::Beginner, false) => "gegen einen Anfänger",
        (Level::Newcomer | Level::Learner | Level::Beginner, true) => "gegen Anfänger",
        (Level::Casual, false) => "gegen einen Hobbyspieler",
        (Level::Casual, true) => "gegen Hobbyspieler",
        (Level::Amateur, false) => "gegen einen Amateur",
        (Level::Amateur, true) => "gegen Amateure",
        (Level::Regular, false) => "gegen einen geübten Bot",
        (Level::Regular, true) => "gegen geübte Bots",
        (Level::Proficient, false) => "gegen einen erfahrenen Bot",
        (Level::Proficient, true) => "gegen erfahrene Bots",
        (Level::Strong, false) => "gegen einen starken Bot",
        (Level::Strong, true) => "gegen starke Bots",
        (Level::VeryStrong, false) => "gegen einen sehr starken Bot",
        (Level::VeryStrong, true) => "gegen sehr starke Bots",
        (Level::Formidable, false) => "gegen einen gefürchteten Bot",
        (Level::Formidable, true) => "gegen gefürchtete Bots",
        (Level::Outstanding, false) => "gegen einen überragenden Bot",
        (Level::Outstanding, true) => "gegen überragende Bots",
        (Level::Expert, false) => "gegen einen Experten",
        (Level::Expert, true) => "gegen Experten",
    },
    mixed: "gegen Bots verschiedener Stufen",
    place: |place, players| format!("Platz {place} von {players}"),
};
