//! What the styles like in Détrak.

use engine::View;
use engine::detrak::{Action, Cell, DetrakView, Line, SIZE, Sheet, Step};
use protocol::{Level, Style};

/// How much a style likes an action of the view's seat; `None` if it has no say.
///
/// A tidy player likes points in rows rather than in columns; a gambler, by the advanced rules, equal symbols on the
/// diagonal, wherever they lie. Nobody can be denied anything.
pub fn liking(style: Style, view: &DetrakView, action: Action) -> Option<f32> {
    let game = view.open();
    let (Step::Note(roll, _), Action::Note(note)) = (game.step(), action) else {
        return None;
    };
    let sheet = game.sheet(view.seat()?).noted_unchecked(roll, note);
    match style {
        Style::Tidy => Some(across(sheet)),
        Style::Gambler if game.is_advanced() => Some(alike(sheet)),
        Style::Gambler | Style::Denier => None,
    }
}

/// By how many points actions may differ that are about equal.
pub fn about_equal(style: Style, _level: Level) -> Option<f32> {
    match style {
        Style::Denier => None,
        Style::Gambler | Style::Tidy => Some(0.3),
    }
}

/// The points of the rows, minus those of the columns.
fn across(sheet: Sheet) -> f32 {
    let points = Line::all().map(|line| match line {
        Line::Row(_) => sheet.points(line),
        Line::Column(_) => -sheet.points(line),
        Line::Diagonal => 0,
    });
    points.sum::<i32>() as f32
}

/// How many pairs of symbols on the diagonal are equal, minus those that are not.
fn alike(sheet: Sheet) -> f32 {
    let diagonal = (0..SIZE).filter_map(|row| sheet.get(Cell::new(row, SIZE - 1 - row)?));
    let symbols: Vec<_> = diagonal.collect();
    let mut pairs = 0.0;
    for (place, symbol) in symbols.iter().enumerate() {
        for other in &symbols[..place] {
            pairs += if symbol == other { 1.0 } else { -1.0 };
        }
    }
    pairs
}
