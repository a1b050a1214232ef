//! The screens of duels, by their addresses.

use std::rc::Rc;

use engine::game_of_link;
use model::exchanges::duel::{DuelError, id_of_link};
use model::storage::StorageError;
use pool::Pool;
use replay::{own_name, session_error_text, texts_of};
use ui::history;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::refusal_with_link;
use ui::loaded::{use_focus_from_waiting, use_loaded};
use ui::part::waiting;
use ui::tab_lock::{Holder, LockRequest, use_tab_lock};
use yew::prelude::*;

use crate::known::Known;
use crate::list::ListScreen;
use crate::part::{DuelPart, DuelViewProps, Parts};
use crate::places::Place;
use crate::play::DuelTableScreen;
use crate::texts::DuelTexts;

/// What the screens need.
#[derive(Properties, Clone)]
pub struct DuelRequest {
    /// Where the address leads.
    pub place: Place,
    /// What the games bring.
    pub parts: Parts,
    /// The workers of the bots at the table.
    pub pool: Pool,
}

impl PartialEq for DuelRequest {
    /// The games bring the same wherever an address leads.
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place && self.pool == other.pool
    }
}

/// The screen of an address.
#[component]
pub fn DuelScreen(props: &DuelRequest) -> Html {
    let shared = Texts::of(use_lang());
    let opened = |id: AttrValue, link: Option<AttrValue>, plays: bool| {
        let key = format!("{id}/{link:?}/{plays}");
        html! { <Opened {key} {id} {link} {plays} request={props.clone()} /> }
    };
    match &props.place {
        Place::List => html! { <ListScreen key="list" /> },
        Place::Duel(id) => opened(id.clone(), None, false),
        Place::Table(id) => opened(id.clone(), None, true),
        Place::From(link) => match checked(link, props.parts) {
            Ok(id) => opened(id.into(), Some(link.clone()), false),
            Err(error) => refused(texts_of(shared).bad_link, reason(&error, shared), shared),
        },
    }
}

/// The id of the duel of a link.
fn checked(link: &str, parts: Parts) -> Result<String, DuelError> {
    (parts(game_of_link(link)?).check)(link)?;
    Ok(id_of_link(link)?)
}

/// Why a link is no duel, in the person's language.
fn reason(error: &DuelError, shared: &Texts) -> &'static str {
    let texts = DuelTexts::of(shared.lang);
    match error {
        DuelError::Record(error) => session_error_text(&error.clone().into(), shared),
        DuelError::NotOver => texts.not_over,
        DuelError::Practice => texts.practice,
        DuelError::Persons => texts.persons,
    }
}

fn refused(title: &str, why: &str, shared: &'static Texts) -> Html {
    let list = replay::ShareTexts::of(shared.lang).duels;
    refusal_with_link(title, why, list, Place::List.route(), shared)
}

/// What is known of a duel, and what the link at the address is.
struct Loaded {
    known: Rc<Known>,
    /// Whether the link is the person's own.
    is_own: bool,
    /// What went wrong with reading it, or with keeping what was sent.
    trouble: Option<StorageError>,
}

/// Reads what is known of a duel, and keeps what has just been sent.
async fn load(id: AttrValue, link: Option<AttrValue>, parts: Parts) -> Loaded {
    let read = Known::load(&id).await;
    // What cannot be read counts as missing, and is told.
    let mut trouble = read.as_ref().err().copied();
    let mut known = read.unwrap_or_else(|_| Known {
        id,
        ..Known::default()
    });
    let mut is_own = false;
    if let Some(link) = link
        && let Ok(game) = game_of_link(&link)
    {
        is_own = (parts(game).is_own)(&link, &known, &own_name());
        if !is_own {
            trouble = trouble.or(known.add(link).await.err());
        }
    }
    Loaded {
        known: Rc::new(known),
        is_own,
        trouble,
    }
}

/// How often the data was read: once more when the duel comes back from another tab, or has changed.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Reads(usize);

impl Reducible for Reads {
    type Action = ();

    fn reduce(self: Rc<Self>, (): ()) -> Rc<Reads> {
        Reads(self.0 + 1).into()
    }
}

#[derive(Properties, PartialEq)]
struct OpenedProps {
    id: AttrValue,
    /// What the address holds.
    link: Option<AttrValue>,
    /// Whether it is the address of the table.
    plays: bool,
    request: DuelRequest,
}

/// Reads what is known of a duel, and shows it, or the table if the person has not ended. Only one tab plays.
#[component]
fn Opened(props: &OpenedProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), DuelTexts::of(lang));
    let reads = use_reducer_eq(Reads::default);
    let (number, parts) = (reads.0, props.request.parts);
    let (id, link) = (props.id.clone(), props.link.clone());
    let loaded = use_loaded(number, move |_| async move {
        Ok((number, load(id, link, parts).await))
    });
    let loaded = loaded
        .and_then(Result::ok)
        // What is told stays until it is known anew, with the focus; a table begins with what is known.
        .filter(|loaded| !props.plays || loaded.0 == number);
    use_focus_from_waiting(loaded.is_some());
    let on_change = {
        let dispatch = reads.dispatcher();
        Callback::from(move |()| dispatch.dispatch(()))
    };
    // Whoever comes back to the address of a link that is kept finds the duel as it stands then, and not a new one if it was
    // removed.
    let is_kept = loaded
        .as_ref()
        .is_some_and(|loaded| props.link.is_some() && loaded.1.trouble.is_none());
    let route = Place::Duel(props.id.clone()).route();
    use_effect_with(is_kept, move |is_kept| {
        if *is_kept {
            history::rename(&route.href());
        }
    });
    let name = format!("duel/{}/{}", props.id, props.plays);
    let lock = use_tab_lock(name, LockRequest::IfFree, on_change.clone());
    let Some(loaded) = loaded else {
        return waiting();
    };
    let Loaded {
        known,
        is_own,
        trouble,
    } = &loaded.1;
    let trouble = trouble.map(|error| shared.errors.storage(error));
    let Some(start) = known.start() else {
        let why = trouble.unwrap_or(texts.gone);
        return refused(texts.duel, why, shared);
    };
    let (known, is_own) = (known.clone(), *is_own);
    let part: DuelPart = parts(start.game);
    // Whoever has seen a friend's result plays no more.
    let plays = props.plays && !known.is_open() && !known.sent.is_empty();
    match plays {
        true if lock.holder == Holder::OtherTab => refused(
            &(texts.title)(start.game.title()),
            texts.in_other_tab,
            shared,
        ),
        true => {
            let (game, pool) = (start.game, props.request.pool.clone());
            html! { <DuelTableScreen key={number} {known} {game} {parts} {pool} /> }
        }
        false => (part.view)(DuelViewProps {
            known,
            is_own,
            trouble,
            on_change,
        }),
    }
}
