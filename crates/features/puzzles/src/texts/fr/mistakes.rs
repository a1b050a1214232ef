//! The texts about one's own mistakes, in French.

use model::value_scale::Unit;

use crate::texts::{MistakeTexts, When};

pub(crate) static TEXTS: MistakeTexts = MistakeTexts {
    title: "Mes erreurs",
    about: "Vos propres erreurs reviennent aussi comme problèmes\u{a0}: ce qui vous a coûté dans une partie que son résultat ou une analyse a jugée. Après un jour, quatre jours et deux semaines\u{a0}; trois bonnes réponses de suite, et c’est acquis.",
    to_repeat: |due| match due {
        1 => "1 erreur à revoir".into(),
        _ => format!("{due} erreurs à revoir"),
    },
    kept: |kept, learned| {
        let acquired = if learned > 1 { "acquises" } else { "acquise" };
        match kept {
            1 => format!("1 erreur gardée, {learned} {acquired}."),
            _ => format!("{kept} erreurs gardées, {learned} {acquired}."),
        }
    },
    next: |date| format!("La prochaine\u{a0}: {date}."),
    aside: "Ne plus la poser",
    nothing: "Rien à revoir maintenant.",
    when: |when| match when {
        When::Today => "aujourd’hui".into(),
        When::Yesterday => "hier".into(),
        When::Last(day) => format!("{day} dernier"),
        When::On(date) => date.into(),
    },
    against: |when, names| format!("{when}, contre {names}"),
    played: |played, cost, unit| match unit {
        Unit::Share => {
            format!("Dans la partie\u{a0}: {played}. Cela a coûté {cost} de la victoire.")
        }
        Unit::Points => {
            let is_one = cost.starts_with("0,") || cost.starts_with("1,");
            let points = if is_one { "point" } else { "points" };
            format!("Dans la partie\u{a0}: {played}. Cela a coûté {cost}\u{a0}{points}.")
        }
    },
    rights: |rights| format!("Bonnes réponses de suite\u{a0}: {rights} sur 3"),
};
