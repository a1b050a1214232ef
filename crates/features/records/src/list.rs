//! The screen with the list of stored games.

use std::collections::BTreeMap;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::local_times;
use super::row::Row;
use super::search::Search;
use super::search_results::{SearchQuery, use_search_results};
use super::transfer::Transfer;
use model::day::Day;
use replay::{ShareTexts, texts_of, use_asked_focus};
use ui::announce::say;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::layout::header;
use ui::loaded::use_loaded;
use ui::route::{EVENING, Route};

/// The number of games listed at first, and the number that each *more* adds.
const STEP: usize = 50;

/// The list of stored games; it is read again after every change.
#[component]
pub fn RecordsScreen() -> Html {
    let lang = use_lang();
    let texts = Texts::of(lang);
    let changes = use_state_eq(|| 0_u32);
    let wanted = use_state_eq(|| SearchQuery {
        limit: STEP,
        ..SearchQuery::default()
    });
    let loaded = use_search_results(&wanted, *changes, lang);
    let days = use_loaded(*changes, |_| days());
    let asked = use_state_eq(|| None::<String>);
    let news = use_state_eq(Vec::<String>::new);
    let times = use_memo(lang, |lang| local_times(*lang));
    let place = use_node_ref();
    let on_changed = {
        let (changes, asked, news) = (changes.clone(), asked.setter(), news.setter());
        Callback::from(move |messages: Vec<String>| {
            asked.set(None);
            news.set(messages);
            changes.set(*changes + 1);
        })
    };
    use_asked_focus(&place, (*asked).clone());
    // One callback for all renderings, so that unchanged rows are not rendered again.
    let on_ask = use_callback((), {
        let setter = asked.setter();
        move |id, ()| setter.set(id)
    });
    let on_delete = use_callback(
        (lang, on_changed.clone()),
        |id: String, (lang, on_changed): &(Lang, Callback<Vec<String>>)| {
            let (texts, on_changed) = (Texts::of(*lang), on_changed.clone());
            spawn_local(async move {
                let messages = match database::remove(&id).await {
                    Ok(()) => texts_of(texts).deleted,
                    Err(error) => texts.errors.storage(error),
                };
                on_changed.emit(vec![messages.into()]);
            });
        },
    );
    let on_wanted = {
        let setter = wanted.setter();
        Callback::from(move |(game, words)| {
            setter.set(SearchQuery {
                game,
                words,
                limit: STEP,
            });
        })
    };
    let on_more = {
        let wanted = wanted.clone();
        move |_: MouseEvent| {
            wanted.set(SearchQuery {
                limit: wanted.limit + STEP,
                ..(*wanted).clone()
            });
        }
    };
    let blocked = match loaded {
        Some(Err(error)) => Some(texts.errors.storage(error)),
        _ => None,
    };
    let is_here = loaded.is_some();
    let found = loaded.and_then(Result::ok);
    let days = days.and_then(Result::ok).unwrap_or_default();
    let is_filtered = wanted.game.is_some() || !wanted.words.is_empty();
    let (rows, all) = match &found {
        Some(found) => (found.games.as_slice(), found.all),
        None => (&[][..], 0),
    };
    let none = if is_filtered {
        texts_of(texts).none_found
    } else {
        texts_of(texts).none
    };
    let count = (replay::texts_of(texts).count)(found.as_ref().map_or(0, |found| found.all));
    let aloud = if is_filtered {
        count.clone()
    } else {
        news.join(" ")
    };
    let analyses = analysis::kept_route().href();
    html! {
        <>
            { header(texts) }
            <main key="main" ref={place} data-screen="records" class="screen" aria-busy={(!is_here).to_string()}>
                <h1 key="title" tabindex="-1">{ texts.records.title }</h1>
                <p key="intro" class="about">{ texts_of(texts).intro }</p>
                <p key="analyses" class="ways">
                    <a key="analyses" class="button" data-action="analyses" href={analyses}>{ texts.records.analysis }</a>
                    <a key="duels" class="button" data-action="duels" href={Route::Other("duel".into()).href()}>{ ShareTexts::of(lang).duels }</a>
                    <a key="evenings" class="button" data-action="evenings" href={EVENING}>{ texts.common.evening }</a>
                </p>
                <Transfer key="transfer" count={all} {on_changed} />
                <div key="news" class="news" data-news="">
                    { for news.iter().enumerate().map(|(index, line)| html! { <p key={index}>{ line.clone() }</p> }) }
                </div>
                { say(aloud) }
                <p key="blocked" role="alert" hidden={blocked.is_none()}>{ blocked.unwrap_or_default() }</p>
                <div key="search" hidden={all == 0 && !is_filtered}>
                    <Search game={wanted.game} {on_wanted} />
                    <p data-count={all.to_string()}>{ count.clone() }</p>
                </div>
                <p key="none" hidden={!is_here || blocked.is_some() || all > 0} data-none="">{ none }</p>
                <ul key="list" class="records">
                    { for rows.iter().map(|game| html! {
                        <Row key={game.id.clone()} game={game.clone()} day={days.get(&game.id).copied()}
                            asked={asked.as_deref() == Some(&game.id)}
                            on_ask={on_ask.clone()} on_delete={on_delete.clone()} times={(*times).clone()} />
                    }) }
                </ul>
                <p key="more" class="ways" hidden={rows.len() >= all}>
                    <button type="button" class="button" data-action="more" onclick={on_more}>{ texts_of(texts).more }</button>
                </p>
            </main>
        </>
    }
}

/// The days whose counted games are in the archive, by the ids of these games.
async fn days() -> Result<BTreeMap<String, Day>, model::storage::StorageError> {
    let log = database::days().await?;
    let done = log.done().iter();
    Ok(done.map(|(day, line)| (line.id.clone(), *day)).collect())
}
