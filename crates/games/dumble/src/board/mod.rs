//! The table of Dumble: its frame, and the stage with its state.

mod gesture;
mod hand;
mod hints;
mod keys;
mod layout;
mod props;
mod report;
mod rivals;
mod score_note;
mod scoring;
mod sprites;
mod stage;
mod state;
mod tools;
mod words;

use crate::DumbleUi;
use engine::dumble::Action;
use model::lang::Lang;
use protocol::Advice;
use yew::prelude::*;

use crate::texts::texts;
use hand::Sort;
pub use keys::{DumbleKeys, KEYS};
use model::storage;
use report::report;
use scoring::{ScoringStage, pace};
use stage::Stage;
use state::{TableEvent, TableState, Zone};
use table::{
    RunEvent, TableFrame, TableModel, TableProps, table_frame, use_lines, use_settled, use_steps,
    use_table,
};
use ui::i18n::use_texts;

/// The storage key of the order in which hands are sorted.
const SORT_KEY: &str = "tablee.dumble.sort";

impl TableModel for TableState {
    type Target = Zone;

    fn is_busy(&self) -> bool {
        self.scoring().is_some_and(|scoring| !scoring.is_over())
    }

    fn is_to_choose(&self) -> bool {
        self.is_to_discard() || self.is_to_draw()
    }

    fn forecast(
        &self,
        _: Option<Zone>,
        advice: Option<&Advice<Action>>,
        lang: Lang,
    ) -> Option<String> {
        words::forecast(self, advice, texts(lang))
    }
}

/// The table of Dumble. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DumbleTable(props: &TableProps<DumbleUi>) -> Html {
    let table = use_table(props, |first| TableState::new(first, stored_sort()));
    let state = &table.state;
    let (page, words) = (use_texts(), texts(props.lang));
    use_effect_with(state.sort, |sort| {
        // A failure does no harm: the next table sorts hands by rank.
        let _ = storage::write(SORT_KEY, &serde_json::to_string(sort).unwrap_or_default());
    });
    let chance = table
        .advice
        .as_deref()
        .and_then(|advice| words::lowest(state, advice));
    let lines = use_lines(state.session(), props.lang, |session| {
        words::log_lines(session, words, page)
    });
    let sheet = words::sheet(state.session(), words, page);
    let usual = state.run.pace(props.pace);
    let over = use_settled(sheet.is_some(), usual);
    let on_step = {
        let dispatcher = state.dispatcher();
        Callback::from(move |step| dispatcher.dispatch(TableEvent::Run(RunEvent::Counted(step))))
    };
    let stage_shown = state.scoring().filter(|_| over).map(|scoring| scoring.0);
    let stage_shown = stage_shown.map(|stage_shown| stage_shown.min(ScoringStage::STEPS));
    use_steps(
        stage_shown.map(|stage_shown| (stage_shown, ScoringStage::STEPS)),
        pace(usual),
        &on_step,
    );
    let sheet = sheet.filter(|_| over && !state.is_busy());
    let stage = html! { <Stage ..table.stage(props, words, over, chance) /> };
    let parts = TableFrame {
        table: &table,
        title: words.title,
        heading: words::heading(state.session(), words),
        turn: words::turn(state.session()),
        sentence: words::sentence(state, words, page),
        step: words::step(state),
        refusal: words::refusal(state, words),
        counted: stage_shown.unwrap_or_default(),
        sheet,
        alone: None,
        more: report(state.session(), words, page),
        yields: false,
        lines,
        stage,
    };
    table_frame(parts, props, page)
}

/// The order that the last table stored; by rank if there is none.
fn stored_sort() -> Sort {
    let text = storage::read(SORT_KEY).ok().flatten();
    let sort = text.and_then(|text| serde_json::from_str(&text).ok());
    // An order that the person made by hand holds for one hand only.
    sort.filter(|sort| *sort != Sort::Own).unwrap_or_default()
}
