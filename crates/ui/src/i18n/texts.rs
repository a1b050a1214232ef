//! The texts that several screens use.

use engine::{GameId, MAX_SEATS};
use model::storage::StorageError;
use protocol::Level;

use super::{Lang, NumberFormat};

/// The texts outside of tables and features.
pub struct Texts {
    /// The language of the texts.
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
    /// Games that were played, outside of their own screens.
    pub records: RecordTexts,
    /// What has failed, what became of the data, and what to do.
    pub errors: ErrorTexts,
    /// The copy of the release on this device.
    pub offline: OfflineTexts,
    /// What Tablée is.
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
    /// The accessible name of a button of a game in a list, from the button's text and the game's name. It
    /// has to contain both unchanged. The name is empty if the game is not known.
    pub of_game: fn(&str, &str) -> String,
    /// Open the settings.
    pub settings: &'static str,
    /// The page of keys.
    pub keys: &'static str,
    /// The games of the day.
    pub daily: &'static str,
    /// The statistics.
    pub statistics: &'static str,
    /// The puzzles of all games.
    pub puzzles: &'static str,
    /// The evenings with the cast.
    pub evening: &'static str,
    /// Close a dialog or a message.
    pub close: &'static str,
    /// Cancel.
    pub cancel: &'static str,
    /// Try again.
    pub retry: &'static str,
    /// A part of the page is being loaded.
    pub loading: &'static str,
    /// The name of a number of the scale of levels, which [`CommonTexts::level_in`] finds for a bot's level.
    pub level: fn(Level) -> &'static str,
    /// A card of this value, in words.
    pub card: fn(u8) -> String,
    /// A card face down, in words.
    pub card_back: &'static str,
}

impl CommonTexts {
    /// The name of a bot's level in a game.
    pub fn level_in(&self, level: Level, game: GameId) -> &'static str {
        (self.level)(level.known_as(game))
    }

    /// The name of a level with its number among the levels of a game.
    pub fn numbered(&self, level: Level, game: GameId) -> String {
        format!("{} · {}", level.place(game) + 1, self.level_in(level, game))
    }
}

/// Texts of the home screen.
pub struct HomeTexts {
    /// The line below the title.
    pub tagline: &'static str,
    /// What the bots know.
    pub honesty: &'static str,
}

/// Texts of the options.
pub struct OptionTexts {
    /// The link to the options while a match is saved.
    pub new_match: &'static str,
    /// The heading, with the game's name.
    pub title: fn(&str) -> String,
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
    /// As the system.
    pub theme_system: &'static str,
    /// The light theme.
    pub theme_light: &'static str,
    /// The dark theme.
    pub theme_dark: &'static str,
    /// High contrast.
    pub theme_contrast: &'static str,
    /// How fast cards move.
    pub speed: &'static str,
    /// Slow.
    pub speed_slow: &'static str,
    /// Normal.
    pub speed_normal: &'static str,
    /// Fast.
    pub speed_fast: &'static str,
    /// No animations.
    pub speed_none: &'static str,
    /// Whether the table shows the expected result of a move.
    pub hints: &'static str,
    /// An explanation of that.
    pub hints_about: &'static str,
    /// Whether each suit of playing cards has a colour of its own.
    pub four_colours: &'static str,
    /// An explanation of that.
    pub four_colours_about: &'static str,
    /// Settings are kept on this device.
    pub kept: &'static str,
}

/// Texts around every table.
pub struct TableTexts {
    /// The name of the person in lists of players. Texts that take a name may be given this one, and adapt
    /// the verb.
    pub you: &'static str,
    /// The names of persons who are not addressed and gave no name, in the order of seats.
    pub persons: [&'static str; MAX_SEATS],
    /// A prompt, to the player of this name.
    pub prompt_to: fn(&str, &str) -> String,
    /// Whose turn it is, where several persons play.
    pub turn_of: fn(&str) -> String,
    /// The bot of this name is thinking.
    pub thinking: fn(&str) -> String,
    /// The person alone has won the match.
    pub you_win: &'static str,
    /// The other player of this name alone has won the match.
    pub wins: fn(&str) -> String,
    /// Several players have won: their names, two or more.
    pub shared: fn(&[&str]) -> String,
    /// A round is over, and the match goes on.
    pub round_over: &'static str,
    /// The round with this number, from 1.
    pub round: fn(u16) -> String,
    /// The heading of the rounds' scores.
    pub rounds: &'static str,
    /// The log and, at the end of a round, the details, as a landmark.
    pub side: &'static str,
    /// The result, as a landmark.
    pub result: &'static str,
    /// A place in the ranking.
    pub place: &'static str,
    /// The heading of a column of names.
    pub player: &'static str,
    /// The log of moves.
    pub log: &'static str,
    /// The seed.
    pub seed: &'static str,
    /// A move, in words, is proposed and has to be confirmed.
    pub confirm_prompt: fn(&str) -> String,
    /// Confirm the move.
    pub confirm: &'static str,
    /// Withdraw the move: another word than that for taking back.
    pub withdraw: &'static str,
    /// Marks a match for practice, which goes on from a position of another.
    pub practice: &'static str,
    /// Marks a match in which the person has had help: a hint, or a move taken back after the answer.
    pub assisted: &'static str,
    /// Take a move back.
    pub undo: &'static str,
    /// What the bots do and what is shown of it passes without pauses, until the person is to decide.
    pub fast_forward: &'static str,
    /// The button that turns sounds on and off.
    pub sound: &'static str,
    /// The slider of the volume.
    pub volume: &'static str,
    /// The button that unfolds the rest of the bar in a narrow window.
    pub more: &'static str,
    /// Play again.
    pub rematch: &'static str,
    /// Begin the next round.
    pub next_round: &'static str,
    /// In a lesson: there is nothing to do yet. It names the lesson's button that reads on.
    pub read_on: &'static str,
    /// In a lesson: the action is legal, but the lesson expects another one.
    pub not_now: &'static str,
}

/// Texts about games that were played, and about links to games.
pub struct RecordTexts {
    /// The heading, and the link to the list.
    pub title: &'static str,
    /// The link to the review of a game.
    pub review: &'static str,
    /// The analysis board of a match.
    pub analysis: &'static str,
    /// The link to the replay of a game.
    pub replay: &'static str,
    /// There was no room to keep the finished game.
    pub not_kept: &'static str,
    /// The code that keeps the finished game could not be loaded; the game is kept later.
    pub not_kept_yet: &'static str,
    /// Nothing has happened yet.
    pub beginning: &'static str,
    /// Play with the same options and luck.
    pub same_game: &'static str,
}

/// What has failed, what became of the data, and what to do.
pub struct ErrorTexts {
    /// The saved match is damaged.
    pub damaged_save: &'static str,
    /// The saved match is another game's.
    pub foreign_save: &'static str,
    /// The saved match was made by a newer version.
    pub newer_save: &'static str,
    /// The browser blocks the storage.
    pub storage_blocked: &'static str,
    /// The storage is full.
    pub storage_full: &'static str,
    /// Another tab keeps an earlier version of the storage open.
    pub storage_held: &'static str,
    /// A newer version has changed the stored data.
    pub storage_newer: &'static str,
    /// There is no screen at an address.
    pub no_such_address: &'static str,
    /// What may be wrong with such an address, and what to do.
    pub no_such_address_about: &'static str,
    /// The bots' workers do not start.
    pub worker_failed: &'static str,
    /// The bots' workers start, but do not answer.
    pub worker_crashed: &'static str,
    /// The page and the bots' worker are of different releases.
    pub worker_outdated: &'static str,
    /// A part of the page could not be loaded.
    pub part_failed: &'static str,
    /// What to do if a part could not be loaded.
    pub part_failed_about: &'static str,
    /// That a part could not be loaded, as the end of a sentence after a colon.
    pub not_loaded: &'static str,
    /// Start a new match in place of the unreadable one.
    pub start_new: &'static str,
    /// Save the unreadable match as a file.
    pub download: &'static str,
    /// Save a game that the page could not keep as a file.
    pub download_game: &'static str,
}

impl ErrorTexts {
    /// Why the storage failed, and what to do.
    pub fn storage(&self, error: StorageError) -> &'static str {
        match error {
            StorageError::Blocked => self.storage_blocked,
            StorageError::Full => self.storage_full,
            StorageError::HeldByOtherTab => self.storage_held,
            StorageError::Newer => self.storage_newer,
        }
    }
}

/// The copy of the release for playing offline.
pub struct OfflineTexts {
    /// The heading.
    pub title: &'static str,
    /// The version: its number, and the name of its release.
    pub version: fn(&str, &str) -> String,
    /// The copy is being fetched.
    pub coming: &'static str,
    /// There is no copy.
    pub none: &'static str,
    /// It is complete.
    pub complete: &'static str,
    /// A newer release is ready.
    pub newer: &'static str,
    /// Load the newer release.
    pub reload: &'static str,
    /// The link to the page that deletes the copy.
    pub reset: &'static str,
}

/// What Tablée is.
pub struct AboutTexts {
    /// It is unofficial and free, and has its own drawings.
    pub unofficial: &'static str,
    /// It needs no network and no account.
    pub private: &'static str,
    /// The version.
    pub version: fn(&str) -> String,
}
