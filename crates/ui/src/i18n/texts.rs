//! The fields of what the page says.

use model::storage::StorageError;
use protocol::Level;

use super::{Lang, NumberFormat};

/// What the page says, outside the tables.
pub struct Texts {
    /// The language they are in.
    pub lang: Lang,
    /// How numbers are written.
    pub numbers: NumberFormat,
    /// Used in several places.
    pub common: CommonTexts,
    /// The home screen.
    pub home: HomeTexts,
    /// The options of a match.
    pub options: OptionTexts,
    /// The settings.
    pub settings: SettingTexts,
    /// Around every table.
    pub table: TableTexts,
    /// What is said of games that were played outside of their own screens.
    pub records: RecordTexts,
    /// What went wrong, and what to do.
    pub errors: ErrorTexts,
    /// The copy on this device.
    pub offline: OfflineTexts,
    /// What this is.
    pub about: AboutTexts,
}

/// Texts used in several places.
pub struct CommonTexts {
    /// Back to the home screen.
    pub home: &'static str,
    /// Start a match.
    pub play: &'static str,
    /// Go on with the saved match.
    pub resume: &'static str,
    /// Open the options.
    pub options: &'static str,
    /// Open the rules.
    pub rules: &'static str,
    /// The rules of a game, by its name.
    pub rules_of: fn(&str) -> String,
    /// A button of a game in a list, by what stands on it and the game's name: it
    /// has to hold both as they are. The name is empty if the game is not known.
    pub of_game: fn(&str, &str) -> String,
    /// Open the settings.
    pub settings: &'static str,
    /// The page of keys.
    pub keys: &'static str,
    /// The games of the day.
    pub daily: &'static str,
    /// The statistics.
    pub statistics: &'static str,
    /// Close a dialog or a message.
    pub close: &'static str,
    /// Give something up.
    pub cancel: &'static str,
    /// Try again.
    pub retry: &'static str,
    /// A part of the page is on its way.
    pub loading: &'static str,
    /// The name of a bot's level.
    pub level: fn(Level) -> &'static str,
    /// A card of this value, in words.
    pub card: fn(u8) -> String,
    /// A card face down, in words.
    pub card_back: &'static str,
}

/// Texts of the home screen.
pub struct HomeTexts {
    /// Under the title.
    pub tagline: &'static str,
    /// What the bots may know.
    pub honesty: &'static str,
}

/// Texts of the options.
pub struct OptionTexts {
    /// Leads to the options while a match is saved.
    pub new_match: &'static str,
    /// The heading, with the game's name.
    pub title: fn(&str) -> String,
    /// How many play.
    pub players: &'static str,
    /// So many players, the person among them.
    pub player_count: fn(u8) -> String,
    /// Heading of the bots' levels.
    pub levels: &'static str,
    /// The seed of the luck.
    pub seed: &'static str,
    /// What the seed is for.
    pub seed_help: &'static str,
    /// The seed cannot be read.
    pub seed_bad: &'static str,
    /// The saved match will be replaced.
    pub replaces: &'static str,
    /// Start the match.
    pub start: &'static str,
}

/// Texts of the settings.
pub struct SettingTexts {
    /// The heading.
    pub title: &'static str,
    /// The language.
    pub language: &'static str,
    /// The browser's language.
    pub language_auto: &'static str,
    /// Light or dark.
    pub theme: &'static str,
    /// As the system has it.
    pub theme_system: &'static str,
    /// Day.
    pub theme_light: &'static str,
    /// Night.
    pub theme_dark: &'static str,
    /// Black and white.
    pub theme_contrast: &'static str,
    /// How fast cards move.
    pub speed: &'static str,
    /// Slow.
    pub speed_slow: &'static str,
    /// Normal.
    pub speed_normal: &'static str,
    /// Fast.
    pub speed_fast: &'static str,
    /// Nothing moves.
    pub speed_none: &'static str,
    /// Show what a move is expected to do.
    pub hints: &'static str,
    /// What that means.
    pub hints_about: &'static str,
    /// Each suit of playing cards has a colour of its own.
    pub four_colours: &'static str,
    /// What that means.
    pub four_colours_about: &'static str,
    /// Settings are kept on this device.
    pub kept: &'static str,
}

/// Texts around every table.
pub struct TableTexts {
    /// What the person is called where players are named. Texts that are given
    /// a name may be given this one, and put their verbs after it accordingly.
    pub you: &'static str,
    /// The names of two persons at one screen.
    pub persons: [&'static str; 2],
    /// A bot, by its name, is thinking.
    pub thinking: fn(&str) -> String,
    /// The match is won by the person alone.
    pub you_win: &'static str,
    /// The match is won by another alone, by the name.
    pub wins: fn(&str) -> String,
    /// Several have won: their names, two or more.
    pub shared: fn(&[&str]) -> String,
    /// A round that is over, in a match that goes on.
    pub round_over: &'static str,
    /// The round with this number, from 1.
    pub round: fn(u16) -> String,
    /// Heading of the rounds' scores.
    pub rounds: &'static str,
    /// The result and the log, as a landmark.
    pub side: &'static str,
    /// The result, as a landmark.
    pub result: &'static str,
    /// A place in the ranking.
    pub place: &'static str,
    /// Who plays, above a column of names.
    pub player: &'static str,
    /// The log of moves.
    pub log: &'static str,
    /// The seed of the luck.
    pub seed: &'static str,
    /// A move, said as something to do, is shown and has to be confirmed.
    pub confirm_prompt: fn(&str) -> String,
    /// Confirm the move.
    pub confirm: &'static str,
    /// Do not do it: another word than that for taking back.
    pub withdraw: &'static str,
    /// Take back.
    pub undo: &'static str,
    /// Do not wait for the bots.
    pub skip: &'static str,
    /// Play again.
    pub rematch: &'static str,
    /// Go on to the next round.
    pub next_round: &'static str,
    /// What the table says during a lesson when something is tried and nothing is
    /// to be done yet. It names the lesson's button that reads on.
    pub read_on: &'static str,
    /// What it says of something that is legal, but not what is wanted.
    pub not_now: &'static str,
}

/// Texts about games that were played, and about links to games.
pub struct RecordTexts {
    /// The heading, and the way there.
    pub title: &'static str,
    /// Leads to what a game tells afterwards.
    pub review: &'static str,
    /// Look at a game again, step by step.
    pub replay: &'static str,
    /// There was no room to keep the game that is over.
    pub not_kept: &'static str,
    /// The code to keep the game that is over could not be loaded; it is kept later.
    pub not_kept_yet: &'static str,
    /// A link that leads to nothing.
    pub bad_link: &'static str,
    /// The buttons that lead through a replay.
    pub controls: &'static str,
    /// Which step is shown, of how many, from 1.
    pub step: fn(usize, usize) -> String,
    /// The slider's name.
    pub slider: &'static str,
    /// To the beginning.
    pub first: &'static str,
    /// A step back.
    pub back: &'static str,
    /// A step on.
    pub forward: &'static str,
    /// To the end.
    pub last: &'static str,
    /// Nothing has happened yet.
    pub beginning: &'static str,
    /// Play with the same options and luck.
    pub same_game: &'static str,
}

/// What went wrong, what became of the data, and what to do.
pub struct ErrorTexts {
    /// The saved match is damaged.
    pub damaged_save: &'static str,
    /// The saved match is of something else.
    pub foreign_save: &'static str,
    /// The saved match was made by a newer version.
    pub newer_save: &'static str,
    /// The browser lets nothing be stored.
    pub storage_blocked: &'static str,
    /// There is no room left to store.
    pub storage_full: &'static str,
    /// A newer version has changed what is stored.
    pub storage_newer: &'static str,
    /// The bots' workers do not start.
    pub worker_failed: &'static str,
    /// The bots' workers start, but give no answer.
    pub worker_crashed: &'static str,
    /// The page and the bots' worker are of different releases.
    pub worker_outdated: &'static str,
    /// A part of the page could not be loaded.
    pub part_failed: &'static str,
    /// What to do then.
    pub part_failed_about: &'static str,
    /// The same, after a colon.
    pub not_loaded: &'static str,
    /// Start a new match instead of the one that cannot be read.
    pub start_new: &'static str,
    /// Save what cannot be read as a file.
    pub download: &'static str,
}

impl ErrorTexts {
    /// Why nothing can be stored or read, and what to do.
    pub fn storage(&self, why: StorageError) -> &'static str {
        match why {
            StorageError::Blocked => self.storage_blocked,
            StorageError::Full => self.storage_full,
            StorageError::Newer => self.storage_newer,
        }
    }
}

/// The copy of the game that is kept for playing offline.
pub struct OfflineTexts {
    /// The heading.
    pub title: &'static str,
    /// Which version this is: its number, and its release's name.
    pub version: fn(&str, &str) -> String,
    /// The copy is being fetched.
    pub coming: &'static str,
    /// There is none.
    pub none: &'static str,
    /// It is complete.
    pub complete: &'static str,
    /// A newer release is ready.
    pub newer: &'static str,
    /// Load it.
    pub reload: &'static str,
    /// Leads to the page that deletes the copy.
    pub reset: &'static str,
}

/// What this is.
pub struct AboutTexts {
    /// Unofficial, free, own drawings.
    pub unofficial: &'static str,
    /// No network, no account.
    pub private: &'static str,
    /// The version: its number.
    pub version: fn(&str) -> String,
}
