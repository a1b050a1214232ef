//! Why a line is no position, as the person is told.

#[cfg(test)]
mod tests;

use engine::PositionError;
use ui::i18n::{Lang, Translated};
use yew::prelude::*;

use crate::texts::AnalysisTexts;

/// What is said of a line that is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What is wrong and, if the engine gave a reason, what has to be so; in the person's language.
    pub told: String,
    /// The engine's reason, in English, if there is no sentence for it.
    pub untold: Option<&'static str>,
}

impl Refusal {
    /// What is said of an error in a language.
    pub fn of(error: &PositionError, lang: Lang) -> Refusal {
        let texts = &AnalysisTexts::of(lang).setup;
        let wrong = (texts.refused)(error);
        let reason = reason_of(error);
        let found = texts.reasons.iter().find(|(of, _)| Some(*of) == reason);
        match found {
            Some((_, sentence)) => Refusal {
                told: format!("{wrong} {sentence}"),
                untold: None,
            },
            None => Refusal {
                told: wrong,
                untold: reason,
            },
        }
    }

    /// A refusal for which the engine was not asked.
    pub fn plain(told: &str) -> Refusal {
        Refusal {
            told: told.to_owned(),
            untold: None,
        }
    }

    /// What is read on the page.
    pub fn html(&self) -> Html {
        let untold = self.untold.map(|reason| {
            html! { <span lang="en">{ format!(" ({reason})") }</span> }
        });
        html! { <>{ self.told.clone() }{ for untold }</> }
    }
}

/// The engine's reason, if the error has one.
fn reason_of(error: &PositionError) -> Option<&'static str> {
    match error {
        PositionError::Unreadable { reason, .. } | PositionError::Impossible(reason) => {
            Some(*reason)
        }
        PositionError::OtherGame(_)
        | PositionError::Missing(_)
        | PositionError::Spelling(_)
        | PositionError::TooLong => None,
    }
}
