//! The texts of Dékal's summary, in Italian.

use crate::DekalSummary;
use table::GameSummary;

pub(crate) static TEXTS: DekalSummary = DekalSummary(GameSummary {
    about: "Prendi una carta, spingila nella tua griglia e annulla le carte uguali vicine. Vince il punteggio più basso.",
    facts: "2–6\u{a0}giocatori, dai\u{a0}7\u{a0}anni, 15\u{a0}min",
    figure: "Punti (meno è meglio)",
    luck: "La fortuna è quanto le carte scoperte hanno cambiato le tue probabilità di vittoria, dalla tua prima decisione in poi, al di là dell’effetto delle scelte. Si conta in vittorie.",
});
