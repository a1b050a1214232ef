//! The screen of a table: which match is on it, and where that is saved.

use std::cell::Cell;
use std::rc::Rc;

use database::Save;
use database::later::{self, KeepError};
use yew::prelude::*;

use crate::Playable;
use crate::play::parts::TableParts;
use crate::saving::archiver::Notice;
use crate::saving::match_table::{DailyMatch, MatchTable, NewMatch, Opening};
use crate::saving::save_channel::Listener;
use crate::toolkit::focus::remember_focus;
use model::save_slot::SaveSlot;
use pool::Pool;
use ui::announce::say;
use ui::files::download_button;
use ui::i18n::{Texts, Translated, use_lang};
use ui::loaded::{use_focus_from_waiting, use_loaded};
use ui::part::waiting;
use ui::tab_lock::{LockRequest, TabLock, use_tab_lock};

/// What the screen needs.
#[derive(Properties, PartialEq)]
pub struct MatchScreenProps<G: Playable> {
    /// The match to begin; without one the saved match goes on.
    pub wanted: Option<NewMatch>,
    /// What the table loads later.
    pub parts: &'static TableParts<G>,
    /// The workers that compute the bots' moves.
    pub pool: Pool,
    /// Called once the match has begun.
    pub on_begun: Callback<()>,
    /// The day, if the match is the attempt at its game that counts; it is saved apart from other matches.
    #[prop_or_default]
    pub daily: Option<DailyMatch>,
}

/// The match on the table, and how many were shown before it.
struct CurrentMatch {
    number: u32,
    opening: Opening,
}

impl Reducible for CurrentMatch {
    type Action = Opening;

    fn reduce(self: Rc<Self>, opening: Opening) -> Rc<Self> {
        let number = self.number + 1;
        CurrentMatch { number, opening }.into()
    }
}

/// What was read of a slot.
struct LoadedSlot {
    /// The number of the match that it was read for.
    number: u32,
    saves: Result<Vec<Save>, KeepError>,
}

/// The table with the wanted match, the saved one, or else a new one. Whenever another match comes to the table, the
/// slot is read anew.
#[component]
pub fn MatchScreen<G: Playable>(props: &MatchScreenProps<G>) -> Html {
    let lang = use_lang();
    let slot = slot::<G>(props.daily);
    let request = match props.wanted {
        // The new match replaces the saved one, with which another tab cannot go on then.
        Some(_) => LockRequest::TakeOver,
        None => LockRequest::IfFree,
    };
    let current = use_reducer(|| CurrentMatch {
        number: 0,
        opening: props.wanted.clone().map_or(Opening::Resume, Opening::New),
    });
    let loaded = use_loaded(current.number, move |number| {
        let number = *number;
        async move {
            let saves = later::load(slot.name()).await;
            Ok(LoadedSlot { number, saves })
        }
    });
    // A tab may announce a save after the slot was read and before its table is shown.
    let heard = use_memo((), |()| Cell::new(0));
    use_effect_with(slot, {
        let heard = heard.clone();
        move |&slot| {
            let listener = Listener::new(slot, move |number| heard.set(number.max(heard.get())));
            move || drop(listener)
        }
    });
    let notice = use_state_eq(|| None::<Notice>);
    let on_notice = {
        let setter = notice.setter();
        use_callback((), move |news, ()| setter.set(Some(news)))
    };
    let on_begun = props.on_begun.clone();
    use_effect_with((), move |()| on_begun.emit(()));
    let on_reload = use_callback(current.dispatcher(), |(), current| {
        current.dispatch(Opening::Resume);
    });
    let on_new = {
        let (current, notice) = (current.dispatcher(), notice.setter());
        Callback::from(move |opening| {
            remember_focus();
            notice.set(None);
            current.dispatch(opening);
        })
    };
    let TabLock {
        holder,
        on_take_over,
    } = use_tab_lock(slot.name(), request, on_reload.clone());
    let loaded = loaded.and_then(Result::ok);
    // The match that was on the table stays there until the next one comes, unless it may have gone on in another tab.
    let is_shown =
        |loaded: &LoadedSlot| loaded.number == current.number || current.opening != Opening::Resume;
    let loaded = loaded.filter(|loaded| is_shown(loaded));
    use_focus_from_waiting(loaded.is_some());
    let body = match loaded {
        None => waiting(),
        Some(loaded) => html! {
            <MatchTable<G> key={loaded.number} {slot} opening={current.opening.clone()} saves={loaded.saves.clone()} heard={heard.clone()}
                parts={props.parts} pool={props.pool.clone()} daily={props.daily} {holder} {on_take_over} {on_reload} {on_new} {on_notice} />
        },
    };
    let notice_text = notice.as_ref().map(|notice| notice.text(lang));
    let game = notice.as_ref().and_then(|notice| notice.game().cloned());
    let has_no_file = game.is_none();
    let on_download = Callback::from(move |_| {
        if let Some(game) = &game {
            ui::files::save(&game.file_name(), game.text());
        }
    });
    html! {
        <>
            <div key="notice" class="unsaved" role="region" aria-label={notice_text} hidden={notice_text.is_none()} data-notice="">
                <p key="why">{ notice_text.unwrap_or_default() }</p>
                { download_button("download-game", has_no_file, on_download, Texts::of(lang)) }
            </div>
            { say(notice_text.unwrap_or_default()) }
            { body }
        </>
    }
}

/// Where the match is saved.
fn slot<G: Playable>(daily: Option<DailyMatch>) -> SaveSlot {
    match daily {
        Some(daily) => SaveSlot::of_day(G::ID, daily.day),
        None => SaveSlot::of(G::ID),
    }
}
