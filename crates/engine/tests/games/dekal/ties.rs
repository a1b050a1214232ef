//! Ties for the first token, up to the lot (A round, 2): what play reaches can be read.

use engine::conformance::{TestCase, reads_back};
use engine::dekal::{Dekal, Rules, Step};
use engine::{Entry, Game, Phase, PositionError, Seat, Seed};

/// Six players of whom the lowest card starts.
fn six(seed: u64) -> TestCase<Dekal> {
    let rules = Rules {
        players: 6,
        ..Rules::default()
    };
    TestCase::begin(&rules, seed)
}

/// Plays the round to its end, each time the first legal action, and reads back every position.
fn plays_on(case: &mut TestCase<Dekal>) {
    let seed = Seed(case.seed);
    while case.play.outcome().is_none() {
        if case.play.draw(seed).is_none() {
            let Phase::Decide(seats) = case.game().phase() else {
                panic!("somebody decides{case}");
            };
            let seat = seats.first().unwrap();
            let action = case.game().legal_actions(seat)[0];
            case.play.act(seat, action).unwrap();
        }
        reads_back(case);
    }
}

/// "If fewer cards are set aside than there are tied players who have to draw, the lot decides at once."
#[test]
fn who_ties_until_the_cards_run_out_is_separated_by_the_lot() {
    let mut case = six(1);
    let push = |case: &mut TestCase<Dekal>, entry: &str| {
        let entry: Entry<Dekal> = entry.parse().unwrap();
        case.play.push(entry).unwrap();
        reads_back(case);
    };
    for seat in Seat::all(6) {
        push(&mut case, &format!("{seat}:flip r2c2"));
    }
    for event in "*1,*1,*1,*5,*6,*7,*4,*4,*4,*lot 2".split(',') {
        push(&mut case, event);
    }
    let second = Seat::FIRST.next(6);
    assert_eq!(case.game().table().step(), Step::Draft(second));
    assert_eq!(case.game().table().set_aside(), 1);
    plays_on(&mut case);
}

#[test]
fn a_seed_with_such_a_lot_is_played_to_its_end() {
    let seed: Seed = "4J5".parse().unwrap();
    plays_on(&mut six(seed.0));
}

/// After a tie for the token: the same draws, and what they cannot have led to.
#[test]
fn what_no_draw_leads_to_is_refused() {
    const AFTER: &str = "dekal rounds=one round=0 turn=0 step=draft:2 token=2 opener=2 \
         grids=..../._../..../....|..../._../..../....|..../._../..../....|..../._../..../....|\
         ..../._../..../....|..../._../..../.... centre=111567 out=444 \
         totals=0:0,0:0,0:0,0:0,0:0,0:0 sealed=-,-,-,-,-,-";
    let read = |line: &str| line.parse::<Dekal>().map(|game| game.to_string());
    assert_eq!(read(AFTER), Ok(AFTER.into()));
    for (part, instead, why) in [
        (
            "out=444",
            "out=44",
            "who breaks a tie draws less than another, or the cards run out",
        ),
        ("out=444", "out=45", "those who tie have drawn"),
        ("centre=111567", "centre=123567", "those who tie have drawn"),
        (
            "draft:2 token=2 opener=2",
            "draft:4 token=4 opener=4",
            "one of those who tie starts",
        ),
        (
            "draft:2 token=2 opener=2",
            "lot:12 token=- opener=-",
            "the lot is among those who tie",
        ),
        (
            "draft:2 token=2 opener=2",
            "tie:12:3:4 token=- opener=-",
            "those who tie draw in order",
        ),
    ] {
        assert!(AFTER.contains(part), "{part}");
        let refused = read(&AFTER.replacen(part, instead, 1));
        assert_eq!(refused, Err(PositionError::Impossible(why)), "{instead}");
    }
    // Without a draw a seat that was chosen may start, whatever came up.
    for line in [
        AFTER.replace("out=444", "out=-"),
        AFTER
            .replace("out=444", "out=-")
            .replace("111567", "123567"),
        AFTER.replace("out=444", "out=449"),
    ] {
        assert_eq!(read(&line), Ok(line));
    }
}
