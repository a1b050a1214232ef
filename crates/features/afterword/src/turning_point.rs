//! When a match turned: from when on its winner led alone.
//!
//! Who leads is read from what lies open ([`GameProfile::standing`]): after each round or, in a match of one round, after
//! each turn. So anybody can count it again in the replay.

use engine::{Entry, Game, Seat, SeatSet};
use model::games::GameProfile;
use model::session::Session;
use table::{Playable, each_entry};

/// When the winner of a match went ahead for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The winner.
    pub winner: Seat,
    /// By what the match is counted.
    pub count: Count,
    /// When.
    pub since: Since,
}

/// By what a match is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    /// By rounds.
    Rounds,
    /// By turns: it had only one round.
    Turns,
}

/// From when on the winner led alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Since {
    /// From the first round or turn on.
    First,
    /// From the one with this number on, from 2 and before the last.
    Number(u32),
    /// Only after the last.
    Last,
}

/// When the match turned; `None` while it is played, if several share the win or only one played, and if it had one turn.
pub fn turning_point<G: Playable>(session: &Session<G::Game>) -> Option<TurningPoint> {
    let winners = session
        .outcome()
        .filter(|outcome| outcome.standings().len() > 1)?
        .winners();
    let winner = winners.first().filter(|_| winners.len() == 1)?;
    let count = match session.play().rounds() {
        [_] => Count::Turns,
        _ => Count::Rounds,
    };
    let since = since(&leaders::<G>(session, count), winner)?;
    Some(TurningPoint {
        winner,
        count,
        since,
    })
}

/// The number of each round or turn, and who led after it.
fn leaders<G: Playable>(session: &Session<G::Game>, count: Count) -> Vec<(u32, SeatSet)> {
    let mut leaders = Vec::new();
    each_entry(session, |before, entry, after| {
        let is_round_over = entry != Entry::NextRound && after.outcome().is_some();
        let turn = G::turn_number(before);
        let number = match count {
            Count::Rounds => is_round_over.then_some(leaders.len() as u32 + 1),
            Count::Turns => (is_round_over || G::turn_number(after) != turn).then_some(turn),
        };
        leaders.extend(number.map(|number| (number, after.standing().winners())));
    });
    leaders
}

/// From when on the winner led alone, by who led after each round or turn; `None` if there was only one.
fn since(leaders: &[(u32, SeatSet)], winner: Seat) -> Option<Since> {
    let is_ahead = |(_, leaders): &(u32, SeatSet)| *leaders == SeatSet::only(winner);
    let (_, before) = leaders.split_last()?;
    let ahead = before.iter().rev().take_while(|one| is_ahead(one)).count();
    let first = before.get(before.len() - ahead);
    match first {
        _ if before.is_empty() => None,
        _ if ahead == before.len() => Some(Since::First),
        Some((number, _)) => Some(Since::Number(*number)),
        None => Some(Since::Last),
    }
}

#[cfg(test)]
mod tests;
