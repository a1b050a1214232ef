//! The texts of evenings, in French.

use crate::texts::EveningTexts;
use ui::texts::fr::NUMBERS;

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "Une soirée avec la bande",
    about: "Quatre donnes. Toute la bande les joue à votre place, avec le même hasard et les mêmes adversaires. Vous voyez ce que les autres ont fait dès que votre donne est finie.",
    fare: "Au programme",
    mixed: "Un jeu de chaque",
    strength: "Adversaires",
    strengths: ["détendus", "de votre force", "coriaces"],
    tonight: |date| format!("La table de ce soir\u{a0}: {date}"),
    deal: |number| format!("Donne {number}"),
    play: |number, game| format!("Jouer la donne {number}\u{a0}: {game}"),
    to_board: "Le tableau de la soirée",
    all: "Toutes les soirées",
    cast_plays: "La bande joue votre donne…",
    placed: |place, percent| format!("Vous êtes {place}, avec {percent}."),
    missing: |missing| match missing {
        1 => "La bande joue encore\u{a0}: il reste 1 partie.".into(),
        _ => format!("La bande joue encore\u{a0}: il reste {missing} parties."),
    },
    stuck: "Les robots ne peuvent pas jouer ici pour le moment. Ils réessaieront à votre retour.",
    best: |deal, percent| format!("Votre meilleure donne\u{a0}: la {deal}, avec {percent}."),
    standings: "Le tableau",
    matchpoints: "Chaque résultat moins bon que le vôtre vous rapporte un point, un résultat égal un demi-point\u{a0}: 100\u{a0}% bat tout le monde. Un pourcentage ouvre la partie de ce joueur.",
    total: "Total",
    replay: |name, deal, percent| format!("{percent}, {name}, donne {deal}\u{a0}: revoir"),
    comparing: "Comparaison des parties…",
    no_parting: "Tant que les autres sont arrivés aux mêmes positions, ils ont choisi comme vous.",
    parted: |turn| format!("Où les chemins se séparent\u{a0}: tour {turn}"),
    look: "Sur le plateau d’analyse",
    played: "Vos soirées",
    mean: |percent, evenings| match evenings {
        1 => format!("{percent} à votre première soirée. 50\u{a0}%, c’est le milieu du tableau."),
        _ => format!(
            "{percent} en moyenne, sur {evenings} soirées. 50\u{a0}%, c’est le milieu du tableau."
        ),
    },
    so_far: |deals| match deals {
        0 | 1 => format!("{deals} donne jouée sur 4"),
        _ => format!("{deals} donnes jouées sur 4"),
    },
    you_and_the_cast: "Vous et la bande",
    balance: |name, before, behind| match before.cmp(&behind) {
        core::cmp::Ordering::Greater => format!("Vous menez {before} à {behind} contre {name}"),
        core::cmp::Ordering::Less => format!("{name} mène {behind} à {before} contre vous"),
        core::cmp::Ordering::Equal => format!("{name} et vous\u{a0}: {before} partout"),
    },
    earlier: "Soirées précédentes",
    earlier_about: "Personne n’a vu ces donnes sur cet appareil. Elles comptent comme celles de ce soir.",
    too_early: "Cette soirée est encore à venir.",
    in_other_tab: "Cette donne se joue dans un autre onglet.",
    copy: "Copier le résultat",
    copied: "Résultat copié.",
    copy_yourself: "Le navigateur n’a pas permis la copie. Le résultat est sélectionné\u{a0}: copiez-le vous-même.",
    as_text: "Votre soirée en texte",
};
