//! The faults that the toy game can have.

use core::cell::Cell;

/// A fault of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    None,
    AcceptsUnlisted,
    RefusalChanges,
    Leaks,
    Biased,
    SameStream,
    OddText,
    Forgets,
    TakesAnyRules,
    OrderMatters,
    EndsEarly,
    DrawsRefused,
    NeverEnds,
    ViewListsLess,
    GuessesOwn,
    OwnLuck,
    RulesForget,
    TrustsBytes,
    TrustsViewBytes,
    TrustsText,
    TrustsViewText,
    ScramblesNothing,
    LeaksUnscrambled,
    LineForgets,
    TrustsLines,
    ForgetsSecrets,
    GuessesImpossible,
    MissesRare,
}

impl Fault {
    /// Sets the fault of the game for this thread. As a type parameter it would compile the whole suite again
    /// for each fault.
    pub fn set(self) {
        FAULT.set(self);
    }

    pub(super) fn is_set(self) -> bool {
        FAULT.get() == self
    }
}

std::thread_local!(static FAULT: Cell<Fault> = const { Cell::new(Fault::None) });
