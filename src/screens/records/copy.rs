//! A button that copies a link.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::files;
use crate::announce::say;
use crate::i18n::use_texts;
use crate::route::Route;

/// What came of copying.
#[derive(Clone, Copy, PartialEq)]
enum Answer {
    None,
    Copied,
    ByHand,
    NoLink,
}

/// What the button needs.
#[derive(Properties, PartialEq)]
pub struct CopyLinkProps {
    /// Where the link leads; `None` if the game does not fit into one.
    pub route: Option<Route>,
}

/// Copies a link, or shows it, selected, where the browser does not let the
/// page copy.
#[component]
pub fn CopyLink(props: &CopyLinkProps) -> Html {
    let texts = use_texts();
    let answer = use_state_eq(|| Answer::None);
    let field = use_node_ref();
    let by_hand = field.clone();
    use_effect_with(*answer, move |answer| {
        let input = by_hand.cast::<HtmlInputElement>();
        if let (Some(input), Answer::ByHand) = (input, answer) {
            // A field that takes no focus is still there to be read.
            let _ = input.focus();
            input.select();
        }
    });
    let link = props.route.as_ref().map(address);
    let setter = answer.setter();
    let wanted = link.clone();
    let onclick = move |_: MouseEvent| {
        let Some(link) = &wanted else {
            return setter.set(Answer::NoLink);
        };
        let setter = setter.clone();
        let done = move |copied| match copied {
            true => setter.set(Answer::Copied),
            false => setter.set(Answer::ByHand),
        };
        files::copy(link, done.into());
    };
    let told = match *answer {
        Answer::None => "",
        Answer::Copied => texts.records.copied,
        Answer::ByHand => texts.records.copy_yourself,
        Answer::NoLink => texts.records.no_link,
    };
    html! {
        <div class="copy-link">
            <button key="copy" type="button" class="button quiet" data-action="copy-link" {onclick}>
                { texts.records.copy_link }
            </button>
            <p key="told" class="about" data-copied="">{ told }</p>
            { say(told) }
            <input key="link" ref={field} type="text" readonly=true aria-label={texts.records.link}
                hidden={*answer != Answer::ByHand} value={link.unwrap_or_default()} />
        </div>
    }
}

/// The whole address of a screen, wherever the page is hosted.
fn address(route: &Route) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let page = href.unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}{}", route.href())
}
