//! The visible cards and their places. A card keeps its identity while it moves, so that the page moves its
//! element instead of making a new one.

use engine::Seat;
use engine::dumble::{Bag, Card, Hand, OpenDumble, Step};

use super::hand::HeldCard;
use super::layout::{CardPose, Layout};
use super::preview::Preview;
use super::state::{DragSource, TableState};

/// The identity of a card's picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Id {
    /// The stock's top card, face down.
    Stock,
    /// A card, by its index, of a seat whose cards are hidden from the near seat.
    Hidden(Seat, u8),
    /// A card face up; 0, or 1 for the second of two equal cards.
    Card(Card, u8),
    /// What would be drawn, in the hand: a card, or one that is not known.
    Drawn(Option<Card>),
}

impl Id {
    /// The id of the element on the page.
    pub fn name(self) -> String {
        match self {
            Id::Stock => "play-stock".into(),
            Id::Hidden(seat, place) => format!("play-{seat}-{place}"),
            Id::Card(card, copy) => format!("play-{card}-{copy}"),
            Id::Drawn(_) => "play-drawn".into(),
        }
    }

    /// The card, if it is face up.
    pub fn card(self) -> Option<Card> {
        match self {
            Id::Card(card, _) => Some(card),
            Id::Drawn(card) => card,
            Id::Stock | Id::Hidden(..) => None,
        }
    }
}

/// The place at which a picture belongs. Indices are from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Stock,
    /// The near hand: the index, and the number of cards.
    Hand(usize, usize),
    /// A rival's hand: the seat, the index, and the numbers of hidden and of shown cards.
    Rival(Seat, usize, usize, usize),
    /// The previous discard.
    Latest(usize),
    /// The discard of this turn.
    Laid(usize),
    /// The discard before the previous one.
    Older(usize),
}

/// The picture of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprite {
    /// The identity of the card's picture.
    pub id: Id,
    /// The place at which it belongs.
    pub place: Place,
    /// Its level in the stack of pictures; higher ones cover lower ones.
    pub level: usize,
    /// Its place on the stage.
    pub pose: CardPose,
    /// The place on the stage from which it comes, if it was not visible before.
    pub from: CardPose,
    /// What the person drags with it, if it can be dragged.
    pub source: Option<DragSource>,
}

/// Collects the pictures, and gives equal cards different identities.
struct SpriteCollector<'a> {
    layout: &'a Layout,
    near: Seat,
    sprites: Vec<Sprite>,
}

impl SpriteCollector<'_> {
    fn pose(&self, place: Place, lifted: bool) -> CardPose {
        match place {
            Place::Stock => self.layout.stock(),
            Place::Hand(place, of) => self.layout.hand(place, of, lifted),
            Place::Rival(seat, place, hidden, shown) => {
                let rival = seat.index() - usize::from(seat > self.near);
                self.layout.rivals_card(rival, place, hidden, shown)
            }
            Place::Latest(place) => self.layout.latest(place),
            Place::Laid(place) => self.layout.laid(place),
            Place::Older(place) => self.layout.older(place),
        }
    }

    fn add(&mut self, id: Id, place: Place, from: Place) -> &mut Sprite {
        let sprite = Sprite {
            id,
            place,
            level: self.sprites.len(),
            pose: self.pose(place, false),
            from: self.pose(from, false),
            source: None,
        };
        self.sprites.push(sprite);
        self.sprites.last_mut().expect("one has just been added")
    }

    fn add_card(&mut self, card: Card, place: Place, from: Place) -> &mut Sprite {
        let is_equal = |sprite: &&Sprite| matches!(sprite.id, Id::Card(other, _) if other == card);
        let copy = self.sprites.iter().filter(is_equal).count() as u8;
        self.add(Id::Card(card, copy), place, from)
    }
}

/// All pictures, ordered by identity, so that their elements never change places with each other.
pub fn sprites(state: &TableState, preview: &Preview, layout: &Layout) -> Vec<Sprite> {
    let seen = state.seen();
    let mut collector = SpriteCollector {
        layout,
        near: state.run.viewpoint(),
        sprites: Vec::new(),
    };
    add_table(&mut collector, state, &seen);
    for seat in Seat::all(seen.seats()) {
        if seat != collector.near {
            add_rival(&mut collector, state.shown_hand(seat), seat);
        }
    }
    if state.run.is_covered() {
        let many = seen.hand(collector.near).len();
        add_covered(&mut collector, many);
    } else {
        add_hand(&mut collector, state, preview);
    }
    let mut sprites = collector.sprites;
    sprites.sort_unstable_by_key(|sprite| sprite.id);
    sprites
}

fn add_table(collector: &mut SpriteCollector, state: &TableState, seen: &OpenDumble) {
    if seen.stock_len() > 0 {
        collector.add(Id::Stock, Place::Stock, Place::Stock).source = Some(DragSource::Stock);
    }
    let drawing = matches!(seen.step(), Step::Draw(_) | Step::Stock(_));
    let mut discards = state.discards();
    let laid = if drawing { discards.next() } else { None };
    let near = collector.near;
    let from = |seat: Option<Seat>| match seat {
        Some(seat) if seat != near => Place::Rival(seat, 0, 1, 0),
        Some(_) => Place::Hand(0, 1),
        None => Place::Stock,
    };
    let latest = discards.next();
    if let Some((_, older)) = discards.next() {
        let gone = seen.pile();
        let cards = older
            .as_slice()
            .iter()
            .filter(|card| gone.count(**card) > 0);
        for (place, card) in cards.enumerate() {
            collector.add_card(*card, Place::Older(place), Place::Older(place));
        }
    }
    for (place, held) in bag(seen.latest()).into_iter().enumerate() {
        let origin = from(latest.map(|(seat, _)| seat));
        collector
            .add_card(held.card, Place::Latest(place), origin)
            .source = Some(DragSource::Latest(held));
    }
    if let Some((seat, cards)) = laid {
        for (place, card) in cards.as_slice().iter().enumerate() {
            collector.add_card(*card, Place::Laid(place), from(Some(seat)));
        }
    }
}

fn add_rival(collector: &mut SpriteCollector, hand: Hand, seat: Seat) {
    let shown = hand.cards().count();
    let hidden = hand.len() - shown;
    for place in 0..hidden {
        let id = Id::Hidden(seat, place as u8);
        collector.add(id, Place::Rival(seat, place, hidden, shown), Place::Stock);
    }
    for (index, card) in hand.cards().enumerate() {
        let place = Place::Rival(seat, hidden + index, hidden, shown);
        collector.add_card(card, place, place);
    }
}

/// The near hand, face down.
fn add_covered(collector: &mut SpriteCollector, many: usize) {
    for index in 0..many {
        let (id, place) = (
            Id::Hidden(collector.near, index as u8),
            Place::Hand(index, many),
        );
        collector.add(id, place, place);
    }
}

fn add_hand(collector: &mut SpriteCollector, state: &TableState, preview: &Preview) {
    let hand = state.hand();
    let level = collector.sprites.len();
    // Whoever uncovers their hand sees it where it lay.
    let is_dealt = !state.run.has_cover();
    for (index, held) in hand.iter().enumerate() {
        let (index, many) = preview.place(index, hand.len());
        let place = Place::Hand(index, many);
        let lifted = state.selected.contains(held) || preview.lifts(*held);
        let pose = collector.pose(place, lifted);
        let from = if is_dealt { Place::Stock } else { place };
        let sprite = collector.add_card(held.card, place, from);
        sprite.pose = pose;
        sprite.source = Some(DragSource::Hand(*held));
        sprite.level = level + index;
    }
    if let Some((index, card)) = preview.drawn {
        let is_it = |one: &&Sprite| {
            matches!(one.place, Place::Latest(_) | Place::Stock) && one.id.card() == card
        };
        let from = collector.sprites.iter().find(is_it);
        let from = from.map_or(Place::Stock, |from| from.place);
        let place = Place::Hand(index, hand.len() + 1);
        collector.add(Id::Drawn(card), place, from).level = level + index;
    }
}

/// The cards of a bag; equal cards are numbered.
pub fn bag(bag: Bag) -> Vec<HeldCard> {
    let mut cards: Vec<HeldCard> = Vec::new();
    for card in bag.iter() {
        let copy = cards.iter().filter(|other| other.card == card).count() as u8;
        cards.push(HeldCard { card, copy });
    }
    cards
}

/// The pictures that move when this card is dragged.
pub fn dragged<'a>(
    sprites: &'a [Sprite],
    state: &TableState,
    source: DragSource,
) -> impl Iterator<Item = &'a Sprite> {
    let with = match source {
        DragSource::Hand(held) => state.with(held),
        DragSource::Stock | DragSource::Latest(_) => Vec::new(),
    };
    sprites.iter().filter(move |sprite| match sprite.source {
        Some(DragSource::Hand(held)) => with.contains(&held),
        other => other == Some(source),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DumbleUi;
    use crate::board::hand::{Sort, held};
    use engine::dumble::Action;
    use engine::{Game, Seed};
    use std::collections::BTreeSet;
    use table::PERSON;
    use table::hint::{Badge, Mark};
    use table::{Options, begin};

    fn rounds(players: u8, seed: u64, check: impl Fn(&TableState, &[Sprite])) {
        let mut options = Options::default();
        options.set_players(players);
        let mut state = TableState::new(begin::<DumbleUi>(&options, Seed(seed)), Sort::Rank);
        let layout = Layout::new(1010.0, 640.0, usize::from(players) - 1);
        for step in 0..400usize {
            check(&state, &sprites(&state, &Preview::default(), &layout));
            let session = &mut state.run.session;
            if session.draw() {
                continue;
            }
            let Some(seat) = Seat::all(8).find(|seat| {
                let mut any = false;
                session.game().actions(*seat, &mut |_| any = true);
                any
            }) else {
                break;
            };
            let mut actions = Vec::new();
            session
                .game()
                .actions(seat, &mut |action| actions.push(action));
            let action = actions[(step * 7 + seed as usize) % actions.len()];
            session.act(seat, action).unwrap();
        }
    }

    #[test]
    fn who_looks_on_from_a_seat_sees_what_it_sees() {
        rounds(4, 4, |state, _| {
            let length = state.session().play().log().len();
            let layout = Layout::new(1010.0, 640.0, 3);
            for near in Seat::all(4) {
                let session = state.session().replay(length, near);
                let state = TableState::new(session, Sort::Rank);
                let own = state.game().hand(near).len();
                assert_eq!(state.hand().len(), own);
                assert!(state.seen().hand(near).cards().count() == own);
                let all = sprites(&state, &Preview::default(), &layout);
                let near_ones = |sprite: &&Sprite| matches!(sprite.place, Place::Hand(..));
                assert_eq!(all.iter().filter(near_ones).count(), own);
                let is_near =
                    |one: &Sprite| matches!(one.place, Place::Rival(of, ..) if of == near);
                assert!(!all.iter().any(is_near));
            }
        });
    }

    #[test]
    fn what_a_hint_draws_is_seen_in_the_hand_as_well() {
        rounds(2, 11, |state, _| {
            let seen = state.seen();
            let latest = seen.latest().iter().next();
            let actions = latest.map(Action::Take).into_iter().chain([Action::Stock]);
            for action in actions.filter(|_| state.is_to_draw()) {
                let badge = Badge::Better;
                let preview = Preview::new(state, &[Mark { action, badge }]);
                let all = sprites(state, &preview, &Layout::new(1010.0, 640.0, 1));
                let drawn = all.iter().find(|one| matches!(one.id, Id::Drawn(_)));
                let drawn = drawn.expect("it is shown");
                let card = match action {
                    Action::Take(card) => Some(card),
                    _ => None,
                };
                assert_eq!(drawn.id.card(), card);
                let origin = all.iter().find(|one| one.pose == drawn.from);
                assert_eq!(origin.and_then(|one| one.id.card()), card);
                let mut hand: Vec<&Sprite> = all.iter().collect();
                hand.retain(|one| matches!(one.place, Place::Hand(..)));
                hand.sort_unstable_by_key(|one| one.level);
                let places = hand.iter().map(|one| one.place);
                let many = state.hand().len() + 1;
                assert!(places.eq((0..many).map(|index| Place::Hand(index, many))));
            }
        });
    }

    #[test]
    fn every_card_in_sight_has_one_picture_and_hidden_ones_show_nothing() {
        for players in [2, 5, 6, 8] {
            rounds(players, u64::from(players), |state, sprites| {
                let ids: BTreeSet<Id> = sprites.iter().map(|sprite| sprite.id).collect();
                assert_eq!(ids.len(), sprites.len());
                assert!(sprites.is_sorted_by_key(|sprite| sprite.id));
                let seen = state.seen();
                for seat in Seat::all(seen.seats()) {
                    let own = sprites.iter().filter(|sprite| match sprite.place {
                        Place::Hand(..) => seat == PERSON,
                        Place::Rival(of, ..) => of == seat,
                        _ => false,
                    });
                    let shown = own.clone().filter(|own| own.id.card().is_some()).count();
                    assert_eq!(own.count(), seen.hand(seat).len());
                    assert_eq!(shown, seen.hand(seat).cards().count());
                }
                let latest = sprites
                    .iter()
                    .filter(|s| matches!(s.place, Place::Latest(_)));
                assert_eq!(latest.count(), seen.latest().len());
                assert_eq!(held(state.game().hand(PERSON)).len(), state.hand().len());
            });
        }
    }
}
