//! The texts of Débâcle's summary, in French.

use crate::DebacleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DebacleSummary = DebacleSummary(GameSummary {
    about: "Vos dés sont vos pions\u{a0}: faites-les rouler sur le plateau, retournez-les, capturez les plus faibles. Aucun hasard\u{a0}; le premier à 30 points gagne.",
    facts: "2\u{a0}joueurs, dès\u{a0}8\u{a0}ans, 30\u{a0}minutes",
    figure: "Points d’avance",
    luck: "À Débâcle, le hasard ne décide plus de rien une fois les dés en place. Ce qui reste ici, compté en victoires, est ce que les choix des deux joueurs n’expliquent pas\u{a0}: même l’expert ne l’avait pas prévu.",
});
