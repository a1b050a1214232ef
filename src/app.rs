//! The app: it shows the screen of the address, and hands the match to start to its table.

use engine::GameId;

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::game_screens::RulesScreenPart;
use crate::registry;
use crate::screens::{Home, RECORDS, SETTINGS};
use crate::shell::{Shell, use_arrival};
use daily::{DAILY, DailyPart};
use model::language_state::LanguageState;
use pool::Pool;
use records::RecordsPart;
use statistics::{STATISTICS, StatisticsPart};
use table::GamePart;
use table::NewMatch;
use tutorial::TutorialPart;
use ui::dropped::{Dropped, use_dropped};
use ui::i18n::{Lang, Texts, Translated, use_lang, use_texts};
use ui::keys::use_general_keys;
use ui::offline::Offline;
use ui::part::part_screen;
use ui::part::screen;
use ui::route::{Route, use_route};

/// Props of [`App`].
#[derive(Clone, PartialEq, Properties)]
pub struct AppProps {
    /// The first settings, and a language whose texts are loaded.
    pub first: LanguageState,
}

/// The page.
#[component]
pub fn App(props: &AppProps) -> Html {
    let (first, dropped) = (props.first.clone(), use_dropped());
    html! {
        <Shell {first}>
            <Offline>
                <ContextProvider<Dropped> context={dropped}><Screens /></ContextProvider<Dropped>>
            </Offline>
        </Shell>
    }
}

/// The screen of the address.
#[component]
fn Screens() -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let route = use_route();
    use_arrival(route.clone(), title(lang, &route));
    use_general_keys(&route);
    // The match to start. Another screen sets it; the table takes it when it opens.
    let wanted = use_mut_ref(|| None::<NewMatch>);
    let pool = use_state(Pool::for_this_machine);
    match route {
        Route::Home => html! { <Home key="home" on_play={on_play(wanted)} /> },
        Route::Settings => screen(&SETTINGS),
        Route::Rules(game) => {
            let show = move |part: &RulesScreenPart| (part.screen)(on_play(wanted.clone()));
            part_screen(
                format!("rules {}", game.name()),
                registry::rules(game),
                show,
            )
        }
        Route::Options(game) => {
            let show = move |part: &GamePart| {
                let wanted = wanted.clone();
                (part.options)(Callback::from(move |options| {
                    wanted.replace(Some(NewMatch::Options(options)));
                    Route::Table(game).open();
                }))
            };
            part_screen(
                format!("options {}", game.name()),
                registry::table(game),
                show,
            )
        }
        Route::Table(game) => {
            let key = game.name();
            let show = move |part: &GamePart| {
                let begun = wanted.clone();
                let on_begun = Callback::from(move |()| drop(begun.take()));
                (part.table)(wanted.borrow().clone(), (*pool).clone(), on_begun, None)
            };
            part_screen(key, registry::table(game), show)
        }
        Route::Tutorial(game) => {
            let pool = (*pool).clone();
            let show = move |part: &TutorialPart| {
                let wanted = wanted.clone();
                let on_start = Callback::from(move |options| {
                    wanted.replace(Some(NewMatch::Options(options)));
                    Route::Table(game).open();
                });
                (part.screen)(pool.clone(), on_start)
            };
            let key = format!("tutorial {}", game.name());
            part_screen(key, registry::tutorial(game), show)
        }
        Route::Daily => {
            let show = |part: &DailyPart| (part.screen)();
            part_screen("daily", &DAILY, show)
        }
        Route::DailyTable(game, day) => {
            let show = move |part: &DailyPart| (part.table)(game, day, (*pool).clone());
            part_screen("day-table", &DAILY, show)
        }
        Route::Statistics(game) => {
            let show = move |part: &StatisticsPart| (part.screen)(game, (*pool).clone());
            part_screen("statistics", &STATISTICS, show)
        }
        Route::Keys(_)
        | Route::Records
        | Route::Kept(_)
        | Route::Record(_)
        | Route::Play(_)
        | Route::Review(..)
        | Route::ReviewOf(..)
        | Route::Analysis(..)
        | Route::Other(_) => {
            let on_start = Callback::from(move |(game, record)| {
                wanted.replace(Some(NewMatch::Record(record)));
                Route::Table(game).open();
            });
            // A review keeps its key while positions of it are shown.
            let key = match &route {
                Route::Review(which, _) | Route::ReviewOf(which, _) => {
                    Route::Review(which.clone(), None).href()
                }
                other => other.href(),
            };
            let show = move |part: &RecordsPart| {
                (part.screen)(&route, (*pool).clone(), on_start.clone(), texts)
            };
            part_screen(key, &RECORDS, show)
        }
    }
}

/// The callback that starts a match of a game, with the options of the last one.
fn on_play(wanted: Rc<RefCell<Option<NewMatch>>>) -> Callback<GameId> {
    Callback::from(move |game| {
        wanted.replace(Some(NewMatch::Usual));
        Route::Table(game).open();
    })
}

/// The document's title for an address.
fn title(lang: Lang, route: &Route) -> String {
    let texts = Texts::of(lang);
    match *route {
        Route::Home => "Tablée".into(),
        Route::Table(game) => game.title().into(),
        Route::Options(game) => (texts.options.title)(game.title()),
        Route::Rules(game) => (texts.common.rules_of)(game.title()),
        Route::Tutorial(game) => tutorial::heading(game, lang),
        Route::Settings => texts.settings.title.into(),
        Route::Keys(_) => texts.common.keys.into(),
        Route::Records => texts.records.title.into(),
        Route::Daily => texts.common.daily.into(),
        Route::Statistics(_) => texts.common.statistics.into(),
        Route::Kept(_) | Route::Record(_) => texts.records.replay.into(),
        Route::Play(_) => texts.records.same_game.into(),
        Route::Review(..) | Route::ReviewOf(..) => texts.records.review.into(),
        Route::Analysis(..) => texts.records.analysis.into(),
        // The screen itself sets it.
        Route::DailyTable(..) | Route::Other(_) => String::new(),
    }
}
