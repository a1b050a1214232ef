//! The table of a day's game: it decides whether the game may be played, and shows the result that counts.

use engine::GameId;

use yew::prelude::*;

use super::result::DayResult;
use super::texts::texts;
use database::Ended;
use model::archive::SavedGame;
use model::clock::now;
use model::day::Day;
use model::results::{Kind, Line};
use model::save_slot::SaveSlot;
use model::storage::{self, StorageError};
use pool::Pool;
use table::{DailyMatch, GamePart, TABLES};
use ui::files::download_button;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::{refusal_with_link, use_title};
use ui::loaded::{loaded_screen, use_loaded};
use ui::part::part_screen;
use ui::route::Route;

/// Props of [`DayTable`].
#[derive(Properties, PartialEq)]
pub struct DayTableProps {
    /// The game.
    pub game: GameId,
    /// The day.
    pub day: Day,
    /// The workers of the bots.
    pub pool: Pool,
}

/// Whether the attempt that counts can be played, and if not, why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Availability {
    Open,
    TooLate,
    TooEarly,
    Over,
}

/// Decides whether the attempt can be played. An attempt that has begun can always go on: a game may last past
/// midnight, and the person may change the clock.
fn availability(day: Day, today: Day, begun: bool, done: bool) -> Availability {
    if begun {
        Availability::Open
    } else if done {
        Availability::Over
    } else if day < today {
        Availability::TooLate
    } else if day > today {
        Availability::TooEarly
    } else {
        Availability::Open
    }
}

/// The table for the attempt that counts, or why it cannot be played.
#[component]
pub fn DayTable(props: &DayTableProps) -> Html {
    let lang = use_lang();
    let (game, day) = (props.game, props.day);
    let pool = props.pool.clone();
    let heading = format!("{} · {}", game.title(), super::date(day, lang));
    use_title(&heading);
    // Asked only once, so that midnight interrupts nobody.
    loaded_screen(
        format!("availability-{}-{day}", game.name()),
        move || ask(game, day),
        move |availability| {
            let reason = match availability {
                Ok(Availability::Open) | Err(_) => return table(game, day, pool.clone()),
                Ok(Availability::TooLate) => texts(lang).too_late,
                Ok(Availability::TooEarly) => texts(lang).too_early,
                Ok(Availability::Over) => texts(lang).over,
            };
            let heading = format!("{}, {}", game.title(), super::date(day, lang));
            let texts = Texts::of(lang);
            refusal_with_link(&heading, reason, texts.common.daily, Route::Daily, texts)
        },
    )
}

/// Whether a day's game can be played now. What cannot be read from the database counts as missing.
async fn ask(game: GameId, day: Day) -> Result<Availability, StorageError> {
    let done = database::day_result(game, day)
        .await
        .is_ok_and(|known| known.is_some());
    let save = database::load(&SaveSlot::of_day(game, day).name()).await;
    let begun = save.is_ok_and(|saves| !saves.is_empty());
    Ok(availability(day, Day::of(now()), begun, done))
}

fn table(game: GameId, day: Day, pool: Pool) -> Html {
    let key = format!("{}-{day}", game.name());
    let show = move |part: &GamePart| {
        (part.table)(
            None,
            pool.clone(),
            Callback::noop(),
            Some(DailyMatch { day, after }),
        )
    };
    part_screen(key, TABLES.of(game), show)
}

/// What a day's table shows instead of a rematch: the result that counts. `saved` is the match on the table,
/// once it is over; until then nothing is shown.
pub fn after(game: GameId, day: Day, saved: Option<SavedGame>) -> Html {
    let Some(saved) = saved else {
        return Html::default();
    };
    html! { <AfterDay {game} {day} {saved} /> }
}

#[derive(Properties, PartialEq)]
struct AfterDayProps {
    game: GameId,
    day: Day,
    saved: SavedGame,
}

#[component]
fn AfterDay(props: &AfterDayProps) -> Html {
    let lang = use_lang();
    let (game, day) = (props.game, props.day);
    let tries = use_state_eq(|| 0_u32);
    let saved = props.saved.clone();
    let loaded = use_loaded(
        *tries,
        move |_| async move { Ok(count(game, day, saved).await) },
    );
    let counted = loaded.and_then(Result::ok);
    let line = counted.as_ref().and_then(|counted| counted.line.clone());
    let lost = counted.as_ref().and_then(|counted| counted.lost);
    let sentence = lost.map(|error| match error {
        StorageError::Full => texts(lang).no_room,
        error => Texts::of(lang).errors.storage(error),
    });
    let saved = props.saved.clone();
    let on_download = Callback::from(move |_| ui::files::save(&saved.file_name(), saved.text()));
    let on_retry = Callback::from(move |_| tries.set(*tries + 1));
    html! {
        <section class="after-day" aria-labelledby="after-day" data-counted={line.is_some().to_string()}>
            <h3 key="title" id="after-day">{ texts(lang).result }</h3>
            { for line.map(|line| html! {
                <DayResult key="result" {day} {line} />
            }) }
            <div key="lost" class="day-lost" role="alert" hidden={sentence.is_none()}>
                <p key="why">{ sentence.unwrap_or_default() }</p>
                <button key="again" type="button" class="button" data-action="count-again" onclick={on_retry}>
                    { Texts::of(lang).common.retry }
                </button>
                { download_button("download-game", false, on_download, Texts::of(lang)) }
            </div>
            <p key="ways"><a class="button" href={Route::Daily.href()}>{ texts(lang).all }</a></p>
        </section>
    }
}

/// The outcome of the attempt that counts.
struct AttemptOutcome {
    /// The result that counts: an earlier one if there is one, otherwise that of this match, which is shown
    /// even if it cannot be stored.
    line: Option<Line>,
    /// Why it could not be stored. If the storage is blocked altogether, the table says so.
    lost: Option<StorageError>,
}

async fn count(game: GameId, day: Day, saved: SavedGame) -> AttemptOutcome {
    let kept = database::finish(&saved, Some(day), Ended::Now).await;
    let known = database::day_result(game, day).await.unwrap_or_default();
    AttemptOutcome {
        line: known.or_else(|| Line::of(saved.text(), saved.id(), Kind::Daily)),
        lost: kept
            .err()
            .filter(|error| *error != StorageError::Blocked || !storage::is_blocked()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_present_day_can_be_begun() {
        let today: Day = "2026-11-21".parse().unwrap();
        let fresh = |days: i32| availability(today.later(days), today, false, false);
        assert_eq!(
            [-1, 0, 1].map(fresh),
            [
                Availability::TooLate,
                Availability::Open,
                Availability::TooEarly
            ]
        );
    }

    #[test]
    fn what_is_begun_goes_on_and_what_is_done_does_not_begin_again() {
        let today: Day = "2026-11-21".parse().unwrap();
        for days in [-400, -1, 0, 1, 400] {
            let day = today.later(days);
            assert_eq!(availability(day, today, true, false), Availability::Open);
            assert_eq!(
                availability(day, today, true, true),
                Availability::Open,
                "its end is shown"
            );
            assert_eq!(availability(day, today, false, true), Availability::Over);
        }
    }
}
