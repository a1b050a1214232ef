//! The match told in words, for the log and for screen readers.

use engine::dekal::{Action, Dekal, Event};
use engine::{Entry, Match, Seat};

use crate::dekal::texts::Texts;
use crate::session::Session;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The log entry it tells of.
    pub index: usize,
    /// Whether it begins a turn or a round.
    pub heading: bool,
    /// The words.
    pub text: String,
}

/// Everything that can be told of the match so far, in order.
pub fn tell(session: &Session<Dekal>, texts: &Texts) -> Vec<Line> {
    let log = session.play().log();
    let Ok(mut replay) = Match::<Dekal>::new(*session.play().rules()) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for (index, entry) in log.iter().enumerate() {
        let before = *replay.game().table();
        if replay.push(*entry).is_err() {
            break;
        }
        let name = |seat: Seat| session.name(seat);
        let mut line = |heading, text| {
            lines.push(Line {
                index,
                heading,
                text,
            });
        };
        match *entry {
            Entry::Act(_, Action::Reveal(_)) => {}
            Entry::Act(seat, Action::Draft(draft)) => {
                let push = (texts.push)(draft.push);
                line(false, (texts.drafts)(name(seat), draft.card.get(), &push));
            }
            Entry::Event(Event::Card(card)) => match before.step() {
                engine::dekal::Step::TurnUp(seat) => {
                    if seat == Seat::FIRST {
                        line(true, (texts.turn)(before.turn() + 1));
                    }
                    line(false, (texts.reveals)(name(seat), card.get()));
                }
                engine::dekal::Step::Tie { waiting, .. } => {
                    if let Some(seat) = waiting.first() {
                        line(false, (texts.tie_draw)(name(seat), card.get()));
                    }
                }
                _ => {}
            },
            Entry::Event(Event::Lot(seat)) => line(false, (texts.lot)(name(seat))),
            Entry::NextRound => line(true, (texts.round)(replay.game().table().round() + 1)),
        }
    }
    lines
}
