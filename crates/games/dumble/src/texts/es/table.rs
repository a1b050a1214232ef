//! The texts of Dumble's table, in Spanish.

use engine::dumble::{Action, Card, Kind, Suit};
use protocol::Level;

use crate::DumbleTexts;
use ui::i18n::{list, list_and};
use ui::texts::es::{YOU, does, points, who_does};

const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
const NAMES: [&str; 13] = [
    "as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jota", "reina", "rey",
];

fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "tréboles",
        Suit::Diamonds => "diamantes",
        Suit::Hearts => "corazones",
        Suit::Spades => "picas",
    };
    format!("{} de {suit}", NAMES[card.rank().index()])
}

/// A card with its article.
fn the(one: Card) -> String {
    let name = card(one);
    match one.rank().index() {
        // The feminine ranks: jota and reina.
        10 | 11 => format!("la {name}"),
        _ => format!("el {name}"),
    }
}

fn cards(cards: usize) -> String {
    match cards {
        1 => "1 carta".into(),
        _ => format!("{cards} cartas"),
    }
}

/// A call: who calls, and with how many points.
fn calls(name: &str, own: u8) -> String {
    let calls = who_does(name, "Cantas", "canta");
    format!("{calls} Dumble con {}", points(own.into()))
}

pub(crate) static TEXTS: DumbleTexts = DumbleTexts {
    level_about: |level| match level {
        Level::Beginner => "Tira sus cartas más altas, no ve las escaleras y canta tarde.",
        Level::Regular => "Planea cómo vaciar su mano y canta cuando los demás parecen tener más.",
        Level::Strong => {
            "También cuenta con las cartas que podría tomar, no regala nada al siguiente y vigila los totales."
        }
        _ => "Imagina las manos que encajan con todo lo visto y las juega en su cabeza.",
    },
    styles: [
        "Le gusta no dejar nada útil al siguiente.",
        "Le gusta ir de farol descartando cartas bajas.",
        "",
    ],
    options: [],
    title: "Dumble: la mesa",
    ranks: RANKS,
    card,
    sources: "Mazo y descartes",
    stock: |left| format!("Mazo: {}", cards(left)),
    take: |taken| format!("Descarte: {}", card(taken)),
    your_hand: "Tu mano",
    hand_is: |own| format!("Mano: {}", points(own.into())),
    total_is: |total| format!("Total: {}", points(total.into())),
    points_word: |total| match total {
        1 => " punto",
        _ => " puntos",
    },
    holds: |held, known| match known {
        [] => cards(held),
        _ if known.len() >= held => format!("{}: {}", cards(held), list(known, card)),
        _ => format!("{}, entre ellas {}", cards(held), list(known, card)),
    },
    is_out: "fuera",
    dumble: "¡Dumble!",
    call: |own| format!("Dumble con {own}"),
    lowest: |chance| format!("la más baja: {chance}\u{a0}%"),
    discard: "Descartar",
    sort_rank: "Ordenar por valor",
    sort_suit: "Ordenar por palo",
    heading: |round, lap| format!("Ronda\u{a0}{round}, turno\u{a0}{lap}"),
    prompt_discard: "Elige las cartas que quieres descartar.",
    prompt_dumble: |own| {
        format!(
            "Canta Dumble con tus {}, o elige cartas para descartar.",
            points(own.into())
        )
    },
    prompt_draw: "Ahora roba del mazo o toma una de las cartas resaltadas.",
    drawing: "Se roba una carta…",
    dealing: "Se reparten las cartas…",
    called_well: |name, own| {
        let wins = does(name, "ganas", "gana");
        format!("{} y {wins} la ronda.", calls(name, own))
    },
    decided: |name, own, lower| {
        let call = format!("{} con\u{a0}{own}", who_does(name, "Cantas", "canta"));
        match lower {
            None => format!("{call} y nadie tiene menos"),
            Some((YOU, less)) if less == own => {
                format!("{call}; tú tienes lo mismo, pero en un empate gana quien canta")
            }
            Some((lower, less)) if less == own => {
                format!("{call}; {lower} tiene lo mismo, pero en un empate gana quien canta")
            }
            Some((YOU, less)) => format!("{call}, pero tú tienes {less}"),
            Some((lower, less)) => format!("{call}, pero {lower} tiene {less}"),
        }
    },
    called_badly: |name, own, score| {
        let scores = who_does(name, "sumas", "suma");
        format!(
            "{}, pero alguien tiene menos: {scores} el doble, {score}.",
            calls(name, own)
        )
    },
    falls: |name| {
        let lands = who_does(name, "Llegas", "llega");
        let falls = does(name, "bajas", "baja");
        format!("{lands} a 100 justos y {falls} a 50.")
    },
    eliminated: |name, total| {
        let is_out = who_does(name, "Quedas", "queda");
        format!("{is_out} fuera con {}.", points(total))
    },
    kind: |kind, cards, own| {
        let what = match (kind, cards) {
            (Kind::Single, _) => "Una sola carta",
            (Kind::Run, _) => "Una escalera",
            (Kind::OfARank, 2) => "Una pareja",
            (Kind::OfARank, 3) => "Un trío",
            (Kind::OfARank, _) => "Un póquer",
        };
        format!("{what}: {}.", points(own.into()))
    },
    why_discard: |now, next| match next {
        0 => format!("{} menos ahora", points(now.into())),
        _ => format!(
            "{} menos ahora, y quizá otros {next} en el turno siguiente",
            points(now.into())
        ),
    },
    why_fits: |own| {
        format!(
            "combina con tus cartas: {} en el turno siguiente",
            points(own.into())
        )
    },
    why_cheap: |own| format!("solo {}", points(own.into())),
    why_stock: |least| {
        format!(
            "los descartes no combinan con nada y cuestan al menos {}",
            points(least.into())
        )
    },
    best_choice: "Es lo que descartaría el experto.",
    nothing_chosen: "Elige antes las cartas que quieres descartar.",
    too_many_equal: "Como máximo cuatro cartas del mismo valor, y nunca más de dos veces la misma.",
    run_length: "Una escalera tiene exactamente tres cartas.",
    several_suits: "Las cartas de una escalera tienen que ser del mismo palo.",
    ace_is_low: "El as es la carta más baja: no hay escalera de reina, rey y as.",
    unrelated: "Estas cartas ni son del mismo valor ni forman una escalera del mismo palo.",
    discard_first: "Primero descarta, luego roba.",
    draw_first: "Ya has descartado: ahora roba o toma una carta.",
    stock_empty: "Solo puedes tomar una de las cartas resaltadas.",
    first_turn: "No puedes cantar Dumble en tu primer turno de una ronda.",
    too_many: |own| format!("Para cantar Dumble hay que tener 10 puntos o menos; tienes {own}."),
    not_your_turn: "Todavía no te toca.",
    hand: "Mano",
    scored: "Ronda",
    total: "Total",
    hands: "Todas las manos",
    chart: "Los totales ronda a ronda",
    starts: |name| who_does(name, "Empiezas tú", "empieza"),
    describe_action: |action| match action {
        Action::Discard(cards) => {
            format!("descartar {}", list_and(cards.as_slice(), the, " y "))
        }
        Action::Take(taken) => format!("tomar {}", the(taken)),
        Action::Stock => "robar del mazo".into(),
        Action::Call => "cantar Dumble".into(),
    },
    turned_up: |first| format!("Carta descubierta: {}", card(first)),
    discards: |name, cards| {
        format!(
            "{}: {}",
            who_does(name, "Descartas", "descarta"),
            list(cards, card)
        )
    },
    takes: |name, taken| format!("{} {}", who_does(name, "Tomas", "toma"), the(taken)),
    draws: |name| format!("{} del mazo", who_does(name, "Robas", "roba")),
    drew: "robó del mazo",
    you_drew: |drawn| format!("La carta robada: {}", card(drawn)),
    reshuffled: "Los descartes forman un mazo nuevo.",
    calls,
    scores: |name, own, score| {
        let holds = who_does(name, "Tienes", "tiene");
        let scores = does(name, "sumas", "suma");
        format!("{holds} {} en mano y {scores} {score}", points(own.into()))
    },
};
