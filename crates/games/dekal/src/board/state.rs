//! The state of the table, and what each of the person's decisions does to it. `table_model` says which event means which.

use crate::DekalUi;
use std::rc::Rc;

use engine::dekal::{Action, Cell, Dekal, Draft, Illegal, Push, Step};
use engine::{Entry, Game, Phase, Seat};

use super::placement::{self, Card, Picks, Place};
use super::scoring::Scoring;
use model::session::Session;
use table::hint::Mark;
use table::{RunEvent, Runner, TableReducer, table_state};

/// Why the table refuses what the person tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    /// The rules refuse it.
    Illegal(Illegal),
    /// The person has to choose a card before an edge.
    ChooseCard,
}

/// The push that the dragged card is about to make.
#[derive(Clone, Copy, PartialEq)]
pub struct HoveredPush {
    /// The push.
    pub push: Push,
    /// Whether it is legal.
    pub is_legal: bool,
}

/// The state of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match, and the runner that plays everybody but the person.
    pub run: Runner<DekalUi>,
    /// The event that waits for the person's confirmation.
    pub(super) pending: Option<TableEvent>,
    /// Which of several equal cards the person took.
    pub(super) picks: Picks,
    /// The place of every card, computed from the log after every event.
    pub(super) cards: Rc<[Card]>,
    /// The slot of the centre whose card is chosen.
    pub selected: Option<usize>,
    /// The slot of the centre whose card is dragged.
    pub dragged: Option<usize>,
    /// The push whose entry slot is under the mouse or has the keyboard's focus.
    pub pointed: Option<Push>,
    /// The last refusal, until the next event of the person's.
    pub refusal: Option<Refusal>,
}

/// An event at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// An event that every table has: a bot or chance acts, or the person uses the frame.
    Run(RunEvent<DekalUi>),
    /// The person chooses a cell of their grid, to turn its card over.
    Cell(Cell),
    /// The person chooses the card of this slot of the centre, or, if it is chosen already, no card.
    Select(usize),
    /// The person takes back what they chose.
    Cancel,
    /// The person chooses a push for the chosen card.
    Push(Push),
    /// The mouse or the focus enters or leaves an entry slot.
    Point(Option<Push>),
    /// The person drops the card of this slot of the centre at an edge.
    Drop(usize, Push),
    /// The person begins to drag the card of this slot of the centre, or ends the drag.
    Drag(Option<usize>),
}

impl TableState {
    /// A table with this match.
    pub fn new(session: Session<Dekal>) -> TableState {
        let picks = Picks::new();
        TableState {
            cards: placed(&session, &picks),
            run: Runner::new(session),
            pending: None,
            picks,
            selected: None,
            dragged: None,
            pointed: None,
            refusal: None,
        }
    }

    /// Whether the person is to turn a card over.
    pub fn is_to_reveal(&self) -> bool {
        let step = self.session().game().table().step();
        self.run.is_to_decide() && matches!(step, Step::Reveal(_))
    }

    /// The person's hole, if they are to draft.
    pub fn hole_to_fill(&self) -> Option<Cell> {
        let (table, near) = (self.session().game().table(), self.session().viewpoint());
        (table.step() == Step::Draft(near) && self.run.is_to_decide())
            .then(|| table.hole(near))
            .flatten()
    }

    /// The scoring of the round and the number of steps shown, if the round is over.
    pub fn counting(&self) -> Option<(Scoring, usize)> {
        let table = self.session().game().table();
        (table.step() == Step::Over).then(|| {
            let scoring = Scoring::new(table);
            let step = self.run.counted.min(scoring.steps());
            (scoring, step)
        })
    }

    /// The last draft of this seat in this round; `None` for the person who sees the table from there.
    pub fn last_draft(&self, seat: Seat) -> Option<Draft> {
        let log = self.session().play().log().iter().rev();
        let round = log.take_while(|entry| **entry != Entry::NextRound);
        let is_own = self.session().is_person(seat) && seat == self.session().viewpoint();
        let drafts = round.filter_map(|entry| match entry {
            Entry::Act(by, Action::Draft(draft)) if *by == seat && !is_own => Some(*draft),
            _ => None,
        });
        drafts.into_iter().next()
    }

    /// All cards, with their places.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The draft that the person is about to make, with the slot of its card: the proposed draft, or else the
    /// dragged or chosen card and the legal push to which it points. `hover`: the push of a dragged card.
    pub fn draft_in_hand(&self, hover: Option<HoveredPush>) -> Option<(usize, Draft)> {
        let hole = self.hole_to_fill()?;
        if let Some(Action::Draft(draft)) = self.run.proposed {
            let slot = self.selected.or_else(|| self.slot_of(draft.card))?;
            return Some((slot, draft));
        }
        let slot = self.dragged.or(self.selected)?;
        let push = match self.dragged {
            Some(_) => hover.map(|hover| hover.push),
            None => self.pointed,
        };
        let push = push.filter(|push| push.is_legal(hole))?;
        let card = self.card_in(slot)?;
        Some((slot, Draft { card, push }))
    }

    /// The draft that is marked as the best, with the slot of its card.
    pub fn advised(&self, marks: &[Mark<Action>]) -> Option<(usize, Draft)> {
        let best = marks.iter().find(|mark| mark.badge.is_best())?;
        let Action::Draft(draft) = best.action else {
            return None;
        };
        Some((self.slot_of(draft.card)?, draft))
    }

    fn slot_of(&self, card: engine::dekal::CardValue) -> Option<usize> {
        let mut slots = 0..self.session().participants().len();
        slots.find(|slot| self.card_in(*slot) == Some(card))
    }

    fn card_in(&self, slot: usize) -> Option<engine::dekal::CardValue> {
        let is_there = |card: &&Card| card.place == Place::Centre(slot);
        self.cards().iter().find(is_there)?.value
    }

    pub(super) fn act(&mut self, action: Action) {
        if self.play(action) {
            self.let_go();
        }
    }

    pub(super) fn draft(&mut self, slot: usize, push: Push) {
        let Some(card) = self.card_in(slot) else {
            self.refusal = Some(Refusal::ChooseCard);
            return;
        };
        let index = self.session().play().log().len();
        self.picks.push((index, slot));
        self.act(Action::Draft(Draft { card, push }));
    }

    pub(super) fn push(&mut self, push: Push) {
        let centre = self.session().game().table().centre();
        let slots: Vec<usize> = centre.map(|(seat, _)| seat.index()).collect();
        match (self.selected, slots.as_slice()) {
            (Some(slot), _) => self.draft(slot, push),
            // The last card is forced, so nobody has to choose it.
            (None, [slot]) => self.draft(*slot, push),
            (None, _) => self.refusal = Some(Refusal::ChooseCard),
        }
    }

    pub(super) fn select(&mut self, slot: usize) {
        if self.hole_to_fill().is_some() {
            self.selected = (self.selected != Some(slot)).then_some(slot);
        } else {
            let why = match self.session().game().phase() {
                Phase::Decide(seats) if seats.contains(self.session().viewpoint()) => {
                    Illegal::RevealFirst
                }
                _ => Illegal::NotYourTurn,
            };
            self.refuse(why);
        }
    }
}

/// The cards of a match, with their places.
pub(super) fn placed(session: &Session<Dekal>, picks: &Picks) -> Rc<[Card]> {
    placement::cards(session.play(), picks).into()
}

table_state!(TableState, DekalUi);
