//! What the tables and workers of the games have in common, as a dictionary for packing them.
//!
//! A function that is there once for each game is almost the same in each, but in files of its own.
//! Where the games are alike their bytes are put together once, and everybody's files refer to them.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// So many bytes make a word, by which files are compared.
const WORD: usize = 8;
/// Words that are so few bytes apart are taken with what is between them: there games differ a little.
const GAP: usize = 200;
/// What is shorter is not worth referring to.
const LEAST: usize = 32;

type Word = [u8; WORD];

/// The bytes that the files of every game have almost alike, and that are not known anyway. Each
/// game's files are those that are packed with them.
#[must_use]
pub fn dictionary(known: &[u8], games: &[Vec<&[u8]>]) -> Vec<u8> {
    let alike = in_every_game(games);
    let mut seen: HashSet<Word> = words(known).collect();
    let mut dictionary = Vec::new();
    for file in games.iter().flatten() {
        let is_new = |word: &Word| alike.contains(word) && !seen.contains(word);
        for piece in pieces(file, is_new) {
            let bytes = &file[piece];
            dictionary.extend(bytes);
            seen.extend(words(bytes));
        }
    }
    dictionary
}

fn in_every_game(games: &[Vec<&[u8]>]) -> HashSet<Word> {
    let mut counts: HashMap<Word, usize> = HashMap::new();
    for files in games {
        let own: HashSet<Word> = files.iter().copied().flat_map(words).collect();
        for word in own {
            *counts.entry(word).or_default() += 1;
        }
    }
    let all = counts
        .into_iter()
        .filter(|(_, count)| *count == games.len());
    all.map(|(word, _)| word).collect()
}

/// All words of some bytes, one beginning at each of them.
fn words(bytes: &[u8]) -> impl Iterator<Item = Word> + '_ {
    bytes.windows(WORD).filter_map(|word| word.try_into().ok())
}

/// Where such words are close together.
fn pieces(bytes: &[u8], is_wanted: impl Fn(&Word) -> bool) -> Vec<Range<usize>> {
    let mut pieces: Vec<Range<usize>> = Vec::new();
    for (at, word) in words(bytes).enumerate() {
        if is_wanted(&word) {
            match pieces.last_mut() {
                Some(piece) if at <= piece.end + GAP => piece.end = at + WORD,
                _ => pieces.push(at..at + WORD),
            }
        }
    }
    pieces.retain(|piece| piece.len() >= LEAST);
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes that repeat nothing, others for each seed.
    fn noise(mut seed: u32, length: usize) -> Vec<u8> {
        let next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as u8
        };
        std::iter::repeat_with(next).take(length).collect()
    }

    #[test]
    fn what_all_games_have_is_there_once() {
        let shared = noise(1, 400);
        let mut alike = shared.clone();
        alike[200..210].fill(0);
        let first = [noise(2, 300), shared.clone()].concat();
        let second = [noise(3, 50), alike, noise(4, 900)].concat();
        let third = [shared.clone(), noise(5, 70), shared.clone()].concat();
        let games = [vec![&first[..]], vec![&second[..]], vec![b"", &third[..]]];
        assert!(dictionary(b"", &games) == shared);
        // Not what is known, or what only two have, or what is hardly worth it.
        assert_eq!(dictionary(&shared, &games), b"");
        let other = noise(6, 500);
        assert_eq!(
            dictionary(b"", &[vec![&first], vec![&second], vec![&other]]),
            b""
        );
        let short = &shared[..LEAST - 1];
        assert_eq!(dictionary(b"", &[vec![short], vec![short]]), b"");
    }
}
