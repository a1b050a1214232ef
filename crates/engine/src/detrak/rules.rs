//! The options of a match of Détrak, and the ranks of scores.

use crate::rule_switch::RuleSwitch;

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// The turns of a game.
pub const TURNS: u8 = 12;

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// The number of players, 1 to 6.
    pub players: u8,
    /// Whether the advanced rules apply.
    pub advanced: bool,
}

impl Default for Rules {
    fn default() -> Self {
        Rules::of(1)
    }
}

/// Why options are not valid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// This number of players is not allowed.
    #[error("Détrak is for 1 to 6 players, not {0}")]
    Players(u8),
}

impl Rules {
    /// What a match may be played with besides the rules that every match has.
    pub const SWITCHES: &'static [RuleSwitch<Rules>] = &[RuleSwitch {
        name: "advanced",
        is_on: |rules| rules.advanced,
        set: |rules, on| rules.advanced = on,
    }];

    /// The basic rules for this number of players.
    pub const fn of(players: u8) -> Rules {
        Rules {
            players,
            advanced: false,
        }
    }

    /// Checks whether a match can be played with these options.
    ///
    /// # Errors
    /// If the number of players is not 1 to 6.
    pub fn check(&self) -> Result<(), RulesError> {
        match usize::from(self.players) {
            1..=MAX_PLAYERS => Ok(()),
            _ => Err(RulesError::Players(self.players)),
        }
    }
}

/// The rank of a score in a game of one player (Alone).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// Below 15: could do better.
    CouldDoBetter,
    /// 15 to 19.
    Average,
    /// 20 to 24.
    Good,
    /// 25 to 29.
    Expert,
    /// 30 or more.
    GrandMaster,
}

impl Rank {
    /// The rank of a score.
    pub const fn of(score: i32) -> Rank {
        match score {
            ..15 => Rank::CouldDoBetter,
            15..20 => Rank::Average,
            20..25 => Rank::Good,
            25..30 => Rank::Expert,
            30.. => Rank::GrandMaster,
        }
    }
}
