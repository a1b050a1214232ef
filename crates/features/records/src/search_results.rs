//! Searching the stored games.

use engine::GameId;
use yew::prelude::*;

use database::ListedGame;
use model::storage::StorageError;
use ui::i18n::Lang;
use ui::loaded::{Loaded, use_loaded};

/// The number of games that are read from the database at a time.
const STEP: u32 = 200;

/// A search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SearchQuery {
    /// Only games of this kind; `None` for all kinds.
    pub game: Option<GameId>,
    /// Only games that have this text in the game's title, a player's name or a level, in any case; empty for
    /// all.
    pub words: String,
    /// The most games to return.
    pub limit: usize,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SearchResult {
    /// The latest matching games, at most [`SearchQuery::limit`].
    pub games: Vec<ListedGame>,
    /// The number of all matching games.
    pub all: usize,
}

/// Searches the stored games, and again whenever an argument changes; `changes` counts the changes of the
/// database.
#[hook]
pub fn use_search_results(query: &SearchQuery, changes: u32, lang: Lang) -> Loaded<SearchResult> {
    use_loaded((query.clone(), changes, lang), |(query, _, lang)| {
        find(query.clone(), *lang)
    })
}

async fn find(query: SearchQuery, lang: Lang) -> Result<SearchResult, StorageError> {
    let words = query.words.trim().to_lowercase();
    let mut found = SearchResult::default();
    if words.is_empty() {
        found.games = database::page(query.game, None, query.limit as u32).await?;
        found.all = database::count(query.game).await?;
        return Ok(found);
    }
    let mut last = None;
    loop {
        let page = database::page(query.game, last.as_ref(), STEP).await?;
        for game in page.iter().filter(|game| matches(game, &words, lang)) {
            found.all += 1;
            if found.games.len() < query.limit {
                found.games.push(game.clone());
            }
        }
        match page.into_iter().last() {
            Some(game) => last = Some(game),
            None => return Ok(found),
        }
    }
}

fn matches(game: &ListedGame, words: &str, lang: Lang) -> bool {
    game.summary.as_ref().is_some_and(|summary| {
        let has = |text: &str| text.to_lowercase().contains(words);
        let mut seats = 0..summary.seats.len();
        has(summary.game.title())
            || seats.any(|seat| has(&replay::seat(summary.game, &summary.seats, seat, lang)))
    })
}
