//! The texts of Dumble's table, in French.

use engine::dumble::{Action, Card, Kind, Suit};
use protocol::Level;

use crate::DumbleTexts;
use ui::i18n::list;
use ui::texts::fr::{YOU, does, points};

const RANKS: [&str; 13] = [
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R",
];
const NAMES: [&str; 13] = [
    "as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valet", "dame", "roi",
];

fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "trèfle",
        Suit::Diamonds => "carreau",
        Suit::Hearts => "cœur",
        Suit::Spades => "pique",
    };
    format!("{} de {suit}", NAMES[card.rank().index()])
}

/// A card with its article.
fn the(one: Card) -> String {
    let name = card(one);
    match one.rank().index() {
        // The ranks with an article of their own: as and dame.
        0 => format!("l’{name}"),
        11 => format!("la {name}"),
        _ => format!("le {name}"),
    }
}

fn cards(cards: usize) -> String {
    match cards {
        0 | 1 => format!("{cards} carte"),
        _ => format!("{cards} cartes"),
    }
}

/// A call: who calls, and with how many points.
fn calls(name: &str, own: u8) -> String {
    let calls = does(name, "annoncez", "annonce");
    format!("{name} {calls} Dumble avec {}", points(own.into()))
}

pub(crate) static TEXTS: DumbleTexts = DumbleTexts {
    level_about: |level| match level {
        Level::Beginner => {
            "Jette ses cartes les plus fortes, ne voit pas les suites, annonce tard."
        }
        Level::Regular => {
            "Prévoit comment vider sa main, annonce quand les autres semblent avoir plus."
        }
        Level::Strong => {
            "Compte aussi sur les cartes à prendre, ne donne rien au suivant, et tient compte des totaux."
        }
        _ => "Imagine les mains possibles d’après tout ce qui a été vu, et les joue.",
    },
    styles: [
        "Aime ne rien laisser d’utile au suivant.",
        "Aime bluffer en défaussant de petites cartes.",
        "",
    ],
    options: [],
    title: "Dumble\u{a0}: la table",
    ranks: RANKS,
    card,
    sources: "Pioche et défausse",
    stock: |left| format!("Pioche\u{a0}: {}", cards(left)),
    take: |taken| format!("Défausse\u{a0}: {}", card(taken)),
    your_hand: "Votre main",
    hand_is: |own| format!("Main\u{a0}: {}", points(own.into())),
    total_is: |total| format!("Total\u{a0}: {}", points(total.into())),
    points_word: |own| match own {
        0 | 1 => "\u{a0}point",
        _ => "\u{a0}points",
    },
    holds: |held, known| match known {
        [] => cards(held),
        _ if known.len() >= held => format!("{}\u{a0}: {}", cards(held), list(known, card)),
        _ => format!("{}, dont {}", cards(held), list(known, card)),
    },
    is_out: "hors jeu",
    dumble: "Dumble\u{a0}!",
    call: |own| format!("Annoncer Dumble\u{a0}: {own}"),
    lowest: |chance| format!("la plus basse\u{a0}: {chance}\u{a0}%"),
    discard: "Défausser",
    sort_rank: "Trier par valeur",
    sort_suit: "Trier par couleur",
    heading: |round, lap| format!("Manche\u{a0}{round}, tour\u{a0}{lap}"),
    prompt_discard: "Choisissez les cartes à défausser.",
    prompt_dumble: |own| {
        format!(
            "Annoncez Dumble avec vos {}, ou choisissez des cartes à défausser.",
            points(own.into())
        )
    },
    prompt_draw: "Piochez, ou prenez l’une des cartes en surbrillance.",
    drawing: "Une carte est piochée…",
    dealing: "On distribue les cartes…",
    called_well: |name, own| {
        let wins = does(name, "remportez", "remporte");
        format!("{} et {wins} la manche.", calls(name, own))
    },
    decided: |name, own, lower| {
        let calls = does(name, "annoncez", "annonce");
        let call = format!("{name} {calls} avec\u{a0}{own}");
        match lower {
            None => format!("{call}, personne n’a moins"),
            Some((YOU, less)) if less == own => {
                format!("{call}\u{a0}; vous avez autant, mais à égalité, qui annonce l’emporte")
            }
            Some((lower, less)) if less == own => {
                format!("{call}\u{a0}; {lower} a autant, mais à égalité, qui annonce l’emporte")
            }
            Some((YOU, less)) => format!("{call}, mais vous avez {less}"),
            Some((lower, less)) => format!("{call}, mais {lower} a {less}"),
        }
    },
    called_badly: |name, own, score| {
        let double = match name {
            YOU => format!("vous marquez le double, {score}"),
            _ => format!("{name} marque le double, {score}"),
        };
        format!(
            "{}, mais quelqu’un a moins\u{a0}: {double}.",
            calls(name, own)
        )
    },
    falls: |name| {
        let lands = does(name, "arrivez", "arrive");
        let falls = does(name, "retombez", "retombe");
        format!("{name} {lands} à 100 tout juste et {falls} à 50.")
    },
    eliminated: |name, total| {
        let leaves = does(name, "sortez", "sort");
        format!("{name} {leaves} de la partie avec {total} points.")
    },
    kind: |kind, cards, own| {
        let what = match (kind, cards) {
            (Kind::Single, _) => "Une carte seule",
            (Kind::Run, _) => "Une suite",
            (Kind::OfARank, 2) => "Une paire",
            (Kind::OfARank, 3) => "Un brelan",
            (Kind::OfARank, _) => "Un carré",
        };
        format!("{what}\u{a0}: {}.", points(own.into()))
    },
    why_discard: |now, next| match next {
        0 => format!("{} de moins tout de suite", points(now.into())),
        _ => format!(
            "{} de moins tout de suite, et peut-être encore {next} au tour suivant",
            points(now.into())
        ),
    },
    why_fits: |own| {
        format!(
            "va avec vos cartes\u{a0}: {} au tour suivant",
            points(own.into())
        )
    },
    why_cheap: |own| format!("{} seulement", points(own.into())),
    why_stock: |least| {
        format!(
            "la défausse ne va avec rien et coûte au moins {}",
            points(least.into())
        )
    },
    best_choice: "C’est ce que l’expert défausserait.",
    nothing_chosen: "Choisissez d’abord les cartes à défausser.",
    too_many_equal: "Au plus quatre cartes de même valeur, et jamais plus de deux fois la même.",
    run_length: "Une suite a exactement trois cartes.",
    several_suits: "Les cartes d’une suite doivent être de la même couleur.",
    ace_is_low: "L’as est la plus petite carte\u{a0}: pas de suite dame, roi, as.",
    unrelated: "Ces cartes n’ont pas la même valeur et ne forment pas une suite de la même couleur.",
    discard_first: "Défaussez d’abord, piochez ensuite.",
    draw_first: "Vous avez défaussé\u{a0}: prenez maintenant une carte.",
    stock_empty: "Vous ne pouvez prendre que l’une des cartes en surbrillance.",
    first_turn: "Vous ne pouvez pas annoncer Dumble à votre premier tour d’une manche.",
    too_many: |own| format!("Il faut 10 points ou moins pour annoncer\u{a0}; vous en avez {own}."),
    not_your_turn: "Ce n’est pas encore votre tour.",
    hand: "Main",
    scored: "Manche",
    total: "Total",
    hands: "Toutes les mains",
    chart: "Les totaux, manche après manche",
    starts: |name| format!("{name} {}", does(name, "commencez", "commence")),
    describe_action: |action| match action {
        Action::Discard(cards) => format!("défausser {}", list(cards.as_slice(), the)),
        Action::Take(taken) => format!("prendre {}", the(taken)),
        Action::Stock => "piocher".into(),
        Action::Call => "annoncer Dumble".into(),
    },
    turned_up: |first| format!("Carte retournée\u{a0}: {}", card(first)),
    discards: |name, cards| {
        format!(
            "{name} {}\u{a0}: {}",
            does(name, "défaussez", "défausse"),
            list(cards, card)
        )
    },
    takes: |name, taken| {
        let takes = does(name, "prenez", "prend");
        format!("{name} {takes} {}", the(taken))
    },
    draws: |name| format!("{name} {}", does(name, "piochez", "pioche")),
    drew: "a pioché",
    you_drew: |drawn| format!("La carte piochée\u{a0}: {}", card(drawn)),
    reshuffled: "La défausse devient une nouvelle pioche.",
    calls,
    scores: |name, own, score| {
        let holds = does(name, "avez", "a");
        let scores = does(name, "marquez", "marque");
        format!(
            "{name} {holds} {} en main et {scores} {score}",
            points(own.into())
        )
    },
};
