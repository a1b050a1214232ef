//! What the move in hand is expected to lead to.

use std::rc::Rc;

use engine::detrak::{Action, Note};
use protocol::Advice;
use yew::prelude::*;

use super::state::TableState;
use super::words;
use crate::texts::texts;
use table::{DropTarget, use_drop_target_selector};
use ui::i18n::use_lang;

/// What the forecast needs.
#[derive(Properties, PartialEq)]
pub struct ForecastProps {
    /// The table.
    pub state: UseReducerHandle<TableState>,
    /// What is known of the decision.
    pub advice: Option<Rc<Advice<Action>>>,
    /// Where the move in hand is dragged to.
    pub drop_target: DropTarget<Note>,
}

/// What the move in hand is expected to lead to, in words.
#[component]
pub fn Forecast(props: &ForecastProps) -> Html {
    let words = texts(use_lang());
    let (state, advice) = (props.state.clone(), props.advice.clone());
    let said = use_drop_target_selector(&props.drop_target, move |over| {
        words::forecast(&state, over, advice.as_deref(), words)
    });
    said.unwrap_or_default().into()
}
