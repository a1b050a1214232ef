//! The part of a page that the ladder writes, between two marker lines.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// The line before the generated part about a game.
fn begin(game: &str) -> String {
    format!("<!-- ladder {game}: written by `arena ladder --write` -->")
}

/// The line after the generated part about a game.
fn end(game: &str) -> String {
    format!("<!-- ladder {game}: end -->")
}

/// Checks whether a page has a part about a game.
///
/// # Errors
/// If it does not, or cannot be read.
pub fn check(path: &Path, game: &str) -> Result<()> {
    put(path, game, "").map(drop)
}

/// Replaces the part of a page about a game.
///
/// # Errors
/// If the page has no such part, or cannot be read or written.
pub fn write(path: &Path, game: &str, text: &str) -> Result<()> {
    let page = put(path, game, text)?;
    fs::write(path, page).with_context(|| format!("cannot write {}", path.display()))
}

/// The page with this text as its part about a game.
fn put(path: &Path, game: &str, text: &str) -> Result<String> {
    let page = fs::read_to_string(path).with_context(|| {
        let path = path.display();
        format!("cannot read {path}: name the page after --write, like --write=docs/lab/ladders.md")
    })?;
    replaced(&page, game, text).with_context(|| {
        let (path, begin, end) = (path.display(), begin(game), end(game));
        format!("{path} has no place for the table: add these two lines to it\n{begin}\n{end}")
    })
}

fn replaced(page: &str, game: &str, text: &str) -> Option<String> {
    let (begin, end) = (begin(game), end(game));
    let start = page.find(&begin)? + begin.len();
    let length = page[start..].find(&end)?;
    let (before, after) = (&page[..start], &page[start + length..]);
    Some(format!("{before}\n\n{}\n\n{after}", text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::GameId;
    use protocol::Level;

    #[test]
    fn only_the_games_own_part_is_replaced() {
        let part = |game, text: &str| format!("{}\n\n{text}\n\n{}\n", begin(game), end(game));
        let page = format!(
            "# Bots\n{}Words.\n{}",
            part("dekal", "old"),
            part("dumble", "old")
        );
        let found = replaced(&page, "dumble", "\nnew\n").unwrap();
        let (dekal, dumble) = (part("dekal", "old"), part("dumble", "new"));
        assert_eq!(found, format!("# Bots\n{dekal}Words.\n{dumble}"));
        assert_eq!(replaced(&found, "dumble", "new").as_ref(), Some(&found));
        assert_eq!(replaced(&page, "debacle", "new"), None);
        let unfinished = begin("debacle");
        assert_eq!(replaced(&unfinished, "debacle", "new"), None);
    }

    /// The levels of a game with their Elo in its part of the ladders' page, like `expert 1735`.
    fn measured(page: &str, game: &str) -> Vec<String> {
        let part = page.split(&begin(game)).nth(1).unwrap();
        let part = part.split(&end(game)).next().unwrap();
        let cells = |row: &str| row.split('|').map(|cell| cell.trim().to_owned()).collect();
        let rows = part.lines().map(cells);
        rows.filter_map(|cells: Vec<String>| {
            let [_, place, level, elo, ..] = cells.as_slice() else {
                return None;
            };
            place.parse::<u8>().ok()?;
            Some(format!("{level} {}", elo.split(' ').next()?))
        })
        .collect()
    }

    #[test]
    fn the_summary_for_players_has_the_measured_figures() {
        let ladders = include_str!("../../../../docs/lab/ladders.md");
        let summary = include_str!("../../../../docs/bots.md");
        let summary = summary.split("## Strength").nth(1).unwrap();
        for (column, game) in GameId::ALL.into_iter().enumerate() {
            let measured = measured(ladders, game.name());
            let named = measured.iter().map(|one| one.split(' ').next().unwrap());
            assert!(named.eq(Level::of(game).iter().map(|level| level.name())));
            for (place, one) in measured.iter().enumerate() {
                let begins = format!("| {} |", place + 1);
                let row = summary
                    .lines()
                    .find(|line| line.starts_with(&begins))
                    .unwrap();
                let cell = row.split('|').nth(column + 2).unwrap().trim();
                assert_eq!(cell, one, "{}", game.name());
            }
        }
    }
}
