//! The screens of evenings, by their addresses.

use std::rc::Rc;

use model::daily::FIRST;
use model::evening::Evening;
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
use crate::friends::Received;
use crate::known::Known;
use crate::places::Place;
use crate::request::EveningRequest;
use crate::texts::EveningTexts;

/// The screen of an address.
#[component]
pub fn EveningScreen(props: &EveningRequest) -> Html {
    match &props.place {
        Place::Choice => html! { <ChoiceScreen key="choice" /> },
        Place::Board(evening) => opened(*evening, None, props),
        Place::Deal(evening, deal) => opened(*evening, Some(*deal), props),
        Place::From(evening, link) => {
            let board = opened(*evening, None, props);
            html! { <Received key={link.to_string()} evening={*evening} {link} {board} /> }
        }
    }
}

/// A screen of an evening that has its data. The data is read anew for each.
fn opened(evening: Evening, deal: Option<usize>, request: &EveningRequest) -> Html {
    let key = format!("{evening}/{deal:?}");
    html! { <Opened {key} {evening} {deal} request={request.clone()} /> }
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
    let loaded = use_loaded(number, move |_| async move {
        let entries = database::evenings(Some(evening)).await;
        // What cannot be read counts as missing, and is told.
        Ok((number, entries))
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
    // The deals of days to come are nobody's yet.
    let day = evening.night.day();
    if day.is_some_and(|day| day > today || day < FIRST) {
        return refusal_with_link(
            texts.title,
            texts.too_early,
            texts.title,
            Place::Choice.route(),
            shared,
        );
    }
    let Some(loaded) = loaded else {
        return waiting();
    };
    let (_, read) = &*loaded;
    let trouble = read
        .as_ref()
        .err()
        .map(|error| shared.errors.storage(*error));
    let entries = read.as_ref().cloned().unwrap_or_default();
    let known = Rc::new(Known::of(evening, &entries));
    let parts = props.request.parts;
    match props.deal.filter(|deal| known.board.own(*deal).is_none()) {
        Some(_) if lock.holder == Holder::OtherTab => refusal_with_link(
            texts.title,
            texts.in_other_tab,
            texts.title,
            Place::Choice.route(),
            shared,
        ),
        Some(deal) => {
            html! { <DealScreen key={number} {known} {deal} {parts} pool={props.request.pool.clone()} /> }
        }
        None => html! { <BoardScreen key={number} {known} {trouble} {parts} /> },
    }
}
