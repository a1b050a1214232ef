//! How far a person is with a puzzle.

/// What the person has done.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage<A> {
    /// Nothing yet.
    Open,
    /// They have answered wrongly, and may try again.
    Wrong(A),
    /// The solution is shown, after this wrong answer if one was given.
    Shown(Option<A>),
    /// They have answered rightly.
    Right(A),
}

impl<A: Copy> Stage<A> {
    /// The last answer.
    pub fn answer(self) -> Option<A> {
        match self {
            Stage::Open => None,
            Stage::Wrong(action) | Stage::Right(action) => Some(action),
            Stage::Shown(action) => action,
        }
    }

    /// Whether the right answers are shown.
    pub fn is_solution(self) -> bool {
        matches!(self, Stage::Shown(_) | Stage::Right(_))
    }

    /// Its name, for style sheets and tests.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Wrong(_) => "wrong",
            Stage::Shown(_) => "shown",
            Stage::Right(_) => "right",
        }
    }
}
