//! The state of a round of Débâcle: the position, the points of the match, and the positions that occurred.

use super::order::Order;
use super::position::Position;
use super::rules::{CAPTURES, OCCURRENCES, QUIET};
use super::side::Side;
use super::symmetry::Symmetry;
use crate::seat::Seat;

/// Why a round is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ending {
    /// A side captured five dice.
    Captures,
    /// Too many turns passed without a capture.
    Quiet,
    /// A position occurred for the third time.
    Repetition,
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// A draw decides who begins the first round.
    First,
    /// A draw decides the order of the dice.
    Order,
    /// This side has to decide.
    Play(Side),
    /// The round is over.
    Over(Ending),
}

/// A round of Débâcle.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(remote = "Self")
)]
pub struct Debacle {
    /// The standard start, as long as something has to be drawn.
    pub(super) position: Position,
    /// The positions at the beginnings of this round's turns, the present turn's last. Their counts of quiet
    /// turns are 0, so that two occurrences of a position are equal. They are whole positions, not hashes,
    /// since the rules must not depend on hash collisions.
    pub(super) seen: Vec<Position>,
    /// The order of the dice; `None` until it is drawn.
    pub(super) order: Option<Order>,
    pub(super) symmetry: Symmetry,
    /// The seat that began the round; `None` until it is drawn.
    pub(super) first: Option<Seat>,
    /// The points of the previous rounds, by side.
    pub(super) totals: [u16; 2],
    /// The round, from 0.
    pub(super) round: u16,
    /// Whether the previous round added nothing to either total.
    pub(super) barren: bool,
    pub(super) ending: Option<Ending>,
}

impl Debacle {
    /// The position, which is all that a search needs.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What has to happen next.
    pub fn step(&self) -> Step {
        match (self.first, self.order, self.ending) {
            (None, ..) => Step::First,
            (_, None, _) => Step::Order,
            (.., Some(ending)) => Step::Over(ending),
            (.., None) => Step::Play(self.position.mover()),
        }
    }

    /// Why the round is over; `None` while it is played.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// A side's points from the previous rounds, 0 to 29.
    pub fn total(&self, side: Side) -> u16 {
        self.totals[side.index()]
    }

    /// A side's total if the round ended now.
    pub fn total_so_far(&self, side: Side) -> u16 {
        self.total(side) + self.position.pile(side).points() as u16
    }

    /// The round, from 0.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Whether the previous round added nothing to either total, so that the match ends if this one adds
    /// nothing, either.
    pub fn follows_barren(&self) -> bool {
        self.barren
    }

    /// The seat that began the round; `None` until it is drawn.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The order of the dice at the start; `None` until it is drawn.
    pub fn order(&self) -> Option<Order> {
        self.order
    }

    /// How black's camp mirrored red's at the start.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The positions at the beginnings of this round's turns, the present turn's last; their counts of quiet
    /// turns are 0.
    pub fn seen(&self) -> &[Position] {
        &self.seen
    }

    /// How many turns of this round began in this position.
    pub fn occurrences(&self, position: &Position) -> usize {
        let plain = position.without_count();
        self.seen.iter().filter(|seen| **seen == plain).count()
    }

    /// Begins the first turn of the round, once everything is drawn.
    pub(super) fn begin(&mut self) {
        if let (Some(order), Some(first)) = (self.order, self.first.and_then(Side::of)) {
            self.position = Position::start(order, self.symmetry, first);
            self.seen = vec![self.position];
        }
    }

    /// Finds out whether the round is over, and why.
    pub(super) fn find_ending(&self) -> Option<Ending> {
        let captured = Side::ALL.map(|side| self.position.pile(side).len());
        if captured.iter().any(|count| *count >= CAPTURES) {
            Some(Ending::Captures)
        } else if self.position.quiet_turns() >= QUIET {
            Some(Ending::Quiet)
        } else {
            let last = self.seen.last()?;
            (self.occurrences(last) >= OCCURRENCES).then_some(Ending::Repetition)
        }
    }

    /// The round after this one; `None` while this one is played.
    pub(super) fn next(&self) -> Option<Debacle> {
        self.ending?;
        let mut next = Debacle {
            totals: Side::ALL.map(|side| self.total_so_far(side)),
            round: self.round.saturating_add(1),
            first: self.first.map(|seat| seat.next(2)),
            ending: None,
            ..self.clone()
        };
        next.barren = next.totals == self.totals;
        next.begin();
        Some(next)
    }
}
