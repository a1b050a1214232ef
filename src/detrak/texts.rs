//! What the app says about Détrak, in every language. A missing text does not
//! compile.

use engine::detrak::{Cell, Line, Rank, Symbol};
use protocol::Level;

use crate::i18n::{Lang, de, decimal};

/// A symbol's name, and where it is noted.
pub type Noted = (&'static str, Cell);

/// The game's texts in one language.
pub struct Texts {
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// The option of the advanced rules.
    pub advanced: &'static str,
    /// What that means.
    pub advanced_about: &'static str,
    /// The table's name for landmarks and titles.
    pub title: &'static str,
    /// A symbol's name.
    pub symbol: fn(Symbol) -> &'static str,
    /// One's own sheet.
    pub your_sheet: &'static str,
    /// Another's sheet.
    pub sheet_of: fn(&str) -> String,
    /// Shows another's sheet large.
    pub enlarge: fn(&str) -> String,
    /// Makes it small again.
    pub close: &'static str,
    /// The dice.
    pub dice: &'static str,
    /// Rolls them.
    pub roll: &'static str,
    /// The piece that is noted.
    pub piece: &'static str,
    /// Turns the piece.
    pub turn_piece: &'static str,
    /// Swaps its symbols.
    pub swap: &'static str,
    /// How the piece lies: the symbols, and whether side by side.
    pub piece_lies: fn(&str, &str, bool) -> String,
    /// The prompt to choose a symbol.
    pub prompt_start: &'static str,
    /// The prompt to roll.
    pub prompt_roll: &'static str,
    /// The prompt to note the roll.
    pub prompt_note: fn(&str, &str) -> String,
    /// The prompt for the second half.
    pub prompt_second: fn(&str) -> String,
    /// The person has no room left and others play on.
    pub prompt_full: &'static str,
    /// The dice are rolling.
    pub rolling: &'static str,
    /// The sheet is being counted.
    pub counting: &'static str,
    /// The turn of 12.
    pub turn: fn(u8) -> String,
    /// What a note is expected to end with, in tenths of a point, and the best
    /// there is if that is another.
    pub forecast: fn(i32, Option<i32>) -> String,
    /// Some points.
    pub points: fn(i32) -> String,
    /// A cell: which, and what is there.
    pub cell: fn(Cell, &str) -> String,
    /// Nothing is noted there.
    pub free: &'static str,
    /// Nothing can be noted there any more.
    pub isolated: &'static str,
    /// A note would leave cells that cannot be used.
    pub would_isolate: fn(usize) -> String,
    /// A line's name.
    pub line: fn(Line) -> String,
    /// What a line has, and the most it could still have.
    pub line_worth: fn(i32, Option<i32>) -> String,
    /// A symbol that somebody begins with.
    pub starts: fn(&str, &str) -> String,
    /// A roll.
    pub rolls: fn(&str, &str) -> String,
    /// A note: name, symbol, cell, symbol, cell.
    pub notes: fn(&str, Noted, Noted) -> String,
    /// The score.
    pub score: &'static str,
    /// The best line.
    pub best_line: &'static str,
    /// A tie was broken by the best line.
    pub tie_broken: &'static str,
    /// The rank of a score.
    pub rank: fn(i32, Rank) -> String,
    /// Heading of what else could have become of the dice.
    pub study: &'static str,
    /// How the score stands among so many games of a level: better than so
    /// many in a hundred, of how many games.
    pub percentile: fn(&str, u32, usize) -> String,
    /// The best sheet found for these dice, while looking and after.
    pub best_possible: fn(i32, bool) -> String,
    /// The study is under way.
    pub studying: &'static str,
    /// The workers cannot look into it.
    pub no_study: &'static str,
    /// Why something is refused.
    pub taken: &'static str,
    /// A cell without a free neighbour.
    pub alone: &'static str,
    /// The piece is off the sheet.
    pub off: &'static str,
    /// The dice have to be rolled first.
    pub roll_first: &'static str,
    /// A symbol has to be chosen first.
    pub start_first: &'static str,
    /// Another has the symbol.
    pub symbol_taken: &'static str,
    /// It is not the person's turn.
    pub not_your_turn: &'static str,
}

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

fn tenths(number: i32, point: char) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", decimal(number.unsigned_abs(), point))
}

static EN: Texts = Texts {
    level_about: |level| match level {
        Level::Beginner => "Takes the points it sees.",
        Level::Regular => "Also avoids cells that nothing fits into.",
        Level::Strong => "Also considers every roll that may follow.",
        Level::Expert => "Also knows from experience what a sheet will become.",
    },
    advanced: "Advanced rules",
    advanced_about: "The grey diagonal scores twice, and a row or column without points costs 5.",
    title: "Détrak: the table",
    symbol: |symbol| ["ring", "triangle", "square", "cross", "star", "moon"][symbol.index()],
    your_sheet: "Your sheet",
    sheet_of: |name| format!("{name}’s sheet"),
    enlarge: |name| format!("Enlarge {name}’s sheet"),
    close: "Close",
    dice: "Dice",
    roll: "Roll the dice",
    piece: "The two symbols of the roll",
    turn_piece: "Turn",
    swap: "Swap",
    piece_lies: |one, other, flat| match flat {
        true => format!("{one} on the left, {other} on the right"),
        false => format!("{one} at the top, {other} at the bottom"),
    },
    prompt_start: "Choose the symbol for your top left cell.",
    prompt_roll: "Roll the dice.",
    prompt_note: |one, other| {
        format!("Note {one} and {other} side by side: drag the piece, or choose a cell.")
    },
    prompt_second: |symbol| {
        format!("Now a cell beside it for the {symbol}. The same cell again swaps the symbols.")
    },
    prompt_full: "Your sheet has no room left. The others play on…",
    rolling: "The dice roll…",
    counting: "Runs of equal symbols score, line by line.",
    turn: |turn| format!("Turn {turn} of 12"),
    forecast: |expected, best| match best {
        None => format!(
            "Expected: {} points. This is the best place.",
            tenths(expected, '.')
        ),
        Some(best) => format!(
            "Expected: {} points (best: {})",
            tenths(expected, '.'),
            tenths(best, '.')
        ),
    },
    points: |points| match points {
        1 => "1 point".into(),
        -1 => "−1 point".into(),
        ..=-2 => format!("−{} points", -points),
        _ => format!("{points} points"),
    },
    cell: |cell, what| {
        format!(
            "Row {}, column {}: {what}",
            cell.row() + 1,
            cell.column() + 1
        )
    },
    free: "free",
    isolated: "free, but too small for two symbols",
    would_isolate: |cells| match cells {
        1 => "This leaves a cell that nothing fits into.".into(),
        _ => format!("This leaves {cells} cells that nothing fits into."),
    },
    line: |line| match line {
        Line::Row(row) => format!("Row {}", row + 1),
        Line::Column(column) => format!("Column {}", column + 1),
        Line::Diagonal => "Diagonal, counted twice".into(),
    },
    line_worth: |now, most| match most {
        Some(most) if most != now => format!("{now} now, {most} at most"),
        _ => format!("{now}"),
    },
    starts: |name, symbol| format!("{name}: starts with {symbol}"),
    rolls: |one, other| format!("Roll: {one} and {other}"),
    notes: |name, (one, at), (other, there)| {
        format!(
            "{name}: {one} on row {}, column {}; {other} on row {}, column {}",
            at.row() + 1,
            at.column() + 1,
            there.row() + 1,
            there.column() + 1
        )
    },
    score: "Score",
    best_line: "Best line",
    tie_broken: "Equal points: whoever has the better single line is ahead.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "grand master",
            Rank::Expert => "expert",
            Rank::Good => "good",
            Rank::Average => "average",
            Rank::CouldDoBetter => "could do better",
        };
        match score {
            1 => format!("1 point: {rank}."),
            ..=-1 => format!("−{} points: {rank}.", -score),
            _ => format!("{score} points: {rank}."),
        }
    },
    study: "The same dice, played by others",
    percentile: |level, percent, games| {
        format!("{level}: your score beats {percent}% of {games} games")
    },
    best_possible: |score, done| match done {
        true => format!("Knowing all rolls beforehand, {score} points could be found:"),
        false => format!("Knowing all rolls beforehand, {score} points, so far:"),
    },
    studying: "The bots play on your dice…",
    no_study: "The bots cannot look into these dice now.",
    taken: "Something is noted there already.",
    alone: "Both symbols have to fit side by side: this cell has no free neighbour.",
    off: "Both halves have to lie on the sheet.",
    roll_first: "Roll the dice first.",
    start_first: "Choose your first symbol.",
    symbol_taken: "Another player starts with this symbol.",
    not_your_turn: "It is not your turn yet.",
};

static FR: Texts = Texts {
    level_about: |level| match level {
        Level::Beginner => "Prend les points qu’il voit.",
        Level::Regular => "Évite aussi les cases où plus rien n’entre.",
        Level::Strong => "Envisage aussi tous les lancers qui peuvent suivre.",
        Level::Expert => "Sait aussi d’expérience ce qu’une feuille deviendra.",
    },
    advanced: "Règles avancées",
    advanced_about: "La diagonale grise compte double, et une ligne ou colonne sans points coûte 5.",
    title: "Détrak\u{a0}: la table",
    symbol: |symbol| ["anneau", "triangle", "carré", "croix", "étoile", "lune"][symbol.index()],
    your_sheet: "Votre feuille",
    sheet_of: |name| format!("Feuille {}", de(name)),
    enlarge: |name| format!("Agrandir la feuille {}", de(name)),
    close: "Fermer",
    dice: "Dés",
    roll: "Lancer les dés",
    piece: "Les deux symboles du lancer",
    turn_piece: "Tourner",
    swap: "Échanger",
    piece_lies: |one, other, flat| match flat {
        true => format!("{one} à gauche, {other} à droite"),
        false => format!("{one} en haut, {other} en bas"),
    },
    prompt_start: "Choisissez le symbole de votre case en haut à gauche.",
    prompt_roll: "Lancez les dés.",
    prompt_note: |one, other| {
        format!(
            "Notez {one} et {other} côte à côte\u{a0}: glissez la pièce, ou choisissez une case."
        )
    },
    prompt_second: |symbol| {
        format!(
            "Puis une case voisine pour l’autre symbole ({symbol}). La même case à nouveau les échange."
        )
    },
    prompt_full: "Votre feuille n’a plus de place. Les autres continuent…",
    rolling: "Les dés roulent…",
    counting: "Les suites de symboles égaux rapportent, ligne par ligne.",
    turn: |turn| format!("Tour {turn} sur 12"),
    forecast: |expected, best| match best {
        None => format!(
            "Attendu\u{a0}: {} points. C’est la meilleure place.",
            tenths(expected, ',')
        ),
        Some(best) => format!(
            "Attendu\u{a0}: {} points (mieux\u{a0}: {})",
            tenths(expected, ','),
            tenths(best, ',')
        ),
    },
    points: |points| match points {
        0 | 1 => format!("{points} point"),
        -1 => "−1 point".into(),
        ..=-2 => format!("−{} points", -points),
        _ => format!("{points} points"),
    },
    cell: |cell, what| {
        format!(
            "Ligne {}, colonne {}\u{a0}: {what}",
            cell.row() + 1,
            cell.column() + 1
        )
    },
    free: "libre",
    isolated: "libre, mais trop petite pour deux symboles",
    would_isolate: |cells| match cells {
        1 => "Cela laisse une case où plus rien n’entre.".into(),
        _ => format!("Cela laisse {cells} cases où plus rien n’entre."),
    },
    line: |line| match line {
        Line::Row(row) => format!("Ligne {}", row + 1),
        Line::Column(column) => format!("Colonne {}", column + 1),
        Line::Diagonal => "Diagonale, comptée double".into(),
    },
    line_worth: |now, most| match most {
        Some(most) if most != now => format!("{now} pour l’instant, {most} au plus"),
        _ => format!("{now}"),
    },
    starts: |name, symbol| format!("{name}\u{a0}: commence par {symbol}"),
    rolls: |one, other| format!("Lancer\u{a0}: {one} et {other}"),
    notes: |name, (one, at), (other, there)| {
        format!(
            "{name}\u{a0}: {one} en ligne {}, colonne {}\u{a0}; {other} en ligne {}, colonne {}",
            at.row() + 1,
            at.column() + 1,
            there.row() + 1,
            there.column() + 1
        )
    },
    score: "Score",
    best_line: "Meilleure ligne",
    tie_broken: "À égalité de points, la meilleure ligne l’emporte.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "grand maître",
            Rank::Expert => "expert",
            Rank::Good => "bon",
            Rank::Average => "moyen",
            Rank::CouldDoBetter => "peut mieux faire",
        };
        match score {
            0 | 1 => format!("{score} point\u{a0}: {rank}."),
            ..=-1 => format!("−{} points\u{a0}: {rank}.", -score),
            _ => format!("{score} points\u{a0}: {rank}."),
        }
    },
    study: "Les mêmes dés, joués par d’autres",
    percentile: |level, percent, games| {
        format!("{level}\u{a0}: votre score bat {percent}\u{a0}% de {games} parties")
    },
    best_possible: |score, done| match done {
        true => {
            format!("En connaissant tous les lancers d’avance, on trouve {score} points\u{a0}:")
        }
        false => {
            format!("En connaissant tous les lancers d’avance, {score} points jusqu’ici\u{a0}:")
        }
    },
    studying: "Les robots jouent avec vos dés…",
    no_study: "Les robots ne peuvent pas étudier ces dés pour l’instant.",
    taken: "Il y a déjà quelque chose ici.",
    alone: "Il faut deux cases côte à côte\u{a0}: celle-ci n’a pas de voisine libre.",
    off: "Les deux moitiés doivent tenir sur la feuille.",
    roll_first: "Lancez d’abord les dés.",
    start_first: "Choisissez votre premier symbole.",
    symbol_taken: "Un autre joueur commence par ce symbole.",
    not_your_turn: "Ce n’est pas encore à vous.",
};
