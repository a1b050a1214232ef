//! What the table shows and does: one reducer, without effects.

use std::rc::Rc;

use engine::dekal::{Action, Cell, Dekal, Draft, Illegal, Push, Step};
use engine::{Entry, Game, MatchError, Phase, Seat, SeatSet};
use yew::Reducible;

use super::placement::Picks;
use crate::session::{Due, Session};

/// Something the table tells the person besides the prompt.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Remark {
    /// The rules refuse what was tried.
    Refused(Illegal),
    /// A card has to be chosen before an edge.
    ChooseCard,
}

/// The table's state.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match and who plays it.
    pub session: Session<Dekal>,
    /// Which of equal cards the person took.
    pub picks: Picks,
    /// The chosen card of the centre, by its slot.
    pub selected: Option<usize>,
    /// Where the dragged card is about to go in, and whether it may.
    pub hover: Option<(Push, bool)>,
    /// The slot the dragged card came from.
    pub dragged: Option<usize>,
    /// What was refused last.
    pub remark: Option<Remark>,
    /// Whether waiting is skipped until the person is to decide.
    pub hurry: bool,
    /// Whether the bots have failed to answer.
    pub failed: bool,
    /// How often something was taken back or begun anew: what was asked
    /// before that is not heard any more.
    pub generation: u32,
}

/// What can happen at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// The person points at a cell of their grid.
    Cell(Cell),
    /// The person chooses, or lets go of, a card of the centre.
    Select(usize),
    /// The person lets go of what they chose.
    Cancel,
    /// The person names an edge for the chosen card.
    Push(Push),
    /// The person lets a dragged card go at an edge.
    Drop(usize, Push),
    /// A card begins or ends to be dragged.
    Drag(Option<usize>),
    /// A dragged card comes to an edge, or leaves it.
    Hover(Option<(Push, bool)>),
    /// A bot has decided, its how many-th decision this is counted from 0.
    Bot(Seat, usize, Action),
    /// The bots cannot be asked.
    BotsFailed,
    /// Ask the bots once more.
    TryAgain,
    /// Luck may decide.
    Luck(u32),
    /// Take back.
    Undo,
    /// Do not wait for animations until the person is to decide.
    Skip,
    /// Begin the next round.
    NextRound,
}

impl TableState {
    /// A table with this match on it.
    pub fn new(session: Session<Dekal>) -> TableState {
        TableState {
            session,
            picks: Picks::new(),
            selected: None,
            hover: None,
            dragged: None,
            remark: None,
            hurry: false,
            failed: false,
            generation: 0,
        }
    }

    /// Whether the person is to turn a card over.
    pub fn is_to_reveal(&self) -> bool {
        self.is_to_decide() && matches!(self.session.game().table().step(), Step::Reveal(_))
    }

    /// The person's hole, if they are to draft.
    pub fn hole_to_fill(&self) -> Option<Cell> {
        let table = self.session.game().table();
        (table.step() == Step::Draft(Seat::FIRST) && self.is_to_decide())
            .then(|| table.hole(Seat::FIRST))
            .flatten()
    }

    fn is_to_decide(&self) -> bool {
        self.session.persons_to_decide().contains(Seat::FIRST)
    }

    /// The bot that is asked now.
    pub fn bot_to_ask(&self) -> Option<Seat> {
        self.session.bots_to_decide().first()
    }

    /// How many decisions the seat has made in this match. It tells answers
    /// to this decision from answers to earlier ones.
    pub fn decisions(&self, seat: Seat) -> usize {
        let own = |entry: &&Entry<Dekal>| matches!(entry, Entry::Act(by, _) if *by == seat);
        self.session.play().log().iter().filter(own).count()
    }

    /// Whether everybody but the person waits for nothing else.
    pub fn waits_for_bots(&self) -> bool {
        !self.is_to_decide() && self.session.bots_to_decide() != SeatSet::EMPTY
    }

    fn act(&mut self, seat: Seat, action: Action) {
        match self.session.act(seat, action) {
            Ok(()) => {
                self.remark = None;
                self.selected = None;
                if self.is_to_decide() {
                    self.hurry = false;
                }
            }
            Err(MatchError::Illegal(why)) => self.remark = Some(Remark::Refused(why)),
            // The round ended meanwhile: there is nothing left to decide.
            Err(MatchError::RoundNotOver | MatchError::MatchOver) => {
                self.remark = Some(Remark::Refused(Illegal::NotYourTurn));
            }
        }
    }

    fn draft(&mut self, slot: usize, push: Push) {
        let table = self.session.game().table();
        let placed = super::placement::cards(table.seats(), self.session.play().log(), &self.picks);
        let value = placed
            .iter()
            .find(|card| card.place == super::placement::Place::Centre(slot))
            .and_then(|card| card.value);
        let Some(card) = value else {
            self.remark = Some(Remark::ChooseCard);
            return;
        };
        let index = self.session.play().log().len();
        self.picks.insert(index, slot);
        self.act(Seat::FIRST, Action::Draft(Draft { card, push }));
        if self.session.play().log().len() == index {
            self.picks.remove(&index);
        }
    }

    fn push(&mut self, push: Push) {
        let slots: Vec<usize> = self
            .session
            .game()
            .table()
            .centre()
            .map(|(seat, _)| seat.index())
            .collect();
        match (self.selected, slots.as_slice()) {
            (Some(slot), _) => self.draft(slot, push),
            // The last card is forced: there is nothing to choose.
            (None, [slot]) => self.draft(*slot, push),
            (None, _) => self.remark = Some(Remark::ChooseCard),
        }
    }

    fn luck(&mut self) {
        while self.session.due() == Due::Luck {
            self.session.draw();
            // Cards come up together; draws for the token one by one.
            if !matches!(self.session.game().table().step(), Step::TurnUp(_)) {
                break;
            }
        }
        if self.is_to_decide() {
            self.hurry = false;
        }
    }
}

impl Reducible for TableState {
    type Action = TableEvent;

    fn reduce(self: Rc<Self>, event: TableEvent) -> Rc<Self> {
        let mut state = (*self).clone();
        match event {
            TableEvent::Cell(cell) => state.act(Seat::FIRST, Action::Reveal(cell)),
            TableEvent::Select(slot) => {
                if state.hole_to_fill().is_some() {
                    state.selected = (state.selected != Some(slot)).then_some(slot);
                    state.remark = None;
                } else {
                    let why = match state.session.game().phase() {
                        Phase::Decide(seats) if seats.contains(Seat::FIRST) => Illegal::RevealFirst,
                        _ => Illegal::NotYourTurn,
                    };
                    state.remark = Some(Remark::Refused(why));
                }
            }
            TableEvent::Cancel => {
                state.selected = None;
                state.hover = None;
                state.dragged = None;
                state.remark = None;
            }
            TableEvent::Push(push) => state.push(push),
            TableEvent::Drop(slot, push) => {
                state.hover = None;
                state.dragged = None;
                state.draft(slot, push);
            }
            TableEvent::Drag(slot) => {
                state.dragged = slot;
                state.hover = None;
                if slot.is_some() {
                    state.selected = slot;
                }
                state.remark = None;
            }
            TableEvent::Hover(hover) => state.hover = hover,
            TableEvent::Bot(seat, decision, action) => {
                if decision == state.decisions(seat)
                    && state.session.bots_to_decide().contains(seat)
                    && state.session.act(seat, action).is_err()
                {
                    state.failed = true;
                }
                if state.is_to_decide() {
                    state.hurry = false;
                }
            }
            TableEvent::BotsFailed => state.failed = true,
            TableEvent::TryAgain => {
                state.failed = false;
                state.generation += 1;
            }
            TableEvent::Luck(generation) => {
                if generation == state.generation {
                    state.luck();
                }
            }
            TableEvent::Undo => {
                if state.session.undo(Seat::FIRST) {
                    let length = state.session.play().log().len();
                    state.picks.retain(|index, _| *index < length);
                    state.generation += 1;
                    state.selected = None;
                    state.remark = None;
                }
            }
            TableEvent::Skip => state.hurry = true,
            TableEvent::NextRound => {
                // Refused only while the round goes on, when no button asks it.
                if state.session.next_round().is_ok() {
                    state.generation += 1;
                }
            }
        }
        Rc::new(state)
    }
}
