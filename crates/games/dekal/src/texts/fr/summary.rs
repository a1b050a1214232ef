//! The texts of Dékal's summary, in French.

use crate::DekalSummary;
use table::GameSummary;

pub(crate) static TEXTS: DekalSummary = DekalSummary(GameSummary {
    about: "Prenez une carte, poussez-la dans votre grille et laissez les voisines identiques s’annuler. Le plus petit score gagne.",
    facts: "2\u{a0}à\u{a0}6\u{a0}joueurs, dès\u{a0}7\u{a0}ans, 15\u{a0}minutes",
    figure: "Points (moins il y en a, mieux c’est)",
    luck: "La chance est ce que les cartes révélées ont changé à vos chances de gagner, dès votre première décision, hors effet des choix. Elle se compte en victoires.",
});
