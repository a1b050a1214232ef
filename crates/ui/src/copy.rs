//! A button that copies a text, for instance a link.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::announce::announce;
use crate::files;
use crate::route::Route;

/// The result of copying.
#[derive(Clone, Copy, PartialEq)]
enum CopyResult {
    None,
    Copied,
    ByHand,
    NoText,
}

/// The texts of a copy button.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct CopyTexts {
    /// The button.
    pub label: &'static str,
    /// The text has been copied.
    pub copied: &'static str,
    /// The browser does not let the page copy.
    pub by_hand: &'static str,
    /// There is nothing to copy.
    pub nothing: &'static str,
    /// The field from which the person copies by hand.
    pub field: &'static str,
}

impl CopyTexts {
    /// What is said of a result.
    fn about(&self, result: CopyResult) -> &'static str {
        match result {
            CopyResult::None => "",
            CopyResult::Copied => self.copied,
            CopyResult::ByHand => self.by_hand,
            CopyResult::NoText => self.nothing,
        }
    }
}

/// Props of [`CopyButton`].
#[derive(Properties, PartialEq)]
pub struct CopyProps {
    /// The text to copy; `None` if there is none. The field from which a person copies by hand leaves line breaks out.
    pub text: Option<AttrValue>,
    /// The button's `data-action`.
    pub action: &'static str,
    /// The texts.
    pub texts: CopyTexts,
}

/// Copies a text, and tells the person each time: by a sign at the button, by a text, and through screen readers. If
/// the browser does not let the page copy, shows the text selected in a field.
#[component]
pub fn CopyButton(props: &CopyProps) -> Html {
    let texts = props.texts;
    let result = use_state_eq(|| CopyResult::None);
    let field = use_node_ref();
    let by_hand = field.clone();
    use_effect_with(*result, move |result| {
        let input = by_hand.cast::<HtmlInputElement>();
        if let (Some(input), CopyResult::ByHand) = (input, result) {
            // A field that cannot take the focus can still be read.
            let _ = input.focus();
            input.select();
        }
    });
    // A new text has not been copied yet.
    let setter = result.setter();
    use_effect_with(props.text.clone(), move |_| setter.set(CopyResult::None));
    let setter = result.setter();
    let tell = Callback::from(move |result| {
        setter.set(result);
        announce(texts.about(result));
    });
    let wanted = props.text.clone();
    let onclick = move |_: MouseEvent| match &wanted {
        None => tell.emit(CopyResult::NoText),
        Some(text) => files::copy(
            text,
            tell.reform(|is_copied| match is_copied {
                true => CopyResult::Copied,
                false => CopyResult::ByHand,
            }),
        ),
    };
    let text = texts.about(*result);
    let is_done = *result == CopyResult::Copied;
    html! {
        <div class="copy-link">
            <button key="copy" type="button" class={classes!("button", "quiet", is_done.then_some("is-done"))}
                data-action={props.action} {onclick}>
                { texts.label }
            </button>
            <p key="status" class="about" data-copied="">{ text }</p>
            <input key="link" ref={field} type="text" readonly=true aria-label={texts.field}
                hidden={*result != CopyResult::ByHand} value={props.text.clone().unwrap_or_default()} />
        </div>
    }
}

/// The whole address of a screen, wherever the page is hosted. It leaves out what other programs have added to the
/// page's address.
pub fn address(route: &Route) -> String {
    let href = web_sys::window().and_then(|window| window.location().href().ok());
    let page = href.unwrap_or_default();
    let page = page.split(['?', '#']).next().unwrap_or_default();
    format!("{page}{}", route.href())
}
