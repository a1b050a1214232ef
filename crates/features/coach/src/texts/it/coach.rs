//! The texts of the coach, in Italian.

use crate::texts::CoachTexts;
use model::quality::Quality;

fn title(quality: Quality) -> &'static str {
    match quality {
        Quality::Inaccuracy => "Si poteva fare un po’ meglio",
        Quality::Mistake => "Si poteva fare meglio",
        Quality::Blunder => "Si poteva fare molto meglio",
    }
}

pub(crate) static TEXTS: CoachTexts = CoachTexts {
    coach: "Allenatore",
    levels: ["Nessuno", "Solo errori gravi", "Errori", "Tutto"],
    marked: |quality, when| format!("{} ({when})", title(quality)),
    title,
    played: |action| format!("Hai giocato: {action}"),
    close: "Torna alla partita",
    retry: "Torna indietro e riprova",
    retry_about: "Comincia una partita di allenamento da prima di questa mossa.",
    redrawn: "Ciò che non potevi sapere viene estratto di nuovo.",
    kept: "La tua partita passa tra le partite giocate.",
};
