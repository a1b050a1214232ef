//! The names of the object stores and of their indices.

/// The rows of games, for lists, by the game's id: when each ended, and its
/// [`Summary`](model::archive::Summary).
pub const GAMES: &str = "games";
/// The records of games as text, damaged or not, by the game's id.
pub const RECORDS: &str = "records";
/// The result lines from which statistics are computed, by the game's id.
pub const RESULTS: &str = "results";
/// The luck in games, by the game's id.
pub const LUCK: &str = "luck";
/// The results of days' games that count, by day and game.
pub const DAYS: &str = "days";
/// The pars of days' games, by day and game.
pub const PARS: &str = "pars";
/// What was played on evenings as text, by evening, deal and player; and what friends have sent.
pub const EVENINGS: &str = "evenings";
/// What is repeated of the person's mistakes as text, by [key](model::mistakes::read_key).
pub const MISTAKES: &str = "mistakes";
/// What goes between friends by links as text, by [key](model::exchanges).
pub const EXCHANGES: &str = "exchanges";
/// The lines of earlier releases that cannot be read, by the store they would be in and the line itself.
pub const UNREADABLE: &str = "unreadable";

/// The saved matches of the tables as text, by table and number of the save.
pub const SAVES: &str = "saves";

/// All stores about played games.
pub const PLAYED: [&str; 10] = [
    GAMES, RECORDS, RESULTS, LUCK, DAYS, PARS, EVENINGS, MISTAKES, EXCHANGES, UNREADABLE,
];

/// An index of games, the latest first: by `order` and id.
pub const LATEST: &str = "latest";
/// An index of games of a kind, the latest first: by game, `order`, and id.
pub const BY_GAME: &str = "by-game";
/// An index of results with the same luck: by game and seed.
pub const BY_LUCK: &str = "by-luck";
