//! What one choice of Débâcle does and another does not, in German.

use crate::texts::DebacleDifferences;
use ui::i18n::names_and;
use ui::texts::de::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: ["Wann schlagen", "Sonderzüge", "Wann wenden", "Wohin rollen"],
    captures: |best, played| format!("Das schlägt {}, nicht {played}.", points(best as i32)),
    leaves: |value| {
        format!("Der andere Zug lässt eine {value} stehen, die sofort geschlagen werden kann.")
    },
    leaves_more: |played, best| {
        format!("Der andere Zug lässt Würfel für {played} Punkte in Gefahr, dieser für {best}.")
    },
    doubles: |value| {
        format!(
            "Der andere Zug lässt zwei {value}er in einer Reihe stehen, die sofort genommen werden können."
        )
    },
    next: |value| format!("Dann kann mit der nächsten Aktion eine {value} geschlagen werden."),
    saves: |value| format!("Das bringt eine {value} aus der Gefahr."),
    attacks: |value| format!("Das greift eine {value} an."),
    line: |line, own, lost| {
        let dice = |values: &[u8]| {
            let names: Vec<String> = values.iter().map(|value| format!("eine {value}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names_and(&names, " und ")
        };
        let what = match (own, lost) {
            ([], []) => "Dabei wird nichts geschlagen.".to_owned(),
            (own, []) => format!("Du schlägst {} und verlierst nichts.", dice(own)),
            ([], lost) => format!("Du verlierst {} und schlägst nichts.", dice(lost)),
            (own, lost) => format!("Du schlägst {} und verlierst {}.", dice(own), dice(lost)),
        };
        format!("{line}. {what}")
    },
};
