//! The texts of Débâcle's summary, in Italian.

use crate::DebacleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DebacleSummary = DebacleSummary(GameSummary {
    about: "I tuoi dadi sono le tue pedine: falli rotolare sulla plancia, capovolgili, cattura quelli più bassi. Nessuna fortuna: vince chi arriva per primo a 30 punti.",
    facts: "2\u{a0}giocatori, dagli\u{a0}8\u{a0}anni, 30\u{a0}min",
    figure: "Punti di vantaggio",
    luck: "In Débâcle il caso non decide più nulla una volta disposti i dadi. Ciò che resta qui, contato in vittorie, è ciò che le scelte dei due giocatori non spiegano: neppure l’esperto l’aveva previsto.",
});
