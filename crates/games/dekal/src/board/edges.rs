//! The entry slots around the near grid, through which cards are pushed in.

use engine::dekal::{Cell, Push};
use yew::prelude::*;

use super::layout::Layout;
use super::props::Clicks;
use super::state::{HoveredPush, TableEvent};
use crate::texts::DekalTexts;
use table::{DropTarget, use_drop_target_selector};

/// Props of [`Edges`].
#[derive(Properties, PartialEq)]
pub struct EdgesProps {
    /// The layout of the table.
    pub layout: Layout,
    /// The hole that the person is to fill.
    pub hole: Option<Cell>,
    /// Whether the person drags a card.
    pub is_dragged: bool,
    /// The texts of the table.
    pub texts: &'static DekalTexts,
    /// Clicks on the stage.
    pub clicked: Clicks,
    /// What a card is dragged over.
    pub drop_target: DropTarget<HoveredPush>,
}

/// The 16 entry slots; those through which a push is legal are lit.
#[component]
pub fn Edges(props: &EdgesProps) -> Html {
    let EdgesProps {
        hole,
        is_dragged,
        texts,
        ..
    } = *props;
    let legal = |push: Push| hole.is_some_and(|hole| push.is_legal(hole));
    let first = Push::all().find(|push| legal(*push));
    let one = |push: Push| {
        let style = AttrValue::from(props.layout.entry(push).style());
        html! {
            <Edge key={push.to_string()} {push} {style} {texts} is_legal={legal(push)} {is_dragged}
                is_tab_stop={first == Some(push)} clicked={props.clicked.clone()} drop_target={props.drop_target.clone()} />
        }
    };
    html! {
        <div role="group" aria-label={texts.edges}>{ for Push::all().map(one) }</div>
    }
}

/// Props of an entry slot.
#[derive(Properties, PartialEq)]
struct EdgeProps {
    push: Push,
    style: AttrValue,
    texts: &'static DekalTexts,
    /// Whether a push through this slot is legal.
    is_legal: bool,
    /// Whether the person drags a card.
    is_dragged: bool,
    is_tab_stop: bool,
    clicked: Clicks,
    drop_target: DropTarget<HoveredPush>,
}

/// An entry slot, which shows whether the card dragged over it may go in.
#[component]
fn Edge(props: &EdgeProps) -> Html {
    let EdgeProps {
        push,
        is_legal,
        is_dragged,
        ..
    } = *props;
    let hovered = use_drop_target_selector(&props.drop_target, move |hover| {
        hover.filter(|hover| is_dragged && hover.push == push)
    });
    let class = classes!(
        "edge",
        is_legal.then_some("is-lit"),
        hovered.map(|hover| if hover.is_legal {
            "is-hovered"
        } else {
            "is-refused"
        }),
    );
    let onclick = (props.clicked).reform(move |event| (event, TableEvent::Push(push)));
    html! {
        <button
            type="button"
            {class}
            tabindex={if props.is_tab_stop { "0" } else { "-1" }}
            data-push={push.to_string()}
            style={props.style.clone()}
            aria-label={(props.texts.push)(push)}
            aria-disabled={(!is_legal).to_string()}
            {onclick}
        />
    }
}
