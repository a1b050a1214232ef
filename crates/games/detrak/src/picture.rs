//! A small picture of a position: what was rolled, and the sheet of the seat that is to note it.

use engine::Seat;
use engine::detrak::{Action, Cell, Detrak, Step, Symbol};
use yew::prelude::*;

use crate::board::{CellHint, SheetView, noted, place};
use crate::symbols::symbol;
use model::lang::Lang;
use table::hint::{Mark, marks_of};

/// The picture, with the marked notes on the sheet, or marks on the symbols to begin with.
pub fn picture(game: &Detrak, seat: Seat, marks: &[Mark<Action>], lang: Lang) -> Html {
    let roll = match game.step() {
        Step::Note(roll, _) => Some(roll),
        Step::Start(_) | Step::Roll | Step::Over => None,
    };
    let symbols: Vec<Symbol> = match roll {
        Some(roll) => <[Symbol; 2]>::from(roll.symbols()).into(),
        None => Symbol::all().collect(),
    };
    let one = |(index, one): (usize, Symbol)| {
        html! {
            <span key={index} class="half picture-mark">
                { symbol(one) }
                { marks_of(marks, |action| action == Action::Start(one), lang) }
            </span>
        }
    };
    let view = SheetView {
        sheet: game.sheet(seat),
        advanced: game.is_advanced(),
        ..SheetView::default()
    };
    let cell = |cell: Cell| {
        let hint = CellHint::on(marks, cell);
        let ghost = roll.and_then(|roll| hint.symbol(roll));
        html! {
            <span key={cell.index()} class={classes!(view.class(cell), hint.class())} style={place(cell, false)}>
                { ghost.map_or_else(|| noted(view.sheet, cell), symbol) }
                { hint.badges(lang) }
            </span>
        }
    };
    html! {
        <>
            <div key="roll" class="picture-row">{ for symbols.into_iter().enumerate().map(one) }</div>
            <div key="sheet" class="sheet">{ for Cell::all().map(cell) }</div>
        </>
    }
}
