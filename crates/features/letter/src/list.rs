//! The matches by letter on this device.

use engine::Game;
use model::exchanges::letter::{KeptLetter, Turn};
use model::storage::StorageError;
use replay::use_asked_focus;
use table::Playable;
use ui::announce::announce;
use ui::dates::Dates;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::{header, use_title};
use ui::loaded::use_loaded;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::begin::Begin;
use crate::panel::Paste;
use crate::places::Place;
use crate::reads::Reads;
use crate::store;
use crate::texts::LetterTexts;

/// What stands for the rows that cannot be read where a match has its key.
const UNREADABLE: &str = "";

/// The matches that can be read: those in which it is the person's turn come first, then those that wait, then those that
/// are over; what has changed last comes before. Also the keys of those that cannot be read.
fn rows<G: Game>(
    all: impl IntoIterator<Item = (String, String)>,
) -> (Vec<KeptLetter<G>>, Vec<String>) {
    let (mut rows, mut unreadable) = (Vec::new(), Vec::new());
    for (key, text) in all {
        match KeptLetter::read(&key, &text) {
            Ok(kept) => rows.push(kept),
            Err(_) => unreadable.push(key),
        }
    }
    let order = |row: &KeptLetter<G>| match row.letter.turn() {
        Turn::Of(seat) if seat != row.seat => 1,
        Turn::Of(_) | Turn::Anybody => 0,
        Turn::Over => 2,
    };
    rows.sort_by_key(|row| (order(row), core::cmp::Reverse(row.since)));
    (rows, unreadable)
}

/// The list, and the form that begins a match.
#[component]
pub fn ListScreen<G: Playable>() -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), LetterTexts::of(lang));
    use_title(texts.title);
    let changes = use_reducer_eq(Reads::default);
    let asked = use_state_eq(|| None::<String>);
    let failed = use_state_eq(|| None::<StorageError>);
    let place = use_node_ref();
    use_asked_focus(&place, (*asked).clone());
    // What is asked when an answer comes may be about another match.
    let latest = use_mut_ref(|| None::<String>);
    latest.replace((*asked).clone());
    let loaded = use_loaded(changes.0, |_| store::all());
    let is_busy = loaded.is_none();
    let trouble = loaded.as_ref().and_then(|read| read.as_ref().err());
    let trouble = trouble.copied().or(*failed);
    let trouble = trouble.map(|error| shared.errors.storage(error));
    let all = loaded.and_then(Result::ok).unwrap_or_default();
    let (rows, unreadable) = rows::<G::Game>((*all).clone());
    let on_ask = {
        let asked = asked.setter();
        Callback::from(move |key: Option<String>| asked.set(key))
    };
    let on_remove = {
        let (changes, asked, failed) = (changes.dispatcher(), asked.setter(), failed.setter());
        let unreadable = unreadable.clone();
        Callback::from(move |about: String| {
            let (changes, asked, failed) = (changes.clone(), asked.clone(), failed.clone());
            let (latest, unreadable) = (latest.clone(), unreadable.clone());
            spawn_local(async move {
                let keys = match about.as_str() {
                    UNREADABLE => unreadable,
                    id => vec![KeptLetter::<G::Game>::key(id)],
                };
                let removed = removed(&keys).await;
                if removed.is_ok() {
                    announce(texts.removed);
                }
                failed.set(removed.err());
                if latest.borrow().as_ref() == Some(&about) {
                    asked.set(None);
                }
                changes.dispatch(());
            });
        })
    };
    let times = use_memo(lang, |lang| times(*lang));
    let is_asked = |about: &str| asked.as_deref() == Some(about);
    let answers = (&on_ask, &on_remove);
    let one = |row: &KeptLetter<G::Game>| item::<G>(row, is_asked(&row.id), answers, &times, texts);
    let (over, going_on): (Vec<_>, Vec<_>) =
        rows.iter().partition(|row| row.letter.turn() == Turn::Over);
    let section = |key: &'static str, title: &'static str, rows: Vec<&KeptLetter<G::Game>>| {
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
                { section("going-on", texts.going_on, going_on) }
                <Begin<G> key="begin" />
                <section key="paste" class="panel" aria-labelledby="paste">
                    <h2 key="title" id="paste">{ texts.come }</h2>
                    <Paste key="paste" />
                </section>
                { section("over", texts.ended, over) }
                if !unreadable.is_empty() {
                    <section key="unreadable" class="panel" data-unreadable="">
                        <p key="count" class="about">{ (texts.unreadable)(unreadable.len()) }</p>
                        <div key="ways" class="ways">{ removal(UNREADABLE, is_asked(UNREADABLE), texts.unreadable_sure.into(), None, answers, texts) }</div>
                    </section>
                }
            </main>
        </>
    }
}

/// Removes the rows of these keys.
async fn removed(keys: &[String]) -> Result<(), StorageError> {
    for key in keys {
        store::remove(key).await?;
    }
    Ok(())
}

/// The moments since when a match stands as it does.
fn times(lang: Lang) -> Dates {
    Dates::new(lang, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A match, or the question whether to remove it.
fn item<G: Playable>(
    row: &KeptLetter<G::Game>,
    is_asked: bool,
    answers: Answers<'_>,
    times: &Dates,
    texts: &'static LetterTexts,
) -> Html {
    let (letter, seat) = (&row.letter, row.seat);
    let [own, other] = [seat, seat.next(2)].map(|seat| letter.name(seat));
    let turn = match letter.turn() {
        Turn::Of(next) if next != seat => (texts.their_turn)(other),
        Turn::Of(_) | Turn::Anybody => texts.your_turn.to_owned(),
        Turn::Over => won(row, texts),
    };
    let title = (texts.versus)(own, other);
    let since = (texts.standing_since)(&times.write(row.since));
    let sure = (texts.remove_sure)(other);
    let href = Place::At(row.id.clone().into()).route().href();
    html! {
        <li key={row.id.clone()} data-match={row.id.clone()}>
            <div key="what"><b key="title">{ &title }</b>
                <span key="turn">{ turn }</span>
                <span key="since" class="about">{ since }</span></div>
            <div key="ways" class="ways">
                if !is_asked {
                    <a key="open" class="button primary" data-action="open-match" {href} aria-label={format!("{}: {title}", texts.open)}>{ texts.open }</a>
                }
                { removal(&row.id, is_asked, sure, Some(&title), answers, texts) }
            </div>
        </li>
    }
}

/// The callbacks that ask whether to remove something, or nothing, and that remove it.
type Answers<'a> = (&'a Callback<Option<String>>, &'a Callback<String>);

/// The button that removes something, with its title, or the question whether to.
fn removal(
    about: &str,
    is_asked: bool,
    sure: String,
    title: Option<&str>,
    (on_ask, on_remove): Answers<'_>,
    texts: &'static LetterTexts,
) -> Html {
    let about = about.to_owned();
    if is_asked {
        html! {
            <>
                <p key="sure" role="alert">{ sure }</p>
                <button key="yes" type="button" class="button primary" data-action="remove-sure" onclick={on_remove.reform(move |_: MouseEvent| about.clone())}>{ texts.remove }</button>
                <button key="no" type="button" class="button" data-action="cancel" onclick={on_ask.reform(|_: MouseEvent| None)}>{ texts.stay }</button>
            </>
        }
    } else {
        let label = title.map(|title| format!("{}: {title}", texts.remove));
        html! {
            <button key="remove" type="button" class="button quiet" data-action="remove" aria-label={label} onclick={on_ask.reform(move |_: MouseEvent| Some(about.clone()))}>{ texts.remove }</button>
        }
    }
}

/// Who has won a match that is over.
fn won<G: Game>(row: &KeptLetter<G>, texts: &LetterTexts) -> String {
    let (letter, seat) = (&row.letter, row.seat);
    let outcome = letter.record().play.outcome();
    let winners = outcome.map(|outcome| outcome.winners());
    let has_won = |seat| winners.is_some_and(|winners| winners.contains(seat));
    match (has_won(seat), has_won(seat.next(2))) {
        (true, false) => texts.you_won.to_owned(),
        (false, true) => (texts.they_won)(letter.name(seat.next(2))),
        _ => texts.drawn.to_owned(),
    }
}
