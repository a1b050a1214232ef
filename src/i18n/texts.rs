//! The fields of what the page says.

use protocol::Level;

/// What the page says, outside the tables.
pub struct Texts {
    /// Used in several places.
    pub common: CommonTexts,
    /// The home screen.
    pub home: HomeTexts,
    /// The options of a match of Dékal.
    pub options: OptionTexts,
    /// The rules of Dékal.
    pub rules: RuleTexts,
    /// The settings.
    pub settings: SettingTexts,
    /// Around every table.
    pub table: TableTexts,
    /// What went wrong, and what to do.
    pub errors: ErrorTexts,
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
    /// Open the settings.
    pub settings: &'static str,
    /// Close a dialog or a message.
    pub close: &'static str,
    /// Give something up.
    pub cancel: &'static str,
    /// Try again.
    pub retry: &'static str,
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
    /// Dékal in a sentence.
    pub dekal: &'static str,
    /// Players, age, duration.
    pub dekal_facts: &'static str,
    /// Heading of the games that cannot be played yet.
    pub others: &'static str,
    /// Said of each of them.
    pub in_preparation: &'static str,
    /// What the bots may know.
    pub honesty: &'static str,
}

/// Texts of the options.
pub struct OptionTexts {
    /// The heading.
    pub title: &'static str,
    /// How many play.
    pub players: &'static str,
    /// So many players, the person among them.
    pub player_count: fn(u8) -> String,
    /// Heading of the bots' levels.
    pub levels: &'static str,
    /// The bot with this number, from 1.
    pub bot: fn(usize) -> String,
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// How long the match lasts.
    pub rounds: &'static str,
    /// One round.
    pub one_round: &'static str,
    /// Until somebody reaches 100.
    pub to_hundred: &'static str,
    /// Who starts.
    pub first: &'static str,
    /// Whoever reveals the lowest card.
    pub first_lowest: &'static str,
    /// The person.
    pub first_me: &'static str,
    /// Anybody, by lot.
    pub first_random: &'static str,
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

/// Texts of Dékal's rules. A part is a list of paragraphs.
pub struct RuleTexts {
    /// The heading.
    pub title: &'static str,
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up: heading and paragraphs.
    pub setup: (&'static str, &'static [&'static str]),
    /// A turn: heading and steps.
    pub turn: (&'static str, &'static [&'static str]),
    /// The push: heading and paragraphs.
    pub push: (&'static str, &'static [&'static str]),
    /// Under the picture of a push.
    pub push_figure: &'static str,
    /// Said instead of the picture of a push, before it happens.
    pub push_before: &'static str,
    /// Said instead of the picture of a push, after it happened.
    pub push_after: &'static str,
    /// Scoring: heading and paragraphs.
    pub scoring: (&'static str, &'static [&'static str]),
    /// Before the worked example.
    pub example: &'static str,
    /// Under the worked example.
    pub example_result: &'static str,
    /// A row of the example in words: which row, and its cards.
    pub example_row: fn(usize, &str) -> String,
    /// A card that cancels, in words.
    pub cancelled: fn(u8) -> String,
    /// Winning: heading and paragraphs.
    pub winning: (&'static str, &'static [&'static str]),
    /// How cards look: heading.
    pub cards: &'static str,
    /// Ten copies of each.
    pub cards_about: &'static str,
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
    /// Settings are kept on this device.
    pub kept: &'static str,
}

/// Texts around every table.
pub struct TableTexts {
    /// The person's own name.
    pub you: &'static str,
    /// A bot is thinking.
    pub thinking: fn(&str) -> String,
    /// The match is won by the person alone.
    pub you_win: &'static str,
    /// The match is won by another alone.
    pub wins: fn(&str) -> String,
    /// The match is won by several.
    pub shared: fn(&str) -> String,
    /// Joins two names.
    pub and: &'static str,
    /// A round that is over, in a match that goes on.
    pub round_over: &'static str,
    /// The round with this number, from 1.
    pub round: fn(u16) -> String,
    /// Heading of the rounds' scores.
    pub rounds: &'static str,
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
    /// Take back.
    pub undo: &'static str,
    /// Do not wait for the bots.
    pub skip: &'static str,
    /// Play again.
    pub rematch: &'static str,
    /// Go on to the next round.
    pub next_round: &'static str,
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
    /// The bots' workers do not start.
    pub worker_failed: &'static str,
    /// The bots' workers start, but give no answer.
    pub worker_crashed: &'static str,
    /// The page and the bots' worker are of different releases.
    pub worker_outdated: &'static str,
    /// Start a new match instead of the one that cannot be read.
    pub start_new: &'static str,
    /// Save what cannot be read as a file.
    pub download: &'static str,
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
