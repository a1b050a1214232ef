//! Whom the table waits for, where several persons play.

use engine::Seat;
use gloo_events::EventListener;
use table::PeopleProps;
use ui::focus::focus_on;
use ui::i18n::{Translated, use_lang};
use web_sys::Event;
use yew::prelude::*;

use crate::since::since;
use crate::texts::PeopleTexts;

/// The button that shows the next person their hand, if that is covered, and what has happened since their last turn.
#[component]
pub fn Turn(props: &PeopleProps) -> Html {
    let texts = PeopleTexts::of(use_lang());
    let place = use_node_ref();
    let asks = props.seat.filter(|_| props.is_covered);
    use_focus_on_button(&place, asks);
    use_cover(props.has_cover, &props.on_cover);
    let told = props
        .seat
        .map_or_else(Vec::new, |seat| since(&props.lines, seat));
    let line = |(seat, text): (Seat, String)| html! { <li key={seat.index()}>{ text }</li> };
    let (on_show, seat) = (props.on_show.clone(), props.seat);
    let onclick = move |_: MouseEvent| {
        if let Some(seat) = seat {
            on_show.emit(seat);
        }
    };
    html! {
        <section ref={place} class="turn-card" aria-label={props.name.clone()} hidden={asks.is_none()} data-covered={asks.map(|seat| seat.index().to_string())}>
            <button key="show" type="button" class="button primary" data-action="show-hand" {onclick}>
                { (texts.show)(&props.name) }
            </button>
            <div key="since" class="turn-since" hidden={told.is_empty()} data-since="">
                <p key="title">{ texts.since }</p>
                <ul key="lines" tabindex="0">{ for told.into_iter().map(line) }</ul>
            </div>
        </section>
    }
}

/// Moves the focus to the button whenever the table turns to somebody.
#[hook]
fn use_focus_on_button(place: &NodeRef, asks: Option<Seat>) {
    let place = place.clone();
    use_effect_with(asks, move |asks| {
        if asks.is_some() {
            focus_on(&place, "button");
        }
    });
}

/// Covers all hands, if there are any, as soon as the page loses the focus or is hidden.
#[hook]
fn use_cover(has_cover: bool, on_cover: &Callback<()>) {
    use_effect_with((has_cover, on_cover.clone()), |(has_cover, on_cover)| {
        let listeners = has_cover.then(|| {
            let on_cover = on_cover.clone();
            let cover = move |_: &Event| on_cover.emit(());
            [
                EventListener::new(&gloo_utils::window(), "blur", cover.clone()),
                EventListener::new(&gloo_utils::document(), "visibilitychange", cover),
            ]
        });
        move || drop(listeners)
    });
}
