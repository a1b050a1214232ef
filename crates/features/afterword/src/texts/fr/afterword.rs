//! The texts of what is told of a match that is over, in French.

use crate::texts::AfterwordTexts;
use crate::turning_point::{Count, Since, TurningPoint};
use ui::texts::fr::does;

fn turned(point: &TurningPoint, name: &str) -> String {
    let (from_first, at, at_last) = match point.count {
        Count::Rounds => ("de la première", "à la manche", "à la dernière manche"),
        Count::Turns => ("du premier", "au tour", "au dernier tour"),
    };
    match point.since {
        Since::First => {
            let led = does(name, "étiez", "était");
            format!("{name} {led} en tête {from_first} {at_last}.")
        }
        Since::Number(number) => {
            let has = does(name, "avez", "a");
            format!("{name} {has} pris la tête pour de bon {at} {number}.")
        }
        Since::Last => format!("Tout s’est joué {at_last}."),
    }
}

pub(crate) static TEXTS: AfterwordTexts = AfterwordTexts {
    turned,
    best: "Votre meilleur résultat à ce jour",
    streak: |wins| format!("{wins} victoires d’affilée"),
    rating: |points| format!("Cote\u{a0}: {points}"),
    provisional: |points| format!("Cote\u{a0}: environ {points}, encore provisoire"),
    assisted: "Avec aide\u{a0}: gardée, mais hors cote",
    review: |name| format!("Analyse\u{a0}: {name}"),
    remarks: [
        [
            [
                "Vous avez failli me filer entre les doigts.",
                "Ouf\u{a0}! Je ne savais plus comment vous arrêter.",
            ],
            [
                "Je voyais très bien ce que vous cherchiez.",
                "Pardon, j’en avais plus besoin que vous.",
            ],
            [
                "J’ai tout bloqué, sauf vous.",
                "La prochaine fois, je vous surveille de plus près.",
            ],
        ],
        [
            [
                "J’en ai encore le cœur qui bat\u{a0}!",
                "D’un cheveu\u{a0}: comme j’aime\u{a0}!",
            ],
            [
                "La chance sourit aux audacieux\u{a0}!",
                "J’aurais parié là-dessus. D’ailleurs, j’ai parié.",
            ],
            [
                "Tant pis, ça valait le coup d’essayer.",
                "Qui ne risque rien… Bon. On remet ça\u{a0}?",
            ],
        ],
        [
            [
                "De justesse, mais chaque point à sa place.",
                "J’ai recompté deux fois\u{a0}: c’est bien ça.",
            ],
            [
                "Pas à pas, voilà tout le secret.",
                "Du travail soigné. Je range\u{a0}?",
            ],
            [
                "Tout était en ordre chez moi, et pourtant… Bravo.",
                "Vous jouez sans ordre, et ça marche. C’est noté.",
            ],
        ],
    ],
};
