//! The texts of reviews, in Spanish.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::es::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: análisis"),
    about: "El experto juzga cada decisión por lo que el jugador podía saber en ese momento.",
    progress: |done, all| format!("Decisiones juzgadas: {done} de {all}"),
    stop: "Parar",
    go_on: "Seguir",
    stopped: "Parado. Lo ya juzgado se conserva mientras esta página siga abierta.",
    done: "Todas las decisiones están juzgadas.",
    nothing: "En esta partida no hay ninguna decisión que juzgar.",
    chart: |measure| match measure.unit {
        Unit::Points => "Puntuación final esperada",
        Unit::Share => "Probabilidad de ganar la partida",
    },
    as_table: "Gráfico en forma de tabla",
    turn: "Turno",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("turno {first}")
        } else {
            format!("turnos {first}–{last}")
        };
        headed("Ronda", round, turns)
    },
    end: "Al final",
    account: |measure| {
        if measure.luck {
            "Decisiones y suerte"
        } else {
            "Decisiones"
        }
    },
    start: "Al inicio",
    own: "Propias",
    others: "Del rival",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Imprevisto",
        (Rivals::Several, true) => "Suerte y rivales",
        (Rivals::None | Rivals::One, true) => "Suerte",
    },
    result: "Resultado",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Lo que se esperaba al inicio y los cambios suman el resultado. Aquí no hay suerte: lo que ninguna decisión explica, ni el propio experto lo había previsto."
        }
        (Rivals::Several, true) => {
            "Lo que se esperaba al inicio y los cambios suman el resultado. Con varios rivales, el efecto de sus decisiones no se distingue de la suerte."
        }
        (Rivals::One, true) => {
            "Lo que se esperaba al inicio y los cambios suman el resultado. Lo que uno pierde lo gana el otro; el resto es suerte, o un error del propio experto."
        }
        (Rivals::None, true) => {
            "Lo que se esperaba al inicio y los cambios suman el resultado. Lo que las decisiones no explican es suerte, o un error del propio experto."
        }
    },
    costly: "Los mayores errores",
    whose: "Jugador",
    everybody: "Todos los jugadores",
    count: |costly, all| match costly {
        0 => format!("Decisiones claramente peores que la mejor: ninguna de {all}."),
        _ => format!("Decisiones claramente peores que la mejor: {costly} de {all}."),
    },
    more: "Mostrar más",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Mejor: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} puntos más"),
            Unit::Share => format!("{gain} más de probabilidad de ganar"),
        };
        match points {
            Some(points) => format!("{gain}, {} puntos mejor", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = measure.unit.write(margin, NUMBERS);
        match measure.unit {
            Unit::Points => {
                format!("Las diferencias de hasta {margin} puntos no cuentan.")
            }
            Unit::Share => format!("Las diferencias de hasta un {margin} no cuentan."),
        }
    },
    look: "Ver la posición",
    back: "Análisis",
    dearer: "Un error mayor",
    cheaper: "Un error menor",
    place: |place, all| format!("{place} de {all}"),
    play_on: "Seguir desde aquí",
    play_on_about: "Empieza una partida nueva en este punto, con las mismas cartas o dados por venir. Si hay una partida en curso, pasa a tus partidas jugadas.",
    numbers: NUMBERS,
};
