//! The games of the day on the home screen, each with its state.

use engine::GameId;

use yew::prelude::*;

use daily::{DAILY, DayNote};
use model::day::Day;
use model::save_slot::SaveSlot;
use ui::i18n::{Lang, use_lang, use_texts};
use ui::loaded::use_loaded;
use ui::offline::{OfflineState, use_offline_state};
use ui::route::Route;
use ui::today::use_today;

/// The games of the present day, as links.
#[component]
pub fn Today() -> Html {
    let texts = use_texts();
    let today = use_today();
    let lang = use_lang();
    let notes = use_notes(today, lang);
    let one = |(place, game): (usize, GameId)| {
        let slot = SaveSlot::of_day(game, today);
        let goes_on = slot.is_under_way();
        let route = if slot.is_taken() && !goes_on {
            Route::Daily
        } else {
            Route::DailyTable(game, today)
        };
        let begin = if goes_on {
            texts.common.resume
        } else {
            texts.common.play
        };
        let note = notes.get(place);
        let lines = note.map_or_else(|| vec![begin.to_owned()], |note| note.lines.clone());
        html! {
            <li key={game.name()}>
                <a class="day-tile" href={note.map_or(route, |note| note.route.clone()).href()} data-today={game.name()}
                    data-game={game.name()}>
                    <strong key="title">{ game.title() }</strong>
                    { for lines.into_iter().enumerate().map(|(line, text)| html! { <span key={line}>{ text }</span> }) }
                </a>
            </li>
        }
    };
    html! {
        <section class="today" aria-labelledby="today">
            <h2 key="title" id="today"><a href={Route::Daily.href()}>{ texts.common.daily }</a></h2>
            <ul key="games">{ for GameId::ALL.into_iter().enumerate().map(one) }</ul>
        </section>
    }
}

/// The notes on the games of the day. The part of the page that writes them is loaded only once the whole release is on
/// the device, so that nobody has to download it for the home screen.
#[hook]
fn use_notes(today: Day, lang: Lang) -> Vec<DayNote> {
    let copy = use_offline_state();
    let is_here = matches!(copy, OfflineState::Complete | OfflineState::Newer);
    let notes = use_loaded((is_here, today, lang), |(is_here, today, lang)| {
        let (is_here, today, lang) = (*is_here, *today, *lang);
        async move {
            if !is_here {
                return Ok(Vec::new());
            }
            match DAILY.load().await {
                Ok(part) => (part.notes)(today, lang).await,
                // The links lead to screens of the same part, which report that it cannot be loaded.
                Err(_) => Ok(Vec::new()),
            }
        }
    });
    let notes = notes.and_then(Result::ok);
    notes.map_or_else(Vec::new, |notes| (*notes).clone())
}
