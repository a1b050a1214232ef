//! The texts about the person's progress, in French.

use crate::texts::ProgressTexts;

pub(crate) static TEXTS: ProgressTexts = ProgressTexts {
    title: "Votre progression",
    chart: "Cote, problème après problème",
    puzzle: "Problème",
    rating: "Cote",
    unfold: "Afficher en tableau",
    by_theme: "Résolus du premier coup, par thème",
    theme: "Thème",
    solved: "Résolus",
    of: |solved, tried| format!("{solved} sur {tried}"),
};
