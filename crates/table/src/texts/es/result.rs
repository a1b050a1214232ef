//! The texts of the end of a round, in Spanish.

use crate::frame::result::ResultPanelTexts;
use ui::i18n::names_and;
use ui::texts::es::points;

pub(crate) static TEXTS: ResultPanelTexts = ResultPanelTexts {
    you_win_round: "¡Has ganado la ronda!",
    wins_round: |name| format!("{name} gana la ronda."),
    shared_round: |names| format!("Ronda compartida: {}.", names_and(names, " y ")),
    margin: |ahead| format!("por {}", points(ahead as i32)),
    own_place: |place, players| format!("Quedas en el puesto {place} de {players}"),
    look: "Ver la mesa",
    show: "Ver el resultado",
    details: "Detalles",
};
