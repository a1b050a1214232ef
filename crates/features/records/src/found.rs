//! The games that are looked for.

use engine::GameId;
use yew::prelude::*;

use database::Listed;
use model::storage::StorageError;
use ui::i18n::Lang;
use ui::loaded::{Loaded, use_loaded};

/// So many games are read from the database at a time.
const STEP: u32 = 200;

/// Which games are looked for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wanted {
    /// Only those of this kind.
    pub game: Option<GameId>,
    /// Only those whose players' names, levels, or titles have this in them.
    pub words: String,
    /// So many of them at most.
    pub limit: usize,
}

/// The games that were found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// The latest ones.
    pub games: Vec<Listed>,
    /// How many there are in all.
    pub all: usize,
}

/// Looks for games, and anew when something has changed.
#[hook]
pub fn use_found(wanted: &Wanted, changes: u32, lang: Lang) -> Loaded<Found> {
    use_loaded((wanted.clone(), changes, lang), |(wanted, _, lang)| {
        find(wanted.clone(), *lang)
    })
}

async fn find(wanted: Wanted, lang: Lang) -> Result<Found, StorageError> {
    let words = wanted.words.trim().to_lowercase();
    let mut found = Found::default();
    if words.is_empty() {
        found.games = database::page(wanted.game, None, wanted.limit as u32).await?;
        found.all = database::count(wanted.game).await?;
        return Ok(found);
    }
    let mut last = None;
    loop {
        let page = database::page(wanted.game, last.as_ref(), STEP).await?;
        for game in page.iter().filter(|game| matches(game, &words, lang)) {
            found.all += 1;
            if found.games.len() < wanted.limit {
                found.games.push(game.clone());
            }
        }
        match page.into_iter().last() {
            Some(game) => last = Some(game),
            None => return Ok(found),
        }
    }
}

fn matches(game: &Listed, words: &str, lang: Lang) -> bool {
    game.summary.as_ref().is_some_and(|summary| {
        let has = |text: &str| text.to_lowercase().contains(words);
        let mut seats = summary.seats.iter();
        has(summary.game.title()) || seats.any(|player| has(&crate::seat(player, lang)))
    })
}
