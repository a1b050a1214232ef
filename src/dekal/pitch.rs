//! How Dékal introduces itself: the only words of it that the home screen needs.

use crate::games::Pitch;
use crate::i18n::Lang;

pub fn pitch(lang: Lang) -> Pitch {
    match lang {
        Lang::En => Pitch {
            about: "Take a card, push it into your grid, and let equal neighbours cancel. The lowest score wins.",
            facts: "2 to 6 players · ages 7+ · 15 minutes",
            picture: "A table in the middle of a round: two grids of others, three cards in the centre, and one’s own grid with the edges where a card can be pushed in.",
        },
        Lang::Fr => Pitch {
            about: "Prenez une carte, poussez-la dans votre grille et laissez les voisines égales s’annuler. Le plus petit score gagne.",
            facts: "2 à 6 joueurs · dès 7 ans · 15 minutes",
            picture: "Une table en cours de manche\u{a0}: deux grilles d’adversaires, trois cartes au centre et sa propre grille avec les bords où pousser une carte.",
        },
    }
}
