//! The texts of Débâcle's table, in Spanish.

use engine::debacle::{Action, Ending, Illegal, Side};
use protocol::Level;

use crate::DebacleTexts;
use crate::texts::Declined;
use ui::texts::es::{points, who_does};

const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "Rojo",
        Side::Black => "Negro",
    }
}

/// A side in a sentence.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::Red => "rojo",
        Side::Black => "negro",
    }
}

pub(crate) static TEXTS: DebacleTexts = DebacleTexts {
    level_about: |level| match level {
        Level::Beginner => "Ve la captura que tiene delante y poco más.",
        Level::Regular => "Cuenta puntos y mira un turno por delante.",
        Level::Strong => "Cuenta puntos y mira más lejos.",
        _ => "Ha aprendido a valorar posiciones y mira muy lejos.",
    },
    styles: ["", "Le gusta tener los dados muy adelantados.", ""],
    people: "Juegas con",
    peoples: ["Rojo", "Negro", "Los dos: dos personas ante esta pantalla"],
    names: ["Nombre del jugador rojo", "Nombre del jugador negro"],
    first: "Quién empieza",
    firsts: ["Por sorteo", "Empieza rojo", "Empieza negro"],
    set_up: "Colocación de los dados",
    set_ups: [
        "Del 1 al 6, desde la izquierda de cada jugador",
        "Los mismos valores, frente a frente",
        "Mezclados, igual para los dos",
    ],
    title: "Débâcle: la mesa",
    board: "Tablero",
    side,
    square: |square, die| match die {
        Some((owner, value)) => {
            format!("{square}: {} {}", value.get(), colour(owner))
        }
        None => format!("{square}: libre"),
    },
    endangered: "en peligro",
    standing: |total, gain, dice, all| {
        let points = points(total.into());
        format!("{points}, y {gain} en esta ronda: {dice} de {all} dados capturados.")
    },
    to_win: "para ganar",
    to_capture: "por capturar",
    actions_left: |left| match left {
        1 => "queda 1 acción".into(),
        _ => format!("quedan {left} acciones"),
    },
    flip: "Voltear",
    decline: "Renunciar",
    threats: "Amenazas",
    no_threats: "No se puede capturar ningún dado.",
    turn_board: "Girar el tablero",
    heading: |round, turn| format!("Ronda\u{a0}{round}, turno\u{a0}{turn}"),
    quiet: |turns, all| format!("{turns} de {all} turnos sin capturas"),
    prompt_act: |left| match left {
        1 => "Una acción más: haz rodar un dado, voltea uno o captura.".into(),
        _ => format!("{left} acciones: haz rodar un dado, voltea uno o captura."),
    },
    prompt_doubles: "Dobles: elige el dado que se queda; los iguales de su fila son tuyos. O renuncia.",
    prompt_recover: |value| {
        format!(
            "Todos tus dados son iguales: recupera tu {value} capturado en una casilla resaltada, o renuncia."
        )
    },
    prompt_rebound: "Rebote: una acción gratis más para este dado. O renuncia.",
    prompt_rebound_return: "Rebota con este dado, o devuélvelo antes a tu campo.",
    prompt_return: "Este dado vuelve a tu campo: elige una casilla resaltada.",
    setting_up: "Se colocan los dados…",
    looking: |at, all| format!("Repaso: {at} de {all}."),
    ended: |ending| match ending {
        Ending::Captures => "Hay cinco dados capturados: la ronda ha terminado.",
        Ending::Quiet => "Treinta turnos sin capturas: la ronda acaba y cuenta tal como está.",
        Ending::Repetition => {
            "La misma posición por tercera vez: la ronda acaba y cuenta tal como está."
        }
    },
    last_capture: |name, value, square| {
        let what = match square {
            Some(square) => format!("el {value} en {square}"),
            None => format!("dobles de {value}"),
        };
        let took = who_does(name, "Has capturado", "ha capturado");
        format!("{took} en último lugar: {what}")
    },
    largest_lead: |name, lead| format!("Mayor ventaja: {name}, {}", points(lead)),
    action: |action, position| match action {
        Action::Roll(_) | Action::Capture(_) => action.to_string(),
        Action::Flip(square) => format!("volteado en {square}"),
        Action::Return(square) => format!("de vuelta en {square}"),
        Action::Keep(square) => format!("dobles, {square} se queda"),
        Action::Recover(square) => format!("recuperado en {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "sin llevarse los dobles".into(),
            Declined::Rebound => "sin rebote".into(),
            Declined::Recovery => "sin recuperar ningún dado".into(),
        },
    },
    describe_action: |action, position| match action {
        Action::Roll(way) => format!("hacer rodar el dado de {} hasta {}", way.from(), way.to()),
        Action::Capture(way) => format!("capturar {} con el dado de {}", way.to(), way.from()),
        Action::Flip(square) => format!("voltear el dado de {square}"),
        Action::Return(square) => format!("devolver el dado al campo, en {square}"),
        Action::Keep(square) => format!("llevarse los dobles: {square} se queda"),
        Action::Recover(square) => format!("recuperar en {square} el dado capturado"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "renunciar a los dobles".into(),
            Declined::Rebound => "renunciar al rebote".into(),
            Declined::Recovery => "no recuperar ningún dado".into(),
        },
    },
    forecast: |chance| format!("Tu probabilidad de ganar: {chance}\u{a0}%."),
    turn_of: |turn, name| format!("{turn}. {name}"),
    too_far: "Un dado avanza una casilla, en línea recta.",
    refused: |error| match error {
        Illegal::NotYourTurn => "Todavía no te toca.",
        Illegal::NotYours(_) => "Elige antes uno de tus dados.",
        Illegal::NoEnemy(_) => "Aquí no hay nada que capturar.",
        Illegal::Taken(_) => "Ya hay un dado aquí.",
        Illegal::Backward => {
            "Un dado rueda hacia delante o hacia los lados; solo una captura lleva hacia atrás."
        }
        Illegal::TooLow(..) => {
            "Tu dado tiene que ser más alto; pero un 1 lo captura todo, salvo otro 1."
        }
        Illegal::FlippedJustNow(_) => "No se voltea el mismo dado dos veces seguidas.",
        Illegal::Rebound(_) => "Solo puede rebotar el dado que ha capturado. O renuncia.",
        Illegal::ReturnFirst(_) => {
            "El dado que está en el campo rival tiene que volver antes al tuyo."
        }
        Illegal::NoReturn => "Ningún dado tiene que volver a su campo.",
        Illegal::NotInCamp(_) => "Tiene que ir a una casilla libre de tu campo.",
        Illegal::DoublesFirst => "Antes llévate los dobles, o renuncia a ellos.",
        Illegal::NoDoubles => "Solo puedes llevarte los dobles al principio de un turno.",
        Illegal::Single(_) => "Ningún otro dado rival de esta fila muestra lo mismo.",
        Illegal::RowFirst(_) => "Termina antes la fila que has empezado.",
        Illegal::NoActionLeft => "No te quedan acciones.",
        Illegal::NoRecovery => "Ahora no se puede recuperar ningún dado.",
        Illegal::NothingToDecline => "Ahora no hay nada a lo que renunciar.",
        Illegal::NoEventDue => "Esto no se puede hacer ahora.",
    },
    analysis: "Revisar la ronda",
    analysis_about: "Vuelve a cualquier acción: unas flechas muestran la mejor continuación.",
    analysing: "Buscando la mejor continuación…",
    steps: ["Al principio", "Atrás", "Adelante", "Al final"],
    best_line: |mover, chance, depth, line| {
        let actions = if depth == 1 { "acción" } else { "acciones" };
        format!(
            "Juega {}, {chance}\u{a0}% de probabilidad de ganar (mirando {depth} {actions} por delante): {line}",
            colour(mover)
        )
    },
    taken: "Dados",
    points: "Puntos",
    total: "Total",
};
