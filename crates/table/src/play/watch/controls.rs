//! The controls of a table that plays by itself: pause, step, speed.

use yew::prelude::*;

use super::{Playback, PlaybackState, WatchTexts, texts};
use model::settings::Speed;
use ui::announce::say;
use ui::fields::Field;
use ui::fields::select;
use ui::i18n::use_lang;
use ui::keys::{PAUSE, STEP, on_key};
use ui::settings::set_speed_attribute;
use ui::settings::use_settings;

/// Props of [`Controls`].
#[derive(Properties, Clone, PartialEq)]
pub struct ControlsProps {
    /// How the table goes on.
    pub playback: Playback,
    /// Called with a changed playback.
    pub on_playback: Callback<Playback>,
}

/// Pause, step and speed; the keys `P` and `N` press the first two.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let (texts, settings) = (texts(use_lang()), use_settings());
    let playback = props.playback;
    let speed = playback.speed.unwrap_or(settings.speed);
    let moves = match playback.state {
        PlaybackState::ToEnd => Speed::None,
        PlaybackState::Playing | PlaybackState::Paused | PlaybackState::Step => speed,
    };
    use_playback_keys(playback, &props.on_playback);
    use_moving_speed(moves, settings.speed);
    let send = |playback: Playback| props.on_playback.reform(move |_: MouseEvent| playback);
    let goes = matches!(
        playback.state,
        PlaybackState::Playing | PlaybackState::ToEnd
    );
    let paused = playback.state == PlaybackState::Paused;
    let state = if paused { texts.paused } else { "" };
    html! {
        <nav class="watch-controls" aria-label={texts.controls} data-watch={if paused { "paused" } else { "going" }}>
            <button key="pause" type="button" class="button" data-action="pause" title="P"
                onclick={send(playback.toggled())}>{ one_of(texts.pause, texts.go_on, goes) }</button>
            <button key="step" type="button" class="button" data-action="step" data-repeats="" title="N"
                onclick={send(playback.step())}>{ texts.step }</button>
            { speed_field(&Speed::ALL, speed, playback, &props.on_playback, texts) }
            <button key="end" type="button" class="button" data-action="to-end"
                onclick={send(playback.to_end())}>{ texts.to_end }</button>
            <span key="state" class="watch-state">{ one_of(texts.paused, "", paused) }</span>
            { say(state) }
        </nav>
    }
}

/// The choice of the speed among the first of [`Speed::ALL`].
pub fn speed_field(
    speeds: &'static [Speed],
    chosen: Speed,
    playback: Playback,
    on_playback: &Callback<Playback>,
    texts: &WatchTexts,
) -> Html {
    let names = speeds.iter().zip(texts.speeds);
    let field = Field {
        name: "tempo",
        label: texts.speed.into(),
        choices: names.map(|(_, name)| name.into()).collect(),
        chosen: speeds
            .iter()
            .position(|speed| *speed == chosen)
            .unwrap_or_default(),
        on_choose: on_playback
            .reform(move |place: usize| playback.at(speeds[place % speeds.len()])),
    };
    select(&field, true)
}

/// Moves pieces at this speed. Afterwards the person's usual speed holds again.
#[hook]
pub fn use_moving_speed(speed: Speed, usual: Speed) {
    use_effect_with((speed, usual), |(speed, usual)| {
        let usual = *usual;
        set_speed_attribute(*speed);
        move || set_speed_attribute(usual)
    });
}

/// Two texts in the space of the longer one, of which one is visible, so that nothing beside them moves.
fn one_of(first: &'static str, second: &'static str, shows_first: bool) -> Html {
    let class = |is_seen: bool| classes!((!is_seen).then_some("is-unseen"));
    html! {
        <span class="one-of">
            <span key="one" class={class(shows_first)}>{ first }</span>
            <span key="other" class={class(!shows_first)}>{ second }</span>
        </span>
    }
}

/// The keys for pause and step, wherever the focus is.
#[hook]
fn use_playback_keys(playback: Playback, on_playback: &Callback<Playback>) {
    let on_playback = on_playback.clone();
    use_effect_with(playback, move |playback| {
        let playback = *playback;
        let on_step = on_playback.clone();
        let wait = on_key(PAUSE, move || on_playback.emit(playback.toggled()));
        let step = on_key(STEP, move || on_step.emit(playback.step()));
        move || {
            wait();
            step();
        }
    });
}
