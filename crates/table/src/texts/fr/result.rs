//! The texts of the end of a round, in French.

use crate::frame::result::ResultPanelTexts;
use ui::i18n::names_and;
use ui::texts::fr::points;

pub(crate) static TEXTS: ResultPanelTexts = ResultPanelTexts {
    you_win_round: "Vous gagnez la manche\u{a0}!",
    wins_round: |name| format!("{name} gagne la manche."),
    shared_round: |names| format!("Manche partagée\u{a0}: {}.", names_and(names, " et ")),
    margin: |ahead| format!("avec {} d’avance", points(ahead as i32)),
    own_place: |place, players| match place {
        1 => format!("Vous êtes à la 1re place sur {players}"),
        _ => format!("Vous êtes à la {place}e place sur {players}"),
    },
    look: "Voir la table",
    show: "Voir le résultat",
    details: "Détails",
};
