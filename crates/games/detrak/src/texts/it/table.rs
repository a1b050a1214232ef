//! The texts of Détrak's table, in Italian.

use engine::detrak::{Line, Rank, Symbol};
use protocol::Level;

use crate::DetrakTexts;
use model::number_format::signed;
use table::SwitchTexts;
use ui::texts::it::{NUMBERS, cell, does, il, place, points};

const NAMES: [&str; 6] = ["anello", "triangolo", "quadrato", "croce", "stella", "luna"];

fn name(symbol: Symbol) -> &'static str {
    NAMES[symbol.index()]
}

/// A symbol with its article.
fn the(symbol: Symbol) -> String {
    let article = ["l’", "il ", "il ", "la ", "la ", "la "][symbol.index()];
    format!("{article}{}", name(symbol))
}

/// Both symbols of a roll that shows one twice.
fn both_of(symbol: Symbol) -> &'static str {
    [
        "i due anelli",
        "i due triangoli",
        "i due quadrati",
        "le due croci",
        "le due stelle",
        "le due lune",
    ][symbol.index()]
}

fn lies(one: Symbol, other: Symbol, flat: bool) -> String {
    let (one, other) = (name(one), name(other));
    if flat {
        format!("{one} a sinistra, {other} a destra")
    } else {
        format!("{one} in alto, {other} in basso")
    }
}

pub(crate) static TEXTS: DetrakTexts = DetrakTexts {
    level_about: |level| match level {
        Level::Beginner => "Prende i punti che vede.",
        Level::Regular => "Evita anche le caselle in cui non entra più nulla.",
        Level::Strong => "Considera anche tutti i lanci che possono seguire.",
        _ => "Sa anche per esperienza che cosa diventerà un foglio.",
    },
    styles: [
        "",
        "Con le regole avanzate, ama i simboli uguali sulla diagonale.",
        "Preferisce i punti nelle righe a quelli nelle colonne.",
    ],
    options: [SwitchTexts {
        label: "Regole avanzate",
        about: "La diagonale grigia vale doppio, e una riga o colonna senza punti costa 5.",
    }],
    title: "Détrak: il tavolo",
    symbol: name,
    your_sheet: "Il tuo foglio",
    sheet_of: |name| format!("Foglio di {name}"),
    enlarge: |name| format!("Ingrandisci il foglio di {name}"),
    dice: "Dadi",
    dice_show: |one, other| format!("Dadi: {}, {}", name(one), name(other)),
    roll: "Lancia i dadi",
    piece: |one, other, flat| format!("I due simboli del lancio: {}", lies(one, other, flat)),
    turn_piece: "Ruota",
    piece_lies: lies,
    prompt_start: "Scegli il simbolo per la tua casella in alto a sinistra.",
    prompt_roll: "Lancia i dadi.",
    prompt_note: |one, other| {
        if one == other {
            format!(
                "Piazza {} su caselle vicine: trascina la tessera o scegli una casella.",
                both_of(one)
            )
        } else {
            format!(
                "Piazza {} e {} su caselle vicine: trascina la tessera o scegli una casella.",
                the(one),
                the(other)
            )
        }
    },
    prompt_again: "Tocca ancora questa casella per confermare, o ruota la tessera.",
    prompt_turned: "Qui la tessera entra solo ruotata, come si vede. Tocca ancora questa casella per confermare.",
    prompt_full: "Sul tuo foglio non c’è più posto. Gli altri continuano…",
    rolling: "I dadi rotolano…",
    counting: "Le serie di simboli uguali valgono punti, linea per linea.",
    turn: |turn| format!("Turno {turn} di 12"),
    forecast: |expected, best| match best {
        None => format!(
            "Previsti: {} punti (mossa migliore)",
            NUMBERS.tenths(expected)
        ),
        Some(best) => format!(
            "Previsti: {} punti (migliore: {})",
            NUMBERS.tenths(expected),
            NUMBERS.tenths(best)
        ),
    },
    points,
    cell,
    free: "libera",
    isolated: "libera, ma senza posto per due simboli",
    would_isolate: |cells| match cells {
        1 => "Così resta una casella in cui non entra più nulla.".into(),
        _ => format!("Così restano {cells} caselle in cui non entra più nulla."),
    },
    line: |line, now, most| {
        let line = match line {
            Line::Row(row) => format!("Riga {}", row + 1),
            Line::Column(column) => format!("Colonna {}", column + 1),
            Line::Diagonal => "Diagonale, vale doppio".into(),
        };
        let now = signed(now);
        match most {
            Some(most) if signed(most) != now => {
                format!("{line}: {now} per ora, al massimo {}", signed(most))
            }
            _ => format!("{line}: {now}"),
        }
    },
    starts: |name, symbol| {
        let starts = does(name, "inizi", "inizia");
        format!("{name} {starts} con {}", the(symbol))
    },
    rolls: |one, other| format!("Lancio: {} e {}", name(one), name(other)),
    notes: |name, (one, first), (other, second)| {
        let (one, other) = (self::name(one), self::name(other));
        format!("{name}: {one} {}; {other} {}", place(first), place(second))
    },
    describe_start: |first| format!("iniziare con {}", the(first)),
    describe_note: |(one, first), (other, second)| {
        format!(
            "{} {} e {} {}",
            the(one),
            place(first),
            the(other),
            place(second)
        )
    },
    score: "Punti",
    best_line: "Riga o colonna",
    best_line_is: |line, worth, name| {
        let line = match line {
            Line::Row(row) => format!("riga {}", row + 1),
            Line::Column(column) => format!("colonna {}", column + 1),
            Line::Diagonal => "diagonale, contata due volte".into(),
        };
        let whose = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!("Linea migliore: {line}, {}{whose}", points(worth))
    },
    tie_broken: "A parità di punti, è davanti chi ha la riga o la colonna migliore.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "gran maestro",
            Rank::Expert => "esperto",
            Rank::Good => "bravo",
            Rank::Average => "nella media",
            Rank::CouldDoBetter => {
                return format!(
                    "{}. Il grado successivo, nella media, comincia da 15.",
                    points(score)
                );
            }
        };
        format!("{}: {rank}.", points(score))
    },
    study: "Gli stessi dadi, giocati da altri",
    percentile: |level, percent, games| {
        format!(
            "{level}: il tuo punteggio batte {}% di {games} partite",
            il(percent)
        )
    },
    best_possible: |score, done| {
        if done {
            format!("Il massimo possibile con questi dadi: {score}")
        } else {
            format!("Il massimo possibile con questi dadi (trovato finora): {score}")
        }
    },
    studying: "I bot giocano con i tuoi dadi…",
    no_study: "Ora i bot non possono studiare questi dadi.",
    taken: "Questa casella è già occupata.",
    alone: "Servono due caselle affiancate: questa non ha vicine libere.",
    off: "Le due metà devono stare sul foglio.",
    roll_first: "Lancia prima i dadi.",
    start_first: "Scegli il tuo primo simbolo.",
    symbol_taken: "Un altro giocatore ha già questo simbolo.",
    not_your_turn: "Non è ancora il tuo turno.",
};
