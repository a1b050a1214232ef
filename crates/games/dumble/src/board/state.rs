//! The state of the table, and what each of the person's decisions does to it. `table_model` says which event means which.

use std::collections::BTreeMap;

use crate::DumbleUi;

use engine::dumble::{
    Action, Card, Cards, Dumble, Hand, Illegal, Kind, NoDiscard, OpenDumble, Step,
};
use engine::{Entry, Game, Seat, View};

use super::hand::{HeldCard, Sort, arranged, moved};
use super::scoring::{ScoringStage, revealed_in_turn};
use model::session::Session;
use table::{RunEvent, Runner, TableReducer, table_state};

/// Why the table refuses what the person tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The rules refuse it.
    Illegal(Illegal),
    /// The chosen cards are no legal discard.
    NoDiscard(NoDiscard),
}

/// A card that the person can drag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DragSource {
    /// A card of the person's hand.
    Hand(HeldCard),
    /// The top card of the stock.
    Stock,
    /// A card of the previous discard.
    Latest(HeldCard),
}

/// The drop target of a drag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zone {
    /// This place in the person's hand, from 0.
    Hand(usize),
    /// The discards.
    Discards,
    /// A place where a drop does nothing.
    Elsewhere,
}

/// The state of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableState {
    /// The match, and the runner that plays everybody but the person.
    pub run: Runner<DumbleUi>,
    /// The event that waits for the person's confirmation.
    pub(super) pending: Option<TableEvent>,
    /// The cards chosen for a discard, in the order of choosing.
    pub selected: Vec<HeldCard>,
    /// The order in which the hand is sorted.
    pub sort: Sort,
    /// The own order of each person whose hand is sorted by it.
    pub(super) own: BTreeMap<Seat, Vec<HeldCard>>,
    /// What the near seat saw before Dumble was called, with the length of the log then; `None` while the round is played,
    /// and where its end was not seen.
    before_call: Option<(usize, OpenDumble)>,
    /// The card that the person drags.
    pub dragged: Option<DragSource>,
    /// The last refusal, until the next event of the person's.
    pub refusal: Option<Refusal>,
}

/// An event at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum TableEvent {
    /// An event that every table has: a bot or chance acts, or the person uses the frame.
    Run(RunEvent<DumbleUi>),
    /// The person chooses a card of the hand, or no longer chooses it.
    Toggle(HeldCard),
    /// The person discards the chosen cards.
    Discard,
    /// The person draws, from the stock or from the previous discard.
    Draw(Action),
    /// The person calls Dumble.
    Call,
    /// The person sorts the hand in this order.
    Sort(Sort),
    /// The person moves a card of the hand to this place in it, from 0.
    Move(HeldCard, usize),
    /// The person begins to drag a card.
    Drag(DragSource),
    /// The person drops the dragged card on this target.
    Drop(DragSource, Zone),
    /// The person takes back what they chose.
    Cancel,
}

impl TableState {
    /// A table with this match, whose hands are sorted in this order.
    pub fn new(session: Session<Dumble>, sort: Sort) -> TableState {
        TableState {
            run: Runner::new(session),
            pending: None,
            selected: Vec::new(),
            sort,
            own: BTreeMap::new(),
            before_call: None,
            dragged: None,
            refusal: None,
        }
    }

    /// The round as the near seat may see it; as everybody may, while hands are covered. A spectator, who watches bots
    /// only, sees all hands.
    pub fn seen(&self) -> OpenDumble {
        if self.session().is_spectated() {
            OpenDumble::with_all_hands(self.game())
        } else {
            let near = Some(self.run.viewpoint());
            let seat = near.filter(|_| !self.run.is_covered());
            self.game().view(seat).open()
        }
    }

    /// The near hand in the order in which it is sorted; no card while it is covered.
    pub fn hand(&self) -> Vec<HeldCard> {
        if self.run.is_covered() {
            return Vec::new();
        }
        let near = self.run.viewpoint();
        let own = self.own.get(&near).map_or(&[][..], Vec::as_slice);
        arranged(self.game().hand(near), self.sort, own)
    }

    /// Whether the person is to discard, or to call Dumble.
    pub fn is_to_discard(&self) -> bool {
        self.run.is_to_decide() && self.game().step() == Step::Play(self.run.viewpoint())
    }

    /// Whether the person is to draw.
    pub fn is_to_draw(&self) -> bool {
        self.run.is_to_decide() && self.game().step() == Step::Draw(self.run.viewpoint())
    }

    /// The stage of the scoring; `None` while the round is played.
    pub fn scoring(&self) -> Option<ScoringStage> {
        let is_over = matches!(self.game().step(), Step::Over(_));
        let near = self.run.viewpoint();
        let hands = self
            .before_call
            .map(|_| revealed_in_turn(self.game(), near));
        is_over.then_some(ScoringStage {
            step: self.run.counted,
            hands: hands.map_or(0, |hands| hands.len()),
        })
    }

    /// A seat's hand as it is shown: when a round is over, hands are turned over one after another.
    pub fn shown_hand(&self, seat: Seat) -> Hand {
        let near = self.run.viewpoint();
        let turned = self.scoring().map_or(0, ScoringStage::hands_shown);
        let order = revealed_in_turn(self.game(), near);
        match self.before_call {
            Some((_, before)) if order.iter().skip(turned).any(|other| *other == seat) => {
                before.hand(seat)
            }
            _ => self.seen().hand(seat),
        }
    }

    /// Whether the near seat is still in the match.
    pub fn is_in(&self) -> bool {
        self.game().playing().contains(self.run.viewpoint())
    }

    /// Whether the person may take this action now.
    pub fn may(&self, wanted: Action) -> bool {
        let mut found = false;
        let view = self.game().view(Some(self.run.viewpoint()));
        view.actions(&mut |action| found |= action == wanted);
        found && self.run.is_to_decide()
    }

    /// The kind of the discard that the chosen cards make, or why they make none; `None` if no card is chosen.
    pub fn judged(&self) -> Option<Result<Kind, NoDiscard>> {
        (!self.selected.is_empty()).then(|| self.chosen().map(|cards| cards.kind()))
    }

    /// The chosen cards as a discard.
    ///
    /// # Errors
    /// If they are no legal discard.
    pub fn chosen(&self) -> Result<Cards, NoDiscard> {
        discard(&self.selected)
    }

    /// The discards of this round, the last one first, with the seats that made them.
    pub fn discards(&self) -> impl Iterator<Item = (Seat, Cards)> + '_ {
        let log = self.session().play().log().iter().rev();
        let round = log.take_while(|entry| **entry != Entry::NextRound);
        round.filter_map(|entry| match entry {
            Entry::Act(seat, Action::Discard(cards)) => Some((*seat, *cards)),
            _ => None,
        })
    }

    pub(super) fn act(&mut self, action: Action) {
        if self.play(action) {
            self.dragged = None;
            if matches!(action, Action::Discard(_)) {
                self.selected.clear();
            }
        }
    }

    pub(super) fn toggle(&mut self, held: HeldCard) {
        if self.is_to_draw() {
            return self.refuse(Illegal::DrawFirst);
        }
        match self.selected.iter().position(|other| *other == held) {
            Some(place) => drop(self.selected.remove(place)),
            None => self.selected.push(held),
        }
    }

    pub(super) fn discard(&mut self, cards: &[HeldCard]) {
        if !self.is_to_discard() {
            return self.refuse(if self.is_to_draw() {
                Illegal::DrawFirst
            } else {
                Illegal::NotYourTurn
            });
        }
        match discard(cards) {
            Ok(cards) => self.act(Action::Discard(cards)),
            Err(error) => self.refusal = Some(Refusal::NoDiscard(error)),
        }
    }

    pub(super) fn drop(&mut self, source: DragSource, zone: Zone) {
        self.dragged = None;
        match (source, zone) {
            (DragSource::Hand(held), Zone::Hand(place)) => self.rearrange(held, place),
            (DragSource::Hand(held), Zone::Discards) => {
                let cards = self.with(held);
                self.discard(&cards);
            }
            (DragSource::Stock, Zone::Hand(_)) => self.act(Action::Stock),
            (DragSource::Latest(held), Zone::Hand(_)) => self.act(Action::Take(held.card)),
            (DragSource::Hand(_), Zone::Elsewhere)
            | (DragSource::Stock | DragSource::Latest(_), Zone::Discards | Zone::Elsewhere) => {}
        }
    }

    /// The cards that are dragged together with this one: all chosen cards if it is one of them, otherwise this
    /// one alone.
    pub fn with(&self, held: HeldCard) -> Vec<HeldCard> {
        if self.selected.contains(&held) {
            self.selected.clone()
        } else {
            vec![held]
        }
    }

    pub(super) fn rearrange(&mut self, held: HeldCard, place: usize) {
        let order = moved(self.hand(), held, place);
        self.own.insert(self.run.viewpoint(), order);
        self.sort = Sort::Own;
    }

    /// Forgets chosen cards that have left the hand, and all of them once the round is over; and remembers then what was
    /// seen before.
    pub(super) fn tidy(&mut self) {
        let hand = self.hand();
        let is_over = self.scoring().is_some();
        self.selected.retain(|held| !is_over && hand.contains(held));
        if self.sort == Sort::Own && !self.run.is_covered() {
            self.own.insert(self.run.viewpoint(), hand);
        }
        let length = self.session().play().log().len().saturating_sub(1);
        self.before_call = match self.before_call {
            _ if !is_over || self.session().is_spectated() => None,
            Some(known) if known.0 == length => Some(known),
            _ => {
                let before = self.session().play().rewound(length);
                let near = self.run.viewpoint();
                Some((length, before.game().view(Some(near)).open()))
            }
        };
    }
}

/// These cards as a discard.
fn discard(cards: &[HeldCard]) -> Result<Cards, NoDiscard> {
    let cards: Vec<Card> = cards.iter().map(|held| held.card).collect();
    Cards::new(&cards)
}

table_state!(TableState, DumbleUi);

#[cfg(test)]
mod tests;
