//! The texts of results, in English.

use protocol::Level;

use crate::i18n::ResultLineTexts;

pub(crate) static TEXTS: ResultLineTexts = ResultLineTexts {
    variant: |variant| match variant {
        "one" => "one round",
        "hundred" => "to 100 points",
        "basic" => "basic rules",
        "advanced" => "advanced rules",
        "standard" => "standard set-up",
        "facing" => "mirrored set-up",
        "shuffled" => "shuffled set-up",
        _ => "",
    },
    players: |players| match players {
        1 => "solo".to_owned(),
        _ => format!("{players} players"),
    },
    against: |level, several| match (level, several) {
        (Level::Newcomer | Level::Learner | Level::Beginner, false) => "against a beginner",
        (Level::Newcomer | Level::Learner | Level::Beginner, true) => "against beginners",
        (Level::Casual, false) => "against a casual player",
        (Level::Casual, true) => "against casual players",
        (Level::Amateur, false) => "against an amateur",
        (Level::Amateur, true) => "against amateurs",
        (Level::Regular, false) => "against an intermediate bot",
        (Level::Regular, true) => "against intermediate bots",
        (Level::Proficient, false) => "against a proficient bot",
        (Level::Proficient, true) => "against proficient bots",
        (Level::Strong, false) => "against a strong bot",
        (Level::Strong, true) => "against strong bots",
        (Level::VeryStrong, false) => "against a very strong bot",
        (Level::VeryStrong, true) => "against very strong bots",
        (Level::Formidable, false) => "against a formidable bot",
        (Level::Formidable, true) => "against formidable bots",
        (Level::Outstanding, false) => "against an outstanding bot",
        (Level::Outstanding, true) => "against outstanding bots",
        (Level::Expert, false) => "against an expert",
        (Level::Expert, true) => "against experts",
    },
    mixed: "against bots of different levels",
    place: |place, players| {
        let ending = match place {
            1 => "st",
            2 => "nd",
            3 => "rd",
            _ => "th",
        };
        format!("{place}{ending} of {players}")
    },
};
