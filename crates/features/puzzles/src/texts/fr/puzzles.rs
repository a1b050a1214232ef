//! The texts of puzzles, in French.

use engine::GameId;
use model::value_scale::Unit;

use crate::texts::PuzzleTexts;
use ui::i18n::signed;
use ui::texts::fr::{NUMBERS, worth};

pub(crate) static TEXTS: PuzzleTexts = PuzzleTexts {
    numbers: NUMBERS,
    title: "Problèmes",
    about: "Des positions où chaque coup est bon ou mauvais, sans rien entre les deux\u{a0}: l’expert l’a prouvé, en réfléchissant bien plus qu’en partie. Des écarts que l’entraîneur ou l’analyse jugeraient nuls comptent donc ici. Votre première réponse compte pour votre cote, sur la même échelle que les niveaux des robots.",
    none_tried: "Pas encore essayé.",
    rating: |points, provisional| match provisional {
        true => format!("Cote\u{a0}: environ {}, encore provisoire.", points),
        false => format!("Cote\u{a0}: {points}."),
    },
    solved: |solved, tried| format!("Résolus du premier coup\u{a0}: {solved} sur {tried}."),
    run: |solved, left, best| {
        let done = match solved {
            0 | 1 => "résolu",
            _ => "résolus",
        };
        let errors = if left == 1 {
            "encore 1 erreur".into()
        } else {
            format!("encore {left} erreurs")
        };
        format!("Série\u{a0}: {solved} {done}, {errors} avant la fin. Meilleure\u{a0}: {best}.")
    },
    solve: "Résoudre",
    of_day: "Problème du jour",
    missed: |missed| format!("Reprendre les ratés ({missed})"),
    by_theme: "Par thème",
    earlier: "Jours précédents, pour s’exercer",
    count: |count| format!("{count} problèmes"),
    ask: "À vous de jouer\u{a0}: trouvez le meilleur coup.",
    right: "Bien joué\u{a0}!",
    wrong: |cost, unit| {
        format!(
            "Ce n’est pas le meilleur\u{a0}: cela coûte {}.",
            worth(unit, cost)
        )
    },
    wrong_unknown: "Ce n’est pas le meilleur.",
    numbers_of: |unit, right, other, is_own| {
        let whose = if is_own {
            "le vôtre"
        } else {
            "le meilleur des mauvais"
        };
        match unit {
            Unit::Share => format!("Le bon coup gagne {right} des parties, {whose} {other}."),
            Unit::Points => {
                format!("Le bon coup mène à {right} points en moyenne, {whose} à {other}.")
            }
        }
    },
    best_line: |line| format!("Si les deux jouent au mieux\u{a0}: {line}"),
    reply: |line| format!("Ce qui peut suivre votre coup\u{a0}: {line}"),
    solution_is: |right| match right {
        1 => "Un seul coup est bon\u{a0}:",
        _ => "Plusieurs coups sont bons\u{a0}:",
    },
    rated: |points, change| {
        let plus = if change > 0 { "+" } else { "" };
        format!("Votre cote\u{a0}: {points} ({plus}{})", signed(change))
    },
    rating_of: |rating| format!("Problème coté {rating}"),
    practice: ", pour s’exercer",
    is_right: "bon",
    is_wrong: "mauvais",
    behind: "moins bon",
    next: "Problème suivant",
    again: "Réessayer",
    solution: "Voir la solution",
    give_up: "Abandonner et voir la solution",
    analyse: "Analyser",
    all_done: "Vous avez essayé tous ces problèmes. Ceux que vous avez ratés peuvent être repris.",
    none_missed: "Rien à reprendre\u{a0}: vous avez résolu tous les problèmes essayés.",
    themes: |game| match game {
        GameId::Dekal => &[
            "retourner une carte",
            "une paire tout de suite",
            "patience",
            "casser une paire",
            "décaler les autres",
            "la carte la plus haute",
            "priver d’une carte",
            "un coin",
            "fin de partie",
        ],
        GameId::Detrak => &[
            "deux symboles identiques",
            "des points tout de suite",
            "patience",
            "une suite de trois",
            "une longue suite",
            "ligne et colonne",
            "sacrifier une case",
            "garder de la place",
            "un trou dans le coin",
            "fin de partie",
        ],
        GameId::Dumble => &[
            "annoncer",
            "attendre pour annoncer",
            "garder des points",
            "un groupe",
            "une suite",
            "casser un groupe",
            "prendre une carte",
            "piocher",
            "une carte qui va bien",
            "peu de cartes",
        ],
        GameId::Debacle => &[
            "capturer",
            "coup tranquille",
            "la moindre prise",
            "retourner un dé",
            "armer un dé",
            "sauver un dé",
            "doubles",
            "rebond",
            "un dé rentre",
            "reprendre un dé",
            "dernière prise",
            "dernière action",
        ],
    },
};
