//! What several persons agree on when they sit down at one screen.

use engine::{GameId, Seed};

use crate::storage;

/// What they agree on. It is stored beside the options when their match begins, with the match's seed, and not in its record.
/// Where nothing can be stored, and so no match is, there is help, and all sit side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Agreed {
    /// Whether nobody has help: there are no hints, and nothing is taken back.
    pub unaided: bool,
    /// Whether two persons, if nobody else plays, sit opposite each other, with the device flat between them.
    pub opposite: bool,
}

/// The words that stand for what was agreed, after the seed, which has capital letters.
const UNAIDED: &str = " unaided";
const OPPOSITE: &str = " opposite";

impl Agreed {
    /// What was agreed when the match with this seed began, and nothing if that was another match; without a seed, what was
    /// agreed at the last table of the game.
    pub fn load(game: GameId, seed: Option<Seed>) -> Agreed {
        let text = storage::read(&key(game)).ok().flatten();
        Agreed::read(&text.unwrap_or_default(), seed)
    }

    /// Stores it for the next match of a game or, with its seed, for a match that begins.
    pub fn store(self, game: GameId, seed: Option<Seed>) {
        let _ = storage::write(&key(game), &self.text(seed));
    }

    fn read(text: &str, seed: Option<Seed>) -> Agreed {
        let is_other = seed.is_some_and(|seed| text.split(' ').next() != Some(&seed.to_string()));
        Agreed {
            unaided: !is_other && text.contains(UNAIDED),
            opposite: !is_other && text.contains(OPPOSITE),
        }
    }

    fn text(self, seed: Option<Seed>) -> String {
        let mut text = seed.map(|seed| seed.to_string()).unwrap_or_default();
        if self.unaided {
            text += UNAIDED;
        }
        if self.opposite {
            text += OPPOSITE;
        }
        text
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
        let [one, other] = [Seed(0), Seed(u64::MAX)];
        for (unaided, opposite) in [(false, false), (true, false), (false, true), (true, true)] {
            let agreed = Agreed { unaided, opposite };
            for seed in [None, Some(one), Some(other)] {
                let text = agreed.text(seed);
                assert_eq!(Agreed::read(&text, None), agreed, "{text}");
                assert_eq!(Agreed::read(&text, seed), agreed, "{text}");
                let of_one = Agreed::read(&text, Some(one));
                assert!(of_one == Agreed::default() || seed == Some(one), "{text}");
            }
        }
        for odd in ["", "unaided,opposite", "UNAIDED", "true"] {
            assert_eq!(Agreed::read(odd, None), Agreed::default(), "{odd}");
        }
    }
}
