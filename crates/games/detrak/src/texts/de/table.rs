//! The texts of Détrak's table, in German.

use engine::detrak::{Line, Rank, Symbol};
use protocol::Level;

use crate::DetrakTexts;
use model::number_format::signed;
use table::SwitchTexts;
use ui::texts::de::{NUMBERS, cell, does, place, points};

/// A symbol's name.
fn symbol(symbol: Symbol) -> &'static str {
    ["Ring", "Dreieck", "Quadrat", "Kreuz", "Stern", "Mond"][symbol.index()]
}

/// A symbol with its article, in the accusative.
fn the(symbol: Symbol) -> &'static str {
    [
        "den Ring",
        "das Dreieck",
        "das Quadrat",
        "das Kreuz",
        "den Stern",
        "den Mond",
    ][symbol.index()]
}

fn plural(symbol: Symbol) -> &'static str {
    ["Ringe", "Dreiecke", "Quadrate", "Kreuze", "Sterne", "Monde"][symbol.index()]
}

fn lies(one: Symbol, other: Symbol, flat: bool) -> String {
    let (one, other) = (symbol(one), symbol(other));
    if flat {
        format!("{one} links, {other} rechts")
    } else {
        format!("{one} oben, {other} unten")
    }
}

pub(crate) static TEXTS: DetrakTexts = DetrakTexts {
    level_about: |level| match level {
        Level::Beginner => "Nimmt die Punkte, die er sieht.",
        Level::Regular => "Vermeidet auch Felder, in die nichts mehr passt.",
        Level::Strong => "Bedenkt auch jeden Wurf, der folgen kann.",
        _ => "Weiß auch aus Erfahrung, was aus einem Blatt wird.",
    },
    styles: [
        "",
        "Mag mit den erweiterten Regeln gleiche Symbole auf der Diagonale.",
        "Mag Punkte in Reihen lieber als in Spalten.",
    ],
    options: [SwitchTexts {
        label: "Erweiterte Regeln",
        about: "Die graue Diagonale zählt doppelt, und eine Reihe oder Spalte ohne Punkte kostet 5.",
    }],
    title: "Détrak: der Tisch",
    symbol,
    your_sheet: "Dein Blatt",
    sheet_of: |name| format!("Blatt von {name}"),
    enlarge: |name| format!("Blatt von {name} vergrößern"),
    dice: "Würfel",
    dice_show: |one, other| format!("Würfel: {}, {}", symbol(one), symbol(other)),
    roll: "Würfeln",
    piece: |one, other, flat| format!("Die beiden Symbole des Wurfs: {}", lies(one, other, flat)),
    turn_piece: "Drehen",
    piece_lies: lies,
    prompt_start: "Wähle das Symbol für dein Feld oben links.",
    prompt_roll: "Würfle.",
    prompt_note: |one, other| {
        let both = if one == other {
            format!("beide {}", plural(one))
        } else {
            format!("{} und {}", the(one), the(other))
        };
        format!("Trage {both} nebeneinander ein: Zieh das Symbolpaar, oder wähle ein Feld.")
    },
    prompt_again: "Tippe das Feld noch einmal an, um zu bestätigen, oder drehe das Symbolpaar.",
    prompt_turned: "Hier passt das Symbolpaar nur so gedreht, wie es liegt. Tippe das Feld noch einmal an, um zu bestätigen.",
    prompt_full: "Auf deinem Blatt ist kein Platz mehr. Die anderen spielen weiter\u{a0}…",
    rolling: "Die Würfel rollen\u{a0}…",
    counting: "Serien gleicher Symbole bringen Punkte, Linie für Linie.",
    turn: |turn| format!("Zug {turn} von 12"),
    forecast: |expected, best| match best {
        None => format!("Erwartet: {} Punkte (bester Zug)", NUMBERS.tenths(expected)),
        Some(best) => format!(
            "Erwartet: {} Punkte (am besten: {})",
            NUMBERS.tenths(expected),
            NUMBERS.tenths(best)
        ),
    },
    points,
    cell,
    free: "frei",
    isolated: "frei, aber ohne Platz für zwei Symbole",
    would_isolate: |cells| match cells {
        1 => "Dann bleibt ein Feld, in das nichts mehr passt.".into(),
        _ => format!("Dann bleiben {cells} Felder, in die nichts mehr passt."),
    },
    line: |line, now, most| {
        let line = match line {
            Line::Row(row) => format!("Reihe {}", row + 1),
            Line::Column(column) => format!("Spalte {}", column + 1),
            Line::Diagonal => "Diagonale, doppelt gezählt".into(),
        };
        let worth = match most {
            Some(most) if most != now => {
                format!("jetzt {}, höchstens {}", signed(now), signed(most))
            }
            _ => signed(now),
        };
        format!("{line}: {worth}")
    },
    starts: |name, first| {
        let starts = does(name, "beginnst", "beginnt");
        format!("{name} {starts} mit dem {}", symbol(first))
    },
    rolls: |one, other| format!("Wurf: {} und {}", symbol(one), symbol(other)),
    notes: |name, (one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!(
            "{name}: {one} in {}; {other} in {}",
            place(first),
            place(second)
        )
    },
    describe_start: |first| format!("mit dem {} beginnen", symbol(first)),
    describe_note: |(one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!("{one} in {} und {other} in {}", place(first), place(second))
    },
    score: "Punkte",
    best_line: "Reihe oder Spalte",
    best_line_is: |line, worth, name| {
        let line = match line {
            Line::Row(row) => format!("Reihe {}", row + 1),
            Line::Column(column) => format!("Spalte {}", column + 1),
            Line::Diagonal => "Diagonale, doppelt gezählt".into(),
        };
        let whose = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!("Beste Linie: {line}, {}{whose}", points(worth))
    },
    tie_broken: "Bei Punktgleichheit liegt vorn, wer die bessere Reihe oder Spalte hat.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "Großmeister",
            Rank::Expert => "Experte",
            Rank::Good => "gut",
            Rank::Average => "durchschnittlich",
            Rank::CouldDoBetter => {
                return format!(
                    "{}. Der nächste Rang, durchschnittlich, beginnt bei 15.",
                    points(score)
                );
            }
        };
        format!("{}: {rank}.", points(score))
    },
    study: "Dieselben Würfe, von anderen gespielt",
    percentile: |level, percent, games| {
        let of = ui::texts::de::games(games);
        format!("{level}: Du schlägst {percent}\u{202f}% von {of}")
    },
    best_possible: |score, done| {
        if done {
            format!("Bestmöglich mit diesen Würfen: {score}")
        } else {
            format!("Bestmöglich mit diesen Würfen (bisher gefunden): {score}")
        }
    },
    studying: "Die Bots spielen mit deinen Würfen\u{a0}…",
    no_study: "Die Bots können diese Würfe jetzt nicht auswerten.",
    taken: "Dieses Feld ist schon belegt.",
    alone: "Beide Symbole müssen nebeneinander passen: Dieses Feld hat keinen freien Nachbarn.",
    off: "Beide Hälften müssen auf dem Blatt liegen.",
    roll_first: "Würfle zuerst.",
    start_first: "Wähle dein erstes Symbol.",
    symbol_taken: "Dieses Symbol hat schon jemand anderes.",
    not_your_turn: "Du bist noch nicht am Zug.",
};
