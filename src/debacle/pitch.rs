//! How Débâcle introduces itself: the only words of it that the home screen needs.

use crate::games::Pitch;
use crate::i18n::Lang;

pub fn pitch(lang: Lang) -> Pitch {
    match lang {
        Lang::En => Pitch {
            about: "Your dice are your pieces: roll them across the board, flip them over, capture lower ones. No luck at all; the first to 30 points wins.",
            facts: "2 players · ages 8+ · 30 minutes",
            picture: "A board in the middle of a round: red and black dice, one of them chosen, with the squares that it can be rolled to.",
        },
        Lang::Fr => Pitch {
            about: "Vos dés sont vos pions\u{a0}: roulez-les sur le plateau, retournez-les, capturez les plus faibles. Aucun hasard\u{a0}; le premier à 30 points gagne.",
            facts: "2 joueurs · dès 8 ans · 30 minutes",
            picture: "Un plateau en cours de manche\u{a0}: des dés rouges et noirs, dont un est choisi, avec les cases où il peut rouler.",
        },
    }
}
