//! What one seat may know of a round of Dumble.

use rand_core::Rng;

use super::action::Action;
use super::card::{Bag, Card};
use super::earlier::EarlierCards;
use super::open::OpenDumble;
use super::state::{Dumble, Step};
use crate::game::{Game, View};
use crate::luck::below;
use crate::seat::Seat;

/// What one seat may know (Hidden information): its own hand; the cards that others were seen to take, the
/// number of their cards and the ages of these; and the public cards. Once Dumble is called, all hands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct DumbleView {
    /// The round with the others' hands veiled. That is not a valid round, so it is deserialised without its
    /// check, and checked together with the view.
    #[cfg_attr(feature = "serde", serde(with = "Dumble"))]
    pub(super) open: Dumble,
    pub(super) seat: Option<Seat>,
    /// The others' hidden cards that are known to come from an earlier stock.
    #[cfg_attr(feature = "serde", serde(default))]
    pub(super) earlier: EarlierCards,
}

impl DumbleView {
    pub(super) fn new(game: &Dumble, seat: Option<Seat>) -> DumbleView {
        let mut open = *game;
        let mut earlier = EarlierCards::default();
        if !matches!(game.step, Step::Over(_)) {
            let others = || Seat::all(game.seats()).filter(|other| Some(*other) != seat);
            earlier = EarlierCards::of(others().map(|other| &game.hands[other.index()]));
            for other in others() {
                let hand = &mut open.hands[other.index()];
                *hand = hand.veiled();
            }
        }
        DumbleView {
            open,
            seat,
            earlier,
        }
    }

    /// The hidden cards of an age (see [`Hand`](super::Hand)): those of age 0 are in the stock and in hands,
    /// those of other ages are all in hands. Nobody knows how they are distributed over the hands with cards of
    /// this age ([`Hand::unknown_of`](super::Hand::unknown_of)).
    pub fn unseen_of(&self, age: u8) -> Bag {
        match age {
            0 => self.open.unseen().minus_known(self.earlier.bag()),
            age => self.earlier.of_age(age),
        }
    }

    /// The ages from 1 on of hidden cards in the others' hands, each once and in order; none before a new stock
    /// is made.
    pub fn earlier_ages(&self) -> impl Iterator<Item = u8> + '_ {
        let by_age = self.earlier.as_slice().chunk_by(|one, two| one.0 == two.0);
        by_age.filter_map(|cards| Some(cards.first()?.0))
    }

    /// The public part of the round, and the hands as far as they are known.
    pub fn open(&self) -> OpenDumble {
        OpenDumble::of_veiled(&self.open)
    }
}

impl View for DumbleView {
    type Game = Dumble;

    fn seat(&self) -> Option<Seat> {
        self.seat
    }

    fn to_decide(&self) -> bool {
        self.seat.is_some() && self.open.deciding() == self.seat
    }

    fn actions(&self, out: &mut impl FnMut(Action)) {
        if let Some(seat) = self.seat {
            self.open.list(seat, out);
        }
    }

    /// True if a card is no longer unseen. Also true if the discards have become the stock, since nobody sees
    /// their order there.
    fn has_learned(&self, earlier: &DumbleView) -> bool {
        self.open.unseen() != earlier.open.unseen()
    }

    fn determinize(&self, rng: &mut impl Rng) -> Dumble {
        let ages = core::iter::once(0).chain(self.earlier_ages());
        let cards = |age| (age, self.unseen_of(age).iter().collect());
        let mut pools: Vec<(u8, Vec<Card>)> = ages.map(cards).collect();
        let mut draw = |age| {
            let (_, pool) = pools.iter_mut().find(|(of, _)| *of == age)?;
            let count = u32::try_from(pool.len()).ok().filter(|count| *count > 0)?;
            Some(pool.swap_remove(below(rng, count) as usize))
        };
        let mut state = self.open;
        for hand in &mut state.hands {
            *hand = hand.unveiled(&mut draw);
        }
        state
    }
}
