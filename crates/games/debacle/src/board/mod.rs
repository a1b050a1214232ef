//! The table of Débâcle: its frame, and the stage with its state.

mod analysis;
mod arrows;
mod dice;
mod gesture;
mod hints;
mod keys;
mod layout;
mod lines;
mod props;
mod stage;
mod state;
mod table_model;
mod tools;

use crate::DebacleUi;
use yew::prelude::*;

use analysis::{panel, use_analysis};
pub use hints::goal;
pub use keys::KEYS;
#[cfg(test)]
pub use layout::Layout;
use stage::Stage;
pub use state::TableState;
use table::{TableProps, table_frame, use_table};

/// The table of Débâcle, for one person, for two at one screen, or for bots on both sides.
#[component]
pub fn DebacleTable(props: &TableProps<DebacleUi>) -> Html {
    let table = use_table(props, TableState::new);
    let found = use_analysis(&table.state, &props.pool);
    let may_look = table.state.session().may_be_analysed();
    let more = may_look.then(|| panel(&table.state, found.as_ref(), table.texts));
    // What was found before is not shown where no help is given.
    let line = found.iter().filter(|_| may_look);
    let line = line.flat_map(|found| &found.line);
    let best = line.map(|step| step.action).collect();
    let stage = html! { <Stage ..table.stage(props, best) /> };
    table_frame(&table, props, more.unwrap_or_default(), stage)
}
