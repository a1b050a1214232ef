//! The texts of reviews, in French.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::fr::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}\u{a0}: analyse"),
    about: "L’expert juge chaque décision d’après ce que le joueur pouvait savoir à ce moment-là.",
    progress: |done, all| format!("Décisions jugées\u{a0}: {done} sur {all}"),
    stop: "Arrêter",
    go_on: "Continuer",
    stopped: "Arrêté. Ce qui est déjà jugé est conservé tant que cette page reste ouverte.",
    done: "Toutes les décisions sont jugées.",
    nothing: "Cette partie ne contient aucune décision à juger.",
    chart: |measure| match measure.unit {
        Unit::Points => "Score final attendu",
        Unit::Share => "Chances de gagner la partie",
    },
    as_table: "Le graphique en tableau",
    turn: "Tour",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("tour {first}")
        } else {
            format!("tours {first}–{last}")
        };
        headed("Manche", round, turns)
    },
    end: "À la fin",
    account: |measure| {
        if measure.luck {
            "Choix et chance"
        } else {
            "Choix"
        }
    },
    start: "Au départ",
    own: "Ses choix",
    others: "Choix des autres",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Imprévu",
        (Rivals::Several, true) => "Chance et autres",
        (Rivals::None | Rivals::One, true) => "Chance",
    },
    result: "Résultat",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "Ce qui était attendu au départ et les écarts donnent ensemble le résultat. Il n’y a pas de chance ici\u{a0}: ce qu’aucun choix n’explique, l’expert lui-même ne l’avait pas prévu."
        }
        (Rivals::Several, true) => {
            "Ce qui était attendu au départ et les écarts donnent ensemble le résultat. À plusieurs, l’effet des choix des autres ne se distingue pas de la chance."
        }
        (Rivals::One, true) => {
            "Ce qui était attendu au départ et les écarts donnent ensemble le résultat. Ce que l’un perd, l’autre le gagne\u{a0}; le reste est dû à la chance, ou à une erreur de l’expert."
        }
        (Rivals::None, true) => {
            "Ce qui était attendu au départ et les écarts donnent ensemble le résultat. Ce que les choix n’expliquent pas est dû à la chance, ou à une erreur de l’expert."
        }
    },
    costly: "Les décisions les plus coûteuses",
    whose: "Joueur",
    everybody: "Tous les joueurs",
    count: |costly, all| match (costly, all) {
        (0, _) => {
            format!("Décisions nettement moins bonnes que la meilleure\u{a0}: aucune sur {all}.")
        }
        _ => {
            format!("Décisions nettement moins bonnes que la meilleure\u{a0}: {costly} sur {all}.")
        }
    },
    more: "Afficher plus",
    played: |name, action| format!("{name}\u{a0}: {action}"),
    better: |action| format!("Mieux\u{a0}: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} points de plus"),
            Unit::Share => format!("{gain} de chances de gagner en plus"),
        };
        match points {
            Some(points) => format!("{gain}, {} points de mieux", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = measure.unit.write(margin, NUMBERS);
        match measure.unit {
            Unit::Points => format!("Jusqu’à {margin} points d’écart, les coups sont jugés égaux."),
            Unit::Share => format!("Jusqu’à {margin} d’écart, les coups sont jugés égaux."),
        }
    },
    look: "Voir la position",
    back: "Analyse",
    dearer: "Une décision plus coûteuse",
    cheaper: "Une décision moins coûteuse",
    place: |place, all| format!("{place} sur {all}"),
    play_on: "Continuer à partir d’ici",
    play_on_about: "Une nouvelle partie commence à cet endroit, avec les mêmes cartes ou dés à venir. Une partie en cours rejoint vos parties jouées.",
    numbers: NUMBERS,
};
