//! The texts of Détrak's table, in French.

use engine::detrak::{Cell, Line, Rank, Symbol};
use protocol::Level;

use crate::DetrakTexts;
use model::number_format::signed;
use table::SwitchTexts;
use ui::texts::fr::{NUMBERS, cell, de, does, place, points};

fn symbol(symbol: Symbol) -> &'static str {
    ["anneau", "triangle", "carré", "croix", "étoile", "lune"][symbol.index()]
}

/// A symbol with its article.
fn the(one: Symbol) -> String {
    let article = ["l’", "le ", "le ", "la ", "l’", "la "][one.index()];
    format!("{article}{}", symbol(one))
}

fn plural(one: Symbol) -> &'static str {
    [
        "anneaux",
        "triangles",
        "carrés",
        "croix",
        "étoiles",
        "lunes",
    ][one.index()]
}

fn lies(one: Symbol, other: Symbol, flat: bool) -> String {
    let (one, other) = (symbol(one), symbol(other));
    if flat {
        format!("{one} à gauche, {other} à droite")
    } else {
        format!("{one} en haut, {other} en bas")
    }
}

fn at(cell: Cell) -> String {
    format!("en {}", place(cell))
}

pub(crate) static TEXTS: DetrakTexts = DetrakTexts {
    level_about: |level| match level {
        Level::Beginner => "Prend les points qu’il voit.",
        Level::Regular => "Évite aussi les cases où plus rien n’entre.",
        Level::Strong => "Envisage aussi tous les lancers qui peuvent suivre.",
        _ => "Sait aussi d’expérience ce qu’une feuille deviendra.",
    },
    styles: [
        "",
        "Avec les règles avancées, aime les symboles identiques sur la diagonale.",
        "Préfère les points en ligne aux points en colonne.",
    ],
    options: [SwitchTexts {
        label: "Règles avancées",
        about: "La diagonale grise compte double, et une ligne ou colonne sans points coûte 5.",
    }],
    title: "Détrak\u{a0}: la table",
    symbol,
    your_sheet: "Votre feuille",
    sheet_of: |name| format!("Feuille {}", de(name)),
    enlarge: |name| format!("Agrandir la feuille {}", de(name)),
    dice: "Dés",
    dice_show: |one, other| format!("Dés\u{a0}: {}, {}", symbol(one), symbol(other)),
    roll: "Lancer les dés",
    piece: |one, other, flat| {
        format!(
            "Les deux symboles du lancer\u{a0}: {}",
            lies(one, other, flat)
        )
    },
    turn_piece: "Tourner",
    piece_lies: lies,
    prompt_start: "Choisissez le symbole de votre case en haut à gauche.",
    prompt_roll: "Lancez les dés.",
    prompt_note: |one, other| {
        let both = if one == other {
            format!("Placez les deux {}", plural(one))
        } else {
            format!("Placez {} et {}", the(one), the(other))
        };
        format!("{both} côte à côte\u{a0}: glissez la pièce, ou choisissez une case.")
    },
    prompt_again: "Touchez encore cette case pour valider, ou tournez la pièce.",
    prompt_turned: "La pièce ne tient ici que tournée, comme on le voit. Touchez encore cette case pour valider.",
    prompt_full: "Il n’y a plus de place sur votre feuille. Les autres continuent…",
    rolling: "Les dés roulent…",
    counting: "Les suites de symboles identiques rapportent des points, ligne par ligne.",
    turn: |turn| format!("Tour {turn} sur 12"),
    forecast: |expected, best| match best {
        None => format!(
            "Points attendus\u{a0}: {} (meilleur coup)",
            NUMBERS.tenths(expected)
        ),
        Some(best) => format!(
            "Points attendus\u{a0}: {} (au mieux\u{a0}: {})",
            NUMBERS.tenths(expected),
            NUMBERS.tenths(best)
        ),
    },
    points,
    cell,
    free: "libre",
    isolated: "libre, mais sans place pour deux symboles",
    would_isolate: |cells| match cells {
        1 => "Cela laisse une case où plus rien n’entre.".into(),
        _ => format!("Cela laisse {cells} cases où plus rien n’entre."),
    },
    line: |line, now, most| {
        let line = match line {
            Line::Row(row) => format!("Ligne {}", row + 1),
            Line::Column(column) => format!("Colonne {}", column + 1),
            Line::Diagonal => "Diagonale, comptée double".into(),
        };
        let worth = match most {
            Some(most) if most != now => {
                format!("{} pour l’instant, {} au plus", signed(now), signed(most))
            }
            _ => signed(now),
        };
        format!("{line}\u{a0}: {worth}")
    },
    starts: |name, first| {
        let starts = does(name, "commencez", "commence");
        format!("{name} {starts} par {}", the(first))
    },
    rolls: |one, other| format!("Lancer\u{a0}: {} et {}", symbol(one), symbol(other)),
    notes: |name, (one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!(
            "{name}\u{a0}: {one} {}\u{a0}; {other} {}",
            at(first),
            at(second)
        )
    },
    describe_start: |first| format!("commencer par {}", the(first)),
    describe_note: |(one, first), (other, second)| {
        let (one, other) = (symbol(one), symbol(other));
        format!("{one} {}, {other} {}", at(first), at(second))
    },
    score: "Score",
    best_line: "Ligne ou colonne",
    best_line_is: |line, worth, name| {
        let line = match line {
            Line::Row(row) => format!("ligne {}", row + 1),
            Line::Column(column) => format!("colonne {}", column + 1),
            Line::Diagonal => "diagonale, comptée double".into(),
        };
        let whose = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!(
            "Meilleur alignement\u{a0}: {line}, {}{whose}",
            points(worth)
        )
    },
    tie_broken: "À égalité de points, la meilleure ligne ou colonne l’emporte.",
    rank: |score, rank| {
        let rank = match rank {
            Rank::GrandMaster => "grand maître",
            Rank::Expert => "expert",
            Rank::Good => "bon",
            Rank::Average => "moyen",
            Rank::CouldDoBetter => {
                return format!("{}. Le rang suivant, moyen, commence à 15.", points(score));
            }
        };
        format!("{}\u{a0}: {rank}.", points(score))
    },
    study: "Les mêmes dés, joués par d’autres",
    percentile: |level, percent, games| {
        format!("{level}\u{a0}: votre score bat {percent}\u{a0}% des {games} parties")
    },
    best_possible: |score, done| {
        if done {
            format!("Le mieux possible avec ces dés\u{a0}: {score}")
        } else {
            format!("Le mieux possible avec ces dés (trouvé jusqu’ici)\u{a0}: {score}")
        }
    },
    studying: "Les robots jouent avec vos dés…",
    no_study: "Les robots ne peuvent pas étudier ces dés pour l’instant.",
    taken: "Cette case est déjà prise.",
    alone: "Il faut deux cases côte à côte\u{a0}: celle-ci n’a pas de voisine libre.",
    off: "Les deux moitiés doivent tenir sur la feuille.",
    roll_first: "Lancez d’abord les dés.",
    start_first: "Choisissez votre premier symbole.",
    symbol_taken: "Un autre joueur a déjà ce symbole.",
    not_your_turn: "Ce n’est pas encore votre tour.",
};
