//! The names of the stores and of their indices.

/// Games in short, for lists, by name: when each ended, and its [`Summary`](model::archive::Summary).
pub const GAMES: &str = "games";
/// The records of games as text, damaged or not, by name.
pub const RECORDS: &str = "records";
/// The lines that statistics are made of, by the game's name.
pub const RESULTS: &str = "results";
/// What chance gave in games, by the game's name.
pub const LUCK: &str = "luck";
/// The results of days' games that count, by day and game.
pub const DAYS: &str = "days";
/// How a bot did in the person's place, by day and game.
pub const PARS: &str = "pars";
/// The lines of earlier releases that cannot be read, by the store they would be in and themselves.
pub const UNREADABLE: &str = "unreadable";

/// The matches on the tables as text, by table and by how often each has been saved.
pub const SAVES: &str = "saves";

/// All stores about games that were played.
pub const PLAYED: [&str; 7] = [GAMES, RECORDS, RESULTS, LUCK, DAYS, PARS, UNREADABLE];

/// The games, the latest first: by `order` and name.
pub const LATEST: &str = "latest";
/// The games of a kind, the latest first: by game, `order`, and name.
pub const BY_GAME: &str = "by-game";
/// The results of games with the same luck: by game and seed.
pub const BY_LUCK: &str = "by-luck";
