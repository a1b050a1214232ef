//! What one choice of Débâcle does and another does not, in Spanish.

use crate::texts::DebacleDifferences;
use ui::i18n::names_and;
use ui::texts::es::points;

pub(crate) static TEXTS: DebacleDifferences = DebacleDifferences {
    kinds: [
        "Cuándo capturar",
        "Jugadas especiales",
        "Cuándo voltear",
        "Adónde rodar",
    ],
    captures: |best, played| format!("Captura {}, no {played}.", points(best as i32)),
    leaves: |value| format!("La otra jugada deja un {value} que se puede capturar enseguida."),
    leaves_more: |played, best| {
        format!("La otra jugada deja en peligro dados que valen {played} puntos; esta, {best}.")
    },
    doubles: |value| {
        format!("La otra jugada deja dos {value} en una fila: se pueden tomar enseguida.")
    },
    next: |value| format!("Entonces se puede capturar un {value} con la acción siguiente."),
    saves: |value| format!("Pone un {value} fuera de peligro."),
    attacks: |value| format!("Ataca un {value}."),
    line: |line, own, lost| {
        let dice = |values: &[u8]| {
            let names: Vec<String> = values.iter().map(|value| format!("un {value}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            names_and(&names, " y ")
        };
        let what = match (own, lost) {
            ([], []) => "En ella no se captura nada.".to_owned(),
            (own, []) => format!("Capturas {} y no pierdes nada.", dice(own)),
            ([], lost) => format!("Pierdes {} y no capturas nada.", dice(lost)),
            (own, lost) => format!("Capturas {} y pierdes {}.", dice(own), dice(lost)),
        };
        format!("{line}. {what}")
    },
};
