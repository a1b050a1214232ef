//! What a search may do to skip work.

/// The techniques that the search uses to skip work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcuts {
    /// Quiescence search: evaluate a position only when no capture improves it.
    pub quiescence: bool,
    /// Late-move reductions.
    pub reductions: bool,
    /// Use the entries of the transposition table.
    pub deeper: bool,
    /// Leave out bad positions and late actions, if the evaluator has a margin for that.
    pub pruning: bool,
}

impl Shortcuts {
    /// All shortcuts, as bots search.
    pub const ALL: Shortcuts = Shortcuts {
        quiescence: true,
        reductions: true,
        deeper: true,
        pruning: true,
    };
    /// All but pruning, as the network was trained.
    pub const UNPRUNED: Shortcuts = Shortcuts {
        pruning: false,
        ..Shortcuts::ALL
    };
}
