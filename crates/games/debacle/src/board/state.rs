//! The state of the table: the match, and what the person is about to do.

use crate::DebacleUi;
use std::rc::Rc;

use engine::debacle::{Action, Debacle, Illegal, Move, Position, Side, Square};
use engine::{Game, View};
use yew::prelude::*;

use model::session::Session;
use table::{Confirmable, RunEvent, Runner, decide};

/// Why something the person tried did not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The rules refuse it.
    Refused(Illegal),
    /// The square is too far away.
    TooFar,
}

/// The table's state.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match under way.
    pub run: Runner<DebacleUi>,
    /// What the person did that is to be confirmed.
    held_back: Option<TableEvent>,
    /// The die that the person has chosen.
    pub selected: Option<Square>,
    /// The die that is dragged, by its square.
    pub dragged: Option<Square>,
    /// Whether it is shown which dice can be captured next.
    pub threats: bool,
    /// Whether the person has turned the board.
    pub turned: bool,
    /// Why the last try did not work.
    pub remark: Option<Remark>,
    /// The place in the log of what is looked at, once the round is over.
    pub looking: Option<usize>,
}

/// What can happen at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// Somebody else than the person does something, or the person asks for
    /// what every table offers.
    Run(RunEvent<DebacleUi>),
    /// A square is tapped, clicked, or chosen by key.
    Tap(Square),
    /// The die on this square is turned over; without one, the chosen die.
    Flip(Option<Square>),
    /// The person leaves it at that.
    Decline,
    /// The die on a square is being dragged.
    Drag(Square),
    /// The dragged die is let go over a square, or beside the board.
    Drop(Square, Option<Square>),
    /// The person lets go of what they began.
    Cancel,
    /// Threats are shown, or not any more.
    Threats,
    /// The board is turned.
    TurnBoard,
    /// The position after so much of the log is looked at; `None` for the
    /// present one.
    Look(Option<usize>),
}

impl TableState {
    /// A table with this match on it.
    pub fn new(session: Session<Debacle>) -> TableState {
        TableState {
            run: Runner::new(session),
            held_back: None,
            selected: None,
            dragged: None,
            threats: false,
            turned: false,
            remark: None,
            looking: None,
        }
    }

    /// The match and who plays it.
    pub fn session(&self) -> &Session<Debacle> {
        &self.run.session
    }

    /// The round.
    pub fn game(&self) -> &Debacle {
        self.session().game()
    }

    /// The position on the table.
    pub fn position(&self) -> Position {
        match self.looking {
            Some(length) => *self.session().play().rewound(length).game().position(),
            None => *self.game().position(),
        }
    }

    /// How much of the log has happened on the table.
    pub fn shown(&self) -> usize {
        self.looking.unwrap_or(self.session().play().log().len())
    }

    /// The side of the person who is to decide.
    pub fn acting(&self) -> Option<Side> {
        self.run.actor().and_then(Side::of)
    }

    /// The side whose camp is shown nearest: the person's own, or of two
    /// persons that of whoever is to decide or has decided last.
    pub fn near(&self) -> Side {
        let session = self.session();
        let persons = session.persons();
        let seat = match persons.len() {
            1 => persons.first(),
            _ => self.run.actor().or(session.last_person()),
        };
        let side = seat.and_then(Side::of).unwrap_or(Side::Red);
        if self.turned { side.other() } else { side }
    }

    /// What the person may do now.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(seat) = self.run.actor()
            && self.looking.is_none()
        {
            let view = self.game().view(Some(seat));
            view.actions(&mut |action| actions.push(action));
        }
        actions
    }

    /// The die that is to move: the one chosen or dragged, or the one that may
    /// rebound when nothing else could be meant.
    pub fn in_hand(&self) -> Option<Square> {
        let chosen = self.dragged.or(self.selected);
        let position = self.game().position();
        let rebounding = || position.rebounding().filter(|_| !position.can_recover());
        chosen.or_else(|| self.acting().and_then(|_| rebounding()))
    }

    /// Every square that does something when it is tapped now, and what.
    pub fn targets(&self) -> Vec<(Square, Action)> {
        let hand = self.in_hand();
        let target = |action: Action| match action {
            Action::Roll(way) | Action::Capture(way) => {
                (Some(way.from()) == hand).then_some((way.to(), action))
            }
            Action::Return(square) | Action::Recover(square) | Action::Keep(square) => {
                Some((square, action))
            }
            Action::Flip(_) | Action::Decline => None,
        };
        let mut targets: Vec<_> = self.actions().into_iter().filter_map(target).collect();
        // A move of the die in hand goes before what can be done without it.
        targets.sort_by_key(|(_, action)| !matches!(action, Action::Roll(_) | Action::Capture(_)));
        targets
    }

    /// What tapping this square does, if it does something.
    pub fn target(&self, square: Square) -> Option<Action> {
        let targets = self.targets();
        let found = targets.iter().find(|(target, _)| *target == square);
        found.map(|(_, action)| *action)
    }

    /// The person's dice that can do something.
    pub fn movable(&self) -> Vec<Square> {
        let from = |action: Action| match action {
            Action::Roll(way) | Action::Capture(way) => Some(way.from()),
            Action::Flip(square) => Some(square),
            _ => None,
        };
        let mut squares: Vec<Square> = self.actions().into_iter().filter_map(from).collect();
        squares.sort_unstable_by_key(|square| square.index());
        squares.dedup();
        squares
    }

    /// Whether the die can be turned over now.
    pub fn can_flip(&self, square: Square) -> bool {
        self.actions().contains(&Action::Flip(square))
    }

    /// Whether threats are to be shown, and there are none.
    pub fn threatens_nothing(&self) -> bool {
        self.threats && threatened(&self.position()).is_empty()
    }

    /// Whether there is something to decline.
    pub fn can_decline(&self) -> bool {
        self.actions().contains(&Action::Decline)
    }

    fn act(&mut self, action: Action) {
        let before = self.acting();
        match self.run.act(action) {
            Ok(()) => {
                self.remark = None;
                self.dragged = None;
                // The same die may well act again: it stays chosen.
                let stays = match action {
                    Action::Roll(way) | Action::Capture(way) => Some(way.to()),
                    Action::Flip(square) => Some(square),
                    _ => None,
                };
                let own = stays.filter(|square| self.movable().contains(square));
                self.selected = own.filter(|_| self.acting() == before);
            }
            // The round ended meanwhile: there is nothing left to decide.
            Err(why) => self.refuse(why.unwrap_or(Illegal::NotYourTurn)),
        }
    }

    fn refuse(&mut self, why: Illegal) {
        self.remark = Some(Remark::Refused(why));
    }

    fn tap(&mut self, square: Square) {
        let Some(side) = self.acting() else {
            return self.refuse(Illegal::NotYourTurn);
        };
        if let Some(action) = self.target(square) {
            return self.act(action);
        }
        let die = self.game().position().board().get(square);
        match die {
            Some((owner, _)) if owner == side => {
                self.remark = None;
                self.selected = (self.selected != Some(square)).then_some(square);
            }
            _ => self.try_move(self.in_hand(), square),
        }
    }

    /// Says why the die in hand cannot go there.
    fn try_move(&mut self, hand: Option<Square>, to: Square) {
        let Some(from) = hand else {
            return self.refuse(Illegal::NotYours(to));
        };
        let Some(way) = Move::new(from, to) else {
            self.remark = Some(Remark::TooFar);
            return;
        };
        let free = self.game().position().board().get(to).is_none();
        self.act(if free {
            Action::Roll(way)
        } else {
            Action::Capture(way)
        });
    }

    fn flip(&mut self, square: Option<Square>) {
        match square.or(self.in_hand()) {
            Some(square) => self.act(Action::Flip(square)),
            None => self.remark = None,
        }
    }

    fn drop(&mut self, from: Square, to: Option<Square>) {
        self.dragged = None;
        let Some(to) = to.filter(|to| *to != from) else {
            return;
        };
        let returns = self.game().position().returning() == Some(from);
        let back = Action::Return(to);
        if returns && self.actions().contains(&back) {
            return self.act(back);
        }
        self.try_move(Some(from), to);
    }

    fn let_go(&mut self) {
        self.selected = None;
        self.dragged = None;
        self.remark = None;
    }
}

impl Confirmable for TableState {
    type Game = DebacleUi;
    type Event = TableEvent;

    fn run(&self) -> &Runner<DebacleUi> {
        &self.run
    }

    fn run_mut(&mut self) -> &mut Runner<DebacleUi> {
        &mut self.run
    }

    fn held_back(&mut self) -> &mut Option<TableEvent> {
        &mut self.held_back
    }

    fn shared(event: &TableEvent) -> Option<&RunEvent<DebacleUi>> {
        match event {
            TableEvent::Run(event) => Some(event),
            _ => None,
        }
    }

    fn only_looks(event: &TableEvent) -> bool {
        matches!(event, TableEvent::Threats | TableEvent::TurnBoard)
    }

    fn forget_refusal(&mut self) {
        self.remark = None;
    }

    fn settle(&mut self) {
        if let Some(square) = self.dragged.take() {
            self.selected = Some(square);
        }
        self.remark = None;
    }

    fn apply(&mut self, event: TableEvent) {
        let state = self;
        match event {
            TableEvent::Run(event) => {
                let own = matches!(
                    event,
                    RunEvent::Undo | RunEvent::NextRound | RunEvent::Show(_)
                );
                state.run.handle(event);
                if own {
                    state.let_go();
                    state.looking = None;
                }
            }
            TableEvent::Tap(square) => state.tap(square),
            TableEvent::Flip(square) => state.flip(square),
            TableEvent::Decline => state.act(Action::Decline),
            TableEvent::Drag(from) => {
                state.remark = None;
                state.selected = None;
                state.dragged = Some(from);
            }
            TableEvent::Drop(from, to) => state.drop(from, to),
            TableEvent::Cancel => state.let_go(),
            TableEvent::Threats => state.threats = !state.threats,
            TableEvent::TurnBoard => state.turned = !state.turned,
            TableEvent::Look(length) => state.looking = length,
        }
    }
}

impl Reducible for TableState {
    type Action = TableEvent;

    fn reduce(self: Rc<Self>, event: TableEvent) -> Rc<Self> {
        Rc::new(decide(&*self, event))
    }
}

/// The dice that an enemy could capture with its next action.
pub fn threatened(position: &Position) -> Vec<Square> {
    let board = position.board();
    let endangered = |square: &Square| {
        let Some((side, value)) = board.get(*square) else {
            return false;
        };
        engine::debacle::Direction::ALL
            .into_iter()
            .any(|direction| {
                let beside = square.next(direction).and_then(|from| board.get(from));
                // A die does capture backward, so every side counts.
                beside.is_some_and(|(other, attacker)| other != side && attacker.beats(value))
            })
    };
    Square::all().filter(endangered).collect()
}

#[cfg(test)]
mod tests;
