//! The texts about one's own mistakes, in French.

use ui::texts::fr::worth;

use crate::texts::{MistakeTexts, When};

pub(crate) static TEXTS: MistakeTexts = MistakeTexts {
    title: "Mes erreurs",
    about: "Vos propres erreurs reviennent aussi comme problèmes\u{a0}: les coups qui vous ont coûté quelque chose dans une partie jugée, avec son résultat ou dans une analyse. Elles reviennent après un jour, quatre jours et deux semaines\u{a0}; trois bonnes réponses de suite, et c’est acquis.",
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
    aside: "Ne plus la proposer",
    nothing: "Rien à revoir maintenant.",
    when: |when| match when {
        When::Today => "aujourd’hui".into(),
        When::Yesterday => "hier".into(),
        When::Last(day) => format!("{day} dernier"),
        When::On(date) => date.into(),
    },
    against: |when, names| format!("{when}, contre {names}"),
    played: |played, cost, unit| {
        format!(
            "Dans la partie\u{a0}: {played}. Cela a coûté {}.",
            worth(unit, cost)
        )
    },
    rights: |rights| format!("Bonnes réponses de suite\u{a0}: {rights} sur 3"),
};
