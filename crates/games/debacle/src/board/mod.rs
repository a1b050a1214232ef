//! The table of Débâcle: its frame, and the stage with its state.

mod analysis;
mod arrows;
mod dice;
mod gesture;
mod hints;
mod keys;
mod layout;
mod lines;
mod picture;
mod props;
mod stage;
mod state;
mod tools;
mod words;

use crate::DebacleUi;
use engine::debacle::{Action, Square};
use model::lang::Lang;
use protocol::Advice;
use yew::prelude::*;

use crate::texts::texts;
use analysis::{panel, use_analysis};
pub use keys::{DebacleKeys, KEYS};
pub use picture::picture;
use stage::Stage;
use state::TableState;
use table::{TableFrame, TableModel, TableProps, table_frame, use_lines, use_settled, use_table};
use ui::i18n::use_texts;

impl TableModel for TableState {
    type Target = Square;

    fn is_to_choose(&self) -> bool {
        self.acting().is_some()
    }

    fn forecast(
        &self,
        _: Option<Square>,
        advice: Option<&Advice<Action>>,
        lang: Lang,
    ) -> Option<String> {
        words::forecast(self, advice, texts(lang))
    }
}

/// The table of Débâcle, for one person, for two at one screen, or for bots on both sides.
#[component]
pub fn DebacleTable(props: &TableProps<DebacleUi>) -> Html {
    let table = use_table(props, TableState::new);
    let state = &table.state;
    let (page, words) = (use_texts(), texts(props.lang));
    let found = use_analysis(state, &props.pool);
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let more = panel(state, found.as_ref(), words);
    let best = found.map_or_else(Vec::new, |found| found.line.clone());
    let sheet = words::sheet(state.session(), words);
    let over = use_settled(sheet.is_some(), state.run.pace(props.pace));
    let sheet = sheet.filter(|_| over);
    let stage = html! { <Stage ..table.stage(props, words, over, best) /> };
    let parts = TableFrame {
        table: &table,
        title: words.title,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        sentence: words::sentence(state, words, page),
        step: words::step(state),
        refusal: words::refusal(state, words),
        counted: 0,
        sheet,
        alone: None,
        more,
        yields: state.looking.is_some(),
        lines,
        stage,
    };
    table_frame(parts, props, page)
}
