//! The texts of Dékal's summary, in German.

use crate::DekalSummary;
use table::GameSummary;

pub(crate) static TEXTS: DekalSummary = DekalSummary(GameSummary {
    about: "Nimm eine Karte, schiebe sie in dein Raster und lass gleiche Nachbarn sich aufheben. Wer die wenigsten Punkte hat, gewinnt.",
    facts: "2–6\u{a0}Personen, ab\u{a0}7\u{a0}Jahren, 15\u{a0}Minuten",
    figure: "Punkte (weniger ist besser)",
    luck: "Glück ist, wie die aufgedeckten Karten deine Gewinnchance von deiner ersten Entscheidung an verändert haben – abgesehen davon, was Entscheidungen bewirkt haben. Gezählt wird in Siegen.",
});
