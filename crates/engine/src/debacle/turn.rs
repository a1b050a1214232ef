//! The state of a turn.

use super::key::mixed;
use super::rules::ACTIONS;
use super::set::{SIZE, SQUARES};
use super::side::Side;
use super::square::Square;

/// Stands for no square.
pub(super) const NOWHERE: u8 = SQUARES as u8;
/// Stands for no row.
pub(super) const NO_ROW: u8 = SIZE as u8;

/// Flag: doubles can be taken or declined.
pub(super) const DOUBLES: u8 = 1;
/// Flag: the die in focus may rebound.
pub(super) const REBOUND: u8 = 2;
/// Flag: the die in focus has to return to its camp.
pub(super) const RETURN: u8 = 4;
/// Flag: a die can be recovered.
pub(super) const OFFER: u8 = 8;
/// Flag: a die was captured in this turn.
pub(super) const CAPTURED: u8 = 16;

/// The state of a turn: whose it is, and what is left of it.
///
/// The fields are bytes, not options, so that a position has no more than 64 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Turn {
    pub mover: Side,
    pub flags: u8,
    /// The number of actions that are left.
    pub actions: u8,
    /// The number of bonus actions that the opponent gets.
    pub bonus: u8,
    /// The square of the die that may rebound or has to return; [`NOWHERE`] if there is none.
    pub focus: u8,
    /// The square of the die that the last action flipped; [`NOWHERE`] if there is none.
    pub flipped: u8,
    /// The row of which only some doubles were taken; [`NO_ROW`] if there is none.
    pub row: u8,
    /// The number of turns without a capture before this one.
    pub quiet: u8,
}

impl Turn {
    /// The beginning of a turn; the caller has to look for doubles.
    pub const fn start(mover: Side, bonus: u8, quiet: u8) -> Turn {
        Turn {
            mover,
            flags: 0,
            actions: ACTIONS.saturating_add(bonus),
            bonus: 0,
            focus: NOWHERE,
            flipped: NOWHERE,
            row: NO_ROW,
            quiet,
        }
    }

    pub const fn has(self, flags: u8) -> bool {
        self.flags & flags != 0
    }

    pub const fn focus(self) -> Option<Square> {
        Square::from_index(self.focus as usize)
    }

    /// The key for a hash: of all fields except the count of quiet turns and the flag of a capture.
    pub const fn key(self) -> u64 {
        mixed(u64::from_le_bytes([
            self.mover as u8,
            self.flags & !CAPTURED,
            self.actions,
            self.bonus,
            self.focus,
            self.flipped,
            self.row,
            // Keeps these inputs apart from those of the other keys.
            0xff,
        ]))
    }
}
