//! The table of Détrak: its frame, and the stage with its state.

mod gesture;
mod hand;
mod hints;
mod keys;
mod layout;
mod lines;
mod luck_note;
mod piece;
mod props;
mod report;
mod rivals;
mod sheet;
mod stage;
mod state;
mod study;
mod table_model;
mod tray;

use crate::DetrakUi;
use yew::prelude::*;

pub use hints::CellHint;
pub use keys::KEYS;
pub use lines::best_line;
use luck_note::use_luck_note;
use report::report;
use stage::Stage;
pub use state::TableState;
use study::use_study;
use table::{TableProps, table_frame, use_table};

pub use sheet::{SheetView, noted, place};

/// The table of Détrak. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DetrakTable(props: &TableProps<DetrakUi>) -> Html {
    let table = use_table(props, TableState::new);
    let answers = use_study(&table.state, &props.pool);
    let session = table.state.session();
    use_luck_note(session, &answers);
    let stage = html! { <Stage ..table.stage(props, table.judgement.is_some()) /> };
    let more = report(session, &answers, table.texts, table.shared_texts);
    table_frame(&table, props, more, stage)
}
