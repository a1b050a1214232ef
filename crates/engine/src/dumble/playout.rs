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
use super::hand::MOST;
use super::rules::{LIMIT, MAX_PLAYERS};
use super::state::{Dumble, Step, scores};
use super::view::DumbleView;
use crate::seat::{Seat, SeatSet};

/// Who decides in a playout. Called for every decision of every seat.
pub trait Policy {
    /// What the seat whose turn it is discards; `None` to announce Dumble,
    /// which counts only if it may (see [`Playout::may_announce`]). `bits` are
    /// 64 fresh random bits to use or not.
    fn play(&mut self, playout: &Playout, bits: u64) -> Option<Bag>;

    /// Which card of [`Playout::latest`] it takes then; `None` for one of the
    /// stock, which counts only if there is one (see [`Playout::has_stock`]).
    fn draw(&mut self, playout: &Playout, bits: u64) -> Option<Card>;

    /// Plays on, at most so many turns; whether the round is over. A policy
    /// that can do it faster than decision by decision does so, with the same
    /// chances.
    #[inline]
    fn run(&mut self, playout: &mut Playout, turns: u32, rng: &mut impl Rng) -> bool
    where
        Self: Sized,
    {
        playout.play_turns(turns, self, rng)
    }
}

/// A round that is played on at full speed: no log, no allocation, and no
/// checks of what the policies answer (other than in debug builds).
///
/// A playout of a view ([`Playout::of_view`]) has those cards in its stock that
/// the view does not show, until they are given ([`Playout::give`]).
#[derive(Clone, Debug)]
pub struct Playout {
    hands: [Bag; MAX_PLAYERS],
    points: [u8; MAX_PLAYERS],
    lens: [u8; MAX_PLAYERS],
    deck: Deck,
    pile: Bag,
    latest: Bag,
    /// What the seat whose turn it is has discarded; empty before it has.
    laid: Bag,
    /// By seat, whose turn is next.
    next: [u8; MAX_PLAYERS],
    playing: SeatSet,
    seat: usize,
    turn: u16,
    /// Who starts, when it is dealt.
    starter: usize,
    over: bool,
    /// No card is there twice.
    one_pack: bool,
}

/// What a seat holds.
const NOTHING: Bag = Bag::EMPTY;

impl Playout {
    /// The round from this state on. What chance is due is decided.
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
            one_pack: state.rules().packs() == 1,
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

    /// The round of a view from now on, in which others hold only the cards that
    /// the view shows. In the stock are, besides its own cards, those that were
    /// drawn from it unseen; cards that are known to come from an earlier stock
    /// are nowhere. To be whole, the former have to be given
    /// ([`Playout::give`]), and the latter added ([`Playout::add`]).
    pub fn of_view(view: &DumbleView, rng: &mut impl Rng) -> Playout {
        let mut playout = Playout::new(view.open(), rng);
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
                self.finish(None, rng.next_u64());
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
        for _ in dealt..MOST * seats {
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

    /// Gives a seat the card at a place of [`Playout::stock`], as one that it
    /// holds and that the view does not show.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn give(&mut self, seat: Seat, place: usize) {
        let card = self.deck.remove(place);
        self.receive(seat.index(), card);
    }

    /// Adds a card, which is nowhere yet, to a hand.
    pub fn add(&mut self, seat: Seat, card: Card) {
        self.receive(seat.index(), card);
    }

    /// The stock, in no particular order; the last card is moved to the place
    /// of one that is given.
    pub fn stock(&self) -> &[Card] {
        self.deck.cards()
    }

    /// Does what the seat whose turn it is has decided to discard (`None` to
    /// announce Dumble), which is not checked: it is to be legal, or nothing
    /// that comes of it has a meaning.
    #[inline]
    pub fn play(&mut self, discard: Option<Bag>) {
        match discard {
            Some(cards) => self.discard(cards),
            None => {
                debug_assert!(self.may_announce(), "nobody announces who may not");
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

    /// Does what the seat that has discarded has decided to draw (`None` for
    /// the stock), and ends its turn. Not checked either.
    #[inline]
    pub fn finish(&mut self, taken: Option<Card>, bits: u64) {
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

    /// Plays what is left of a turn; whether the round is over.
    #[inline]
    pub fn play_turn(&mut self, policy: &mut impl Policy, rng: &mut impl Rng) -> bool {
        if self.over {
            return true;
        }
        if self.laid.is_empty() {
            let discard = policy.play(self, rng.next_u64());
            self.play(discard);
            if self.over {
                return true;
            }
        }
        let bits = rng.next_u64();
        let taken = policy.draw(self, bits);
        self.finish(taken, rng.next_u64());
        false
    }

    /// Plays on, at most so many turns; whether the round is over.
    pub fn run(&mut self, turns: u32, policy: &mut impl Policy, rng: &mut impl Rng) -> bool {
        policy.run(self, turns, rng)
    }

    #[inline]
    fn play_turns(&mut self, turns: u32, policy: &mut impl Policy, rng: &mut impl Rng) -> bool {
        (0..turns).any(|_| self.play_turn(policy, rng)) || self.over
    }

    /// Whose turn it is; once Dumble is announced, who did.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat).unwrap_or(Seat::FIRST)
    }

    /// Whose turn is after a seat's.
    pub fn after(&self, seat: Seat) -> Seat {
        Seat::new(self.next[seat.index()].into()).unwrap_or(Seat::FIRST)
    }

    /// The seats that play.
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

    /// How many cards a seat holds.
    #[inline]
    pub fn len(&self, seat: Seat) -> u8 {
        self.lens[seat.index()]
    }

    /// What the previous player discarded.
    #[inline]
    pub fn latest(&self) -> Bag {
        self.latest
    }

    /// What the seat that draws has discarded; empty if a discard is due.
    pub fn laid(&self) -> Bag {
        self.laid
    }

    /// The turns of the round that are over.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// Whether Dumble has been announced.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Whether a card can be drawn from the stock, made anew if need be.
    #[inline]
    pub fn has_stock(&self) -> bool {
        !self.deck.is_empty() || !self.pile.is_empty()
    }

    /// Whether the seat whose turn it is may announce Dumble (Dumble).
    #[inline]
    pub fn may_announce(&self) -> bool {
        self.laid.is_empty()
            && self.points[self.seat % MAX_PLAYERS] <= LIMIT
            && usize::from(self.turn) >= self.playing.len()
    }

    /// What each seat scores if the seat whose turn it is has announced
    /// Dumble (Dumble).
    pub fn scores(&self) -> [u8; MAX_PLAYERS] {
        scores(&self.points, self.playing, self.seat())
    }
}

/// A number below `count` from random bits.
#[inline]
fn scaled(bits: u64, count: usize) -> usize {
    (((bits >> 32) * count as u64) >> 32) as usize
}

/// A bag with one more of a card, of which there is at most one.
#[inline]
fn plus(bag: Bag, card: Card) -> Bag {
    bag.with(card).unwrap_or(bag)
}

/// A bag with one less of a card that is in it.
#[inline]
fn minus(bag: Bag, card: Card) -> Bag {
    bag.without(card).unwrap_or(bag)
}
