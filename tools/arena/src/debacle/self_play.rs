//! Self-play rounds for training.

use bots::debacle::evaluator::Evaluator;
use bots::debacle::in_match::InMatch;
use bots::debacle::iterative_deepening::{Budget, IterativeDeepening};
use bots::debacle::match_state::MatchState;
use bots::debacle::net::{Net, RoundWeight};
use bots::debacle::search::{Search, Shortcuts};
use bots::debacle::value::UNIT;
use engine::below;
use engine::debacle::{Action, GOAL, OCCURRENCES, Order, Position, Side, Symmetry};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The effort of a search during training.
const BUDGET: Budget = Budget {
    nodes: 200,
    depth: 20,
};
/// The size of the transposition table: 2^10 positions.
const BITS: u32 = 10;
/// The largest number of random actions at the beginning of a round.
const ODD_AT_FIRST: u32 = 10;
/// After that, one in this many actions is random.
const ODD: u32 = 30;
/// One in this many rounds has no random action at all.
const STEADY: u32 = 4;

/// A position from a search, quiet enough for the evaluator to judge it directly.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub position: Position,
    /// The chance of winning for the mover, by the search.
    pub searched: f32,
}

/// A self-play round.
#[derive(Clone, Debug)]
pub struct Round {
    pub match_state: MatchState,
    pub samples: Vec<Sample>,
    /// Red's chance of winning the match after the round; 0, 1/2 or 1 if the match is over.
    pub won: f32,
    /// The points that both sides captured, red's first.
    pub points: [u32; 2],
    /// The side that began.
    pub first: Side,
    /// Whether every action was chosen, none at random: such rounds tell how many points a round has.
    pub steady: bool,
    /// What the totals make of values.
    pub weight: [RoundWeight; 2],
}

impl Round {
    /// The side's chance of winning the match after the round.
    pub fn won_by(&self, side: Side) -> f32 {
        match side {
            Side::Red => self.won,
            Side::Black => 1.0 - self.won,
        }
    }

    /// The side's lead in points at the end of the round.
    pub fn ahead(&self, side: Side) -> f32 {
        self.points[side.index()] as f32 - self.points[side.other().index()] as f32
    }
}

/// A random state of the match before the round; often its beginning.
fn any_match_state(first: Side, rng: &mut Xoshiro256PlusPlus) -> MatchState {
    let fresh = below(rng, 3) == 0;
    let mut total = || {
        if fresh {
            0
        } else {
            below(rng, GOAL.into()) as i32
        }
    };
    MatchState {
        totals: [total(), total()],
        barren: !fresh && below(rng, 10) == 0,
        next: first.other(),
    }
}

fn any_start(first: Side, rng: &mut Xoshiro256PlusPlus) -> Position {
    let order = match below(rng, 4) {
        0 => Order::standard(),
        _ => Order::random(rng),
    };
    let symmetry = match below(rng, 4) {
        0 => Symmetry::Mirror,
        _ => Symmetry::Point,
    };
    Position::start(order, symmetry, first)
}

/// Plays a round.
pub fn play(net: &Net, rng: &mut Xoshiro256PlusPlus) -> Round {
    let first = Side::ALL[below(rng, 2) as usize];
    let match_state = any_match_state(first, rng);
    let mut position = any_start(first, rng);
    let mut seen = vec![position.hash()];
    let mut samples = Vec::new();
    let steady = below(rng, STEADY) == 0;
    let mut odd = if steady { 0 } else { below(rng, ODD_AT_FIRST) };
    loop {
        let choices = position.choices();
        let any = odd > 0 || !steady && below(rng, ODD) == 0;
        odd = odd.saturating_sub(1);
        let chosen = if any {
            choices.nth(below(rng, choices.len()))
        } else {
            Some(decide(net, &position, &match_state, &seen, &mut samples))
        };
        let mover = position.mover();
        position.act_unchecked(chosen.expect("a round that goes on leaves a choice"));
        let turns = position.mover() != mover;
        if turns {
            seen.push(position.hash());
        }
        let recurs = || {
            let hash = position.hash();
            seen.iter().filter(|seen| **seen == hash).count() >= OCCURRENCES
        };
        if position.is_over() || turns && recurs() {
            break;
        }
    }
    Round {
        won: won(net, &position, &match_state),
        points: Side::ALL.map(|side| position.pile(side).points()),
        match_state,
        samples,
        first,
        steady,
        weight: Side::ALL.map(|side| {
            net.round_weight([side, side.other()].map(|side| match_state.totals[side.index()]))
        }),
    }
}

/// The chance of winning for a value. It uses the system's exponential function, with which the committed
/// weights were learned; the bots' own differs in the last digit.
fn chance(value: i32) -> f32 {
    1.0 / (1.0 + (-value as f32 / UNIT as f32).exp())
}

fn won(net: &Net, position: &Position, match_state: &MatchState) -> f32 {
    match match_state.winner_if_over(position, Side::Red) {
        Some(lead) => 0.5 + 0.5 * lead.signum() as f32,
        None => chance((&net).next_round(position, match_state, Side::Red)),
    }
}

/// The best action by a short search. Adds the position to the samples, unless the best action captures.
fn decide(
    net: &Net,
    position: &Position,
    match_state: &MatchState,
    seen: &[u64],
    samples: &mut Vec<Sample>,
) -> Action {
    let search = Search::new(
        InMatch(net),
        *match_state,
        seen.to_vec(),
        Shortcuts::UNPRUNED,
        BITS,
    );
    let mut deepening = IterativeDeepening::new(search, *position, BUDGET);
    while !deepening.step(u64::MAX) {}
    let best = deepening.best().expect("there is a choice");
    if !matches!(best.action, Action::Capture(_) | Action::Keep(_)) {
        samples.push(Sample {
            position: *position,
            searched: chance(best.value),
        });
    }
    best.action
}
