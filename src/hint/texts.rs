//! What is said of hints, in every language. A missing text does not compile.

use crate::i18n::{Lang, decimal};

/// The texts in one language.
pub struct HintTexts {
    /// Asks for a hint.
    pub ask: &'static str,
    /// The same, with its key.
    pub ask_key: &'static str,
    /// On the button while the worker thinks.
    pub thinking: &'static str,
    /// In the prompt while the worker thinks.
    pub working: &'static str,
    /// The best action, and how far it is ahead.
    pub best: fn(&str, &str) -> String,
    /// The only action.
    pub only: fn(&str) -> String,
    /// How far the best is ahead: whole points, hundredths of a win; both 0 if
    /// it is not.
    pub lead: fn(u32, u32) -> String,
    /// The chance to win, in hundredths.
    pub chance: fn(u32) -> String,
    /// The points to be expected, in tenths.
    pub expected: fn(i32) -> String,
    /// Others that are close, already joined.
    pub others: fn(&str) -> String,
    /// Between several of them.
    pub between: &'static str,
    /// Nothing tells the actions apart.
    pub alike: &'static str,
    /// A chance on a badge, in hundredths.
    pub percent: fn(u32) -> String,
    /// Points on a badge, in tenths.
    pub points: fn(i32) -> String,
    /// On the badge of what would have been better.
    pub better: &'static str,
    /// On the badge of what was done instead.
    pub played: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static HintTexts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

/// A number in tenths that may be negative.
fn tenths(number: i32, point: char) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", decimal(number.unsigned_abs(), point))
}

static EN: HintTexts = HintTexts {
    ask: "Hint",
    ask_key: "Hint (H)",
    thinking: "Thinking…",
    working: "Looking for the best move…",
    best: |action, lead| format!("Best: {action} – {lead}."),
    only: |action| format!("The only choice: {action}."),
    lead: |points, percent| {
        let points_word = if points == 1 { "point" } else { "points" };
        match (points, percent) {
            (0, 0) => "the next is about as good".into(),
            (_, 0) => format!("about {points} {points_word} better than the next"),
            (0, _) => format!("wins about {percent}% more often than the next"),
            (..) => format!(
                "about {points} {points_word} better than the next, and wins about {percent}% more often"
            ),
        }
    },
    chance: |percent| format!("Chance of winning: {percent}%."),
    expected: |points| format!("Expected: {} points.", tenths(points, '.')),
    others: |others| format!("Nearly as good: {others}."),
    between: "; ",
    alike: "Nothing tells the choices apart: any of them is as good.",
    percent: |percent| format!("{percent}%"),
    points: |points| tenths(points, '.'),
    better: "Better",
    played: "Played",
};

static FR: HintTexts = HintTexts {
    ask: "Indice",
    ask_key: "Indice (H)",
    thinking: "Réflexion…",
    working: "Recherche du meilleur coup…",
    best: |action, lead| format!("Le mieux\u{a0}: {action} – {lead}."),
    only: |action| format!("Le seul choix\u{a0}: {action}."),
    lead: |points, percent| {
        let points_word = if points == 1 { "point" } else { "points" };
        match (points, percent) {
            (0, 0) => "le suivant est à peu près aussi bon".into(),
            (_, 0) => format!("environ {points} {points_word} de mieux que le suivant"),
            (0, _) => {
                format!("gagne environ {percent}\u{a0}% plus souvent que le suivant")
            }
            (..) => format!(
                "environ {points} {points_word} de mieux que le suivant, et gagne environ {percent}\u{a0}% plus souvent"
            ),
        }
    },
    chance: |percent| format!("Chances de gagner\u{a0}: {percent}\u{a0}%."),
    expected: |points| format!("Attendu\u{a0}: {} points.", tenths(points, ',')),
    others: |others| format!("Presque aussi bien\u{a0}: {others}."),
    between: "\u{a0}; ",
    alike: "Rien ne distingue ces choix\u{a0}: ils se valent tous.",
    percent: |percent| format!("{percent}\u{a0}%"),
    points: |points| tenths(points, ','),
    better: "Mieux",
    played: "Joué",
};
