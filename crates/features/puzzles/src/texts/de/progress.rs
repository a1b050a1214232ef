//! The texts about the person's progress, in German.

use crate::texts::ProgressTexts;

pub(crate) static TEXTS: ProgressTexts = ProgressTexts {
    title: "Wie es vorangeht",
    chart: "Wertung, Rätsel für Rätsel",
    puzzle: "Rätsel",
    rating: "Wertung",
    unfold: "Als Tabelle zeigen",
    by_theme: "Auf Anhieb gelöst, nach Thema",
    theme: "Thema",
    solved: "Gelöst",
    of: |solved, tried| format!("{solved} von {tried}"),
};
