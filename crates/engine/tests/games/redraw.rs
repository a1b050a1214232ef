//! What a seat did not know is drawn anew; what it saw stays.

use engine::conformance::{Conformable, RareBranch, TestCase, walk};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::{Dumble, Rules};
use engine::{Entry, Game, Match, Phase, Seat, Seed, View, below};

/// The seeds by which each position is drawn anew.
const SEEDS: u64 = 3;

/// The last decision of a match: its place in the log, and its seat.
fn last_decision<G: Game>(play: &Match<G>) -> Option<(usize, Seat)> {
    let entries = play.log().iter().enumerate().rev();
    let mut decisions = entries.filter_map(|(place, entry)| match entry {
        Entry::Act(seat, _) => Some((place, *seat)),
        _ => None,
    });
    decisions.next()
}

/// Checks that a match that was drawn anew looks to the seat as the real one did, entry by entry, and that the seat is to
/// decide. Only choices that were made at the same time may be missing.
fn looks_the_same<G: Game>(play: &Match<G>, redrawn: &Match<G>, place: usize, seat: Seat) {
    let length = redrawn.log().len();
    let missing = &play.log()[length..place];
    let by_another = |entry: &Entry<G>| matches!(entry, Entry::Act(other, _) if *other != seat);
    assert!(
        missing.iter().all(by_another),
        "{missing:?} {:?}",
        play.log()
    );
    let begin = || Match::<G>::new(play.rules().clone()).unwrap();
    let (mut real, mut other) = (begin(), begin());
    for (entry, instead) in play.log().iter().zip(redrawn.log()) {
        real.push(*entry).unwrap();
        other.push(*instead).unwrap();
        assert!(
            real.game().view(Some(seat)) == other.game().view(Some(seat)),
            "{instead} for {entry} {:?}",
            play.log()
        );
    }
    assert!(other.game().view(Some(seat)).to_decide());
    if missing.is_empty() {
        let view = |play: &Match<G>| play.game().view(Some(seat));
        assert!(view(&other) == view(&play.rewound(place)));
    }
}

/// Draws the position before the last decision anew. Returns how often something has changed.
fn examine<G: Game>(play: &Match<G>) -> usize {
    let Some((place, seat)) = last_decision(play) else {
        return 0;
    };
    let drawn = (0..SEEDS).map(|seed| play.redrawn(place, seat, Seed(seed)));
    let changed = drawn.filter(|redrawn| {
        looks_the_same(play, redrawn, place, seat);
        redrawn.log() != &play.log()[..redrawn.log().len()]
    });
    changed.count()
}

/// Examines some positions of random matches. Returns how often one was drawn anew, and how often something has changed.
fn examine_game<G: Conformable>() -> (usize, usize) {
    let (mut drawn, mut changed) = (0, 0);
    for (rules, seed) in G::playable().iter().zip(1..) {
        let mut left = 4;
        walk(rules, seed, |case: &TestCase<G>| {
            let length = case.play.log().len();
            if left > 0 && length % 29 == 28 && last_decision(&case.play).is_some() {
                left -= 1;
                drawn += SEEDS as usize;
                changed += examine(&case.play);
            }
        });
    }
    assert!(drawn > 0);
    (drawn, changed)
}

#[test]
fn where_nothing_is_hidden_nothing_changes() {
    assert_eq!(examine_game::<Debacle>().1, 0);
    assert_eq!(examine_game::<Dekal>().1, 0);
    assert_eq!(examine_game::<Detrak>().1, 0);
}

#[test]
fn the_others_hands_are_drawn_anew() {
    let (drawn, changed) = examine_game::<Dumble>();
    assert!(10 * changed > 9 * drawn, "{changed} of {drawn}");
}

/// A match that has come into a branch.
fn reach<G: Conformable>(branch: &RareBranch<G>, seed: u64) -> Option<Match<G>> {
    let mut case = TestCase::<G>::begin(&branch.rules, seed);
    while case.play.log().len() < 2_000 && case.play.outcome().is_none() {
        if (branch.reached)(&case.play) {
            return Some(case.play);
        }
        let mut rng = case.rng();
        let entry = match ((branch.steer)(case.game(), &mut rng), case.game().phase()) {
            (Some(entry), _) => entry,
            (None, Phase::Over) => Entry::NextRound,
            (None, Phase::Chance) => Entry::Event(case.game().sample(&mut rng)?),
            (None, Phase::Decide(seats)) => {
                let seat = seats.first()?;
                let actions = case.game().legal_actions(seat);
                let place = below(&mut rng, actions.len() as u32);
                Entry::Act(seat, actions[place as usize])
            }
        };
        case.play.push(entry).unwrap();
    }
    None
}

#[test]
fn stocks_that_are_made_anew_are_minded() {
    let reached: Vec<_> = Dumble::rare_branches()
        .iter()
        .filter(|branch| branch.name.contains("stock"))
        .filter_map(|branch| (0..20).find_map(|seed| reach(branch, seed)))
        .collect();
    assert!(reached.len() >= 4, "{}", reached.len());
    let changed: usize = reached.iter().map(examine).sum();
    assert!(changed > 0);
}

#[test]
fn every_card_that_was_not_seen_comes_as_often() {
    let mut play = Match::<Dumble>::new(Rules::of(2)).unwrap();
    play.draw_all(Seed(5));
    let Phase::Decide(seats) = play.game().phase() else {
        panic!("somebody decides");
    };
    let seat = seats.first().unwrap();
    let other = seat.next(2);
    let action = play.game().legal_actions(seat)[0];
    let place = play.log().len();
    play.act(seat, action).unwrap();
    let unseen = play.rewound(place).game().view(Some(seat)).open().unseen();
    let (draws, mut held) = (4_000, std::collections::HashMap::new());
    for seed in 0..draws {
        let redrawn = play.redrawn(place, seat, Seed(seed));
        for card in redrawn.game().hand(other).cards() {
            *held.entry(card).or_insert(0_u32) += 1;
        }
    }
    let share = 7.0 / unseen.len() as f64;
    let expected = draws as f64 * share;
    let deviation = (expected * (1.0 - share)).sqrt();
    for card in unseen.iter() {
        let count = f64::from(held.get(&card).copied().unwrap_or_default());
        assert!(
            (count - expected).abs() < 5.0 * deviation,
            "{card}: {count} of {expected}"
        );
    }
}
