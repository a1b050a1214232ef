//! What a game implements so that puzzles are found in it.

use bots::BotGame;
use engine::Seat;
use model::games::GameProfile;
use protocol::{Effort, JudgeTask, Judgement, PuzzleGame};

use super::gaps::Gaps;
use super::race::Confirm;
use crate::game::TournamentGame;

/// A game in which the arena finds puzzles.
pub trait PuzzleSource:
    TournamentGame + PuzzleGame<Theme: Send + Sync> + GameProfile<Action: Send + Sync> + Send + Sync
{
    /// The effort of the first judgement, in percent of that of hints.
    const GLANCE: u32;

    /// One of so many decisions is looked at.
    const EVERY: u32;

    /// About so many decisions are made in a match, or in as much of it as puzzles are looked for.
    const DECISIONS: u32;

    /// The rules of a match in which puzzles are looked for.
    fn puzzle_rules() -> Self::Rules;

    /// Whether a decision can be a puzzle at all.
    fn can_be_asked(_view: &Self::View) -> bool {
        true
    }

    /// The position without what has become of it before, as far as the answer does not depend on it.
    fn set_up(&self) -> Self {
        self.clone()
    }

    /// Whether these actions are what somebody would take who looks at nothing but the points that an action gives at once,
    /// if that is more than what a beginner would take.
    fn is_greedy(&self, _seat: Seat, _right: &[Self::Action]) -> bool {
        false
    }

    /// The judgements that prove a puzzle, each for itself: with this effort, in percent of that of hints, and against
    /// different opponents where the bots' judge can tell.
    fn proofs(view: &Self::View, effort: u32) -> Vec<Gaps<Self::Action>>;

    /// Whether a judge of other making says, too, that these actions are right and the others are not.
    fn is_confirmed(view: &Self::View, right: &[Self::Action], asked: Confirm) -> bool;

    /// A text that two decisions share if they are the same for a person: mirrored, turned or with renamed symbols.
    fn alike(&self, seat: Seat) -> String;

    /// Whether the puzzle is about a theme.
    fn has_theme(&self, seat: Seat, right: &[Self::Action], theme: Self::Theme) -> bool;
}

/// A judgement by the bots' judge, as gaps.
///
/// # Panics
/// If the view's seat has nothing to decide.
pub fn judged<G: BotGame>(view: &G::View, effort: u32) -> Gaps<G::Action> {
    let task = JudgeTask::<G>::new(view.clone(), Effort(effort));
    let search = G::judge(&task).expect("whoever decides can be judged");
    let judgement: Judgement<G::Action> = bots::finish(search);
    Gaps::of(&judgement)
}
