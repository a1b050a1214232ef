//! The texts of the analysis board, in Spanish.

use engine::PositionError;
use model::value_scale::Unit;

use super::reasons::REASONS;
use crate::texts::{AnalysisTexts, KeptTexts, SetupTexts};
use ui::texts::es::NUMBERS;

pub(crate) static TEXTS: AnalysisTexts = AnalysisTexts {
    numbers: NUMBERS,
    steps: [
        "Al principio",
        "Una jugada atrás",
        "Una jugada adelante",
        "Al final",
    ],
    values: "Mostrar valores",
    thinking: "Pensando…",
    failed: "El ordenador no pudo valorar esta posición. Sal de ella y vuelve para intentarlo de nuevo.",
    expected: |who, value, unit| match (who, unit) {
        (Some(who), Unit::Share) => format!("{who} gana desde aquí el {value} de las veces"),
        (None, Unit::Share) => format!("Se gana desde aquí el {value} de las veces"),
        (Some(who), Unit::Points) => format!("{who}: {value} puntos esperados"),
        (None, Unit::Points) => format!("{value} puntos esperados desde aquí"),
    },
    effort: |times, is_last| {
        let thought = match times {
            1 => "Ha pensado tanto como para una pista".to_owned(),
            times => format!("Ha pensado {times} veces lo que para una pista"),
        };
        let end = if is_last { "." } else { "; sigue pensando…" };
        thought + end
    },
    exact: "Estos valores son exactos.",
    knowledge: |who| match who {
        Some(who) => format!("Según lo que {who} puede saber."),
        None => "Según lo que se puede saber aquí.".into(),
    },
    all_hands: "Todas las manos",
    open: "Según todas las manos, que nadie ve en la mesa.",
    options: "Jugadas, de mejor a peor",
    as_good: "Tan buena como la mejor",
    behind: "peor",
    insert: |moves| match moves {
        1 => "Jugar la mejor jugada".into(),
        moves => format!("Jugar la mejor línea: {moves} jugadas"),
    },
    over: "Esta ronda ha terminado.",
    waiting: "Ahora decide el azar.",
    moves: "Jugadas de esta ronda",
    colon: ":",
    chance: |event| format!("Azar: {event}"),
    choose_chance: "Elegir lo que sale",
    which_event: "Suceso",
    average: "Media de todos",
    averaging: |done, all| format!("Evaluados {done} de {all}…"),
    averaged: |mean, came| format!("{mean} de media entre todos; {came} con lo que salió."),
    no_average: "Sin media: tras algunos, la ronda termina o decide otra persona.",
    variation: "Variante:",
    too_large: "Son demasiadas variantes para guardarlas o compartirlas: borra algunas.",
    match_over: "La partida ha terminado.",
    next_round: "Siguiente ronda",
    comment: "Comentario",
    redraw: "Volver a sortear",
    promote: "Hacerla línea principal",
    delete: "Borrar desde aquí",
    undo: "Deshacer el cambio",
    setup: SetupTexts {
        title: "Componer una posición",
        line: "En una línea de texto",
        show: "Ponerla en el tablero",
        others: "Todo lo demás",
        tray: "Qué poner",
        no_sign: "nada, o boca abajo",
        hole: "sin carta",
        remove: "Quitar",
        add_card: "Añadir una carta",
        place: |row, column| format!("Fila {row}, columna {column}"),
        field,
        value,
        no_line: "Esto no es una posición: una línea empieza por el nombre de un juego.",
        refused: |error| match error {
            PositionError::OtherGame(name) => {
                format!("Una posición de este juego empieza por «{}».", name)
            }
            PositionError::Missing(name) => format!("Falta el campo «{}».", field(name)),
            PositionError::Spelling(name) => format!(
                "«{}» se escribe de otra manera o en otro orden.",
                field(name)
            ),
            PositionError::Unreadable { field: name, .. } => {
                format!("No se puede leer «{}».", field(name))
            }
            PositionError::TooLong => "Hay algo después de la posición.".into(),
            PositionError::Impossible(_) => "Esta posición no puede darse en el juego.".into(),
        },
        reasons: REASONS,
    },
    kept: KeptTexts {
        about: "Empieza por la primera posición de un juego, por una posición pegada, o sigue con algo guardado. También hay un botón que lleva al tablero en cada repetición y cada análisis.",
        begin: "Empezar",
        title: "Guardadas",
        none: "Aún no hay nada guardado. En el tablero, «Guardar» lo añade aquí.",
        name: "Nombre",
        keep: "Guardar",
        done: "Guardada.",
        replace: "Ya hay otra con este nombre. Pulsa otra vez para sustituirla.",
        delete_sure: |name| format!("¿Borrar «{name}»?"),
    },
};

fn field(name: &str) -> &'static str {
    match name {
        "grids" => "Cartas",
        "centre" => "Centro",
        "sheets" => "Hojas",
        "hands" => "Manos",
        "latest" => "Último descarte",
        "laid" => "Descartadas en este turno",
        "pile" => "Pila de descartes",
        "board" => "Tablero",
        "captured" => "Capturados, por rojo y negro",
        "step" => "Qué sigue",
        "mover" => "Juega",
        "totals" => "Totales",
        "turn" => "Turnos jugados",
        "rounds" => "Duración de la partida",
        "round" => "Rondas jugadas",
        "token" => "Jugador inicial",
        "opener" => "Jugador inicial del primer turno",
        "out" => "Cartas fuera de la ronda",
        "sealed" => "Elecciones ocultas",
        "rules" => "Reglas",
        "starter" => "Jugador inicial",
        "gone" => "Eliminado en la ronda",
        "symmetry" => "Campos",
        "order" => "Orden de los dados",
        "first" => "Jugador inicial",
        "barren" => "Ronda anterior sin puntos",
        "ending" => "Final",
        "actions" => "Acciones restantes",
        "bonus" => "Acciones extra del rival",
        "flags" => "Estados especiales",
        "focus" => "Dado que rebota o vuelve",
        "flipped" => "Dado recién volteado",
        "row" => "Fila con dobles",
        "seen" => "Turnos anteriores",
        "quiet" => "Turnos sin captura",
        _ => "",
    }
}

fn value(value: &str) -> Option<&'static str> {
    Some(match value {
        "reveal" => "todos destapan una carta",
        "draft" => "toma una carta",
        "over" => "la ronda ha terminado",
        "start" => "se elige el primer símbolo",
        "up" | "lot" | "tie" | "deal" | "stock" | "first" => "decide el azar",
        "roll" => "se tiran los dados",
        "note" => "tirada",
        "play" => "descarta",
        "draw" => "roba",
        "one" => "una ronda",
        "hundred" => "a 100 puntos",
        "basic" => "básicas",
        "advanced" => "avanzadas",
        "red" => "rojo",
        "black" => "negro",
        "point" => "girados",
        "mirror" => "en espejo",
        "no" => "no",
        "yes" => "sí",
        "captures" => "capturas",
        "quiet" => "turnos tranquilos",
        "repetition" => "repetición",
        "-" => "–",
        _ => return None,
    })
}
