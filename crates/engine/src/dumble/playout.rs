//! Playouts: fast play to the end of a round.

mod deck;
mod greedy;
mod one_pack;
mod pick;
mod random;

use rand_core::Rng;

use self::deck::Deck;
pub use self::greedy::GreedyPolicy;
pub use self::pick::{Discards, runs};
pub use self::random::RandomPolicy;
use super::card::{Bag, Card};
use super::hand::HAND_SIZE;
use super::rules::{MAX_PLAYERS, Rules};
use super::state::{Dumble, Step, scores};
use super::view::DumbleView;
use crate::seat::{Seat, SeatSet};

/// Decides for all seats in a playout.
pub trait Policy {
    /// The discard of the seat whose turn it is; `None` to call Dumble. That counts only if the seat may
    /// call (see [`Playout::may_call`]). `bits` are 64 fresh random bits that the policy may use.
    fn play(&mut self, playout: &Playout, bits: u64) -> Option<Bag>;

    /// The card of [`Playout::latest`] that the seat takes; `None` to draw from the stock. That counts only if
    /// the stock has a card (see [`Playout::has_stock`]).
    fn draw(&mut self, playout: &Playout, bits: u64) -> Option<Card>;

    /// Plays at most `turns` turns; returns whether the round is over. A policy may implement this in a way
    /// that is faster than decision by decision and has the same distribution.
    #[inline]
    fn run(&mut self, playout: &mut Playout, turns: u32, rng: &mut impl Rng) -> bool
    where
        Self: Sized,
    {
        playout.play_turns(turns, self, rng)
    }
}

/// A round in a playout. It plays at full speed: without a log, without allocation, and without checks of the
/// policies' decisions (except in debug builds).
///
/// In a playout of a view ([`Playout::of_view`]), the stock contains the hidden cards until they are given to
/// seats ([`Playout::give`]).
#[derive(Clone, Debug)]
pub struct Playout {
    hands: [Bag; MAX_PLAYERS],
    points: [u8; MAX_PLAYERS],
    lens: [u8; MAX_PLAYERS],
    deck: Deck,
    pile: Bag,
    latest: Bag,
    /// The discard of the seat whose turn it is; empty before it has discarded.
    laid: Bag,
    /// The seat that plays after each seat.
    next: [u8; MAX_PLAYERS],
    playing: SeatSet,
    seat: usize,
    turn: u16,
    /// The seat that starts, while cards are dealt.
    starter: usize,
    over: bool,
    rules: Rules,
    /// Whether there is only one of each card.
    one_pack: bool,
}

/// An empty hand.
const NOTHING: Bag = Bag::EMPTY;

impl Playout {
    /// A playout from this state. Chance events that are due are drawn.
    pub fn new(state: &Dumble, rng: &mut impl Rng) -> Playout {
        let mut playout = Playout {
            hands: [NOTHING; MAX_PLAYERS],
            points: [0; MAX_PLAYERS],
            lens: [0; MAX_PLAYERS],
            deck: Deck::new(state.unseen()),
            pile: state.pile,
            latest: state.latest,
            laid: state.laid,
            next: [0; MAX_PLAYERS],
            playing: state.playing(),
            seat: 0,
            turn: state.turn,
            starter: state.starter.index(),
            over: false,
            rules: state.rules,
            one_pack: state.rules.packs() == 1,
        };
        for seat in playout.playing.iter() {
            let hand = state.hand(seat);
            let index = seat.index();
            playout.hands[index] = hand.bag();
            playout.points[index] = hand.points();
            playout.lens[index] = hand.cards().count() as u8;
            playout.next[index] = state.after(seat).index() as u8;
        }
        playout.begin(state.step, rng);
        playout
    }

    /// A playout from a view, in which the others' hands have only the cards that the view shows. The stock
    /// also has the unseen cards that were drawn from it. Cards that are known to come from an earlier stock
    /// are nowhere. To complete the round, give the former to seats ([`Playout::give`]) and add the latter
    /// ([`Playout::add_unchecked`]).
    pub fn of_view(view: &DumbleView, rng: &mut impl Rng) -> Playout {
        let mut playout = Playout::new(&view.open, rng);
        if view.earlier_ages().next().is_some() {
            playout.deck = Deck::new(view.unseen_of(0));
        }
        playout
    }

    fn begin(&mut self, step: Step, rng: &mut impl Rng) {
        match step {
            Step::Play(seat) | Step::Draw(seat) => self.seat = seat.index(),
            Step::Over(seat) => {
                self.seat = seat.index();
                self.over = true;
            }
            Step::Stock(seat) => {
                self.seat = seat.index();
                self.finish_unchecked(None, rng.next_u64());
            }
            Step::First => {
                let seats = self.playing.len();
                self.starter = scaled(rng.next_u64(), seats);
                self.deal(0, rng);
            }
            Step::Deal(dealt) => self.deal(dealt.into(), rng),
            Step::TurnUp => self.turn_up(rng),
        }
    }

    fn deal(&mut self, dealt: usize, rng: &mut impl Rng) {
        let seats = self.playing.len();
        let mut seat = self.starter;
        for _ in 0..dealt % seats {
            seat = self.next[seat].into();
        }
        for _ in dealt..HAND_SIZE * seats {
            let card = self.deck.draw(rng.next_u64());
            self.receive(seat, card);
            seat = self.next[seat].into();
        }
        self.turn_up(rng);
    }

    fn turn_up(&mut self, rng: &mut impl Rng) {
        let card = self.deck.draw(rng.next_u64());
        self.latest = plus(NOTHING, card);
        self.seat = self.starter;
    }

    #[inline]
    fn receive(&mut self, seat: usize, card: Card) {
        self.hands[seat % MAX_PLAYERS] = plus(self.hands[seat % MAX_PLAYERS], card);
        self.points[seat % MAX_PLAYERS] += card.points();
        self.lens[seat % MAX_PLAYERS] += 1;
    }

    /// Moves the card at a place of [`Playout::stock`] to a seat's hand, as one that the view does not show.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn give(&mut self, seat: Seat, place: usize) {
        let card = self.deck.remove(place);
        self.receive(seat.index(), card);
    }

    /// Adds a card that is nowhere yet to a hand. That it is nowhere is not checked.
    pub fn add_unchecked(&mut self, seat: Seat, card: Card) {
        self.receive(seat.index(), card);
    }

    /// The stock, in unspecified order. When a card is given, the last card moves to its place.
    pub fn stock(&self) -> &[Card] {
        self.deck.cards()
    }

    /// Carries out the discard of the seat whose turn it is; `None` calls Dumble. The discard is not
    /// checked: after an illegal one the playout is meaningless.
    #[inline]
    pub fn play_unchecked(&mut self, discard: Option<Bag>) {
        match discard {
            Some(cards) => self.discard(cards),
            None => {
                debug_assert!(self.may_call(), "only a seat that may call calls");
                self.over = true;
            }
        }
    }

    #[inline]
    fn discard(&mut self, cards: Bag) {
        let seat = self.seat % MAX_PLAYERS;
        debug_assert!(
            self.hands[seat].minus(cards).is_some(),
            "it was in the hand"
        );
        self.hands[seat] = self.hands[seat].minus_known(cards);
        let (count, points) = pick::measure(cards);
        self.lens[seat] -= count;
        self.points[seat] -= points;
        self.laid = cards;
    }

    /// Carries out the draw of the seat that has discarded, and ends its turn; `None` draws from the stock. The
    /// draw is not checked.
    #[inline]
    pub fn finish_unchecked(&mut self, taken: Option<Card>, bits: u64) {
        let taken = match taken {
            None if !self.has_stock() => self.latest.nth(0),
            taken => taken,
        };
        match taken {
            Some(card) => {
                self.latest = minus(self.latest, card);
                self.receive(self.seat, card);
            }
            None => {
                if self.deck.is_empty() {
                    self.deck = Deck::new(self.pile);
                    self.pile = NOTHING;
                }
                let card = self.deck.draw(bits);
                self.receive(self.seat, card);
            }
        }
        self.pile = self.pile.plus_known(self.latest);
        self.latest = self.laid;
        self.laid = NOTHING;
        self.turn = self.turn.saturating_add(1);
        self.seat = self.next[self.seat % MAX_PLAYERS].into();
    }

    /// Plays the rest of a turn; returns whether the round is over.
    #[inline]
    pub fn play_turn(&mut self, policy: &mut impl Policy, rng: &mut impl Rng) -> bool {
        if self.over {
            return true;
        }
        if self.laid.is_empty() {
            let discard = policy.play(self, rng.next_u64());
            self.play_unchecked(discard);
            if self.over {
                return true;
            }
        }
        let bits = rng.next_u64();
        let taken = policy.draw(self, bits);
        self.finish_unchecked(taken, rng.next_u64());
        false
    }

    /// Plays at most `turns` turns; returns whether the round is over.
    pub fn run(&mut self, turns: u32, policy: &mut impl Policy, rng: &mut impl Rng) -> bool {
        policy.run(self, turns, rng)
    }

    #[inline]
    fn play_turns(&mut self, turns: u32, policy: &mut impl Policy, rng: &mut impl Rng) -> bool {
        (0..turns).any(|_| self.play_turn(policy, rng)) || self.over
    }

    /// The seat whose turn it is; once Dumble is called, the seat that did so.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat).unwrap_or(Seat::FIRST)
    }

    /// The seat that plays after a seat.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::new(self.next[seat.index()].into()).unwrap_or(Seat::FIRST)
    }

    /// The seats that still play.
    pub fn playing(&self) -> SeatSet {
        self.playing
    }

    /// A seat's hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Bag {
        self.hands[seat.index()]
    }

    /// The points of a seat's hand.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    /// The number of cards in a seat's hand.
    #[inline]
    pub fn len(&self, seat: Seat) -> u8 {
        self.lens[seat.index()]
    }

    /// The discard of the previous player.
    #[inline]
    pub fn latest(&self) -> Bag {
        self.latest
    }

    /// The discard of the seat that has to draw; empty if a discard is due.
    pub fn laid(&self) -> Bag {
        self.laid
    }

    /// The number of completed turns of the round.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whether Dumble has been called.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether a card can be drawn from the stock, or from a new stock made of the pile.
    #[inline]
    pub fn has_stock(&self) -> bool {
        !self.deck.is_empty() || !self.pile.is_empty()
    }

    /// The options of the match.
    #[inline]
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether the seat whose turn it is may call Dumble (Dumble).
    #[inline]
    pub fn may_call(&self) -> bool {
        self.laid.is_empty()
            && self.points[self.seat % MAX_PLAYERS] <= self.rules.limit()
            && usize::from(self.turn) >= self.playing.len()
    }

    /// The scores of all seats, if the seat whose turn it is has called Dumble (Dumble).
    pub fn scores(&self) -> [u8; MAX_PLAYERS] {
        scores(&self.points, self.playing, self.seat())
    }
}

/// A number below `count`, from random bits.
#[inline]
fn scaled(bits: u64, count: usize) -> usize {
    (((bits >> 32) * count as u64) >> 32) as usize
}

/// A bag with one more of a card, of which it has at most one.
#[inline]
fn plus(bag: Bag, card: Card) -> Bag {
    bag.with(card).unwrap_or(bag)
}

/// A bag with one less of a card that it has.
#[inline]
fn minus(bag: Bag, card: Card) -> Bag {
    bag.without(card).unwrap_or(bag)
}
