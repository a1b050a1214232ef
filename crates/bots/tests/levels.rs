//! What holds for every level of every game: it plays legal moves to the end of a round, chooses the same again,
//! and is stronger than the levels well below it.

use bots::{BotGame, advise};
use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};
use engine::{Match, Outcome, Phase, Seat, Seed};
use protocol::Level::{self, *};
use protocol::{Shard, Task};

/// More decisions than any round has here.
const ENDLESS: usize = 3_000;

/// Plays a round with bots of these levels; returns how it ended.
fn round<G: BotGame>(rules: G::Rules, levels: &[Level], seed: u64) -> Outcome {
    let mut play = Match::<G>::new(rules).expect("rules that can be played");
    for number in 0..ENDLESS {
        play.draw_all(Seed(seed));
        let Phase::Decide(seats) = play.game().phase() else {
            return play.rounds()[0].clone();
        };
        let seat = seats.iter().next().expect("somebody decides");
        let task = Task::<G> {
            view: play.game().view(Some(seat)),
            level: levels[seat.index()],
            seed: seed << 16 | number as u64,
            style: None,
            shard: Shard::WHOLE,
        };
        let advise = || advise(&task).expect("there is something to decide");
        let chosen = advise().chosen().expect("there is a choice");
        if number % 8 == 0 {
            assert_eq!(advise().chosen(), Some(chosen));
        }
        // A match refuses what is not legal.
        play.act(seat, chosen).expect("it is legal");
    }
    panic!("the round goes on and on");
}

/// Lets every level of a game play a round against regular bots.
fn every_level_plays_to_the_end<G: BotGame>(rules: &G::Rules, seats: usize) {
    for level in Level::of(G::ID) {
        let mut levels = vec![Level::Regular; seats];
        levels[0] = *level;
        round::<G>(rules.clone(), &levels, 5);
    }
}

#[test]
fn every_level_of_dekal_plays_legal_moves_to_the_end() {
    let rules = dekal::Rules {
        players: 3,
        ..dekal::Rules::default()
    };
    every_level_plays_to_the_end::<Dekal>(&rules, 3);
}

#[test]
fn every_level_of_detrak_plays_legal_moves_to_the_end() {
    let rules = detrak::Rules {
        players: 2,
        advanced: true,
    };
    every_level_plays_to_the_end::<Detrak>(&rules, 2);
}

#[test]
fn every_level_of_dumble_plays_legal_moves_to_the_end() {
    every_level_plays_to_the_end::<Dumble>(&dumble::Rules::of(3), 3);
}

#[test]
fn every_level_of_debacle_plays_legal_moves_to_the_end() {
    every_level_plays_to_the_end::<Debacle>(&shuffled(), 2);
}

fn shuffled() -> debacle::Rules {
    debacle::Rules {
        start: debacle::Start::Shuffled,
        ..debacle::Rules::default()
    }
}

/// Whether a level wins more of these rounds than a weaker one, with each deal from both seats.
fn check_order<G: BotGame>(rules: &G::Rules, strong: Level, weak: Level, deals: u64) {
    let share = |outcome: &Outcome, seat| outcome.share(Seat::new(seat).expect("one of two"));
    let mut lead = 0.0;
    for seed in 0..deals {
        for own in 0..2 {
            let mut levels = [weak; 2];
            levels[own] = strong;
            let outcome = round::<G>(rules.clone(), &levels, seed);
            lead += share(&outcome, own) - share(&outcome, 1 - own);
        }
    }
    assert!(
        lead > 0.0,
        "{strong} against {weak}: {lead} of {}",
        2 * deals
    );
}

// Levels that take microseconds, two or more steps apart: with these seeds the stronger is always ahead.

#[test]
fn levels_of_dekal_are_in_order() {
    let two = dekal::Rules::default();
    for (strong, weak) in [(Beginner, Newcomer), (Regular, Beginner), (Strong, Regular)] {
        check_order::<Dekal>(&two, strong, weak, 40);
    }
}

#[test]
fn levels_of_detrak_are_in_order() {
    let two = detrak::Rules {
        players: 2,
        advanced: false,
    };
    for (strong, weak) in [
        (Amateur, Beginner),
        (Regular, Casual),
        (Proficient, Amateur),
    ] {
        check_order::<Detrak>(&two, strong, weak, 40);
    }
}

#[test]
fn levels_of_dumble_are_in_order() {
    let two = dumble::Rules::of(2);
    for (strong, weak) in [(Amateur, Beginner), (Regular, Casual), (Strong, Regular)] {
        check_order::<Dumble>(&two, strong, weak, 100);
    }
}

#[test]
fn levels_of_debacle_are_in_order() {
    for (strong, weak) in [(Amateur, Beginner), (Regular, Casual), (Strong, Regular)] {
        check_order::<Debacle>(&shuffled(), strong, weak, 10);
    }
}
