//! The matches by letter on this device.

use engine::Game;
use model::exchanges::letter::{KeptLetter, Turn};
use table::Playable;
use ui::announce::say;
use ui::dates::Dates;
use ui::focus::focus_on;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use ui::loaded::use_loaded;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::begin::Begin;
use crate::panel::Paste;
use crate::places::Place;
use crate::store;
use crate::texts::LetterTexts;

/// A match of the list.
struct Row<G: Game> {
    id: String,
    kept: KeptLetter<G>,
}

/// The matches that can be read: those in which it is the person's turn come first, then those that wait, then those that
/// are over; what has changed last comes before. Also how many cannot be read.
fn rows<G: Game>(all: impl IntoIterator<Item = (String, String)>) -> (Vec<Row<G>>, usize) {
    let (mut rows, mut unreadable) = (Vec::new(), 0);
    for (key, text) in all {
        let read = KeptLetter::read(&key, &text).ok();
        match read.and_then(|kept| Some((kept.letter.id()?, kept))) {
            Some((id, kept)) => rows.push(Row { id, kept }),
            None => unreadable += 1,
        }
    }
    let order = |row: &Row<G>| match row.kept.letter.turn() {
        Turn::Of(seat) if seat != row.kept.seat => 1,
        Turn::Of(_) | Turn::Anybody => 0,
        Turn::Over => 2,
    };
    rows.sort_by_key(|row| (order(row), core::cmp::Reverse(row.kept.since)));
    (rows, unreadable)
}

/// The list, and the form that begins a match.
#[component]
pub fn ListScreen<G: Playable>() -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), LetterTexts::of(lang));
    use_title(texts.title);
    let changes = use_state_eq(|| 0_u32);
    let asked = use_state_eq(|| None::<String>);
    let said = use_state_eq(|| "");
    let place = use_node_ref();
    let loaded = use_loaded(*changes, |_| store::all());
    let is_busy = loaded.is_none();
    let trouble = loaded.as_ref().and_then(|read| read.as_ref().err());
    let trouble = trouble.map(|error| shared.errors.storage(*error));
    let all = loaded.and_then(Result::ok).unwrap_or_default();
    let (rows, unreadable) = rows::<G::Game>((*all).clone());
    let on_ask = {
        let (asked, place) = (asked.clone(), place.clone());
        Callback::from(move |key: Option<String>| {
            if key.is_none() {
                focus_on(&place, "h1");
            }
            asked.set(key);
        })
    };
    let on_remove = {
        let (changes, asked, said, place) = (
            changes.clone(),
            asked.setter(),
            said.setter(),
            place.clone(),
        );
        Callback::from(move |id: String| {
            let (changes, asked, said, place) =
                (changes.clone(), asked.clone(), said.clone(), place.clone());
            spawn_local(async move {
                said.set(match store::remove::<G::Game>(&id).await {
                    Ok(()) => texts.removed,
                    Err(error) => shared.errors.storage(error),
                });
                asked.set(None);
                changes.set(*changes + 1);
                focus_on(&place, "h1");
            });
        })
    };
    let times = use_memo(lang, |lang| times(*lang));
    let one = |row: &Row<G::Game>| {
        let is_asked = asked.as_ref() == Some(&row.id);
        item::<G>(row, is_asked, (&on_ask, &on_remove), &times, texts)
    };
    let (over, going_on): (Vec<_>, Vec<_>) = rows
        .iter()
        .partition(|row| row.kept.letter.turn() == Turn::Over);
    let section = |key: &'static str, title: &'static str, rows: Vec<&Row<G::Game>>| {
        html! {
            <section {key} class="panel" aria-labelledby={key} hidden={rows.is_empty()}>
                <h2 key="title" id={key}>{ title }</h2>
                <ul key="list" class="letter-list">{ for rows.into_iter().map(one) }</ul>
            </section>
        }
    };
    html! {
        <>
            { header(shared) }
            <main key="main" ref={place} data-screen="letters" class="screen letters" aria-busy={is_busy.to_string()}>
                <h1 key="title" tabindex="-1">{ texts.title }</h1>
                <p key="about" class="about">{ texts.about }</p>
                <p key="trouble" role="alert" class="unsaved" hidden={trouble.is_none()}>{ trouble.unwrap_or_default() }</p>
                { say(*said) }
                { section("going-on", texts.going_on, going_on) }
                <Begin<G> key="begin" />
                <section key="paste" class="panel" aria-labelledby="paste">
                    <h2 key="title" id="paste">{ texts.come }</h2>
                    <Paste key="paste" />
                </section>
                { section("over", texts.ended, over) }
                <p key="unreadable" class="about" hidden={unreadable == 0}>{ (texts.unreadable)(unreadable) }</p>
            </main>
        </>
    }
}

/// The moments since when a match stands as it does.
fn times(lang: Lang) -> Dates {
    Dates::new(lang, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A match, or the question whether to remove it.
fn item<G: Playable>(
    row: &Row<G::Game>,
    is_asked: bool,
    (on_ask, on_remove): (&Callback<Option<String>>, &Callback<String>),
    times: &Dates,
    texts: &'static LetterTexts,
) -> Html {
    let (letter, seat) = (&row.kept.letter, row.kept.seat);
    let [own, other] = [seat, seat.next(2)].map(|seat| letter.name(seat));
    let turn = match letter.turn() {
        Turn::Of(next) if next != seat => (texts.their_turn)(other),
        Turn::Of(_) | Turn::Anybody => texts.your_turn.to_owned(),
        Turn::Over => won::<G>(row, texts),
    };
    let title = (texts.versus)(own, other);
    let since = (texts.standing_since)(&times.write(row.kept.since));
    let ways = if is_asked {
        let (sure, id) = ((texts.remove_sure)(other), row.id.clone());
        html! {
            <>
                <p key="sure" role="alert">{ sure }</p>
                <button key="yes" type="button" class="button primary" data-action="remove-sure" onclick={on_remove.reform(move |_: MouseEvent| id.clone())}>{ texts.remove }</button>
                <button key="no" type="button" class="button" data-action="cancel" onclick={on_ask.reform(|_: MouseEvent| None)}>{ texts.stay }</button>
            </>
        }
    } else {
        let (id, href) = (
            row.id.clone(),
            Place::At(row.id.clone().into()).route().href(),
        );
        html! {
            <>
                <a key="open" class="button primary" data-action="open-match" {href} aria-label={format!("{}: {title}", texts.open)}>{ texts.open }</a>
                <button key="remove" type="button" class="button quiet" data-action="remove" aria-label={format!("{}: {title}", texts.remove)} onclick={on_ask.reform(move |_: MouseEvent| Some(id.clone()))}>{ texts.remove }</button>
            </>
        }
    };
    html! {
        <li key={row.id.clone()} data-match={row.id.clone()}>
            <div key="what"><b key="title">{ title }</b>
                <span key="turn">{ turn }</span>
                <span key="since" class="about">{ since }</span></div>
            <div key="ways" class="ways">{ ways }</div>
        </li>
    }
}

/// Who has won a match that is over.
fn won<G: Playable>(row: &Row<G::Game>, texts: &LetterTexts) -> String {
    let (letter, seat) = (&row.kept.letter, row.kept.seat);
    let outcome = letter.record().play.outcome();
    let winners = outcome.map(|outcome| outcome.winners());
    let has_won = |seat| winners.is_some_and(|winners| winners.contains(seat));
    match (has_won(seat), has_won(seat.next(2))) {
        (true, false) => texts.you_won.to_owned(),
        (false, true) => (texts.they_won)(letter.name(seat.next(2))),
        _ => texts.drawn.to_owned(),
    }
}
