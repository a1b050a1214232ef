//! A hint as a sentence, for the prompt and for screen readers, and the texts of hints, which every language has.

use core::fmt::Display;

use super::ranking::{Hint, Margin};
use ui::i18n::{Lang, NumberFormat, Translated};

/// The texts of hints in one language. A missing text does not compile.
pub struct HintTexts {
    /// The button's label.
    pub ask: &'static str,
    /// The button's label with its key.
    pub ask_key: &'static str,
    /// The button that turns the coach on or off.
    pub coach: &'static str,
    /// The button's label while the worker computes.
    pub thinking: &'static str,
    /// The prompt while the worker computes.
    pub working: &'static str,
    /// The best action, as games advise it, and why.
    pub best: fn(&str, &str) -> String,
    /// How far the best action is ahead of the next: in whole points, and in hundredths of a win. Both are 0 if it is
    /// not ahead. If the chance of winning is known, badges show that and not the points.
    pub lead: fn(u32, u32) -> String,
    /// The best action is ahead of the next, but by less than one in both numbers.
    pub slightly: &'static str,
    /// That there is only one action, on a badge as well.
    pub only: &'static str,
    /// Nothing tells the actions apart.
    pub alike: &'static str,
    /// How badges write chances and points.
    pub numbers: NumberFormat,
    /// The badge of the better action.
    pub better: &'static str,
    /// The badge of the action that was played.
    pub played: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static HintTexts {
    HintTexts::of(lang)
}

/// A hint as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintSentence {
    /// The best action, and why: what the badges of the stage show is not repeated.
    pub text: String,
    /// The best action in the game's notation, for tests; empty without one.
    pub action: String,
}

/// The hint as a sentence; `name` puts an action into words, `reason` is what the game says for the best one.
pub fn hint_sentence<A: Copy + Display>(
    hint: &Hint<A>,
    name: impl Fn(A) -> String,
    reason: Option<String>,
    texts: &HintTexts,
) -> HintSentence {
    let best = hint.marks.first().map(|mark| mark.action);
    HintSentence {
        text: compose(best.map(name), reason, hint.margin, texts),
        action: best.map(|best| best.to_string()).unwrap_or_default(),
    }
}

/// The sentence. Not generic, so that the page has this code once.
fn compose(
    best: Option<String>,
    reason: Option<String>,
    margin: Option<Margin>,
    texts: &HintTexts,
) -> String {
    let Some(action) = best else {
        return texts.alike.into();
    };
    let why = match margin {
        None => texts.only.into(),
        Some(margin) => reason.unwrap_or_else(|| match margin {
            Margin {
                is_ahead: true,
                points: 0,
                percent: 0,
            } => texts.slightly.into(),
            Margin {
                points, percent, ..
            } => (texts.lead)(points, percent),
        }),
    };
    (texts.best)(&action, &why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toolkit::mark::{Badge, Mark, RankBadge, Worth};

    fn text_of(
        actions: &str,
        margin: Option<(u32, u32)>,
        reason: Option<&str>,
        lang: Lang,
    ) -> String {
        let mark = |action: char| Mark {
            action,
            badge: Badge::Ranked(RankBadge {
                rank: 1,
                worth: Worth::Points,
                number: -25,
            }),
        };
        let hint = Hint {
            marks: actions.chars().map(mark).collect(),
            margin: margin.map(|(points, percent)| Margin {
                is_ahead: points + percent > 0,
                points,
                percent,
            }),
        };
        let name = |action| format!("take {action}");
        let sentence = hint_sentence(&hint, name, reason.map(String::from), texts(lang));
        let first = actions.chars().next().map(String::from);
        assert_eq!(sentence.action, first.unwrap_or_default());
        sentence.text
    }

    #[test]
    fn the_best_is_named_with_its_reason_or_else_with_its_lead() {
        let en = |margin, reason| text_of("ab", Some(margin), reason, Lang::En);
        assert_eq!(
            en((2, 0), None),
            "Best: take a – about 2 points better than the next best."
        );
        assert_eq!(
            en((1, 3), None),
            "Best: take a – wins 3 more games in 100 than the next best."
        );
        assert_eq!(
            en((0, 0), None),
            "Best: take a – several moves are about equal."
        );
        assert_eq!(
            en((2, 0), Some("only 1 point")),
            "Best: take a – only 1 point."
        );
        assert_eq!(
            text_of("ab", Some((1, 3)), None, Lang::Fr),
            "Le mieux\u{a0}: take a – gagne 3 parties de plus sur 100 que le deuxième."
        );
    }

    #[test]
    fn one_choice_and_equal_ones_are_told_as_such() {
        assert_eq!(
            text_of("a", None, Some("why"), Lang::En),
            "Best: take a – only move."
        );
        for lang in Lang::ALL {
            assert_eq!(text_of("", Some((0, 0)), None, lang), texts(lang).alike);
        }
    }
}
