//! What an opponent says after a match: a line of somebody of their style who won or lost like that.

use engine::{Game, Outcome, Seat};
use model::cast;
use model::session::Session;
use protocol::Style;

/// Somebody says something after one of so many matches.
const ONE_OF: u64 = 2;
/// How many lines there are for each style and mood.
pub const VARIANTS: usize = 2;

/// A line of an opponent's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remark {
    /// Who says it.
    pub seat: Seat,
    /// Their style.
    pub style: Style,
    /// How they fared.
    pub mood: Mood,
    /// Which of the lines for these.
    pub variant: usize,
}

/// How whoever speaks has fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// They have won by little.
    WonNarrowly,
    /// They have won by more.
    WonClearly,
    /// They have lost.
    Lost,
}

impl Mood {
    /// How many there are.
    pub const COUNT: usize = 3;
}

/// What the most successful opponent says to the person after a match; `None` after half of the matches, and if none of
/// the cast played against the person. The seed of the match decides, so that a match has the same line whenever it is
/// looked at.
pub fn remark<G: Game>(session: &Session<G>) -> Option<Remark> {
    let (you, outcome, seed) = (session.you()?, session.outcome()?, session.seed().0);
    if !seed.is_multiple_of(ONE_OF) {
        return None;
    }
    let rivals = Seat::all(session.participants().len()).filter(|seat| *seat != you);
    let known = rivals.filter_map(|seat| Some((seat, cast::style(session.name(seat))?)));
    let place = |seat: Seat| outcome.standing(seat).map(|own| own.place);
    let (seat, style) = known.min_by_key(|(seat, _)| place(*seat))?;
    let variant = (seed / ONE_OF % VARIANTS as u64) as usize;
    Some(Remark {
        seat,
        style,
        mood: mood(&outcome, seat, you)?,
        variant,
    })
}

/// How a seat has fared against the person; `None` if they share a place, of which no line speaks. A lead is little if it
/// is at most a tenth of the points of both.
fn mood(outcome: &Outcome, seat: Seat, you: Seat) -> Option<Mood> {
    let (own, yours) = (outcome.standing(seat)?, outcome.standing(you)?);
    let lead = own.score.abs_diff(yours.score);
    if own.place == yours.place {
        return None;
    }
    Some(if own.place > 1 {
        Mood::Lost
    } else if 10 * lead <= own.score.unsigned_abs() + yours.score.unsigned_abs() {
        Mood::WonNarrowly
    } else {
        Mood::WonClearly
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outcome of these points, of which fewer are better.
    fn outcome(points: &[i32]) -> Outcome {
        Outcome::ranked(points.iter().map(|points| (*points, 0)), |points, _| points)
    }

    #[test]
    fn a_lead_is_little_if_it_is_at_most_a_tenth_of_both() {
        let first = |points: &[i32]| mood(&outcome(points), Seat::FIRST, Seat::FIRST.next(2));
        assert_eq!(first(&[18, 22, 40]), Some(Mood::WonNarrowly));
        assert_eq!(first(&[17, 22, 40]), Some(Mood::WonClearly));
        assert_eq!(first(&[17, 40, 18]), Some(Mood::WonClearly), "ahead of you");
        assert_eq!(first(&[-5, 10]), Some(Mood::WonClearly));
        assert_eq!(first(&[23, 22, 40]), Some(Mood::Lost));
        assert_eq!(first(&[20, 20]), None, "a shared win");
    }
}
