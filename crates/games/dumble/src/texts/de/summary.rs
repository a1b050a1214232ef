//! The texts of Dumble's summary, in German.

use crate::DumbleSummary;
use table::GameSummary;

pub(crate) static TEXTS: DumbleSummary = DumbleSummary(GameSummary {
    about: "Werde deine Karten los, bis kaum noch Punkte übrig sind, und sage dann Dumble an, bevor jemand weniger hat als du.",
    facts: "2–8\u{a0}Personen, ab\u{a0}8\u{a0}Jahren, 20\u{a0}Minuten",
    figure: "Punkte (weniger ist besser)",
    luck: "Glück ist, wie die Karten deine Gewinnchance von deiner ersten Entscheidung an verändert haben – abgesehen davon, was Entscheidungen bewirkt haben. Gezählt wird in Siegen.",
});
