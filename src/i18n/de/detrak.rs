//! Détrak in German.

use engine::detrak::{Action, Cell, Detrak, Line, Rank, Step, Symbol};
use protocol::Level;

use super::NUMBERS;
use crate::detrak::DetrakTexts;

/// A symbol's name.
fn symbol(symbol: Symbol) -> &'static str {
    ["Ring", "Dreieck", "Quadrat", "Kreuz", "Stern", "Mond"][symbol.index()]
}

/// A symbol with its article, as something that is done to.
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

fn at(cell: Cell) -> String {
    format!("Reihe {}, Spalte {}", cell.row() + 1, cell.column() + 1)
}

fn points(points: i32) -> String {
    match points {
        1 => "1 Punkt".into(),
        -1 => "−1 Punkt".into(),
        ..=-2 => format!("−{} Punkte", -points),
        _ => format!("{points} Punkte"),
    }
}

pub const TEXTS: DetrakTexts = DetrakTexts {
    about: "Würfle mit zwei Würfeln und trage beide Symbole nebeneinander auf deinem Blatt ein. Serien gleicher Symbole bringen Punkte, in Reihen und Spalten.",
    facts: "1–6 Personen · ab 8 Jahren · 15 Minuten",
    picture: "Ein Tisch mitten in einer Partie: das eigene Blatt mit Symbolen und den Punkten seiner Linien, zwei Blätter von Mitspielern und die geworfenen Würfel.",
    level_about: |level| match level {
        Level::Beginner => "Nimmt die Punkte, die er sieht.",
        Level::Regular => "Vermeidet auch Felder, in die nichts mehr passt.",
        Level::Strong => "Bedenkt auch jeden Wurf, der folgen kann.",
        Level::Expert => "Weiß auch aus Erfahrung, was aus einem Blatt wird.",
    },
    advanced: "Erweiterte Regeln",
    advanced_about: "Die graue Diagonale zählt doppelt, und eine Reihe oder Spalte ohne Punkte kostet 5.",
    title: "Détrak: der Tisch",
    symbol,
    your_sheet: "Dein Blatt",
    sheet_of: |name| format!("Blatt von {name}"),
    enlarge: |name| format!("Blatt von {name} vergrößern"),
    close: "Schließen",
    dice: "Würfel",
    roll: "Würfeln",
    piece: "Die beiden Symbole des Wurfs",
    turn_piece: "Drehen",
    swap: "Tauschen",
    piece_lies: |one, other, flat| match flat {
        true => format!("{one} links, {other} rechts"),
        false => format!("{one} oben, {other} unten"),
    },
    prompt_start: "Wähle das Symbol für dein Feld oben links.",
    prompt_roll: "Würfle.",
    prompt_note: |one, other| {
        format!("Trage {one} und {other} nebeneinander ein: Zieh das Symbolpaar, oder wähle ein Feld.")
    },
    prompt_second: |symbol| {
        format!("Jetzt ein Feld daneben für {symbol}. Noch einmal dasselbe Feld tauscht die Symbole.")
    },
    prompt_full: "Auf deinem Blatt ist kein Platz mehr. Die anderen spielen weiter\u{a0}…",
    rolling: "Die Würfel rollen\u{a0}…",
    counting: "Serien gleicher Symbole bringen Punkte, Linie für Linie.",
    turn: |turn| format!("Zug {turn} von 12"),
    forecast: |expected, best| match best {
        None => format!(
            "Erwartet: {} Punkte. Das ist der beste Platz.",
            NUMBERS.tenths(expected)
        ),
        Some(best) => format!(
            "Erwartet: {} Punkte (am besten: {})",
            NUMBERS.tenths(expected),
            NUMBERS.tenths(best)
        ),
    },
    points,
    cell: |cell, what| format!("{}: {what}", at(cell)),
    free: "frei",
    isolated: "frei, aber zu klein für zwei Symbole",
    would_isolate: |cells| match cells {
        1 => "Dann bleibt ein Feld, in das nichts mehr passt.".into(),
        _ => format!("Dann bleiben {cells} Felder, in die nichts mehr passt."),
    },
    line: |line| match line {
        Line::Row(row) => format!("Reihe {}", row + 1),
        Line::Column(column) => format!("Spalte {}", column + 1),
        Line::Diagonal => "Diagonale, doppelt gezählt".into(),
    },
    line_worth: |now, most| match most {
        Some(most) if most != now => format!("jetzt {now}, höchstens {most}"),
        _ => format!("{now}"),
    },
    starts: |name, symbol| format!("{name}: Startsymbol {symbol}"),
    rolls: |one, other| format!("Wurf: {one} und {other}"),
    notes: |name, (one, from), (other, to)| {
        format!("{name}: {one} in {}; {other} in {}", at(from), at(to))
    },
    score: "Punkte",
    best_line: "Beste Linie",
    tie_broken: "Bei Punktgleichheit liegt vorn, wer die bessere einzelne Linie hat.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "Großmeister",
            Rank::Expert => "Experte",
            Rank::Good => "gut",
            Rank::Average => "mittelmäßig",
            Rank::CouldDoBetter => "da geht noch mehr",
        };
        format!("{}: {rank}.", points(score))
    },
    study: "Dieselben Würfe, von anderen gespielt",
    percentile: |level, percent, games| {
        format!("{level}: Du schlägst {percent}\u{202f}% von {games} Partien")
    },
    best_possible: |score, done| match done {
        true => format!("Mit Kenntnis aller Würfe sind {score} Punkte zu schaffen:"),
        false => format!("Mit Kenntnis aller Würfe bisher {score} Punkte:"),
    },
    studying: "Die Bots spielen mit deinen Würfen\u{a0}…",
    no_study: "Die Bots können diese Würfe jetzt nicht untersuchen.",
    taken: "Hier steht schon etwas.",
    alone: "Beide Symbole müssen nebeneinander passen: Dieses Feld hat keinen freien Nachbarn.",
    off: "Beide Hälften müssen auf dem Blatt liegen.",
    roll_first: "Würfle zuerst.",
    start_first: "Wähle dein erstes Symbol.",
    symbol_taken: "Mit diesem Symbol beginnt schon jemand anderes.",
    not_your_turn: "Du bist noch nicht am Zug.",
};

fn advise(game: &Detrak, action: Action) -> String {
    match (action, game.step()) {
        (Action::Start(first), _) => format!("{} als Startsymbol nehmen", the(first)),
        (Action::Note(note), Step::Note(roll, _)) => {
            let (one, other) = roll.symbols();
            format!(
                "{} in {}, {} in {}",
                symbol(one),
                at(note.first),
                symbol(other),
                at(note.second)
            )
        }
        // A note is advised while there is a roll to be noted.
        (Action::Note(note), _) => note.to_string(),
    }
}
