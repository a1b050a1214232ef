//! A hint in words, for the prompt and for screen readers.

use core::fmt::Display;

use super::ranking::{Badge, Hint, Lead};
use super::texts::HintTexts;

/// A hint in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Said {
    /// The best action, and how far it is ahead.
    pub best: String,
    /// Others that are close; empty without any.
    pub others: String,
    /// The best action in the game's notation, for tests; empty without one.
    pub action: String,
}

impl Said {
    /// All that is said.
    pub fn whole(&self) -> String {
        [self.best.as_str(), self.others.as_str()]
            .join(" ")
            .trim_end()
            .into()
    }
}

/// The hint in words; `name` says an action as something to do.
pub fn say<A: Copy + Display>(
    hint: &Hint<A>,
    name: impl Fn(A) -> String,
    texts: &HintTexts,
) -> Said {
    let named: Vec<String> = hint.marks.iter().map(|mark| name(mark.action)).collect();
    let best = hint.marks.first();
    Said {
        action: best.map(|best| best.action.to_string()).unwrap_or_default(),
        ..compose(&named, best.map(|best| best.badge), hint.lead, texts)
    }
}

/// The words; not generic, so that the page has it once.
fn compose(named: &[String], best: Option<Badge>, lead: Option<Lead>, texts: &HintTexts) -> Said {
    let (Some((action, others)), Some(Badge::Ranked(badge))) = (named.split_first(), best) else {
        return Said {
            best: texts.alike.into(),
            ..Said::default()
        };
    };
    let best = match lead {
        Some(lead) => {
            let said = (texts.best)(action, lead.points, lead.percent);
            let expected = match badge.percent {
                Some(percent) => (texts.chance)(percent),
                None => (texts.expected)(badge.points),
            };
            [said, expected].join(" ")
        }
        None => (texts.only)(action),
    };
    let others = if others.is_empty() {
        String::new()
    } else {
        (texts.others)(&others.join(texts.between))
    };
    Said {
        best,
        others,
        action: String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hint::ranking::Ranked;
    use crate::hint::{Lead, Mark, texts};
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

    fn said(marks: &[Mark<char>], lead: Option<Lead>, lang: Lang) -> String {
        let hint = Hint {
            marks: marks.to_vec(),
            lead,
        };
        let name = |action| format!("take {action}");
        let said = say(&hint, name, texts(lang));
        let first = marks.first().map(|mark| mark.action.to_string());
        assert_eq!(said.action, first.unwrap_or_default());
        format!("{} {}", said.best, said.others)
            .trim_end()
            .to_owned()
    }

    #[test]
    fn the_best_is_named_with_what_it_gains() {
        let lead = |points, percent| Some(Lead { points, percent });
        let one = [mark('a', Some(62))];
        assert_eq!(
            said(&one, lead(2, 0), Lang::En),
            "Best: take a – about 2 points better than the next. Chance of winning the game: 62%."
        );
        assert_eq!(
            said(&one, lead(1, 3), Lang::Fr),
            "Le mieux\u{a0}: take a – environ 1 point de mieux que le suivant, et gagne environ 3\u{a0}% plus souvent. Chances de gagner la partie\u{a0}: 62\u{a0}%."
        );
        let two = [mark('a', None), mark('b', None)];
        assert_eq!(
            said(&two, lead(0, 0), Lang::En),
            "Best: take a – the next is about as good. Expected: −2.5 points. Nearly as good: take b."
        );
    }

    #[test]
    fn one_choice_and_equal_ones_are_told_as_such() {
        assert_eq!(
            said(&[mark('a', None)], None, Lang::En),
            "The only choice: take a."
        );
        for lang in Lang::ALL {
            assert_eq!(said(&[], Some(Lead::default()), lang), texts(lang).alike);
        }
    }
}
