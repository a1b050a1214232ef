//! The table of a day's game: whether it may be played, and what is shown at the end.
use engine::GameId;

use yew::prelude::*;

use super::result::DayResult;
use super::texts::texts;
use model::archive::SavedGame;
use model::clock::now;
use model::day::Day;
use model::results::{Kind, Line};
use model::save_slot::SaveSlot;
use model::storage::StorageError;
use pool::Pool;
use table::{DailyMatch, GamePart, TABLES};
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::refusal_to;
use ui::loaded::{loaded_screen, use_loaded};
use ui::part::part_screen;
use ui::route::Route;

/// What [`DayTable`] needs.
#[derive(Properties, PartialEq)]
pub struct DayTableProps {
    /// The game.
    pub game: GameId,
    /// The day.
    pub day: Day,
    /// Where the bots think.
    pub pool: Pool,
}

/// Whether a day's game can be played as the attempt that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    Open,
    TooLate,
    TooEarly,
    Over,
}

/// An attempt that is begun goes on whatever the day is: a game may last past
/// midnight, and a clock may be turned.
fn door(day: Day, today: Day, begun: bool, done: bool) -> Door {
    if begun {
        Door::Open
    } else if done {
        Door::Over
    } else if day < today {
        Door::TooLate
    } else if day > today {
        Door::TooEarly
    } else {
        Door::Open
    }
}

/// The attempt at a day's game that counts, or why there can be none.
#[component]
pub fn DayTable(props: &DayTableProps) -> Html {
    let lang = use_lang();
    let (game, day) = (props.game, props.day);
    let pool = props.pool.clone();
    // Asked once: midnight interrupts nobody.
    loaded_screen(
        format!("door-{}-{day}", game.name()),
        move || ask(game, day),
        move |door| {
            let why = match door {
                Ok(Door::Open) | Err(_) => return table(game, day, pool.clone()),
                Ok(Door::TooLate) => texts(lang).too_late,
                Ok(Door::TooEarly) => texts(lang).too_early,
                Ok(Door::Over) => texts(lang).over,
            };
            let heading = format!("{}, {}", game.title(), super::date(day, lang));
            let back = (Texts::of(lang).common.daily, Route::Daily);
            refusal_to(&heading, why, back, Texts::of(lang))
        },
    )
}

/// Whether a day's game can be played now. Where nothing can be read, nothing is known of it.
async fn ask(game: GameId, day: Day) -> Result<Door, StorageError> {
    let done = database::day_result(game, day)
        .await
        .is_ok_and(|known| known.is_some());
    let save = database::load(&SaveSlot::of_day(game, day).name()).await;
    let begun = save.is_ok_and(|save| save.is_some());
    Ok(door(day, Day::of(now()), begun, done))
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

/// What is shown with the result of a day's game instead of another match: the
/// result that counts, once there is one; `over` is the match on the table, once
/// it is over.
pub fn after(game: GameId, day: Day, over: Option<SavedGame>) -> Html {
    let Some(over) = over else {
        return Html::default();
    };
    html! { <AfterDay {game} {day} {over} /> }
}

#[derive(Properties, PartialEq)]
struct AfterDayProps {
    game: GameId,
    day: Day,
    over: SavedGame,
}

#[component]
fn AfterDay(props: &AfterDayProps) -> Html {
    let lang = use_lang();
    let (game, day) = (props.game, props.day);
    let tries = use_state_eq(|| 0_u32);
    let over = props.over.clone();
    let loaded = use_loaded(
        *tries,
        move |_| async move { Ok(count(game, day, over).await) },
    );
    let counted = loaded.and_then(Result::ok);
    let line = counted.as_ref().and_then(|counted| counted.line.clone());
    let is_lost = counted.is_some_and(|counted| counted.is_lost);
    let on_retry = Callback::from(move |_| tries.set(*tries + 1));
    html! {
        <section class="after-day" aria-labelledby="after-day" data-counted={line.is_some().to_string()}>
            <h3 key="title" id="after-day">{ texts(lang).result }</h3>
            { for line.map(|line| html! {
                <DayResult key="result" {day} {line} />
            }) }
            <div key="lost" class="day-lost" role="alert" hidden={!is_lost}>
                <p key="why">{ texts(lang).no_room }</p>
                <button key="again" type="button" class="button" data-action="count-again" onclick={on_retry}>
                    { Texts::of(lang).common.retry }
                </button>
            </div>
            <p key="ways"><a class="button" href={Route::Daily.href()}>{ texts(lang).all }</a></p>
        </section>
    }
}

/// What came of the attempt at a day's game.
struct Counted {
    /// The result that counts: that of the match, unless there was one before. Where nothing is kept, it is at
    /// least shown.
    line: Option<Line>,
    /// Whether there is no room to keep it.
    is_lost: bool,
}

async fn count(game: GameId, day: Day, over: SavedGame) -> Counted {
    let kept = database::finish(&over, Some(day)).await;
    let known = database::day_result(game, day).await.unwrap_or_default();
    Counted {
        line: known.or_else(|| Line::of(over.text(), over.id(), Kind::Daily)),
        is_lost: kept == Err(StorageError::Full),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_present_day_can_be_begun() {
        let today: Day = "2026-11-21".parse().unwrap();
        let fresh = |days: i32| door(today.later(days), today, false, false);
        assert_eq!(
            [-1, 0, 1].map(fresh),
            [Door::TooLate, Door::Open, Door::TooEarly]
        );
    }

    #[test]
    fn what_is_begun_goes_on_and_what_is_done_does_not_begin_again() {
        let today: Day = "2026-11-21".parse().unwrap();
        for days in [-400, -1, 0, 1, 400] {
            let day = today.later(days);
            assert_eq!(door(day, today, true, false), Door::Open);
            assert_eq!(door(day, today, true, true), Door::Open, "its end is shown");
            assert_eq!(door(day, today, false, true), Door::Over);
        }
    }
}
