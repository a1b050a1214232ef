//! What the styles like in Dumble.

use engine::dumble::{Action, Dumble, DumbleView};
use engine::{Game, View};
use protocol::{Level, Style};

use super::heuristics::{gift, known_of_next};

/// How much a style likes an action of the view's seat; `None` if it has no say.
///
/// A denier likes discards that are of no use to the next player. A gambler bluffs: it likes discards of low cards, with
/// which its hand looks lower than it is. A tidy player has no say: to collect sets costs more than it shows.
pub fn liking(style: Style, view: &DumbleView, action: Action) -> Option<f32> {
    let Action::Discard(cards) = action else {
        return None;
    };
    let cards = cards.as_slice();
    match style {
        Style::Denier => Some(-gift(known_of_next(view, view.seat()?), cards)),
        Style::Gambler => Some(
            -cards
                .iter()
                .map(|card| card.points().into())
                .fold(0.0, f32::max),
        ),
        Style::Tidy => None,
    }
}

/// By how much actions may differ that are about equal: in points, or, for those who make playouts, in shares of the
/// win, as little as a review cannot tell. Casual and amateur slip; a wide margin would let a bluff undo many slips, which
/// makes them stronger. A very strong player, whose losses by slips and by bluffs add up, would become weaker.
pub fn about_equal(style: Style, level: Level) -> Option<f32> {
    let level = level.nearest(Dumble::ID);
    match (style, level.base(Dumble::ID)) {
        (Style::Tidy, _) => None,
        (Style::Gambler, Level::Expert) if level == Level::VeryStrong => Some(0.002_5),
        (Style::Denier | Style::Gambler, Level::Expert) => Some(0.005),
        (Style::Gambler, _) if matches!(level, Level::Casual | Level::Amateur) => Some(0.25),
        (Style::Denier | Style::Gambler, _) => Some(1.0),
    }
}
