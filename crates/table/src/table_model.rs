//! The state and the hooks that every table has, generic over a game's [`TableModel`]: the reducer, the runner, the
//! hint, and the properties of the stage.

use std::rc::Rc;

use protocol::Advice;
use yew::prelude::*;

use super::commands::{Commands, use_runner};
use super::confirm::{Confirmable, TableParts};
use super::drop_target::{DropTarget, use_drop_target, use_drop_target_selector};
use super::hint::{HintState, use_hint};
use super::hooks::use_size;
use super::mark::Mark;
use super::{Playable, TableProps};
use model::lang::Lang;
use model::session::Session;

/// The match at a table of this kind.
type SessionOf<T> = Session<<<T as TableParts>::Game as Playable>::Game>;

/// What a player can do at a table of this kind.
type ActionOf<T> = <<T as TableParts>::Game as Playable>::Action;

/// The state of a game's table: the reducer's state of the component that shows the table.
pub trait TableModel:
    Confirmable + Reducible<Action = <Self as TableParts>::Event> + PartialEq + 'static
{
    /// What something can be dragged over.
    type Target: Copy + PartialEq + 'static;

    /// Whether the end of a round is still being shown, so that nothing else happens.
    fn is_busy(&self) -> bool {
        false
    }

    /// Whether the person is to make a decision whose expected results can be shown.
    fn is_to_choose(&self) -> bool;

    /// The expected result of the move in hand, in words: of what is dragged `over` a target, or of what is chosen.
    /// `advice` is that on the decision, if it is known and the person wants to see expected results.
    fn forecast(
        &self,
        over: Option<Self::Target>,
        advice: Option<&Advice<ActionOf<Self>>>,
        lang: Lang,
    ) -> Option<String>;
}

/// A table that is shown.
pub struct Table<T: TableModel> {
    /// Its state, to which events are dispatched.
    pub state: UseReducerHandle<T>,
    /// What the person can do around the stage.
    pub commands: Rc<Commands>,
    /// The hint that has been asked for, or could be.
    pub hint_state: HintState<T::Game>,
    /// The advice on the decision, if it is known and the person wants to see expected results without asking.
    pub advice: Option<Rc<Advice<ActionOf<T>>>>,
    /// The target that something is dragged over.
    pub drop_target: DropTarget<T::Target>,
    /// Where the stage stands.
    pub place: NodeRef,
    /// The stage's size in pixels.
    pub size: (f64, f64),
}

/// A table with the match of these props, whose state is `new` when it is first shown. Everybody but the person is
/// played, and every change of the match is reported to `on_change`.
#[hook]
pub fn use_table<T: TableModel>(
    props: &TableProps<T::Game>,
    new: impl FnOnce(SessionOf<T>) -> T,
) -> Table<T> {
    let (first, confirm) = (props.session.clone(), props.confirm);
    let state = use_reducer_eq(move || new(first).confirming(confirm));
    let place = use_node_ref();
    let size = use_size(&place);
    let on_event = use_callback(state.dispatcher(), |event, table| {
        table.dispatch(T::run_event(event));
    });
    let commands = use_runner(state.run(), state.is_busy(), props, &on_event);
    let at_once = props.hints && state.is_to_choose();
    let hint_state = use_hint(state.run(), &props.pool, at_once);
    let advice = hint_state.advice.clone().filter(|_| at_once);
    Table {
        drop_target: use_drop_target(),
        state,
        commands,
        hint_state,
        advice,
        place,
        size,
    }
}

impl<T: TableModel> Table<T> {
    /// What the parts of the stage are given: `over` says whether the scores of the round are shown. Marked are the
    /// actions of the props, or else those of the hint.
    pub fn stage<W, X: Clone + PartialEq>(
        &self,
        props: &TableProps<T::Game>,
        texts: &'static W,
        over: bool,
        more: X,
    ) -> StageProps<T, W, X> {
        let marks = if props.marks.is_empty() {
            self.hint_state.marks()
        } else {
            props.marks.clone()
        };
        StageProps {
            state: self.state.clone(),
            texts,
            size: self.size,
            marks,
            over,
            drop_target: self.drop_target.clone(),
            more,
        }
    }

    /// What the move in hand is expected to lead to.
    pub(crate) fn forecast(&self) -> Html {
        let (state, advice, drop_target) = (
            self.state.clone(),
            self.advice.clone(),
            self.drop_target.clone(),
        );
        html! { <Forecast<T> {state} {advice} {drop_target} /> }
    }
}

/// What the parts of a stage need: the table's state, the game's texts, and what only this game's stage shows.
#[derive(Properties)]
pub struct StageProps<T: TableModel, W: 'static, X: Clone + PartialEq = ()> {
    /// What is shown.
    pub state: UseReducerHandle<T>,
    /// The words.
    pub texts: &'static W,
    /// The stage's size in pixels.
    pub size: (f64, f64),
    /// What a hint advises.
    pub marks: Vec<Mark<ActionOf<T>>>,
    /// Whether the scores of the round are shown.
    pub over: bool,
    /// The target that something is dragged over.
    pub drop_target: DropTarget<T::Target>,
    /// What only this game's stage shows.
    pub more: X,
}

impl<T: TableModel, W, X: Clone + PartialEq> Clone for StageProps<T, W, X> {
    fn clone(&self) -> Self {
        StageProps {
            state: self.state.clone(),
            marks: self.marks.clone(),
            drop_target: self.drop_target.clone(),
            more: self.more.clone(),
            ..*self
        }
    }
}

impl<T: TableModel, W, X: Clone + PartialEq> PartialEq for StageProps<T, W, X> {
    fn eq(&self, other: &Self) -> bool {
        let known = core::ptr::eq(self.texts, other.texts) && self.drop_target == other.drop_target;
        known
            && (self.size, self.over) == (other.size, other.over)
            && self.state == other.state
            && self.marks == other.marks
            && self.more == other.more
    }
}

/// What the forecast needs.
#[derive(Properties)]
struct ForecastProps<T: TableModel> {
    state: UseReducerHandle<T>,
    advice: Option<Rc<Advice<ActionOf<T>>>>,
    drop_target: DropTarget<T::Target>,
}

impl<T: TableModel> PartialEq for ForecastProps<T> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
            && self.advice == other.advice
            && self.drop_target == other.drop_target
    }
}

/// What the move in hand is expected to lead to, in words.
#[component]
fn Forecast<T: TableModel>(props: &ForecastProps<T>) -> Html {
    let lang = ui::i18n::use_lang();
    let (state, advice) = (props.state.clone(), props.advice.clone());
    let forecast = use_drop_target_selector(&props.drop_target, move |over| {
        state.forecast(over, advice.as_deref(), lang)
    });
    forecast.unwrap_or_default().into()
}
