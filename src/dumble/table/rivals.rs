//! What is written around the others' cards, and told to screen readers.

use engine::dumble::{Action, Card, Hand};
use engine::{Entry, Seat};
use yew::prelude::*;

use super::layout::Layout;
use super::stage::StageProps;
use super::state::TableState;
use super::words;
use crate::dumble::texts::{DumbleTexts, sign};
use crate::i18n::Texts as Page;
use crate::table;

/// The others: names, levels, totals, what they did last.
pub fn rivals(props: &StageProps, layout: &Layout, page: &'static Page) -> Html {
    let session = props.state.session();
    let near = session.near();
    let seats = Seat::all(session.sitters().len()).filter(|seat| *seat != near);
    html! {
        <div key="rivals">
            { for seats.enumerate().map(|(index, seat)| rival(props, layout, index, seat, page)) }
        </div>
    }
}

fn rival(
    props: &StageProps,
    layout: &Layout,
    index: usize,
    seat: Seat,
    page: &'static Page,
) -> Html {
    let (state, texts) = (&props.state, props.texts);
    let (session, seen) = (state.session(), state.seen());
    let name = table::name(session, seat, page);
    let level = session.sitters()[seat.index()].bot;
    let out = !seen.playing().contains(seat);
    let thinks = state.run.bot_to_ask() == Some(seat) && state.run.waits_for_bots();
    let class = classes!(
        "seat",
        thinks.then_some("is-thinking"),
        out.then_some("is-out")
    );
    let last = last_move(state, seat, texts);
    let total = words::total(&seen, seat);
    html! {
        <section key={seat.index()} {class} style={layout.rival(index).style()}
            aria-label={name.to_owned()} data-rival={seat.index().to_string()}>
            <p key="name" class="seat-name">
                <span key="name" class="name-text">{ name }</span>
                <span key="level" class="name-level" hidden={level.is_none()}>
                    { level.map(|level| (page.common.level)(level)).unwrap_or_default() }
                </span>
                <strong key="total" class="name-score" title={(texts.total_is)(total)} data-total={seat.index().to_string()}>
                    { total }<span key="words" class="sr-only">{ (texts.points_word)(total) }</span>
                </strong>
            </p>
            <p key="cards" class="sr-only">{ told(seen.hand(seat), texts) }</p>
            <span key="count" class="card-count" hidden={out} aria-hidden="true">{ seen.hand(seat).len() }</span>
            <p key="last" class="seat-last">{ if out { texts.is_out.to_owned() } else { last } }</p>
        </section>
    }
}

/// How many cards there are, and which of them are known.
fn told(hand: Hand, texts: &DumbleTexts) -> String {
    let shown: Vec<Card> = hand.cards().collect();
    (texts.holds)(hand.len(), &shown)
}

/// What a seat did last in this round, in a few signs.
fn last_move(state: &TableState, seat: Seat, texts: &DumbleTexts) -> String {
    let log = state.session().play().log().iter().rev();
    let round = log.take_while(|entry| **entry != Entry::NextRound);
    let mut draw = None;
    for entry in round {
        match entry {
            Entry::Act(by, Action::Discard(cards)) if *by == seat => {
                let cards: Vec<String> = cards
                    .as_slice()
                    .iter()
                    .map(|card| sign(*card, texts))
                    .collect();
                return [cards.join(" "), draw.unwrap_or_default()].join(" ");
            }
            Entry::Act(by, Action::Take(card)) if *by == seat && draw.is_none() => {
                draw = Some(format!("↑ {}", sign(*card, texts)));
            }
            Entry::Act(by, Action::Stock) if *by == seat && draw.is_none() => {
                draw = Some("↑ ▒".into());
            }
            Entry::Act(by, Action::Dumble) if *by == seat => return texts.dumble.into(),
            _ => {}
        }
    }
    String::new()
}
