//! The texts of results, in French.

use protocol::Level;

use crate::i18n::ResultLineTexts;

pub(crate) static TEXTS: ResultLineTexts = ResultLineTexts {
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
        (Level::Newcomer | Level::Learner | Level::Beginner, false) => "contre un débutant",
        (Level::Newcomer | Level::Learner | Level::Beginner, true) => "contre des débutants",
        (Level::Casual, false) => "contre un joueur occasionnel",
        (Level::Casual, true) => "contre des joueurs occasionnels",
        (Level::Amateur, false) => "contre un amateur",
        (Level::Amateur, true) => "contre des amateurs",
        (Level::Regular, false) => "contre un robot intermédiaire",
        (Level::Regular, true) => "contre des robots intermédiaires",
        (Level::Proficient, false) => "contre un robot confirmé",
        (Level::Proficient, true) => "contre des robots confirmés",
        (Level::Strong, false) => "contre un robot fort",
        (Level::Strong, true) => "contre des robots forts",
        (Level::VeryStrong, false) => "contre un robot très fort",
        (Level::VeryStrong, true) => "contre des robots très forts",
        (Level::Formidable, false) => "contre un robot redoutable",
        (Level::Formidable, true) => "contre des robots redoutables",
        (Level::Outstanding, false) => "contre un robot remarquable",
        (Level::Outstanding, true) => "contre des robots remarquables",
        (Level::Expert, false) => "contre un expert",
        (Level::Expert, true) => "contre des experts",
    },
    mixed: "contre des robots de différents niveaux",
    place: |place, players| {
        let ending = if place == 1 { "er" } else { "e" };
        format!("{place}{ending} sur {players}")
    },
};
