//! The texts of the games of the day, in French.

use core::cmp::Ordering;

use crate::DailyTexts;
use ui::texts::fr::{points, unreadable};

fn jours(days: usize) -> String {
    match days {
        0 | 1 => format!("{days} jour"),
        _ => format!("{days} jours"),
    }
}

fn compared(by: Ordering, by_points: Option<u32>) -> String {
    let (how, much) = match by {
        Ordering::Greater => ("Mieux que le robot", "d’avance sur le robot"),
        Ordering::Equal => return "À égalité avec le robot".into(),
        Ordering::Less => ("Moins bien que le robot", "de retard sur le robot"),
    };
    match by_points {
        Some(by) => format!("{} {much}", points(by as i32)),
        None => how.into(),
    }
}

pub(crate) static TEXTS: DailyTexts = DailyTexts {
    intro: "Chaque jour, les mêmes parties pour tout le monde. Pour chaque jeu, la première partie que vous terminez compte\u{a0}: vous pouvez la quitter et y revenir, mais pas annuler un coup, ni demander d’indice. Ensuite, c’est de l’entraînement.",
    next: |time| {
        format!(
            "Une journée va de minuit à minuit UTC\u{a0}: les prochaines parties arrivent à {time}, heure locale. Une partie commencée compte encore pour son jour si vous la terminez plus tard."
        )
    },
    today: |date, end| format!("{date}, jusqu’à {end}"),
    open: "Pas encore jouée",
    begun: "En cours",
    missed: "Pas jouée",
    done: "Jouée",
    future: "À venir",
    practise: "S’entraîner",
    replay: "Revoir",
    result: "Votre résultat du jour",
    par: |par| format!("Le robot\u{a0}: {par}"),
    par_comes: "Un robot joue à votre place…",
    par_unknown: "Le robot n’a pas pu jouer. Il réessaiera à votre retour.",
    compared,
    par_about: |level| {
        format!("Un robot (niveau\u{a0}: {level}) a joué à votre place, avec le même hasard.")
    },
    par_apart: "Il a joué sa propre partie\u{a0}: les autres y répondent à ses coups, pas aux vôtres.",
    copy: "Copier le résultat",
    copy_day: "Copier les résultats du jour",
    copied: "Résultat copié.",
    copy_yourself: "Le navigateur n’a pas permis la copie. Le résultat est sélectionné\u{a0}: copiez-le vous-même.",
    as_text: "Votre résultat en texte",
    par_word: "robot",
    all: "Toutes les parties du jour",
    streak: |now, best| match now {
        0 => format!("Meilleure série\u{a0}: {}", jours(best)),
        _ if now == best => format!("Série\u{a0}: {}, votre record", jours(now)),
        _ => format!("Série\u{a0}: {}, record {best}", jours(now)),
    },
    calendar: "Calendrier",
    before: "Mois précédent",
    after: "Mois suivant",
    played: |played| match played {
        0 => "aucune partie jouée".to_owned(),
        1 => "1 partie jouée".to_owned(),
        _ => format!("{played} parties jouées"),
    },
    legend: |games| {
        format!(
            "Un point plein est une partie que vous avez jouée\u{a0}: de gauche à droite {}. Choisissez un jour pour voir ses résultats ou vous entraîner.",
            games.join(", ")
        )
    },
    no_room: "Il n’y a plus de place pour garder ce résultat\u{a0}: il ne compte pas encore. Avant de fermer cette page, libérez de la place, parmi les parties jouées ou dans les données de site du navigateur, puis réessayez.",
    blocked: "Ce navigateur ne laisse rien enregistrer à la page\u{a0}: vous pouvez jouer les parties du jour et copier le résultat, mais il ne sera pas enregistré. Autorisez les données de site pour cette page afin de le garder.",
    unreadable,
    too_late: "ce jour est passé, et sa partie ne compte plus. Vous la trouverez dans le calendrier, pour vous entraîner.",
    too_early: "ce jour est à venir. Ses parties se joueront à partir de minuit UTC.",
    over: "vous avez déjà joué cette partie. Son résultat est dans le calendrier, où vous pouvez aussi vous entraîner.",
};
