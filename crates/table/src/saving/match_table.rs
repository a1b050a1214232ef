//! A match on the table.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use database::Save;
use database::later::KeepError;
use engine::{Game, GameId, Seed};
use yew::prelude::*;

use crate::play::parts::TableParts;
use crate::saving::archiver::{Archiver, Notice, keep_replaced};
use crate::saving::other_tab::{OtherTab, read_only_table};
use crate::saving::save::{NotSaved, SavedMatch, explain};
use crate::saving::save_channel::Listener;
use crate::{Options, Playable, TableProps};
use model::agreed::Agreed;
use model::archive::SavedGame;
use model::clock::now;
use model::daily;
use model::day::Day;
use model::save_slot::SaveSlot;
use model::session::{Due, Session, SessionError};
use model::settings::CoachLevel;
use model::storage::StorageError;
use pool::Pool;
use ui::files::download_button;
use ui::i18n::{Texts, use_lang, use_texts};
use ui::keys::use_rules_key;
use ui::offline::use_playing;
use ui::route::Route;
use ui::settings::use_settings;
use ui::tab_lock::Holder;

/// The game of a day, as the attempt that counts.
#[derive(Clone, Copy)]
pub struct DailyMatch {
    /// The day.
    pub day: Day,
    /// Shown with the result, once the match is over.
    pub after: fn(GameId, Day, Option<SavedGame>) -> Html,
}

impl PartialEq for DailyMatch {
    fn eq(&self, other: &Self) -> bool {
        self.day == other.day
    }
}

/// A match to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewMatch {
    /// A match with the options of the last one.
    Usual,
    /// A match with these options, as text.
    Options(String),
    /// The match of a record, as text.
    Record(String),
}

/// Which match comes to the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Opening {
    /// The saved match, or a new one if none is saved.
    Resume,
    /// A new match.
    New(NewMatch),
    /// A new match in place of the one on the table, with the options that were chosen last; only bots play if the
    /// person watches.
    Another { watch: bool },
}

/// What a match on the table needs.
#[derive(Properties, PartialEq)]
pub(super) struct MatchTableProps<G: Playable> {
    /// Where it is saved.
    pub slot: SaveSlot,
    /// Which match it is.
    pub opening: Opening,
    /// What is saved there.
    pub saves: Result<Vec<Save>, KeepError>,
    /// The largest number of a save that any tab has announced since the last table was there.
    pub heard: Rc<Cell<u32>>,
    /// What the table loads later.
    pub parts: &'static TableParts<G>,
    /// Where the bots think.
    pub pool: Pool,
    /// The day whose game it is.
    pub daily: Option<DailyMatch>,
    /// Which tab plays it.
    pub holder: Holder,
    /// Plays it in this tab.
    pub on_take_over: Callback<()>,
    /// Puts what is saved now on the table.
    pub on_reload: Callback<()>,
    /// Puts another match on the table.
    pub on_new: Callback<Opening>,
    /// Called with what the person has to be told.
    pub on_notice: Callback<Notice>,
}

/// What is on the table.
#[derive(Clone, PartialEq)]
enum Start<G: Playable> {
    Match(Session<G::Game>),
    /// No match, because the saved one cannot be used: the reason, and the text of the save.
    Unusable(SessionError, String),
}

/// The table with a match.
#[component]
pub(super) fn MatchTable<G: Playable>(props: &MatchTableProps<G>) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let day = props.daily.map(|daily| daily.day);
    let saved = use_mut_ref(|| SavedMatch::new(props.slot, props.saves.clone()));
    let begun = use_memo((), |()| begin::<G>(props, &mut saved.borrow_mut(), day));
    let (start, agreed) = &*begun;
    let archiver = use_mut_ref(|| Archiver::new(day));
    let over = use_state_eq(|| None::<SavedGame>);
    let error = use_state_eq(|| None::<StorageError>);
    let round_over = use_state_eq(|| false);
    use_playing(!*round_over && matches!(start, Start::Match(..)));
    use_rules_key(G::ID);
    let on_saved = {
        let (error, on_notice) = (error.setter(), props.on_notice.clone());
        let on_reload = props.on_reload.clone();
        Callback::from(move |saved: Result<(), NotSaved>| match saved {
            Ok(()) => error.set(None),
            Err(NotSaved::Storage(why)) => error.set(Some(why)),
            Err(NotSaved::Changed) => {
                on_notice.emit(Notice::Changed);
                on_reload.emit(());
            }
        })
    };
    let on_download = {
        let saved = saved.clone();
        Callback::from(move |_| saved.borrow().download())
    };
    use_reload_when_behind(props, &saved);
    let on_change = {
        let (round_over, over) = (round_over.setter(), over.setter());
        let on_notice = props.on_notice.clone();
        Callback::from(move |session: Session<G::Game>| {
            // Saving comes first, so that a later failure costs no move.
            SavedMatch::store(&saved, session.save(), on_saved.clone());
            round_over.set(matches!(session.due(), Due::NextRound | Due::Nothing));
            archiver
                .borrow_mut()
                .follow::<G>(&session, on_notice.clone());
            if day.is_some() && session.outcome().is_some() {
                over.set(Some(SavedGame::new(session.record(None), now())));
            }
        })
    };
    let on_new = {
        let (begun, options) = (begun.clone(), Options::<G::Choices>::load());
        props
            .on_new
            .reform(move |record: Option<String>| match (record, &begun.0) {
                (Some(record), _) => Opening::New(NewMatch::Record(record)),
                (None, Start::Match(session)) => Opening::Another {
                    watch: session.is_spectated(),
                },
                (None, Start::Unusable(..)) => Opening::Another {
                    watch: options.watch,
                },
            })
    };
    let table = {
        let (pool, parts) = (props.pool.clone(), props.parts);
        let coach = Some(parts.coach).filter(|_| settings.coach != CoachLevel::Off);
        move |session| TableProps {
            session,
            marks: Vec::new(),
            lang,
            pace: settings.speed.into(),
            hints: settings.hints,
            afterword: Some(parts.afterword),
            coach: coach.filter(|_| day.is_none()),
            confirm: settings.confirm,
            pool,
            on_change: Callback::noop(),
            on_new: Callback::noop(),
            on_leave: Callback::from(move |()| leave_to(day).open()),
            back: day.map(|_| texts.common.daily),
            after: None,
        }
    };
    let body = match start {
        Start::Match(session) if props.holder == Holder::OtherTab => {
            let looked_on = table(session.clone());
            let show = Callback::from(move |saved: AttrValue| {
                read_only_table::<G>(&saved, looked_on.clone(), texts)
            });
            html! { <OtherTab key="elsewhere" slot={props.slot} {show} on_take_over={props.on_take_over.clone()} /> }
        }
        Start::Match(session) => {
            let after = |daily: DailyMatch| (daily.after)(G::ID, daily.day, (*over).clone());
            let table = G::table(TableProps {
                on_change,
                on_new,
                after: props.daily.map(after),
                ..table(session.clone())
            });
            let is_opposite = agreed.opposite && session.participants().len() == 2;
            let opposite = is_opposite.then_some("");
            html! { <div key="match" class="table-place" data-opposite={opposite}>{ table }</div> }
        }
        Start::Unusable(error, text) => {
            unusable(G::ID.title(), explain(error, texts), text, &on_new, texts)
        }
    };
    let error = error.map(|error| texts.errors.storage(error));
    html! {
        <>
            <div key="unsaved" class="unsaved" role="alert" hidden={error.is_none()}>
                <p key="why">{ error.unwrap_or_default() }</p>
                { download_button("download", false, on_download, texts) }
            </div>
            { body }
        </>
    }
}

/// Puts the match on the table as another tab has saved it, if this tab plays it. A tab from which the match was taken
/// over may still have saved its last change.
#[hook]
fn use_reload_when_behind<G: Playable>(
    props: &MatchTableProps<G>,
    saved: &Rc<RefCell<SavedMatch>>,
) {
    let (saved, on_reload, heard) = (saved.clone(), props.on_reload.clone(), props.heard.clone());
    use_effect_with((props.slot, props.holder), move |&(slot, holder)| {
        let look = move |number| {
            if saved.borrow().is_behind(number) {
                on_reload.emit(());
            }
        };
        let listener = (holder == Holder::ThisTab).then(|| {
            look(heard.take());
            Listener::new(slot, look)
        });
        move || drop(listener)
    });
}

/// What is on the table at first, and what several persons there have agreed on.
fn begin<G: Playable>(
    props: &MatchTableProps<G>,
    saved: &mut SavedMatch,
    day: Option<Day>,
) -> (Start<G>, Agreed) {
    let session = match &props.opening {
        Opening::Resume => None,
        Opening::New(NewMatch::Usual) => Some(fresh::<G>(&Options::load())),
        Opening::New(NewMatch::Options(options)) => Some(fresh::<G>(&Options::decode(options))),
        Opening::New(NewMatch::Record(text)) => match Session::load(text) {
            Ok(session) => Some(session),
            Err(why) => return (Start::Unusable(why, text.clone()), Agreed::default()),
        },
        Opening::Another { watch } => {
            let mut options = Options::load();
            options.watch = *watch;
            Some(another::<G>(day, &options))
        }
    };
    if session.is_some() {
        saved.replace();
    }
    keep_replaced::<G>(saved, day, &props.on_notice);
    match session.map_or_else(|| resume(saved, day), Start::Match) {
        // Practice is there to try things out.
        Start::Match(session) if session.is_shared() && !session.is_practice() => {
            let agreed = agreed(&session);
            let session = if agreed.unaided {
                session.strict()
            } else {
                session
            };
            (Start::Match(session), agreed)
        }
        start => (start, Agreed::default()),
    }
}

/// What several persons have agreed on when they began this match.
fn agreed<G: Game>(session: &Session<G>) -> Agreed {
    let seed = Some(session.seed());
    let has_begun = session.has_person_played();
    let agreed = Agreed::load(G::ID, seed.filter(|_| has_begun));
    if !has_begun {
        agreed.store(G::ID, seed);
    }
    agreed
}

/// The saved match, or a new one if there is none.
fn resume<G: Playable>(saved: &SavedMatch, day: Option<Day>) -> Start<G> {
    match saved.load() {
        None => Start::Match(another::<G>(day, &Options::load())),
        Some(Ok(session)) if day.is_some() => Start::Match(session.strict()),
        Some(Ok(session)) => Start::Match(session),
        Some(Err((error, text))) => Start::Unusable(error, text),
    }
}

/// A match that nobody has begun: the day's, or one with these options.
fn another<G: Playable>(day: Option<Day>, options: &Options<G::Choices>) -> Session<G::Game> {
    match day {
        // A move taken back would show what others answer, and a hint would show how par is played.
        Some(day) => fresh::<G>(&Options::decode(&daily::options(G::ID, day))).strict(),
        None => fresh::<G>(options),
    }
}

/// The screen to which *leave* leads.
fn leave_to(day: Option<Day>) -> Route {
    match day {
        Some(_) => Route::Daily,
        None => Route::Home,
    }
}

fn fresh<G: Playable>(options: &Options<G::Choices>) -> Session<G::Game> {
    // The options screen starts no match with an invalid seed.
    let typed = options.seed().ok().flatten();
    crate::begin::<G>(options, typed.unwrap_or_else(|| Seed(random())))
}

/// 64 random bits; from the clock where a browser has no better source.
pub fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

/// The screen in place of a table whose saved match cannot be used.
fn unusable(
    title: &str,
    reason: &str,
    text: &str,
    on_new: &Callback<Option<String>>,
    texts: &Texts,
) -> Html {
    let file = AttrValue::from(text.to_owned());
    let on_download = move |_: MouseEvent| ui::files::save("tablee.json", &file);
    html! {
        <main key="unusable" class="screen" data-screen="unusable">
            <h1 key="title" tabindex="-1">{ title }</h1>
            <p key="why" role="alert">{ reason }</p>
            <p key="ways" class="ways">
                <button key="new" type="button" class="button primary" data-action="new-game"
                    onclick={on_new.reform(|_| None)}>{ texts.errors.start_new }</button>
                <button key="download" type="button" class="button" data-action="download"
                    onclick={on_download}>{ texts.errors.download }</button>
                <a key="home" class="button" href={Route::Home.href()}>{ texts.common.home }</a>
            </p>
        </main>
    }
}
