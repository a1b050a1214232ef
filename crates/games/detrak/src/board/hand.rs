//! The preview of the note that the person is about to make.

use engine::detrak::{Cell, Note, Sheet, Symbol};

use super::piece::{Piece, fits};
use super::state::TableState;
use super::table_model::isolated_by;

/// The piece in hand, and the sheet on which it would be noted. Where a dragged piece is, [`Hand::on`] is told.
#[derive(Clone, Copy, PartialEq)]
pub struct Hand {
    piece: Option<Piece>,
    sheet: Sheet,
    /// The note that the piece would make; `None` while it is dragged.
    note: Option<Note>,
    is_dragged: bool,
    /// Whether the person is warned of a note that would isolate cells.
    warns: bool,
}

/// The preview on a cell.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct CellPreview {
    /// The symbol that the note would put on the cell, and whether the note fits.
    pub symbol: Option<(Symbol, bool)>,
    /// Whether the person is to be warned that the note would leave the cell without a free neighbour, so that nothing
    /// could be noted on it any more.
    pub is_endangered: bool,
}

impl Hand {
    /// The piece that the person has in hand. `warns`: whether the person is to be warned of a note that would isolate
    /// cells.
    pub fn new(state: &TableState, warns: bool) -> Hand {
        Hand {
            piece: state.piece(),
            sheet: state.game().sheet(state.session().viewpoint()),
            note: state.in_hand(None),
            is_dragged: state.dragged,
            warns,
        }
    }

    /// The preview on a cell. `over`: the note that a dragged piece would make.
    pub fn on(&self, cell: Cell, over: Option<Note>) -> CellPreview {
        let note = self.note.or(over.filter(|_| self.is_dragged));
        let Some((piece, note)) = self.piece.zip(note) else {
            return CellPreview::default();
        };
        let fits = fits(self.sheet, note);
        let (one, other) = piece.roll.symbols();
        let symbol = match cell {
            _ if cell == note.first => Some(one),
            _ if cell == note.second => Some(other),
            _ => None,
        };
        let isolated = || isolated_by(self.sheet, piece.roll, note) & (1 << cell.index()) != 0;
        CellPreview {
            symbol: symbol.map(|symbol| (symbol, fits)),
            is_endangered: self.warns && fits && isolated(),
        }
    }
}
