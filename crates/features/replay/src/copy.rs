//! A button that copies a link.

use yew::prelude::*;

use super::texts::own;
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
        label: own(texts).copy_link,
        copied: own(texts).copied,
        by_hand: own(texts).copy_yourself,
        nothing: own(texts).no_link,
        field: own(texts).link,
    };
    let text = props
        .route
        .as_ref()
        .map(|route| AttrValue::from(address(route)));
    html! { <CopyButton {text} action="copy-link" {texts} /> }
}
