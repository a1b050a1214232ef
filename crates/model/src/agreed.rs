//! What several persons agree on when they sit down at one screen.

use std::cell::Cell;

use engine::GameId;

use crate::storage;

/// What they agree on. It is stored beside the options when their match begins, and not in its record: nothing else changes
/// it, so it holds for the match on the table of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreed {
    /// Whether nobody has help: there are no hints, and nothing is taken back.
    pub unaided: bool,
    /// Whether two persons, if nobody else plays, sit opposite each other, with the device flat between them.
    pub opposite: bool,
}

/// The words that stand for what was agreed.
const UNAIDED: &str = "unaided";
const OPPOSITE: &str = "opposite";

thread_local! {
    /// What was agreed last, where the browser gives no storage.
    static LAST: Cell<Agreed> = const { Cell::new(Agreed { unaided: false, opposite: false }) };
}

impl Agreed {
    /// What was agreed at the last table of a game.
    pub fn load(game: GameId) -> Agreed {
        match storage::read(&key(game)) {
            Ok(text) => Agreed::read(&text.unwrap_or_default()),
            Err(_) => LAST.get(),
        }
    }

    /// Stores it for the table of a game. Where it cannot be stored, it holds as long as the page is open.
    pub fn store(self, game: GameId) {
        LAST.set(self);
        let _ = storage::write(&key(game), &self.text());
    }

    fn read(text: &str) -> Agreed {
        let has = |word: &str| text.split(' ').any(|one| one == word);
        Agreed {
            unaided: has(UNAIDED),
            opposite: has(OPPOSITE),
        }
    }

    fn text(self) -> String {
        let words = [(self.unaided, UNAIDED), (self.opposite, OPPOSITE)];
        let words = words.into_iter().filter(|(is_agreed, _)| *is_agreed);
        words.map(|(_, word)| word).collect::<Vec<_>>().join(" ")
    }
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
            assert_eq!(Agreed::read(&agreed.text()), agreed);
        }
        for odd in ["", "unaided,opposite", "UNAIDED", "true"] {
            assert_eq!(Agreed::read(odd), Agreed::default(), "{odd}");
        }
    }
}
