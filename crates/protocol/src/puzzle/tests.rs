//! Puzzles survive their files, and nothing else is read as one.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Match, Seed};

use super::*;

/// The decisions of a match's beginning, each with every second action accepted.
fn puzzles<G: PuzzleGame>(rules: G::Rules) -> Puzzles<G> {
    let mut play = Match::<G>::new(rules).unwrap();
    let mut found = Vec::new();
    while found.len() < 8 {
        play.draw_all(Seed(7));
        let Phase::Decide(seats) = play.game().phase() else {
            panic!("the round is long enough");
        };
        let seat = seats.first().unwrap();
        let legal = play.game().legal_actions(seat);
        if legal.len() > 1 {
            found.push(Puzzle {
                state: play.game().clone(),
                seat,
                accepted: legal.iter().copied().step_by(2).collect(),
                rating: 1000 + found.len() as u16,
                themes: G::Theme::ALL
                    .iter()
                    .copied()
                    .skip(found.len() % 3)
                    .step_by(3)
                    .collect(),
            });
        }
        play.act(seat, legal[legal.len() / 2]).unwrap();
    }
    Puzzles(found)
}

fn check<G: PuzzleGame>(rules: G::Rules) {
    let puzzles = puzzles::<G>(rules);
    let bytes = puzzles.to_bytes();
    assert_eq!(Puzzles::from_bytes(&bytes).as_ref(), Ok(&puzzles));
    assert_eq!(puzzles.to_bytes(), bytes);
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1 << (place % 8);
        assert!(Puzzles::<G>::from_bytes(&damaged).is_err(), "byte {place}");
        assert!(Puzzles::<G>::from_bytes(&bytes[..place]).is_err());
    }
    let fault = |change: &dyn Fn(&mut Puzzle<G>)| {
        let mut other = puzzles.clone();
        change(&mut other.0[1]);
        other.0[1].fault()
    };
    assert_eq!(fault(&|_| {}), None);
    assert!(fault(&|puzzle| puzzle.accepted.clear()).is_some());
    assert!(fault(&|puzzle| puzzle.accepted = puzzle.view().legal_actions()).is_some());
    assert!(fault(&|puzzle| puzzle.accepted.push(puzzle.accepted[0])).is_some());
    assert!(fault(&|puzzle| puzzle.seat = Seat::new(5).unwrap()).is_some());
    assert!(fault(&|puzzle| puzzle.themes = vec![puzzle.themes[0]; 2]).is_some());
}

#[test]
fn the_puzzles_of_every_game_survive_and_damaged_ones_are_refused() {
    check::<Dekal>(engine::dekal::Rules::default());
    check::<Detrak>(engine::detrak::Rules::default());
    check::<Dumble>(engine::dumble::Rules::default());
    check::<Debacle>(engine::debacle::Rules::default());
}

#[test]
fn what_was_written_with_a_fault_is_refused() {
    let puzzles = puzzles::<Detrak>(engine::detrak::Rules::default());
    let bytes = |change: &dyn Fn(&mut Stored<Detrak>)| {
        let mut stored: Vec<Stored<Detrak>> = puzzles.0.iter().map(Stored::from).collect();
        change(&mut stored[2]);
        let mut bytes = vec![1];
        bytes.extend(encode(&stored));
        bytes.extend(checksum_of(&bytes).to_le_bytes());
        bytes
    };
    let read = |change: &dyn Fn(&mut Stored<Detrak>)| Puzzles::<Detrak>::from_bytes(&bytes(change));
    assert_eq!(read(&|_| {}), Ok(puzzles.clone()));
    type Fault = dyn Fn(&mut Stored<Detrak>);
    let faults: [&Fault; 5] = [
        &|stored| stored.accepted = vec![250],
        &|stored| stored.accepted.clear(),
        &|stored| stored.accepted.reverse(),
        &|stored| stored.seat = Seat::new(1).unwrap(),
        &|stored| stored.themes = 1 << 31,
    ];
    for fault in faults {
        let error = read(fault).unwrap_err();
        assert!(
            matches!(error, PuzzleError::NoPuzzle { place: 2, .. }),
            "{error}"
        );
    }
    let mut newer = bytes(&|_| {});
    newer[0] = 2;
    let error = Puzzles::<Detrak>::from_bytes(&newer).unwrap_err();
    assert_eq!(error.to_string(), "the puzzles are of version 2, not 1");
    assert_eq!(Puzzles::<Detrak>::from_bytes(&[]), Err(PuzzleError::CutOff));
}

#[test]
fn names_of_themes_differ() {
    fn check<T: Theme>() {
        assert!(T::ALL.len() <= 32);
        for (place, theme) in T::ALL.iter().enumerate() {
            let is_plain = |c: char| c.is_ascii_lowercase() || c == '-';
            assert!(theme.name().chars().all(is_plain));
            assert!(
                T::ALL[..place]
                    .iter()
                    .all(|other| other.name() != theme.name())
            );
        }
    }
    check::<DekalTheme>();
    check::<DetrakTheme>();
    check::<DumbleTheme>();
    check::<DebacleTheme>();
}
