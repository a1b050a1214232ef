//! The table of Dumble: its frame, and the stage with its state.

mod description;
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

use crate::DumbleUi;
use yew::prelude::*;

pub use crate::texts::DumbleKeys;
use hand::Sort;
pub use keys::KEYS;
use model::storage;
use report::report;
use scoring::ScoringStage;
use stage::Stage;
use state::{TableEvent, TableState};
use table::{Pace, TableModel, TableParts, TableProps, table_frame, use_table};
use ui::keys::Shortcut;

/// The storage key of the order in which hands are sorted.
const SORT_KEY: &str = "tablee.dumble.sort";

impl TableModel for TableState {
    type KeyTexts = DumbleKeys;

    const KEYS: &[Shortcut<TableEvent, DumbleKeys>] = KEYS;
    const RESTS_FIRST: bool = true;
    const CANCEL: TableEvent = TableEvent::Cancel;

    fn is_dragging(&self) -> bool {
        self.dragged.is_some()
    }

    fn scoring_steps(&self) -> Option<(usize, usize)> {
        let ScoringStage(shown) = self.scoring()?;
        Some((shown.min(ScoringStage::STEPS), ScoringStage::STEPS))
    }

    fn scoring_pace(usual: Pace) -> Pace {
        scoring::pace(usual)
    }

    fn is_to_choose(&self) -> bool {
        self.is_to_discard() || self.is_to_draw()
    }
}

/// The table of Dumble. Either the first seat is the person's, or bots play on all seats.
#[component]
pub fn DumbleTable(props: &TableProps<DumbleUi>) -> Html {
    let table = use_table(props, |first| TableState::new(first, stored_sort()));
    let state = &table.state;
    use_effect_with(state.sort, |sort| {
        // A failure does no harm: the next table sorts hands by rank.
        let _ = storage::write(SORT_KEY, &serde_json::to_string(sort).unwrap_or_default());
    });
    let chance = table
        .advice
        .as_deref()
        .and_then(|advice| description::lowest(state, advice));
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
