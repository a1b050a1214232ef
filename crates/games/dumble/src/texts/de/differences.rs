//! The kinds of decisions of Dumble, in German.

use crate::texts::DumbleDifferences;
use ui::texts::de::points;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Was ablegen", "Was ziehen", "Wann ansagen"],
    lowest: |percent| {
        format!("Wer jetzt ansagt, hat in {percent} von 100 Fällen die niedrigste Hand.")
    },
    early: |percent| {
        format!("Die Ansage hätte nur in {percent} von 100 Fällen die niedrigste Hand gehabt.")
    },
    discards: |[now, next], [other_now, other_next]| {
        format!(
            "Damit wird man jetzt {now} Punkte los und im nächsten Zug bis zu {next}; mit dem anderen Zug {other_now} und bis zu {other_next}."
        )
    },
    fits_open: |own| {
        format!(
            "Eine offene Karte passt zu dem, was bleibt: Zusammen sind sie {} wert, die im nächsten Zug abgelegt werden können.",
            points(own.into())
        )
    },
    fits: |own| {
        format!(
            "Die Karte passt zu deinen: Zusammen sind sie {} wert, die im nächsten Zug abgelegt werden können.",
            points(own.into())
        )
    },
    cheap: |own| format!("Die Karte zählt nur {}.", points(own.into())),
    stock: |least| {
        format!(
            "Die offenen Karten passen zu keiner von deinen und zählen mindestens {}: Eine unbekannte Karte ist besser.",
            points(least.into())
        )
    },
};
