//! The controls of a table that plays itself: pause, one step, speed.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::{Going, Tempo, texts};
use crate::i18n::use_lang;
use crate::screens::{Field, select};
use crate::settings::Speed;
use crate::shell::{tell_speed, use_settings};

/// What the controls need.
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// How the table goes on.
    pub tempo: Tempo,
    /// Called with another way to go on.
    pub on_tempo: Callback<Tempo>,
}

/// Pause, one step, and how fast; `P` and `N` do the same as the buttons.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let (words, settings) = (texts(use_lang()), use_settings());
    let tempo = props.tempo;
    let speed = tempo.speed.unwrap_or(settings.speed);
    use_tempo_keys(tempo, &props.on_tempo);
    // Cards move as fast as the table goes, and as the person likes afterwards.
    use_effect_with((speed, settings.speed), |(speed, usual)| {
        let usual = *usual;
        tell_speed(*speed);
        move || tell_speed(usual)
    });
    let send = |tempo: Tempo| props.on_tempo.reform(move |_: MouseEvent| tempo);
    let label = match tempo.going {
        Going::On => words.pause,
        Going::Paused | Going::Step => words.go_on,
    };
    let chosen = Speed::ALL.iter().position(|other| *other == speed);
    let field = Field {
        name: "tempo",
        label: words.speed.into(),
        choices: words.speeds.map(AttrValue::from).into(),
        chosen: chosen.unwrap_or_default(),
        on_choose: props
            .on_tempo
            .reform(move |place: usize| tempo.at(Speed::ALL[place % Speed::ALL.len()])),
    };
    let paused = tempo.going == Going::Paused;
    html! {
        <nav class="watch-controls" aria-label={words.controls} data-watch={if paused { "paused" } else { "going" }}>
            <button key="pause" type="button" class="button" data-action="pause" title="P"
                onclick={send(tempo.toggled())}>{ label }</button>
            <button key="step" type="button" class="button" data-action="step" title="N"
                onclick={send(tempo.step())}>{ words.step }</button>
            { select(&field, true) }
            <span key="state" class="watch-state" role="status">{ if paused { words.paused } else { "" } }</span>
        </nav>
    }
}

/// `P` lets the table wait or go on, `N` lets one more thing happen. Keys held
/// together with others are the browser's.
#[hook]
fn use_tempo_keys(tempo: Tempo, on_tempo: &Callback<Tempo>) {
    let on_tempo = on_tempo.clone();
    use_effect_with(tempo, move |tempo| {
        let tempo = *tempo;
        let document = gloo_utils::document();
        let listener = EventListener::new(&document, "keydown", move |event| {
            let Some(event): Option<&KeyboardEvent> = event.dyn_ref() else {
                return;
            };
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            match event.key().as_str() {
                "p" | "P" => on_tempo.emit(tempo.toggled()),
                "n" | "N" => on_tempo.emit(tempo.step()),
                _ => {}
            }
        });
        move || drop(listener)
    });
}
