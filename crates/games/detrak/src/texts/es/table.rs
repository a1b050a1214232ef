//! The texts of Détrak's table, in Spanish.

use engine::detrak::{Cell, Line, Rank, Symbol};
use protocol::Level;

use crate::DetrakTexts;
use model::number_format::signed;
use table::SwitchTexts;
use ui::texts::es::{NUMBERS, cell, place, points, who_does};

fn at(cell: Cell) -> String {
    format!("en {}", place(cell))
}

fn symbol(symbol: Symbol) -> &'static str {
    [
        "anillo",
        "triángulo",
        "cuadrado",
        "cruz",
        "estrella",
        "luna",
    ][symbol.index()]
}

/// A symbol with its article.
fn the(one: Symbol) -> String {
    let name = symbol(one);
    match one.index() {
        // The feminine nouns: cruz, estrella and luna.
        3.. => format!("la {name}"),
        _ => format!("el {name}"),
    }
}

/// Both symbols of a roll that shows one twice.
fn both_of(one: Symbol) -> String {
    let article = if one.index() >= 3 { "las" } else { "los" };
    let plural = match symbol(one) {
        "cruz" => "cruces".to_owned(),
        name => format!("{name}s"),
    };
    format!("{article} dos {plural}")
}

fn lies(one: Symbol, other: Symbol, flat: bool) -> String {
    let (one, other) = (symbol(one), symbol(other));
    if flat {
        format!("{one} a la izquierda, {other} a la derecha")
    } else {
        format!("{one} arriba, {other} abajo")
    }
}

pub(crate) static TEXTS: DetrakTexts = DetrakTexts {
    level_about: |level| match level {
        Level::Beginner => "Se lleva los puntos que ve.",
        Level::Regular => "También evita las casillas donde ya no cabe nada.",
        Level::Strong => "También tiene en cuenta todas las tiradas que pueden venir.",
        _ => "Además sabe por experiencia en qué acabará una hoja.",
    },
    styles: [
        "",
        "Con las reglas avanzadas, le gustan los símbolos iguales en la diagonal.",
        "Prefiere los puntos en filas a los puntos en columnas.",
    ],
    options: [SwitchTexts {
        label: "Reglas avanzadas",
        about: "La diagonal gris puntúa doble, y una fila o columna sin puntos cuesta 5.",
    }],
    title: "Détrak: la mesa",
    symbol,
    your_sheet: "Tu hoja",
    sheet_of: |name| format!("Hoja de {name}"),
    enlarge: |name| format!("Ampliar la hoja de {name}"),
    dice: "Dados",
    dice_show: |one, other| format!("Dados: {}, {}", symbol(one), symbol(other)),
    roll: "Lanzar los dados",
    piece: |one, other, flat| format!("Los dos símbolos de la tirada: {}", lies(one, other, flat)),
    turn_piece: "Girar",
    piece_lies: lies,
    prompt_start: "Elige el símbolo de tu casilla superior izquierda.",
    prompt_roll: "Lanza los dados.",
    prompt_note: |one, other| {
        let both = if one == other {
            both_of(one)
        } else {
            format!("{} y {}", the(one), the(other))
        };
        format!("Coloca {both} en casillas vecinas: arrastra la pieza o elige una casilla.")
    },
    prompt_again: "Toca otra vez esta casilla para confirmar, o gira la pieza.",
    prompt_turned: "Aquí la pieza solo cabe girada, como se ve. Toca otra vez esta casilla para confirmar.",
    prompt_full: "Tu hoja ya no tiene sitio. Los demás siguen jugando…",
    rolling: "Los dados ruedan…",
    counting: "Las series de símbolos iguales dan puntos, línea a línea.",
    turn: |turn| format!("Turno {turn} de 12"),
    forecast: |expected, best| match best {
        None => format!(
            "Se esperan {} puntos (la mejor jugada)",
            NUMBERS.tenths(expected)
        ),
        Some(best) => format!(
            "Se esperan {} puntos (lo mejor: {})",
            NUMBERS.tenths(expected),
            NUMBERS.tenths(best)
        ),
    },
    points,
    cell,
    free: "libre",
    isolated: "libre, pero sin sitio para dos símbolos",
    would_isolate: |cells| match cells {
        1 => "Esto deja una casilla donde ya no cabe nada.".into(),
        _ => format!("Esto deja {cells} casillas donde ya no cabe nada."),
    },
    line: |line, now, most| {
        let line = match line {
            Line::Row(row) => format!("Fila {}", row + 1),
            Line::Column(column) => format!("Columna {}", column + 1),
            Line::Diagonal => "Diagonal, cuenta doble".into(),
        };
        let worth = match most {
            Some(most) if most != now => {
                format!("{} por ahora, {} como máximo", signed(now), signed(most))
            }
            _ => signed(now),
        };
        format!("{line}: {worth}")
    },
    starts: |name, first| {
        let starts = who_does(name, "Empiezas", "empieza");
        format!("{starts} con {}", the(first))
    },
    rolls: |one, other| format!("Tirada: {} y {}", symbol(one), symbol(other)),
    notes: |name, (one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!("{name}: {one} {}; {other} {}", at(first), at(second))
    },
    describe_start: |first| format!("empezar con {}", the(first)),
    describe_note: |(one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!("{one} {}, {other} {}", at(first), at(second))
    },
    score: "Puntos",
    best_line: "Fila o columna",
    best_line_is: |line, worth, name| {
        let line = match line {
            Line::Row(row) => format!("fila {}", row + 1),
            Line::Column(column) => format!("columna {}", column + 1),
            Line::Diagonal => "diagonal, que cuenta doble".into(),
        };
        let whose = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!("Mejor línea: {line}, {}{whose}", points(worth))
    },
    tie_broken: "Con los mismos puntos, va por delante quien tiene la mejor fila o columna.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "gran maestro",
            Rank::Expert => "experto",
            Rank::Good => "bueno",
            Rank::Average => "normal",
            Rank::CouldDoBetter => {
                return format!(
                    "{}. El siguiente rango, normal, empieza en 15.",
                    points(score)
                );
            }
        };
        format!("{}: {rank}.", points(score))
    },
    study: "Los mismos dados, jugados por otros",
    percentile: |level, percent, games| {
        format!("{level}: tu puntuación supera la del {percent}\u{a0}% de {games} partidas")
    },
    best_possible: |score, done| {
        if done {
            format!("Lo mejor posible con estos dados: {score}")
        } else {
            format!("Lo mejor posible con estos dados (hallado hasta ahora): {score}")
        }
    },
    studying: "Los bots juegan con tus dados…",
    no_study: "Los bots no pueden estudiar estos dados ahora.",
    taken: "Esta casilla ya está ocupada.",
    alone: "Hacen falta dos casillas vecinas: esta no tiene ninguna vecina libre.",
    off: "Las dos mitades tienen que caber en la hoja.",
    roll_first: "Lanza antes los dados.",
    start_first: "Elige tu primer símbolo.",
    symbol_taken: "Otro jugador ya tiene este símbolo.",
    not_your_turn: "Todavía no te toca.",
};
