//! How the sheet shows the note that the person is about to make.

use engine::detrak::{Cell, Note, Sheet, Symbol};

use super::piece::Piece;
use super::state::TableState;
use super::words::{fits, isolated_by};
use table::PERSON;

/// What is in hand, but for where it is dragged.
#[derive(Clone, Copy, PartialEq)]
pub struct Hand {
    piece: Option<Piece>,
    sheet: Sheet,
    /// Where the piece would be noted, if it is not being dragged.
    note: Option<Note>,
    is_dragged: bool,
    /// Where its leading half alone would be.
    leading: Option<Cell>,
}

/// How a cell shows what is in hand.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct CellPreview {
    /// The symbol that would come there, and whether it can.
    pub symbol: Option<(Symbol, bool)>,
    /// Whether nothing could be noted there any more.
    pub is_endangered: bool,
}

impl Hand {
    /// What the person has in hand.
    pub fn new(state: &TableState) -> Hand {
        let pointed = state.pointed.map(|(cell, _)| cell);
        Hand {
            piece: state.piece(),
            sheet: state.game().sheet(PERSON),
            note: state.in_hand(None),
            is_dragged: state.dragged,
            leading: state.first.or(pointed.filter(|_| !state.dragged)),
        }
    }

    /// How a cell shows it, where it is dragged over something.
    pub fn on(&self, cell: Cell, over: Option<Note>) -> CellPreview {
        let Some(piece) = self.piece else {
            return CellPreview::default();
        };
        let Some(note) = self.note.or(over.filter(|_| self.is_dragged)) else {
            let leads = self.leading == Some(cell);
            return CellPreview {
                symbol: leads.then(|| (piece.halves().0, true)),
                is_endangered: false,
            };
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
            is_endangered: fits && isolated(),
        }
    }
}
