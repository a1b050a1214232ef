//! The texts of puzzles, in Spanish.

use engine::GameId;
use model::value_scale::Unit;

use crate::texts::PuzzleTexts;
use ui::i18n::signed;
use ui::texts::es::{NUMBERS, worth};

pub(crate) static TEXTS: PuzzleTexts = PuzzleTexts {
    numbers: NUMBERS,
    title: "Problemas",
    about: "Posiciones en las que cada jugada es buena o mala, sin término medio: lo ha demostrado el experto, pensando mucho más que al jugar. Por eso aquí cuentan diferencias que el entrenador y el análisis darían por iguales. Tu primera respuesta cuenta para tu valoración, en la misma escala que los niveles de los bots.",
    none_tried: "Aún no has probado ninguno.",
    rating: |points, provisional| match provisional {
        true => format!("Valoración: unos {}, provisional.", points),
        false => format!("Valoración: {points}."),
    },
    solved: |solved, tried| format!("Resueltos a la primera: {solved} de {tried}."),
    run: |solved, left, best| {
        let done = match solved {
            1 => "resuelto",
            _ => "resueltos",
        };
        let left = if left == 1 {
            "1 fallo más la acaba".into()
        } else {
            format!("{left} fallos más la acaban")
        };
        format!("Racha: {solved} {done}, {left}. Mejor: {best}.")
    },
    solve: "Resolver",
    of_day: "Problema del día",
    missed: |missed| format!("Repetir los fallados ({missed})"),
    by_theme: "Por tema",
    earlier: "Días anteriores, para practicar",
    count: |count| format!("{count} problemas"),
    ask: "Te toca: encuentra la mejor jugada.",
    right: "¡Correcto!",
    wrong: |cost, unit| format!("No es lo mejor: cuesta {}.", worth(unit, cost)),
    wrong_unknown: "No es lo mejor.",
    numbers_of: |unit, right, other, is_own| {
        let whose = if is_own {
            "la tuya"
        } else {
            "la mejor de las malas"
        };
        match unit {
            Unit::Share => {
                format!("La jugada buena gana el {right} de las partidas; {whose}, el {other}.")
            }
            Unit::Points => {
                format!("La jugada buena lleva a {right} puntos de media; {whose}, a {other}.")
            }
        }
    },
    best_line: |line| format!("Si los dos juegan lo mejor posible: {line}"),
    reply: |line| format!("Lo que puede seguir a tu jugada: {line}"),
    solution_is: |right| match right {
        1 => "Una jugada es buena:",
        _ => "Varias jugadas son buenas:",
    },
    rated: |points, change| {
        let plus = if change > 0 { "+" } else { "" };
        format!("Tu valoración: {points} ({plus}{})", signed(change))
    },
    rating_of: |rating| format!("Problema valorado en {rating}"),
    practice: ", para practicar",
    is_right: "buena",
    is_wrong: "mala",
    behind: "peor",
    next: "Problema siguiente",
    again: "Otra vez",
    solution: "Ver la solución",
    give_up: "Rendirme y ver la solución",
    analyse: "Analizar",
    all_done: "Has probado todos estos problemas. Los que fallaste se pueden repetir.",
    none_missed: "No hay nada que repetir: has resuelto todos los que probaste.",
    themes: |game| match game {
        GameId::Dekal => &[
            "destapar una carta",
            "una pareja ya",
            "paciencia",
            "romper una pareja",
            "desplazar las otras",
            "la carta más alta",
            "quitar una carta al rival",
            "una esquina",
            "final",
        ],
        GameId::Detrak => &[
            "dos símbolos iguales",
            "puntos ya",
            "paciencia",
            "serie de tres",
            "serie larga",
            "fila y columna",
            "ceder una casilla",
            "conservar espacio",
            "hueco en la esquina",
            "final",
        ],
        GameId::Dumble => &[
            "cantar",
            "esperar para cantar",
            "guardar puntos",
            "un grupo",
            "una escalera",
            "romper un grupo",
            "tomar una carta",
            "robar del mazo",
            "una carta que encaja",
            "pocas cartas",
        ],
        GameId::Debacle => &[
            "capturar",
            "jugada tranquila",
            "la presa menor",
            "voltear un dado",
            "armar un dado",
            "rescate",
            "dobles",
            "rebote",
            "un dado vuelve",
            "recuperar un dado",
            "última captura",
            "última acción",
        ],
    },
};
