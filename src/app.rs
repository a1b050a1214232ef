//! The app: which screen is shown, and the match that is to start.

use engine::dekal::Dekal;
use yew::prelude::*;

use crate::dekal::options::Options;
use crate::i18n::{Texts, use_texts};
use crate::pool::Pool;
use crate::route::{Route, use_route};
use crate::screens::{Home, OptionsScreen, RulesScreen, SettingsScreen};
use crate::shell::{Shell, use_arrival};
use crate::table::{MatchScreen, SaveKeys};

/// The whole page.
#[component]
pub fn App() -> Html {
    html! { <Shell><Screens /></Shell> }
}

/// The screen that the address asks for.
#[component]
fn Screens() -> Html {
    let texts = use_texts();
    let route = use_route();
    use_arrival(route, title(texts, route));
    let saved = SaveKeys::of::<Dekal>().is_taken();
    // The options of the match to start; the table takes them when it is opened.
    let wanted = use_mut_ref(|| None::<Options>);
    let pool = use_state(Pool::for_this_machine);
    let on_start = {
        let wanted = wanted.clone();
        use_callback((), move |options: Options, ()| {
            // Options that cannot be kept are still good for this match.
            let _ = options.store();
            *wanted.borrow_mut() = Some(options);
            Route::Table.open();
        })
    };
    match route {
        Route::Home => html! { <Home key="home" {saved} /> },
        Route::Options => html! { <OptionsScreen key="options" {saved} {on_start} /> },
        Route::Rules => html! { <RulesScreen key="rules" /> },
        Route::Settings => html! { <SettingsScreen key="settings" /> },
        Route::Table => html! {
            <MatchScreen<Dekal> key="table" wanted={wanted.borrow().clone()} pool={(*pool).clone()}
                on_begun={Callback::from(move |()| drop(wanted.take()))} />
        },
    }
}

/// The document's title on a screen.
fn title(texts: &'static Texts, route: Route) -> &'static str {
    match route {
        Route::Home => "Tablée",
        Route::Table => "Dékal",
        Route::Options => texts.options.title,
        Route::Rules => texts.rules.title,
        Route::Settings => texts.settings.title,
    }
}
