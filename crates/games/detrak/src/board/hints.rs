//! A hint on the sheet: the cells of the best note, with its symbols, and of others that are close.

use engine::detrak::{Action, Cell, Roll, Symbol};
use yew::prelude::*;

use model::lang::Lang;
use table::hint::{Badge, Mark, badge, texts};

/// What a hint has to say of a cell.
pub struct CellHint<'a> {
    /// The notes that cover it, and whether with their first half.
    marks: Vec<(&'a Mark<Action>, bool)>,
}

impl<'a> CellHint<'a> {
    /// What the marks say of a cell.
    pub fn on(marks: &'a [Mark<Action>], cell: Cell) -> CellHint<'a> {
        let covers = |mark: &'a Mark<Action>| match mark.action {
            Action::Note(note) if note.first == cell => Some((mark, true)),
            Action::Note(note) if note.second == cell => Some((mark, false)),
            Action::Note(_) | Action::Start(_) => None,
        };
        CellHint {
            marks: marks.iter().filter_map(covers).collect(),
        }
    }

    fn best(&self) -> Option<bool> {
        let best = self.marks.iter().find(|(mark, _)| mark.badge.is_best());
        best.map(|(_, first)| *first)
    }

    /// Whether it is the first half of what was done, where something else would
    /// have been better.
    fn played(&self) -> Option<bool> {
        let played = self
            .marks
            .iter()
            .find(|(mark, _)| mark.badge == Badge::Played);
        played.map(|(_, first)| *first)
    }

    /// How the cell stands out.
    pub fn class(&self) -> Classes {
        match (self.best(), self.marks.is_empty()) {
            (Some(_), _) => classes!("is-advised", "is-ghost"),
            (None, false) if self.played().is_some() => classes!("is-played", "is-ghost"),
            (None, false) => classes!("is-advised", "is-second-best"),
            (None, true) => Classes::new(),
        }
    }

    /// The symbol that the best note puts there, or the one that was made.
    pub fn symbol(&self, roll: Roll) -> Option<Symbol> {
        let (one, other) = roll.symbols();
        let first = self.best().or(self.played())?;
        Some(if first { one } else { other })
    }

    /// The ranks of the notes, with what they lead to at their first half.
    pub fn badges(&self, lang: Lang) -> Html {
        let one = |(mark, first): &(&Mark<Action>, bool)| badge(mark.badge, *first, texts(lang));
        html! {
            <span key="advised" class="hint-corner" hidden={self.marks.is_empty()}>{ for self.marks.iter().map(one) }</span>
        }
    }
}
