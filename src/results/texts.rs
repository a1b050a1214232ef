//! What is said about results, wherever they are shown.

use protocol::Level;

use super::Company;
use crate::i18n::Lang;

/// The texts in one language.
pub struct Texts {
    /// By which rules a game was played, by the name that lines have for it;
    /// empty for one that a later release wrote.
    pub variant: fn(&str) -> &'static str,
    /// How many played.
    pub players: fn(usize) -> String,
    /// Against one bot of this level, or several.
    pub against: fn(Level, bool) -> &'static str,
    /// Against bots of several levels.
    pub mixed: &'static str,
    /// A place among so many.
    pub place: fn(u8, usize) -> String,
}

/// The texts in a language.
pub const fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

impl Texts {
    /// What a table was like, in short.
    pub fn table(&self, variant: &str, players: usize, company: Company) -> String {
        let company = match company {
            Company::Nobody => "",
            Company::Level(level) => (self.against)(level, players > 2),
            Company::Mixed => self.mixed,
        };
        let players = (self.players)(players);
        let parts = [(self.variant)(variant), &players, company];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(", ")
    }
}

const EN: Texts = Texts {
    variant: |variant| match variant {
        "one" => "one round",
        "hundred" => "to 100 points",
        "basic" => "basic rules",
        "advanced" => "advanced rules",
        "standard" => "usual set-up",
        "facing" => "facing set-up",
        "shuffled" => "shuffled set-up",
        _ => "",
    },
    players: |players| match players {
        1 => "alone".to_owned(),
        _ => format!("{players} players"),
    },
    against: |level, several| match (level, several) {
        (Level::Beginner, false) => "against a beginner",
        (Level::Beginner, true) => "against beginners",
        (Level::Regular, false) => "against a regular",
        (Level::Regular, true) => "against regulars",
        (Level::Strong, false) => "against a strong bot",
        (Level::Strong, true) => "against strong bots",
        (Level::Expert, false) => "against an expert",
        (Level::Expert, true) => "against experts",
    },
    mixed: "against mixed bots",
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

const FR: Texts = Texts {
    variant: |variant| match variant {
        "one" => "une manche",
        "hundred" => "en 100 points",
        "basic" => "règles de base",
        "advanced" => "règles avancées",
        "standard" => "placement habituel",
        "facing" => "placement face à face",
        "shuffled" => "placement mélangé",
        _ => "",
    },
    players: |players| match players {
        1 => "en solitaire".to_owned(),
        _ => format!("{players} joueurs"),
    },
    against: |level, several| match (level, several) {
        (Level::Beginner, false) => "contre un débutant",
        (Level::Beginner, true) => "contre des débutants",
        (Level::Regular, false) => "contre un habitué",
        (Level::Regular, true) => "contre des habitués",
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
