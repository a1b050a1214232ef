//! What the styles like in Dumble.

use engine::dumble::{Action, Dumble, DumbleView};
use engine::{Game, View};
use protocol::{Level, Style};

use super::heuristics::{gift, known_of_next};

/// How much a style likes an action of the view's seat; `None` if it has no say.
///
/// A denier likes discards that are of no use to the next player. The others have no say: to call early, as a gambler
/// might, shows nothing, since all levels call nearly whenever they may; and to collect sets, as a tidy player might, costs
/// more than it shows.
pub fn liking(style: Style, view: &DumbleView, action: Action) -> Option<f32> {
    match (style, action) {
        (Style::Denier, Action::Discard(cards)) => {
            Some(-gift(known_of_next(view, view.seat()?), cards.as_slice()))
        }
        (Style::Denier | Style::Gambler | Style::Tidy, _) => None,
    }
}

/// By how much actions may differ that are about equal: in points, or, for those who make playouts, in shares of the
/// win, as little as a review cannot tell.
pub fn about_equal(style: Style, level: Level) -> Option<f32> {
    match style {
        Style::Denier => Some(match level.nearest(Dumble::ID).base() {
            Level::Expert => 0.005,
            _ => 1.0,
        }),
        Style::Gambler | Style::Tidy => None,
    }
}
