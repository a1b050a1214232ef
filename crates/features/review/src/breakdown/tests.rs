use engine::SeatSet;

use super::*;
use model::value_scale::Unit;

/// A scale for a game with or without perfect information, in which each seat plays for itself or not.
const fn scale(perfect_information: bool, independent_seats: bool) -> ValueScale {
    ValueScale {
        unit: Unit::Share,
        independent_seats,
        perfect_information,
        has_chance: true,
        fewest_win: false,
    }
}

/// A decision of a seat when no other seat decides at the same time.
fn judged(length: usize, seat: usize, best: f64, played: f64) -> JudgedDecision {
    let seat = Seat::new(seat).unwrap();
    JudgedDecision {
        point: DecisionPoint {
            length,
            round: 0,
            turn: 1,
            seat,
            deciding: SeatSet::only(seat),
        },
        best,
        played,
        margin: 0.03125,
        is_at_stake: true,
    }
}

/// Asserts that the parts add up to the result. All numbers in these tests are sums of powers of two, so there
/// is no rounding.
fn adds_up(breakdown: ResultBreakdown) {
    let sum = breakdown.start + breakdown.own + breakdown.others + breakdown.luck;
    assert_eq!(sum, breakdown.result, "{breakdown:?}");
}

#[test]
fn alone_everything_but_the_own_choices_is_luck() {
    // Points: 32 at first; a roll gives 2, then a choice costs 4, then a roll costs 1.
    let all = [
        judged(0, 0, 32.0, 32.0),
        judged(2, 0, 34.0, 30.0),
        judged(4, 0, 29.0, 29.0),
    ];
    let seat_reviews = seat_reviews(&all, Some(&[33.0]), 1, scale(true, true));
    let breakdown = seat_reviews[0].breakdown;
    let wanted = ResultBreakdown {
        start: 32.0,
        own: -4.0,
        others: 0.0,
        luck: 2.0 - 1.0 + 4.0,
        result: 33.0,
    };
    assert_eq!(breakdown, wanted);
    adds_up(breakdown);
    assert_eq!((seat_reviews[0].decisions, seat_reviews[0].costly), (3, 1));
    let line: Vec<_> = seat_reviews[0]
        .line
        .iter()
        .map(|p| (p.at, p.value))
        .collect();
    let values = [
        (0, 32.0),
        (1, 32.0),
        (1, 34.0),
        (2, 30.0),
        (2, 29.0),
        (3, 29.0),
        (3, 33.0),
    ];
    assert_eq!(line, values);
}

#[test]
fn what_one_of_two_gives_away_the_other_wins() {
    let all = [
        judged(0, 0, 0.5, 0.5),
        judged(1, 1, 0.5, 0.25),
        judged(2, 0, 0.75, 0.625),
        judged(3, 1, 0.375, 0.375),
    ];
    let seat_reviews = seat_reviews(&all, Some(&[1.0, 0.0]), 2, scale(false, false));
    let [one, other] = [seat_reviews[0].breakdown, seat_reviews[1].breakdown];
    // A mistake gave 1/4 to the first seat, and nothing else happened before its next choice; the last 3/8 were
    // luck.
    assert_eq!((one.start, one.own, one.others), (0.5, -0.125, 0.25));
    assert_eq!(one.luck, 0.375);
    assert_eq!((other.start, other.own, other.others), (0.5, -0.25, 0.125));
    assert_eq!(other.luck, -0.375);
    adds_up(one);
    adds_up(other);
}

#[test]
fn with_several_others_their_choices_are_not_told_from_luck() {
    let all = [
        judged(0, 0, 0.25, 0.25),
        judged(1, 1, 0.5, 0.25),
        judged(2, 2, 0.25, 0.25),
        judged(3, 0, 0.5, 0.5),
    ];
    let rivals = Rivals::of(3, false);
    assert_eq!(rivals, Rivals::Several);
    let seat_reviews = seat_reviews(&all, Some(&[1.0, 0.0, 0.0]), 3, scale(true, false));
    for seat_review in &seat_reviews {
        adds_up(seat_review.breakdown);
        assert_eq!(seat_review.breakdown.others, 0.0);
    }
    assert_eq!(seat_reviews[0].breakdown.luck, 0.75);
    assert_eq!(seat_reviews[1].breakdown.own, -0.25);
    assert_eq!(Rivals::of(3, true), Rivals::None);
    assert_eq!(Rivals::of(1, false), Rivals::None);
}

#[test]
fn sealed_choices_are_felt_after_the_own_one() {
    // Both decide without seeing the other's choice; the first seat's mistake shows only in the second seat's
    // next decision.
    let mut sealed = judged(0, 0, 0.5, 0.25);
    sealed.point.deciding = SeatSet::all(2);
    let all = [
        sealed,
        judged(1, 1, 0.5, 0.5),
        judged(2, 1, 0.75, 0.75),
        judged(3, 0, 0.25, 0.25),
    ];
    let closed = scale(false, false);
    let seat_reviews = seat_reviews(&all, Some(&[0.0, 1.0]), 2, closed);
    assert_eq!(seat_reviews[1].breakdown.others, 0.25);
    assert_eq!(seat_reviews[1].breakdown.luck, 0.25);
    seat_reviews
        .iter()
        .for_each(|seat_review| adds_up(seat_review.breakdown));
    // If the choice were open, the second seat's expectation would include it.
    let mut open = all;
    open[0].point.deciding = SeatSet::only(Seat::FIRST);
    let seat_reviews = super::seat_reviews(&open, Some(&[0.0, 1.0]), 2, closed);
    assert_eq!(seat_reviews[1].breakdown.others, 0.0);
    seat_reviews
        .iter()
        .for_each(|seat_review| adds_up(seat_review.breakdown));
}

#[test]
fn of_two_who_know_the_same_one_expects_what_the_other_does_not() {
    // The first seat's mistake, and what the expert did not foresee, come before the second seat's first
    // decision.
    let all = [
        judged(0, 0, 0.625, 0.5),
        judged(1, 1, 0.75, 0.5),
        judged(2, 0, 0.5, 0.5),
    ];
    let seat_reviews = seat_reviews(&all, Some(&[1.0, 0.0]), 2, scale(true, false));
    let [one, other] = [seat_reviews[0].breakdown, seat_reviews[1].breakdown];
    assert_eq!((one.start, other.start), (0.625, 0.375));
    assert_eq!((one.own, one.others), (-0.125, 0.25));
    assert_eq!((other.own, other.others), (-0.25, 0.125));
    assert_eq!((one.luck, other.luck), (0.25, -0.25));
    adds_up(one);
    adds_up(other);
    let line: Vec<_> = seat_reviews[1]
        .line
        .iter()
        .map(|p| (p.at, p.value))
        .collect();
    assert_eq!(line, [(0, 0.375), (1, 0.75), (2, 0.5), (3, 0.0)]);
}

#[test]
fn sealed_choices_of_two_who_know_the_same_count_once() {
    let sealed = |one: JudgedDecision| JudgedDecision {
        point: DecisionPoint {
            deciding: SeatSet::all(2),
            ..one.point
        },
        ..one
    };
    let all = [
        sealed(judged(0, 0, 0.5, 0.25)),
        sealed(judged(0, 1, 0.625, 0.5)),
        judged(2, 1, 0.75, 0.75),
        judged(3, 0, 0.375, 0.375),
    ];
    let seat_reviews = seat_reviews(&all, Some(&[0.0, 1.0]), 2, scale(true, false));
    let [one, other] = [seat_reviews[0].breakdown, seat_reviews[1].breakdown];
    assert_eq!(one.start + other.start, 1.0);
    assert_eq!((one.others, other.others), (-other.own, -one.own));
    assert_eq!(one.luck, -other.luck);
    adds_up(one);
    adds_up(other);
}

#[test]
fn who_decides_nothing_has_no_line_and_no_result() {
    let all = [judged(0, 0, 0.5, 0.25), judged(1, 0, 0.75, 0.75)];
    let seat_reviews = seat_reviews(&all, Some(&[1.0, 0.0]), 2, scale(true, false));
    assert_eq!(seat_reviews[0].breakdown.result, 1.0);
    assert_eq!(seat_reviews[1], SeatReview::default());
    adds_up(seat_reviews[0].breakdown);
}

#[test]
fn where_the_record_ends_early_the_last_expectation_is_the_result() {
    let all = [judged(0, 0, 0.5, 0.5), judged(1, 1, 0.5, 0.25)];
    let seat_reviews = seat_reviews(&all, None, 2, scale(false, false));
    assert_eq!(seat_reviews[1].breakdown.result, 0.25);
    assert_eq!(seat_reviews[1].breakdown.luck, 0.0);
    // The first seat's expectation does not include it yet.
    assert_eq!(seat_reviews[0].breakdown.result, 0.5);
    assert_eq!(seat_reviews[0].breakdown.others, 0.0);
    seat_reviews
        .iter()
        .for_each(|seat_review| adds_up(seat_review.breakdown));
}

#[test]
fn what_is_within_the_margin_costs_nothing() {
    let equal = judged(0, 0, 0.5, 0.46875);
    assert_eq!((equal.cost(), equal.before()), (0.0, 0.46875));
    let better = judged(0, 0, 0.5, 0.5625);
    assert_eq!((better.cost(), better.before()), (0.0, 0.5625));
    let worse = judged(0, 0, 0.5, 0.4375);
    assert_eq!((worse.cost(), worse.before()), (0.0625, 0.5));
}

#[test]
fn the_costliest_comes_first_and_equal_ones_keep_their_order() {
    let costs = [0.125, 0.0, 0.5, 0.125, 0.03125];
    let all: Vec<JudgedDecision> = costs
        .iter()
        .enumerate()
        .map(|(at, cost)| judged(at, 0, 0.5, 0.5 - cost))
        .collect();
    assert_eq!(ranking(&all), [2, 0, 3]);
}

/// The same decision, in this turn.
fn in_turn(turn: u32, one: JudgedDecision) -> JudgedDecision {
    let point = DecisionPoint { turn, ..one.point };
    JudgedDecision { point, ..one }
}

/// The rows of a match: the first and last turn of each, and the expectations.
fn short(all: &[JudgedDecision], results: &[f64]) -> Vec<(u32, u32, Vec<Option<f64>>)> {
    let rows = rows(all, Some(results), results.len());
    let last = rows.last().unwrap();
    assert_eq!((last.turns, last.at), (None, all.len()));
    let summaries = rows.into_iter().map(|row| match row.turns {
        Some(turns) => (turns.first, turns.last, row.values),
        None => (0, 0, row.values),
    });
    summaries.collect()
}

#[test]
fn a_row_is_once_around_the_table() {
    // Both decide twice in the first turn, and the first seat again later.
    let all = [
        judged(0, 0, 0.5, 0.5),
        judged(1, 1, 0.75, 0.75),
        judged(2, 0, 0.25, 0.25),
        judged(3, 1, 0.875, 0.875),
        in_turn(2, judged(4, 0, 0.125, 0.125)),
    ];
    let wanted = [
        (1, 1, vec![Some(0.5), Some(0.75)]),
        (2, 2, vec![Some(0.125), None]),
        (0, 0, vec![Some(0.0), Some(1.0)]),
    ];
    assert_eq!(short(&all, &[0.0, 1.0]), wanted);
}

#[test]
fn a_row_has_the_turns_of_all_where_each_has_its_own() {
    let all = [
        judged(0, 0, 0.5, 0.5),
        judged(1, 0, 0.25, 0.25),
        in_turn(2, judged(2, 1, 0.75, 0.75)),
        in_turn(3, judged(3, 0, 0.125, 0.125)),
    ];
    let wanted = [
        (1, 2, vec![Some(0.5), Some(0.75)]),
        (3, 3, vec![Some(0.125), None]),
        (0, 0, vec![Some(0.0), Some(1.0)]),
    ];
    assert_eq!(short(&all, &[0.0, 1.0]), wanted);
}

#[test]
fn who_plays_alone_has_a_row_for_each_turn_and_rounds_are_apart() {
    let mut all = [
        judged(0, 0, 32.0, 32.0),
        in_turn(2, judged(2, 0, 34.0, 30.0)),
        in_turn(2, judged(4, 0, 28.0, 28.0)),
    ];
    all[2].point.round = 1;
    let wanted = [
        (1, 1, vec![Some(32.0)]),
        (2, 2, vec![Some(34.0)]),
        (2, 2, vec![Some(28.0)]),
        (0, 0, vec![Some(29.0)]),
    ];
    assert_eq!(short(&all, &[29.0]), wanted);
}
