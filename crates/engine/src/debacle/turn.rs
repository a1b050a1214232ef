//! The state of a turn.

use super::key::mixed;
use super::rules::ACTIONS;
use super::set::{SIZE, SQUARES};
use super::side::Side;
use super::square::Square;

/// No square.
pub(super) const NOWHERE: u8 = SQUARES as u8;
/// No row.
pub(super) const NO_ROW: u8 = SIZE as u8;

/// Doubles can be taken, or declined.
pub(super) const DOUBLES: u8 = 1;
/// The die in focus may rebound.
pub(super) const REBOUND: u8 = 2;
/// The die in focus returns to its camp.
pub(super) const RETURN: u8 = 4;
/// A die can be recovered.
pub(super) const OFFER: u8 = 8;
/// Something was captured in this turn.
pub(super) const CAPTURED: u8 = 16;

/// Whose turn it is, and what of it is left.
///
/// Bytes rather than options, so that a position stays within 64 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Turn {
    pub mover: Side,
    pub flags: u8,
    /// The actions that are left.
    pub actions: u8,
    /// The bonus actions that the opponent will have.
    pub bonus: u8,
    /// The die that rebounds or returns; [`NOWHERE`] if none does.
    pub focus: u8,
    /// The die that the last action flipped; [`NOWHERE`] if it flipped none.
    pub flipped: u8,
    /// The row of which only some doubles were taken; [`NO_ROW`] if there is
    /// none.
    pub row: u8,
    /// The turns without a capture before this one.
    pub quiet: u8,
}

impl Turn {
    /// The start of a turn; doubles are not looked for.
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

    /// A number for all that matters but the count of quiet turns.
    pub const fn key(self) -> u64 {
        mixed(u64::from_le_bytes([
            self.mover as u8,
            self.flags & !CAPTURED,
            self.actions,
            self.bonus,
            self.focus,
            self.flipped,
            self.row,
            // Keeps these numbers apart from the other keys.
            0xff,
        ]))
    }
}
