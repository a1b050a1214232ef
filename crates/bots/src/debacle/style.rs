//! What the styles like in Débâcle.

use engine::debacle::{Action, DebacleView, Position, Side};
use protocol::Style;

/// How much a style likes an action of the view's seat; `None` if it has no say.
///
/// A gambler attacks: it likes its dice far forward. The others have no say: a fortress of dice close together, as a tidy
/// player might like it, makes a level weaker, and dice out of the opponent's reach make it stronger.
pub fn liking(style: Style, view: &DebacleView, action: Action) -> Option<f32> {
    match style {
        Style::Gambler => {
            let mut position = *view.game().position();
            let side = position.mover();
            position.act_unchecked(action);
            Some(advance(&position, side))
        }
        Style::Denier | Style::Tidy => None,
    }
}

/// By how much the values of actions may differ that are about equal. 5 are 0.3 % of the win, at an even score: players
/// make some 400 decisions in a match, so that losses add up.
pub fn about_equal(style: Style) -> Option<f32> {
    match style {
        Style::Gambler => Some(5.0),
        Style::Denier | Style::Tidy => None,
    }
}

/// The rows by which the dice of a side have left its camp.
fn advance(position: &Position, side: Side) -> f32 {
    let dice = position.board().of(side);
    let rows = dice.map(|(square, _)| square.row().abs_diff(side.camp_row()));
    rows.sum::<usize>() as f32
}
