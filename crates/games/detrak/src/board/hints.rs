//! Hints and other marks on the near sheet: the cells of the best note with its symbols, and the cells of other
//! good notes.

use engine::detrak::{Action, Cell, Roll, Symbol};
use yew::prelude::*;

use model::lang::Lang;
use table::hint::{Badge, Mark, badge, texts};

/// The marks on a cell.
pub struct CellHint<'a> {
    /// The marked notes that cover the cell, and whether with their first half.
    marks: Vec<(&'a Mark<Action>, bool)>,
}

impl<'a> CellHint<'a> {
    /// The marks on this cell.
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

    /// Whether the cell has the first half of the note that was played where another would have been better;
    /// `None` if it has neither half.
    fn played(&self) -> Option<bool> {
        let played = self
            .marks
            .iter()
            .find(|(mark, _)| mark.badge == Badge::Played);
        played.map(|(_, first)| *first)
    }

    /// The classes that show the marks.
    pub fn class(&self) -> Classes {
        match (self.best(), self.marks.is_empty()) {
            (Some(_), _) => classes!("is-advised", "is-ghost"),
            (None, false) if self.played().is_some() => classes!("is-played", "is-ghost"),
            (None, false) => {
                let ghost = self.only().map(|_| "is-ghost");
                classes!("is-advised", "is-second-best", ghost)
            }
            (None, true) => Classes::new(),
        }
    }

    /// Whether the cell has the first half of its note, if only one is marked there.
    fn only(&self) -> Option<bool> {
        match self.marks.as_slice() {
            [(_, first)] => Some(*first),
            _ => None,
        }
    }

    /// The symbol that the best note puts on the cell, or else the note that was played, or else the only one.
    pub fn symbol(&self, roll: Roll) -> Option<Symbol> {
        let (one, other) = roll.symbols();
        let first = self.best().or(self.played()).or(self.only())?;
        Some(if first { one } else { other })
    }

    /// The badges of the notes; each note shows its estimate only at its first half.
    pub fn badges(&self, lang: Lang) -> Html {
        let one = |(mark, first): &(&Mark<Action>, bool)| badge(mark.badge, *first, texts(lang));
        html! {
            <span key="advised" class="hint-corner" hidden={self.marks.is_empty()}>{ for self.marks.iter().map(one) }</span>
        }
    }
}
