//! What happens next, who is asked, and what can be taken back.

use std::rc::Rc;

use engine::{Entry, Game, Luck, Match, MatchError, Phase, RngStream, Seat, SeatSet};
use protocol::{Effort, JudgeTask, Shard, Task};
use rand_core::Rng;

use super::moments::{deciding, is_mid_moment};
use super::{Mode, Session};
use crate::cast;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// These seats decide; [`Session::is_person`] tells persons and bots apart.
    Decide(SeatSet),
    /// A chance event.
    Luck,
    /// The round is over, and another one follows.
    NextRound,
    /// The match is over.
    Nothing,
}

/// The round of the RNG streams from which bots' own random numbers come. No match has so many rounds, so
/// they never coincide with the luck of the game.
const BOT_ROUND: u16 = u16::MAX;

impl<G: Game> Session<G> {
    /// What happens next.
    pub fn due(&self) -> Due {
        match self.game().phase() {
            Phase::Decide(seats) => Due::Decide(seats),
            Phase::Chance if self.is_at_stop() => Due::Decide(SeatSet::EMPTY),
            Phase::Chance => Due::Luck,
            Phase::Over if self.mode.is_deal() || self.play.outcome().is_some() => Due::Nothing,
            Phase::Over => Due::NextRound,
        }
    }

    /// The seats where a person is to decide.
    pub fn persons_to_decide(&self) -> SeatSet {
        self.to_decide(false)
    }

    /// The seats where a bot is to decide. In an analysis none is asked: whoever looks on decides.
    pub fn bots_to_decide(&self) -> SeatSet {
        if self.mode.is_analysis() {
            return SeatSet::EMPTY;
        }
        self.to_decide(true)
    }

    /// The seats where bots, or persons who are here, are to decide.
    fn to_decide(&self, bots: bool) -> SeatSet {
        let Due::Decide(due) = self.due() else {
            return SeatSet::EMPTY;
        };
        let seats = match &self.mode {
            Mode::Play | Mode::Strict | Mode::Deal => due,
            Mode::Letter { .. } | Mode::Analysis { .. } => due,
            Mode::Lesson(script) => script.decides(&self.play),
            Mode::Replay { .. } => SeatSet::EMPTY,
        };
        let is_wanted = |seat: &Seat| {
            let participant = self.participants.get(seat.index());
            participant.is_some_and(|one| one.bot.is_some() == bots) && self.mode.is_here(*seat)
        };
        seats
            .iter()
            .filter(is_wanted)
            .fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The seat of whoever is to decide elsewhere, in a match by letter.
    pub fn awaited(&self) -> Option<Seat> {
        match self.due() {
            _ if G::HAS_CHANCE => None,
            Due::Decide(seats) => seats.iter().find(|seat| !self.mode.is_here(*seat)),
            Due::Luck | Due::NextRound | Due::Nothing => None,
        }
    }

    /// The task for the bot on this seat: its view and nothing else, with the style of its name. `None` if no bot
    /// decides here now.
    ///
    /// The bot's random numbers depend on the seed, the seat and the number of its decisions. So a move that
    /// was taken back and played again gets the same answer, in whatever order several seats decide; and the
    /// numbers say nothing about the luck to come.
    pub fn task(&self, seat: Seat) -> Option<Task<G>> {
        if !self.bots_to_decide().contains(seat) {
            return None;
        }
        let participant = &self.participants[seat.index()];
        Some(Task {
            view: self.game().view(Some(seat)),
            level: participant.bot?,
            seed: self.bot_seed(seat),
            style: cast::style(&participant.name),
            shard: Shard::WHOLE,
        })
    }

    /// The seed of the bot's random numbers for a seat's next decision.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let own = |entry: &&Entry<G>| matches!(entry, Entry::Act(actor, _) if *actor == seat);
        let stream = RngStream {
            round: BOT_ROUND,
            turn: self.play.log().iter().filter(own).count() as u16,
            slot: seat.index() as u16,
        };
        Luck::new(self.seed, stream).next_u64()
    }

    /// The task for a hint: the decision of the person who is to decide, by their view and nothing else. `None` if no
    /// person is to decide, or the mode has no hints.
    pub fn hint(&self) -> Option<JudgeTask<G>> {
        if !self.mode.has_help() {
            return None;
        }
        let seat = self.persons_to_decide().first()?;
        Some(JudgeTask::new(
            self.game().view(Some(seat)),
            Effort::STANDARD,
        ))
    }

    /// The person who decided last, if one has decided.
    pub fn last_person(&self) -> Option<Seat> {
        let log = self.play.log().iter().rev();
        log.filter_map(|entry| match entry {
            Entry::Act(seat, _) => Some(*seat),
            _ => None,
        })
        .find(|seat| self.is_person(*seat))
    }

    /// The person who is to decide, or else has decided last, or else sits first; the first seat if only bots play. Of
    /// several who decide at the same time, it is the first in the order of seats who has not decided.
    pub fn person_at_turn(&self) -> Seat {
        let persons = self.persons();
        let seat = match persons.len() {
            0 | 1 => None,
            _ => self.persons_to_decide().first().or(self.last_person()),
        };
        seat.or(persons.first()).unwrap_or(Seat::FIRST)
    }

    /// The match, for a change. If it is shared, this is a copy. At a table it is, since the state before each event is
    /// kept there. The longest log of 20 matches of eight who play Dumble at random has 4,287 entries, and is copied in
    /// 10 µs (Débâcle's, with 917, in 1 µs), so entries need not be shared one by one.
    fn play_mut(&mut self) -> &mut Match<G> {
        Rc::make_mut(&mut self.play)
    }

    /// Plays a decision.
    ///
    /// # Errors
    ///
    /// If it is not legal; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), MatchError<G::Illegal>> {
        self.play_mut().act(seat, action)
    }

    /// Draws one chance event; `false` if none is due.
    pub fn draw(&mut self) -> bool {
        let play = Rc::make_mut(&mut self.play);
        match self.mode.script() {
            Some(script) => script.draw(play),
            None => play.draw(self.seed).is_some(),
        }
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// If the round is not over, or the match is.
    pub fn next_round(&mut self) -> Result<(), MatchError<G::Illegal>> {
        self.play_mut().push(Entry::NextRound)
    }

    /// Whether the person on this seat can take back a decision: the round is not over, and nothing hidden has been
    /// revealed since. A result that was shown stays.
    pub fn can_undo(&self, seat: Seat) -> bool {
        let may =
            self.mode.has_help() && self.is_person(seat) && self.game().phase() != Phase::Over;
        may && self.play.undo_point(seat).is_some()
    }

    /// Takes back the person's last decision and everything after it, unless the round is over or something hidden has
    /// been revealed since; `false` if it cannot be done. It counts as help if the person has seen others answer the
    /// decision.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let point = self.play.undo_point(seat).filter(|_| self.can_undo(seat));
        if let Some(point) = point {
            self.is_assisted |= self.is_answered(point);
            self.play = self.play.rewound(point).into();
        }
        point.is_some()
    }

    /// Whether others have answered the decision at this place of the log, and its maker has seen that. If several
    /// decide without seeing each other's decisions, nothing is an answer before all have decided.
    fn is_answered(&self, point: usize) -> bool {
        let mut play = self.play.rewound(point + 1);
        self.play.log()[point + 1..].iter().any(|entry| {
            let before = deciding(play.game());
            play.push(*entry)
                .expect("the log of a match can be played again");
            !is_mid_moment(play.game(), before, |_| false)
        })
    }
}
