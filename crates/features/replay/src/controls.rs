//! The controls of a replay: buttons, a slider, and keys.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use crate::playing::SPEEDS;
use crate::step::{Jump, to};
use crate::texts::texts_of;
use crate::{Sharing, SharingRow};
use model::settings::Speed;
use table::watch::{self, Playback, PlaybackState};
use ui::i18n::{Texts, use_lang, use_texts};
use ui::keys::{PAUSE, key_of};
use ui::sign::{LEFT, RIGHT, TO_END, TO_START, drawn};
use ui::target::target;

/// Props of [`Controls`].
#[derive(Properties, Clone, PartialEq)]
pub struct ControlsProps {
    /// The step that is shown, from 0.
    pub step: usize,
    /// The last step.
    pub last: usize,
    /// The steps at which rounds begin; the first is 0.
    pub rounds: Rc<[usize]>,
    /// Whether the replay plays.
    pub plays: bool,
    /// How it is to play.
    pub playback: Playback,
    /// The speed at which it plays.
    pub speed: Speed,
    /// Called with the way to the step to show; the replay is paused.
    pub on_step: Callback<Jump>,
    /// Called with the way to the step from which it plays on.
    pub on_next: Callback<Jump>,
    /// Called with another way to play.
    pub on_playback: Callback<Playback>,
    /// What the sharing buttons offer.
    pub sharing: Sharing,
    /// The length of the log up to the step that is shown.
    pub length: usize,
    /// More ways to share the match, if it is over.
    pub share: Option<Html>,
}

/// Where the round of a step begins, or the one before if it begins with the step.
fn round_before(rounds: &[usize], step: usize) -> usize {
    let before = rounds.iter().rev().find(|begin| **begin < step);
    before.copied().unwrap_or(0)
}

/// Where the round after that of a step begins, or the `last` step if there is none.
fn round_after(rounds: &[usize], step: usize, last: usize) -> usize {
    let after = rounds.iter().find(|begin| **begin > step);
    after.copied().unwrap_or(last)
}

impl ControlsProps {
    /// The name of a step to which a button jumps.
    fn name(&self, step: usize, texts: &Texts) -> String {
        match self.rounds.iter().position(|begin| *begin == step) {
            Some(round) if round > 0 => (texts.table.round)(round as u16 + 1),
            _ if step == 0 => texts_of(texts).first.into(),
            _ => texts_of(texts).last.into(),
        }
    }

    fn back(&self) -> Jump {
        Jump::from(|step: usize| step.saturating_sub(1))
    }

    fn forward(&self) -> Jump {
        let last = self.last;
        Jump::from(move |step| last.min(step + 1))
    }

    /// Plays on, from the beginning if the end is shown; or pauses.
    fn toggle(&self) {
        if !self.plays && self.step == self.last {
            self.on_next.emit(to(0));
        }
        let state = if self.plays {
            PlaybackState::Paused
        } else {
            PlaybackState::Playing
        };
        self.on_playback.emit(Playback {
            state,
            ..self.playback
        });
    }
}

/// The buttons and the slider of a replay, and the sharing buttons.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let (texts, watch_texts) = (use_texts(), watch::texts(use_lang()));
    use_keys(props);
    let (step, last) = (props.step, props.last);
    let button = |name: &'static str, sign: &'static str, label: String, jump: Jump| {
        let is_idle = jump.emit(step) == step;
        let onclick = props.on_step.reform(move |_: MouseEvent| jump.clone());
        // A button without effect is not `disabled`, since it would lose the focus.
        html! {
            <button key={name} type="button" class="button quiet" data-action={name} data-repeats=""
                aria-disabled={is_idle.to_string()} aria-label={label.clone()} title={label} {onclick}>
                { drawn(sign) }
            </button>
        }
    };
    let before = round_before(&props.rounds, step);
    let after = round_after(&props.rounds, step, last);
    html! {
        <nav class="replay-controls" aria-label={texts_of(texts).controls}>
            <div key="steps" class="replay-steps">
                { button("round-back", TO_START, props.name(before, texts), to(before)) }
                { button("back", LEFT, texts_of(texts).back.into(), props.back()) }
                { play_button(props, texts) }
                { button("forward", RIGHT, texts_of(texts).forward.into(), props.forward()) }
                { button("round-forward", TO_END, props.name(after, texts), to(after)) }
                { slider(props, texts) }
                <span key="count" class="replay-count" aria-hidden="true">{ format!("{step} / {last}") }</span>
                { watch::speed_field(&SPEEDS, props.speed, props.playback, &props.on_playback, watch_texts) }
            </div>
            <SharingRow key="sharing" sharing={props.sharing.clone()} length={props.length} share={props.share.clone()} />
        </nav>
    }
}

/// The button that plays and pauses.
fn play_button(props: &ControlsProps, texts: &Texts) -> Html {
    let (label, sign) = if props.plays {
        (texts_of(texts).pause, "M6 4h4.5v16H6zM13.5 4H18v16h-4.5z")
    } else {
        (texts_of(texts).play, "M6 3.5v17L20.5 12z")
    };
    let toggled = props.clone();
    html! {
        <button key="play" type="button" class="button primary replay-play" data-action="play"
            data-plays={props.plays.to_string()} aria-label={label} title={label}
            onclick={move |_: MouseEvent| toggled.toggle()}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={sign} /></svg>
        </button>
    }
}

fn slider(props: &ControlsProps, texts: &Texts) -> Html {
    let on_step = props.on_step.clone();
    let oninput = move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        // The field is a range, whose values are the numbers of the steps.
        if let Ok(step) = input.value().parse() {
            on_step.emit(to(step));
        }
    };
    html! {
        <input key="slider" type="range" min="0" max={props.last.to_string()} step="1"
            value={props.step.to_string()} aria-label={texts_of(texts).slider}
            aria-valuetext={(texts_of(texts).step)(props.step, props.last)} {oninput} />
    }
}

/// Binds the arrow keys to one step back or forth, Home and End to the ends, and the space bar to playing. Leaves
/// keys alone that another element uses: a field, a button that has the focus, or a grid whose cells the arrows
/// select.
#[hook]
fn use_keys(props: &ControlsProps) {
    use_effect_with(props.clone(), move |props| {
        let props = props.clone();
        let document = gloo_utils::document();
        let options = EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&document, "keydown", options, move |event| {
                let Some(key) = free_key(event) else { return };
                let jump = match key.as_str() {
                    "ArrowLeft" => props.back(),
                    "ArrowRight" => props.forward(),
                    "Home" => to(0),
                    "End" => to(props.last),
                    " " if is_on(event, "button, a, summary") => return,
                    other if other == " " || other.eq_ignore_ascii_case(PAUSE) => {
                        event.prevent_default();
                        return props.toggle();
                    }
                    _ => return,
                };
                event.prevent_default();
                props.on_step.emit(jump);
            });
        move || drop(listener)
    });
}

/// The key of an event, if nothing else uses it: a field, or whatever has prevented what the browser does with it.
pub fn free_key(event: &Event) -> Option<String> {
    let key = key_of(event)?;
    let shift = event.dyn_ref().is_some_and(KeyboardEvent::shift_key);
    let plays = key == " " && is_on(event, "input[type='range']");
    let is_free =
        !shift && (plays || !is_on(event, "input, select, textarea")) && !event.default_prevented();
    is_free.then_some(key)
}

/// Whether the key was pressed on an element of this selector.
fn is_on(event: &Event, selector: &str) -> bool {
    target(event).is_some_and(|target| target.matches(selector).unwrap_or(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_jumped_over_and_back_to_their_beginnings() {
        let rounds = [0, 10, 24];
        let before = [0, 4, 10, 11, 24, 30].map(|step| round_before(&rounds, step));
        assert_eq!(before, [0, 0, 0, 10, 10, 24]);
        let after = [0, 9, 10, 24, 30].map(|step| round_after(&rounds, step, 30));
        assert_eq!(after, [10, 10, 24, 30, 30]);
    }
}
