//! Keeps the answers to puzzles.

use engine::GameId;
use model::clock::now;
use model::puzzles::{Attempt, Attempts, PuzzleRating, Way};
use model::storage::StorageError;
use ui::i18n::{Texts, Translated, use_lang};
use yew::prelude::*;

use crate::texts::PuzzleTexts;

/// What becomes of the answers to a puzzle.
pub struct Kept {
    /// Takes whether the first answer is right. It counts for the rating, unless the puzzle was tried before.
    pub on_first: Callback<bool>,
    /// Takes a later answer, which is right and does not count for the rating.
    pub on_later: Callback<()>,
    /// What the answer did to the person's rating; `None` before it, or if it did not count.
    pub told: Option<String>,
    /// Why answers cannot be kept.
    pub trouble: Option<&'static str>,
}

/// Keeps the answers to the puzzle with this number and rating, to which the person came in this way; nothing while there is
/// none.
#[hook]
pub fn use_kept(game: GameId, puzzle: Option<(u32, u16, Way)>) -> Kept {
    let lang = use_lang();
    let texts = PuzzleTexts::of(lang);
    let rated = use_state_eq(|| None::<(u32, i32, PuzzleRating)>);
    let stored = use_state_eq(|| Ok::<_, StorageError>(()));
    let (setter, storing) = (rated.setter(), stored.setter());
    let keep = Callback::from(move |(is_solved, is_first): (bool, bool)| {
        let Some((id, rating, way)) = puzzle else {
            return;
        };
        // Another tab may have answered meanwhile.
        let before = Attempts::load(game).unwrap_or_default();
        let is_new = is_first && !before.has_tried(id);
        let attempt = Attempt {
            at: now(),
            id,
            rating,
            is_solved,
            way: if is_new { way } else { Way::Repeated },
        };
        let kept = Attempts::store(game, attempt);
        if attempt.way != Way::Repeated && kept.is_ok() {
            let after = Attempts::load(game).unwrap_or_default().rating();
            setter.set(Some((id, before.rating().points, after)));
        }
        storing.set(kept);
    });
    let told = rated.filter(|(of, ..)| puzzle.is_some_and(|(id, ..)| id == *of));
    let told = told.map(|(_, before, after)| match after.is_provisional() {
        // The first answers move it by much more than they say.
        true => (texts.rating)(after.rounded(), true),
        false => (texts.rated)(after.points, after.points - before),
    });
    let trouble = stored.as_ref().err();
    let trouble = trouble.map(|error| Texts::of(lang).errors.storage(*error));
    Kept {
        on_first: keep.reform(|is_solved| (is_solved, true)),
        on_later: keep.reform(|()| (true, false)),
        told,
        trouble,
    }
}
