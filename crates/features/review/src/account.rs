//! The account of a match: what the choices cost, what luck gave, and how the two add up. Plain numbers, for
//! all games alike.

use engine::Seat;
use protocol::MoveReview;

use super::decisions::DecisionPoint;
use model::value_scale::ValueScale;

/// A decision that has been judged; values are in the game's unit, for the seat
/// that decided.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgedDecision {
    /// When it was made, and by whom.
    pub moment: DecisionPoint,
    /// What the best choice was worth.
    pub best: f64,
    /// What the choice that was made was worth.
    pub played: f64,
    /// A difference up to this means nothing.
    pub margin: f64,
}

impl JudgedDecision {
    /// A decision with what was found out about it.
    pub fn new(moment: DecisionPoint, finding: &MoveReview) -> JudgedDecision {
        JudgedDecision {
            moment,
            best: finding.with_best.value.into(),
            played: finding.with_played.value.into(),
            margin: finding.margin.into(),
        }
    }

    /// What the choice cost: 0 if it was about as good as the best.
    pub fn cost(&self) -> f64 {
        let cost = self.best - self.played;
        if cost > self.margin { cost } else { 0.0 }
    }

    /// What the position was worth before the choice. Where two choices are
    /// about equal, so is the one that was made.
    pub fn before(&self) -> f64 {
        self.after() + self.cost()
    }

    /// What it was worth after it.
    pub fn after(&self) -> f64 {
        self.played
    }
}

/// What others' choices change for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rivals {
    /// Nothing: everybody plays for themselves.
    None,
    /// What they cost the only other one is won.
    One,
    /// What each of several gains by another's choice cannot be told apart from
    /// luck.
    Several,
}

impl Rivals {
    /// At a table of so many seats, where they play apart or not.
    pub const fn of(seats: usize, apart: bool) -> Rivals {
        match seats {
            0 | 1 => Rivals::None,
            _ if apart => Rivals::None,
            2 => Rivals::One,
            _ => Rivals::Several,
        }
    }
}

/// Where a seat's result came from. The first four add up to the result.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Account {
    /// What was to be expected at the seat's first decision; of one of two who
    /// know the same, at the first of the match.
    pub start: f64,
    /// What its own choices changed: never more than 0.
    pub own: f64,
    /// What the others' choices changed, where that can be told.
    pub others: f64,
    /// What is left: luck, and what could not be foreseen.
    pub luck: f64,
    /// What it got, or is to be expected where the record ends.
    pub result: f64,
}

impl Account {
    /// What the statistics keep of it. What the expert had not foreseen, and
    /// what several others' choices gave, cannot be told from luck.
    pub fn reckoned(&self) -> f64 {
        self.luck
    }
}

/// A point of a seat's line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// How many decisions of the match were made before.
    pub at: usize,
    /// What is to be expected.
    pub value: f64,
}

/// A seat's way through a match.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Track {
    /// Its line; empty if it decided nothing.
    pub line: Vec<Point>,
    /// Where its result came from.
    pub account: Account,
    /// How many decisions it made.
    pub decisions: usize,
    /// How many of them cost something.
    pub costly: usize,
}

/// Every seat's way through a match; with what every seat got, in the game's
/// unit, if it is over.
pub fn tracks(
    judged: &[JudgedDecision],
    results: Option<&[f64]>,
    seats: usize,
    measure: ValueScale,
) -> Vec<Track> {
    let rivals = Rivals::of(seats, measure.apart);
    let track = |seat| {
        let track = track(judged, seat, results, rivals)?;
        Some(if rivals == Rivals::One && measure.open {
            track.with_the_beginning(judged, seat)
        } else {
            track
        })
    };
    let tracks = Seat::all(seats).map(|seat| track(seat).unwrap_or_default());
    tracks.collect()
}

impl Track {
    /// The way of one of two who know the same, with what came before its first
    /// decision: values are shares of the win, and what one expects the other
    /// does not.
    fn with_the_beginning(mut self, judged: &[JudgedDecision], seat: Seat) -> Track {
        let before = judged.iter().take_while(|one| one.moment.seat != seat);
        // What it did not see is felt after its own decision (see `gifts`).
        let seen = before.filter(|one| !one.moment.deciding.contains(seat));
        let others: f64 = seen.map(JudgedDecision::cost).sum();
        let first = judged.first().filter(|one| one.moment.seat != seat);
        if let Some(first) = first {
            let start = 1.0 - first.before();
            let account = &mut self.account;
            account.luck += account.start - start - others;
            account.others += others;
            account.start = start;
            self.line.insert(0, point(0, start));
        }
        self
    }
}

/// A seat's way through a match; `None` if it decided nothing.
fn track(
    judged: &[JudgedDecision],
    seat: Seat,
    results: Option<&[f64]>,
    rivals: Rivals,
) -> Option<Track> {
    let all = judged.iter().enumerate();
    let own: Vec<(usize, &JudgedDecision)> =
        all.filter(|(_, one)| one.moment.seat == seat).collect();
    let ((_, first), (_, last)) = (own.first()?, own.last()?);
    let gifts = match rivals {
        Rivals::One => gifts(judged, seat, results.is_some()),
        Rivals::None | Rivals::Several => vec![0.0; own.len()],
    };
    let result = results.map_or(last.after(), |all| all[seat.index()]);
    let mut line = Vec::with_capacity(2 * own.len() + 1);
    let mut account = Account {
        start: first.before(),
        result,
        ..Account::default()
    };
    for (turn, (at, this)) in own.iter().enumerate() {
        let next = own.get(turn + 1).map_or(result, |(_, next)| next.before());
        line.push(point(*at, this.before()));
        line.push(point(at + 1, this.after()));
        account.own -= this.cost();
        account.others += gifts[turn];
        account.luck += next - this.after() - gifts[turn];
    }
    line.push(point(judged.len(), result));
    Some(Track {
        line,
        account,
        decisions: own.len(),
        costly: own.iter().filter(|(_, one)| one.cost() > 0.0).count(),
    })
}

const fn point(at: usize, value: f64) -> Point {
    Point { at, value }
}

/// What the only other seat's choices gave this one after each of its own
/// decisions. What was chosen before its first one is in its expectations
/// already, unless it did not see it; what came after its last one is in
/// nothing, unless it is `over`.
fn gifts(judged: &[JudgedDecision], seat: Seat, over: bool) -> Vec<f64> {
    let mut gifts: Vec<f64> = Vec::new();
    // What it will only see after its next decision.
    let mut unseen = 0.0;
    for one in judged {
        if one.moment.seat == seat {
            gifts.push(core::mem::take(&mut unseen));
        } else if one.moment.deciding.contains(seat) {
            unseen += one.cost();
        } else if let Some(gift) = gifts.last_mut() {
            *gift += one.cost();
        }
    }
    match gifts.last_mut() {
        Some(last) if !over => *last = 0.0,
        _ => {}
    }
    gifts
}

/// The decisions that cost something, the dearest first; equal ones in their
/// order.
pub fn ranking(judged: &[JudgedDecision]) -> Vec<usize> {
    let costly = (0..judged.len()).filter(|at| judged[*at].cost() > 0.0);
    let mut ranking: Vec<usize> = Vec::new();
    for at in costly {
        let cost = judged[at].cost();
        // Few enough to be moved up one by one; sorting is much more code to
        // load.
        let place = ranking.partition_point(|other| judged[*other].cost() >= cost);
        ranking.insert(place, at);
    }
    ranking
}

/// A row of the chart's table: once around the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// When it was; `None` for what came out in the end.
    pub turns: Option<Turns>,
    /// How many decisions were made before.
    pub at: usize,
    /// What every seat could expect when it first decided; `None` for one that
    /// did not.
    pub values: Vec<Option<f64>>,
}

/// Turns of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// The round, from 0.
    pub round: usize,
    /// The first turn, from 1.
    pub first: u32,
    /// The last one.
    pub last: u32,
}

/// The chart as a table, with what every seat got if the match is over. A row
/// ends where a seat decides again in another turn.
pub fn rows(judged: &[JudgedDecision], results: Option<&[f64]>, seats: usize) -> Vec<Row> {
    let mut rows: Vec<(Turns, Row)> = Vec::new();
    for (at, one) in judged.iter().enumerate() {
        let DecisionPoint {
            seat, round, turn, ..
        } = one.moment;
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
