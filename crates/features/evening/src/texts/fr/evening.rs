//! The texts of evenings, in French.

use core::cmp::Ordering;

use crate::texts::EveningTexts;
use ui::texts::fr::{NUMBERS, worth};

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
    percentage: "Le pourcentage est la part des autres que vous battez dans une donne\u{a0}; les résultats égaux comptent pour moitié.",
    missing: |missing| match missing {
        1 => "La bande joue encore\u{a0}: il reste 1 partie.".into(),
        _ => format!("La bande joue encore\u{a0}: il reste {missing} parties."),
    },
    stuck: "Les robots ne peuvent pas jouer ici pour le moment. Ils réessaieront à votre retour.",
    best: |deal, percent| {
        format!("Votre meilleure donne\u{a0}: la n°\u{a0}{deal}, avec {percent}.")
    },
    rival: |name, order, deal| match order {
        Ordering::Less => format!(
            "Au plus près de vous\u{a0}: {name}, devant. La donne {deal} a fait la différence."
        ),
        Ordering::Greater => format!(
            "Au plus près de vous\u{a0}: {name}, derrière. La donne {deal} a fait la différence."
        ),
        Ordering::Equal => format!("{name} finit à égalité avec vous."),
    },
    standings: "Le tableau",
    matchpoints: "Chaque résultat moins bon que le vôtre vous rapporte un point, un résultat égal un demi-point\u{a0}: à 100\u{a0}%, vous battez tout le monde. Choisissez un pourcentage pour revoir la partie de ce joueur.",
    total: "Total",
    replay: |name, deal, percent| format!("{percent}, {name}, donne {deal}\u{a0}: revoir"),
    comparing: "Comparaison des parties…",
    no_parting: "Tant que les autres sont arrivés aux mêmes positions, ils ont choisi comme vous.",
    parted: |turn| format!("Là où vos chemins se séparent\u{a0}: tour {turn}"),
    worth: |cost| match cost {
        None => "aussi bon que les meilleurs".into(),
        Some((cost, unit)) => format!("coûte {}", worth(unit, cost)),
    },
    look: "Sur le plateau d’analyse",
    played: "Vos soirées",
    mean: |percent, interval, evenings| match (interval, evenings) {
        (_, 1) => {
            format!("{percent} à votre première soirée. 50\u{a0}%, c’est le milieu du tableau.")
        }
        (Some(half), _) => format!(
            "{percent} en moyenne sur {evenings} soirées (±\u{a0}{half}). 50\u{a0}%, c’est le milieu du tableau."
        ),
        (None, _) => format!(
            "{percent} en moyenne sur {evenings} soirées. 50\u{a0}%, c’est le milieu du tableau."
        ),
    },
    best_place: |place, times| match times {
        1 => format!("Au mieux\u{a0}: {place}."),
        _ => format!("Au mieux\u{a0}: {place}, {times} fois."),
    },
    so_far: |deals| match deals {
        0 | 1 => format!("{deals} donne jouée sur 4"),
        _ => format!("{deals} donnes jouées sur 4"),
    },
    you_and_the_cast: "Vous et la bande",
    balance: |name, before, behind| match before.cmp(&behind) {
        Ordering::Greater => format!("Vous menez {before} à {behind} contre {name}"),
        Ordering::Less => format!("{name} mène {behind} à {before} contre vous"),
        Ordering::Equal => format!("{name} et vous\u{a0}: {before} partout"),
    },
    over_evenings: |balance| format!("{balance} sur l’ensemble des soirées"),
    practice: "entraînement",
    practice_about: "Soirée d’entraînement, car son jour est passé\u{a0}: la bande la joue aussi et le tableau reste, mais elle ne compte ni pour votre moyenne, ni pour vos meilleures places, ni entre la bande et vous.",
    earlier: "Soirées précédentes",
    earlier_about: "Les soirées de la semaine passée que vous n’avez pas commencées. Elles servent d’entraînement\u{a0}: comparées et gardées, elles ne comptent pas.",
    private: |seed| format!("Soirée privée {seed}"),
    private_title: "Soirées privées",
    private_about: "Des donnes que seuls jouent ceux qui ont l’adresse. Envoyez-la, et tout le monde joue les mêmes. Elles comptent comme celle de ce soir\u{a0}: personne n’a vu les donnes avant, et le hasard est le même pour tous.",
    private_new: "Nouvelle soirée privée",
    against: |name| format!("Vous et {name}"),
    sealed: |name| {
        format!(
            "{name} a joué cette soirée et vous envoie ses résultats. Ils restent cachetés tant que vous n’avez pas joué les quatre donnes."
        )
    },
    give_up: "Abandonner et regarder",
    versus: |name, own, their| format!("Vous avez {own}, {name} a {their}."),
    between: |names| format!("Entre vous deux\u{a0}: {names}."),
    send: "Envoyer vos résultats à un ami",
    send_about: "Votre ami joue les mêmes donnes, et voit vos résultats quand il a joué, ou abandonné.",
    forget: "Retirer",
    chart: "Le pourcentage, soirée après soirée",
    one_evening: "Soirée",
    unfold: "Afficher en tableau",
    too_early: "Cette soirée est encore à venir.",
    in_other_tab: "Cette donne se joue dans un autre onglet.",
};
