//! What the styles like in Dékal.

use engine::dekal::{Action, CardValue, Cell, Dekal, DekalView, Grid, Push};
use engine::{Game, View};
use protocol::{Level, Style};

use super::heuristic::{after, left_to_others, unseen_mean};

/// How much a style likes an action of the view's seat; `None` if it has no say.
///
/// A denier likes drafts after which the others, together, have more points: the others who are yet to draft take
/// their best from what is left. A gambler and a tidy builder like the grid that they get, see [`hopes`] and
/// [`order`]; when they turn a card over, the grid that its hole leads to.
pub fn liking(style: Style, view: &DekalView, action: Action) -> Option<f32> {
    let (table, seat) = (view.table(), view.seat()?);
    let likes: fn(Grid) -> f32 = match (style, action) {
        (Style::Denier, Action::Reveal(_)) => return None,
        (Style::Denier, Action::Draft(draft)) => {
            return Some(left_to_others(table, seat, draft.card, unseen_mean(table)));
        }
        (Style::Gambler, _) => hopes,
        (Style::Tidy, _) => order,
    };
    Some(match action {
        Action::Draft(draft) => likes(after(table, seat, draft)),
        Action::Reveal(hole) => expected(table.grid(seat), hole, likes),
    })
}

/// By how much actions may differ that are about equal: in points, or, for an expert, in shares of the win, no more than
/// the judgement may be wrong about in a match. What a denier gives up of its own, the others lack.
pub fn about_equal(style: Style, level: Level) -> f32 {
    let points = match style {
        Style::Denier => 1.0,
        Style::Gambler | Style::Tidy => 0.2,
    };
    match level.nearest(Dekal::ID) {
        Level::Expert => (points * POINT).min(MOST),
        _ => points,
    }
}

/// What a point is worth to an expert, roughly.
const POINT: f32 = 0.02;
/// The most that an expert gives up for a style: the least margin of the judgement.
const MOST: f32 = 0.005;

/// What a hole leads to: the mean over all values of a card, pushed where it is liked most.
fn expected(grid: Grid, hole: Cell, likes: fn(Grid) -> f32) -> f32 {
    let best = |card| {
        let grids = Push::legal(hole).map(|push| grid.pushed_unchecked(hole, push, card));
        grids.map(likes).fold(f32::NEG_INFINITY, f32::max)
    };
    CardValue::all().map(best).sum::<f32>() / CardValue::all().count() as f32
}

/// The points that may still be cancelled: of each card that touches no equal one, once for each face-down card that
/// it touches.
fn hopes(grid: Grid) -> f32 {
    let (cancelled, face_down) = (grid.cancelled(), grid.face_down());
    let lone = Cell::all().filter(|cell| !cancelled.contains(*cell));
    let hope = |cell: Cell| {
        let open = cell.neighbours().filter(|other| face_down.contains(*other));
        Some(f32::from(grid.get(cell)?.get()) * open.count() as f32)
    };
    lone.filter_map(hope).sum()
}

/// How much lower than the mean cards at the border are, in points; twice for those in corners.
fn order(grid: Grid) -> f32 {
    let low = |cell: Cell| {
        let at_border = 4 - cell.neighbours().count();
        let card = grid.get(cell)?;
        Some((5.5 - f32::from(card.get())) * at_border as f32)
    };
    Cell::all().filter_map(low).sum()
}
