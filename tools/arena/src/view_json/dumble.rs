//! Dumble's views as JSON.

use engine::dumble::{Bag, Card, Dumble, DumbleView, Step};
use engine::{Game, Seat, View};
use serde::Serialize;

use super::{ViewJson, text};

/// What a seat sees of a round of Dumble.
#[derive(Serialize, Debug)]
pub struct DumbleJson {
    seat: Option<Seat>,
    /// From 1.
    round: u16,
    /// The turns of the round that are over.
    turns_over: u16,
    due: &'static str,
    /// Who is to decide; nobody while luck is due.
    deciding: Vec<Seat>,
    hands: Vec<HandJson>,
    /// What the previous player discarded: one of these can be taken.
    latest: Vec<String>,
    /// What nobody can take any more.
    pile: Vec<String>,
    /// How many cards the stock has.
    stock: usize,
    /// The cards in the stock and those that others drew from it.
    unseen: Vec<String>,
    /// The others' cards of each earlier stock, the latest first.
    earlier: Vec<Vec<String>>,
}

/// A seat's hand, and its points so far.
#[derive(Serialize, Debug)]
struct HandJson {
    /// All cards that this view shows.
    cards: Vec<String>,
    /// Those that everybody saw taken from the discards.
    known: Vec<String>,
    /// How many more there are.
    hidden: usize,
    /// How many of those are of each earlier stock, the latest first.
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
