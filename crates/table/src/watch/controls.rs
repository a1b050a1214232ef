//! The controls of a table that plays itself: pause, one step, speed.

use yew::prelude::*;

use super::{Going, Tempo, texts};
use model::settings::Speed;
use ui::announce::say;
use ui::fields::Field;
use ui::fields::select;
use ui::i18n::use_lang;
use ui::keys::{PAUSE, STEP, on_key};
use ui::settings::tell_speed;
use ui::settings::use_settings;

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
    let moves = match tempo.going {
        Going::ToEnd => Speed::None,
        Going::On | Going::Paused | Going::Step => speed,
    };
    use_tempo_keys(tempo, &props.on_tempo);
    // Cards move as fast as the table goes, and as the person likes afterwards.
    use_effect_with((moves, settings.speed), |(moves, usual)| {
        let usual = *usual;
        tell_speed(*moves);
        move || tell_speed(usual)
    });
    let send = |tempo: Tempo| props.on_tempo.reform(move |_: MouseEvent| tempo);
    let goes = matches!(tempo.going, Going::On | Going::ToEnd);
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
    let state = if paused { words.paused } else { "" };
    html! {
        <nav class="watch-controls" aria-label={words.controls} data-watch={if paused { "paused" } else { "going" }}>
            <button key="pause" type="button" class="button" data-action="pause" title="P"
                onclick={send(tempo.toggled())}>{ one_of((words.pause, goes), (words.go_on, !goes)) }</button>
            <button key="step" type="button" class="button" data-action="step" title="N"
                onclick={send(tempo.step())}>{ words.step }</button>
            { select(&field, true) }
            <button key="end" type="button" class="button" data-action="to-end"
                onclick={send(tempo.to_end())}>{ words.to_end }</button>
            <span key="state" class="watch-state">{ one_of((words.paused, paused), ("", !paused)) }</span>
            { say(state) }
        </nav>
    }
}

/// Texts of which one is seen, in the place of the longer one: nothing beside them
/// moves when it is the other's turn.
fn one_of(one: (&'static str, bool), other: (&'static str, bool)) -> Html {
    let text = |key: &'static str, (text, seen): (&'static str, bool)| {
        html! { <span {key} class={classes!((!seen).then_some("is-unseen"))}>{ text }</span> }
    };
    html! { <span class="one-of">{ text("one", one) }{ text("other", other) }</span> }
}

/// The table waits or goes on, or one more thing happens, wherever the focus is.
#[hook]
fn use_tempo_keys(tempo: Tempo, on_tempo: &Callback<Tempo>) {
    let on_tempo = on_tempo.clone();
    use_effect_with(tempo, move |tempo| {
        let tempo = *tempo;
        let on_step = on_tempo.clone();
        let wait = on_key(PAUSE, move || on_tempo.emit(tempo.toggled()));
        let step = on_key(STEP, move || on_step.emit(tempo.step()));
        move || {
            wait();
            step();
        }
    });
}
