//! What the statistics say. A missing text does not compile.

use crate::games::PageGame;
use crate::i18n::Lang;

/// The texts in one language.
pub struct Texts {
    /// What counts.
    pub intro: &'static str,
    /// The list of games.
    pub games: &'static str,
    /// The field that chooses tables.
    pub which: &'static str,
    /// All tables of a game.
    pub all: &'static str,
    /// The field that lets practice count.
    pub practice: &'static str,
    /// What that means.
    pub practice_about: &'static str,
    /// There is nothing to count.
    pub none: &'static str,
    /// How many games.
    pub count: &'static str,
    /// The share of wins.
    pub wins: &'static str,
    /// The mean.
    pub mean: &'static str,
    /// The standard deviation.
    pub spread: &'static str,
    /// The best result.
    pub best: &'static str,
    /// What the numbers of a game are.
    pub figure: fn(PageGame) -> &'static str,
    /// The chart over time, of so many games.
    pub over_time: fn(usize) -> String,
    /// Heading of the places of that chart.
    pub game: &'static str,
    /// A line of that chart: the results.
    pub results: &'static str,
    /// A line of that chart: the mean of so many.
    pub moving: fn(usize) -> String,
    /// The histogram.
    pub histogram: &'static str,
    /// Unfolds a chart's table.
    pub unfold: &'static str,
    /// The table of all kinds of tables.
    pub tables: &'static str,
    /// Heading of its first column.
    pub table: &'static str,
    /// Saves the file.
    pub export: &'static str,
    /// Forgets everything.
    pub reset: &'static str,
    /// Asks.
    pub reset_sure: &'static str,
    /// Forgets everything, once asked.
    pub reset_yes: &'static str,
    /// It is forgotten.
    pub reset_done: &'static str,
    /// The storage gives nothing.
    pub blocked: &'static str,
    /// So many lines cannot be read.
    pub unreadable: fn(usize) -> String,
    /// So many results came from a file.
    pub imported: fn(usize) -> String,
}

/// The texts in a language.
pub const fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

const EN: Texts = Texts {
    intro: "Every game that one person plays to its end counts here, even after it has left the games played. They stay on this device, and are exported and imported with them.",
    games: "Games",
    which: "Which tables",
    all: "All",
    practice: "Practice counts as well",
    practice_about: "Games whose luck you may have known: played before, or a game of the day.",
    none: "There is nothing to count yet: play a game to its end.",
    count: "Games",
    wins: "Won",
    mean: "Mean",
    spread: "Spread",
    best: "Best",
    figure: |game| match game {
        PageGame::Dekal | PageGame::Dumble => "Points (fewer are better)",
        PageGame::Detrak => "Points",
        PageGame::Debacle => "Points more than the opponent",
    },
    over_time: |games| match games {
        1 => "Your last game".to_owned(),
        _ => format!("Your last {games} games"),
    },
    game: "Game",
    results: "Points",
    moving: |window| format!("Mean of the last {window}"),
    histogram: "How often which result",
    unfold: "As a table",
    tables: "By rules, players and level",
    table: "Table",
    export: "Export as CSV",
    reset: "Reset",
    reset_sure: "Forget the statistics of all games? Games played and games of the day stay.",
    reset_yes: "Forget them",
    reset_done: "The statistics begin anew.",
    blocked: "This browser does not let the page store anything, so there are no statistics. Allow site data for this page to keep them.",
    unreadable: |lines| {
        format!(
            "{lines} of the stored lines cannot be read by this version. They are kept as they are."
        )
    },
    imported: |results| match results {
        1 => "1 result added to the statistics and the games of the day.".to_owned(),
        _ => format!("{results} results added to the statistics and the games of the day."),
    },
};

const FR: Texts = Texts {
    intro: "Toute partie qu’une personne joue jusqu’au bout compte ici, même après avoir quitté les parties jouées. Elles restent sur cet appareil, et s’exportent et s’importent avec elles.",
    games: "Jeux",
    which: "Quelles tables",
    all: "Toutes",
    practice: "Compter aussi l’entraînement",
    practice_about: "Les parties dont vous pouviez connaître le hasard\u{a0}: déjà jouées, ou parties du jour.",
    none: "Il n’y a encore rien à compter\u{a0}: jouez une partie jusqu’au bout.",
    count: "Parties",
    wins: "Gagnées",
    mean: "Moyenne",
    spread: "Écart type",
    best: "Record",
    figure: |game| match game {
        PageGame::Dekal | PageGame::Dumble => "Points (moins il y en a, mieux c’est)",
        PageGame::Detrak => "Points",
        PageGame::Debacle => "Points de plus que l’adversaire",
    },
    over_time: |games| match games {
        1 => "Votre dernière partie".to_owned(),
        _ => format!("Vos {games} dernières parties"),
    },
    game: "Partie",
    results: "Points",
    moving: |window| format!("Moyenne des {window} dernières"),
    histogram: "Fréquence des résultats",
    unfold: "En tableau",
    tables: "Selon les règles, les joueurs et le niveau",
    table: "Table",
    export: "Exporter en CSV",
    reset: "Remettre à zéro",
    reset_sure: "Oublier les statistiques de tous les jeux\u{a0}? Les parties jouées et les parties du jour restent.",
    reset_yes: "Les oublier",
    reset_done: "Les statistiques repartent de zéro.",
    blocked: "Ce navigateur ne laisse rien enregistrer à la page\u{a0}: il n’y a pas de statistiques. Autorisez les données de site pour cette page afin d’en garder.",
    unreadable: |lines| {
        format!(
            "Cette version ne sait pas lire {lines} des lignes enregistrées. Elles sont conservées telles quelles."
        )
    },
    imported: |results| match results {
        1 => "1 résultat ajouté aux statistiques et aux parties du jour.".to_owned(),
        _ => format!("{results} résultats ajoutés aux statistiques et aux parties du jour."),
    },
};
