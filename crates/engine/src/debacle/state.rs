//! A round of Débâcle with its context: the points of the match, and the positions that have occurred.

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
    /// A player captured five dice.
    Captures,
    /// Too many turns passed without a capture.
    Quiet,
    /// A position occurred for the third time.
    Repetition,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Who begins the first round is to be drawn.
    First,
    /// In which order the dice stand is to be drawn.
    Order,
    /// This side decides.
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
    /// The standard start while something is to be drawn.
    pub(super) position: Position,
    /// The positions in which this round's turns began, the present one's
    /// last, with no count of quiet turns: two occurrences of a position are
    /// equal. Whole positions rather than hashes, since the rules count on it.
    pub(super) seen: Vec<Position>,
    /// `None` until it is drawn.
    pub(super) order: Option<Order>,
    pub(super) symmetry: Symmetry,
    /// Who began the round; `None` until it is drawn.
    pub(super) first: Option<Seat>,
    /// The points of the rounds before.
    pub(super) totals: [u16; 2],
    /// From 0.
    pub(super) round: u16,
    /// Whether the round before added nothing to either total.
    pub(super) barren: bool,
    pub(super) ending: Option<Ending>,
}

impl Debacle {
    /// The round as a search sees it.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What is due.
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

    /// A side's points of the rounds before, 0 to 29.
    pub fn total(&self, side: Side) -> u16 {
        self.totals[side.index()]
    }

    /// A side's total if the round ended here.
    pub fn total_so_far(&self, side: Side) -> u16 {
        self.total(side) + self.position.pile(side).points() as u16
    }

    /// The round, from 0.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Whether the round before added nothing to either total, so that the
    /// match ends if this one does not, either.
    pub fn follows_barren(&self) -> bool {
        self.barren
    }

    /// Which seat began the round; `None` until it is drawn.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// In which order the dice stood at the start; `None` until it is drawn.
    pub fn order(&self) -> Option<Order> {
        self.order
    }

    /// How black's camp mirrored red's at the start.
    pub fn symmetry(&self) -> Symmetry {
        self.symmetry
    }

    /// The positions in which the turns of this round began, the present one's
    /// last; their counts of quiet turns are 0.
    pub fn seen(&self) -> &[Position] {
        &self.seen
    }

    /// How often a position occurred at the beginning of a turn of this round;
    /// 0 if no turn began there.
    pub fn occurrences(&self, position: &Position) -> usize {
        let plain = position.without_count();
        self.seen.iter().filter(|seen| **seen == plain).count()
    }

    /// The first turn of the round, once all is drawn that has to be.
    pub(super) fn begin(&mut self) {
        if let (Some(order), Some(first)) = (self.order, self.first.and_then(Side::of)) {
            self.position = Position::start(order, self.symmetry, first);
            self.seen = vec![self.position];
        }
    }

    /// Why the round is over, if it is.
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

    /// The round that follows this one; `None` while it is played.
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
