//! Who wins a round and a match of Dékal; the quotations are from `docs/rules/dekal.md`, Winning.

use engine::dekal::Dekal;
use engine::{AfterRound, Game, Outcome, Seat};

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

#[test]
fn winning_fewer_cards_break_a_tie_and_then_the_win_is_shared() {
    let ranked =
        |entries: [(i32, i32); 3]| places(&Outcome::ranked(entries, |score, cards| (score, cards)));
    assert_eq!(ranked([(20, 4), (20, 3), (30, 1)]), [2, 1, 3]);
    assert_eq!(ranked([(20, 4), (20, 4), (10, 9)]), [2, 2, 1]);
    let shared = Outcome::ranked([(5, 1), (5, 1)], |score, cards| (score, cards));
    assert_eq!(shared.winners().len(), 2);
    assert_eq!(shared.share(seat(0)), 0.5);
}

/// The end of a round with these grids, after these totals of points and cards left.
fn at_the_end(rounds: &str, grids: [&str; 2], totals: &str) -> Dekal {
    let [one, other] = grids;
    let line = format!(
        "dekal rounds={rounds} turn=16 step=over token=1 opener=1 grids={one}|{other} centre=-- out=- \
         totals={totals} sealed=-,-"
    );
    line.parse().unwrap()
}

/// 24 points in five cards, and in three.
const FIVE_LEFT: &str = "5885/3T11/TT14/T447";
const THREE_LEFT: &str = "1122/3366/6336/6789";

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.standings().iter().map(|own| own.place).collect()
}

/// "In one round, the lowest score wins; on a tie, the fewest cards left".
#[test]
fn winning_a_round_is_decided_by_points_and_then_by_cards() {
    let end = at_the_end("one round=0", [FIVE_LEFT, THREE_LEFT], "0:0,0:0");
    let outcome = end.outcome().unwrap();
    assert_eq!(places(&outcome), [2, 1]);
    let told = |seat: Seat| outcome.standing(seat).map(|own| (own.score, own.tie_break));
    assert_eq!(
        [told(seat(0)), told(seat(1))],
        [Some((24, 5)), Some((24, 3))]
    );
    assert_eq!(end.sequel(), Some(AfterRound::Over(outcome)));
}

/// "The lowest total wins; on a tie, the fewest cards left, added up over all rounds."
#[test]
fn winning_a_match_is_decided_by_the_cards_of_all_rounds() {
    let after = |totals: &str| {
        let end = at_the_end("hundred round=2", [FIVE_LEFT, THREE_LEFT], totals);
        assert_eq!(places(&end.outcome().unwrap()), [2, 1], "the round itself");
        match end.sequel() {
            Some(AfterRound::Over(outcome)) => Ok(places(&outcome)),
            Some(AfterRound::Round(next)) => Err([0, 1].map(|index| {
                let table = next.table();
                (
                    table.total(seat(index)),
                    table.total_cards_left(seat(index)),
                )
            })),
            None => panic!("the round is over"),
        }
    };
    assert_eq!(after("80:20,80:25"), Ok(vec![1, 2]));
    assert_eq!(after("80:20,80:22"), Ok(vec![1, 1]));
    assert_eq!(after("80:20,79:25"), Ok(vec![2, 1]));
    // "until somebody has 100 or more"
    assert_eq!(after("76:20,20:9"), Ok(vec![2, 1]));
    assert_eq!(after("75:20,20:9"), Err([(99, 25), (44, 12)]));
}
