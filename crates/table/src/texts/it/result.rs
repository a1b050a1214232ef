//! The texts of the end of a round, in Italian.

use crate::frame::result::ResultPanelTexts;
use ui::i18n::names_and;
use ui::texts::it::points;

pub(crate) static TEXTS: ResultPanelTexts = ResultPanelTexts {
    you_win_round: "Hai vinto la manche!",
    wins_round: |name| format!("{name} ha vinto la manche."),
    shared_round: |names| format!("Manche condivisa: {}.", names_and(names, " e ")),
    margin: |ahead| format!("con {} di vantaggio", points(ahead as i32)),
    own_place: |place, players| format!("Sei al {place}º posto su {players}"),
    look: "Guarda il tavolo",
    show: "Mostra il risultato",
    details: "Dettagli",
};
