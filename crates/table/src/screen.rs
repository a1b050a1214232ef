//! The screen of a table: it chooses the match, and keeps it.

use engine::{GameId, Seed};
use yew::prelude::*;

use super::archiver::{Archiver, Notice, archive_replaced};
use super::focus::remember_focus;
use super::other_tab::{OtherTab, read_only_table};
use super::save::{NotSaved, SavedMatch, explain};
use super::{Options, Playable, SaveKeys, TableProps};
use model::archive::SavedGame;
use model::clock::now;
use model::daily;
use model::day::Day;
use model::session::{Due, Session, SessionError};
use model::storage::StorageError;
use pool::Pool;
use ui::announce::say;
use ui::i18n::{Texts, use_lang, use_texts};
use ui::keys::use_rules_key;
use ui::offline::use_playing;
use ui::route::Route;
use ui::settings::use_settings;
use ui::tab_lock::{Holder, LockRequest, TabLock, use_tab_lock};

/// The properties of [`MatchScreen`].
#[derive(Properties, PartialEq)]
pub struct MatchScreenProps {
    /// The match to begin; without one the saved match goes on.
    pub wanted: Option<NewMatch>,
    /// The workers that compute the bots' moves.
    pub pool: Pool,
    /// Called once the match has begun.
    pub on_begun: Callback<()>,
    /// The day, if the match is the attempt at its game that counts; it is saved apart from other matches.
    #[prop_or_default]
    pub day: Option<DailyMatch>,
}

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

/// What the screen shows.
#[derive(Clone, PartialEq)]
enum Start<G: Playable> {
    /// A match, and how many have begun on this screen before it.
    Match(Session<G::Game>, u32),
    /// No match: why the save cannot be used, and its text.
    Unusable(SessionError, String),
}

/// The table with the wanted match, the saved one, or else a new one.
#[component]
pub fn MatchScreen<G: Playable>(props: &MatchScreenProps) -> Html {
    let (lang, texts, settings) = (use_lang(), use_texts(), use_settings());
    let (wanted, day) = (props.wanted.clone(), props.day.map(|of| of.day));
    let claim = match wanted {
        // A new match replaces that of another tab, which cannot go on there.
        Some(_) => LockRequest::TakeOver,
        None => LockRequest::IfFree,
    };
    let saved = use_mut_ref(|| SavedMatch::new(keys::<G>(day)));
    let notice = use_state_eq(|| None::<Notice>);
    let on_notice = {
        let setter = notice.setter();
        Callback::from(move |news| setter.set(Some(news)))
    };
    let start = use_state(|| begin::<G>(wanted, &saved.borrow(), day, on_notice.clone()));
    let archiver = use_mut_ref(|| Archiver::new(day));
    let over = use_state_eq(|| None::<SavedGame>);
    let trouble = use_state_eq(|| None::<StorageError>);
    let round_over = use_state_eq(|| false);
    use_playing(!*round_over && matches!(*start, Start::Match(..)));
    use_rules_key(G::ID);
    let on_begun = props.on_begun.clone();
    use_effect_with((), move |()| on_begun.emit(()));
    let on_return = {
        let (start, saved, archiver) = (start.setter(), saved.clone(), archiver.clone());
        Callback::from(move |()| {
            saved.borrow_mut().look();
            archiver.replace(Archiver::new(day));
            start.set(resume(&saved.borrow(), day, 0));
        })
    };
    let TabLock {
        holder,
        on_take_over,
    } = use_tab_lock(keys::<G>(day).current, claim, on_return);
    let on_change = {
        let (setter, round_over, start) = (trouble.setter(), round_over.setter(), start.clone());
        let (on_notice, archiver, over) = (on_notice.clone(), archiver.clone(), over.setter());
        let saved = saved.clone();
        Callback::from(move |session: Session<G::Game>| {
            // Saving comes first, so that no later failure costs a move.
            let stored = saved.borrow_mut().store(&session);
            if stored == Err(NotSaved::Changed) {
                on_notice.emit(Notice::Changed);
                archiver.replace(Archiver::new(day));
                start.set(resume(&saved.borrow(), day, start.number() + 1));
                return;
            }
            setter.set(match stored {
                Err(NotSaved::Storage(error)) => Some(error),
                Ok(()) | Err(NotSaved::Changed) => None,
            });
            round_over.set(matches!(session.due(), Due::NextRound | Due::Nothing));
            archiver.borrow_mut().follow(&session, on_notice.clone());
            if day.is_some() && session.outcome().is_some() {
                over.set(Some(SavedGame::new(session.record(None), now())));
            }
        })
    };
    let on_new = {
        let (start, notice) = (start.clone(), notice.setter());
        Callback::from(move |()| {
            remember_focus();
            let mut options = Options::load();
            if let Start::Match(session, _) = &*start {
                options.watch = session.is_spectated();
            }
            saved.borrow_mut().look();
            notice.set(None);
            if day.is_none() {
                archive_replaced::<G>(on_notice.clone());
            }
            archiver.replace(Archiver::new(day));
            start.set(Start::Match(
                another::<G>(day, &options),
                start.number() + 1,
            ));
        })
    };
    let table = {
        let pool = props.pool.clone();
        move |session| TableProps {
            session,
            marks: Vec::new(),
            lang,
            pace: settings.speed.into(),
            hints: settings.hints,
            confirm: settings.confirm,
            pool,
            on_change: Callback::noop(),
            on_rematch: Callback::noop(),
            on_leave: Callback::from(move |()| leave_to(day).open()),
            back: day.map(|_| texts.common.daily),
            after: None,
        }
    };
    let body = match &*start {
        Start::Match(session, _) if holder == Holder::OtherTab => {
            let looked_on = table(session.clone());
            let show = Callback::from(move |saved: AttrValue| {
                read_only_table::<G>(&saved, looked_on.clone(), texts)
            });
            html! { <OtherTab key="elsewhere" key_of_match={keys::<G>(day).current} {show} {on_take_over} /> }
        }
        Start::Match(session, number) => {
            let table = G::table(TableProps {
                on_change,
                on_rematch: on_new,
                after: props
                    .day
                    .map(|of| (of.after)(G::ID, of.day, (*over).clone())),
                ..table(session.clone())
            });
            html! { <div key={format!("match-{number}")} class="table-place">{ table }</div> }
        }
        Start::Unusable(why, text) => {
            unusable(G::ID.title(), explain(why, texts), text, &on_new, texts)
        }
    };
    let unsaved = trouble.map(|why| texts.errors.storage(why));
    let told = notice.map(|notice| notice.text(lang));
    html! {
        <>
            <p key="unsaved" class="unsaved" role="alert" hidden={unsaved.is_none()}>{ unsaved.unwrap_or_default() }</p>
            <p key="notice" class="unsaved" role="region" aria-label={told} hidden={told.is_none()} data-notice="">{ told.unwrap_or_default() }</p>
            { say(told.unwrap_or_default()) }
            { body }
        </>
    }
}

impl<G: Playable> Start<G> {
    /// How many matches have begun on this screen before this one.
    fn number(&self) -> u32 {
        match self {
            Start::Match(_, number) => *number,
            Start::Unusable(..) => 0,
        }
    }
}

/// The match at the beginning.
fn begin<G: Playable>(
    wanted: Option<NewMatch>,
    saved: &SavedMatch,
    day: Option<Day>,
    on_notice: Callback<Notice>,
) -> Start<G> {
    let Some(wanted) = wanted else {
        return resume(saved, day, 0);
    };
    archive_replaced::<G>(on_notice);
    let session = match wanted {
        NewMatch::Usual => Ok(fresh::<G>(&Options::load())),
        NewMatch::Options(options) => Ok(fresh::<G>(&Options::decode(&options))),
        NewMatch::Record(text) => Session::load(&text).map_err(|error| (error, text)),
    };
    match session {
        Ok(session) => Start::Match(session, 0),
        Err((why, text)) => Start::Unusable(why, text),
    }
}

/// The saved match, or a new one if there is none.
fn resume<G: Playable>(saved: &SavedMatch, day: Option<Day>, number: u32) -> Start<G> {
    match saved.load() {
        None => Start::Match(another::<G>(day, &Options::load()), number),
        Some(Ok(session)) if day.is_some() => Start::Match(session.strict(), number),
        Some(Ok(session)) => Start::Match(session, number),
        Some(Err((why, text))) => Start::Unusable(why, text),
    }
}

/// The keys of the saves.
fn keys<G: Playable>(day: Option<Day>) -> SaveKeys {
    match day {
        Some(day) => SaveKeys::of_day(G::ID, day),
        None => SaveKeys::of(G::ID),
    }
}

/// A match that has not begun: the day's, or one with these options.
fn another<G: Playable>(day: Option<Day>, options: &Options<G::Choices>) -> Session<G::Game> {
    match day {
        // Taking back would show what the others answer, and a hint is what the bot that plays for par would
        // do.
        Some(day) => fresh::<G>(&Options::decode(&daily::options(G::ID, day))).strict(),
        None => fresh::<G>(options),
    }
}

/// The screen to which the person goes back.
fn leave_to(day: Option<Day>) -> Route {
    match day {
        Some(_) => Route::Daily,
        None => Route::Home,
    }
}

fn fresh<G: Playable>(options: &Options<G::Choices>) -> Session<G::Game> {
    // The options screen starts no match with an invalid seed.
    let typed = options.seed().ok().flatten();
    super::begin::<G>(options, typed.unwrap_or_else(|| Seed(random())))
}

/// 64 random bits; from the clock in a browser without a better source.
fn random() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

/// Shown in place of a table when the save cannot be used.
fn unusable(title: &str, why: &str, text: &str, on_new: &Callback<()>, texts: &Texts) -> Html {
    let file = String::from(js_sys::encode_uri_component(text));
    html! {
        <main key="unusable" class="screen" data-screen="unusable">
            <h1 key="title" tabindex="-1">{ title }</h1>
            <p key="why" role="alert">{ why }</p>
            <p key="ways" class="ways">
                <button key="new" type="button" class="button primary" data-action="new-game"
                    onclick={on_new.reform(|_| ())}>{ texts.errors.start_new }</button>
                <a key="download" class="button" download="tablee.json"
                    href={format!("data:application/json;charset=utf-8,{file}")}>{ texts.errors.download }</a>
                <a key="home" class="button" href={Route::Home.href()}>{ texts.common.home }</a>
            </p>
        </main>
    }
}
