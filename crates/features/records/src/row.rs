//! A row in the list of stored games.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::iso_time;
use database::ListedGame;
use model::archive::{Summary, file_name};
use model::day::Day;
use replay::{standings, texts_of};
use table::watch;
use ui::dates::Dates;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use ui::route::{ReviewedMatch, Route};

/// Props of [`Row`].
#[derive(Clone, PartialEq, Properties)]
pub struct RowProps {
    /// The day, if this game is the counted one of a day.
    pub day: Option<Day>,
    /// The game.
    pub game: ListedGame,
    /// Whether the row asks for confirmation of its deletion.
    pub asked: bool,
    /// Asks for confirmation of deleting the game with this id; `None` ends the question.
    pub on_ask: Callback<Option<String>>,
    /// Deletes the game with this id.
    pub on_delete: Callback<String>,
    /// Writes the time at which the game ended.
    pub times: Dates,
}

/// A game with its players, result and buttons, or the question whether to delete it.
#[component]
pub fn Row(props: &RowProps) -> Html {
    let lang = use_lang();
    let texts = Texts::of(lang);
    let entry = &props.game;
    let (ended, id) = (entry.ended, &entry.id);
    let heading = match &entry.summary {
        Some(summary) => summary.game.title(),
        None => texts_of(texts).unreadable,
    };
    let when = props.times.write(ended);
    let of_day = props
        .day
        .map(|day| (texts_of(texts).of_day)(&daily::date(day, lang)));
    let name = format!("record-{id}");
    let damaged = entry
        .summary
        .is_none()
        .then_some(texts_of(texts).unreadable_about);
    let on_ask = &props.on_ask;
    let ways = if props.asked {
        confirm(entry, on_ask, &props.on_delete, texts)
    } else {
        ways(entry, on_ask, texts)
    };
    html! {
        <li class="record" data-record={id.clone()} aria-labelledby={name.clone()}>
            <h2 key="title" id={name}>{ heading }</h2>
            <time key="when" class="about" datetime={iso_time(ended)}>{ when }</time>
            <div key="seats" class="record-seats">
                { for entry.summary.iter().map(|summary| seats(summary, lang)) }
                <p key="day" class="about" hidden={of_day.is_none()} data-of-day="">{ of_day.unwrap_or_default() }</p>
                <p key="damaged" hidden={damaged.is_none()}>{ damaged.unwrap_or_default() }</p>
            </div>
            <div key="ways" class="ways">{ ways }</div>
        </li>
    }
}

/// The players with their scores, and the other facts about the match.
fn seats(summary: &Summary, lang: Lang) -> Html {
    let texts = Texts::of(lang);
    html! {
        <>
            { standings(summary.game, &summary.seats, summary.result.as_ref(), lang) }
            <p key="watched" class="about" hidden={summary.has_person()} data-watched="">{ watch::texts(lang).watched }</p>
            <p key="practice" class="about" hidden={!summary.practice} data-practice="">{ texts.table.practice }</p>
            <p key="assisted" class="about" hidden={!summary.assisted} data-assisted="">{ texts.table.assisted }</p>
            <p key="state" class="about" hidden={summary.result.is_some()}>{ texts_of(texts).unfinished }</p>
        </>
    }
}

fn ways(entry: &ListedGame, on_ask: &Callback<Option<String>>, texts: &'static Texts) -> Html {
    let named = |label: &str| {
        let game = entry.summary.as_ref().map(|summary| summary.game.title());
        (texts.common.of_game)(label, game.unwrap_or_default())
    };
    let id = entry.id.clone();
    let on_export = move |_: MouseEvent| {
        let id = id.clone();
        spawn_local(async move {
            // Another tab may have deleted the game since; then there is nothing to save.
            if let Ok(Some(text)) = database::read(&id).await {
                ui::files::save(&file_name(&id), &text);
            }
        });
    };
    let id = entry.id.clone();
    let on_delete = on_ask.reform(move |_: MouseEvent| Some(id.clone()));
    let href = Route::Kept(entry.id.clone().into()).href();
    let review = Route::Review(ReviewedMatch::Kept(entry.id.clone().into()), None).href();
    html! {
        <>
            <a key="replay" class="button primary" {href} data-action="replay" hidden={entry.summary.is_none()}
                aria-label={named(texts.records.replay)}>{ texts.records.replay }</a>
            <a key="review" class="button" href={review} data-action="review" hidden={entry.summary.is_none()}
                aria-label={named(texts.records.review)}>{ texts.records.review }</a>
            <button key="export" type="button" class="button quiet" data-action="export" onclick={on_export}
                aria-label={named(texts_of(texts).export)}>{ texts_of(texts).export }</button>
            <button key="delete" type="button" class="button quiet" data-action="delete" onclick={on_delete}
                aria-label={named(texts_of(texts).delete)}>{ texts_of(texts).delete }</button>
        </>
    }
}

/// Asks whether to delete the game.
fn confirm(
    entry: &ListedGame,
    on_ask: &Callback<Option<String>>,
    on_delete: &Callback<String>,
    texts: &'static Texts,
) -> Html {
    let id = entry.id.clone();
    let on_yes = on_delete.reform(move |_: MouseEvent| id.clone());
    let question = format!("sure-{}", entry.id);
    html! {
        <>
            <p key="sure" id={question.clone()} class="sure">{ texts_of(texts).delete_sure }</p>
            <button key="yes" type="button" class="button primary" data-action="delete-sure"
                aria-describedby={question.clone()} onclick={on_yes}>{ texts_of(texts).delete }</button>
            <button key="cancel" type="button" class="button" data-action="cancel"
                aria-describedby={question} onclick={on_ask.reform(|_: MouseEvent| None)}>{ texts.common.cancel }</button>
        </>
    }
}
