//! What is said about the days' games. A missing text does not compile.

use crate::i18n::Lang;

/// The texts in one language.
pub struct Texts {
    /// What it is about.
    pub intro: &'static str,
    /// When the next games come, at this local time.
    pub next: fn(&str) -> String,
    /// Before the date of the present day.
    pub today: &'static str,
    /// The counted game is not begun.
    pub open: &'static str,
    /// It is begun.
    pub begun: &'static str,
    /// It was not played, and the day is over.
    pub missed: &'static str,
    /// It is played.
    pub done: &'static str,
    /// The day is still to come.
    pub future: &'static str,
    /// Play without counting.
    pub practise: &'static str,
    /// Look at the counted game again.
    pub replay: &'static str,
    /// Heading of the result.
    pub result: &'static str,
    /// The par.
    pub par: fn(&str) -> String,
    /// The bots still play for the par.
    pub par_comes: &'static str,
    /// The bots could not be asked.
    pub par_unknown: &'static str,
    /// How a result compares to the par: better, equal, worse.
    pub compared: [&'static str; 3],
    /// What is par, by the level of the bot.
    pub par_about: fn(&str) -> String,
    /// Copies the result.
    pub copy: &'static str,
    /// It is copied.
    pub copied: &'static str,
    /// The browser does not let the page copy.
    pub copy_yourself: &'static str,
    /// The field with the result as text.
    pub as_text: &'static str,
    /// The word before the par in the text that is copied.
    pub par_word: &'static str,
    /// Leads back to the games of the day.
    pub all: &'static str,
    /// How many days in a row, and the most ever.
    pub streak: fn(usize, usize) -> String,
    /// Heading of the calendar.
    pub calendar: &'static str,
    /// To the month before.
    pub before: &'static str,
    /// To the month after.
    pub after: &'static str,
    /// How many of the day's games are played, for a screen reader.
    pub played: fn(usize) -> String,
    /// The signs in the calendar.
    pub legend: &'static str,
    /// The storage gives nothing.
    pub blocked: &'static str,
    /// What is kept holds lines that cannot be read.
    pub unreadable: fn(usize) -> String,
    /// An address names a day whose game cannot count any more.
    pub too_late: &'static str,
    /// An address names a day that is still to come.
    pub too_early: &'static str,
    /// An address names a day's game that is over.
    pub over: &'static str,
}

/// The texts in a language.
pub const fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

const EN: Texts = Texts {
    intro: "The same games for everybody, every day. The first one that you finish counts: you may leave it and come back, but nothing can be taken back in it, and there are no hints. After that it is practice.",
    next: |time| {
        format!(
            "A day lasts from midnight to midnight UTC: the next games come at {time}, your time. One you have begun still counts for its day when you finish it later."
        )
    },
    today: "Today",
    open: "Not played yet",
    begun: "Begun",
    missed: "Not played",
    done: "Played",
    future: "Still to come",
    practise: "Practise",
    replay: "Watch again",
    result: "Your result of the day",
    par: |par| format!("Par: {par}"),
    par_comes: "A bot is playing for par…",
    par_unknown: "The bots could not play for par. It is tried again when you come back.",
    compared: ["Better than par", "Par", "Not up to par"],
    par_about: |level| format!("Par is what a bot ({level}) makes of the same luck in your place."),
    copy: "Copy the result",
    copied: "The result is copied.",
    copy_yourself: "The browser does not let the page copy. The result is selected: copy it yourself.",
    as_text: "Your result as text",
    par_word: "par",
    all: "All games of the day",
    streak: |now, best| match now {
        0 => format!("Best streak: {}", days(best)),
        _ if now == best => format!("Streak: {}, your best", days(now)),
        _ => format!("Streak: {}, at best {best}", days(now)),
    },
    calendar: "Calendar",
    before: "The month before",
    after: "The month after",
    played: |played| match played {
        0 => "nothing played".to_owned(),
        1 => "1 game played".to_owned(),
        _ => format!("{played} games played"),
    },
    legend: "A filled dot is a game that you played: from left to right Dékal, Détrak, Dumble, Débâcle. Choose a day to see its results, or to practise its games.",
    blocked: "This browser does not let the page store anything: you can play the games of the day and copy the result, but it will not be remembered. Allow site data for this page to keep it.",
    unreadable: |lines| {
        format!(
            "{lines} of the stored lines cannot be read by this version. They are kept as they are."
        )
    },
    too_late: "this day is over, and its game does not count any more. You find it in the calendar, to practise.",
    too_early: "this day is still to come. Its games can be played from midnight UTC on.",
    over: "you have played this game. Its result is in the calendar, where you can also practise it.",
};

fn days(days: usize) -> String {
    match days {
        1 => "1 day".to_owned(),
        _ => format!("{days} days"),
    }
}

const FR: Texts = Texts {
    intro: "Chaque jour, les mêmes parties pour tout le monde. La première que vous terminez compte\u{a0}: vous pouvez la quitter et y revenir, mais pas reprendre un coup, ni demander d’indice. Ensuite, c’est de l’entraînement.",
    next: |time| {
        format!(
            "Une journée va de minuit à minuit UTC\u{a0}: les prochaines parties arrivent à {time}, heure locale. Une partie commencée compte encore pour son jour si vous la terminez plus tard."
        )
    },
    today: "Aujourd’hui",
    open: "Pas encore jouée",
    begun: "Commencée",
    missed: "Pas jouée",
    done: "Jouée",
    future: "À venir",
    practise: "S’entraîner",
    replay: "Revoir",
    result: "Votre résultat du jour",
    par: |par| format!("Par\u{a0}: {par}"),
    par_comes: "Un robot joue pour établir le par…",
    par_unknown: "Les robots n’ont pas pu jouer pour établir le par. Ils réessaieront à votre retour.",
    compared: ["Mieux que le par", "Dans le par", "Moins bien que le par"],
    par_about: |level| {
        format!("Le par est ce qu’un robot ({level}) fait du même hasard à votre place.")
    },
    copy: "Copier le résultat",
    copied: "Le résultat est copié.",
    copy_yourself: "Le navigateur ne laisse pas la page copier. Le résultat est sélectionné\u{a0}: copiez-le vous-même.",
    as_text: "Votre résultat en texte",
    par_word: "par",
    all: "Toutes les parties du jour",
    streak: |now, best| match now {
        0 => format!("Meilleure série\u{a0}: {}", jours(best)),
        _ if now == best => format!("Série\u{a0}: {}, votre meilleure", jours(now)),
        _ => format!("Série\u{a0}: {}, au mieux {best}", jours(now)),
    },
    calendar: "Calendrier",
    before: "Le mois d’avant",
    after: "Le mois d’après",
    played: |played| match played {
        0 => "rien de joué".to_owned(),
        1 => "1 partie jouée".to_owned(),
        _ => format!("{played} parties jouées"),
    },
    legend: "Un point plein est une partie que vous avez jouée\u{a0}: de gauche à droite Dékal, Détrak, Dumble, Débâcle. Choisissez un jour pour voir ses résultats, ou pour vous entraîner.",
    blocked: "Ce navigateur ne laisse rien enregistrer à la page\u{a0}: vous pouvez jouer les parties du jour et copier le résultat, mais il ne sera pas retenu. Autorisez les données de site pour cette page afin de le garder.",
    unreadable: |lines| {
        format!(
            "Cette version ne sait pas lire {lines} des lignes enregistrées. Elles sont conservées telles quelles."
        )
    },
    too_late: "ce jour est passé, et sa partie ne compte plus. Vous la trouverez dans le calendrier, pour vous entraîner.",
    too_early: "ce jour est à venir. Ses parties se joueront à partir de minuit UTC.",
    over: "vous avez joué cette partie. Son résultat est dans le calendrier, où vous pouvez aussi vous entraîner.",
};

fn jours(days: usize) -> String {
    match days {
        0 | 1 => format!("{days} jour"),
        _ => format!("{days} jours"),
    }
}
