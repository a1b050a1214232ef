//! The texts of reviews, in French.

use crate::texts::Rate;
use crate::{ReviewTexts, Rivals, SeatLevel};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::fr::{NUMBERS, de, point_after, worth};

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}\u{a0}: analyse"),
    about: "L’expert juge chaque décision d’après ce que le joueur pouvait savoir à ce moment-là.",
    progress: |done, all| format!("Décisions jugées\u{a0}: {done} sur {all}"),
    stop: "Arrêter",
    go_on: "Continuer",
    judging: "Vos décisions sont en cours d’examen…",
    stopped: "Arrêté. Ce qui est déjà jugé est conservé tant que cette page reste ouverte.",
    done: "Toutes les décisions sont jugées.",
    nothing: "Cette partie ne contient aucune décision à juger.",
    seat_summary: |summary| {
        let points = |tenths: i32| match (summary.unit, tenths.abs()) {
            (Unit::Share, 0) => "moins de 1\u{a0}% d’une victoire".into(),
            (unit, tenths) => worth(unit, tenths),
        };
        let you = if summary.name.is_none() { "vous " } else { "" };
        let own = match (summary.costly, summary.name) {
            (0, None) => "Vous n’avez fait aucune erreur nette".to_owned(),
            (0, Some(name)) => format!("{name} n’a fait aucune erreur nette"),
            (_, None) => format!("Vos erreurs vous ont coûté {}", points(summary.own)),
            (_, Some(name)) => {
                format!("Les erreurs {} ont coûté {}", de(name), points(summary.own))
            }
        };
        let others = || {
            format!(
                "les erreurs de l’adversaire {you}ont rapporté {}",
                points(summary.others)
            )
        };
        let (what, has) = match (summary.has_chance, summary.rivals) {
            (false, _) => ("ce que même l’expert n’avait pas prévu", "a"),
            (true, Rivals::Several) => ("la chance et les autres joueurs", "ont"),
            (true, Rivals::None | Rivals::One) => ("la chance", "a"),
        };
        let luck = match summary.luck {
            0 => format!("{what} n’{has} rien changé"),
            1.. => format!("{what} {you}{has} rapporté {}", points(summary.luck)),
            _ => format!("{what} {you}{has} coûté {}", points(summary.luck)),
        };
        let sentence = summary.joined(own, others, luck, " et ");
        let again = if summary.exceeds_a_win() {
            " Ce qui est perdu puis regagné compte à chaque fois."
        } else {
            ""
        };
        format!("{sentence}.{again}")
    },
    seat_level: |seat| {
        let over = match seat.decisions {
            1 => "sur 1 décision qui comptait".to_owned(),
            count => format!("sur {count} décisions qui comptaient"),
        };
        let rate = match seat.rate(NUMBERS) {
            Rate::Nothing => None,
            Rate::Points(points) => Some(format!("{points} {} par décision", point_after(&points))),
            Rate::OfAWin { percent, one_in } => Some(format!(
                "{percent} d’une victoire par décision (une victoire toutes les {one_in} décisions)"
            )),
        };
        let Some((like, [(first, weakest), (last, strongest)])) = like(seat).zip(seat.levels)
        else {
            return match (seat.name, rate) {
                (None, Some(rate)) => format!("Vous avez perdu {rate}, {over}."),
                (None, None) => format!("Vous n’avez rien perdu, {over}."),
                (Some(name), Some(rate)) => format!("{name} a perdu {rate}, {over}."),
                (Some(name), None) => format!("{name} n’a rien perdu, {over}."),
            };
        };
        let lost = match rate {
            Some(rate) => format!("en perdant {rate}"),
            None => "sans rien perdre".to_owned(),
        };
        match seat.open {
            None if first == last => format!("{like}, {lost}, {over}."),
            None => format!("{like}, {weakest} à {strongest}, {lost}, {over}."),
            Some((_, games)) => {
                let closest = if first == last {
                    format!("le plus proche étant le niveau {first}, {weakest}")
                } else {
                    format!(
                        "les plus proches étant les niveaux {first} à {last}, {weakest} à {strongest}"
                    )
                };
                let games = if games == 1 {
                    "une partie"
                } else {
                    &format!("{games} parties")
                };
                format!(
                    "{like}, {closest}, {lost}, {over}. Il faudrait environ {games} de plus pour le savoir."
                )
            }
        }
    },
    own_level: |seat| like(seat).map(|like| format!("{like}.")),
    chart: |scale| match scale.unit {
        Unit::Points => "Score final attendu",
        Unit::Share => "Chances de gagner la partie",
    },
    values: |unit| match unit {
        Unit::Points => "Points",
        Unit::Share => "Chances, en\u{a0}%",
    },
    as_table: "Le graphique en tableau",
    turn: "Tour",
    round: "Manche",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("tour {first}")
        } else {
            format!("tours {first}–{last}")
        };
        headed("Manche", round, turns)
    },
    end: "À la fin",
    breakdown: |scale| {
        if scale.has_chance {
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
    breakdown_about: |rivals, luck| match (rivals, luck) {
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
    breakdown_unit: |unit| match unit {
        Unit::Points => "Les écarts sont en points.",
        Unit::Share => {
            "Les écarts sont en pour cent d’une victoire\u{a0}: 1\u{a0}%, c’est une partie sur 100. Ce qui est perdu puis regagné compte à chaque fois\u{a0}: un écart peut donc dépasser une victoire entière."
        }
    },
    starts: "Chaque départ repose sur ce que ce joueur savait à sa première décision\u{a0}: la somme ne fait donc pas forcément 100\u{a0}%.",
    costly: "Les erreurs les plus coûteuses",
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
    loss: |unit, loss| format!("−{}", worth(unit, loss)),
    gain: |scale, gain, points| {
        let gain = NUMBERS.tenths(gain);
        let gain = match scale.unit {
            Unit::Points => format!("{gain} {} de plus", point_after(&gain)),
            Unit::Share => format!("gagne {gain} parties de plus sur 100"),
        };
        match points {
            Some(points) => {
                let points = NUMBERS.tenths(points);
                format!("{gain}, {points} {} de mieux", point_after(&points))
            }
            None => gain,
        }
    },
    margin: |scale, margin| {
        format!(
            "Ici, l’expert ne départage pas des coups à {} près\u{a0}: ils sont jugés équivalents.",
            worth(scale.unit, margin)
        )
    },
    lines: "Sur la table",
    before: "Avant",
    line_played: "Coup joué\u{a0}:",
    line_better: "Mieux\u{a0}:",
    way_played: "La suite de la partie.",
    way_better: "Une suite possible.",
    way_average: "Les nombres sur les boutons sont des moyennes sur toutes les suites possibles.",
    way_end: |has_chance, value, average| match has_chance {
        true => format!("Cette suite mène à {value}\u{a0}; la moyenne de toutes est de {average}."),
        false => format!(
            "Jugé à nouveau d’ici\u{a0}: {value}\u{a0}; depuis la décision\u{a0}: {average}."
        ),
    },
    look: "Voir la position",
    back: "Analyse",
    costlier: "Une erreur plus coûteuse",
    cheaper: "Une erreur moins coûteuse",
    place: |place, all| format!("{place} sur {all}"),
    play_on: "Continuer à partir d’ici",
    play_on_about: "Une nouvelle partie commence à cet endroit, avec les mêmes cartes ou dés à venir. C’est un entraînement, qui ne compte pas dans vos statistiques. Une partie en cours rejoint vos parties jouées.",
    numbers: NUMBERS,
};

/// The levels that somebody may have decided like.
fn like(seat: &SeatLevel) -> Option<String> {
    let who = match seat.name {
        None => "Vous avez",
        Some(name) => &format!("{name} a"),
    };
    let ([first, last], name) = seat.possible()?;
    Some(if first == last {
        format!("{who} choisi comme le niveau {first}, {name}")
    } else {
        format!("{who} choisi comme un des niveaux {first} à {last}")
    })
}
