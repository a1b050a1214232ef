//! An action of Dumble as something to do.

use engine::dumble::{Action, Card};

use super::texts::texts;
use crate::i18n::Lang;

/// The action in words, without a full stop.
pub fn advise(action: Action, lang: Lang) -> String {
    match action {
        Action::Discard(cards) => {
            let cards = cards.as_slice().iter();
            let cards: Vec<String> = cards.map(|card| the(*card, lang)).collect();
            let cards = cards.join(", ");
            match lang {
                Lang::En => format!("discard {cards}"),
                Lang::Fr => format!("défausser {cards}"),
            }
        }
        Action::Take(card) => match lang {
            Lang::En => format!("take {}", the(card, lang)),
            Lang::Fr => format!("prendre {}", the(card, lang)),
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

/// A card with its article.
fn the(card: Card, lang: Lang) -> String {
    let name = (texts(lang).card)(card);
    match (lang, card.rank().index()) {
        (Lang::En, _) => format!("the {name}"),
        // As and dame.
        (Lang::Fr, 0) => format!("l’{name}"),
        (Lang::Fr, 11) => format!("la {name}"),
        (Lang::Fr, _) => format!("le {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_their_articles() {
        let said = |action: &str, lang| advise(action.parse().unwrap(), lang);
        assert_eq!(said("take QH", Lang::Fr), "prendre la dame de cœur");
        assert_eq!(said("take AS", Lang::Fr), "prendre l’as de pique");
        assert_eq!(said("take 3C", Lang::Fr), "prendre le 3 de trèfle");
        assert_eq!(said("take KD", Lang::En), "take the king of diamonds");
    }
}
