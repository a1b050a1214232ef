//! What the styles like in Débâcle.

use engine::debacle::{Action, DebacleView, Position, Side};
use protocol::Style;

/// How much a style likes an action of the view's seat; `None` if it has no say.
///
/// A gambler attacks: it likes its dice at the enemy camp. It does not count others, since a level that counts points
/// becomes stronger if it goes forward wherever it sees no difference. The other styles have no say: a fortress of dice
/// close together, as a tidy player might like it, makes a level weaker, and dice out of the opponent's reach make it
/// stronger.
pub fn liking(style: Style, view: &DebacleView, action: Action) -> Option<f32> {
    match style {
        Style::Gambler => {
            let mut position = *view.game().position();
            let side = position.mover();
            position.act_unchecked(action);
            Some(attackers(&position, side) as f32)
        }
        Style::Denier | Style::Tidy => None,
    }
}

/// The largest difference between the values of actions that are about equal. At an even score 5 are 0.3 % of the win,
/// or less than a row to those that count points. It is that small because players make some 400 decisions in a match,
/// and losses add up.
pub fn about_equal(style: Style) -> Option<f32> {
    match style {
        Style::Gambler => Some(5.0),
        Style::Denier | Style::Tidy => None,
    }
}

/// How many dice of a side are at the enemy camp: in the row before it, or in it.
fn attackers(position: &Position, side: Side) -> usize {
    let camp = side.other().camp_row();
    let dice = position.board().of(side);
    dice.filter(|(square, _)| square.row().abs_diff(camp) <= 1)
        .count()
}
