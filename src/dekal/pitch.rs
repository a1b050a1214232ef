//! How Dékal introduces itself: the only words of it that the home screen needs.

use crate::games::Pitch;
use crate::i18n::Lang;

pub fn pitch(lang: Lang) -> Pitch {
    match lang {
        Lang::En => Pitch {
            about: "Take a card, push it into your grid, and let equal neighbours cancel. The lowest score wins.",
            facts: "2 to 6 players · ages 7+ · 15 minutes",
        },
        Lang::Fr => Pitch {
            about: "Prenez une carte, poussez-la dans votre grille et laissez les voisines égales s’annuler. Le plus petit score gagne.",
            facts: "2 à 6 joueurs · dès 7 ans · 15 minutes",
        },
    }
}
