//! Puzzles of Dumble.

use engine::dumble::{
    Action, Bag, Card, Cards, Dumble, DumbleView, Kind, RANKS, Rules, SUITS, Suit,
};
use engine::{Game, Seat, View};
use protocol::DumbleTheme;

use super::gaps::Gaps;
use super::race::{Confirm, is_confirmed};
use super::source::{PuzzleSource, judged};
use crate::opponents;

/// The most playouts of an action by the second judge.
const PLAYOUTS: u32 = 4_000;
/// So many cards are few.
const FEW: usize = 3;

impl PuzzleSource for Dumble {
    const GLANCE: u32 = 25;
    const EVERY: u32 = 6;
    const DECISIONS: u32 = 120;

    fn puzzle_rules() -> Rules {
        Rules::of(2)
    }

    /// Playouts on two lots of luck.
    fn proofs(view: &DumbleView, effort: u32) -> Vec<Gaps<Action>> {
        let (one, other) = (
            judged::<Dumble>(view, effort),
            judged::<Dumble>(view, effort + 1),
        );
        vec![one.pooled(&other)]
    }

    fn is_confirmed(view: &DumbleView, right: &[Action], asked: Confirm) -> bool {
        let legal = view.legal_actions();
        is_confirmed(&legal, right, PLAYOUTS, asked, |action, luck| {
            opponents::lead_after(view, action, luck).unwrap_or_default()
        })
    }

    /// By ranks, and by which cards share a suit.
    fn alike(&self, seat: Seat) -> String {
        let open = engine::dumble::OpenDumble::with_all_hands(self);
        let own: Vec<Card> = self.hand(seat).cards().collect();
        let cards = [own, open.latest().iter().collect()];
        let named = SUIT_ORDERS.iter().map(|order| {
            let key = |card: &Card| {
                let suit = Suit::ALL.iter().position(|suit| *suit == card.suit());
                (card.rank().index(), suit.map(|suit| order[suit]))
            };
            cards.each_ref().map(|cards| {
                let mut keys: Vec<_> = cards.iter().map(key).collect();
                keys.sort();
                keys
            })
        });
        let others = Seat::all(self.seats()).filter(|other| *other != seat);
        let others: Vec<usize> = others.map(|other| self.hand(other).len()).collect();
        let step = matches!(self.step(), engine::dumble::Step::Draw(_));
        format!("{step} {others:?} {:?}", named.min())
    }

    fn has_theme(&self, seat: Seat, right: &[Action], theme: DumbleTheme) -> bool {
        let legal = self.legal_actions(seat);
        let hand = self.hand(seat).bag();
        let most = legal.iter().filter_map(laid).map(points).max();
        if theme == DumbleTheme::FewCards {
            let mut others = self.playing().without(seat).iter();
            return others.any(|other| self.hand(other).len() <= FEW);
        }
        right.iter().all(|action| match theme {
            DumbleTheme::Call => *action == Action::Call,
            DumbleTheme::Wait => *action != Action::Call && legal.contains(&Action::Call),
            DumbleTheme::Stock => *action == Action::Stock,
            DumbleTheme::Take => matches!(action, Action::Take(_)),
            DumbleTheme::Fit => match action {
                Action::Take(card) => fits(hand, *card),
                _ => false,
            },
            _ => laid(action).is_some_and(|cards| match theme {
                DumbleTheme::KeepPoints => Some(points(cards)) < most,
                DumbleTheme::Set => cards.kind() == Kind::OfARank,
                DumbleTheme::Run => cards.kind() == Kind::Run,
                DumbleTheme::BreakSet => {
                    let rank = cards.as_slice().first().map(|card| card.rank());
                    let same = hand.iter().filter(|card| Some(card.rank()) == rank);
                    cards.kind() == Kind::Single && same.count() > 1
                }
                _ => false,
            }),
        })
    }
}

/// The orders of four suits.
const SUIT_ORDERS: [[usize; SUITS]; 24] = orders();

const fn orders() -> [[usize; SUITS]; 24] {
    let mut all = [[0; SUITS]; 24];
    let (mut code, mut count) = (0, 0);
    while code < 256 {
        let order = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6];
        let seen = 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3];
        if seen == 15 {
            all[count] = order;
            count += 1;
        }
        code += 1;
    }
    all
}

/// The cards of a discard.
fn laid(action: &Action) -> Option<&Cards> {
    match action {
        Action::Discard(cards) => Some(cards),
        _ => None,
    }
}

fn points(cards: &Cards) -> u32 {
    let cards = cards.as_slice().iter();
    cards.map(|card| u32::from(card.points())).sum()
}

/// Whether a card makes a set or a run with cards of a hand.
fn fits(hand: Bag, card: Card) -> bool {
    let has = |steps: isize| {
        let rank = card.rank().index().checked_add_signed(steps);
        rank.filter(|rank| *rank < RANKS).is_some_and(|rank| {
            hand.iter()
                .any(|other| other.suit() == card.suit() && other.rank().index() == rank)
        })
    };
    let is_set = hand.iter().any(|other| other.rank() == card.rank());
    is_set || has(-2) && has(-1) || has(-1) && has(1) || has(1) && has(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Theme;

    fn position(own: &str, latest: &str, pile: &str) -> Dumble {
        let line = format!(
            "dumble round=2 turn=18 step=play:1 starter=1 totals=0,34 gone=0,0 hands={own}|AC,4S+,5C+,KD \
             latest={latest} laid=- pile={pile}"
        );
        line.parse().unwrap()
    }

    const PILE: &str = "4C,4D,5H,5S,6D,7H,9C,9H,10C,10D,JH,QD,QS,KH";

    #[test]
    fn themes_are_what_an_action_does() {
        let game = position("AD,3C,3H,10H", "10S", PILE);
        let themes = |actions: &[&str]| {
            let right: Vec<Action> = actions.iter().map(|text| text.parse().unwrap()).collect();
            let has = |theme: &&DumbleTheme| game.has_theme(Seat::FIRST, &right, **theme);
            DumbleTheme::ALL
                .iter()
                .filter(has)
                .copied()
                .collect::<Vec<_>>()
        };
        assert_eq!(
            themes(&["3C 3H"]),
            [DumbleTheme::KeepPoints, DumbleTheme::Set]
        );
        assert_eq!(
            themes(&["3C"]),
            [DumbleTheme::KeepPoints, DumbleTheme::BreakSet]
        );
        assert_eq!(themes(&["10H"]), []);
        assert_eq!(themes(&["3C", "AD"]), [DumbleTheme::KeepPoints]);
    }

    #[test]
    fn a_card_fits_a_set_or_a_run() {
        let hand: Bag = ["4D", "5D", "9C"]
            .map(|card| card.parse().unwrap())
            .into_iter()
            .collect();
        for (card, fit) in [
            ("3D", true),
            ("6D", true),
            ("9H", true),
            ("7D", false),
            ("6C", false),
        ] {
            assert_eq!(fits(hand, card.parse().unwrap()), fit, "{card}");
        }
    }

    #[test]
    fn hands_in_other_suits_are_alike() {
        let alike = |own, latest, pile| position(own, latest, pile).alike(Seat::FIRST);
        let first = alike("AD,3C,3H,10H", "10S", PILE);
        let other = PILE.replace("6D", "6S");
        assert_eq!(first, alike("AD,3C,3H,10H", "10S", &other));
        assert_ne!(first, alike("AH,3C,3H,10H", "10S", PILE));
    }
}
