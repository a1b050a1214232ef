//! The texts of what is told of a match that is over, in Spanish.

use crate::texts::AfterwordTexts;
use crate::turning_point::{Count, Since, TurningPoint};
use ui::texts::es::who_does;

fn turned(point: &TurningPoint, name: &str) -> String {
    let (one, from_first, last) = match point.count {
        Count::Rounds => (
            "la ronda",
            "de la primera ronda a la última",
            "la última ronda",
        ),
        Count::Turns => ("el turno", "del primer turno al último", "el último turno"),
    };
    match point.since {
        Since::First => format!(
            "{} en cabeza {from_first}.",
            who_does(name, "Fuiste", "fue")
        ),
        Since::Number(number) => {
            let led = who_does(name, "Te pusiste", "se puso");
            format!("{led} en cabeza definitivamente en {one} {number}.")
        }
        Since::Last => format!("Todo se decidió en {last}."),
    }
}

pub(crate) static TEXTS: AfterwordTexts = AfterwordTexts {
    turned,
    best: "Tu mejor resultado hasta ahora",
    streak: |wins| format!("{wins} victorias seguidas"),
    rating: |points| format!("Valoración: {points}"),
    provisional: |points| format!("Valoración: unos {points}, provisional"),
    assisted: "Con ayuda: se guarda, pero no cuenta para la valoración",
    review: |name| format!("Análisis: {name}"),
    remarks: [
        [
            ["Casi te me escapas.", "¡Uf! Ya no sabía cómo pararte."],
            [
                "Sabía muy bien lo que buscabas.",
                "Lo siento: a mí me hacía más falta que a ti.",
            ],
            [
                "Lo bloqueé todo… menos a ti.",
                "La próxima vez te vigilaré más de cerca.",
            ],
        ],
        [
            [
                "¡Todavía me late el corazón!",
                "Por los pelos: ¡como a mí me gusta!",
            ],
            [
                "¡La fortuna sonríe a los audaces!",
                "Habría apostado por esto. De hecho, aposté.",
            ],
            [
                "Valía la pena arriesgarse.",
                "Me lo jugué todo… y adiós. ¿Otra?",
            ],
        ],
        [
            [
                "Por poco, pero cada punto en su sitio.",
                "He contado dos veces: es así.",
            ],
            [
                "Paso a paso: ese es todo el secreto.",
                "Un trabajo limpio. ¿Voy recogiendo?",
            ],
            [
                "Lo tenía todo en orden, y aun así… Bien jugado.",
                "Juegas sin orden, y te funciona. Tomo nota.",
            ],
        ],
    ],
};
