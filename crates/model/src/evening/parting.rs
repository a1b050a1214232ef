//! Where the ways of those who play the same deal part.

use engine::{Entry, Game, Match, Phase, Seat, SeatSet};

/// A decision of a seat at which others, in the same position, chose otherwise.
#[derive(Clone, PartialEq, Debug)]
pub struct Parting<A> {
    /// The length of the log before the decision.
    pub at: usize,
    /// What the seat chose.
    pub own: A,
    /// What the others chose, and which of them, the most first. They are all who came to the same position; some may have
    /// chosen the same.
    pub others: Vec<(A, Vec<usize>)>,
}

/// The log of a match, with decisions that are made without seeing each other in the order of seats: in whatever order
/// they were made, the result is the same.
pub fn in_order<G: Game>(play: &Match<G>) -> Vec<Entry<G>> {
    let mut replayed = play.rewound(0);
    let mut ordered: Vec<Entry<G>> = Vec::with_capacity(play.log().len());
    // Where the decisions that are made together begin, and who of them is left.
    let (mut start, mut left) = (0, SeatSet::EMPTY);
    for entry in play.log() {
        if let Entry::Act(seat, _) = entry {
            let Phase::Decide(deciding) = replayed.game().phase() else {
                break;
            };
            if deciding != left || left == SeatSet::EMPTY {
                start = ordered.len();
            }
            left = deciding.without(*seat);
            let at = ordered[start..].iter().position(
                |before| matches!(before, Entry::Act(other, _) if other.index() > seat.index()),
            );
            ordered.insert(at.map_or(ordered.len(), |at| start + at), *entry);
        } else {
            left = SeatSet::EMPTY;
            ordered.push(*entry);
        }
        if replayed.push(*entry).is_err() {
            break;
        }
    }
    ordered
}

/// The decision of this seat at which most of those who did better chose otherwise; of equal ones the earliest. If nobody
/// who did better did so, the earliest at which anybody did. `None` if nobody's way parts from the seat's by a decision of
/// the seat.
///
/// All logs are [in order](in_order), of matches with the same rules and seed. Each of the others comes with whether they
/// did better.
pub fn parting<G: Game>(
    own: &[Entry<G>],
    seat: Seat,
    others: &[(&[Entry<G>], bool)],
) -> Option<Parting<G::Action>> {
    let mut best: Option<(usize, usize)> = None;
    for (at, entry) in own.iter().enumerate() {
        let Entry::Act(actor, action) = entry else {
            continue;
        };
        if *actor != seat {
            continue;
        }
        let parted = others.iter().filter(|(log, _)| {
            log.get(..at) == Some(&own[..at])
                && matches!(log.get(at), Some(Entry::Act(by, other)) if by == actor && other != action)
        });
        let parted: Vec<bool> = parted.map(|(_, is_better)| *is_better).collect();
        let better = parted.iter().filter(|is_better| **is_better).count();
        if !parted.is_empty() && best.is_none_or(|(most, _)| better > most) {
            best = Some((better, at));
        }
    }
    let (_, at) = best?;
    let Entry::Act(_, action) = own[at] else {
        return None;
    };
    let mut choices: Vec<(G::Action, Vec<usize>)> = Vec::new();
    for (index, (log, _)) in others.iter().enumerate() {
        let is_same = log.get(..at) == Some(&own[..at]);
        let Some(Entry::Act(_, other)) = log.get(at).filter(|_| is_same) else {
            continue;
        };
        match choices.iter_mut().find(|(known, _)| known == other) {
            Some((_, all)) => all.push(index),
            None => choices.push((*other, vec![index])),
        }
    }
    choices.sort_by_key(|(_, all)| core::cmp::Reverse(all.len()));
    Some(Parting {
        at,
        own: action,
        others: choices,
    })
}
