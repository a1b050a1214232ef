//! The texts of replays and of the games that were played. A missing text does not compile.

use ui::i18n::{Texts, Translated};

/// The texts in one language.
pub struct RecordScreenTexts {
    /// What is kept.
    pub intro: &'static str,
    /// Nothing is kept yet.
    pub none: &'static str,
    /// No game is what was looked for.
    pub none_found: &'static str,
    /// Which kind of games is listed.
    pub kind: &'static str,
    /// Every kind.
    pub all_kinds: &'static str,
    /// Look for games by names.
    pub search: &'static str,
    /// List more games.
    pub more: &'static str,
    /// So many games are kept.
    pub count: fn(usize) -> String,
    /// Save a game as a file.
    pub export: &'static str,
    /// Save all games as a file.
    pub export_all: &'static str,
    /// Take games from files.
    pub import: &'static str,
    /// Keep a game no more.
    pub delete: &'static str,
    /// Whether it really shall be deleted.
    pub delete_sure: &'static str,
    /// What was deleted is gone.
    pub deleted: &'static str,
    /// The match was not played to its end.
    pub unfinished: &'static str,
    /// A game on the list that cannot be read.
    pub unreadable: &'static str,
    /// What can be done with it.
    pub unreadable_about: &'static str,
    /// There is no such game.
    pub gone: &'static str,
    /// What is said above what files would add.
    pub plan: &'static str,
    /// Add it.
    pub add: &'static str,
    /// So many games would be added, and so many are there already.
    pub planned: fn(usize, usize) -> String,
    /// So many results would be added.
    pub planned_results: fn(usize) -> String,
    /// There is no room for what would be added, and nothing was.
    pub no_room_for_all: &'static str,
    /// So many games were imported, and so many were there already.
    pub imported: fn(usize, usize) -> String,
    /// A file, by its name, and what is wrong with it: one of the sentences below.
    pub of_file: fn(&str, &str) -> String,
    /// A file, by its name, of which so many games have this trouble: one of the
    /// sentences below.
    pub of_games: fn(&str, usize, &str) -> String,
    /// It cannot be read.
    pub damaged: &'static str,
    /// It is something else.
    pub foreign: &'static str,
    /// A newer version made it.
    pub newer: &'static str,
    /// It is too large.
    pub enormous: &'static str,
    /// A game of the day, with the date.
    pub of_day: fn(&str) -> String,
    /// Copy a link to the game.
    pub copy_link: &'static str,
    /// The field with the link.
    pub link: &'static str,
    /// The link has been copied.
    pub copied: &'static str,
    /// The link has to be copied by hand.
    pub copy_yourself: &'static str,
    /// The game does not fit into a link.
    pub no_link: &'static str,
    /// Keep a game that came by a link.
    pub keep: &'static str,
    /// It is kept now.
    pub kept: &'static str,
    /// What that means, with the seed.
    pub same_game_about: fn(&str) -> String,
    /// Who sits at the table.
    pub seats: &'static str,
    /// A file that was imported has settings as well.
    pub settings_came: &'static str,
    /// Takes them.
    pub settings_take: &'static str,
    /// Leaves them.
    pub settings_leave: &'static str,
    /// They have been taken.
    pub settings_taken: &'static str,
}

/// The texts in the language of the page's.
pub fn own(texts: &Texts) -> &'static RecordScreenTexts {
    RecordScreenTexts::of(texts.lang)
}
