//! A hint in words, for the prompt and for screen readers.

use super::ranking::Hint;
use super::texts::HintTexts;

/// The hint in sentences; `name` says an action as something to do.
pub fn sentence<A: Copy>(hint: &Hint<A>, name: impl Fn(A) -> String, texts: &HintTexts) -> String {
    let Some((best, others)) = hint.marks.split_first() else {
        return texts.alike.into();
    };
    let action = name(best.action);
    let said = match hint.lead {
        Some(lead) => (texts.best)(&action, &(texts.lead)(lead.points, lead.percent)),
        None => return (texts.only)(&action),
    };
    let expected = match best.percent {
        Some(percent) => (texts.chance)(percent),
        None => (texts.expected)(best.points),
    };
    let others: Vec<String> = others.iter().map(|other| name(other.action)).collect();
    match others.is_empty() {
        true => format!("{said} {expected}"),
        false => {
            let others = (texts.others)(&others.join(texts.between));
            format!("{said} {expected} {others}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hint::{Lead, Mark, texts};
    use crate::i18n::Lang;

    fn mark(action: char, percent: Option<u32>) -> Mark<char> {
        Mark {
            action,
            rank: 1,
            points: -25,
            percent,
        }
    }

    fn said(marks: &[Mark<char>], lead: Option<Lead>, lang: Lang) -> String {
        let hint = Hint {
            marks: marks.to_vec(),
            lead,
        };
        sentence(&hint, |action| format!("take {action}"), texts(lang))
    }

    #[test]
    fn the_best_is_named_with_what_it_gains() {
        let lead = |points, percent| Some(Lead { points, percent });
        let one = [mark('a', Some(62))];
        assert_eq!(
            said(&one, lead(2, 0), Lang::En),
            "Best: take a – about 2 points better than the next. Chance of winning: 62 %."
        );
        assert_eq!(
            said(&one, lead(1, 3), Lang::Fr),
            "Le mieux\u{a0}: take a – environ 1 point de mieux que le suivant, et gagne environ 3\u{a0}% plus souvent. Chances de gagner\u{a0}: 62\u{a0}%."
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
