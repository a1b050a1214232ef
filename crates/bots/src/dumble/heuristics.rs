//! The heuristics by which the lower levels value their actions.

use engine::Seat;
use engine::dumble::{Action, Bag, Card, DumbleView, EDGE};

use super::plan::{Item, Plan, Set};

/// How a level values its actions.
pub trait Heuristic {
    /// The cost of discarding these cards, with the best draw after it, roughly in points.
    fn discard(&self, cards: &[Card]) -> f32;

    /// The cost of drawing this card, or one of the stock.
    fn draw(&self, card: Option<Card>) -> f32;

    /// By how much calling is better than the best discard, roughly in points. `chance`: the chance of
    /// being the lowest.
    fn call(&self, chance: f32) -> f32;
}

/// The number of times around the table after which a round drags on.
const LONG: u16 = 25;

/// Whether a round drags on: bots may wait for each other, hand each other the same cards again and again, or
/// hold all low cards and discard each card that they have drawn, for ever.
pub fn drags_on(view: &DumbleView) -> bool {
    let open = view.open();
    open.turn() / open.playing().len().max(1) as u16 >= LONG
}

/// How much an action does to end a round that drags on: calling most, and otherwise the more cards are
/// discarded at once, the sooner a player can call.
pub fn ends(action: Action) -> u8 {
    match action {
        Action::Call => u8::MAX,
        Action::Discard(cards) => cards.as_slice().len() as u8,
        Action::Stock => 1,
        Action::Take(_) => 0,
    }
}

/// The view's own hand.
fn hand(view: &DumbleView, seat: Seat) -> Vec<Card> {
    view.open().hand(seat).cards().collect()
}

fn points(cards: &[Card]) -> f32 {
    cards.iter().map(|card| f32::from(card.points())).sum()
}

/// The fewest cards that another player holds.
fn fewest(view: &DumbleView, seat: Seat) -> usize {
    let open = view.open();
    let others = open.playing().without(seat);
    let fewest = others.iter().map(|other| open.hand(other).len()).min();
    fewest.unwrap_or_default()
}

/// Discards the most points at once, but overlooks runs; takes a discard only for a pair, and calls with
/// five points or less.
pub struct Beginner {
    hand: Vec<Card>,
}

impl Beginner {
    pub fn new(view: &DumbleView, seat: Seat) -> Beginner {
        Beginner {
            hand: hand(view, seat),
        }
    }
}

/// The points with which a beginner dares to call.
const TIMID: f32 = 5.0;

impl Heuristic for Beginner {
    fn discard(&self, cards: &[Card]) -> f32 {
        let run = cards.first().map(|card| card.rank()) != cards.last().map(|card| card.rank());
        if run { 0.0 } else { -points(cards) }
    }

    fn draw(&self, card: Option<Card>) -> f32 {
        match card {
            None => 0.5,
            Some(card) => {
                let pairs = self.hand.iter().any(|other| other.rank() == card.rank());
                if pairs { 0.0 } else { 1.0 }
            }
        }
    }

    fn call(&self, _chance: f32) -> f32 {
        TIMID - points(&self.hand) + 0.5
    }
}

/// Plans its discards, but not with cards that it could take, and calls by the others' numbers of cards.
pub struct Regular {
    planner: Planner,
    fewest: usize,
}

impl Regular {
    pub fn new(view: &DumbleView, seat: Seat) -> Regular {
        Regular {
            planner: Planner::new(view, seat, STEADY),
            fewest: fewest(view, seat),
        }
    }
}

/// How much a later turn counts for a level that does not consider how late it is.
const STEADY: f32 = 0.65;

impl Heuristic for Regular {
    fn discard(&self, cards: &[Card]) -> f32 {
        self.planner.without(None, cards)
    }

    fn draw(&self, card: Option<Card>) -> f32 {
        self.planner.with(card)
    }

    fn call(&self, _chance: f32) -> f32 {
        // A player with few cards probably has few points.
        let allowed = (4 + 2 * self.fewest) as f32;
        allowed - points(&self.planner.hand) + 0.5
    }
}

/// Plans the discards of a hand with each card that may be drawn.
struct Planner {
    hand: Vec<Card>,
    /// A plan for each draw, `None` being the stock: of the hand, followed by the card that is drawn.
    plans: Vec<(Option<Card>, Plan)>,
}

impl Planner {
    fn new(view: &DumbleView, seat: Seat, patience: f32) -> Planner {
        let open = view.open();
        let hand = hand(view, seat);
        let unseen = view.unseen_of(0);
        let mean = match unseen.len() {
            0 => 0.0,
            count => points(&unseen.iter().collect::<Vec<_>>()) / count as f32,
        };
        let mut cards: Vec<Card> = open.latest().iter().collect();
        cards.dedup();
        let draws = core::iter::once(None).chain(cards.into_iter().map(Some));
        let plan = |draw: Option<Card>| {
            let items = hand.iter().copied().map(Item::Card);
            let drawn = draw.map_or(Item::Unknown(mean), Item::Card);
            let items: Vec<Item> = items.chain([drawn]).collect();
            (draw, Plan::new(&items, patience))
        };
        Planner {
            plans: draws.map(plan).collect(),
            hand,
        }
    }

    /// The cost of the cards that are left after this draw (see [`cost`]).
    fn with(&self, draw: Option<Card>) -> f32 {
        self.without(draw, &[])
    }

    /// The cost of the cards that are left if these are discarded before this draw.
    fn without(&self, draw: Option<Card>, cards: &[Card]) -> f32 {
        let left = self.all() & !self.places(cards);
        let plan = self.plans.iter().find(|(other, _)| *other == draw);
        plan.map_or(f32::INFINITY, |(_, plan)| cost(plan, left))
    }

    /// The cost of the cards that are left if these are discarded, with the best draw after it.
    fn without_at_best(&self, cards: &[Card]) -> f32 {
        let left = self.all() & !self.places(cards);
        let costs = self.plans.iter().map(|(_, plan)| cost(plan, left));
        costs.fold(f32::INFINITY, f32::min)
    }

    /// The set of these cards of the hand.
    fn places(&self, cards: &[Card]) -> Set {
        let mut set = 0;
        for card in cards {
            let free = |place: &usize| self.hand[*place] == *card && set >> place & 1 == 0;
            let place = (0..self.hand.len()).find(free);
            set |= place.map_or(0, |place| 1 << place);
        }
        set
    }

    /// The set of the whole hand and the drawn card.
    fn all(&self) -> Set {
        ((1u16 << (self.hand.len() + 1)) - 1) as Set
    }
}

/// The cards that are left to be discarded.
fn cost(plan: &Plan, set: Set) -> f32 {
    plan.burden(set) + AT_ONCE * plan.points(set)
}

/// Plans its discards with each card that may be drawn, and weighs the chance of being the lowest, and the
/// totals, before it calls.
pub struct Strong {
    planner: Planner,
    /// The chance of being the lowest with which it calls.
    enough: f32,
    /// The next player's cards that everybody knows.
    next: Bag,
}

impl Strong {
    pub fn new(view: &DumbleView, seat: Seat) -> Strong {
        Strong {
            planner: Planner::new(view, seat, patience(fewest(view, seat))),
            enough: enough(view, seat),
            next: known_of_next(view, seat),
        }
    }
}

/// The gain of the next player if they can take one of these cards.
pub fn gift(next: Bag, cards: &[Card]) -> f32 {
    let one = |card: &Card| {
        let low = (LOW + 1.0 - f32::from(card.points())).max(0.0) * GIFT;
        let pairs = next.iter().any(|other| other.rank() == card.rank());
        low + if pairs { PAIRED } else { 0.0 }
    };
    cards.iter().map(one).fold(0.0, f32::max)
}

/// The cards that everybody knows of the seat that plays next.
pub fn known_of_next(view: &DumbleView, seat: Seat) -> Bag {
    view.open().hand(following(view, seat)).known()
}

/// The cost of a point that would be held if another player called at once.
const AT_ONCE: f32 = 0.25;
/// A card with at most this many points helps the next player.
const LOW: f32 = 3.0;
/// The gain of the next player by each point that a card has less than four.
const GIFT: f32 = 0.5;
/// The gain of the next player by a card that pairs one of theirs.
const PAIRED: f32 = 2.0;

/// How much a later turn counts: the fewer cards another player holds, the sooner the round ends.
fn patience(fewest: usize) -> f32 {
    match fewest {
        0..=2 => 0.5,
        3..=4 => 0.65,
        _ => 0.8,
    }
}

/// The seat that plays next.
fn following(view: &DumbleView, seat: Seat) -> Seat {
    let open = view.open();
    let ahead = (1..=engine::MAX_SEATS).map(|steps| seat.ahead(steps, engine::MAX_SEATS));
    let mut ahead = ahead.filter(|other| open.playing().contains(*other));
    ahead.next().unwrap_or(seat)
}

/// The chance of being the lowest with which a seat should call: a higher one if a failure eliminates it,
/// a lower one if a failure brings it to exactly 100.
fn enough(view: &DumbleView, seat: Seat) -> f32 {
    let total = u16::from(view.open().total(seat));
    let beaten = total + 2 * u16::from(view.open().hand(seat).points());
    match beaten.cmp(&u16::from(EDGE)) {
        core::cmp::Ordering::Less => 0.4,
        core::cmp::Ordering::Equal => 0.3,
        core::cmp::Ordering::Greater => 0.65,
    }
}

impl Heuristic for Strong {
    fn discard(&self, cards: &[Card]) -> f32 {
        self.planner.without_at_best(cards) + gift(self.next, cards)
    }

    fn draw(&self, card: Option<Card>) -> f32 {
        self.planner.with(card)
    }

    fn call(&self, chance: f32) -> f32 {
        20.0 * (chance - self.enough)
    }
}
