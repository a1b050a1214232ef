//! What several persons agree on when they sit down at one screen.

use std::cell::RefCell;

use engine::{GameId, Seed};

use crate::storage;

/// What they agree on. It is stored beside the options when their match begins, with the match's seed, and not in its record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreed {
    /// Whether nobody has help: there are no hints, and nothing is taken back.
    pub unaided: bool,
    /// Whether two persons, if nobody else plays, sit opposite each other, with the device flat between them.
    pub opposite: bool,
}

/// The words that stand for what was agreed. A seed has capital letters.
const UNAIDED: &str = "unaided";
const OPPOSITE: &str = "opposite";

thread_local! {
    /// What was stored last, since the browser may not store it: the game and the text.
    static LAST: RefCell<Option<(GameId, String)>> = const { RefCell::new(None) };
}

impl Agreed {
    /// What was agreed at the last table of a game.
    pub fn last(game: GameId) -> Agreed {
        texts(game)
            .next()
            .map_or_else(Agreed::default, |text| read(&text))
    }

    /// What was agreed when the match with this seed began; nothing if that was another match.
    pub fn of(game: GameId, seed: Seed) -> Agreed {
        let seed = seed.to_string();
        let text = texts(game).find(|text| has(text, &seed));
        text.map_or_else(Agreed::default, |text| read(&text))
    }

    /// Stores it for the next match of a game or, with its seed, for a match that begins. Where it cannot be stored, it holds
    /// as long as the page is open.
    pub fn store(self, game: GameId, seed: Option<Seed>) {
        let text = self.text(seed);
        let _ = storage::write(&key(game), &text);
        LAST.replace(Some((game, text)));
    }

    fn text(self, seed: Option<Seed>) -> String {
        let words = [(self.unaided, UNAIDED), (self.opposite, OPPOSITE)];
        let words = words.into_iter().filter(|(is_agreed, _)| *is_agreed);
        let words = words.map(|(_, word)| word.to_owned());
        let words: Vec<String> = words.chain(seed.map(|seed| seed.to_string())).collect();
        words.join(" ")
    }
}

/// What was stored for a game: by this page, and by any.
fn texts(game: GameId) -> impl Iterator<Item = String> {
    let own = LAST.with_borrow(|last| last.clone().filter(|(of, _)| *of == game));
    let stored = storage::read(&key(game)).ok().flatten();
    own.map(|(_, text)| text).into_iter().chain(stored)
}

fn read(text: &str) -> Agreed {
    Agreed {
        unaided: has(text, UNAIDED),
        opposite: has(text, OPPOSITE),
    }
}

fn has(text: &str, word: &str) -> bool {
    text.split(' ').any(|one| one == word)
}

fn key(game: GameId) -> String {
    format!("tablee.{}.agreed", game.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_agreed_is_read_as_it_was_written() {
        for (unaided, opposite) in [(false, false), (true, false), (false, true), (true, true)] {
            let agreed = Agreed { unaided, opposite };
            for seed in [None, Some(Seed(0)), Some(Seed(u64::MAX))] {
                let text = agreed.text(seed);
                assert_eq!(read(&text), agreed, "{text}");
                assert_eq!(
                    has(&text, &Seed(0).to_string()),
                    seed == Some(Seed(0)),
                    "{text}"
                );
            }
        }
        for odd in ["", "unaided,opposite", "UNAIDED", "true"] {
            assert_eq!(read(odd), Agreed::default(), "{odd}");
        }
    }
}
