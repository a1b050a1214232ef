//! The texts of Détrak's summary, in German.

use crate::DetrakSummary;
use table::GameSummary;

pub(crate) static TEXTS: DetrakSummary = DetrakSummary(GameSummary {
    about: "Wirf zwei Würfel und trage beide Symbole nebeneinander auf deinem Blatt ein. Serien gleicher Symbole bringen Punkte, in Reihen und Spalten.",
    facts: "1–6\u{a0}Personen, ab\u{a0}8\u{a0}Jahren, 15\u{a0}Minuten",
    figure: "Punkte",
    luck: "Gezählt wird, wie viele Punkte deine Würfe wert waren: was geübte Bots damit erreichen, abzüglich dessen, was sie mit beliebigen Würfen erreichen. Das Glück einer Analyse ist etwas anderes: was die Würfe nach Ansicht des Experten gebracht haben.",
});
