//! The places of the cards. A card keeps its identity from the deal to the end of the round, so that the page
//! moves its element instead of making a new one.

use engine::dekal::{Action, CardValue, Cell, Dekal, Draft, Event, Push, Step};
use engine::{Entry, Game, Match, Seat};

use super::scoring::are_neighbours;

/// The place of a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A cell of a seat's grid.
    Grid(Seat, Cell),
    /// The slot of the centre that belongs to the seat with this index, which revealed the card.
    Centre(usize),
}

/// A card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// The place of the card.
    pub place: Place,
    /// The value of the card; `None` while it is face down.
    pub value: Option<CardValue>,
}

/// The cards as they would lie if the seat pushed the card of this slot of the centre towards its hole.
pub fn previewed(cards: &[Card], seat: Seat, slot: usize, hole: Cell, push: Push) -> Vec<Card> {
    let moved: Vec<Cell> = push.moved(hole).collect();
    let after = |place: Place| match place {
        Place::Centre(from) if from == slot => Place::Grid(seat, push.entry()),
        Place::Grid(of, cell) if of == seat => {
            match moved.iter().position(|other| *other == cell) {
                Some(step) => Place::Grid(seat, moved.get(step + 1).copied().unwrap_or(hole)),
                None => place,
            }
        }
        _ => place,
    };
    let card = |card: &Card| Card {
        place: after(card.place),
        ..*card
    };
    cards.iter().map(card).collect()
}

/// Whether a card is beside a card of the same value in its grid. Both would cancel.
pub fn is_paired(cards: &[Card], card: &Card) -> bool {
    let Place::Grid(seat, cell) = card.place else {
        return false;
    };
    cards.iter().any(|other| match other.place {
        Place::Grid(owner, at) => {
            owner == seat
                && other.value == card.value
                && card.value.is_some()
                && are_neighbours(cell, at)
        }
        Place::Centre(_) => false,
    })
}

/// Which of several equal cards the person took, for each of their drafts: the length of the log before the
/// draft, and the slot of the centre.
pub type Picks = Vec<(usize, usize)>;

/// Every card of the match's present round. Their order never changes: by the seat and the cell to which they
/// were dealt; in a match from a position, by seats and cells there, and then those in the centre.
pub fn cards(play: &Match<Dekal>, picks: &Picks) -> Vec<Card> {
    let log = play.log();
    let begin = log
        .iter()
        .rposition(|entry| *entry == Entry::NextRound)
        .map_or(0, |index| index + 1);
    let mut table = Placing::new(play.rewound(begin).game());
    for (index, entry) in log.iter().enumerate().skip(begin) {
        match *entry {
            Entry::Act(seat, Action::Reveal(cell)) => table.choose(seat, cell),
            Entry::Act(seat, Action::Draft(draft)) => {
                let pick = picks.iter().find(|(length, _)| *length == index);
                table.push(seat, draft, pick.map(|(_, slot)| *slot));
            }
            Entry::Event(Event::Card(value)) => table.turn_up(value),
            Entry::Event(Event::Lot(_)) | Entry::NextRound => {}
        }
    }
    table.cards
}

struct Placing {
    seats: usize,
    cards: Vec<Card>,
    /// The cells that seats have chosen and whose cards are still face down; and how many of this turn's cards
    /// are face up.
    chosen: Vec<Option<Cell>>,
    up: usize,
    holes: Vec<Option<Cell>>,
}

impl Placing {
    fn new(game: &Dekal) -> Placing {
        let (table, seats) = (game.table(), game.seats());
        let in_grids = Seat::all(seats).flat_map(|seat| {
            let (grid, hole) = (table.grid(seat), table.hole(seat));
            let cells = Cell::all().filter(move |cell| Some(*cell) != hole);
            cells.map(move |cell| Card {
                place: Place::Grid(seat, cell),
                value: grid.get(cell),
            })
        });
        let in_centre = table.centre().map(|(seat, card)| Card {
            place: Place::Centre(seat.index()),
            value: Some(card),
        });
        Placing {
            seats,
            cards: in_grids.chain(in_centre).collect(),
            chosen: Seat::all(seats)
                .map(|seat| game.view(Some(seat)).sealed())
                .collect(),
            up: match table.step() {
                Step::TurnUp(next) => next.index(),
                _ => seats,
            },
            holes: Seat::all(seats).map(|seat| table.hole(seat)).collect(),
        }
    }

    fn at(&mut self, place: Place) -> Option<&mut Card> {
        self.cards.iter_mut().find(|card| card.place == place)
    }

    fn choose(&mut self, seat: Seat, cell: Cell) {
        self.up = 0;
        self.chosen[seat.index()] = Some(cell);
    }

    /// Moves the next chosen card, in the order of seats, to the centre. Once all of them are there, further
    /// cards are draws for the token. These come from the cards set aside, which are not on the table.
    fn turn_up(&mut self, value: CardValue) {
        let Some(seat) = Seat::all(self.seats).nth(self.up) else {
            return;
        };
        let Some(cell) = self.chosen[self.up].take() else {
            return;
        };
        self.holes[self.up] = Some(cell);
        self.up += 1;
        if let Some(card) = self.at(Place::Grid(seat, cell)) {
            *card = Card {
                place: Place::Centre(seat.index()),
                value: Some(value),
            };
        }
    }

    fn push(&mut self, seat: Seat, draft: Draft, pick: Option<usize>) {
        let Some(hole) = self.holes[seat.index()].take() else {
            return;
        };
        let is_it = |card: &Card| card.value == Some(draft.card);
        let taken = pick.into_iter().chain(0..self.seats).find(|slot| {
            let place = Place::Centre(*slot);
            self.cards
                .iter()
                .any(|card| card.place == place && is_it(card))
        });
        let moved: Vec<Cell> = draft.push.moved(hole).collect();
        for (step, cell) in moved.iter().enumerate().rev() {
            let to = moved.get(step + 1).copied().unwrap_or(hole);
            if let Some(card) = self.at(Place::Grid(seat, *cell)) {
                card.place = Place::Grid(seat, to);
            }
        }
        if let Some(card) = taken.and_then(|slot| self.at(Place::Centre(slot))) {
            card.place = Place::Grid(seat, draft.push.entry());
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::dekal::{First, Rules};
    use engine::{Phase, Seed};
    use rand::SeedableRng;
    use rand::seq::IndexedRandom;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    #[test]
    fn cards_lie_where_the_rules_say_after_every_step() {
        let rules = Rules {
            players: 3,
            ..Rules::default()
        };
        let mut play = Match::<Dekal>::new(rules).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        while play.outcome().is_none() {
            match play.game().phase() {
                Phase::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let mut actions = Vec::new();
                    play.game()
                        .actions(seat, &mut |action| actions.push(action));
                    let action = *actions.choose(&mut rng).unwrap();
                    play.act(seat, action).unwrap();
                }
                _ => {
                    play.draw(Seed(3)).unwrap();
                }
            }
            let table = play.game().table();
            let from_here = Match::from_position(*play.game());
            let cards = cards(&play, &Picks::new());
            assert_eq!(cards.len(), 3 * engine::dekal::CELLS);
            // A match from a position in between knows as well which card comes up next.
            let mut on = from_here.clone();
            if on.draw(Seed(3)).is_some() {
                let of = |play: &Match<Dekal>| {
                    let mut cards = super::cards(play, &Picks::new());
                    cards.sort_by_key(|card| format!("{card:?}"));
                    cards
                };
                let mut whole = play.clone();
                whole.draw(Seed(3)).unwrap();
                assert_eq!(of(&on), of(&whole));
            }
            for card in cards.iter().chain(&super::cards(&from_here, &Picks::new())) {
                match card.place {
                    Place::Grid(seat, cell) => {
                        assert_eq!(table.grid(seat).get(cell), card.value);
                        assert_ne!(table.hole(seat), Some(cell));
                    }
                    Place::Centre(_) => assert!(card.value.is_some()),
                }
            }
            let mut centre: Vec<_> = cards
                .iter()
                .filter(|card| matches!(card.place, Place::Centre(_)))
                .filter_map(|card| card.value)
                .collect();
            let mut expected: Vec<_> = table.centre().map(|(_, card)| card).collect();
            centre.sort();
            expected.sort();
            assert_eq!(centre, expected);
        }
    }

    /// The match of two in which the first has the token, with this log.
    fn played(log: &[&str]) -> Match<Dekal> {
        let rules = Rules {
            first: First::Seat(Seat::FIRST),
            ..Rules::default()
        };
        Match::replay(rules, log.iter().map(|entry| entry.parse().unwrap())).unwrap()
    }

    #[test]
    fn a_preview_shows_what_the_push_then_does() {
        let before = ["1:flip r2c2", "2:flip r1c1", "*7", "*7"];
        let hole = Cell::new(1, 1).unwrap();
        let cards_before = cards(&played(&before), &Picks::new());
        assert_eq!(Push::legal(hole).count(), 4);
        for push in Push::legal(hole) {
            let mut after = before.to_vec();
            let draft = format!("1:7 {push}");
            after.push(&draft);
            let shown = previewed(&cards_before, Seat::FIRST, 0, hole, push);
            assert_eq!(shown, cards(&played(&after), &Picks::new()));
            assert!(!shown.iter().any(|card| is_paired(&shown, card)));
        }
    }

    #[test]
    fn of_equal_cards_the_one_that_was_picked_moves() {
        let play = played(&["1:flip r2c2", "2:flip r1c1", "*7", "*7", "1:7 L2"]);
        let entry = Place::Grid(Seat::FIRST, Cell::new(1, 0).unwrap());
        let moved = |picks| cards(&play, &picks).iter().position(|c| c.place == entry);
        assert_eq!(moved(Picks::new()), Some(5));
        assert_eq!(moved(Picks::from([(4, 1)])), Some(16));
    }
}
