//! The texts of Dumble's table, in German.

use engine::dumble::{Action, Card, Kind, Suit};
use protocol::Level;

use crate::DumbleTexts;
use ui::i18n::{list, list_and};
use ui::texts::de::{YOU, does, points};

const RANKS: [&str; 13] = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K",
];

fn card(card: Card) -> String {
    let suit = match card.suit() {
        Suit::Clubs => "Kreuz",
        Suit::Diamonds => "Karo",
        Suit::Hearts => "Herz",
        Suit::Spades => "Pik",
    };
    match card.rank().index() {
        0 => format!("{suit}-Ass"),
        10 => format!("{suit}-Bube"),
        11 => format!("{suit}-Dame"),
        12 => format!("{suit}-König"),
        _ => format!("{suit}\u{a0}{}", RANKS[card.rank().index()]),
    }
}

/// A card with its article, in the accusative.
fn the(which: Card) -> String {
    let name = card(which);
    match which.rank().index() {
        0 => format!("das {name}"),
        10 => format!("den {name}n"),
        12 => format!("den {name}"),
        _ => format!("die {name}"),
    }
}

/// A number of points, in the dative.
fn with_points(points: i32) -> String {
    match points {
        1 => "1 Punkt".into(),
        _ => format!("{points} Punkten"),
    }
}

fn cards(cards: usize) -> String {
    match cards {
        1 => "1 Karte".into(),
        _ => format!("{cards} Karten"),
    }
}

/// A call: who calls, and with how many points.
fn calls(name: &str, own: u8) -> String {
    let calls = does(name, "sagst", "sagt");
    format!("{name} {calls} mit {} Dumble an", with_points(own.into()))
}

pub(crate) static TEXTS: DumbleTexts = DumbleTexts {
    level_about: |level| match level {
        Level::Beginner => "Wirft seine höchsten Karten weg, übersieht Folgen und sagt spät an.",
        Level::Regular => {
            "Plant, wie er seine Hand loswird, und sagt an, wenn die anderen mehr zu haben scheinen."
        }
        Level::Strong => {
            "Plant auch mit den Karten, die er nehmen könnte, schenkt dem Nächsten nichts und achtet auf den Punktestand."
        }
        _ => "Stellt sich die Hände vor, die zu allem Gesehenen passen, und spielt sie durch.",
    },
    styles: [
        "Lässt dem Nächsten gern nichts Brauchbares.",
        "Legt gern niedrige Karten ab, um eine gute Hand vorzutäuschen.",
        "",
    ],
    options: [],
    title: "Dumble: der Tisch",
    ranks: RANKS,
    card,
    sources: "Stapel und Ablage",
    stock: |left| format!("Stapel: {}", cards(left)),
    take: |taken| format!("Ablage: {}", card(taken)),
    your_hand: "Deine Hand",
    hand_is: |own| format!("Hand: {}", points(own.into())),
    total_is: |total| format!("Gesamt: {}", points(total.into())),
    points_word: |points| match points {
        1 => "\u{a0}Punkt",
        _ => "\u{a0}Punkte",
    },
    holds: |held, known| match known {
        [] => cards(held),
        _ if known.len() >= held => format!("{}: {}", cards(held), list(known, card)),
        _ => format!("{}, darunter {}", cards(held), list(known, card)),
    },
    is_out: "ausge\u{ad}schieden",
    dumble: "Dumble!",
    call: |own| format!("Dumble: {own}"),
    lowest: |chance| format!("zu {chance}\u{202f}% die niedrigste"),
    discard: "Ablegen",
    sort_rank: "Nach Wert sortieren",
    sort_suit: "Nach Farbe sortieren",
    heading: |round, lap| format!("Runde\u{a0}{round}, Zug\u{a0}{lap}"),
    prompt_discard: "Wähle die Karten, die du ablegen willst.",
    prompt_dumble: |own| {
        format!(
            "Sage mit {} Dumble an, oder wähle Karten zum Ablegen.",
            with_points(own.into())
        )
    },
    prompt_draw: "Zieh jetzt vom Stapel, oder nimm eine der markierten Karten.",
    drawing: "Eine Karte wird gezogen\u{a0}…",
    dealing: "Die Karten werden ausgeteilt\u{a0}…",
    called_well: |name, own| {
        let wins = does(name, "gewinnst", "gewinnt");
        format!("{} und {wins} die Runde.", calls(name, own))
    },
    decided: |name, own, lower| {
        let calls = does(name, "sagst", "sagt");
        let call = format!("{name} {calls} mit\u{a0}{own} an");
        match lower {
            None => format!("{call}, niemand hat weniger"),
            Some((YOU, less)) if less == own => {
                format!("{call}; du hast gleich viel, doch bei Gleichstand gewinnt, wer ansagt")
            }
            Some((lower, less)) if less == own => {
                format!("{call}; {lower} hat gleich viel, doch bei Gleichstand gewinnt, wer ansagt")
            }
            Some((YOU, less)) => format!("{call}, aber du hast {less}"),
            Some((lower, less)) => format!("{call}, aber {lower} hat {less}"),
        }
    },
    called_badly: |name, own, score| {
        let gets = does(name, "bekommst", "bekommt");
        format!(
            "{}, aber jemand hat weniger: {name} {gets} das Doppelte, {score}.",
            calls(name, own)
        )
    },
    falls: |name| {
        let lands = does(name, "landest", "landet");
        let falls = does(name, "fällst", "fällt");
        format!("{name} {lands} genau bei 100 und {falls} auf 50 zurück.")
    },
    eliminated: |name, total| {
        let leaves = does(name, "scheidest", "scheidet");
        format!("{name} {leaves} mit {total} Punkten aus.")
    },
    kind: |kind, cards, own| {
        let what = match (kind, cards) {
            (Kind::Single, _) => "Eine einzelne Karte",
            (Kind::Run, _) => "Eine Folge",
            (Kind::OfARank, 2) => "Ein Paar",
            (Kind::OfARank, 3) => "Ein Drilling",
            (Kind::OfARank, _) => "Ein Vierling",
        };
        format!("{what}: {}.", points(own.into()))
    },
    why_discard: |now, next| match next {
        0 => format!("jetzt {} weniger", points(now.into())),
        _ => format!(
            "jetzt {} weniger, vielleicht weitere {next} im nächsten Zug",
            points(now.into())
        ),
    },
    why_fits: |own| {
        format!(
            "passt zu deinen Karten: {} im nächsten Zug",
            points(own.into())
        )
    },
    why_cheap: |own| format!("nur {}", points(own.into())),
    why_stock: |least| {
        format!(
            "die Ablage passt zu nichts und kostet mindestens {}",
            points(least.into())
        )
    },
    best_choice: "Das würde der Experte ablegen.",
    nothing_chosen: "Wähle zuerst die Karten, die du ablegen willst.",
    too_many_equal: "Höchstens vier Karten eines Werts, dieselbe Karte höchstens zweimal.",
    run_length: "Eine Folge hat genau drei Karten.",
    several_suits: "Die Karten einer Folge müssen von derselben Farbe sein.",
    ace_is_low: "Das Ass ist niedrig: Dame, König, Ass ist keine Folge.",
    unrelated: "Diese Karten haben weder denselben Wert noch bilden sie eine Folge in einer Farbe.",
    discard_first: "Erst ablegen, dann ziehen.",
    draw_first: "Du hast abgelegt: Jetzt zieh eine Karte.",
    stock_empty: "Du kannst nur eine der markierten Karten nehmen.",
    first_turn: "In deinem ersten Zug einer Runde kannst du nicht Dumble ansagen.",
    too_many: |own| format!("Für Dumble brauchst du höchstens 10 Punkte; du hast {own}."),
    not_your_turn: "Du bist noch nicht am Zug.",
    hand: "Hand",
    scored: "Runde",
    total: "Gesamt",
    hands: "Alle Hände",
    chart: "Punktestand nach Runden",
    starts: |name| format!("{name} {}", does(name, "beginnst", "beginnt")),
    describe_action: |action| match action {
        Action::Discard(cards) => {
            format!("{} ablegen", list_and(cards.as_slice(), the, " und "))
        }
        Action::Take(card) => format!("{} nehmen", the(card)),
        Action::Stock => "vom Stapel ziehen".into(),
        Action::Call => "Dumble ansagen".into(),
    },
    turned_up: |first| format!("Aufgedeckt: {}", card(first)),
    discards: |name, cards| {
        format!(
            "{name} {} ab: {}",
            does(name, "legst", "legt"),
            list(cards, card)
        )
    },
    takes: |name, taken| format!("{name} {} {}", does(name, "nimmst", "nimmt"), the(taken)),
    draws: |name| format!("{name} {} vom Stapel", does(name, "ziehst", "zieht")),
    drew: "vom Stapel gezogen",
    you_drew: |drawn| format!("Gezogen: {}", card(drawn)),
    reshuffled: "Die Ablage wird zum neuen Stapel.",
    calls,
    scores: |name, own, score| {
        let holds = does(name, "hast", "hat");
        let scores = does(name, "bekommst", "bekommt");
        format!(
            "{name} {holds} {} auf der Hand und {scores} {score}",
            points(own.into())
        )
    },
};
