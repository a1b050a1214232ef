//! What is said about results, in French.

use protocol::Level;

use crate::i18n::ResultTexts;

pub(crate) static TEXTS: ResultTexts = ResultTexts {
    variant: |variant| match variant {
        "one" => "une manche",
        "hundred" => "en 100 points",
        "basic" => "règles de base",
        "advanced" => "règles avancées",
        "standard" => "placement standard",
        "facing" => "placement face à face",
        "shuffled" => "placement mélangé",
        _ => "",
    },
    players: |players| match players {
        1 => "en solo".to_owned(),
        _ => format!("{players} joueurs"),
    },
    against: |level, several| match (level, several) {
        (Level::Beginner, false) => "contre un débutant",
        (Level::Beginner, true) => "contre des débutants",
        (Level::Regular, false) => "contre un robot intermédiaire",
        (Level::Regular, true) => "contre des robots intermédiaires",
        (Level::Strong, false) => "contre un robot fort",
        (Level::Strong, true) => "contre des robots forts",
        (Level::Expert, false) => "contre un expert",
        (Level::Expert, true) => "contre des experts",
    },
    mixed: "contre des robots de plusieurs niveaux",
    place: |place, players| {
        let ending = if place == 1 { "er" } else { "e" };
        format!("{place}{ending} sur {players}")
    },
};
