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
mod table_model;
mod target;
mod visual;

use crate::DekalUi;
use yew::prelude::*;

pub use keys::KEYS;
pub use scoring::largest_group;
use stage::Stage;
pub use state::TableState;
use table::{TableProps, table_frame, use_table};

/// The table of Dékal. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DekalTable(props: &TableProps<DekalUi>) -> Html {
    let table = use_table(props, TableState::new);
    let stage = html! { <Stage ..table.stage(props, ()) /> };
    table_frame(&table, props, Html::default(), stage)
}
