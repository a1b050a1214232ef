//! The screen of the games of the day: a day's games, and the calendar.

use engine::GameId;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::calendar::{Calendar, calendar};
use super::card::card;
use super::data::load;
use super::dates;
use super::day_part::DAYS;
use super::texts::texts;
use model::day::{Day, Month};
use model::storage::StorageError;
use ui::announce::say;
use ui::i18n::{Lang, Texts, Translated, capitalised, use_lang};
use ui::layout::header;
use ui::loaded::use_loaded;
use ui::today::use_today;

/// Loads all games' parts, which make the links for practising past days' games. A game whose part cannot be
/// loaded gets no such link.
#[hook]
fn use_games() {
    let update = use_force_update();
    use_effect_with((), move |()| {
        for game in GameId::ALL {
            let update = update.clone();
            spawn_local(async move {
                if DAYS.of(game).load().await.is_ok() {
                    update.force_update();
                }
            });
        }
    });
}

/// The games of the present day or of a chosen day.
#[component]
pub fn DailyScreen() -> Html {
    let lang = use_lang();
    let (texts, today) = (texts(lang), use_today());
    use_games();
    let loaded = use_loaded((), |()| load());
    let chosen = use_state_eq(|| None::<Day>);
    let day = chosen.unwrap_or(today);
    let month = use_state_eq(|| None::<Month>);
    let on_day = {
        let setter = chosen.setter();
        Callback::from(move |day| setter.set(Some(day).filter(|day| *day != today)))
    };
    let on_month = {
        let setter = month.setter();
        Callback::from(move |month| setter.set(Some(month)))
    };
    let error = match loaded {
        Some(Err(StorageError::Blocked)) => Some(texts.blocked),
        Some(Err(error)) => Some(Texts::of(lang).errors.storage(error)),
        _ => None,
    };
    let is_busy = loaded.is_none();
    let kept = loaded.and_then(Result::ok).unwrap_or_default();
    let known = &kept.log;
    let shown = Calendar {
        month: month.unwrap_or(day.month()),
        log: known,
        today,
        chosen: day,
        on_day,
        on_month,
    };
    html! {
        <>
            { header(Texts::of(lang)) }
            <main key="main" data-screen="daily" class="screen daily" aria-busy={is_busy.to_string()}>
                <h1 key="title" tabindex="-1">{ Texts::of(lang).common.daily }</h1>
                <p key="intro" class="about">{ texts.intro }</p>
                <p key="blocked" role="alert" class="unsaved" hidden={error.is_none()}>{ error.unwrap_or_default() }</p>
                <p key="unreadable" class="about" hidden={known.unreadable == 0}>{ (texts.unreadable)(known.unreadable) }</p>
                { say(heading(day, today, lang)) }
                <section key={day.to_string()} class="day-games" aria-labelledby="day" data-day-shown={day.to_string()}>
                    <h2 key="day" id="day">{ heading(day, today, lang) }</h2>
                    { for GameId::ALL.map(|game| card(game, day, today, &kept, lang)) }
                </section>
                <p key="next" class="about" hidden={day != today}>{ (texts.next)(&dates::end_of(today, lang)) }</p>
                { calendar(&shown, lang) }
            </main>
        </>
    }
}

fn heading(day: Day, today: Day, lang: Lang) -> String {
    let date = super::date(day, lang);
    // French writes days of the week in lower case, but here they begin a heading.
    capitalised(&if day == today {
        (texts(lang).today)(&date, &dates::end_of(day, lang))
    } else {
        date
    })
}
