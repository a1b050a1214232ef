//! The texts of results, in Spanish.

use protocol::Level;

use crate::i18n::ResultLineTexts;

pub(crate) static TEXTS: ResultLineTexts = ResultLineTexts {
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
        (Level::Newcomer | Level::Learner | Level::Beginner, false) => "contra un principiante",
        (Level::Newcomer | Level::Learner | Level::Beginner, true) => "contra principiantes",
        (Level::Casual, false) => "contra un jugador ocasional",
        (Level::Casual, true) => "contra jugadores ocasionales",
        (Level::Amateur, false) => "contra un aficionado",
        (Level::Amateur, true) => "contra aficionados",
        (Level::Regular, false) => "contra un bot intermedio",
        (Level::Regular, true) => "contra bots intermedios",
        (Level::Proficient, false) => "contra un bot avanzado",
        (Level::Proficient, true) => "contra bots avanzados",
        (Level::Strong, false) => "contra un bot fuerte",
        (Level::Strong, true) => "contra bots fuertes",
        (Level::VeryStrong, false) => "contra un bot muy fuerte",
        (Level::VeryStrong, true) => "contra bots muy fuertes",
        (Level::Formidable, false) => "contra un bot temible",
        (Level::Formidable, true) => "contra bots temibles",
        (Level::Outstanding, false) => "contra un bot sobresaliente",
        (Level::Outstanding, true) => "contra bots sobresalientes",
        (Level::Expert, false) => "contra un experto",
        (Level::Expert, true) => "contra expertos",
    },
    mixed: "contra bots de varios niveles",
    place: |place, players| format!("{place}.º de {players}"),
};
