//! The drawing of a sheet: cells with symbols, and the points at the ends of lines.

use engine::Seat;
use engine::detrak::{Cell, Line, Note, SIZE, Sheet, Symbol};
use yew::prelude::*;

use super::lines::{is_open, most, name, score, scored, standing};
use super::state::TableState;
use crate::symbols::drawn;
use crate::texts::DetrakTexts;
use model::number_format::signed;
use table::TableModel;

/// A sheet, and what is marked on it.
#[derive(Clone, Copy, PartialEq, Default)]
pub struct SheetView {
    /// The symbols on the cells.
    pub sheet: Sheet,
    /// Whether the advanced rules hold.
    pub advanced: bool,
    /// The last note, which is marked.
    pub last: Option<Note>,
    /// The line that is being scored, by its index among the scored lines.
    pub counting: Option<usize>,
    /// Whether the game is over, so that nothing more can be noted.
    pub over: bool,
}

/// The style that places a cell in the CSS grid, which also has the points at the ends of lines.
pub fn place(cell: Cell, advanced: bool) -> String {
    let shift = 1 + usize::from(advanced);
    format!("grid-area:{}/{}", cell.row() + shift, cell.column() + shift)
}

/// The number of rows of that CSS grid: the cells, and the points at one end or, by the advanced rules, at
/// both.
pub const fn rows(advanced: bool) -> usize {
    SIZE + 1 + advanced as usize
}

impl SheetView {
    /// The classes of a cell, by its content and marks.
    pub fn class(&self, cell: Cell) -> Classes {
        let is_last = |note: &Note| note.first == cell || note.second == cell;
        let isolated = self.sheet.isolated() & (1 << cell.index()) != 0;
        let diagonal = self.advanced && cell.row() + cell.column() == SIZE - 1;
        classes!(
            "square",
            self.sheet.get(cell).is_some().then_some("is-taken"),
            isolated.then_some("is-isolated"),
            diagonal.then_some("is-diagonal"),
            self.last.as_ref().is_some_and(is_last).then_some("is-last"),
            self.scores(cell).then_some("is-scoring"),
        )
    }

    /// Whether the cell belongs to a run of the line that is being scored.
    fn scores(&self, cell: Cell) -> bool {
        let line = self
            .counting
            .and_then(|place| scored(self.advanced).nth(place));
        line.is_some_and(|line| in_run(self.sheet, line, cell))
    }

    /// The label of a cell for screen readers.
    pub fn describe(&self, cell: Cell, texts: &DetrakTexts) -> String {
        let what = match self.sheet.get(cell) {
            Some(noted) => (texts.symbol)(noted),
            None if self.sheet.isolated() & (1 << cell.index()) != 0 => texts.isolated,
            None => texts.free,
        };
        (texts.cell)(cell, what)
    }

    fn end(
        &self,
        index: usize,
        end: usize,
        line: Line,
        place: String,
        texts: &DetrakTexts,
    ) -> Html {
        let open = !self.over && is_open(self.sheet, line);
        let now = if open {
            standing(self.sheet, line, self.advanced)
        } else {
            self.sheet.value(line, self.advanced)
        };
        let most = open.then(|| self.most(line));
        let title = (texts.line)(line, now, most);
        let class = classes!(
            "line-end",
            (now > 0).then_some("has-points"),
            (now < 0 && !open).then_some("is-costly"),
            (self.counting == Some(index)).then_some("is-scoring"),
            open.then_some("is-open"),
        );
        let shown = if now == 0 && open {
            "·".into()
        } else {
            signed(now)
        };
        html! {
            <span key={format!("{}-{end}", name(line))} {class} style={place} title={title.clone()}
                data-line={name(line)} data-points={now.to_string()}>
                <span key="now" class="now" aria-hidden="true">{ shown }</span>
                <span key="most" class="most" aria-hidden="true">{ most.map(|most| format!("≤{most}")).unwrap_or_default() }</span>
                <span key="words" class="visually-hidden">{ title }</span>
            </span>
        }
    }

    /// The score: until the game is over the score so far, then the final one.
    pub fn score(&self) -> i32 {
        if self.over {
            self.sheet.score(self.advanced)
        } else {
            score(self.sheet, self.advanced)
        }
    }

    fn most(&self, line: Line) -> i32 {
        let points = most(self.sheet, line);
        match line {
            Line::Diagonal => 2 * points,
            _ => points,
        }
    }

    /// The styles that place a line's points; those of the diagonal stand at both ends.
    fn ends(&self, line: Line) -> Vec<String> {
        let shift = 1 + usize::from(self.advanced);
        let last = SIZE + shift;
        match line {
            Line::Row(row) => vec![format!("grid-area:{}/{last}", row + shift)],
            Line::Column(column) => vec![format!("grid-area:{last}/{}", column + shift)],
            Line::Diagonal => vec![format!("grid-area:{last}/1"), format!("grid-area:1/{last}")],
        }
    }

    fn corner(&self) -> String {
        let last = SIZE + 1 + usize::from(self.advanced);
        format!("grid-area:{last}/{last}")
    }

    /// The sheet with its points as a picture, hidden from screen readers.
    pub fn picture(&self, texts: &'static DetrakTexts) -> Html {
        let cell = |cell: Cell| {
            html! {
                <span key={cell.index()} class={self.class(cell)} style={place(cell, self.advanced)}>
                    { noted(self.sheet, cell) }
                </span>
            }
        };
        html! {
            <div key="picture" class={classes!("sheet", self.advanced.then_some("is-advanced"))} aria-hidden="true">
                { for Cell::all().map(cell) }
                <Points key="points" view={*self} {texts} />
            </div>
        }
    }

    /// The sheet as a table that only screen readers find.
    pub fn table(&self, caption: String, texts: &DetrakTexts) -> Html {
        let row = |row: usize| {
            let cells = Cell::all().filter(move |cell| cell.row() == row);
            html! {
                <tr key={row}>
                    { for cells.map(|cell| html! {
                        <td key={cell.column()}>{ self.describe(cell, texts) }</td>
                    }) }
                </tr>
            }
        };
        html! {
            <div key="table" class="visually-hidden">
                <table>
                    <caption key="caption">{ caption }</caption>
                    <tbody key="body">{ for (0..SIZE).map(row) }</tbody>
                </table>
            </div>
        }
    }
}

/// A seat's sheet as the stage shows it, without the note in hand.
pub fn view(state: &TableState, seat: Seat) -> SheetView {
    let game = state.game();
    let own = seat == state.session().viewpoint();
    SheetView {
        sheet: if own {
            state.own_sheet()
        } else {
            game.sheet(seat)
        },
        advanced: game.is_advanced(),
        last: state
            .last_note(seat)
            .filter(|_| !(own && state.session().is_person(seat))),
        counting: state
            .scoring_steps()
            .filter(|(counted, all)| counted < all)
            .map(|(counted, _)| counted),
        over: state.scoring_steps().is_some(),
    }
}

/// Props of [`Points`].
#[derive(Properties, PartialEq)]
pub struct PointsProps {
    /// The sheet.
    pub view: SheetView,
    /// The texts of the table.
    pub texts: &'static DetrakTexts,
}

/// The points at the ends of all scored lines, and their sum in the corner.
#[component]
pub fn Points(props: &PointsProps) -> Html {
    let (view, texts) = (&props.view, props.texts);
    let sum = signed(view.score());
    let is_long = sum.chars().count() > 2;
    let ends = scored(view.advanced).enumerate();
    let ends = ends.flat_map(|(index, line)| {
        let places = view.ends(line).into_iter().enumerate();
        places.map(move |(end, place)| (index, end, line, place))
    });
    html! {
        <>
            { for ends.map(|(index, end, line, place)| view.end(index, end, line, place, texts)) }
            <span key="sum" class={classes!("sum", is_long.then_some("is-long"))} style={view.corner()} data-sum="">
                { sum }
            </span>
        </>
    }
}

/// The symbol on a cell; empty if the cell is free.
pub fn noted(sheet: Sheet, cell: Cell) -> Html {
    sheet.get(cell).map(drawn).unwrap_or_default()
}

fn in_run(sheet: Sheet, line: Line, cell: Cell) -> bool {
    let cells: Vec<Cell> = line.cells().collect();
    let own = sheet.get(cell);
    let Some(place) = cells.iter().position(|other| *other == cell) else {
        return false;
    };
    let same = |place: Option<usize>| -> Option<Symbol> { sheet.get(*cells.get(place?)?) };
    own.is_some() && (same(place.checked_sub(1)) == own || same(Some(place + 1)) == own)
}
