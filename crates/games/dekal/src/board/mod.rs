//! The table of Dékal: its frame, and the stage with its state.

mod description;
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

use crate::DekalUi;
use yew::prelude::*;

pub use crate::texts::DekalKeys;
pub use keys::KEYS;
pub use scoring::largest_group;
use stage::Stage;
use state::{TableEvent, TableState};
use table::{TableModel, TableProps, table_frame, use_table};
use ui::keys::Shortcut;

impl TableModel for TableState {
    type KeyTexts = DekalKeys;

    const KEYS: &[Shortcut<TableEvent, DekalKeys>] = KEYS;
    const CANCEL: TableEvent = TableEvent::Cancel;

    fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    fn scoring_steps(&self) -> Option<(usize, usize)> {
        let (scoring, step) = self.counting()?;
        Some((step, scoring.steps()))
    }

    fn is_to_choose(&self) -> bool {
        self.hole_to_fill().is_some()
    }
}

/// The table of Dékal. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DekalTable(props: &TableProps<DekalUi>) -> Html {
    let table = use_table(props, TableState::new);
    let stage = html! { <Stage ..table.stage(props, ()) /> };
    table_frame(&table, props, Html::default(), stage)
}
