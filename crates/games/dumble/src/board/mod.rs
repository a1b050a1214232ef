//! The table of Dumble: its frame, and the stage with its state.

mod gesture;
mod hand;
mod hints;
mod keys;
mod layout;
mod preview;
mod props;
mod report;
mod rivals;
mod score_note;
mod scoring;
mod sprites;
mod stage;
mod state;
mod table_model;
mod tools;

use crate::DumbleUi;
use yew::prelude::*;

use hand::Sort;
pub use keys::KEYS;
use model::storage;
use report::report;
use stage::Stage;
pub use state::TableState;
use table::{TableProps, table_frame, use_table};

/// The storage key of the order in which hands are sorted.
const SORT_KEY: &str = "tablee.dumble.sort";

/// The table of Dumble. Persons and bots sit on any seats, or bots on all of them; one person alone has the first.
#[component]
pub fn DumbleTable(props: &TableProps<DumbleUi>) -> Html {
    let table = use_table(props, |first| TableState::new(first, stored_sort()));
    let state = &table.state;
    use_effect_with(state.sort, |sort| {
        // A failure does no harm: the next table sorts hands by rank.
        let _ = storage::write(SORT_KEY, &serde_json::to_string(sort).unwrap_or_default());
    });
    let chance = table
        .judgement
        .as_deref()
        .and_then(|judgement| table_model::lowest(state, judgement));
    let stage = html! { <Stage ..table.stage(props, chance) /> };
    let more = report(state.session(), table.texts, table.shared_texts);
    table_frame(&table, props, more, stage)
}

/// The order that the last table stored; by rank if there is none.
fn stored_sort() -> Sort {
    let text = storage::read(SORT_KEY).ok().flatten();
    let sort = text.and_then(|text| serde_json::from_str(&text).ok());
    // An order that the person made by hand holds for one hand only.
    sort.filter(|sort| *sort != Sort::Own).unwrap_or_default()
}
