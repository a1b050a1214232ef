//! A rival's grid or sheet, which is small on the stage, as a button that shows it large over everything else.

use engine::Seat;
use yew::prelude::*;

use crate::{RunEvent, TableModel};
use ui::i18n::use_texts;

/// Props of [`Enlargeable`].
#[derive(Properties)]
pub struct EnlargeableProps<T: TableModel> {
    /// Whose it is.
    pub seat: Seat,
    /// The name of that seat.
    pub name: AttrValue,
    /// The label of the button while it is small.
    pub label: AttrValue,
    /// Whether it is large.
    pub is_large: bool,
    /// Where the button stands, if style sheets do not say so.
    #[prop_or_default]
    pub style: Option<AttrValue>,
    /// The table.
    pub table: UseReducerDispatcher<T>,
    /// The picture; screen readers skip it.
    pub children: Html,
}

impl<T: TableModel> PartialEq for EnlargeableProps<T> {
    fn eq(&self, other: &Self) -> bool {
        (self.seat, self.is_large) == (other.seat, other.is_large)
            && (&self.name, &self.label, &self.style) == (&other.name, &other.label, &other.style)
            && self.table == other.table
            && self.children == other.children
    }
}

/// The button. Another click, or Escape, makes the picture small again.
#[component]
pub fn Enlargeable<T: TableModel>(props: &EnlargeableProps<T>) -> Html {
    let (texts, table, is_large) = (use_texts(), props.table.clone(), props.is_large);
    let to = (!is_large).then_some(props.seat);
    let onclick = move |_| table.dispatch(T::run_event(RunEvent::Enlarge(to)));
    let label = if is_large {
        texts.common.close.into()
    } else {
        props.label.clone()
    };
    html! {
        <button type="button" class={classes!("enlargeable", is_large.then_some("is-large"))} style={&props.style}
            data-enlarge={props.seat.index().to_string()} aria-expanded={is_large.to_string()} {onclick}>
            <span key="label" class="visually-hidden">{ label }</span>
            <span key="name" class="enlarged-name" aria-hidden="true">{ &props.name }</span>
            { props.children.clone() }
        </button>
    }
}
