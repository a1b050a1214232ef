//! What one choice of Débâcle does and another does not, in French.

use crate::texts::DebacleDifferences;
use ui::i18n::names_and;
use ui::texts::fr::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "Quand capturer",
        "Les coups spéciaux",
        "Quand retourner un dé",
        "Où rouler",
    ],
    captures: |best, played| format!("Capture {}, et non {played}.", points(best as i32)),
    leaves: |value| format!("L’autre coup laisse un {value} qui peut être capturé aussitôt."),
    leaves_more: |played, best| {
        format!(
            "L’autre coup laisse des dés d’une valeur de {played} points en danger, celui-ci de {best}."
        )
    },
    doubles: |value| {
        format!(
            "L’autre coup laisse deux {value} sur une rangée\u{a0}: ils peuvent être pris aussitôt."
        )
    },
    next: |value| format!("Un {value} peut alors être capturé à l’action suivante."),
    saves: |value| format!("Met un {value} hors de danger."),
    attacks: |value| format!("Attaque un {value}."),
    line: |line, own, lost| {
        let dice = |values: &[u8]| {
            let names: Vec<String> = values.iter().map(|value| format!("un {value}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names_and(&names, " et ")
        };
        let what = match (own, lost) {
            ([], []) => "Rien n’y est capturé.".to_owned(),
            (own, []) => format!("Vous capturez {} et ne perdez rien.", dice(own)),
            ([], lost) => format!("Vous perdez {} et ne capturez rien.", dice(lost)),
            (own, lost) => format!("Vous capturez {} et perdez {}.", dice(own), dice(lost)),
        };
        format!("{line}. {what}")
    },
};
