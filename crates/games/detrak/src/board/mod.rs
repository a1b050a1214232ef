//! The table of Détrak: its frame, and the stage with its state.

mod gesture;
mod hand;
mod hints;
mod keys;
mod layout;
mod lines;
mod luck;
mod picture;
mod piece;
mod props;
mod report;
mod rivals;
mod sheet;
mod stage;
mod state;
mod study;
mod tray;
mod words;

use crate::DetrakUi;
use engine::detrak::{Action, Note};
use model::lang::Lang;
use protocol::Advice;
use yew::prelude::*;

use crate::texts::texts;
pub use keys::{DetrakKeys, KEYS};
pub use lines::best_line;
use luck::use_luck_note;
use report::report;
use stage::Stage;
use state::{TableEvent, TableState};
use study::use_study;
use table::{
    RunEvent, TableFrame, TableModel, TableProps, table_frame, use_lines, use_steps, use_table,
};
use ui::i18n::use_texts;

pub use picture::picture;
pub use sheet::SheetView;

impl TableModel for TableState {
    type Target = Note;

    fn is_busy(&self) -> bool {
        self.is_counting()
    }

    fn is_to_choose(&self) -> bool {
        self.piece().is_some()
    }

    fn forecast(
        &self,
        over: Option<Note>,
        advice: Option<&Advice<Action>>,
        lang: Lang,
    ) -> Option<String> {
        words::forecast(self, over, advice, texts(lang))
    }
}

/// The table of Détrak. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DetrakTable(props: &TableProps<DetrakUi>) -> Html {
    let table = use_table(props, TableState::new);
    let state = &table.state;
    let (page, words) = (use_texts(), texts(props.lang));
    let dispatcher = state.dispatcher();
    let on_step =
        Callback::from(move |step| dispatcher.dispatch(TableEvent::Run(RunEvent::Counted(step))));
    use_steps(state.counting(), state.run.pace(props.pace), &on_step);
    let findings = use_study(state, &props.pool);
    use_luck_note(state.session(), &findings);
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let sheet = words::sheet(state, words);
    let over = sheet.is_some();
    let stage = html! { <Stage ..table.stage(props, words, over, table.advice.is_some()) /> };
    let parts = TableFrame {
        table: &table,
        title: words.title,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        sentence: words::sentence(state, words, page),
        step: words::step(state),
        refusal: words::refusal(state, words),
        counted: state.counting().map_or(0, |(counted, _)| counted),
        sheet,
        alone: words::alone(state.session(), words),
        more: report(state.session(), &findings, words, page),
        yields: state.enlarged.is_some(),
        lines,
        stage,
    };
    table_frame(parts, props, page)
}
