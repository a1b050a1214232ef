//! What the marked actions do to the near hand, shown on the hand itself before the person does one of them.

use engine::dumble::{Action, Card};

use super::hand::{HeldCard, place_of, places};
use super::state::TableState;
use table::hint::{Badge, Mark};

/// The near hand as marked actions show it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// The cards that marked actions discard, with the badges of these.
    marked: Vec<(HeldCard, Badge)>,
    /// Whether the cards of the best discard rise.
    lifts: bool,
    /// What the best action draws: the place in the hand to which it comes, and the card unless that is hidden.
    pub drawn: Option<(usize, Option<Card>)>,
}

impl Preview {
    /// What these marks show. As long as the person has cards in hand, or is not to decide, no card moves.
    pub fn new(state: &TableState, marks: &[Mark<Action>]) -> Preview {
        let hand = state.hand();
        let cards = |mark: &Mark<Action>| match mark.action {
            Action::Discard(cards) => places(&hand, cards.as_slice()),
            _ => Vec::new(),
        };
        let of_mark = |mark: &Mark<Action>| {
            let badge = mark.badge;
            let cards = cards(mark).into_iter();
            cards.map(move |place| (place, badge)).collect::<Vec<_>>()
        };
        let marked = marks.iter().flat_map(of_mark);
        let moves = state.run.is_to_decide() && state.dragged.is_none();
        let best = marks.iter().find(|mark| mark.badge.is_best());
        let drawn = match best.filter(|_| moves).map(|best| best.action) {
            Some(Action::Take(card)) => Some(Some(card)),
            Some(Action::Stock) => Some(None),
            _ => None,
        };
        Preview {
            marked: marked.map(|(place, badge)| (hand[place], badge)).collect(),
            lifts: moves && state.selected.is_empty(),
            drawn: drawn.map(|card| (place_of(card, &hand, state.sort), card)),
        }
    }

    fn badges(&self, held: HeldCard) -> impl Iterator<Item = Badge> {
        let of_card = self.marked.iter().filter(move |(card, _)| *card == held);
        of_card.map(|(_, badge)| *badge)
    }

    /// Whether a card of the hand rises although the person has not chosen it.
    pub fn lifts(&self, held: HeldCard) -> bool {
        self.lifts && self.badges(held).any(Badge::is_best)
    }

    /// The class of a card of the hand; `None` if no marked action discards it.
    pub fn class(&self, held: HeldCard) -> Option<&'static str> {
        self.badges(held).next()?;
        Some(if self.badges(held).any(Badge::is_best) {
            "is-previewed"
        } else if self.badges(held).all(|badge| badge == Badge::Played) {
            "is-marked is-played"
        } else {
            "is-marked"
        })
    }

    /// The place of a card of the hand, and the number of places: what is drawn takes one.
    pub fn place(&self, index: usize, cards: usize) -> (usize, usize) {
        match self.drawn {
            Some((place, _)) => (index + usize::from(index >= place), cards + 1),
            None => (index, cards),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DumbleUi;
    use crate::board::hand::Sort;
    use engine::Seed;
    use engine::dumble::Cards;
    use table::{Options, begin};

    #[test]
    fn the_cards_of_the_best_discard_rise_until_the_person_chooses() {
        let mut options = Options::default();
        options.set_players(2);
        let mut session = begin::<DumbleUi>(&options, Seed(7));
        while session.draw() {}
        let mut state = TableState::new(session, Sort::Rank);
        assert!(state.is_to_discard(), "the person begins");
        let hand = state.hand();
        let mark = |place: usize, badge| Mark {
            action: Action::Discard(Cards::new(&[hand[place].card]).unwrap()),
            badge,
        };
        let marks = [mark(0, Badge::Better), mark(1, Badge::Played)];
        let preview = Preview::new(&state, &marks);
        assert!(preview.lifts(hand[0]) && !preview.lifts(hand[1]));
        let classes = [0, 1, 2].map(|place| preview.class(hand[place]));
        assert_eq!(
            classes,
            [Some("is-previewed"), Some("is-marked is-played"), None]
        );
        assert_eq!(preview.place(3, 5), (3, 5));
        state.selected.push(hand[2]);
        let preview = Preview::new(&state, &marks);
        assert!(!preview.lifts(hand[0]));
        assert_eq!(preview.class(hand[0]), Some("is-previewed"));
    }

    #[test]
    fn what_is_drawn_has_a_place_in_the_hand() {
        let preview = Preview {
            drawn: Some((2, None)),
            ..Preview::default()
        };
        let places = [0, 1, 2, 3].map(|index| preview.place(index, 4));
        assert_eq!(places, [(0, 5), (1, 5), (3, 5), (4, 5)]);
    }
}
