//! What is said at the table of Détrak, in Spanish.

use engine::detrak::{Action, Cell, Detrak, Line, Rank, Step};
use protocol::Level;

use crate::detrak::texts::Texts;
use crate::games::Pitch;
use crate::i18n::decimal;

pub const PITCH: Pitch = Pitch {
    about: "Lanza dos dados y anota los dos símbolos, uno junto al otro, en tu hoja. Las series de símbolos iguales dan puntos, en filas y columnas.",
    facts: "De 1 a 6 jugadores · desde 8 años · 15 minutos",
    picture: "Una mesa a mitad de partida: la hoja propia de símbolos con los puntos de sus líneas, dos hojas de rivales y los dados lanzados.",
};

pub fn advise(game: &Detrak, action: Action) -> String {
    let name = TEXTS.symbol;
    match (action, game.step()) {
        (Action::Start(symbol), _) => format!("empezar con {}", the(name(symbol))),
        (Action::Note(note), Step::Note(roll, _)) => {
            let (one, other) = roll.symbols();
            let (first, second) = (at(note.first), at(note.second));
            format!("{} {first}, {} {second}", name(one), name(other))
        }
        // A note is advised while there is a roll to be noted.
        (Action::Note(note), _) => note.to_string(),
    }
}

fn at(cell: Cell) -> String {
    format!("en fila {}, columna {}", cell.row() + 1, cell.column() + 1)
}

/// A symbol's name with its article.
fn the(symbol: &str) -> String {
    match symbol {
        "cruz" | "estrella" | "luna" => format!("la {symbol}"),
        _ => format!("el {symbol}"),
    }
}

pub const TEXTS: Texts = Texts {
    level_about: |level| match level {
        Level::Beginner => "Se lleva los puntos que ve.",
        Level::Regular => "También evita las casillas donde ya no cabe nada.",
        Level::Strong => "También tiene en cuenta todas las tiradas que pueden venir.",
        Level::Expert => "Además sabe por experiencia en qué acabará una hoja.",
    },
    advanced: "Reglas avanzadas",
    advanced_about: "La diagonal gris puntúa doble, y una fila o columna sin puntos cuesta 5.",
    title: "Détrak: la mesa",
    symbol: |symbol| {
        ["anillo", "triángulo", "cuadrado", "cruz", "estrella", "luna"][symbol.index()]
    },
    your_sheet: "Tu hoja",
    sheet_of: |name| format!("Hoja de {name}"),
    enlarge: |name| format!("Ampliar la hoja de {name}"),
    close: "Cerrar",
    dice: "Dados",
    roll: "Lanzar los dados",
    piece: "Los dos símbolos de la tirada",
    turn_piece: "Girar",
    swap: "Invertir",
    piece_lies: |one, other, flat| match flat {
        true => format!("{one} a la izquierda, {other} a la derecha"),
        false => format!("{one} arriba, {other} abajo"),
    },
    prompt_start: "Elige el símbolo de tu casilla superior izquierda.",
    prompt_roll: "Lanza los dados.",
    prompt_note: |one, other| {
        format!("Anota {one} y {other} en casillas vecinas: arrastra la pieza o elige una casilla.")
    },
    prompt_second: |symbol| {
        format!(
            "Ahora, una casilla vecina para {}. La misma casilla otra vez los invierte.",
            the(symbol)
        )
    },
    prompt_full: "Tu hoja ya no tiene sitio. Los demás siguen jugando…",
    rolling: "Los dados ruedan…",
    counting: "Las series de símbolos iguales dan puntos, línea a línea.",
    turn: |turn| format!("Turno {turn} de 12"),
    forecast: |expected, best| match best {
        None => format!("Se esperan {} puntos. Es el mejor sitio.", tenths(expected)),
        Some(best) => format!(
            "Se esperan {} puntos (lo mejor: {})",
            tenths(expected),
            tenths(best)
        ),
    },
    points,
    cell: |cell, what| {
        format!(
            "Fila {}, columna {}: {what}",
            cell.row() + 1,
            cell.column() + 1
        )
    },
    free: "libre",
    isolated: "libre, pero sin sitio para dos símbolos",
    would_isolate: |cells| match cells {
        1 => "Esto deja una casilla donde ya no cabe nada.".into(),
        _ => format!("Esto deja {cells} casillas donde ya no cabe nada."),
    },
    line: |line| match line {
        Line::Row(row) => format!("Fila {}", row + 1),
        Line::Column(column) => format!("Columna {}", column + 1),
        Line::Diagonal => "Diagonal, cuenta doble".into(),
    },
    line_worth: |now, most| match most {
        Some(most) if most != now => format!("{now} por ahora, {most} como máximo"),
        _ => format!("{now}"),
    },
    starts: |name, symbol| format!("{name}: empieza con {}", the(symbol)),
    rolls: |one, other| format!("Tirada: {one} y {other}"),
    notes: |name, (one, at), (other, there)| {
        format!(
            "{name}: {one} en fila {}, columna {}; {other} en fila {}, columna {}",
            at.row() + 1,
            at.column() + 1,
            there.row() + 1,
            there.column() + 1
        )
    },
    score: "Puntos",
    best_line: "Mejor línea",
    tie_broken: "Con los mismos puntos, va por delante quien tiene la mejor línea.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "gran maestro",
            Rank::Expert => "experto",
            Rank::Good => "bueno",
            Rank::Average => "normal",
            Rank::CouldDoBetter => "mejorable",
        };
        format!("{}: {rank}.", points(score))
    },
    study: "Los mismos dados, jugados por otros",
    percentile: |level, percent, games| {
        format!("{level}: tu puntuación supera al {percent}\u{a0}% de {games} partidas")
    },
    best_possible: |score, done| match done {
        true => format!("Conociendo todas las tiradas de antemano se logran {score} puntos:"),
        false => {
            format!("Conociendo todas las tiradas de antemano, {score} puntos por ahora:")
        }
    },
    studying: "Los bots juegan con tus dados…",
    no_study: "Los bots no pueden estudiar estos dados ahora.",
    taken: "Aquí ya hay algo anotado.",
    alone: "Hacen falta dos casillas vecinas: esta no tiene ninguna vecina libre.",
    off: "Las dos mitades tienen que caber en la hoja.",
    roll_first: "Lanza antes los dados.",
    start_first: "Elige tu primer símbolo.",
    symbol_taken: "Otro jugador empieza con este símbolo.",
    not_your_turn: "Todavía no te toca.",
};

fn points(points: i32) -> String {
    match points {
        1 => "1 punto".into(),
        -1 => "−1 punto".into(),
        ..=-2 => format!("−{} puntos", -points),
        _ => format!("{points} puntos"),
    }
}

fn tenths(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", decimal(number.unsigned_abs(), ','))
}
