//! The card of one game of a day: its description, its result, and its buttons.

use engine::{Fields, GameId};
use protocol::Level;
use ui::i18n::{ResultLineTexts, Texts, Translated, capitalised};
use yew::prelude::*;

use super::data::DailyData;
use super::day_part::DAYS;
use super::result::DayResult;
use super::streak::of_game;
use super::texts::{DailyTexts, texts};
use model::clock::now;
use model::daily::{FIRST, options, variant};
use model::day::Day;
use model::day_log::FinalScores;
use model::lang::Lang;
use model::results::{Line, Opponents};
use model::save_slot::SaveSlot;
use ui::route::Route;

/// The state of a day's game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum State {
    Open,
    Begun,
    Done,
    Missed,
    Future,
}

impl State {
    /// The state of a game on a day.
    pub fn of(game: GameId, day: Day, today: Day, data: &DailyData) -> State {
        match data.log.result(game, day) {
            Some(_) => State::Done,
            None if data.tables.contains(&SaveSlot::of_day(game, day).name()) => State::Begun,
            None if day > today => State::Future,
            None if day < today => State::Missed,
            None => State::Open,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Begun => "begun",
            State::Done => "done",
            State::Missed => "missed",
            State::Future => "future",
        }
    }

    /// The state in words.
    pub const fn text(self, texts: &DailyTexts) -> &'static str {
        match self {
            State::Open => texts.open,
            State::Begun => texts.begun,
            State::Done => texts.done,
            State::Missed => texts.missed,
            State::Future => texts.future,
        }
    }
}

/// The card of a game on a day; `on_par` is called with the par of its result, once it is known.
pub fn card(
    game: GameId,
    (day, today): (Day, Day),
    data: &DailyData,
    on_par: Callback<FinalScores>,
    lang: Lang,
) -> Html {
    let (texts, log) = (texts(lang), &data.log);
    let result = log.result(game, day);
    let state = State::of(game, day, today, data);
    let id = format!("day-{}", game.name());
    let streak = of_game(log, game, now());
    html! {
        <article key={game.name()} class="day-game" data-game={game.name()} data-state={state.name()} aria-labelledby={id.clone()}>
            <h3 key="title" {id}>{ game.title() }</h3>
            <p key="state" class="day-state">{ state.text(texts) }</p>
            <p key="table" class="about">{ table(game, day, lang) }</p>
            { for result.map(|line| html! {
                <DayResult key="result" {day} line={line.clone()} on_par={on_par.clone()} />
            }) }
            <p key="streak" class="day-streak" hidden={day != today || streak.best == 0} data-streak={streak.now.to_string()}>
                { (texts.streak)(streak.now, streak.best) }
            </p>
            { buttons(game, day, state, result, data, lang) }
        </article>
    }
}

/// The buttons of a card.
fn buttons(
    game: GameId,
    day: Day,
    state: State,
    result: Option<&Line>,
    data: &DailyData,
    lang: Lang,
) -> Html {
    let (texts, common) = (texts(lang), &Texts::of(lang).common);
    let play = match state {
        State::Open => Some(common.play),
        State::Begun => Some(common.resume),
        State::Done | State::Missed | State::Future => None,
    };
    let past = matches!(state, State::Done | State::Missed);
    let practice = (past && day >= FIRST)
        .then(|| (DAYS.of(game).get()?.link)(day))
        .flatten();
    let archived = result.filter(|line| data.ids.contains(&line.id));
    let named = |label: &str| (Texts::of(lang).common.of_game)(label, game.title());
    let link = |name: &'static str, class: &'static str, label: &'static str, route: Route| {
        html! {
            <a key={name} class={classes!("button", class)} data-action={name} href={route.href()}
                aria-label={named(label)}>{ label }</a>
        }
    };
    html! {
        <div key="ways" class="ways">
            { for play.map(|label| link("play", "primary", label, Route::DailyTable(game, day))) }
            { for practice.map(|text| link("practise", "quiet", texts.practise, Route::Play(text.into()))) }
            { for archived.map(|line| link("replay", "quiet", texts.replay, Route::Kept(line.id.clone().into()))) }
        </div>
    }
}

/// Describes the table of a day's game: rules, players and opponents.
fn table(game: GameId, day: Day, lang: Lang) -> String {
    let options = options(game, day);
    let fields = Fields::of(&options).unwrap_or_default();
    let players = fields.get("players").unwrap_or(1);
    let levels: Vec<Level> = fields.get("levels").unwrap_or_default();
    let level = levels.first().copied();
    let variant = variant(game, day);
    let opponents = level.map_or(Opponents::Nobody, Opponents::Level);
    capitalised(&ResultLineTexts::of(lang).table(game, variant, players, opponents))
}
