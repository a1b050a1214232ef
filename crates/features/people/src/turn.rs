//! Whom the table waits for, where several persons play.

use engine::Seat;
use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use table::{PeopleProps, lay_anew};
use ui::focus::{focus_heading, focus_on};
use ui::i18n::{Translated, use_lang};
use web_sys::Event;
use yew::prelude::*;

use crate::hold::use_hold;
use crate::since::since;
use crate::texts::PeopleTexts;

/// For so many milliseconds the table says who is next, in a game without hands, before pointer and keys reach it again: what
/// the last person pressed twice, the next one would have done.
const SPLASH: u32 = 900;

/// For so many milliseconds after the button has become another one it does nothing: a second press of the same key would
/// show a hand to whoever has just played.
const PAUSE: u32 = 400;

/// What the button is for.
#[derive(Clone, PartialEq)]
enum Asks {
    /// The person whose turn has passed covers their hand.
    Cover(AttrValue),
    /// The person whose turn it is sees theirs.
    Show(Seat, AttrValue),
}

/// The button that shows the next person their hand, if that is covered, and what has happened since their last turn; or the
/// one that covers the hand of whoever has just played.
#[component]
pub fn Turn(props: &PeopleProps) -> Html {
    let texts = PeopleTexts::of(use_lang());
    let place = use_node_ref();
    let seat = props.seat.filter(|_| props.is_covered);
    let asks = match (&props.looks_on, seat) {
        (Some(name), _) => Some(Asks::Cover(name.clone())),
        (None, Some(seat)) => Some(Asks::Show(seat, props.name.clone())),
        (None, None) => None,
    };
    let is_ready = use_readiness(&place, &asks);
    use_cover(props.has_cover, &props.on_cover);
    use_turning(props.near);
    let is_next = use_splash(props.seat.filter(|_| !props.has_cover));
    let (told, had_turn) = seat.map_or_else(Default::default, |seat| since(&props.lines, seat));
    let line = |(seat, text): (Seat, String)| html! { <li key={seat.index()}>{ text }</li> };
    let (label, action) = match &asks {
        Some(Asks::Cover(name)) => ((texts.cover)(name), "cover-hand"),
        Some(Asks::Show(_, name)) => ((texts.show)(name), "show-hand"),
        None => Default::default(),
    };
    let (on_show, on_cover, asked) = (props.on_show.clone(), props.on_cover.clone(), asks.clone());
    let is_anybody_next = props.seat.is_some();
    let onclick = move |_: MouseEvent| match &asked {
        _ if !is_ready => {}
        Some(Asks::Cover(_)) => {
            if !is_anybody_next {
                // The button vanishes.
                focus_heading();
            }
            on_cover.emit(());
        }
        Some(Asks::Show(seat, _)) => on_show.emit(*seat),
        None => {}
    };
    let (asked, on_show) = (asks.clone(), props.on_show.clone());
    let on_hold = move |()| match asked {
        Some(Asks::Show(seat, _)) if is_ready => on_show.emit(seat),
        _ => {}
    };
    let shows = matches!(asks, Some(Asks::Show(..)));
    // A long press that covers a hand is a press.
    let onpointerdown = Some(use_hold(on_hold.into(), props.on_cover.clone())).filter(|_| shows);
    if is_next {
        // Screen readers are told by the prompt.
        return html! { <section key="next" class="turn-card" data-next="" aria-hidden="true"><b>{ props.name.clone() }</b></section> };
    }
    html! {
        <section key="turn" ref={place} class="turn-card" aria-label={label.clone()} hidden={asks.is_none()} data-looks-on={props.looks_on.is_some().then_some("")}
            data-covered={seat.map(|seat| seat.index().to_string())}>
            <button key="ask" type="button" class="button primary" data-action={action} aria-disabled={(!is_ready).to_string()} {onclick} {onpointerdown}>{ label.clone() }</button>
            <p key="hold" class="turn-hold" hidden={!shows}>{ texts.hold }</p>
            <div key="since" class="turn-since" hidden={told.is_empty()} data-since="">
                <p key="title">{ if had_turn { texts.since } else { texts.round_so_far } }</p>
                <ul key="lines" tabindex="0">{ for told.into_iter().map(line) }</ul>
            </div>
        </section>
    }
}

/// Moves the focus to the button whenever it becomes another one. Returns whether it has been there long enough to be meant.
#[hook]
fn use_readiness(place: &NodeRef, asks: &Option<Asks>) -> bool {
    let is_ready = use_state_eq(|| false);
    let (place, setter) = (place.clone(), is_ready.setter());
    use_effect_with(asks.clone(), move |asks| {
        setter.set(false);
        let pause = asks.is_some().then(|| {
            focus_on(&place, "button");
            Timeout::new(PAUSE, move || setter.set(true))
        });
        move || drop(pause)
    });
    *is_ready
}

/// Whether the turn has just passed to this person from another one.
#[hook]
fn use_splash(seat: Option<Seat>) -> bool {
    let is_shown = use_state_eq(|| false);
    let last = use_mut_ref(|| None::<Seat>);
    let setter = is_shown.setter();
    use_effect_with(seat, move |seat| {
        let before = seat.and_then(|seat| last.replace(Some(seat)));
        let has_passed = before.is_some() && before != *seat;
        setter.set(has_passed);
        let end = has_passed.then(|| {
            let keys = deaf();
            Timeout::new(SPLASH, move || {
                drop(keys);
                setter.set(false);
            })
        });
        move || drop(end)
    });
    *is_shown
}

/// Where two persons sit opposite each other, the table turns at once, with all that lies on it: pieces would slide right
/// across it otherwise, while they only have to be read from the other side.
#[hook]
fn use_turning(near: Seat) {
    use_effect_with(near, |_| {
        let stage = gloo_utils::document().query_selector("[data-opposite] .stage-place");
        // The selector is valid.
        let timer = stage.ok().flatten().map(|stage| lay_anew(&stage));
        move || drop(timer)
    });
}

/// As long as it is kept, no key reaches the page.
fn deaf() -> EventListener {
    let options = EventListenerOptions {
        phase: EventListenerPhase::Capture,
        passive: false,
    };
    let document = gloo_utils::document();
    EventListener::new_with_options(&document, "keydown", options, |event| {
        event.prevent_default();
        event.stop_immediate_propagation();
    })
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
