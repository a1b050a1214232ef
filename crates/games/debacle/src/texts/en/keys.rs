//! The texts of the keys of Débâcle's table, in English.

use crate::texts::DebacleKeys;

pub(crate) static TEXTS: DebacleKeys = DebacleKeys {
    move_focus: "Move on the board",
    press: "Choose a die, then the square it goes to",
    flip: "Flip the die",
    decline: "Decline the doubles or the rebound",
    threats: "Show which dice can be captured",
};
