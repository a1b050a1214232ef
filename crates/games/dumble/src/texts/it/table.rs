//! The texts of Dumble's table, in Italian.

use engine::dumble::{Action, Card, Kind, Suit};
use protocol::Level;

use crate::DumbleTexts;
use ui::i18n::list;
use ui::texts::it::{YOU, does, points};

const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
];
const NAMES: [&str; 13] = [
    "asso", "2", "3", "4", "5", "6", "7", "8", "9", "10", "fante", "donna", "re",
];

fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "fiori",
        Suit::Diamonds => "quadri",
        Suit::Hearts => "cuori",
        Suit::Spades => "picche",
    };
    format!("{} di {suit}", NAMES[card.rank().index()])
}

/// A card with its article.
fn the(one: Card) -> String {
    let article = match one.rank().index() {
        // The ranks that begin with a vowel, asso and 8; and the feminine donna.
        0 | 7 => "l’",
        11 => "la ",
        _ => "il ",
    };
    format!("{article}{}", card(one))
}

fn cards(cards: usize) -> String {
    match cards {
        1 => "1 carta".into(),
        _ => format!("{cards} carte"),
    }
}

/// A call: who calls, and with how many points.
fn calls(name: &str, own: u8) -> String {
    let calls = does(name, "chiami", "chiama");
    format!("{name} {calls} Dumble con {}", points(own.into()))
}

pub(crate) static TEXTS: DumbleTexts = DumbleTexts {
    level_about: |level| match level {
        Level::Beginner => "Butta le carte che valgono di più, non vede le scale e chiama tardi.",
        Level::Regular => {
            "Pianifica come svuotare la mano, e chiama quando gli altri sembrano avere di più."
        }
        Level::Strong => {
            "Conta anche sulle carte da prendere, non regala nulla a chi segue e tiene d’occhio i totali."
        }
        _ => "Immagina le mani possibili in base a tutto ciò che si è visto, e prova a giocarle.",
    },
    styles: [
        "Ama non lasciare nulla di utile a chi segue.",
        "Ama bluffare scartando carte basse.",
        "",
    ],
    options: [],
    title: "Dumble: il tavolo",
    ranks: RANKS,
    card,
    sources: "Mazzo e scarti",
    stock: |left| format!("Mazzo: {}", cards(left)),
    take: |taken| format!("Scarti: {}", card(taken)),
    your_hand: "La tua mano",
    hand_is: |own| format!("Mano: {}", points(own.into())),
    total_is: |total| format!("Totale: {}", points(total.into())),
    points_word: |own| if own == 1 { " punto" } else { " punti" },
    holds: |held, known| match known {
        [] => cards(held),
        _ if known.len() == held => format!("{}: {}", cards(held), list(known, card)),
        _ => format!("{}, tra cui {}", cards(held), list(known, card)),
    },
    is_out: "fuori",
    dumble: "Dumble!",
    call: |own| format!("Chiama Dumble:\u{a0}{own}"),
    lowest: |chance| format!("la più bassa: {chance}%"),
    discard: "Scarta",
    sort_rank: "Ordina per valore",
    sort_suit: "Ordina per seme",
    heading: |round, lap| format!("Manche\u{a0}{round}, turno\u{a0}{lap}"),
    prompt_discard: "Scegli le carte da scartare.",
    prompt_dumble: |own| {
        format!(
            "Chiama Dumble con {}, oppure scegli le carte da scartare.",
            points(own.into())
        )
    },
    prompt_draw: "Ora pesca dal mazzo, o prendi una delle carte evidenziate.",
    drawing: "Si pesca una carta…",
    dealing: "Si distribuiscono le carte…",
    called_well: |name, own| {
        let wins = does(name, "vinci", "vince");
        format!("{} e {wins} la manche.", calls(name, own))
    },
    decided: |name, own, lower| {
        let calls = does(name, "chiami", "chiama");
        let call = format!("{name} {calls} con\u{a0}{own}");
        match lower {
            None => format!("{call} e nessuno ha meno"),
            Some((YOU, less)) if less == own => {
                format!("{call}; tu hai lo stesso, ma a parità vince chi chiama")
            }
            Some((lower, less)) if less == own => {
                format!("{call}; {lower} ha lo stesso, ma a parità vince chi chiama")
            }
            Some((YOU, less)) => format!("{call}, ma tu hai {less}"),
            Some((lower, less)) => format!("{call}, ma {lower} ha {less}"),
        }
    },
    called_badly: |name, own, score| {
        let (who, scores) = match name {
            YOU => ("tu", "segni"),
            _ => (name, "segna"),
        };
        format!(
            "{}, ma qualcuno ne ha meno: {who} {scores} il doppio, {score}.",
            calls(name, own)
        )
    },
    falls: |name| {
        let lands = does(name, "arrivi", "arriva");
        let falls = does(name, "scendi", "scende");
        format!("{name} {lands} a 100 esatti e {falls} a 50.")
    },
    eliminated: |name, total| {
        let is = does(name, "sei", "è");
        format!("{name} {is} fuori con {total} punti.")
    },
    kind: |kind, cards, own| {
        let what = match (kind, cards) {
            (Kind::Single, _) => "Una carta sola",
            (Kind::Run, _) => "Una scala",
            (Kind::OfARank, 2) => "Una coppia",
            (Kind::OfARank, 3) => "Un tris",
            (Kind::OfARank, _) => "Un poker",
        };
        format!("{what}: {}.", points(own.into()))
    },
    why_discard: |now, next| match next {
        0 => format!("{} in meno subito", points(now.into())),
        _ => format!(
            "{} in meno subito, e forse altri {next} al turno dopo",
            points(now.into())
        ),
    },
    why_fits: |own| format!("va con le tue carte: {} al turno dopo", points(own.into())),
    why_cheap: |own| format!("solo {}", points(own.into())),
    why_stock: |least| {
        format!(
            "gli scarti non vanno con nulla e costano almeno {}",
            points(least.into())
        )
    },
    best_choice: "È ciò che scarterebbe l’esperto.",
    nothing_chosen: "Scegli prima le carte da scartare.",
    too_many_equal: "Al massimo quattro carte dello stesso valore, e mai più di due volte la stessa.",
    run_length: "Una scala ha esattamente tre carte.",
    several_suits: "Le carte di una scala devono essere dello stesso seme.",
    ace_is_low: "L’asso è la carta più bassa: donna, re, asso non è una scala.",
    unrelated: "Queste carte non hanno lo stesso valore e non formano una scala di un solo seme.",
    discard_first: "Prima scarta, poi pesca.",
    draw_first: "Hai scartato: ora pesca una carta.",
    stock_empty: "Puoi prendere solo una delle carte evidenziate.",
    first_turn: "Non puoi chiamare Dumble nel tuo primo turno di una manche.",
    too_many: |own| format!("Per chiamare servono 10 punti o meno; tu ne hai {own}."),
    not_your_turn: "Non è ancora il tuo turno.",
    hand: "Mano",
    scored: "Punti",
    total: "Totale",
    hands: "Tutte le mani",
    chart: "I totali di manche in manche",
    starts: |name| format!("{name} {}", does(name, "inizi", "inizia")),
    turned_up: |first| format!("Carta girata: {}", card(first)),
    discards: |name, cards| {
        format!(
            "{name} {}: {}",
            does(name, "scarti", "scarta"),
            list(cards, card)
        )
    },
    takes: |name, taken| format!("{name} {} {}", does(name, "prendi", "prende"), the(taken)),
    draws: |name| format!("{name} {} dal mazzo", does(name, "peschi", "pesca")),
    drew: "ha pescato dal mazzo",
    you_drew: |drawn| format!("È {}", the(drawn)),
    reshuffled: "Gli scarti diventano un nuovo mazzo.",
    calls,
    scores: |name, own, score| {
        let holds = does(name, "hai", "ha");
        let scores = does(name, "segni", "segna");
        format!(
            "{name} {holds} {} in mano e {scores} {score}",
            points(own.into())
        )
    },
    describe_action: |action| match action {
        Action::Discard(cards) => format!("scartare {}", list(cards.as_slice(), the)),
        Action::Take(taken) => format!("prendere {}", the(taken)),
        Action::Stock => "pescare dal mazzo".into(),
        Action::Call => "chiamare Dumble".into(),
    },
};
