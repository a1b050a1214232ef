//! The texts of reviews, in Spanish.

use crate::texts::Rate;
use crate::{ReviewTexts, Rivals, SeatLevel};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::es::{NUMBERS, bare_worth, worth};

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: análisis"),
    about: "El experto juzga cada decisión por lo que el jugador podía saber en ese momento.",
    progress: |done, all| format!("Decisiones juzgadas: {done} de {all}"),
    stop: "Parar",
    go_on: "Seguir",
    judging: "Se están juzgando tus decisiones…",
    stopped: "Parado. Lo ya juzgado se conserva mientras esta página siga abierta.",
    done: "Todas las decisiones están juzgadas.",
    nothing: "En esta partida no hay ninguna decisión que juzgar.",
    seat_summary: |summary| {
        let points = |tenths: i32| match (summary.unit, tenths.abs()) {
            (Unit::Share, 0) => "menos de un 1\u{a0}% de una victoria".into(),
            (unit, tenths) => worth(unit, tenths),
        };
        let you = if summary.name.is_none() { "te " } else { "" };
        let own = match (summary.costly, summary.name) {
            (0, None) => "No has cometido ningún error claro".to_owned(),
            (0, Some(name)) => format!("{name} no ha cometido ningún error claro"),
            (_, None) => format!("Tus errores te han costado {}", points(summary.own)),
            (_, Some(name)) => format!("Los errores de {name} han costado {}", points(summary.own)),
        };
        let others = || {
            format!(
                "los errores del rival {you}han dado {}",
                points(summary.others)
            )
        };
        let (what, has) = match (summary.has_chance, summary.rivals) {
            (false, _) => ("lo que ni el experto había previsto", "ha"),
            (true, Rivals::Several) => ("la suerte y los rivales", "han"),
            (true, Rivals::None | Rivals::One) => ("la suerte", "ha"),
        };
        let luck = match summary.luck {
            0 => format!("{what} no {has} cambiado nada"),
            1.. => format!("{what} {you}{has} dado {}", points(summary.luck)),
            _ => format!("{what} {you}{has} costado {}", points(summary.luck)),
        };
        let sentence = summary.joined(own, others, luck, " y ");
        let again = if summary.exceeds_a_win() {
            " Lo que se pierde y se recupera cuenta cada vez."
        } else {
            ""
        };
        format!("{sentence}.{again}")
    },
    seat_level: |seat| {
        let over = match seat.decisions {
            1 => "en 1 decisión que importaba".to_owned(),
            count => format!("en {count} decisiones que importaban"),
        };
        let rate = match seat.rate(NUMBERS) {
            Rate::Nothing => None,
            Rate::Points(points) => Some(format!("{points} puntos por decisión")),
            Rate::OfAWin { percent, one_in } => Some(format!(
                "un {percent} de una victoria por decisión (una victoria cada {one_in} decisiones)"
            )),
        };
        let Some((like, [(first, weakest), (last, strongest)])) = like(seat).zip(seat.levels)
        else {
            return match (seat.name, rate) {
                (None, Some(rate)) => format!("Has perdido {rate}, {over}."),
                (None, None) => format!("No has perdido nada, {over}."),
                (Some(name), Some(rate)) => format!("{name} ha perdido {rate}, {over}."),
                (Some(name), None) => format!("{name} no ha perdido nada, {over}."),
            };
        };
        let lost = match rate {
            Some(rate) => format!("perdiendo {rate}"),
            None => "sin perder nada".to_owned(),
        };
        match seat.open {
            None if first == last => format!("{like}, {lost}, {over}."),
            None => format!("{like}, de {weakest} a {strongest}, {lost}, {over}."),
            Some((_, games)) => {
                let closest = if first == last {
                    format!("del nivel {first}, {weakest}")
                } else {
                    format!("de los niveles {first} a {last}, de {weakest} a {strongest}")
                };
                let games = if games == 1 {
                    "Haría falta 1 partida más"
                } else {
                    &format!("Harían falta unas {games} partidas más")
                };
                format!("{like}, más cerca {closest}, {lost}, {over}. {games} para saberlo.")
            }
        }
    },
    own_level: |seat| like(seat).map(|like| format!("{like}.")),
    chart: |scale| match scale.unit {
        Unit::Points => "Puntuación final esperada",
        Unit::Share => "Probabilidad de ganar la partida",
    },
    values: |unit| match unit {
        Unit::Points => "Puntos",
        Unit::Share => "Probabilidad, en\u{a0}%",
    },
    as_table: "Gráfico en forma de tabla",
    turn: "Turno",
    round: "Ronda",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("turno {first}")
        } else {
            format!("turnos {first}–{last}")
        };
        headed("Ronda", round, turns)
    },
    end: "Al final",
    breakdown: |scale| {
        if scale.has_chance {
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
    breakdown_about: |rivals, luck| match (rivals, luck) {
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
    breakdown_unit: |unit| match unit {
        Unit::Points => "Los cambios se cuentan en puntos.",
        Unit::Share => {
            "Los cambios son tantos por ciento de una victoria: un 1\u{a0}% es una partida de cada 100. Lo que se pierde y se recupera cuenta cada vez, así que un cambio puede ser mayor que una victoria entera."
        }
    },
    starts: "Cada inicio se basa en lo que ese jugador sabía en su primera decisión; por eso no tienen que sumar 100\u{a0}%.",
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
    loss: |unit, loss| format!("−{}", bare_worth(unit, loss)),
    gain: |scale, gain, points| {
        let gain = NUMBERS.tenths(gain);
        let gain = match scale.unit {
            Unit::Points => format!("{gain} puntos más"),
            Unit::Share => format!("gana {gain} partidas más de cada 100"),
        };
        match points {
            Some(points) => format!("{gain}, {} puntos mejor", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |scale, margin| {
        format!(
            "Aquí el experto no distingue lo que difiere en {} o menos: cuenta como igual.",
            worth(scale.unit, margin)
        )
    },
    lines: "En la mesa",
    before: "Antes",
    line_played: "Lo jugado:",
    line_better: "Mejor:",
    way_played: "Así siguió la partida.",
    way_better: "Así podría haber seguido.",
    way_average: "Los números de los botones son medias de todo lo que puede pasar.",
    way_end: |has_chance, value, average| match has_chance {
        true => format!("Este camino lleva a {value}; la media de todos es {average}."),
        false => format!("Juzgado de nuevo desde aquí: {value}; desde la decisión: {average}."),
    },
    look: "Ver la posición",
    back: "Análisis",
    costlier: "Un error mayor",
    cheaper: "Un error menor",
    place: |place, all| format!("{place} de {all}"),
    play_on: "Seguir desde aquí",
    play_on_about: "Empieza una partida nueva en este punto, con las mismas cartas o dados por venir. Es una práctica y no cuenta en tus estadísticas. Si hay una partida en curso, pasa a tus partidas jugadas.",
    numbers: NUMBERS,
};

/// The levels that somebody may have decided like.
fn like(seat: &SeatLevel) -> Option<String> {
    let who = match seat.name {
        None => "Has",
        Some(name) => &format!("{name} ha"),
    };
    let ([first, last], name) = seat.possible()?;
    Some(if first == last {
        format!("{who} elegido como el nivel {first}, {name}")
    } else {
        format!("{who} elegido como uno de los niveles {first} a {last}")
    })
}
