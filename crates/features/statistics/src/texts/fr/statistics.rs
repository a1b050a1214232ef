//! The texts of the statistics, in French.

use crate::StatisticsTexts;
use model::results::Rating;
use model::value_scale::Unit;
use ui::texts::fr::{points, unreadable, worth};

pub(crate) static TEXTS: StatisticsTexts = StatisticsTexts {
    intro: "Toutes vos parties terminées, seul ou contre des robots, comptent ici, même celles qui ne sont plus parmi les parties jouées. Les statistiques restent sur cet appareil, et s’exportent et s’importent avec les parties.",
    games: "Jeux",
    which: "Tables comptées",
    all: "Toutes",
    practice: "Compter aussi l’entraînement",
    practice_about: "Donnes rejouées, parties continuées à partir d’une position et parties du jour.",
    points,
    last: |ended| format!("Dernière partie\u{a0}: {ended}"),
    rated_about: |rating| format!("cote d’environ {rating}"),
    rated: |rating| format!("cote {rating}"),
    rating: |rating, level| {
        let Rating { points, margin, .. } = rating;
        let points = match rating.is_provisional() {
            true => format!("environ {} (encore provisoire)", rating.rounded()),
            false => format!("{points} ±\u{a0}{margin}"),
        };
        format!("Votre cote\u{a0}: {points}, soit à peu près le niveau {level}")
    },
    reviewed: |games, level| format!("Parties jugées\u{a0}: {games}. {level}"),
    losses: |unit| match unit {
        Unit::Points => "Perte par décision importante, en points",
        Unit::Share => "Perte par décision importante, en\u{a0}% d’une victoire",
    },
    loss: "Perte",
    kinds: "Ce qui vous coûte le plus",
    kind: |name, unit, mean, decisions| {
        let mistakes = match decisions {
            1 => "1 erreur".to_owned(),
            _ => format!("{decisions} erreurs"),
        };
        format!(
            "{name}\u{a0}: {} par partie ({mistakes})",
            worth(unit, mean)
        )
    },
    example: |number| format!("Exemple {number}"),
    assisted: |count| {
        format!(
            "Avec aide (un indice, ou un coup annulé après la réponse), donc hors cote\u{a0}: {count}"
        )
    },
    rating_about: "100 points de plus, c’est environ 64\u{a0}% de parties gagnées. Les niveaux des robots sont sur la même échelle, et chaque partie contre des robots rend la cote plus sûre.",
    none: "Rien à compter pour l’instant\u{a0}: jouez une partie jusqu’au bout.",
    count: "Parties",
    wins: "Gagnées",
    mean: "Moyenne",
    spread: "Écart habituel",
    best: "Record",
    over_time: |games| match games {
        1 => "Votre dernière partie".to_owned(),
        _ => format!("Vos {games} dernières parties"),
    },
    game: "Partie",
    results: "Points",
    moving: |window| format!("Moyenne des {window} dernières"),
    histogram: "Répartition des résultats",
    unfold: "Afficher en tableau",
    tables: "Par règles, joueurs et niveau",
    table: "Table",
    export: "Exporter en CSV",
    reset: "Remettre à zéro",
    reset_sure: "Effacer les statistiques de tous les jeux\u{a0}? Les parties jouées et les parties du jour sont conservées.",
    reset_yes: "Effacer",
    reset_done: "Les statistiques repartent de zéro.",
    blocked: "Ce navigateur ne laisse rien enregistrer à la page\u{a0}: il n’y a pas de statistiques. Autorisez les données de site pour cette page afin d’en garder.",
    unreadable,
    imported: |results| match results {
        1 => "1 résultat ajouté aux statistiques et aux parties du jour.".to_owned(),
        _ => format!("{results} résultats ajoutés aux statistiques et aux parties du jour."),
    },
    left_out: |lines| {
        match lines {
        1 => "1 résultat a été laissé de côté\u{a0}: son jour est à venir, ou il n’y a plus de place.".to_owned(),
        _ => format!(
            "{lines} résultats ont été laissés de côté\u{a0}: leurs jours sont à venir, ou il n’y a plus de place."
        ),
    }
    },
};
