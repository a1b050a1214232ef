//! The app: which screen is shown, and the match that is to start.

use yew::prelude::*;

use crate::games;
use crate::i18n::{Texts, use_texts};
use crate::offline::Offline;
use crate::pool::Pool;
use crate::route::{Route, use_route};
use crate::screens::{Home, RulesScreen, SettingsScreen};
use crate::shell::{Shell, use_arrival};

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <Shell><Offline><Screens /></Offline></Shell> }
}

/// The screen that the address asks for.
#[component]
fn Screens() -> Html {
    let texts = use_texts();
    let route = use_route();
    use_arrival(route, title(texts, route));
    // The options of the match to start; the table takes them when it is opened.
    let wanted = use_mut_ref(|| None::<String>);
    let pool = use_state(Pool::for_this_machine);
    match route {
        Route::Home => html! { <Home key="home" /> },
        Route::Options(game) => {
            let on_start = Callback::from(move |options| {
                wanted.replace(Some(options));
                Route::Table(game).open();
            });
            games::options(game, on_start)
        }
        Route::Rules(game) => html! { <RulesScreen key="rules" {game} /> },
        Route::Settings => html! { <SettingsScreen key="settings" /> },
        Route::Table(game) => {
            let options = wanted.borrow().clone();
            let on_begun = Callback::from(move |()| drop(wanted.take()));
            games::table(game, options, (*pool).clone(), on_begun)
        }
    }
}

/// The document's title on a screen.
fn title(texts: &'static Texts, route: Route) -> String {
    match route {
        Route::Home => "Tablée".into(),
        Route::Table(game) => games::title(game).into(),
        Route::Options(game) => (texts.options.title)(games::title(game)),
        Route::Rules(game) => (texts.common.rules_of)(games::title(game)),
        Route::Settings => texts.settings.title.into(),
    }
}
