//! The calendar: a month of days with their results.

use engine::GameId;

use yew::prelude::*;

use super::dates;
use super::texts::texts;
use model::daily::FIRST;
use model::day::{Day, Month};
use model::day_log::DayLog;
use model::lang::Lang;
use ui::announce::say;
use ui::dates::Dates;

/// What the calendar shows.
pub struct Calendar<'a> {
    /// The month.
    pub month: Month,
    /// The results of all days.
    pub log: &'a DayLog,
    /// The present day.
    pub today: Day,
    /// The chosen day.
    pub chosen: Day,
    /// Called with the day that the person chooses.
    pub on_day: Callback<Day>,
    /// Called with the month to show.
    pub on_month: Callback<Month>,
}

/// The calendar of a month, with links to other months and a legend.
pub fn calendar(props: &Calendar, lang: Lang) -> Html {
    let (texts, month) = (texts(lang), props.month);
    let last = props.today.max(props.chosen).month();
    let turn = |name: &'static str,
                sign: &'static str,
                label: &'static str,
                months: i32,
                able: bool| {
        let onclick = props
            .on_month
            .reform(move |_: MouseEvent| month.later(months));
        html! {
            <button key={name} type="button" class="button quiet" data-action={name} data-repeats="" aria-label={label}
                title={label} disabled={!able} {onclick}><span aria-hidden="true">{ sign }</span></button>
        }
    };
    let (week, name) = (dates::week(lang), dates::month(month, lang));
    let long = dates::long(lang);
    html! {
        <section key="calendar" class="panel calendar" aria-labelledby="calendar">
            <div key="head" class="calendar-head">
                <h2 key="title" id="calendar">{ texts.calendar }</h2>
                { turn("month-before", "‹", texts.before, -1, month > FIRST.month()) }
                <p key="month" data-month={month.to_string()}>{ name.clone() }</p>
                { say(name.clone()) }
                { turn("month-after", "›", texts.after, 1, month < last) }
            </div>
            <table key="days" aria-label={name}>
                <thead key="week"><tr>
                    { for week.iter().enumerate().map(|(place, day)| html! { <th key={place} scope="col">{ day.clone() }</th> }) }
                </tr></thead>
                <tbody key="days">{ for weeks(month).into_iter().enumerate().map(|(place, days)| html! {
                    <tr key={place}>{ for days.into_iter().enumerate().map(|(place, day)| html! {
                        <td key={place}>{ for day.map(|day| cell(props, day, &long, lang)) }</td>
                    }) }</tr>
                }) }</tbody>
            </table>
            <p key="legend" class="about">{ (texts.legend)(&GameId::ALL.map(GameId::title)) }</p>
        </section>
    }
}

/// A day: its number, and a dot for each game.
fn cell(props: &Calendar, day: Day, long: &Dates, lang: Lang) -> Html {
    let texts = texts(lang);
    let is_done = |game: &GameId| props.log.result(*game, day).is_some();
    let done = GameId::ALL.iter().filter(|game| is_done(game)).count();
    let able = day >= FIRST && (day <= props.today || done > 0);
    let date = long.write(day.begins());
    let label = if able {
        format!("{date}, {}", (texts.played)(done))
    } else {
        date
    };
    let onclick = props.on_day.reform(move |_: MouseEvent| day);
    html! {
        <button type="button" class="calendar-day" data-day={day.to_string()} data-done={done.to_string()}
            aria-label={label} aria-pressed={(day == props.chosen).to_string()} disabled={!able}
            aria-current={(day == props.today).then_some("date")} {onclick}>
            <span key="number" aria-hidden="true">{ day.of_month() }</span>
            <span key="dots" class="dots" aria-hidden="true">
                { for GameId::ALL.iter().map(|game| html! {
                    <span key={game.name()} class={classes!("dot", is_done(game).then_some("is-done"))} />
                }) }
            </span>
        </button>
    }
}

/// The days of a month in weeks from Monday to Sunday.
fn weeks(month: Month) -> Vec<[Option<Day>; 7]> {
    let mut weeks = Vec::new();
    let mut week = [None; 7];
    for day in month.days() {
        let place = day.of_week() as usize;
        week[place] = Some(day);
        if place == 6 {
            weeks.push(core::mem::take(&mut week));
        }
    }
    if week.iter().any(Option::is_some) {
        weeks.push(week);
    }
    weeks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weeks_hold_every_day_of_the_month_once() {
        for months in 0..600 {
            let month = FIRST.month().later(months);
            let weeks = weeks(month);
            let days: Vec<Day> = weeks.iter().flatten().flatten().copied().collect();
            assert_eq!(days, month.days().collect::<Vec<_>>());
            for (place, day) in weeks.iter().flat_map(|week| week.iter().enumerate()) {
                assert!(day.is_none_or(|day| day.of_week() as usize == place));
            }
        }
        let november = Month {
            year: 2026,
            month: 11,
        };
        assert_eq!(weeks(november).len(), 6, "it begins on a Sunday");
    }
}
