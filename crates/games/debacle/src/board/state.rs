//! The state of the table, and what each of the person's decisions does to it. `table_model` says which event means which.

use crate::DebacleUi;

use engine::debacle::{Action, Debacle, Illegal, Move, Position, Side, Square};
use engine::{Game, View};

use model::session::Session;
use table::{RunEvent, Runner, TableReducer, table_state};

/// Why the table refuses what the person tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules refuse it.
    Illegal(Illegal),
    /// The square is not beside the die.
    TooFar,
}

/// The state of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match, and the runner that plays everybody but the person.
    pub run: Runner<DebacleUi>,
    /// The event that waits for the person's confirmation.
    pub(super) pending: Option<TableEvent>,
    /// The square of the die that the person has chosen.
    pub selected: Option<Square>,
    /// The square of the die that the person drags.
    pub dragged: Option<Square>,
    /// Whether the stage marks the dice that can be captured next.
    pub threats: bool,
    /// Whether the person has turned the board.
    pub turned: bool,
    /// The last refusal, until the next event of the person's.
    pub refusal: Option<Refusal>,
    /// The length of the log up to the position that the person looks at, once the round is over; `None` for
    /// the last one.
    pub looking: Option<usize>,
}

/// An event at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// An event that every table has: a bot or chance acts, or the person uses the frame.
    Run(RunEvent<DebacleUi>),
    /// The person chooses a square, with a tap, a click or a key.
    Tap(Square),
    /// The person flips the die on this square; `None`: the die in hand.
    Flip(Option<Square>),
    /// The person declines a special move.
    Decline,
    /// The person begins to drag the die on this square.
    Drag(Square),
    /// The person drops the die from the first square on the second one; `None`: beside the board.
    Drop(Square, Option<Square>),
    /// The person takes back what they chose.
    Cancel,
    /// The person switches the marks of threats on or off.
    Threats,
    /// The person turns the board.
    TurnBoard,
    /// The person looks at the position after this many entries of the log; `None` for the last one.
    Look(Option<usize>),
}

impl TableState {
    /// A table with this match.
    pub fn new(session: Session<Debacle>) -> TableState {
        TableState {
            run: Runner::new(session),
            pending: None,
            selected: None,
            dragged: None,
            threats: false,
            turned: false,
            refusal: None,
            looking: None,
        }
    }

    /// The position on the table, which may be an earlier one.
    pub fn position(&self) -> Position {
        match self.looking {
            Some(length) => *self.session().play().rewound(length).game().position(),
            None => *self.game().position(),
        }
    }

    /// How many entries of the log lead to the position on the table.
    pub fn shown(&self) -> usize {
        self.looking.unwrap_or(self.session().play().log().len())
    }

    /// The side of the person who is to decide; `None` if no person is.
    pub fn acting(&self) -> Option<Side> {
        self.run.actor().and_then(Side::of)
    }

    /// The side whose camp is below: that of [`Session::person_at_turn`], unless the person has turned the board.
    pub fn viewpoint(&self) -> Side {
        let side = Side::of(self.session().person_at_turn()).unwrap_or(Side::Red);
        if self.turned { side.other() } else { side }
    }

    /// The actions that the person may take now.
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

    /// The square of the die that would move: the dragged or chosen one, or else the one that may rebound,
    /// unless a die can be recovered too.
    pub fn in_hand(&self) -> Option<Square> {
        let chosen = self.dragged.or(self.selected);
        let position = self.game().position();
        let rebounding = || position.rebounding().filter(|_| !position.can_recover());
        chosen.or_else(|| self.acting().and_then(|_| rebounding()))
    }

    /// The squares that do something when the person chooses them, each with its action.
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
        // A square may have two actions: the move of the die in hand comes first.
        targets.sort_by_key(|(_, action)| !matches!(action, Action::Roll(_) | Action::Capture(_)));
        targets
    }

    /// The action of a square when the person chooses it; `None` if it has none.
    pub fn target(&self, square: Square) -> Option<Action> {
        let targets = self.targets();
        let found = targets.iter().find(|(target, _)| *target == square);
        found.map(|(_, action)| *action)
    }

    /// The squares of the person's dice that can act.
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

    /// Whether the person may flip the die on this square now.
    pub fn can_flip(&self, square: Square) -> bool {
        self.actions().contains(&Action::Flip(square))
    }

    /// Whether the person wants to see threats, and there are none.
    pub fn threatens_nothing(&self) -> bool {
        self.threats && threatened(&self.position()).is_empty()
    }

    /// Whether the person may decline a special move now.
    pub fn can_decline(&self) -> bool {
        self.actions().contains(&Action::Decline)
    }

    pub(super) fn act(&mut self, action: Action) {
        let before = self.acting();
        if self.play(action) {
            self.dragged = None;
            // The next action may well be of the same die, so it stays chosen.
            let stays = match action {
                Action::Roll(way) | Action::Capture(way) => Some(way.to()),
                Action::Flip(square) => Some(square),
                _ => None,
            };
            let own = stays.filter(|square| self.movable().contains(square));
            self.selected = own.filter(|_| self.acting() == before);
        }
    }

    pub(super) fn tap(&mut self, square: Square) {
        let Some(side) = self.acting() else {
            return self.refuse(Illegal::NotYourTurn);
        };
        if let Some(action) = self.target(square) {
            return self.act(action);
        }
        let die = self.game().position().board().get(square);
        match die {
            Some((owner, _)) if owner == side => {
                self.selected = (self.selected != Some(square)).then_some(square);
            }
            _ => self.try_move(self.in_hand(), square),
        }
    }

    /// Moves the die in hand to a square, or sets the reason why it cannot go there.
    fn try_move(&mut self, hand: Option<Square>, to: Square) {
        let Some(from) = hand else {
            return self.refuse(Illegal::NotYours(to));
        };
        let Some(way) = Move::new(from, to) else {
            self.refusal = Some(Refusal::TooFar);
            return;
        };
        let free = self.game().position().board().get(to).is_none();
        self.act(if free {
            Action::Roll(way)
        } else {
            Action::Capture(way)
        });
    }

    pub(super) fn flip(&mut self, square: Option<Square>) {
        if let Some(square) = square.or(self.in_hand()) {
            self.act(Action::Flip(square));
        }
    }

    pub(super) fn drop(&mut self, from: Square, to: Option<Square>) {
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
}

table_state!(TableState, DebacleUi);

/// The squares of the dice that an enemy die could capture with its next action.
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
                // Dice also capture backward, so every direction counts.
                beside.is_some_and(|(other, attacker)| other != side && attacker.beats(value))
            })
    };
    Square::all().filter(endangered).collect()
}

#[cfg(test)]
mod tests;
