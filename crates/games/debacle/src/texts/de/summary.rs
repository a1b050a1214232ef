//! The texts of Débâcle's summary, in German.

use crate::DebacleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DebacleSummary = DebacleSummary(GameSummary {
    about: "Deine Würfel sind deine Spielsteine: Rolle sie übers Brett, wende sie, schlage niedrigere. Ganz ohne Glück; wer zuerst 30 Punkte hat, gewinnt.",
    facts: "2\u{a0}Personen, ab\u{a0}8\u{a0}Jahren, 30\u{a0}Minuten",
    figure: "Punkte Vorsprung",
    luck: "In Débâcle entscheidet der Zufall nichts mehr, sobald die Würfel stehen. Was hier bleibt, in Siegen gezählt, erklären die Entscheidungen beider Seiten nicht: Auch der Experte hat es nicht vorhergesehen.",
});
