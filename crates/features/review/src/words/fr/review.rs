//! What a review says, in French.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::fr::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}\u{a0}: analyse"),
    about: "Chaque décision est jugée d’après ce que son joueur pouvait savoir alors, avec les yeux de l’expert.",
    progress: |done, all| format!("Décisions jugées\u{a0}: {done} sur {all}"),
    stop: "Arrêter",
    go_on: "Continuer",
    stopped: "Arrêté. Ce qui est jugé est conservé tant que cette page reste ouverte.",
    done: "Toutes les décisions sont jugées.",
    nothing: "Cette partie ne contient aucune décision à juger.",
    chart: |measure| match measure.unit {
        Unit::Points => "Points attendus à la fin",
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
    start: "Attendu au début",
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
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. Il n’y a pas de chance ici\u{a0}: ce qu’aucun choix n’explique, l’expert lui-même ne l’avait pas prévu."
        }
        (Rivals::Several, true) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. À plusieurs, ce que donnent les choix des autres ne se distingue pas de la chance."
        }
        (Rivals::One, true) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. Ce qu’un choix coûte à l’un, l’autre le gagne\u{a0}; le reste est la chance, ou une erreur de l’expert lui-même."
        }
        (Rivals::None, true) => {
            "Ce qui était attendu au début et les changements donnent ensemble le résultat. Ce que les choix n’expliquent pas est la chance, ou une erreur de l’expert lui-même."
        }
    },
    costly: "Les décisions les plus chères",
    whose: "Décisions de qui",
    everybody: "De tout le monde",
    count: |costly, all| match (costly, all) {
        (0, _) => {
            format!("Décisions nettement moins bonnes que la meilleure\u{a0}: aucune sur {all}.")
        }
        _ => {
            format!("Décisions nettement moins bonnes que la meilleure\u{a0}: {costly} sur {all}.")
        }
    },
    more: "En montrer plus",
    played: |name, action| format!("{name}\u{a0}: {action}"),
    better: |action| format!("Mieux\u{a0}: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} points de plus"),
            Unit::Share => format!("{gain} de chances de plus de gagner la partie"),
        };
        match points {
            Some(points) => format!("{gain}, {} points de mieux", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = measure.unit.write(margin, NUMBERS);
        match measure.unit {
            Unit::Points => format!("Jusqu’à {margin} points d’écart, c’est à peu près égal."),
            Unit::Share => format!("Jusqu’à {margin} d’écart, c’est à peu près égal."),
        }
    },
    look: "Voir la position",
    back: "Analyse",
    dearer: "Une plus chère",
    cheaper: "Une moins chère",
    place: |place, all| format!("{place} sur {all}"),
    play_on: "Continuer d’ici",
    play_on_about: "Une nouvelle partie commence à cet endroit, avec les mêmes cartes ou dés à venir. Une partie en cours est rangée.",
    numbers: NUMBERS,
};
