//! What is said about results, in Italian.

use protocol::Level;

use crate::i18n::ResultTexts;

pub(crate) static TEXTS: ResultTexts = ResultTexts {
    variant: |variant| match variant {
        "one" => "una manche",
        "hundred" => "a 100 punti",
        "basic" => "regole base",
        "advanced" => "regole avanzate",
        "standard" => "disposizione standard",
        "facing" => "disposizione speculare",
        "shuffled" => "disposizione mescolata",
        _ => "",
    },
    players: |players| match players {
        1 => "in solitario".to_owned(),
        _ => format!("{players} giocatori"),
    },
    against: |level, several| match (level, several) {
        (Level::Beginner, false) => "contro un principiante",
        (Level::Beginner, true) => "contro principianti",
        (Level::Regular, false) => "contro un bot intermedio",
        (Level::Regular, true) => "contro bot intermedi",
        (Level::Strong, false) => "contro un bot forte",
        (Level::Strong, true) => "contro bot forti",
        (Level::Expert, false) => "contro un esperto",
        (Level::Expert, true) => "contro esperti",
    },
    mixed: "contro bot di vari livelli",
    place: |place, players| format!("{place}º su {players}"),
};
