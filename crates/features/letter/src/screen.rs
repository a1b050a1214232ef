//! The screens of matches by letter, by their addresses.

use std::rc::Rc;

use engine::RecordError;
use model::clock::now;
use model::exchanges::letter::{Letter, LetterError};
use model::session::SessionError;
use pool::Pool;
use replay::session_error_text;
use table::Playable;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::refusal_with_link;
use ui::loaded::{use_focus_from_waiting, use_loaded};
use ui::part::waiting;
use ui::tab_lock::{Holder, LockRequest, use_tab_lock};
use yew::prelude::*;

use crate::arrival::{Arrival, Arrived};
use crate::diverged::Diverged;
use crate::list::ListScreen;
use crate::places::Place;
use crate::reads::Reads;
use crate::store::{self, Opening};
use crate::table_screen::TableScreen;
use crate::texts::LetterTexts;

/// What the screens need.
#[derive(Properties, Clone, PartialEq)]
pub struct LetterRequest {
    /// Where the address leads.
    pub place: Place,
    /// The workers that the table needs as a prop.
    pub pool: Pool,
}

/// The screen of an address, for matches of game `G`.
#[component]
pub fn LetterScreen<G: Playable>(props: &LetterRequest) -> Html {
    let shared = Texts::of(use_lang());
    let pool = props.pool.clone();
    match &props.place {
        Place::List => html! { <ListScreen<G> key="list" /> },
        Place::At(id) => {
            // A letter whose match begins has the same text as its id.
            let key = format!("at/{id}");
            html! { <Opened<G> {key} id={id.clone()} letter={None::<Letter<G::Game>>} {pool} /> }
        }
        Place::Letter(link) => match Letter::<G::Game>::from_link(link) {
            Err(error) => refused(why(&error, shared), shared),
            Ok(letter) => match letter.id() {
                Some(id) => html! { <Opened<G> key={link.to_string()} {id} {letter} {pool} /> },
                None => refused(
                    why(&LetterError::Record(RecordError::Enormous), shared),
                    shared,
                ),
            },
        },
    }
}

/// Why something is no letter, as text to follow a colon.
pub fn why(error: &LetterError, shared: &Texts) -> &'static str {
    match error {
        LetterError::OtherMatch | LetterError::Record(RecordError::OtherGame) => {
            LetterTexts::of(shared.lang).other_match
        }
        LetterError::Record(error) => {
            session_error_text(&SessionError::Record(error.clone()), shared)
        }
    }
}

fn refused(why: &str, shared: &Texts) -> Html {
    let texts = LetterTexts::of(shared.lang);
    refusal_with_link(texts.refused, why, texts.title, Place::List.route(), shared)
}

#[derive(Properties, PartialEq)]
struct OpenedProps<G: Playable> {
    /// The id of the match.
    id: AttrValue,
    /// The letter that has come, if the address holds one.
    letter: Option<Letter<G::Game>>,
    pool: Pool,
}

/// Reads what is known of a match, and shows it. The tab that was opened last plays, since a letter opens a tab of its own.
#[component]
fn Opened<G: Playable>(props: &OpenedProps<G>) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), LetterTexts::of(lang));
    let reads = use_reducer_eq(Reads::default);
    let number = reads.0;
    let (id, letter) = (props.id.clone(), props.letter.clone());
    let loaded = use_loaded(number, move |_| async move {
        let opening = match letter {
            Some(letter) => store::open(letter, now()).await,
            None => store::find::<G::Game>(&id).await,
        };
        Ok((number, opening))
    });
    let loaded = loaded.and_then(Result::ok);
    let loaded = loaded.filter(|loaded| loaded.0 == number);
    use_focus_from_waiting(loaded.is_some());
    let arrived = use_state_eq(|| None::<Rc<Arrived<G::Game>>>);
    let on_read = {
        let (dispatch, setter) = (reads.dispatcher(), arrived.setter());
        Callback::from(move |()| {
            setter.set(None);
            dispatch.dispatch(());
        })
    };
    let lock = use_tab_lock(
        format!("letter/{}", props.id),
        LockRequest::TakeOver,
        on_read.clone(),
    );
    let setter = arrived.setter();
    let on_known = Callback::from(move |known| setter.set(Some(Rc::new(known))));
    if lock.holder == Holder::OtherTab {
        return elsewhere(lock.on_take_over, shared);
    }
    let Some(loaded) = loaded else {
        return waiting();
    };
    let pool = props.pool.clone();
    if let Some((kept, trouble)) = arrived.as_deref() {
        let kept = Rc::new(kept.clone());
        return html! { <TableScreen<G> key="arrived" {kept} is_older=false trouble={*trouble} {pool} on_stale={on_read} /> };
    }
    match (&loaded.1, &props.letter) {
        (Err(error), Some(letter)) => {
            html! { <Arrival<G> key="arrival" id={props.id.clone()} letter={letter.clone()} trouble={*error} {on_known} on_stale={on_read} /> }
        }
        (Err(error), None) => refused(shared.errors.storage(*error), shared),
        (Ok(Opening::Gone), _) => refused(texts.gone, shared),
        (Ok(Opening::Unreadable), _) => refusal_with_link(
            texts.title,
            texts.unreadable_here,
            texts.all,
            Place::List.route(),
            shared,
        ),
        (Ok(Opening::Unknown(letter)), _) => {
            html! { <Arrival<G> key="arrival" id={props.id.clone()} letter={letter.clone()} trouble={None} {on_known} on_stale={on_read} /> }
        }
        (Ok(Opening::Match(kept, is_older)), _) => {
            let kept = Rc::new(kept.clone());
            html! { <TableScreen<G> key={number} {kept} is_older={*is_older} trouble={None} {pool} on_stale={on_read} /> }
        }
        (Ok(Opening::Diverges(kept, letter)), _) => {
            html! { <Diverged<G> key="diverged" kept={Rc::new(kept.clone())} letter={letter.clone()} /> }
        }
    }
}

/// Says that another tab has the match open.
fn elsewhere(on_take_over: Callback<()>, shared: &Texts) -> Html {
    let texts = LetterTexts::of(shared.lang);
    html! {
        <>
            { ui::layout::header(shared) }
            <main key="main" data-screen="elsewhere" class="screen">
                <h1 key="title" tabindex="-1">{ texts.title }</h1>
                <p key="why" role="alert">{ texts.in_other_tab }</p>
                <p key="ways" class="ways">
                    <button type="button" class="button primary" data-action="play-here" onclick={on_take_over.reform(|_: MouseEvent| ())}>{ texts.play_here }</button>
                </p>
            </main>
        </>
    }
}
