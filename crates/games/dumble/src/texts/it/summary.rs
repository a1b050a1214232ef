//! The texts of Dumble's summary, in Italian.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Liberati delle carte finché ti restano pochissimi punti, poi chiama Dumble prima che qualcuno ne abbia meno di te.",
    facts: "2–8\u{a0}giocatori, dagli\u{a0}8\u{a0}anni, 20\u{a0}min",
    figure: "Punti (meno è meglio)",
    luck: "La fortuna è quanto le carte hanno cambiato le tue probabilità di vincere la partita, dalla tua prima decisione in poi, al di là dell’effetto delle scelte. Si conta in vittorie.",
});
