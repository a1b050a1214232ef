//! The kinds of decisions of Dumble, in French.

use crate::texts::DumbleDifferences;
use ui::texts::fr::points;

pub(crate) static TEXTS: DumbleDifferences = DumbleDifferences {
    kinds: ["Que défausser", "Que piocher", "Quand annoncer"],
    lowest: |percent| {
        format!("Une annonce a maintenant la main la plus basse dans {percent} cas sur 100.")
    },
    early: |percent| {
        format!("L’annonce n’aurait eu la main la plus basse que dans {percent} cas sur 100.")
    },
    discards: |[now, next], [other_now, other_next]| {
        format!(
            "On se défait de {now} points maintenant et d’au plus {next} au tour suivant\u{a0}; l’autre coup, de {other_now} et d’au plus {other_next}."
        )
    },
    fits_open: |own| {
        format!(
            "Une carte visible va avec ce qui reste\u{a0}: ensemble, elles valent {}, à défausser au tour suivant.",
            points(own.into())
        )
    },
    fits: |own| {
        format!(
            "La carte va avec les vôtres\u{a0}: ensemble, elles valent {}, à défausser au tour suivant.",
            points(own.into())
        )
    },
    cheap: |own| format!("La carte ne vaut que {}.", points(own.into())),
    stock: |least| {
        format!(
            "Les cartes visibles ne vont avec aucune des vôtres et valent au moins {}\u{a0}: mieux vaut une carte inconnue.",
            points(least.into())
        )
    },
};
