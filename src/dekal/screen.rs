//! The screen of the table: which match is played, and what is kept of it.

use engine::Seed;
use engine::dekal::Dekal;
use protocol::Level;
use yew::prelude::*;

use super::options::Options;
use super::table::{DekalTable, Pace};
use super::texts::{Texts, texts};
use crate::i18n::use_lang;
use crate::pool::Pool;
use crate::route::Route;
use crate::session::{Session, Sitter};
use crate::settings::Speed;
use crate::shell::use_settings;
use crate::storage;

/// Where the match under way is saved.
pub const SAVE: &str = "tablee.dekal.match";
/// Where the match before it is kept.
const PREVIOUS: &str = "tablee.dekal.match.previous";
/// Where a save that cannot be used is kept.
const UNUSABLE: &str = "tablee.dekal.match.unusable";

/// The bots' names, by seat.
const NAMES: [&str; 5] = ["Anna", "Basile", "Chloé", "Denis", "Élise"];

/// What the screen needs.
#[derive(Properties, PartialEq)]
pub struct DekalScreenProps {
    /// The options of a match to begin; without them the saved one goes on.
    pub wanted: Option<Options>,
    /// Where the bots think.
    pub pool: Pool,
    /// Called once the wanted match has begun.
    pub on_begun: Callback<()>,
}

/// What is on the table.
#[derive(Clone, PartialEq)]
enum Start {
    /// A match, and how many were begun here before it.
    Match(Box<Session<Dekal>>, u32),
    /// Nothing: the saved match cannot be used, for this reason.
    Unusable(String),
}

/// The table with the match that is wanted, saved, or else a new one.
#[component]
pub fn DekalScreen(props: &DekalScreenProps) -> Html {
    let lang = use_lang();
    let settings = use_settings();
    let words = texts(lang);
    let wanted = props.wanted.clone();
    let start = use_state(|| begin(wanted, words));
    let unsaved = use_state_eq(|| false);
    let on_begun = props.on_begun.clone();
    use_effect_with((), move |()| on_begun.emit(()));
    let on_change = {
        let setter = unsaved.setter();
        Callback::from(move |session: Session<Dekal>| {
            setter.set(storage::write(SAVE, &session.save()).is_err());
        })
    };
    let on_new = {
        let start = start.clone();
        Callback::from(move |()| {
            let number = match &*start {
                Start::Match(_, number) => number + 1,
                Start::Unusable(_) => 0,
            };
            keep_previous();
            start.set(Start::Match(
                Box::new(fresh(&Options::load(), words)),
                number,
            ));
        })
    };
    let on_leave = Callback::from(|()| Route::Home.open());
    let body = match &*start {
        Start::Match(session, number) => html! {
            <DekalTable
                key={format!("match-{number}")}
                session={(**session).clone()}
                {lang}
                pace={pace(settings.speed)}
                pool={props.pool.clone()}
                {on_change}
                on_rematch={on_new}
                {on_leave}
            />
        },
        Start::Unusable(why) => html! {
            <main key="unusable" class="screen" data-screen="unusable">
                <h1 key="title">{ "Dékal" }</h1>
                <p key="why" role="alert">{ (words.cannot_load)(why) }</p>
                <button key="new" type="button" class="button primary" data-action="new-game"
                    onclick={on_new.reform(|_| ())}>{ words.new_game }</button>
            </main>
        },
    };
    html! {
        <>
            <p key="unsaved" class="unsaved" role="alert" hidden={!*unsaved}>{ words.cannot_save }</p>
            { body }
        </>
    }
}

fn pace(speed: Speed) -> Pace {
    Pace(match speed {
        Speed::Slow => 1_400,
        Speed::Normal => 700,
        Speed::Fast => 250,
        Speed::None => 0,
    })
}

fn begin(wanted: Option<Options>, words: &Texts) -> Start {
    let saved = storage::read(SAVE).ok().flatten();
    match (wanted, saved) {
        (Some(options), _) => {
            keep_previous();
            Start::Match(Box::new(fresh(&options, words)), 0)
        }
        (None, None) => Start::Match(Box::new(fresh(&Options::load(), words)), 0),
        (None, Some(text)) => match Session::load(&text) {
            Ok(session) => Start::Match(Box::new(session), 0),
            Err(error) => {
                // If even this cannot be written, the save itself stays put
                // until a new match is begun.
                let _ = storage::write(UNUSABLE, &text);
                Start::Unusable(error.to_string())
            }
        },
    }
}

/// Keeps the match that is about to be replaced, if it can be kept.
fn keep_previous() {
    if let Ok(Some(text)) = storage::read(SAVE) {
        // Full storage is told of when the new match is saved.
        let _ = storage::write(PREVIOUS, &text);
    }
}

/// A match about to begin, with the person on the first seat.
fn fresh(options: &Options, words: &Texts) -> Session<Dekal> {
    let seed = match options.seed() {
        Ok(Some(seed)) => seed,
        // The options screen lets nobody play with a seed that is none.
        Ok(None) | Err(_) => Seed(random()),
    };
    let person = Sitter {
        name: words.you.into(),
        bot: None,
    };
    let bots = NAMES
        .iter()
        .zip(options.levels())
        .take(usize::from(options.players()) - 1)
        .map(|(name, level): (&&str, &Level)| Sitter {
            name: (*name).into(),
            bot: Some(*level),
        });
    let sitters = std::iter::once(person).chain(bots).collect();
    Session::new(options.rules(), sitters, seed)
        .expect("options hold 2 to 6 players and a level for each bot")
}

/// 64 random bits; from the clock where a browser has no better source.
fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
