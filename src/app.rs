//! The app: which screen is shown, and the match that is to start.

use engine::game_of_link;
use yew::prelude::*;

use crate::archive::{self, Device, Summary};
use crate::daily::{DailyScreen, DayTable, daily_texts};
use crate::games::{self, PageGame};
use crate::i18n::{Lang, Texts, use_lang, use_texts};
use crate::keys::{self, KeysScreen, use_general_keys};
use crate::offline::Offline;
use crate::pool::Pool;
use crate::review::Wish;
use crate::route::{Reviewed, Route, use_route};
use crate::screens::{Home, PlayScreen, RecordsScreen, RulesScreen, SettingsScreen, refusal, why};
use crate::shell::{Shell, use_arrival};
use crate::statistics::{StatisticsScreen, statistics_texts};
use crate::table::{Source, Wanted};
use crate::tutorial;

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <Shell><Offline><Screens /></Offline></Shell> }
}

/// The screen that the address asks for.
#[component]
fn Screens() -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let route = use_route();
    use_arrival(route.clone(), title(lang, &route));
    use_general_keys(&route);
    // The match to start; the table takes it when it is opened.
    let wanted = use_mut_ref(|| None::<Wanted>);
    let pool = use_state(Pool::for_this_machine);
    match route {
        Route::Home => html! { <Home key="home" /> },
        Route::Options(game) => {
            let on_start = Callback::from(move |options| {
                wanted.replace(Some(Wanted::Options(options)));
                Route::Table(game).open();
            });
            games::options(game, on_start)
        }
        Route::Rules(game) => html! { <RulesScreen key="rules" {game} /> },
        Route::Tutorial(game) => {
            let on_start = Callback::from(move |options| {
                wanted.replace(Some(Wanted::Options(options)));
                Route::Table(game).open();
            });
            games::tutorial(game, (*pool).clone(), on_start)
        }
        Route::Settings => html! { <SettingsScreen key="settings" /> },
        Route::Keys(game) => html! { <KeysScreen key="keys" {game} /> },
        Route::Records => html! { <RecordsScreen key="records" /> },
        Route::Kept(id) => kept(&id, (*pool).clone(), texts),
        Route::Record(link) => match game_of_link(&link) {
            Ok(game) => replay(
                PageGame::of(game),
                Source::Link(link),
                (*pool).clone(),
                texts,
            ),
            Err(error) => refusal(texts.records.bad_link, why(&error.into(), texts), texts),
        },
        Route::Review(which, decision) => {
            let on_start = Callback::from(move |(game, record)| {
                wanted.replace(Some(Wanted::Record(record)));
                Route::Table(game).open();
            });
            reviewed(which, decision, (*pool).clone(), on_start, texts)
        }
        Route::Play(link) => {
            let on_start = Callback::from(move |(game, record)| {
                wanted.replace(Some(Wanted::Record(record)));
                Route::Table(game).open();
            });
            html! { <PlayScreen key="play" {link} {on_start} /> }
        }
        Route::Daily => html! { <DailyScreen key="daily" /> },
        Route::DailyTable(game, day) => {
            html! { <DayTable key="day-table" {game} {day} pool={(*pool).clone()} /> }
        }
        Route::Statistics(game) => html! { <StatisticsScreen key="statistics" {game} /> },
        Route::Table(game) => {
            let options = wanted.borrow().clone();
            let on_begun = Callback::from(move |()| drop(wanted.take()));
            games::table(game, options, (*pool).clone(), on_begun)
        }
    }
}

/// A game of the archive.
fn kept(id: &str, pool: Pool, texts: &'static Texts) -> Html {
    let Ok(Some(text)) = archive::read(&Device, id) else {
        return refusal(texts.records.title, texts.records.gone, texts);
    };
    let game = Summary::read(&text).map(|summary| summary.game);
    replay(game, Source::Kept(text.into()), pool, texts)
}

/// The review of a game of the archive, or of a link's.
fn reviewed(
    which: Reviewed,
    decision: Option<usize>,
    pool: Pool,
    on_start: Callback<(PageGame, String)>,
    texts: &'static Texts,
) -> Html {
    let (game, source) = match &which {
        Reviewed::Kept(id) => match archive::read(&Device, id) {
            Ok(Some(text)) => {
                let game = Summary::read(&text).map(|summary| summary.game);
                (game, Source::Kept(text.into()))
            }
            _ => return refusal(texts.records.title, texts.records.gone, texts),
        },
        Reviewed::Link(link) => match game_of_link(link) {
            Ok(game) => (PageGame::of(game), Source::Link(link.clone())),
            Err(error) => {
                return refusal(texts.records.bad_link, why(&error.into(), texts), texts);
            }
        },
    };
    let Some(game) = game else {
        return refusal(texts.records.bad_link, texts.records.foreign, texts);
    };
    let wish = Wish {
        source,
        which,
        decision,
        pool,
        on_start,
    };
    games::review(game, wish, texts)
}

fn replay(game: Option<PageGame>, source: Source, pool: Pool, texts: &'static Texts) -> Html {
    match game {
        Some(game) => games::replay(game, source, pool),
        None => refusal(texts.records.bad_link, texts.records.foreign, texts),
    }
}

/// The document's title on a screen.
fn title(lang: Lang, route: &Route) -> String {
    let texts = lang.texts();
    match *route {
        Route::Home => "Tablée".into(),
        Route::Table(game) => games::title(game).into(),
        Route::Options(game) => (texts.options.title)(games::title(game)),
        Route::Rules(game) => (texts.common.rules_of)(games::title(game)),
        Route::Tutorial(game) => tutorial::heading(game, lang),
        Route::Settings => texts.settings.title.into(),
        Route::Keys(_) => keys::texts(lang).title.into(),
        Route::Records => texts.records.title.into(),
        Route::Daily => daily_texts(lang).title.into(),
        Route::DailyTable(game, day) => format!("{} · {day}", games::title(game)),
        Route::Statistics(_) => statistics_texts(lang).title.into(),
        Route::Kept(_) | Route::Record(_) => texts.records.replay.into(),
        Route::Play(_) => texts.records.same_game.into(),
        Route::Review(..) => texts.records.review.into(),
    }
}
