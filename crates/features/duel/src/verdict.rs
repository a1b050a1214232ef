//! Who did better.

use core::cmp::Ordering;

use engine::{Game, Record, Seat};
use model::day_log::FinalScores;

/// How the person's result compares with a friend's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// One is better by so many points.
    Points(Ordering, u32),
    /// One has the better place: the person's, and the friend's, of so many.
    Places(Ordering, [u8; 2], usize),
    /// Both are equally good.
    Equal,
}

/// Compares what two have played on the first seat of the same match; `None` if one of them goes on.
pub fn verdict<G: Game>(own: &Record<G>, their: &Record<G>) -> Option<Verdict> {
    let seat = Seat::FIRST.index();
    let [own, their] = [own, their].map(|record| record.play.outcome());
    let [own, their] = [FinalScores::of(&own?), FinalScores::of(&their?)];
    let ((own_place, own_points), (place, points)) =
        (own.merit(G::ID, seat), their.merit(G::ID, seat));
    Some(match own_place.cmp(&place) {
        Ordering::Equal => match own_points.cmp(&points) {
            Ordering::Equal => Verdict::Equal,
            order => Verdict::Points(order, own_points.abs_diff(points)),
        },
        order => Verdict::Places(order, [own_place.0, place.0], own.places.len()),
    })
}
