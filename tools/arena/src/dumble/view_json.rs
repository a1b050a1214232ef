//! Dumble's views as JSON.

use engine::dumble::{Bag, Card, Dumble, DumbleView, Step};
use engine::{Seat, View};
use serde::Serialize;

use crate::view_json::{ViewJson, text};

/// The view of a seat in a round of Dumble.
#[derive(Serialize, Debug)]
pub struct DumbleJson {
    seat: Option<Seat>,
    /// The round, from 1.
    round: u16,
    /// The number of finished turns of the round.
    turns_over: u16,
    due: &'static str,
    /// The seats that have to decide; none while an event is due.
    deciding: Vec<Seat>,
    hands: Vec<HandJson>,
    /// The previous player's discard, of which one card can be taken.
    latest: Vec<String>,
    /// The discards that nobody can take any more.
    pile: Vec<String>,
    /// The number of cards in the stock.
    stock: usize,
    /// The cards in the stock, and those that others drew from it.
    unseen: Vec<String>,
    /// The others' hidden cards from each earlier stock, the latest first.
    earlier: Vec<Vec<String>>,
}

/// A seat's hand, and its points so far.
#[derive(Serialize, Debug)]
struct HandJson {
    /// The cards that this view shows.
    cards: Vec<String>,
    /// The cards that everybody saw taken from the discards.
    known: Vec<String>,
    /// The number of hidden cards.
    hidden: usize,
    /// The number of hidden cards from each earlier stock, the latest first.
    earlier: Vec<usize>,
    total: u8,
    /// Whether the seat has not been eliminated.
    playing: bool,
}

impl ViewJson for Dumble {
    type Json = DumbleJson;

    fn view_json(view: &DumbleView) -> DumbleJson {
        let open = view.open();
        let (due, deciding) = match open.step() {
            Step::First | Step::Deal(_) | Step::TurnUp | Step::Stock(_) => ("chance", None),
            Step::Play(seat) => ("discard", Some(seat)),
            Step::Draw(seat) => ("draw", Some(seat)),
            Step::Over(_) => ("over", None),
        };
        DumbleJson {
            seat: view.seat(),
            round: open.round() + 1,
            turns_over: open.turn(),
            due,
            deciding: deciding.into_iter().collect(),
            hands: Seat::all(open.seats())
                .map(|seat| HandJson::of(view, seat))
                .collect(),
            latest: cards(open.latest()),
            pile: cards(open.pile()),
            stock: open.stock_len(),
            unseen: cards(view.unseen_of(0)),
            earlier: view
                .earlier_ages()
                .map(|age| cards(view.unseen_of(age)))
                .collect(),
        }
    }
}

impl HandJson {
    fn of(view: &DumbleView, seat: Seat) -> HandJson {
        let open = view.open();
        let hand = open.hand(seat);
        let shown: Vec<Card> = hand.cards().collect();
        HandJson {
            hidden: hand.len() - shown.len(),
            earlier: match hand.len() - shown.len() {
                0 => vec![0; view.earlier_ages().count()],
                _ => view
                    .earlier_ages()
                    .map(|age| hand.unknown_of(age))
                    .collect(),
            },
            cards: shown.into_iter().map(text).collect(),
            known: cards(hand.known()),
            total: open.total(seat),
            playing: open.playing().contains(seat),
        }
    }
}

fn cards(bag: Bag) -> Vec<String> {
    bag.iter().map(text).collect()
}
