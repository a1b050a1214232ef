//! Playouts take short cuts; they are compared with the rules.

use engine::dekal::{
    Action, CardValue, Cell, Dekal, Draft, Event, First, Playout, Policy, RandomPolicy, Rounds,
    Rules, Step, TURNS,
};
use engine::{Game, Phase, Seat};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus as Random;

fn rules(players: u8, first: First) -> Rules {
    Rules {
        players,
        rounds: Rounds::One,
        first,
    }
}

fn pick(rng: &mut impl Rng, count: usize) -> usize {
    ((u64::from(rng.next_u32()) * count as u64) >> 32) as usize
}

/// Plays this many random actions and events by the rules.
fn play_some(game: &mut Dekal, moves: usize, rng: &mut impl Rng) {
    for _ in 0..moves {
        match game.phase() {
            Phase::Decide(seats) => {
                let waiting: Vec<Seat> = seats.iter().collect();
                let seat = waiting[pick(rng, waiting.len())];
                let actions = game.legal_actions(seat);
                let action = actions[pick(rng, actions.len())];
                game.act(seat, action).expect("it was said to be legal");
            }
            Phase::Chance => {
                let event = game.sample(rng).expect("an event is due");
                game.resolve(event).expect("the game drew it");
            }
            Phase::Over => return,
        }
    }
}

/// A decision of the policy; for a draft, with the cards of the centre.
enum Decision {
    Reveal(Seat, Cell),
    Draft(Seat, Cell, Draft, Vec<CardValue>),
}

/// Plays at random and records its decisions.
#[derive(Default)]
struct Recorder(Vec<Decision>);

impl Policy for Recorder {
    fn reveal(&mut self, playout: &Playout, seat: Seat, bits: u64) -> Cell {
        let cell = RandomPolicy.reveal(playout, seat, bits);
        self.0.push(Decision::Reveal(seat, cell));
        cell
    }

    fn draft(&mut self, playout: &Playout, seat: Seat, hole: Cell, bits: u64) -> Draft {
        let draft = RandomPolicy.draft(playout, seat, hole, bits);
        let centre = playout.centre().to_vec();
        self.0.push(Decision::Draft(seat, hole, draft, centre));
        draft
    }
}

/// Where the replay of a playout by the rules ended.
#[derive(PartialEq)]
enum ReplayEnd {
    /// With the round.
    Round,
    /// At a tie for the lowest card, which a playout breaks differently.
    Tie,
}

/// Repeats a playout by the rules.
fn replay(game: &mut Dekal, decisions: &[Decision]) -> ReplayEnd {
    for decision in decisions {
        let (seat, hole, draft, centre) = match decision {
            Decision::Reveal(seat, cell) => {
                game.act(*seat, Action::Reveal(*cell))
                    .expect("a playout reveals legally");
                continue;
            }
            Decision::Draft(seat, hole, draft, centre) => (*seat, *hole, *draft, centre),
        };
        while let Step::TurnUp(seat) = game.table().step() {
            game.resolve(Event::Card(centre[seat.index()]))
                .expect("a playout deals unseen cards");
        }
        if matches!(game.table().step(), Step::Tie { .. } | Step::Lot(_)) {
            let lowest = centre.iter().min();
            assert_eq!(centre.get(seat.index()), lowest, "the lowest card begins");
            return ReplayEnd::Tie;
        }
        let left: Vec<CardValue> = game.table().centre().map(|(_, card)| card).collect();
        assert_eq!(&left, centre);
        assert_eq!(game.table().hole(seat), Some(hole));
        game.act(seat, Action::Draft(draft))
            .expect("a playout drafts legally");
    }
    ReplayEnd::Round
}

/// Makes a playout from a state, and compares it with the rules.
fn check(state: &Dekal, rng: &mut Random) -> ReplayEnd {
    let mut game = *state;
    // A playout first draws the lots that are due by the rules.
    let mut same = rng.clone();
    while let Step::Tie { .. } | Step::Lot(_) = game.table().step() {
        let event = game.sample(&mut same).expect("an event is due");
        game.resolve(event).expect("the game drew it");
    }
    let mut recorder = Recorder::default();
    let mut playout = Playout::new(state, &mut recorder, rng);
    let under_way = match game.table().step() {
        Step::Over => false,
        Step::Reveal(chosen) => !chosen.is_empty(),
        _ => true,
    };
    assert_eq!(playout.turn(), state.table().turn() + u8::from(under_way));
    playout.run(&mut recorder, rng);
    assert_eq!(playout.turn(), TURNS);
    let end = replay(&mut game, &recorder.0);
    if end == ReplayEnd::Round {
        assert_eq!(game.phase(), Phase::Over);
        assert_eq!(playout.token(), game.table().token());
        for seat in Seat::all(game.seats()) {
            assert_eq!(playout.grid(seat), game.table().grid(seat));
        }
        for value in CardValue::all() {
            let count = playout.unseen().iter().filter(|v| **v == value).count();
            assert_eq!(count, usize::from(game.table().unseen().count(value)));
        }
    }
    end
}

#[test]
fn a_playout_from_the_start_keeps_to_the_rules() {
    let mut rng = Random::seed_from_u64(11);
    let (mut whole, mut ties) = (0, 0);
    for round in 0..10_000 {
        let players = 2 + (round % 5) as u8;
        let first = match round % 3 {
            0 => First::Lowest,
            1 => First::Random,
            _ => First::Seat(Seat::FIRST.ahead(round, usize::from(players))),
        };
        let state = Dekal::new(&rules(players, first)).unwrap();
        match check(&state, &mut rng) {
            ReplayEnd::Round => whole += 1,
            ReplayEnd::Tie => ties += 1,
        }
    }
    assert!(whole > 7_000 && ties > 100, "{whole} whole, {ties} ties");
}

#[test]
fn a_playout_from_anywhere_in_a_round_keeps_to_the_rules() {
    let mut rng = Random::seed_from_u64(12);
    let mut steps = [0; 6];
    for round in 0..30_000 {
        let players = 2 + (round % 5) as u8;
        let mut state = Dekal::new(&rules(players, First::Lowest)).unwrap();
        // Every third one stops in the first turn, where there are ties.
        let turns = if round % 3 == 0 { 1 } else { 17 };
        let moves = pick(&mut rng, 3 * usize::from(players) * turns);
        play_some(&mut state, moves, &mut rng);
        steps[match state.table().step() {
            Step::Lot(_) => 0,
            Step::Reveal(_) => 1,
            Step::TurnUp(_) => 2,
            Step::Tie { .. } => 3,
            Step::Draft(_) => 4,
            Step::Over => 5,
        }] += 1;
        check(&state, &mut rng);
    }
    assert!(
        steps[1..].iter().all(|times| *times > 100),
        "too few of some step: {steps:?}"
    );
}

#[test]
fn a_playout_allocates_nothing() {
    let mut rng = Random::seed_from_u64(13);
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1))));
    assert_eq!(counted.count_total, 1, "the counter counts");
    for players in 2..=6 {
        let start = Dekal::new(&rules(players, First::Lowest)).unwrap();
        for moves in [0, 3, 20, 45] {
            let mut state = start;
            play_some(&mut state, moves, &mut rng);
            let mut score = 0;
            let counted = allocation_counter::measure(|| {
                for _ in 0..100 {
                    let mut playout = Playout::new(&state, &mut RandomPolicy, &mut rng);
                    playout.run(&mut RandomPolicy, &mut rng);
                    score += Seat::all(playout.seats())
                        .map(|seat| playout.grid(seat).score())
                        .sum::<u32>();
                }
            });
            assert!(score > 0);
            assert_eq!(counted.count_total, 0, "{players} players, {moves} moves");
        }
    }
}
