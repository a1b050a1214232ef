//! Rules with numbers that are tuned for each number of players: what a hand costs, what a discard gives the next
//! player, and with how many points to call by the fewest cards of another player.

use std::sync::LazyLock;

use engine::dumble::{self, Bag, Card, Discards, Dumble, DumbleView, Playout, Policy};
use engine::{Game, MAX_SEATS, Seat, Seed};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::super::tuning::{Numbers, from_text, to_text, tuned};
use super::rules::{Rules, cards, drags_on, fewest_of_others, points};
use super::{MAX_TURNS, RULES, ahead};

/// The fewest cards of another player that are told apart, 1 to 7.
const FEWEST: usize = 7;
/// What hands and discards cost.
const COSTS: usize = 9;
const COUNT: usize = COSTS + FEWEST;
/// The numbers before tuning, in the order of [`Tuned`].
const FIRST: Numbers<COUNT> = [
    0.7, 0.05, 0.6, 1.0, 0.5, 2.0, 0.5, 7.0, 0.3, //
    4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5,
];
/// The numbers of players that have numbers of their own; others have those of the nearest smaller one.
const PLAYERS: [u8; 4] = [2, 3, 4, 6];

static NUMBERS: LazyLock<[Numbers<COUNT>; PLAYERS.len()]> = LazyLock::new(|| {
    let file = include_str!("../../../gauntlet/dumble-tuned.txt");
    let lines: Vec<&str> = file.lines().collect();
    let numbers = lines
        .chunks(COUNT)
        .map(|lines| from_text(&lines.join("\n")));
    let numbers: Option<Vec<Numbers<COUNT>>> = numbers.collect();
    let numbers = numbers.and_then(|numbers| numbers.try_into().ok());
    numbers.expect("the file is whole")
});

/// The rules at a decision. Their numbers, in this order: what a point costs that is held, and how much more for each
/// card that another player has fewer than seven at least; what one costs that is held after another discard; the cost
/// of a card; what a low card that is discarded gives the next player, for each point below five, and a card that goes
/// with one that they are known to hold, by rank and by suit; the points of an unknown card; the cost of showing a card
/// that is taken; and the most points to call with, by the fewest cards of another player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuned {
    numbers: Numbers<COUNT>,
    /// The cards of the next player that everybody knows.
    next: Bag,
}

impl Tuned {
    /// The rules at a decision of this seat.
    pub fn of_view(view: &DumbleView, seat: Seat) -> Tuned {
        let open = view.open();
        let players = open.playing().len();
        let fits = |count: &&u8| usize::from(**count) <= players;
        let place = PLAYERS.iter().filter(fits).count().saturating_sub(1);
        let mut others = (1..MAX_SEATS).map(|steps| seat.ahead(steps, MAX_SEATS));
        let next = others.find(|other| open.playing().contains(*other));
        Tuned {
            numbers: NUMBERS[place],
            next: next.map_or(Bag::EMPTY, |next| open.hand(next).known()),
        }
    }

    /// The cost of a hand.
    fn cost(&self, playout: &Playout, hand: Bag) -> f32 {
        let [now, hurry, later, card, ..] = self.numbers;
        let all = points(hand);
        let most = Discards::of(hand).map(points).fold(0.0, f32::max);
        let gone = FEWEST as f32 - f32::from(fewest_of_others(playout));
        (now + hurry * gone) * all + later * (all - most) + card * hand.len() as f32
    }

    /// The draws after a discard that leaves this hand, with the cost of each.
    fn draws(&self, playout: &Playout, left: Bag) -> impl Iterator<Item = (Option<Card>, f32)> {
        let [_, _, _, _, _, _, _, unknown, shown, ..] = self.numbers;
        let stock = playout.has_stock();
        let stock = stock.then(|| (None, self.cost(playout, left) + unknown));
        let takes = cards(playout.latest()).filter_map(move |card| {
            let hand = left.with(card)?;
            Some((Some(card), self.cost(playout, hand) + shown))
        });
        stock.into_iter().chain(takes)
    }

    /// What a discard gives the next player, by its most useful card.
    fn gift(&self, laid: Bag) -> f32 {
        let [_, _, _, _, low, pair, run, ..] = self.numbers;
        let one = |card: Card| {
            let goes = |other: Card| card.rank() == other.rank();
            let near = |other: Card| {
                card.suit() == other.suit()
                    && card.rank().index().abs_diff(other.rank().index()) <= 2
            };
            low * (5.0 - f32::from(card.points())).max(0.0)
                + if self.next.iter().any(goes) {
                    pair
                } else {
                    0.0
                }
                + if self.next.iter().any(near) { run } else { 0.0 }
        };
        laid.iter().map(one).fold(0.0, f32::max)
    }
}

impl Policy for Tuned {
    fn play(&mut self, playout: &Playout, _bits: u64) -> Option<Bag> {
        let fewest = usize::from(fewest_of_others(playout)).clamp(1, FEWEST);
        let enough = self.numbers[COSTS + fewest - 1];
        let low = f32::from(playout.points(playout.seat())) <= enough;
        if playout.may_call() && (low || drags_on(playout)) {
            return None;
        }
        let hand = playout.hand(playout.seat());
        let mut best: Option<(Bag, f32)> = None;
        for laid in Discards::of(hand) {
            let left = hand.minus(laid).unwrap_or(hand);
            let draws = self.draws(playout, left).map(|(_, cost)| cost);
            let cost = draws.fold(f32::INFINITY, f32::min) + self.gift(laid);
            if best.is_none_or(|best| cost < best.1) {
                best = Some((laid, cost));
            }
        }
        best.map(|best| best.0)
    }

    fn draw(&mut self, playout: &Playout, _bits: u64) -> Option<Card> {
        let draws = self.draws(playout, playout.hand(playout.seat()));
        let best = draws.min_by(|one, other| one.1.total_cmp(&other.1));
        best.and_then(|best| best.0)
    }
}

/// Who plays at a table of rules.
#[derive(Clone, Copy, Debug)]
enum Player {
    Tuned(Numbers<COUNT>),
    Plain(Rules),
}

/// The passes of the tuning over all numbers, and the deals of each comparison.
const TUNING: (u32, u32) = (2, 4_000);
/// By how many standard errors a change has to be better than half of those of a fair coin, by which the tuning decides.
const CLEARLY: f64 = 2.0;

/// Tunes the numbers anew: the numbers of each number of players, one after the other. On each deal, the changed
/// numbers and those so far play against the same others: these with the numbers so far, or, on every third deal, by
/// the rules of `dumble-rules`. What counts is by how many points they are ahead at the end of the round.
pub fn make_tuned(deals: Option<u32>, seed: Seed) -> Vec<u8> {
    let (passes, usual) = TUNING;
    let deals = deals.unwrap_or(usual);
    let mut text = String::new();
    for players in PLAYERS {
        let plain = Player::Plain(RULES[usize::from(players > 2)]);
        let numbers = tuned(FIRST, passes, deals, |one, other, try_number| {
            let gains = (0..deals).map(|number| {
                let deal = seed.0 ^ try_number << 32 ^ u64::from(number);
                let seat =
                    Seat::FIRST.ahead(number as usize % usize::from(players), players.into());
                let others = if number % 3 == 2 {
                    plain
                } else {
                    Player::Tuned(*other)
                };
                let lead = |own| round_ahead(own, others, players, seat, deal);
                f64::from(lead(Player::Tuned(*one)) - lead(Player::Tuned(*other)))
            });
            0.5 + 0.5 * standard_errors(gains) / CLEARLY / f64::from(deals).sqrt()
        });
        text.push_str(&to_text(&numbers));
    }
    text.into_bytes()
}

/// The mean in standard errors; 0 if all are 0.
fn standard_errors(samples: impl Iterator<Item = f64>) -> f64 {
    let (sum, squares) = samples.fold((0.0, 0.0), |(sum, squares), sample| {
        (sum + sample, squares + sample * sample)
    });
    if squares > 0.0 {
        sum / squares.sqrt()
    } else {
        0.0
    }
}

/// Plays a round in which one seat is this player and all others are the other, and returns by how many points it is
/// ahead.
fn round_ahead(own: Player, others: Player, players: u8, seat: Seat, deal: u64) -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(deal);
    let state = Dumble::new(&dumble::Rules::of(players)).expect("2 to 8 can play");
    let mut playout = Playout::new(&state, &mut rng);
    let mut known = [Bag::EMPTY; MAX_SEATS];
    for _ in 0..MAX_TURNS * u32::from(players) {
        let turn = playout.seat();
        let mut policy = AtTable {
            player: if turn == seat { own } else { others },
            next: known[playout.after(turn).index()],
            taken: None,
        };
        if playout.play_turn(&mut policy, &mut rng) {
            break;
        }
        let laid = playout.latest().iter();
        let kept = laid.fold(known[turn.index()], |kept, card| {
            kept.without(card).unwrap_or(kept)
        });
        known[turn.index()] = policy
            .taken
            .and_then(|card| kept.with(card))
            .unwrap_or(kept);
    }
    ahead(&playout, seat)
}

/// A player in its turn.
struct AtTable {
    player: Player,
    next: Bag,
    /// The card that was taken of the discards.
    taken: Option<Card>,
}

impl Policy for AtTable {
    fn play(&mut self, playout: &Playout, bits: u64) -> Option<Bag> {
        match self.player {
            Player::Plain(mut rules) => rules.play(playout, bits),
            Player::Tuned(numbers) => Tuned {
                numbers,
                next: self.next,
            }
            .play(playout, bits),
        }
    }

    fn draw(&mut self, playout: &Playout, bits: u64) -> Option<Card> {
        self.taken = match self.player {
            Player::Plain(mut rules) => rules.draw(playout, bits),
            Player::Tuned(numbers) => Tuned {
                numbers,
                next: self.next,
            }
            .draw(playout, bits),
        };
        self.taken
    }
}
