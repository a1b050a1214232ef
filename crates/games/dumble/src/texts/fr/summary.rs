//! The texts of Dumble's summary, in French.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Débarrassez-vous de vos cartes jusqu’à n’avoir presque plus de points, puis annoncez Dumble avant que quelqu’un en ait moins que vous.",
    facts: "2\u{a0}à\u{a0}8\u{a0}joueurs, dès\u{a0}8\u{a0}ans, 20\u{a0}minutes",
    figure: "Points (moins il y en a, mieux c’est)",
    luck: "La chance est ce que les cartes ont changé à vos chances de gagner la partie, dès votre première décision, hors effet des choix. Elle se compte en victoires.",
});
