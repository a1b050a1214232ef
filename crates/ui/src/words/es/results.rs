//! What is said about results, in Spanish.

use protocol::Level;

use crate::i18n::ResultTexts;

pub(crate) static TEXTS: ResultTexts = ResultTexts {
    variant: |variant| match variant {
        "one" => "una ronda",
        "hundred" => "a 100 puntos",
        "basic" => "reglas básicas",
        "advanced" => "reglas avanzadas",
        "standard" => "colocación normal",
        "facing" => "colocación enfrentada",
        "shuffled" => "colocación mezclada",
        _ => "",
    },
    players: |players| match players {
        1 => "en solitario".to_owned(),
        _ => format!("{players} jugadores"),
    },
    against: |level, several| match (level, several) {
        (Level::Beginner, false) => "contra un principiante",
        (Level::Beginner, true) => "contra principiantes",
        (Level::Regular, false) => "contra un bot intermedio",
        (Level::Regular, true) => "contra bots intermedios",
        (Level::Strong, false) => "contra un bot fuerte",
        (Level::Strong, true) => "contra bots fuertes",
        (Level::Expert, false) => "contra un experto",
        (Level::Expert, true) => "contra expertos",
    },
    mixed: "contra bots de varios niveles",
    place: |place, players| format!("{place}.º de {players}"),
};
