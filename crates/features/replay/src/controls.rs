//! The controls of a replay: buttons, a slider, and the arrow keys.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use crate::{Sharing, SharingRow};
use ui::i18n::{Texts, use_texts};

/// Props of [`Controls`].
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// The step that is shown, from 0.
    pub step: usize,
    /// The last step.
    pub last: usize,
    /// Called with the step to show.
    pub on_step: Callback<usize>,
    /// What the sharing buttons offer.
    pub sharing: Sharing,
}

/// A button: its name, its symbol, its label, and the step that it shows.
type Face = (&'static str, &'static str, &'static str, usize);

/// The buttons and the slider of a replay, and the sharing buttons.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let texts = use_texts();
    use_step_keys(props.step, props.last, &props.on_step);
    let (step, last) = (props.step, props.last);
    let button = |(name, sign, label, to): Face| {
        let onclick = props.on_step.reform(move |_: MouseEvent| to);
        // A button without effect is not `disabled`, since it would lose the focus.
        html! {
            <button key={name} type="button" class="button quiet" data-action={name}
                aria-disabled={(to == step).to_string()} aria-label={label} title={label} {onclick}>
                <span aria-hidden="true">{ sign }</span>
            </button>
        }
    };
    html! {
        <nav class="replay-controls" aria-label={texts.records.controls}>
            <div key="steps" class="replay-steps">
                { button(("first", "«", texts.records.first, 0)) }
                { button(("back", "‹", texts.records.back, step.saturating_sub(1))) }
                { slider(props, texts) }
                <span key="count" class="replay-count" aria-hidden="true">{ format!("{step} / {last}") }</span>
                { button(("forward", "›", texts.records.forward, last.min(step + 1))) }
                { button(("last", "»", texts.records.last, last)) }
            </div>
            <SharingRow key="sharing" sharing={props.sharing.clone()} />
        </nav>
    }
}

fn slider(props: &ControlsProps, texts: &Texts) -> Html {
    let on_step = props.on_step.clone();
    let oninput = move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        // The field is a range, whose values are the numbers of the steps.
        if let Ok(step) = input.value().parse() {
            on_step.emit(step);
        }
    };
    html! {
        <input key="slider" type="range" min="0" max={props.last.to_string()} step="1"
            value={props.step.to_string()} aria-label={texts.records.slider}
            aria-valuetext={(texts.records.step)(props.step, props.last)} {oninput} />
    }
}

/// Binds the arrow keys to one step back or forth, and Home and End to the ends. Leaves keys alone that another
/// element uses: a field, or a grid whose cells the arrows select.
#[hook]
fn use_step_keys(step: usize, last: usize, on_step: &Callback<usize>) {
    let on_step = on_step.clone();
    use_effect_with((step, last), move |(step, last)| {
        let (step, last) = (*step, *last);
        let document = gloo_utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let key: Option<&KeyboardEvent> = event.dyn_ref();
                let Some(key) = key.filter(|key| is_free(key)) else {
                    return;
                };
                let to = match key.key().as_str() {
                    "ArrowLeft" => step.saturating_sub(1),
                    "ArrowRight" => last.min(step + 1),
                    "Home" => 0,
                    "End" => last,
                    _ => return,
                };
                event.prevent_default();
                on_step.emit(to);
            });
        move || drop(listener)
    });
}

fn is_free(event: &KeyboardEvent) -> bool {
    let chord = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    let field = target.is_some_and(|target| target.matches("input, select").unwrap_or(false));
    !chord && !field && !event.default_prevented()
}
