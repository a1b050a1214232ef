//! The texts of the analysis board, in French.

use engine::PositionError;
use model::value_scale::Unit;

use super::reasons::REASONS;
use crate::texts::{AnalysisTexts, KeptTexts, SetupTexts};
use ui::texts::fr::{NUMBERS, point_after};

pub(crate) static TEXTS: AnalysisTexts = AnalysisTexts {
    numbers: NUMBERS,
    steps: [
        "Au début",
        "Un coup en arrière",
        "Un coup en avant",
        "À la fin",
    ],
    values: "Montrer les valeurs",
    thinking: "Réflexion…",
    failed: "L’ordinateur n’a pas pu évaluer cette position. Changez de position puis revenez pour réessayer.",
    expected: |who, value, unit| match (who, unit) {
        (Some(who), Unit::Share) => format!("{who} gagne à partir d’ici dans {value} des cas"),
        (None, Unit::Share) => format!("Victoire à partir d’ici dans {value} des cas"),
        (Some(who), Unit::Points) => {
            format!("{who} peut attendre {value} {}", point_after(value))
        }
        (None, Unit::Points) => format!("Points attendus à partir d’ici\u{a0}: {value}"),
    },
    effort: |times, is_last| {
        let thought = match times {
            1 => "Réflexion aussi longue que pour un indice".to_owned(),
            times => format!("Réflexion {times} fois plus longue que pour un indice"),
        };
        let end = if is_last {
            "."
        } else {
            "\u{a0}; elle continue…"
        };
        thought + end
    },
    exact: "Ces valeurs sont exactes.",
    knowledge: |who| match who {
        Some(who) => format!("D’après ce que {who} peut savoir."),
        None => "D’après ce que l’on peut savoir ici.".into(),
    },
    all_hands: "Toutes les mains",
    open: "D’après toutes les mains, que personne ne voit à la table.",
    options: "Coups, du meilleur au moins bon",
    as_good: "Aussi bon que le meilleur",
    behind: "moins bon",
    insert: |moves| match moves {
        1 => "Jouer le meilleur coup".into(),
        moves => format!("Jouer la meilleure suite\u{a0}: {moves} coups"),
    },
    over: "Cette manche est terminée.",
    waiting: "Au hasard de décider.",
    moves: "Coups de cette manche",
    colon: "\u{a0}:",
    chance: |event| format!("Hasard\u{a0}: {event}"),
    choose_chance: "Choisir ce qui vient",
    which_event: "Tirage",
    average: "Moyenne sur tous",
    averaging: |done, all| format!("{done} évalués sur {all}…"),
    averaged: |mean, came| {
        format!("{mean} en moyenne sur tous\u{a0}; {came} après ce qui est venu.")
    },
    no_average: "Pas de moyenne\u{a0}: après certains, la manche est finie ou un autre joueur décide.",
    variation: "Variante\u{a0}:",
    too_large: "Il y a trop de variantes pour les garder ou les partager\u{a0}: supprimez-en quelques-unes.",
    match_over: "La partie est terminée.",
    next_round: "Manche suivante",
    comment: "Commentaire",
    redraw: "Tirer de nouveau",
    promote: "En faire la ligne principale",
    delete: "Supprimer à partir d’ici",
    undo: "Annuler le changement",
    setup: SetupTexts {
        title: "Composer une position",
        line: "En une ligne de texte",
        show: "Mettre sur le plateau",
        others: "Tout le reste",
        tray: "À placer",
        no_sign: "rien, ou face cachée",
        hole: "pas de carte",
        remove: "Retirer",
        add_card: "Ajouter une carte",
        place: |row, column| format!("Ligne {row}, colonne {column}"),
        field,
        value,
        no_line: "Ce n’est pas une position\u{a0}: une ligne commence par le nom d’un jeu.",
        refused: |error| match error {
            PositionError::OtherGame(name) => format!(
                "Une position de ce jeu commence par «\u{a0}{}\u{a0}».",
                name
            ),
            PositionError::Missing(name) => {
                format!("Le champ «\u{a0}{}\u{a0}» manque.", field(name))
            }
            PositionError::Spelling(name) => format!(
                "«\u{a0}{}\u{a0}» s’écrit autrement, ou dans un autre ordre.",
                field(name)
            ),
            PositionError::Unreadable { field: name, .. } => {
                format!("«\u{a0}{}\u{a0}» est illisible.", field(name))
            }
            PositionError::TooLong => "Il y a quelque chose après la position.".into(),
            PositionError::Impossible(_) => "Cette position ne peut pas se produire.".into(),
        },
        reasons: REASONS,
    },
    kept: KeptTexts {
        about: "Partez de la première position d’un jeu, d’une position collée, ou reprenez une analyse gardée. Un bouton y mène aussi quand vous revoyez ou analysez une partie.",
        begin: "Commencer",
        title: "Gardées",
        none: "Rien n’est encore gardé. Sur le plateau, «\u{a0}Garder\u{a0}» en ajoute ici.",
        name: "Nom",
        keep: "Garder",
        done: "Gardée.",
        replace: "Ce nom est déjà pris. Appuyez encore pour remplacer.",
        delete_sure: |name| format!("Supprimer «\u{a0}{name}\u{a0}»\u{a0}?"),
    },
};

fn field(name: &str) -> &'static str {
    match name {
        "grids" => "Cartes",
        "centre" => "Centre",
        "sheets" => "Feuilles",
        "hands" => "Mains",
        "latest" => "Dernière défausse",
        "laid" => "Défaussées ce tour-ci",
        "pile" => "Pile de défausse",
        "board" => "Plateau",
        "captured" => "Capturés, par Rouge et par Noir",
        "step" => "À suivre",
        "mover" => "Qui joue",
        "totals" => "Totaux",
        "turn" => "Tours joués",
        "rounds" => "Durée de la partie",
        "round" => "Manches jouées",
        "token" => "Premier joueur",
        "opener" => "Premier joueur du premier tour",
        "out" => "Cartes hors de la manche",
        "sealed" => "Choix cachés",
        "rules" => "Règles",
        "starter" => "Premier joueur",
        "gone" => "Éliminé à la manche",
        "symmetry" => "Camps",
        "order" => "Ordre des dés",
        "first" => "Premier joueur",
        "barren" => "Manche précédente sans points",
        "ending" => "Fin",
        "actions" => "Actions restantes",
        "bonus" => "Actions bonus de l’adversaire",
        "flags" => "États particuliers",
        "focus" => "Dé qui rebondit ou rentre",
        "flipped" => "Dé tout juste retourné",
        "row" => "Rangée avec des doubles",
        "seen" => "Tours précédents",
        "quiet" => "Tours sans prise",
        _ => "",
    }
}

fn value(value: &str) -> Option<&'static str> {
    Some(match value {
        "reveal" => "chacun retourne une carte",
        "draft" => "prend une carte",
        "over" => "la manche est finie",
        "start" => "on choisit le premier symbole",
        "up" | "lot" | "tie" | "deal" | "stock" | "first" => "le hasard décide",
        "roll" => "on lance les dés",
        "note" => "lancer",
        "play" => "se défausse",
        "draw" => "pioche",
        "one" => "une manche",
        "hundred" => "en 100 points",
        "basic" => "de base",
        "advanced" => "avancées",
        "red" => "rouge",
        "black" => "noir",
        "point" => "tournés",
        "mirror" => "en miroir",
        "no" => "non",
        "yes" => "oui",
        "captures" => "prises",
        "quiet" => "tours calmes",
        "repetition" => "répétition",
        "-" => "–",
        _ => return None,
    })
}
