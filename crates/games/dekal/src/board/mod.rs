//! The table of Dékal: its frame, and the stage with its state.

mod edges;
mod gesture;
mod hints;
mod keys;
mod layout;
mod names;
mod own_grid;
mod placement;
mod props;
mod rivals;
mod scoring;
mod stage;
mod state;
mod target;
mod visual;
mod words;

use crate::DekalUi;
use engine::dekal::Action;
use model::lang::Lang;
use protocol::Advice;
use yew::prelude::*;

use crate::texts::texts;
pub use keys::{DekalKeys, KEYS};
pub use scoring::largest_group;
use stage::Stage;
use state::{Hover, TableEvent, TableState};
use table::{
    RunEvent, TableFrame, TableModel, TableProps, table_frame, use_lines, use_steps, use_table,
};
use ui::i18n::use_texts;

impl TableModel for TableState {
    type Target = Hover;

    fn is_busy(&self) -> bool {
        self.is_counting()
    }

    fn is_to_choose(&self) -> bool {
        self.hole_to_fill().is_some()
    }

    fn forecast(
        &self,
        over: Option<Hover>,
        advice: Option<&Advice<Action>>,
        lang: Lang,
    ) -> Option<String> {
        words::forecast(self, over, advice, texts(lang))
    }
}

/// The table of Dékal. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DekalTable(props: &TableProps<DekalUi>) -> Html {
    let table = use_table(props, TableState::new);
    let state = &table.state;
    let (page, words) = (use_texts(), texts(props.lang));
    let on_step = {
        let dispatcher = state.dispatcher();
        Callback::from(move |step| dispatcher.dispatch(TableEvent::Run(RunEvent::Counted(step))))
    };
    let counting = state.counting();
    let steps = counting
        .as_ref()
        .map(|(scoring, step)| (*step, scoring.steps()));
    use_steps(steps, state.run.pace(props.pace), &on_step);
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let sheet = words::sheet(state, words);
    let over = sheet.is_some();
    let stage = html! { <Stage ..table.stage(props, words, over, ()) /> };
    let parts = TableFrame {
        table: &table,
        title: words.title,
        heading: words::heading(state.session(), words, page),
        turn: words::turn(state.session()),
        sentence: words::sentence(state, words, page),
        step: words::step(state),
        refusal: words::refusal(state, words),
        counted: counting.map_or(0, |(_, step)| step),
        sheet,
        alone: None,
        more: Html::default(),
        yields: false,
        lines,
        stage,
    };
    table_frame(parts, props, page)
}
