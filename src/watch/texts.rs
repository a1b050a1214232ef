//! What is said of watching, in every language. A missing text does not
//! compile.

use crate::i18n::Lang;

/// The texts in one language.
pub struct WatchTexts {
    /// The choice whether to play or to watch.
    pub role: &'static str,
    /// The person plays; the person watches.
    pub roles: [&'static str; 2],
    /// So many bots play.
    pub bots: fn(u8) -> String,
    /// Begins a match that is watched.
    pub start: &'static str,
    /// The controls of a table that plays itself.
    pub controls: &'static str,
    /// Stops it.
    pub pause: &'static str,
    /// Lets it go on.
    pub go_on: &'static str,
    /// Lets one more thing happen.
    pub step: &'static str,
    /// How fast it goes.
    pub speed: &'static str,
    /// Slow, normal, fast, as fast as the bots think.
    pub speeds: [&'static str; 4],
    /// It waits.
    pub paused: &'static str,
    /// Begins another match that is watched.
    pub again: &'static str,
    /// A kept game that nobody but bots has played.
    pub watched: &'static str,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static WatchTexts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: WatchTexts = WatchTexts {
    role: "Your part",
    roles: ["Play", "Watch bots play"],
    bots: |count| match count {
        1 => "1 bot, alone".into(),
        _ => format!("{count} bots"),
    },
    start: "Watch",
    controls: "Watching",
    pause: "Pause",
    go_on: "Go on",
    step: "Step",
    speed: "Speed",
    speeds: ["Slow", "Normal", "Fast", "As fast as possible"],
    paused: "Paused.",
    again: "Watch another",
    watched: "Watched: only bots played.",
};

static FR: WatchTexts = WatchTexts {
    role: "Votre rôle",
    roles: ["Jouer", "Regarder jouer les robots"],
    bots: |count| match count {
        0 | 1 => format!("{count} robot, seul"),
        _ => format!("{count} robots"),
    },
    start: "Regarder",
    controls: "Partie regardée",
    pause: "Pause",
    go_on: "Continuer",
    step: "Un pas",
    speed: "Vitesse",
    speeds: ["Lente", "Normale", "Rapide", "Le plus vite possible"],
    paused: "En pause.",
    again: "En regarder une autre",
    watched: "Regardée\u{a0}: seuls des robots ont joué.",
};
