//! The texts of replays and of stored games. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

mod share;

pub use share::ShareTexts;

use ui::i18n::{Texts, Translated};
use ui::translated;

translated!(RecordScreenTexts, records, with_code);
translated!(ShareTexts, share, with_code);

/// The texts in one language.
pub struct RecordScreenTexts {
    /// Explains the list of stored games.
    pub intro: &'static str,
    /// No game is stored.
    pub none: &'static str,
    /// The search found no game.
    pub none_found: &'static str,
    /// The label of the choice of kinds.
    pub kind: &'static str,
    /// An option of that choice: every kind.
    pub all_kinds: &'static str,
    /// The label of the field that searches names.
    pub search: &'static str,
    /// The button that lists more games.
    pub more: &'static str,
    /// The number of games.
    pub count: fn(usize) -> String,
    /// The button that saves a game as a file.
    pub export: &'static str,
    /// The button that saves all games as a file.
    pub export_all: &'static str,
    /// The button that imports files.
    pub import: &'static str,
    /// The button that deletes a game.
    pub delete: &'static str,
    /// Asks for confirmation of the deletion.
    pub delete_sure: &'static str,
    /// Status: the game was deleted.
    pub deleted: &'static str,
    /// A link that holds no game.
    pub bad_link: &'static str,
    /// The buttons of a replay, as a landmark.
    pub controls: &'static str,
    /// Which step is shown, of how many, from 1.
    pub step: fn(usize, usize) -> String,
    /// The label of the slider.
    pub slider: &'static str,
    /// To the beginning.
    pub first: &'static str,
    /// One step back.
    pub back: &'static str,
    /// One step on.
    pub forward: &'static str,
    /// To the end.
    pub last: &'static str,
    /// The button that has the replay play.
    pub play: &'static str,
    /// The button that pauses it.
    pub pause: &'static str,
    /// The result of a match that was not played to its end.
    pub unfinished: &'static str,
    /// The title of a stored game that cannot be read.
    pub unreadable: &'static str,
    /// Says what can be done with such a game.
    pub unreadable_about: &'static str,
    /// Refusal: there is no such game.
    pub gone: &'static str,
    /// The heading above what an import would add.
    pub plan: &'static str,
    /// The button that adds it.
    pub add: &'static str,
    /// The number of games that would be added, and of those that are stored already.
    pub planned: fn(usize, usize) -> String,
    /// What else a file has, how much of it would be added, and how much is here already: not both are 0.
    pub planned_lines: fn(PlannedLines, usize, usize) -> String,
    /// The matches under way that would be added: the names of their games.
    pub planned_matches: fn(&str) -> String,
    /// The matches under way that would take the place of others, which become stored games.
    pub planned_replacing: fn(&str) -> String,
    /// The matches under way that are here already, as far or further.
    pub known_matches: fn(&str) -> String,
    /// The matches under way that are not touched, because another tab plays them.
    pub matches_elsewhere: fn(&str) -> String,
    /// The matches under way that were added.
    pub added_matches: fn(&str) -> String,
    /// Error: there is no room for the import, and nothing was added.
    pub no_room_for_all: &'static str,
    /// The numbers of games that were imported, that were stored already, and of games or files that cannot be
    /// read.
    pub imported: fn(usize, usize, usize) -> String,
    /// The name of a file, and what is wrong with it: one of the reasons below.
    pub of_file: fn(&str, &str) -> String,
    /// The name of a file, the number of its games with the same problem, and the problem: one of the reasons
    /// below.
    pub of_games: fn(&str, usize, &str) -> String,
    /// Reason: it cannot be read.
    pub damaged: &'static str,
    /// Reason: it is something else.
    pub foreign: &'static str,
    /// Reason: a newer release made it.
    pub newer: &'static str,
    /// Reason: it is too large.
    pub enormous: &'static str,
    /// Marks a game of the day, with the date.
    pub of_day: fn(&str) -> String,
    /// The button that copies a link to the game.
    pub copy_link: &'static str,
    /// The label of the field with the link.
    pub link: &'static str,
    /// Status: the link was copied.
    pub copied: &'static str,
    /// The browser does not let the page copy, so the person has to.
    pub copy_yourself: &'static str,
    /// The game does not fit into a link.
    pub no_link: &'static str,
    /// The button that stores a game that came by a link.
    pub keep: &'static str,
    /// Status: the game is stored.
    pub kept: &'static str,
    /// Explains what playing the same game means, with its seed.
    pub same_game_about: fn(&str) -> String,
    /// The label of the list of players.
    pub seats: &'static str,
    /// The label of the choice to apply the settings of a file as well.
    pub settings_take: &'static str,
    /// Explains this choice.
    pub settings_about: &'static str,
    /// Status: the settings were applied.
    pub settings_taken: &'static str,
}

/// What a file may have besides games and matches under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlannedLines {
    /// Results for the statistics.
    Results,
    /// Results of the games of the day.
    Days,
    /// The luck in games.
    Luck,
    /// What reviews have found.
    Reviews,
    /// Attempts at puzzles.
    Puzzles,
    /// Mistakes that are repeated.
    Mistakes,
    /// Deals of evenings.
    Evenings,
    /// Duels: both sides of each count.
    Exchanges,
    /// How far the lessons are.
    Lessons,
    /// Analyses that are kept.
    Analyses,
}

/// The texts in the language of these texts of the page.
pub fn texts_of(texts: &Texts) -> &'static RecordScreenTexts {
    RecordScreenTexts::of(texts.lang)
}
