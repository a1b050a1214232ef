//! The breakdown of a match: what the choices cost, what luck gave, and how the two add up to the result. It uses
//! numbers only and is the same for all games.

use engine::Seat;
use protocol::MoveReview;

use super::decisions::DecisionPoint;
use super::level::Costs;
use model::value_scale::ValueScale;

/// A decision that the workers have judged. Values are in the game's unit, for the seat that decided.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDecision {
    /// When it was made, and by which seat.
    pub point: DecisionPoint,
    /// The value of the best choice.
    pub best: f64,
    /// The value of the choice that was made.
    pub played: f64,
    /// Differences up to this are within the error of the estimate.
    pub margin: f64,
    /// Whether some choice would have been worse than the best, and the one that was made could be judged.
    pub is_at_stake: bool,
}

impl JudgedDecision {
    /// Combines a decision with what the workers found out about it.
    pub fn new(point: DecisionPoint, review: &MoveReview) -> JudgedDecision {
        JudgedDecision {
            point,
            best: review.with_best.value.into(),
            played: review.with_played.value.into(),
            margin: review.margin.into(),
            is_at_stake: review.is_at_stake && review.margin.is_finite(),
        }
    }

    /// The cost of the choice; 0 if it is within the margin of the best one.
    pub fn cost(&self) -> f64 {
        let cost = self.best - self.played;
        if cost > self.margin { cost } else { 0.0 }
    }

    /// The value of the position before the choice. If the choice costs nothing, it is the value of that
    /// choice, not of the best.
    pub fn before(&self) -> f64 {
        self.after() + self.cost()
    }

    /// The value of the position after the choice.
    pub fn after(&self) -> f64 {
        self.played
    }
}

/// The effect of other seats' choices on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rivals {
    /// No effect: each seat plays for itself.
    None,
    /// There is one other seat: what its choices cost it, this seat gains.
    One,
    /// There are several other seats: it is not known which of them gains what another loses, so this counts as
    /// luck.
    Several,
}

impl Rivals {
    /// For a table with this many seats; `independent` says whether each plays for itself (see [`ValueScale`]).
    pub const fn of(seats: usize, independent: bool) -> Rivals {
        match seats {
            0 | 1 => Rivals::None,
            _ if independent => Rivals::None,
            2 => Rivals::One,
            _ => Rivals::Several,
        }
    }
}

/// The parts of a seat's result: `start`, `own`, `others` and `luck` add up to `result`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ResultBreakdown {
    /// The expectation at the seat's first decision. At a table of two where both know the same, it is the
    /// expectation at the first decision of the match.
    pub start: f64,
    /// The change by its own choices: never more than 0.
    pub own: f64,
    /// The change by the others' choices, where it can be told from luck.
    pub others: f64,
    /// The remainder: luck, what the expert did not foresee, and what several others' choices gave, since these
    /// cannot be told from luck.
    pub luck: f64,
    /// The seat's result, or its expectation where the record ends.
    pub result: f64,
}

/// A point of a seat's line in the chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The number of decisions of the match before it.
    pub at: usize,
    /// The expectation there.
    pub value: f64,
}

/// The course of a match for one seat.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatReview {
    /// Its line in the chart; empty if it decided nothing.
    pub line: Vec<Point>,
    /// The parts of its result.
    pub breakdown: ResultBreakdown,
    /// The number of its decisions.
    pub decisions: usize,
    /// The number of its decisions that cost something.
    pub costly: usize,
    /// What its decisions at stake cost.
    pub costs: Costs,
}

/// The course of a match for every seat. `results` has the seats' results in the game's unit, if the match is
/// over.
pub fn seat_reviews(
    judged: &[JudgedDecision],
    results: Option<&[f64]>,
    seats: usize,
    scale: ValueScale,
) -> Vec<SeatReview> {
    let rivals = Rivals::of(seats, scale.independent_seats);
    let seat_review = |seat| {
        let seat_review = seat_review(judged, seat, results, rivals)?;
        Some(if rivals == Rivals::One && scale.perfect_information {
            seat_review.with_the_beginning(judged, seat)
        } else {
            seat_review
        })
    };
    let seat_reviews = Seat::all(seats).map(|seat| seat_review(seat).unwrap_or_default());
    seat_reviews.collect()
}

impl SeatReview {
    /// Adds what came before the seat's first decision, at a table of two where both know the same. Values are
    /// shares of the win there, so one seat's expectation is 1 minus the other's.
    fn with_the_beginning(mut self, judged: &[JudgedDecision], seat: Seat) -> SeatReview {
        let before = judged.iter().take_while(|one| one.point.seat != seat);
        // A choice that the seat did not see counts after the seat's own decision (see `opponent_errors`).
        let seen = before.filter(|one| !one.point.deciding.contains(seat));
        let others: f64 = seen.map(JudgedDecision::cost).sum();
        let first = judged.first().filter(|one| one.point.seat != seat);
        if let Some(first) = first {
            let start = 1.0 - first.before();
            let breakdown = &mut self.breakdown;
            breakdown.luck += breakdown.start - start - others;
            breakdown.others += others;
            breakdown.start = start;
            self.line.insert(0, point(0, start));
        }
        self
    }
}

/// The course of a match for one seat; `None` if it decided nothing.
fn seat_review(
    judged: &[JudgedDecision],
    seat: Seat,
    results: Option<&[f64]>,
    rivals: Rivals,
) -> Option<SeatReview> {
    let all = judged.iter().enumerate();
    let own: Vec<(usize, &JudgedDecision)> =
        all.filter(|(_, one)| one.point.seat == seat).collect();
    let ((_, first), (_, last)) = (own.first()?, own.last()?);
    let opponent_errors = match rivals {
        Rivals::One => opponent_errors(judged, seat, results.is_some()),
        Rivals::None | Rivals::Several => vec![0.0; own.len()],
    };
    let result = results.map_or(last.after(), |all| all[seat.index()]);
    let mut line = Vec::with_capacity(2 * own.len() + 1);
    let mut breakdown = ResultBreakdown {
        start: first.before(),
        result,
        ..ResultBreakdown::default()
    };
    for (turn, (at, this)) in own.iter().enumerate() {
        let next = own.get(turn + 1).map_or(result, |(_, next)| next.before());
        line.push(point(*at, this.before()));
        line.push(point(at + 1, this.after()));
        breakdown.own -= this.cost();
        breakdown.others += opponent_errors[turn];
        breakdown.luck += next - this.after() - opponent_errors[turn];
    }
    line.push(point(judged.len(), result));
    Some(SeatReview {
        line,
        breakdown,
        decisions: own.len(),
        costly: own.iter().filter(|(_, one)| one.cost() > 0.0).count(),
        costs: own
            .iter()
            .filter(|(_, one)| one.is_at_stake)
            .fold(Costs::default(), |all, (_, one)| all.with(one.cost())),
    })
}

const fn point(at: usize, value: f64) -> Point {
    Point { at, value }
}

/// What the errors of the only other seat added to this seat's expectation after each of its own decisions. An
/// error before its first decision is already in its expectation there, unless the seat did not see it. An error
/// after its last decision counts only if the match is `over`: no value includes it otherwise.
fn opponent_errors(judged: &[JudgedDecision], seat: Seat, over: bool) -> Vec<f64> {
    let mut opponent_errors: Vec<f64> = Vec::new();
    // The cost of choices that the seat only sees after its next decision.
    let mut unseen = 0.0;
    for one in judged {
        if one.point.seat == seat {
            opponent_errors.push(core::mem::take(&mut unseen));
        } else if one.point.deciding.contains(seat) {
            unseen += one.cost();
        } else if let Some(gift) = opponent_errors.last_mut() {
            *gift += one.cost();
        }
    }
    match opponent_errors.last_mut() {
        Some(last) if !over => *last = 0.0,
        _ => {}
    }
    opponent_errors
}

/// The places of the decisions that cost something, the most expensive first. Equal ones keep their order.
pub fn ranking(judged: &[JudgedDecision]) -> Vec<usize> {
    let cost = |at: &usize| judged[*at].cost();
    let costly = (0..judged.len()).filter(|at| cost(at) > 0.0);
    let mut ranking: Vec<usize> = costly.collect();
    ranking.sort_by(|one, other| cost(other).total_cmp(&cost(one)));
    ranking
}

/// A row of the chart's table: about one turn of every seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The turns of the row; `None` for the final result.
    pub turns: Option<Turns>,
    /// The number of decisions before it.
    pub at: usize,
    /// Each seat's expectation at its first decision in the row; `None` if it made none.
    pub values: Vec<Option<f64>>,
}

/// A range of turns in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// The round, from 0.
    pub round: usize,
    /// The first turn, from 1.
    pub first: u32,
    /// The last turn, from 1.
    pub last: u32,
}

/// The chart as a table; the last row has the results, if the match is over. A row ends where a seat decides
/// again in a later turn, or with the round.
pub fn rows(judged: &[JudgedDecision], results: Option<&[f64]>, seats: usize) -> Vec<Row> {
    let mut rows: Vec<(Turns, Row)> = Vec::new();
    for (at, one) in judged.iter().enumerate() {
        let DecisionPoint {
            seat, round, turn, ..
        } = one.point;
        let ends = |(turns, row): &(Turns, Row)| {
            let again = turns.last != turn && row.values[seat.index()].is_some();
            turns.round != round || again
        };
        if rows.last().is_none_or(ends) {
            let turns = Turns {
                round,
                first: turn,
                last: turn,
            };
            let values = vec![None; seats];
            rows.push((
                turns,
                Row {
                    turns: None,
                    at,
                    values,
                },
            ));
        }
        let (turns, row) = rows.last_mut().expect("one was pushed if there was none");
        turns.last = turn;
        row.values[seat.index()].get_or_insert(one.before());
    }
    let end = results.map(|results| Row {
        turns: None,
        at: judged.len(),
        values: results.iter().copied().map(Some).collect(),
    });
    let named = rows.into_iter().map(|(turns, row)| Row {
        turns: Some(turns),
        ..row
    });
    named.chain(end).collect()
}

#[cfg(test)]
mod tests;
