//! The texts of duels, in Spanish.

use core::cmp::Ordering;

use crate::texts::DuelTexts;

pub(crate) static TEXTS: DuelTexts = DuelTexts {
    duel: "Duelo",
    title: |game| format!("Duelo: {game}"),
    about: "Un amigo y tú jugáis la misma partida, cada uno en su dispositivo: la misma suerte, los mismos rivales. Un duelo empieza con «Compartir», en el resultado de una partida contra bots.",
    none: "Todavía no hay duelos.",
    challenges: |name| format!("{name} te desafía"),
    sealed: |name| {
        format!(
            "El resultado de {name} queda sellado hasta que termines. No se puede deshacer nada, ni hay pistas."
        )
    },
    helped: |name| format!("{name} tuvo ayuda en esta partida."),
    own_helped: "Tuviste ayuda en esta partida.",
    same: "La misma suerte y los mismos rivales para los dos.",
    accept: "Aceptar",
    go_on: "Continuar",
    give_up: "Rendirse y mirar",
    seen: "Ya has visto el resultado.",
    own_unreadable: "Tu propia partida de este duelo no se puede leer aquí. Quizá pueda una versión más reciente de la página.",
    own: "Este duelo es tuyo. Quien abra el enlace juega contra tu resultado.",
    waiting: "Aún no hay respuesta. Cuando llegue el enlace de tu amigo, ábrelo en este dispositivo.",
    against: |name| format!("Tú y {name}"),
    points: |order, name, points| match (order, points) {
        (Ordering::Less, 1) => format!("{name} gana por 1 punto."),
        (Ordering::Less, _) => format!("{name} gana por {points} puntos."),
        (_, 1) => "Ganas por 1 punto.".into(),
        _ => format!("Ganas por {points} puntos."),
    },
    places: |order, name, own, their| match order {
        Ordering::Less => format!("A {name} le fue mejor: {their}. A ti: {own}."),
        _ => format!("Te fue mejor: {own}. A {name}: {their}."),
    },
    equal: |name| format!("{name} y tú estáis igualados."),
    replay: "Ver la partida",
    replay_of: |name| format!("Ver la partida: {name}"),
    after: "Tu partida del duelo ha terminado",
    compare: "Ver los dos resultados",
    remove: "Quitar",
    remove_sure: "Quitar este duelo para siempre",
    in_other_tab: "Este duelo se está jugando en otra pestaña.",
    gone: "Este duelo no está en este dispositivo, o ya no está. Abre otra vez el enlace de tu amigo.",
    not_over: "la partida de este enlace no ha terminado, así que no es un duelo.",
    practice: "la partida de este enlace era de práctica, así que no es un duelo.",
    persons: "la partida de este enlace no la jugó una sola persona contra bots, así que no es un duelo.",
    is_new: "por jugar",
    goes_on: "en curso",
    is_waiting: "a la espera de respuesta",
    is_done: "jugado por los dos",
};
