//! The options of a match of Dumble.

use core::fmt;

use crate::rule_switch::{self, RuleSwitch, variants};

/// The fewest players.
pub const MIN_PLAYERS: usize = 2;
/// The most players.
pub const MAX_PLAYERS: usize = 8;
/// The fewest players for which two packs are used (Material).
const TWO_PACKS_FROM: u8 = 6;
/// The most points with which Dumble can be called by any rules (Dumble).
pub const LIMIT: u8 = 10;
/// A total of exactly this falls back (The match).
pub const EDGE: u8 = 100;
/// The total that it falls back to.
pub const FALLEN: u8 = 50;

/// The options of a match. A house rule is a field that is false by default (for serde, too: `serde(default)`), and is
/// listed in [`Rules::SWITCHES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Rules {
    /// The number of players, 2 to 8.
    pub players: u8,
}

impl Default for Rules {
    fn default() -> Self {
        Rules::of(MIN_PLAYERS as u8)
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        rule_switch::debug(f, self.players, self, Rules::SWITCHES)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Rules {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        rule_switch::serialize(serializer, self.players, self, Rules::SWITCHES)
    }
}

/// The error for a number of players that is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Dumble is played by 2 to 8, not by {0}")]
pub struct RulesError(pub u8);

impl Rules {
    /// The house rules that a match may have.
    pub const SWITCHES: &'static [RuleSwitch<Rules>] = &[];

    /// The rules without house rules, for this number of players.
    pub const fn of(players: u8) -> Rules {
        Rules { players }
    }

    /// The rules for this number of players, without house rules and with every choice of them.
    pub fn variants(players: u8) -> Vec<Rules> {
        variants(Rules::of(players), Rules::SWITCHES)
    }

    /// The most points with which Dumble can be called (Dumble).
    #[inline]
    pub const fn limit(&self) -> u8 {
        LIMIT
    }

    /// Checks whether a match can be played with these options.
    ///
    /// # Errors
    /// If the number of players is not 2 to 8.
    pub fn check(&self) -> Result<(), RulesError> {
        if (MIN_PLAYERS..=MAX_PLAYERS).contains(&usize::from(self.players)) {
            Ok(())
        } else {
            Err(RulesError(self.players))
        }
    }

    /// The number of packs (Material).
    pub const fn packs(&self) -> u8 {
        if self.players >= TWO_PACKS_FROM { 2 } else { 1 }
    }
}
