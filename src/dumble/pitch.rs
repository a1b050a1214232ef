//! How Dumble introduces itself: the only words of it that the home screen needs.

use crate::games::Pitch;
use crate::i18n::Lang;

pub fn pitch(lang: Lang) -> Pitch {
    match lang {
        Lang::En => Pitch {
            about: "Shed your cards until hardly any points are left, then call Dumble – before somebody has fewer than you.",
            facts: "2 to 8 players · ages 8+ · 20 minutes",
            picture: "A table in the middle of a round: a hand of five cards of which two are chosen, the stock, the discards, and the cards of three others.",
        },
        Lang::Fr => Pitch {
            about: "Débarrassez-vous de vos cartes jusqu’à n’avoir presque plus de points, puis annoncez Dumble\u{a0}: avant que quelqu’un en ait moins que vous.",
            facts: "2 à 8 joueurs · dès 8 ans · 20 minutes",
            picture: "Une table en cours de manche\u{a0}: une main de cinq cartes dont deux sont choisies, la pioche, la défausse et les cartes de trois adversaires.",
        },
    }
}
