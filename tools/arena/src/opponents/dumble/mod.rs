//! The opponents in Dumble.

mod rules;
mod tuned;

use std::sync::LazyLock;

use bots::dumble::value::{LearnedPolicy, Values};
use engine::dumble::{self, Action, Bag, Cards, Dumble, DumbleView, Playout, Policy};
use engine::{Game, Seat, Seed, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::Opponent;
use super::tuning::{from_text, to_text, tuned};
use rules::Rules;
use tuned::Tuned;

pub use tuned::make_tuned;

/// The rules for two players, and for more.
static RULES: LazyLock<[Rules; 2]> = LazyLock::new(|| {
    let files = [
        include_str!("../../../gauntlet/dumble-rules-2.txt"),
        include_str!("../../../gauntlet/dumble-rules-4.txt"),
    ];
    files.map(|file| Rules(from_text(file).expect("the file is whole")))
});

static VALUES: LazyLock<Values> = LazyLock::new(|| {
    let file = include_bytes!("../../../gauntlet/dumble-values.bin");
    Values::from_bytes(file).expect("the file is whole")
});

/// The action of an opponent; `None` if it does not play Dumble, or has nothing to decide.
pub fn decide(opponent: Opponent, view: &DumbleView, seed: u64) -> Option<Action> {
    let seat = view.seat().filter(|_| view.to_decide())?;
    let rules = RULES[usize::from(view.open().playing().len() > 2)];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    match opponent {
        Opponent::DumbleRules => by_policy(&mut rules.clone(), view),
        Opponent::DumbleTuned => by_policy(&mut Tuned::of_view(view, seat), view),
        Opponent::DumbleValues => by_policy(&mut LearnedPolicy(&VALUES), view),
        Opponent::DumbleSampling => by_sampling(&rules, view, seat, &mut rng),
        _ => None,
    }
}

/// The action of a policy that looks at its own hand, the discards and the numbers of the others' cards only: so any
/// hands will do for the others. `None` if it is not legal.
pub fn by_policy(policy: &mut impl Policy, view: &DumbleView) -> Option<Action> {
    let legal = legal(view);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let playout = Playout::new(&view.determinize(&mut rng), &mut rng);
    if playout.laid().is_empty() {
        let laid = policy.play(&playout, 0);
        return legal.into_iter().find(|action| match (action, laid) {
            (Action::Call, None) => true,
            (Action::Discard(cards), Some(laid)) => bag(cards) == laid,
            _ => false,
        });
    }
    Some(match policy.draw(&playout, 0) {
        None => Action::Stock,
        Some(card) => Action::Take(card),
    })
    .filter(|action| legal.contains(action))
}

fn legal(view: &DumbleView) -> Vec<Action> {
    let mut legal = Vec::new();
    view.actions(&mut |action| legal.push(action));
    legal
}

fn bag(cards: &Cards) -> Bag {
    cards.as_slice().iter().copied().collect()
}

/// The actions that are tried on samples besides the call, and the samples of a decision.
const TRIED: usize = 4;
const SAMPLES: u32 = 48;
/// The turns of each player after which a playout is broken off; then the hands count.
const MAX_TURNS: u32 = 20;

/// The best of the actions with the least costs by the rules, each tried on the same samples of what is hidden, where
/// all play by the rules.
fn by_sampling(
    rules: &Rules,
    view: &DumbleView,
    seat: Seat,
    rng: &mut Xoshiro256PlusPlus,
) -> Option<Action> {
    let legal = legal(view);
    let mut fixed = Xoshiro256PlusPlus::seed_from_u64(0);
    let any = Playout::new(&view.determinize(&mut fixed), &mut fixed);
    let cost = |action: &Action| match action {
        Action::Call => f32::NEG_INFINITY,
        Action::Discard(cards) => rules.discard(&any, bag(cards)),
        Action::Stock => rules.draw_cost(&any, None),
        Action::Take(card) => rules.draw_cost(&any, Some(*card)),
    };
    let mut tried: Vec<(Action, f32)> =
        legal.iter().map(|action| (*action, cost(action))).collect();
    tried.sort_by(|one, other| one.1.total_cmp(&other.1));
    let calls = usize::from(legal.contains(&Action::Call));
    tried.truncate(TRIED + calls);
    if tried.len() > 1 {
        tried.iter_mut().for_each(|tried| tried.1 = 0.0);
        for _ in 0..SAMPLES {
            let state = view.determinize(rng);
            let luck = rng.next_u64();
            for (action, ahead) in &mut tried {
                let mut luck = Xoshiro256PlusPlus::seed_from_u64(luck);
                *ahead -= play_on(rules, &state, *action, seat, &mut luck);
            }
        }
    }
    // The least cost, or the greatest lead.
    let best = tried.iter().min_by(|one, other| one.1.total_cmp(&other.1));
    best.map(|best| best.0)
}

/// By how many points the view's seat is ahead at the end of the round after an action, if all play on by the rules, with
/// this luck in what is hidden and in the stock. `None` if there is nothing to decide.
pub fn lead_after(view: &DumbleView, action: Action, luck: u64) -> Option<f32> {
    let seat = view.seat().filter(|_| view.to_decide())?;
    let rules = RULES[usize::from(view.open().playing().len() > 2)];
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(luck);
    let state = view.determinize(&mut rng);
    Some(play_on(&rules, &state, action, seat, &mut rng))
}

/// By how many points a seat is ahead of the others' mean at the end of the round after an action, by a playout.
fn play_on(
    rules: &Rules,
    state: &Dumble,
    action: Action,
    seat: Seat,
    rng: &mut Xoshiro256PlusPlus,
) -> f32 {
    let mut playout = Playout::new(state, rng);
    match action {
        Action::Call => playout.play_unchecked(None),
        Action::Discard(cards) => playout.play_unchecked(Some(bag(&cards))),
        Action::Stock => playout.finish_unchecked(None, rng.next_u64()),
        Action::Take(card) => playout.finish_unchecked(Some(card), rng.next_u64()),
    }
    let players = playout.playing().len() as u32;
    playout.run(MAX_TURNS * players, &mut rules.clone(), rng);
    ahead(&playout, seat)
}

/// By how many points a seat is ahead of the others' mean.
fn ahead(end: &Playout, seat: Seat) -> f32 {
    let points = |other: Seat| -> f32 {
        if end.is_over() {
            end.scores()[other.index()].into()
        } else {
            end.points(other).into()
        }
    };
    let others = end.playing().without(seat);
    let sum: f32 = others.iter().map(points).sum();
    sum / others.len().max(1) as f32 - points(seat)
}

/// The passes of the tuning over all numbers, and the rounds of each comparison.
const TUNING: (u32, u32) = (2, 3_000);
/// The points that count as a whole win in the tuning.
const WIN: f32 = 60.0;

/// Tunes the rules anew for 2 or 4 players.
pub fn make_rules(players: u8, seed: Seed) -> Vec<u8> {
    let (passes, rounds) = TUNING;
    let numbers = tuned(rules::FIRST, passes, rounds, |one, other, try_number| {
        let sum: f32 = (0..rounds)
            .map(|number| {
                let deal = seed.0 ^ try_number << 32 ^ u64::from(number / 2);
                let first = Seat::FIRST.ahead(number as usize % 2, players.into());
                let own = Rules(*one);
                round_ahead(own, Rules(*other), players, first, deal)
            })
            .sum();
        f64::from(0.5 + sum / rounds as f32 / WIN)
    });
    to_text(&numbers).into_bytes()
}

/// Plays a round in which one seat has the first rules, and returns by how many points it is ahead.
fn round_ahead(mut one: Rules, mut other: Rules, players: u8, seat: Seat, deal: u64) -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(deal);
    let state = Dumble::new(&dumble::Rules::of(players)).expect("2 to 8 can play");
    let mut playout = Playout::new(&state, &mut rng);
    for _ in 0..MAX_TURNS * u32::from(players) {
        let policy = if playout.seat() == seat {
            &mut one
        } else {
            &mut other
        };
        if playout.play_turn(policy, &mut rng) {
            break;
        }
    }
    ahead(&playout, seat)
}
