//! The texts of the end of a round, in German.

use crate::frame::result::ResultPanelTexts;
use ui::i18n::names_and;

/// A number of points in the dative case.
fn dative(points: u32) -> String {
    match points {
        1 => "1 Punkt".into(),
        _ => format!("{points} Punkten"),
    }
}

pub(crate) static TEXTS: ResultPanelTexts = ResultPanelTexts {
    you_win_round: "Du gewinnst die Runde!",
    wins_round: |name| format!("{name} gewinnt die Runde."),
    shared_round: |names| format!("Geteilter Rundensieg: {}.", names_and(names, " und ")),
    margin: |ahead| format!("mit {} Vorsprung", dative(ahead)),
    own_place: |place, players| format!("Du bist auf Platz {place} von {players}"),
    look: "Tisch ansehen",
    show: "Ergebnis zeigen",
    details: "Einzelheiten",
};
