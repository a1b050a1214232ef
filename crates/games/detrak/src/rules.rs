//! The rules pages of Détrak, with their figures.

use engine::detrak::{Cell, Sheet, Symbol};
use yew::prelude::*;

use super::symbols::symbol;
use crate::board::SheetView;
use crate::texts::DetrakRules;
use crate::texts::rules::texts;
use model::lang::Lang;
use table::{RulesPage, RulesPart};

/// The sheet of the worked example, row by row.
const EXAMPLE: [&str; 5] = ["AACCB", "DDCFF", "AECBE", "DECBE", "EBCBA"];
/// A sheet in the middle of a game. The free cell in its second row is isolated.
const UNDER_WAY: [&str; 5] = ["ABB..", "A.D..", "CCD..", ".....", "....."];

/// The rules in a language.
pub fn page(lang: Lang) -> RulesPage {
    let texts = texts(lang);
    let table_texts = super::texts::texts(lang);
    let part = RulesPart::new;
    let parts = vec![
        part(texts.setup, symbols(table_texts)),
        part(
            texts.turn,
            figure(UNDER_WAY, false, texts.turn_figure, table_texts),
        ),
        part(texts.scoring, runs(texts)),
        part(
            texts.example,
            figure(EXAMPLE, false, texts.example_figure, table_texts),
        ),
        part(
            texts.advanced,
            figure(EXAMPLE, true, texts.advanced_figure, table_texts),
        ),
        part(texts.alone, Html::default()),
    ];
    RulesPage {
        summary: texts.summary,
        parts,
    }
}

/// A figure of the six symbols with their names.
fn symbols(table_texts: &super::DetrakTexts) -> Html {
    html! {
        <figure>
            <ul key="symbols" class="symbols named">
                { for Symbol::all().map(|one| html! {
                    <li key={one.index()}><span key="symbol" class="half">{ symbol(one) }</span>
                        <span key="name">{ (table_texts.symbol)(one) }</span></li>
                }) }
            </ul>
        </figure>
    }
}

/// The table of the points of runs, by length.
fn runs(texts: &DetrakRules) -> Html {
    const POINTS: [(u8, u8); 4] = [(2, 2), (3, 3), (4, 8), (5, 10)];
    html! {
        <figure>
            <table key="runs" class="runs">
                <tr key="length"><th key="head" scope="row">{ texts.run }</th>
                    { for POINTS.map(|(length, _)| html! { <td key={length}>{ length }</td> }) }</tr>
                <tr key="points"><th key="head" scope="row">{ texts.points }</th>
                    { for POINTS.map(|(length, points)| html! { <td key={length}>{ points }</td> }) }</tr>
            </table>
        </figure>
    }
}

/// A figure of a sheet with the engine's own scoring.
fn figure(
    rows: [&str; 5],
    advanced: bool,
    caption: fn(i32) -> String,
    table_texts: &'static super::DetrakTexts,
) -> Html {
    let sheet = sheet(rows);
    let view = SheetView {
        sheet,
        advanced,
        over: rows.concat().find('.').is_none(),
        ..SheetView::default()
    };
    let caption = caption(sheet.score(advanced));
    html! {
        <figure class="figure-sheet">
            { view.picture(table_texts) }
            { view.table(caption.clone(), table_texts) }
            <figcaption key="caption" aria-hidden="true">{ caption }</figcaption>
        </figure>
    }
}

/// A sheet from its rows: letters for symbols, dots for free cells.
fn sheet(rows: [&str; 5]) -> Sheet {
    let signs = rows.into_iter().flat_map(str::chars);
    let noted = Cell::all().zip(signs).filter_map(|(cell, sign)| {
        let symbol = sign.to_string().parse().ok()?;
        Some((cell, symbol))
    });
    noted.fold(Sheet::EMPTY, |sheet, (cell, symbol)| {
        sheet.with(cell, symbol)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_full_and_the_other_sheet_has_a_lost_cell() {
        assert_eq!(sheet(EXAMPLE).taken(), 25);
        assert_eq!(sheet(UNDER_WAY).isolated().count_ones(), 1);
        assert_eq!(sheet(EXAMPLE).score(false), 25);
        assert_eq!(sheet(EXAMPLE).score(true), 9);
    }
}
