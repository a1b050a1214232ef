//! The texts of results, in Italian.

use protocol::Level;

use crate::i18n::ResultLineTexts;

pub(crate) static TEXTS: ResultLineTexts = ResultLineTexts {
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
        (Level::Newcomer | Level::Learner | Level::Beginner, false) => "contro un principiante",
        (Level::Newcomer | Level::Learner | Level::Beginner, true) => "contro principianti",
        (Level::Casual, false) => "contro un giocatore occasionale",
        (Level::Casual, true) => "contro giocatori occasionali",
        (Level::Amateur, false) => "contro un amatore",
        (Level::Amateur, true) => "contro amatori",
        (Level::Regular, false) => "contro un bot intermedio",
        (Level::Regular, true) => "contro bot intermedi",
        (Level::Proficient, false) => "contro un bot avanzato",
        (Level::Proficient, true) => "contro bot avanzati",
        (Level::Strong, false) => "contro un bot forte",
        (Level::Strong, true) => "contro bot forti",
        (Level::VeryStrong, false) => "contro un bot molto forte",
        (Level::VeryStrong, true) => "contro bot molto forti",
        (Level::Formidable, false) => "contro un bot temibile",
        (Level::Formidable, true) => "contro bot temibili",
        (Level::Outstanding, false) => "contro un bot eccellente",
        (Level::Outstanding, true) => "contro bot eccellenti",
        (Level::Expert, false) => "contro un esperto",
        (Level::Expert, true) => "contro esperti",
    },
    mixed: "contro bot di vari livelli",
    place: |place, players| format!("{place}º su {players}"),
};
