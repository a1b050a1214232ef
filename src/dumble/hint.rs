//! An action of Dumble as something to do.

use engine::dumble::Action;

use super::texts::texts;
use crate::i18n::Lang;

/// The action in words, without a full stop.
pub fn advise(action: Action, lang: Lang) -> String {
    let name = texts(lang).card;
    match action {
        Action::Discard(cards) => {
            let cards: Vec<String> = cards.as_slice().iter().map(|card| name(*card)).collect();
            let cards = cards.join(", ");
            match lang {
                Lang::En => format!("discard {cards}"),
                Lang::Fr => format!("défausser {cards}"),
            }
        }
        Action::Take(card) => match lang {
            Lang::En => format!("take the {}", name(card)),
            Lang::Fr => format!("prendre {}", name(card)),
        },
        Action::Stock => match lang {
            Lang::En => "draw from the stock".into(),
            Lang::Fr => "piocher".into(),
        },
        Action::Dumble => match lang {
            Lang::En => "call Dumble".into(),
            Lang::Fr => "annoncer Dumble".into(),
        },
    }
}
