//! The state of the table: the match, and what the person is about to do.

use crate::DumbleUi;
use std::rc::Rc;

use engine::dumble::{Action, Card, Cards, Dumble, Illegal, Kind, NoDiscard, Step};
use engine::{Entry, Game, Seat, View};
use yew::prelude::*;

use super::hand::{Held, Sort, arranged, moved};
use model::session::Session;
use table::{Confirmable, PERSON, RunEvent, Runner, decide};

/// Why something the person tried did not work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// The rules refuse it.
    Refused(Illegal),
    /// The chosen cards cannot be discarded together.
    NoDiscard(NoDiscard),
}

/// What can be taken hold of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    /// A card of one's hand.
    Hand(Held),
    /// The top card of the stock.
    Stock,
    /// A card that the previous player discarded.
    Latest(Held),
}

/// Where something is dragged to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// To this place of one's hand, from 0.
    Hand(usize),
    /// To the discards.
    Discards,
    /// Nowhere in particular.
    Elsewhere,
}

/// The table's state.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match under way.
    pub run: Runner<DumbleUi>,
    /// What the person did that is to be confirmed.
    held_back: Option<TableEvent>,
    /// The cards chosen to be discarded, in the order of choosing.
    pub selected: Vec<Held>,
    /// How the hand is arranged.
    pub sort: Sort,
    /// The person's own order, when the hand is arranged by it.
    own: Vec<Held>,
    /// What is dragged.
    pub dragged: Option<Grip>,
    /// Why the last try did not work.
    pub remark: Option<Remark>,
}

/// What can happen at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// Somebody else than the person does something, or the person asks for
    /// what every table offers.
    Run(RunEvent<DumbleUi>),
    /// A card of the hand is chosen, or is not any more.
    Toggle(Held),
    /// The chosen cards are discarded.
    Discard,
    /// A card is drawn.
    Draw(Action),
    /// The person announces Dumble.
    Announce,
    /// The hand is arranged like this.
    Sort(Sort),
    /// A card of the hand is moved to this place in it.
    Move(Held, usize),
    /// Something is being dragged.
    Drag(Grip),
    /// Something dragged is let go there.
    Drop(Grip, Zone),
    /// The person lets go of what they began.
    Cancel,
}

impl TableState {
    /// A table with this match on it.
    pub fn new(session: Session<Dumble>, sort: Sort) -> TableState {
        TableState {
            run: Runner::new(session),
            held_back: None,
            selected: Vec::new(),
            sort,
            own: Vec::new(),
            dragged: None,
            remark: None,
        }
    }

    /// The match and who plays it.
    pub fn session(&self) -> &Session<Dumble> {
        &self.run.session
    }

    /// The round, whole.
    pub fn game(&self) -> &Dumble {
        self.session().game()
    }

    /// The round as whoever sits nearest may see it: with all hands for whoever looks on
    /// while only bots play.
    pub fn seen(&self) -> Dumble {
        if self.session().is_spectated() {
            *self.game()
        } else {
            *self.game().view(Some(self.session().near())).open()
        }
    }

    /// The nearest hand as it is arranged.
    pub fn hand(&self) -> Vec<Held> {
        let hand = self.game().hand(self.session().near());
        arranged(hand, self.sort, &self.own)
    }

    /// Whether the person is to discard, or to announce Dumble.
    pub fn is_to_discard(&self) -> bool {
        self.run.is_to_decide() && self.game().step() == Step::Play(PERSON)
    }

    /// Whether the person is to draw.
    pub fn is_to_draw(&self) -> bool {
        self.run.is_to_decide() && self.game().step() == Step::Draw(PERSON)
    }

    /// Whether who sits nearest still plays.
    pub fn is_in(&self) -> bool {
        self.game().playing().contains(self.session().near())
    }

    /// What the person may do now.
    pub fn may(&self, wanted: Action) -> bool {
        let mut found = false;
        let view = self.game().view(Some(PERSON));
        view.actions(&mut |action| found |= action == wanted);
        found && self.run.is_to_decide()
    }

    /// What the chosen cards are together; `None` if none are chosen.
    pub fn judged(&self) -> Option<Result<Kind, NoDiscard>> {
        (!self.selected.is_empty()).then(|| self.chosen().map(|cards| cards.kind()))
    }

    /// The chosen cards as a discard.
    ///
    /// # Errors
    /// If they are none.
    pub fn chosen(&self) -> Result<Cards, NoDiscard> {
        discard(&self.selected)
    }

    /// The discards of this round, the latest first, and who made them.
    pub fn discards(&self) -> impl Iterator<Item = (Seat, Cards)> + '_ {
        let log = self.session().play().log().iter().rev();
        let round = log.take_while(|entry| **entry != Entry::NextRound);
        round.filter_map(|entry| match entry {
            Entry::Act(seat, Action::Discard(cards)) => Some((*seat, *cards)),
            _ => None,
        })
    }

    fn act(&mut self, action: Action) {
        match self.run.act(action) {
            Ok(()) => {
                self.remark = None;
                self.dragged = None;
                if matches!(action, Action::Discard(_)) {
                    self.selected.clear();
                }
            }
            // The round ended meanwhile: there is nothing left to decide.
            Err(why) => self.refuse(why.unwrap_or(Illegal::NotYourTurn)),
        }
    }

    fn refuse(&mut self, why: Illegal) {
        self.remark = Some(Remark::Refused(why));
    }

    fn toggle(&mut self, held: Held) {
        if self.is_to_draw() {
            return self.refuse(Illegal::DrawFirst);
        }
        self.remark = None;
        match self.selected.iter().position(|other| *other == held) {
            Some(place) => drop(self.selected.remove(place)),
            None => self.selected.push(held),
        }
    }

    fn discard(&mut self, cards: &[Held]) {
        if !self.is_to_discard() {
            return self.refuse(if self.is_to_draw() {
                Illegal::DrawFirst
            } else {
                Illegal::NotYourTurn
            });
        }
        match discard(cards) {
            Ok(cards) => self.act(Action::Discard(cards)),
            Err(why) => self.remark = Some(Remark::NoDiscard(why)),
        }
    }

    fn drop(&mut self, grip: Grip, zone: Zone) {
        self.dragged = None;
        match (grip, zone) {
            (Grip::Hand(held), Zone::Hand(place)) => self.rearrange(held, place),
            (Grip::Hand(held), Zone::Discards) => {
                let cards = self.with(held);
                self.discard(&cards);
            }
            (Grip::Stock, Zone::Hand(_)) => self.act(Action::Stock),
            (Grip::Latest(held), Zone::Hand(_)) => self.act(Action::Take(held.card)),
            (Grip::Hand(_), Zone::Elsewhere)
            | (Grip::Stock | Grip::Latest(_), Zone::Discards | Zone::Elsewhere) => {}
        }
    }

    /// The cards that are dragged with one of them: all that are chosen, if it
    /// is one of those.
    pub fn with(&self, held: Held) -> Vec<Held> {
        if self.selected.contains(&held) {
            self.selected.clone()
        } else {
            vec![held]
        }
    }

    fn rearrange(&mut self, held: Held, place: usize) {
        self.own = moved(self.hand(), held, place);
        self.sort = Sort::Own;
    }

    /// Forgets chosen cards that have left the hand.
    fn tidy(&mut self) {
        let hand = self.hand();
        self.selected.retain(|held| hand.contains(held));
        if self.sort == Sort::Own {
            self.own = hand;
        }
    }
}

/// Cards as a discard.
fn discard(cards: &[Held]) -> Result<Cards, NoDiscard> {
    let cards: Vec<Card> = cards.iter().map(|held| held.card).collect();
    Cards::new(&cards)
}

impl Confirmable for TableState {
    type Game = DumbleUi;
    type Event = TableEvent;

    fn run(&self) -> &Runner<DumbleUi> {
        &self.run
    }

    fn run_mut(&mut self) -> &mut Runner<DumbleUi> {
        &mut self.run
    }

    fn held_back(&mut self) -> &mut Option<TableEvent> {
        &mut self.held_back
    }

    fn shared(event: &TableEvent) -> Option<&RunEvent<DumbleUi>> {
        match event {
            TableEvent::Run(event) => Some(event),
            _ => None,
        }
    }

    fn forget_refusal(&mut self) {
        self.remark = None;
    }

    fn settle(&mut self) {
        if let Some(Grip::Hand(held)) = self.dragged.take() {
            self.selected = self.with(held);
        }
        self.remark = None;
    }

    fn apply(&mut self, event: TableEvent) {
        let state = self;
        match event {
            TableEvent::Run(event) => {
                let undone = matches!(event, RunEvent::Undo | RunEvent::Show(_));
                state.run.handle(event);
                if undone {
                    state.remark = None;
                }
            }
            TableEvent::Toggle(held) => state.toggle(held),
            TableEvent::Discard => {
                let cards = state.selected.clone();
                state.discard(&cards);
            }
            TableEvent::Draw(action) => state.act(action),
            TableEvent::Announce => state.act(Action::Dumble),
            TableEvent::Sort(sort) => state.sort = sort,
            TableEvent::Move(held, place) => state.rearrange(held, place),
            TableEvent::Drag(grip) => {
                state.remark = None;
                state.dragged = Some(grip);
            }
            TableEvent::Drop(grip, zone) => state.drop(grip, zone),
            TableEvent::Cancel => {
                state.dragged = None;
                state.remark = None;
                state.selected.clear();
            }
        }
        state.tidy();
    }
}

impl Reducible for TableState {
    type Action = TableEvent;

    fn reduce(self: Rc<Self>, event: TableEvent) -> Rc<Self> {
        Rc::new(decide(&*self, event))
    }
}

#[cfg(test)]
mod tests;
