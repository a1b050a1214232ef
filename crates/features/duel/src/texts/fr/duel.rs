//! The texts of duels, in French.

use core::cmp::Ordering;

use crate::texts::DuelTexts;

pub(crate) static TEXTS: DuelTexts = DuelTexts {
    duel: "Duel",
    title: |game| format!("Duel\u{a0}: {game}"),
    about: "Un ami et vous jouez la même partie, chacun sur son appareil\u{a0}: même hasard, mêmes adversaires. Un duel commence par «\u{a0}Partager\u{a0}», au résultat d’une partie contre des robots.",
    none: "Aucun duel pour l’instant.",
    challenges: |name| format!("{name} vous défie"),
    sealed: |name| {
        format!(
            "Le résultat de {name} reste scellé jusqu’à la fin de votre partie. Ni retour en arrière, ni conseil."
        )
    },
    helped: |name| format!("{name} a eu de l’aide dans cette partie."),
    own_helped: "Vous avez eu de l’aide dans cette partie.",
    same: "Même hasard et mêmes adversaires pour vous deux.",
    accept: "Relever le défi",
    go_on: "Continuer",
    give_up: "Abandonner et regarder",
    seen: "Vous avez vu le résultat.",
    own_unreadable: "Votre propre partie de ce duel est illisible ici. Une version plus récente de la page saura peut-être la lire.",
    own: "C’est votre propre duel. Qui ouvre le lien joue contre votre résultat.",
    waiting: "Pas encore de réponse. Quand le lien de votre ami arrive, ouvrez-le sur cet appareil.",
    against: |name| format!("Vous et {name}"),
    points: |order, name, points| match (order, points) {
        (Ordering::Less, 0 | 1) => format!("{name} fait mieux, de {points} point."),
        (Ordering::Less, _) => format!("{name} fait mieux, de {points} points."),
        (_, 0 | 1) => format!("Vous faites mieux, de {points} point."),
        _ => format!("Vous faites mieux, de {points} points."),
    },
    places: |order, name, own, their| match order {
        Ordering::Less => format!("{name} fait mieux\u{a0}: {their}. Vous\u{a0}: {own}."),
        _ => format!("Vous faites mieux\u{a0}: {own}. {name}\u{a0}: {their}."),
    },
    equal: |name| format!("{name} et vous êtes à égalité."),
    replay: "Revoir",
    replay_of: |name| format!("Revoir la partie\u{a0}: {name}"),
    after: "Votre partie du duel est finie",
    compare: "Voir les deux résultats",
    remove: "Retirer",
    remove_sure: "Retirer ce duel pour de bon",
    in_other_tab: "Ce duel se joue dans un autre onglet.",
    gone: "Ce duel n’est pas sur cet appareil, ou n’y est plus. Ouvrez de nouveau le lien de votre ami.",
    not_over: "la partie de ce lien n’est pas finie, ce n’est donc pas un duel.",
    practice: "la partie de ce lien était un entraînement, ce n’est donc pas un duel.",
    persons: "la partie de ce lien n’a pas été jouée par une seule personne contre des robots, ce n’est donc pas un duel.",
    is_new: "à jouer",
    goes_on: "en cours",
    is_waiting: "en attente de réponse",
    is_done: "joué des deux côtés",
};
