//! Plays everybody but the person: which bot is asked, when chance decides, what can be taken back. Reducers hold it; it
//! has no effects but that it reports the match ([`Runner::report_since`]).

use engine::{Entry, Game, MatchError, Phase, Seat, SeatSet};
use yew::Callback;

use crate::play::cover::Cover;
use crate::watch::{Playback, PlaybackState};
use crate::{ActionOf, Pace, Playable};
use model::session::{Due, ScriptCheck, Session};
use pool::PoolError;

/// A match under way at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Runner<G: Playable> {
    /// The match and who plays it.
    pub session: Session<G::Game>,
    /// Whether pauses are skipped until the person is to decide.
    pub skips_waiting: bool,
    /// Why the bots have failed to answer, if they have.
    pub error: Option<PoolError>,
    /// Whether the person's actions have to be confirmed.
    pub confirms: bool,
    /// The person's action that is shown and waits for confirmation.
    pub proposed: Option<ActionOf<G>>,
    /// How often a move was taken back or a match was begun. Answers to questions of earlier generations are ignored.
    pub generation: u32,
    /// How the table goes on if only bots play.
    pub playback: Playback,
    /// Whether the person's last try was legal, but not what the lesson's script has.
    pub off_script: bool,
    /// How many steps of the scoring have been shown, at the end of a round. A number larger than that of all steps
    /// means all.
    pub counted: usize,
    /// The rival whose grid or sheet is shown large.
    pub enlarged: Option<Seat>,
    /// Whose hand may be shown.
    pub(super) cover: Cover,
    /// Called with the match after every change: see [`TableProps::on_change`](crate::TableProps::on_change).
    pub on_change: Option<Callback<Session<G::Game>>>,
}

/// What can happen to a match besides the person's own decisions.
#[derive(Clone, PartialEq, Debug)]
pub enum RunEvent<G: Playable> {
    /// A bot has decided. The number is the count of its decisions before this one.
    Bot(Seat, usize, ActionOf<G>),
    /// The bots have failed to answer.
    BotsFailed(PoolError),
    /// Ask the bots once more.
    TryAgain,
    /// Chance may decide, if this is still the generation.
    Luck(u32),
    /// Take the last move back.
    Undo,
    /// Skip pauses until the person is to decide, or the rest of the scoring.
    Skip,
    /// This many steps of the scoring have been shown.
    Counted(usize),
    /// Begin the next round.
    NextRound,
    /// Change how the table goes on if only bots play.
    Playback(Playback),
    /// Show a rival's grid or sheet large, or all of them small again.
    Enlarge(Option<Seat>),
    /// Play the proposed action.
    Confirm,
    /// Withdraw the proposed action.
    Withdraw,
    /// The person has been shown what the expert thinks of their decision.
    Assisted,
    /// Cover all hands.
    Cover,
    /// Show this person their hand, if they are to decide.
    Uncover(Seat),
    /// Show another moment of a replay, or another stop of a lesson.
    Show(Session<G::Game>),
}

/// Why a person's action was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotPlayed<E> {
    /// The rules refuse it.
    Illegal(E),
    /// There is nothing to decide: the round is over, the match is only shown, or a lesson expects another action.
    NothingToDecide,
}

impl<G: Playable> Runner<G> {
    /// A table with this match on it. If its round is over, the scoring is not shown again.
    pub fn new(session: Session<G::Game>) -> Self {
        Runner {
            cover: Cover::over(session.play().log().len()),
            session,
            skips_waiting: false,
            error: None,
            confirms: false,
            proposed: None,
            generation: 0,
            playback: Playback::default(),
            off_script: false,
            counted: usize::MAX,
            enlarged: None,
            on_change: None,
        }
    }

    /// Whether the round is over.
    fn is_over(&self) -> bool {
        self.session.game().phase() == Phase::Over
    }

    /// Whether the table plays by itself and the person watches: no person sits at it, or none is left in the
    /// match.
    pub fn plays_itself(&self) -> bool {
        let session = &self.session;
        let left = session.is_spectated() || G::is_out(session);
        left && session.mode().is_live()
    }

    /// Whether the table plays the rest of the match at once.
    pub fn is_fast_forwarding(&self) -> bool {
        self.plays_itself() && self.playback.state == PlaybackState::ToEnd
    }

    /// Whether the next round begins by itself once the result of this one has been shown. A person who has played in
    /// the round begins the next one by a button, unless they have asked to skip what comes.
    pub fn advances_by_itself(&self) -> bool {
        let requested = matches!(
            self.playback.state,
            PlaybackState::Step | PlaybackState::ToEnd
        );
        self.plays_itself() && (requested || !self.session.has_person_played())
    }

    /// Whether the spectator has paused the table.
    pub fn is_paused(&self) -> bool {
        self.plays_itself() && self.playback.state == PlaybackState::Paused
    }

    /// The pause between moves: that of the settings, or the one that the spectator chose.
    pub fn pace(&self, usual: Pace) -> Pace {
        match (self.playback.state, self.playback.speed) {
            (PlaybackState::Step | PlaybackState::ToEnd, _) if self.plays_itself() => Pace(0),
            (_, Some(speed)) => speed.into(),
            (_, None) => usual,
        }
    }

    /// The person who is to decide, and sees what they need for that: not as long as their hand is covered.
    pub fn actor(&self) -> Option<Seat> {
        let next = self.session.persons_to_decide().first();
        next.filter(|seat| !self.has_cover() || self.cover.shown == Some(*seat))
    }

    /// The person to whom the table speaks of what only they may know: of several the one who sees their hand, or whose turn
    /// it is where there are none.
    pub fn addressee(&self) -> Option<Seat> {
        let session = &self.session;
        if self.has_cover() {
            return self.cover.shown;
        }
        (session.you()).or_else(|| session.persons_to_decide().first())
    }

    /// The seat from which the table is seen: that of whoever sees their hand, and else the
    /// [session's](Session::viewpoint).
    pub fn viewpoint(&self) -> Seat {
        let shown = self.cover.shown.filter(|_| self.has_cover());
        shown.unwrap_or_else(|| self.session.viewpoint())
    }

    /// Whether a person is to decide.
    pub fn is_to_decide(&self) -> bool {
        self.actor().is_some()
    }

    /// Whether the last decision of a person can be taken back.
    pub fn can_undo(&self) -> bool {
        let last = self.session.last_person();
        last.is_some_and(|seat| self.session.can_undo(seat) && self.has_nobody_seen_since(seat))
    }

    /// Whether there are hands to be covered: several persons play at one screen.
    pub fn has_cover(&self) -> bool {
        G::HAS_HANDS && self.session.is_shared()
    }

    /// Whether all hands are covered. Then nobody can decide, and the table must show and say only what everybody may
    /// know: the game's view of no seat. They lie open once the round is over.
    pub fn is_covered(&self) -> bool {
        self.has_cover() && !self.is_over() && self.cover.shown.is_none()
    }

    /// The person whose turn it is, and who has not asked for their hand yet.
    pub fn turned_to(&self) -> Option<Seat> {
        let next = self.session.persons_to_decide().first();
        next.filter(|_| self.has_cover() && next != self.cover.shown)
    }

    /// The person whose turn has passed, and who looks at what chance has brought them.
    pub fn looks_on(&self) -> Option<Seat> {
        let next = self.session.persons_to_decide().first();
        let shown = self.cover.shown.filter(|_| self.has_cover());
        shown.filter(|_| next != shown && !self.is_over())
    }

    /// Shows this person their hand, if the table has turned to them and all are covered.
    fn uncover(&mut self, seat: Seat) {
        if self.turned_to() == Some(seat) && self.is_covered() {
            self.cover.shown = Some(seat);
            if self.session.last_person() != Some(seat) {
                self.cover.seen = self.session.play().log().len();
            }
        }
    }

    /// Covers a hand once it is not its person's turn any more, also while bots play: nobody sees it by taking a move back.
    /// Whom chance has brought something, or is about to, sees it first.
    fn cover_if_passed(&mut self) {
        if self.looks_on().is_some_and(|seat| !self.has_news(seat)) {
            self.cover.shown = None;
        }
    }

    /// Whether chance decides directly after the person's last decision: it brings them something that only they see.
    fn has_news(&self, seat: Seat) -> bool {
        let log = self.session.play().log();
        let own = |entry: &Entry<G::Game>| matches!(entry, Entry::Act(by, _) if *by == seat);
        match log.iter().rposition(own).map(|last| &log[last + 1..]) {
            Some([]) => self.session.due() == Due::Luck,
            Some([next, ..]) => matches!(next, Entry::Event(_)),
            None => false,
        }
    }

    /// Whether nobody else has seen their hand since this person's last decision, as far as hands are covered.
    fn has_nobody_seen_since(&self, seat: Seat) -> bool {
        let point = || self.session.play().undo_point(seat);
        !self.has_cover()
            || self.session.persons_to_decide().first() == Some(seat)
            || point().is_some_and(|point| point >= self.cover.seen)
    }

    /// The bot to be asked now.
    pub fn bot_to_ask(&self) -> Option<Seat> {
        self.session.bots_to_decide().first()
    }

    /// How many decisions the seat has made in this match. By this number, an answer to this decision is told from
    /// answers to earlier ones.
    pub fn decisions(&self, seat: Seat) -> usize {
        let own = |entry: &&Entry<G::Game>| matches!(entry, Entry::Act(by, _) if *by == seat);
        self.session.play().log().iter().filter(own).count()
    }

    /// Whether the person waits only for bots.
    pub fn waits_for_bots(&self) -> bool {
        !self.is_to_decide() && self.session.bots_to_decide() != SeatSet::EMPTY
    }

    /// Whether chance is due and the person triggers it.
    pub fn waits_for_person(&self) -> bool {
        !self.session.mode().is_replay()
            && !self.session.is_spectated()
            && self.session.due() == Due::Luck
            && G::waits_for_person(&self.session)
    }

    /// Whether there is a pause that can be skipped.
    pub fn can_skip(&self) -> bool {
        let luck = self.session.due() == Due::Luck && !self.waits_for_person();
        let waits = self.session.mode().is_replay() || self.is_paused();
        !self.skips_waiting && !waits && (self.waits_for_bots() || luck)
    }

    /// Plays the person's action.
    ///
    /// # Errors
    ///
    /// If the rules refuse it, or there is nothing to decide. The match is unchanged then.
    pub fn act(
        &mut self,
        action: ActionOf<G>,
    ) -> Result<(), NotPlayed<<G::Game as Game>::Illegal>> {
        // If it is not the person's turn, the rules give the reason.
        let person = self.actor().or(self.session.persons().first());
        let is_open = !self.is_covered() && self.looks_on().is_none();
        let person = person.filter(|_| !self.session.mode().is_replay() && is_open);
        let seat = person.ok_or(NotPlayed::NothingToDecide)?;
        let check = self.session.check_script(seat, action);
        self.off_script = check == ScriptCheck::OffScript;
        if check != ScriptCheck::Passes {
            return Err(NotPlayed::NothingToDecide);
        }
        let was_over = self.is_over();
        let result = self.session.act(seat, action);
        self.begin_scoring(was_over);
        self.cover_if_passed();
        self.slow_down();
        result.map_err(|error| match error {
            MatchError::Illegal(error) => NotPlayed::Illegal(error),
            MatchError::RoundNotOver | MatchError::MatchOver => NotPlayed::NothingToDecide,
        })
    }

    /// Reports the match if it is another one than `before`, or has gone on since.
    pub fn report_since(&self, before: &Runner<G>) {
        if let Some(on_change) = &self.on_change
            && self.session != before.session
        {
            on_change.emit(self.session.clone());
        }
    }

    /// Applies an event; one that comes too late changes nothing.
    pub fn handle(&mut self, event: RunEvent<G>) {
        let was_over = self.is_over();
        match event {
            RunEvent::Counted(steps) => self.counted = self.counted.max(steps),
            RunEvent::Enlarge(seat) => self.enlarged = seat,
            RunEvent::Cover => self.cover.shown = None,
            RunEvent::Uncover(seat) => self.uncover(seat),
            RunEvent::Skip if was_over => self.counted = usize::MAX,
            event => self.go_on(event),
        }
        self.cover_if_passed();
        self.begin_scoring(was_over);
    }

    /// The scoring begins when the round ends, also in a replay.
    fn begin_scoring(&mut self, was_over: bool) {
        if self.is_over() && !was_over {
            self.counted = 0;
        }
    }

    /// Applies an event by which the match goes on.
    fn go_on(&mut self, event: RunEvent<G>) {
        if self.session.mode().is_replay() {
            if let RunEvent::Show(session) = event {
                self.session = session;
            }
            return;
        }
        let (before, length) = (self.session.deciding(), self.session.play().log().len());
        match event {
            RunEvent::Show(session) if self.session.mode().takes_changes() => {
                self.session = session;
                self.off_script = false;
                self.generation += 1;
            }
            // Confirmation is the table's task: see `decide`.
            RunEvent::Show(_)
            | RunEvent::Confirm
            | RunEvent::Withdraw
            | RunEvent::Counted(_)
            | RunEvent::Enlarge(_)
            | RunEvent::Cover
            | RunEvent::Uncover(_) => {}
            RunEvent::Playback(playback) => self.playback = playback,
            RunEvent::Assisted => self.session.assist(),
            RunEvent::Bot(seat, decision, action) => {
                let is_asked = decision == self.decisions(seat)
                    && self.session.bots_to_decide().contains(seat);
                if is_asked && self.session.act(seat, action).is_err() {
                    self.error = Some(PoolError::Crashed);
                }
            }
            RunEvent::BotsFailed(error) => self.error = Some(error),
            RunEvent::TryAgain => self.error = None,
            RunEvent::Luck(generation) if generation == self.generation => self.luck(),
            RunEvent::Luck(_) => {}
            RunEvent::Undo => {
                let last = self.session.last_person().filter(|_| self.can_undo());
                if last.is_some_and(|seat| self.session.undo(seat)) {
                    self.error = None;
                    self.generation += 1;
                }
            }
            RunEvent::Skip => self.skips_waiting = true,
            RunEvent::NextRound => {
                // It is refused only while the round goes on, when no button offers it.
                if self.session.next_round().is_ok() {
                    self.cover.shown = None;
                    self.generation += 1;
                }
            }
        }
        let happened = self.session.play().log().len() > length;
        if happened && !self.session.is_mid_moment(before, G::happens_together) {
            self.playback = self.playback.after_moment();
        }
        self.slow_down();
    }

    fn luck(&mut self) {
        while self.session.due() == Due::Luck {
            if !self.session.draw() || !G::happens_together(self.session.game()) {
                break;
            }
        }
    }

    /// Skipping ends when the person is to decide, or the round is over.
    fn slow_down(&mut self) {
        if self.is_to_decide() || self.waits_for_person() || self.is_over() {
            self.skips_waiting = false;
        }
    }
}
