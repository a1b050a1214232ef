//! A hint in words, for the prompt and for screen readers.

use core::fmt::Display;

use super::ranking::{Badge, Hint, Margin};
use super::texts::HintTexts;

/// A hint in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HintSentences {
    /// The best action, and how far it is ahead.
    pub best: String,
    /// Others that are close; empty without any.
    pub others: String,
    /// The best action in the game's notation, for tests; empty without one.
    pub action: String,
}

impl HintSentences {
    /// Both sentences in one text.
    pub fn whole(&self) -> String {
        [self.best.as_str(), self.others.as_str()]
            .join(" ")
            .trim_end()
            .into()
    }
}

/// The hint in words; `name` puts an action into words.
pub fn hint_sentences<A: Copy + Display>(
    hint: &Hint<A>,
    name: impl Fn(A) -> String,
    texts: &HintTexts,
) -> HintSentences {
    let named: Vec<String> = hint.marks.iter().map(|mark| name(mark.action)).collect();
    let best = hint.marks.first();
    HintSentences {
        action: best.map(|best| best.action.to_string()).unwrap_or_default(),
        ..compose(&named, best.map(|best| best.badge), hint.margin, texts)
    }
}

/// The sentences. Not generic, so that the page has this code once.
fn compose(
    named: &[String],
    best: Option<Badge>,
    margin: Option<Margin>,
    texts: &HintTexts,
) -> HintSentences {
    let (Some((action, others)), Some(Badge::Ranked(badge))) = (named.split_first(), best) else {
        return HintSentences {
            best: texts.alike.into(),
            ..HintSentences::default()
        };
    };
    let best = match margin {
        Some(margin) => {
            let sentences = (texts.best)(action, margin.points, margin.percent);
            let expected = match badge.percent {
                Some(percent) => (texts.chance)(percent),
                None => (texts.expected)(badge.points),
            };
            [sentences, expected].join(" ")
        }
        None => (texts.only)(action),
    };
    let others = if others.is_empty() {
        String::new()
    } else {
        (texts.others)(&others.join(texts.between))
    };
    HintSentences {
        best,
        others,
        action: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hint::ranking::Ranked;
    use crate::hint::{Margin, Mark, texts};
    use model::lang::Lang;

    fn mark(action: char, percent: Option<u32>) -> Mark<char> {
        Mark {
            action,
            badge: Badge::Ranked(Ranked {
                rank: 1,
                points: -25,
                percent,
            }),
        }
    }

    fn joined(marks: &[Mark<char>], margin: Option<Margin>, lang: Lang) -> String {
        let hint = Hint {
            marks: marks.to_vec(),
            margin,
        };
        let name = |action| format!("take {action}");
        let sentences = hint_sentences(&hint, name, texts(lang));
        let first = marks.first().map(|mark| mark.action.to_string());
        assert_eq!(sentences.action, first.unwrap_or_default());
        format!("{} {}", sentences.best, sentences.others)
            .trim_end()
            .to_owned()
    }

    #[test]
    fn the_best_is_named_with_what_it_gains() {
        let margin = |points, percent| Some(Margin { points, percent });
        let one = [mark('a', Some(62))];
        assert_eq!(
            joined(&one, margin(2, 0), Lang::En),
            "Best: take a – about 2 points better than the next best. Chance of winning the game: 62%."
        );
        assert_eq!(
            joined(&one, margin(1, 3), Lang::Fr),
            "Le mieux\u{a0}: take a – environ 1 point de mieux que le suivant, et gagne environ 3\u{a0}% plus souvent. Chances de gagner la partie\u{a0}: 62\u{a0}%."
        );
        let two = [mark('a', None), mark('b', None)];
        assert_eq!(
            joined(&two, margin(0, 0), Lang::En),
            "Best: take a – several moves are about equal. Expected: −2.5 points. Nearly as good: take b."
        );
    }

    #[test]
    fn one_choice_and_equal_ones_are_told_as_such() {
        assert_eq!(
            joined(&[mark('a', None)], None, Lang::En),
            "The only move: take a."
        );
        for lang in Lang::ALL {
            assert_eq!(
                joined(&[], Some(Margin::default()), lang),
                texts(lang).alike
            );
        }
    }
}
