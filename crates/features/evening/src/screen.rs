//! The screens of evenings, by their addresses.

use std::rc::Rc;

use engine::RecordError;
use model::cast::SIZE;
use model::daily::FIRST;
use model::evening::{Balance, Evening, Sent, SentError, balances};
use model::session::SessionError;
use model::storage::StorageError;
use replay::session_error_text;
use ui::i18n::{Texts, Translated, use_lang};
use ui::layout::refusal_with_link;
use ui::loaded::{use_focus_from_waiting, use_loaded};
use ui::part::waiting;
use ui::tab_lock::{Holder, LockRequest, use_tab_lock};
use ui::today::use_today;
use yew::prelude::*;

use crate::board::BoardScreen;
use crate::choice::ChoiceScreen;
use crate::deal::DealScreen;
use crate::known::Known;
use crate::places::Place;
use crate::request::EveningRequest;
use crate::texts::EveningTexts;

/// The screen of an address.
#[component]
pub fn EveningScreen(props: &EveningRequest) -> Html {
    let shared = Texts::of(use_lang());
    match &props.place {
        Place::Choice => html! { <ChoiceScreen key="choice" /> },
        Place::Board(evening) => opened(*evening, None, None, props),
        Place::Deal(evening, deal) => opened(*evening, Some(*deal), None, props),
        Place::From(evening, link) => match Sent::from_link(evening, link) {
            Ok(sent) => opened(*evening, None, Some(sent), props),
            Err(error) => refused(session_error_text(&as_session_error(error), shared), shared),
        },
    }
}

fn as_session_error(error: SentError) -> SessionError {
    SessionError::Record(match error {
        SentError::Damaged => RecordError::Damaged(error.to_string()),
        SentError::Newer(version) => RecordError::Newer(version.into()),
    })
}

fn refused(why: &str, shared: &Texts) -> Html {
    let title = EveningTexts::of(shared.lang).title;
    refusal_with_link(title, why, title, Place::Choice.route(), shared)
}

/// A screen of an evening that has its data. The data is read anew for each.
fn opened(
    evening: Evening,
    deal: Option<usize>,
    sent: Option<Sent>,
    request: &EveningRequest,
) -> Html {
    let key = format!("{evening}/{deal:?}/{sent:?}");
    html! { <Opened {key} {evening} {deal} {sent} request={request.clone()} /> }
}

/// What is known of an evening, the balance of all others, and what went wrong with reading it or with keeping what was sent.
type Loaded = (Rc<Known>, [Balance; SIZE], Option<StorageError>);

/// Reads what is known of an evening, and keeps what has just been sent.
async fn load(evening: Evening, sent: Option<Sent>) -> Loaded {
    let read = database::evenings().await;
    // What cannot be read counts as missing, and is told.
    let mut trouble = read.as_ref().err().copied();
    let entries = read.unwrap_or_default();
    let mut known = Known::of(evening, &entries);
    let others = Known::all(&entries);
    let others = others.iter().map(|other| &other.board);
    let others = balances(others.filter(|other| other.evening != evening));
    if let Some(sent) = sent.filter(|sent| !known.has(sent)) {
        let kept = database::set_sent(&sent.entry(&evening), Some(&sent.to_link(&evening))).await;
        trouble = trouble.or(kept.err());
        known.sent.push(sent);
    }
    (Rc::new(known), others, trouble)
}

/// How often the data was read: once more when the deal comes back from another tab.
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
    evening: Evening,
    deal: Option<usize>,
    /// What the address holds of a friend's.
    sent: Option<Sent>,
    request: EveningRequest,
}

/// Reads what is known of an evening, and shows its board, or the table of a deal that the person has not ended. Only one
/// tab plays.
#[component]
fn Opened(props: &OpenedProps) -> Html {
    let lang = use_lang();
    let (shared, texts) = (Texts::of(lang), EveningTexts::of(lang));
    let (evening, today) = (props.evening, use_today());
    let reads = use_reducer_eq(Reads::default);
    let number = reads.0;
    // The deals of days to come are nobody's yet.
    let day = evening.night.day();
    let is_open = day.is_none_or(|day| (FIRST..=today).contains(&day));
    let sent = props.sent.clone().filter(|_| is_open);
    let loaded = use_loaded(number, move |_| async move {
        Ok((number, load(evening, sent).await))
    });
    let loaded = loaded
        .and_then(Result::ok)
        .filter(|loaded| loaded.0 == number);
    use_focus_from_waiting(loaded.is_some());
    let on_return = {
        let dispatch = reads.dispatcher();
        Callback::from(move |()| dispatch.dispatch(()))
    };
    let name = format!("evening/{evening}/{:?}", props.deal);
    let lock = use_tab_lock(name, LockRequest::IfFree, on_return);
    if !is_open {
        let is_early = day.is_some_and(|day| day > today);
        return match is_early {
            true => refused(texts.too_early, shared),
            false => refused(shared.errors.no_such_address_about, shared),
        };
    }
    let Some(loaded) = loaded else {
        return waiting();
    };
    let (_, (known, others, trouble)) = &*loaded;
    let (known, others) = (known.clone(), *others);
    let trouble = trouble.map(|error| shared.errors.storage(error));
    let parts = props.request.parts;
    match props.deal.filter(|deal| known.board.own(*deal).is_none()) {
        Some(_) if lock.holder == Holder::OtherTab => refused(texts.in_other_tab, shared),
        Some(deal) => {
            html! { <DealScreen key={number} {known} {deal} {parts} pool={props.request.pool.clone()} /> }
        }
        None => {
            html! { <BoardScreen key={number} {known} {others} {trouble} {parts} pool={props.request.pool.clone()} /> }
        }
    }
}
