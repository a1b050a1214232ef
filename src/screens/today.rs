//! The games of the day on the home screen, each with its state, and what is said of every game there.

use std::rc::Rc;

use engine::GameId;
use yew::prelude::*;

use super::RECORDS;
use daily::DayNote;
use model::day::Day;
use model::save_slot::SaveSlot;
use records::HomeNotes;
use ui::i18n::{Lang, Texts};
use ui::loaded::use_loaded;
use ui::offline::{OfflineState, use_offline_state};
use ui::route::Route;

/// The games of the present day, as links, with these notes.
pub fn today(today: Day, notes: &[DayNote], texts: &Texts) -> Html {
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
        <section key="today" class="today" aria-labelledby="today">
            <h2 key="title" id="today"><a href={Route::Daily.href()}>{ texts.common.daily }</a></h2>
            <ul key="games">{ for GameId::ALL.into_iter().enumerate().map(one) }</ul>
        </section>
    }
}

/// What home says of the games. The part of the page that writes it is loaded only once the whole release is on the device,
/// so that nobody has to download it for the home screen.
#[hook]
pub fn use_notes(today: Day, lang: Lang) -> Rc<HomeNotes> {
    let copy = use_offline_state();
    let is_here = matches!(copy, OfflineState::Complete | OfflineState::Newer);
    let notes = use_loaded((is_here, today, lang), |(is_here, today, lang)| {
        let (is_here, today, lang) = (*is_here, *today, *lang);
        async move {
            if !is_here {
                return Ok(HomeNotes::default());
            }
            match RECORDS.load().await {
                Ok(part) => (part.notes)(today, lang).await,
                // The links lead to screens of the same file, which report that it cannot be loaded.
                Err(_) => Ok(HomeNotes::default()),
            }
        }
    });
    notes.and_then(Result::ok).unwrap_or_default()
}
