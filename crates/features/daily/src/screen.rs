//! The screen of the games of the day: a day's games, and the calendar.

use std::rc::Rc;

use engine::GameId;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::calendar::{Calendar, calendar};
use super::card::card;
use super::data::load;
use super::dates;
use super::day_part::DAYS;
use super::result::{copy_texts, own};
use super::share::{compare, day_lines};
use super::texts::texts;
use model::day::{Day, Month};
use model::day_log::{DayLog, DayNote};
use model::storage::StorageError;
use ui::announce::say;
use ui::copy::{CopyButton, CopyTexts, address};
use ui::i18n::{Lang, Texts, Translated, capitalised, use_lang};
use ui::layout::header;
use ui::loaded::use_loaded;
use ui::route::Route;
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

/// The pars that became known while the screen is open.
#[derive(Clone, PartialEq, Default)]
struct Found(DayLog);

impl Reducible for Found {
    type Action = DayNote;

    fn reduce(self: Rc<Self>, par: DayNote) -> Rc<Found> {
        let mut found = (*self).clone();
        found.0.add(par);
        found.into()
    }
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
    let found = use_reducer_eq(Found::default);
    let kept = loaded.and_then(Result::ok).unwrap_or_default();
    let known = &kept.log;
    let on_par = |game: GameId| {
        let dispatch = found.dispatcher();
        Callback::from(move |par| dispatch.dispatch(DayNote::Par(day, game, par)))
    };
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
                    { for GameId::ALL.map(|game| card(game, (day, today), &kept, on_par(game), lang)) }
                </section>
                { share(day, known, &found.0, lang) }
                <p key="next" class="about" hidden={day != today}>{ (texts.next)(&dates::end_of(today, lang)) }</p>
                { calendar(&shown, lang) }
            </main>
        </>
    }
}

/// The button that copies the results of a day, once there is one.
fn share(day: Day, known: &DayLog, found: &DayLog, lang: Lang) -> Html {
    let results = GameId::ALL.into_iter().filter_map(|game| {
        let line = known.result(game, day)?;
        let par = known.par(game, day).or_else(|| found.par(game, day));
        Some((
            game,
            par.map(|par| compare(game, &own(line), par, line.seat)),
        ))
    });
    let results: Vec<_> = results.collect();
    if results.is_empty() {
        return html! { <div key="share" hidden=true /> };
    }
    let lines = day_lines(day, results, lang);
    let text = AttrValue::from(format!("{lines} \n{}", address(&Route::Daily)));
    let copy = CopyTexts {
        label: texts(lang).copy_day,
        ..copy_texts(texts(lang))
    };
    html! { <div key="share" class="day-share"><CopyButton {text} action="copy-day" texts={copy} /></div> }
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
