//! Détrak's rules in words, in every language. A missing text does not compile.

use crate::i18n::Lang;

type Part = (&'static str, &'static [&'static str]);

/// Texts of the rules. A part is a heading and a list of paragraphs.
pub struct Texts {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// Under the sheet in the middle of a game, with its score.
    pub turn_figure: fn(i32) -> String,
    /// Scoring.
    pub scoring: Part,
    /// The length of a run.
    pub run: &'static str,
    /// Its points.
    pub points: &'static str,
    /// A worked example.
    pub example: Part,
    /// Under the example, with its score.
    pub example_figure: fn(i32) -> String,
    /// The advanced rules.
    pub advanced: Part,
    /// Under the example by the advanced rules, with its score.
    pub advanced_figure: fn(i32) -> String,
    /// Playing alone.
    pub alone: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: Texts = Texts {
    summary: "Two dice with six symbols are rolled twelve times. Each time, everybody notes both symbols side by side on a sheet of 5 by 5. Runs of equal symbols score in every row and column; the highest score wins.",
    setup: (
        "Setting up",
        &[
            "Each player has a sheet of 25 cells and notes one of the six symbols in the top left one. All choose different symbols, in the order of seats.",
        ],
    ),
    turn: (
        "A turn",
        &[
            "The two dice are rolled once for everybody. Each player notes both symbols on two free cells that touch along an edge, either symbol on either cell. They need not touch anything noted before.",
            "All play at the same time: what others do with a roll comes to light once everybody has noted it. Noting only one symbol is not allowed.",
            "Who has no two free cells side by side any more is finished. The game ends after twelve turns, or when nobody can note anything more.",
        ],
    ),
    turn_figure: |score| {
        format!(
            "A sheet after a few turns, with {score} points so far. The marked free cell stands alone: nothing fits into it any more."
        )
    },
    scoring: (
        "Scoring",
        &[
            "Each row and each column scores its runs of equal symbols side by side; the runs of a line add up. An empty cell breaks a run. The score is the sum of the ten lines.",
            "On a tie, the player whose best single row or column is higher is ahead; still tied, the win is shared.",
        ],
    ),
    run: "Run of",
    points: "Points",
    example: ("An example", &["The points of each line stand at its end."]),
    example_figure: |score| format!("All ten lines together: {score} points."),
    advanced: (
        "Advanced rules",
        &[
            "The grey diagonal, from the bottom left to the top right, is scored like a line, too, and counts twice.",
            "Every row or column without points costs 5; the diagonal costs nothing. For a tie the best row or column counts, not the diagonal.",
        ],
    ),
    advanced_figure: |score| format!("The same sheet by the advanced rules: {score} points."),
    alone: (
        "Alone",
        &[
            "The score gives a rank: 30 or more grand master, 25 to 29 expert, 20 to 24 good, 15 to 19 average; below 15 you could do better.",
        ],
    ),
};

static FR: Texts = Texts {
    summary: "Deux dés à six symboles sont lancés douze fois. À chaque fois, chacun note les deux symboles côte à côte sur une feuille de 5 sur 5. Les suites de symboles égaux rapportent dans chaque ligne et chaque colonne\u{a0}; le plus grand score gagne.",
    setup: (
        "Mise en place",
        &[
            "Chaque joueur a une feuille de 25 cases et note l’un des six symboles dans celle en haut à gauche. Tous choisissent des symboles différents, dans l’ordre des places.",
        ],
    ),
    turn: (
        "Un tour",
        &[
            "Les deux dés sont lancés une fois pour tous. Chaque joueur note les deux symboles sur deux cases libres qui se touchent par un côté, dans l’ordre qu’il veut. Elles n’ont pas à toucher ce qui est déjà noté.",
            "Tous jouent en même temps\u{a0}: ce que les autres font d’un lancer n’apparaît que lorsque chacun l’a noté. Il est interdit de ne noter qu’un symbole.",
            "Qui n’a plus deux cases libres côte à côte a fini. La partie s’arrête après douze tours, ou quand plus personne ne peut rien noter.",
        ],
    ),
    turn_figure: |score| {
        format!(
            "Une feuille après quelques tours, avec {score} points pour l’instant. La case libre marquée est isolée\u{a0}: plus rien n’y entre."
        )
    },
    scoring: (
        "Le score",
        &[
            "Chaque ligne et chaque colonne rapporte ses suites de symboles égaux\u{a0}; les suites d’une même ligne s’additionnent. Une case vide coupe une suite. Le score est la somme des dix lignes et colonnes.",
            "En cas d’égalité, la meilleure ligne ou colonne l’emporte\u{a0}; sinon, la victoire est partagée.",
        ],
    ),
    run: "Suite de",
    points: "Points",
    example: (
        "Un exemple",
        &["Les points de chaque ligne figurent à son extrémité."],
    ),
    example_figure: |score| format!("Les dix lignes et colonnes ensemble\u{a0}: {score} points."),
    advanced: (
        "Règles avancées",
        &[
            "La diagonale grise, d’en bas à gauche jusqu’en haut à droite, rapporte comme une ligne, et compte double.",
            "Chaque ligne ou colonne sans points coûte 5\u{a0}; la diagonale ne coûte rien. Pour départager une égalité, seules comptent lignes et colonnes.",
        ],
    ),
    advanced_figure: |score| {
        format!("La même feuille selon les règles avancées\u{a0}: {score} points.")
    },
    alone: (
        "Seul",
        &[
            "Le score donne un rang\u{a0}: 30 ou plus grand maître, 25 à 29 expert, 20 à 24 bon, 15 à 19 moyen\u{a0}; en dessous de 15, peut mieux faire.",
        ],
    ),
};
