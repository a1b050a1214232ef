//! What one choice of Débâcle does and another does not, in Italian.

use crate::texts::DebacleDifferences;
use ui::i18n::names_and;
use ui::texts::it::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "Quando catturare",
        "Mosse speciali",
        "Quando capovolgere",
        "Dove rotolare",
    ],
    captures: |best, played| format!("Cattura {}, non {played}.", points(best as i32)),
    leaves: |value| format!("L’altra mossa lascia un {value} che si può catturare subito."),
    leaves_more: |played, best| {
        format!("L’altra mossa lascia in pericolo dadi per {played} punti, questa per {best}.")
    },
    doubles: |value| {
        format!("L’altra mossa lascia due {value} in una riga: si possono prendere subito.")
    },
    next: |value| format!("Poi si può catturare un {value} con l’azione seguente."),
    saves: |value| format!("Mette un {value} fuori pericolo."),
    attacks: |value| format!("Attacca un {value}."),
    line: |line, own, lost| {
        let dice = |values: &[u8]| {
            let names: Vec<String> = values.iter().map(|value| format!("un {value}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names_and(&names, " e ")
        };
        let what = match (own, lost) {
            ([], []) => "Non si cattura nulla.".to_owned(),
            (own, []) => format!("Catturi {} e non perdi nulla.", dice(own)),
            ([], lost) => format!("Perdi {} e non catturi nulla.", dice(lost)),
            (own, lost) => format!("Catturi {} e perdi {}.", dice(own), dice(lost)),
        };
        format!("{line}. {what}")
    },
};
