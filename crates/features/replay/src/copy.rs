//! A button that copies a link.

use yew::prelude::*;

use super::texts::texts_of;
use ui::copy::{CopyButton, CopyTexts, address};
use ui::i18n::use_texts;
use ui::route::Route;

/// Props of [`CopyLink`].
#[derive(Properties, PartialEq)]
pub struct CopyLinkProps {
    /// The address of the link; `None` if the game does not fit into one.
    pub route: Option<Route>,
}

/// The button that copies a link.
#[component]
pub fn CopyLink(props: &CopyLinkProps) -> Html {
    let texts = use_texts();
    let texts = CopyTexts {
        label: texts_of(texts).copy_link,
        copied: texts_of(texts).copied,
        by_hand: texts_of(texts).copy_yourself,
        nothing: texts_of(texts).no_link,
        field: texts_of(texts).link,
    };
    let text = props
        .route
        .as_ref()
        .map(|route| AttrValue::from(address(route)));
    html! { <CopyButton {text} action="copy-link" {texts} /> }
}
