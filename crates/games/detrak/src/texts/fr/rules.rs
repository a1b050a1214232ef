//! The texts of Détrak's rules pages, in French.

use crate::texts::DetrakRules;
use table::RulesText;

pub(crate) static TEXTS: DetrakRules = DetrakRules {
    summary: "Deux dés à six symboles sont lancés douze fois. À chaque fois, chacun place les deux symboles côte à côte sur une feuille de 5 cases sur 5. Les suites de symboles identiques rapportent des points dans chaque ligne et chaque colonne\u{a0}; le plus grand score gagne.",
    setup: RulesText {
        heading: "Mise en place",
        paragraphs: &[
            "Chaque joueur a une feuille de 25 cases et place l’un des six symboles dans celle en haut à gauche. À tour de rôle, chacun choisit un symbole différent.",
        ],
    },
    turn: RulesText {
        heading: "Un tour",
        paragraphs: &[
            "Les deux dés sont lancés une fois pour tous. Chaque joueur place les deux symboles sur deux cases libres qui se touchent par un côté, dans l’ordre qu’il veut. Elles n’ont pas à toucher ce qui est déjà placé.",
            "Tous jouent en même temps\u{a0}: ce que les autres font d’un lancer n’apparaît que lorsque chacun l’a placé. Il est interdit de ne placer qu’un symbole.",
            "Un joueur qui n’a plus deux cases libres côte à côte a fini. La partie s’arrête après douze tours, ou quand plus personne ne peut rien placer.",
        ],
    },
    turn_figure: |score| {
        format!(
            "Une feuille après quelques tours, avec {score} points pour l’instant. La case libre marquée est isolée\u{a0}: plus rien n’y entre."
        )
    },
    scoring: RulesText {
        heading: "Le score",
        paragraphs: &[
            "Chaque ligne et chaque colonne rapporte les points de ses suites de symboles identiques\u{a0}; les suites d’une même ligne s’additionnent. Une case vide coupe une suite. Le score est la somme des dix lignes et colonnes.",
            "En cas d’égalité, la meilleure ligne ou colonne l’emporte\u{a0}; si l’égalité persiste, la victoire est partagée.",
        ],
    },
    run: "Suite de",
    points: "Points",
    example: RulesText {
        heading: "Un exemple",
        paragraphs: &["Les points de chaque ligne figurent à son extrémité."],
    },
    example_figure: |score| format!("Les dix lignes et colonnes ensemble\u{a0}: {score} points."),
    advanced: RulesText {
        heading: "Règles avancées",
        paragraphs: &[
            "La diagonale grise, d’en bas à gauche jusqu’en haut à droite, rapporte des points comme une ligne, et compte double.",
            "Chaque ligne ou colonne sans points coûte 5\u{a0}; la diagonale ne coûte rien. Pour départager une égalité, seules comptent lignes et colonnes.",
        ],
    },
    advanced_figure: |score| {
        format!("La même feuille selon les règles avancées\u{a0}: {score} points.")
    },
    alone: RulesText {
        heading: "En solo",
        paragraphs: &[
            "Le score donne un titre\u{a0}: 30 ou plus grand maître, 25 à 29 expert, 20 à 24 bon, 15 à 19 moyen\u{a0}; en dessous de 15, peut mieux faire.",
        ],
    },
};
