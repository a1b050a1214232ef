//! The texts of Dékal's table, in Spanish.

use engine::dekal::{Action, Illegal, Push, Side};
use protocol::Level;

use crate::{DekalOptions, DekalTexts};
use ui::texts::es::{NUMBERS, YOU, cell, place, points, who_does};

fn push(push: Push) -> String {
    let line = push.line() + 1;
    match push.side() {
        Side::Left => format!("por la izquierda en la fila {line}"),
        Side::Right => format!("por la derecha en la fila {line}"),
        Side::Top => format!("por arriba en la columna {line}"),
        Side::Bottom => format!("por abajo en la columna {line}"),
    }
}

pub(crate) static TEXTS: DekalTexts = DekalTexts {
    options: DekalOptions {
        rounds: "Duración",
        one_round: "Una ronda",
        to_hundred: "Varias rondas, hasta que alguien llegue a 100",
        first: "Quién empieza",
        first_lowest: "Quien destape la carta más baja",
        first_me: "Tú",
        first_random: "Por sorteo",
    },
    level_about: |level| match level {
        Level::Beginner => "Apenas ve más que la carta que toma.",
        Level::Regular => "También mira lo que deja a los demás.",
        Level::Strong => "Sabe por experiencia en qué acabará una cuadrícula.",
        _ => "Además calcula quién va ganando, y sigue jugando en su cabeza.",
    },
    styles: [
        "Le gusta tomar lo que otros necesitan.",
        "Le gusta guardar cartas altas para formar parejas.",
        "Le gustan las cartas bajas en el borde.",
    ],
    title: "Dékal: la mesa",
    your_grid: "Tu cuadrícula",
    grid_of: |name| format!("Cuadrícula de {name}"),
    enlarge: |name| format!("Ampliar la cuadrícula de {name}"),
    centre: "Cartas del centro",
    edges: "Bordes de tu cuadrícula",
    prompt_reveal: "Destapa una de tus cartas boca abajo.",
    prompt_draft: "Toma una carta del centro y empújala desde un borde resaltado.",
    prompt_edge: |card| format!("Elige un borde resaltado para el {card}."),
    prompt_forced: "Te queda una carta: empújala desde un borde resaltado.",
    forecast: |tenths, best| match best {
        None => format!(
            "Se esperan {} puntos (la mejor jugada)",
            NUMBERS.tenths(tenths)
        ),
        Some(best) => format!(
            "Se esperan {} puntos (lo mejor: {})",
            NUMBERS.tenths(tenths),
            NUMBERS.tenths(best)
        ),
    },
    counting: "Las cartas vecinas iguales se anulan; lo que queda cuenta.",
    points: |score| points(score as i32),
    largest_group: |cards, names| format!("Mayor grupo anulado: {cards} ({names})"),
    cards_left: "Cartas",
    turning_up: "Se destapan las cartas…",
    turn: |turn| format!("Turno {turn} de 16"),
    reveals: |name, card| format!("{} un {card}", who_does(name, "Destapas", "destapa")),
    tie_draw: |name, card| {
        let draws = who_does(name, "Robas", "roba");
        format!("{draws} un {card} para la ficha")
    },
    lot: |name| match name {
        YOU => "El sorteo te da la ficha".into(),
        _ => format!("El sorteo da la ficha a {name}"),
    },
    drafts: |name, card, at| {
        let pushes = who_does(name, "Empujas", "empuja");
        format!("{pushes} el {card} {}", push(at))
    },
    push,
    describe_action: |action| match action {
        Action::Reveal(cell) => format!("destapar la carta de la {}", place(cell)),
        Action::Draft(draft) => {
            format!("tomar el {} y empujarlo {}", draft.card, push(draft.push))
        }
    },
    cell,
    face_down: "boca abajo",
    hole: "hueco",
    centre_card: |card| format!("Carta {card}"),
    centre_empty: "Sin carta",
    token: "Jugador inicial de este turno",
    total: "Total",
    score: "Puntos",
    tie_broken: "Con los mismos puntos, va por delante quien tiene menos cartas.",
    choose_card_first: "Elige antes una carta del centro.",
    refusal: |error| match error {
        Illegal::NotYourTurn => "Todavía no te toca.".into(),
        Illegal::RevealFirst => "Destapa antes una de tus cartas boca abajo.".into(),
        Illegal::DraftFirst => "Ahora toma una carta del centro.".into(),
        Illegal::FaceUp(_) => "Esta carta ya está boca arriba: elige una boca abajo.".into(),
        Illegal::NotInCentre(card) => format!("No hay ningún {card} en el centro."),
        Illegal::MissesHole(_) => {
            "Solo se puede empujar por la fila y la columna del hueco.".into()
        }
        Illegal::NearEdge(_) => {
            "El hueco está junto a este borde: un empuje tiene que mover al menos una carta.".into()
        }
        // What only luck could try.
        Illegal::NoEventDue | Illegal::NoCardLeft(_) | Illegal::NotInLot(_) => {
            "Esto no se puede hacer ahora.".into()
        }
    },
};
