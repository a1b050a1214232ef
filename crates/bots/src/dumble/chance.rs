//! The chance that a hand is the lowest.

use engine::View;
use engine::dumble::{Card, DumbleView, LIMIT};

/// The most cards of a hand.
const HAND_SIZE: usize = 7;
/// The greatest sum of points that is distinguished; larger ones count as this.
const MANY: usize = LIMIT as usize + 1;

/// The chance that the view's seat wins the round by calling Dumble with its present hand, 0 to 1, if each
/// hidden card is equally likely in any place in which it may be; `None` for a spectator.
///
/// A player who ties for the lowest wins by calling (Dumble). For two players the chance is exact. With
/// more, hands are taken to be independent of each other, which they nearly are. The hand may have more than
/// 10 points; it is then the chance that all others have at least 11.
pub fn chance_of_lowest(view: &DumbleView) -> Option<f32> {
    chance_with(view, |_| 1.0)
}

/// [`chance_of_lowest`] with weights: the greater an unseen card's weight, the more likely it is in a hand.
pub fn chance_with(view: &DumbleView, weight: impl Fn(Card) -> f32) -> Option<f32> {
    let seat = view.seat()?;
    let open = view.open();
    let own = usize::from(open.hand(seat).points()).min(MANY);
    let others = open.playing().without(seat);
    let chance = others
        .iter()
        .map(|other| {
            let hand = open.hand(other);
            let cards = |age| {
                let unseen = view.unseen_of(age).iter();
                Hidden::new(
                    hand.unknown_of(age),
                    unseen.map(|card| (card, weight(card))),
                )
            };
            let earlier = view.earlier_ages().map(cards);
            let hidden = earlier.fold(cards(0), |one, other| one.with(&other));
            hidden.at_least(own.saturating_sub(hand.points().into()))
        })
        .product();
    Some(chance)
}

/// The distribution of the points of some hidden cards.
struct Hidden {
    /// By the points; the last is of [`MANY`] and more.
    chances: [f32; MANY + 1],
}

impl Hidden {
    /// The distribution of this many of these cards, where the chance of a set is proportional to the product
    /// of its weights.
    fn new(count: usize, cards: impl Iterator<Item = (Card, f32)>) -> Hidden {
        let count = count.min(HAND_SIZE);
        // By the number of cards chosen so far, and their points.
        let mut ways = [[0.0f64; MANY + 1]; HAND_SIZE + 1];
        ways[0][0] = 1.0;
        for (card, weight) in cards {
            for chosen in (0..count).rev() {
                let fewer = ways[chosen];
                for (points, ways_so_far) in fewer.into_iter().enumerate() {
                    let sum = (points + usize::from(card.points())).min(MANY);
                    ways[chosen + 1][sum] += ways_so_far * f64::from(weight);
                }
            }
        }
        let all: f64 = ways[count].iter().sum();
        // Without enough cards there is no distribution.
        let all = if all > 0.0 { all } else { 1.0 };
        Hidden {
            chances: ways[count].map(|ways| (ways / all) as f32),
        }
    }

    /// The sum of these cards and independent others.
    fn with(&self, other: &Hidden) -> Hidden {
        let mut chances = [0.0; MANY + 1];
        for (one, first) in self.chances.iter().enumerate() {
            for (two, second) in other.chances.iter().enumerate() {
                chances[(one + two).min(MANY)] += first * second;
            }
        }
        Hidden { chances }
    }

    /// The chance of this many points or more, at most [`MANY`].
    fn at_least(&self, points: usize) -> f32 {
        let below: f32 = self.chances.iter().take(points).sum();
        (1.0 - below).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use engine::dumble::{Bag, Dumble};
    use engine::{Game, Seat};

    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn the_points_of_hidden_cards_are_counted_exactly() {
        let unseen = cards("AS 2D 2H 3C 4S 5D 9H KC KD QS 7C");
        for points in 0..=11usize {
            let mut reaching = 0;
            let mut all = 0;
            for (a, one) in unseen.iter().enumerate() {
                for (b, two) in unseen.iter().enumerate().skip(a + 1) {
                    for three in &unseen[b + 1..] {
                        let sum = one.points() + two.points() + three.points();
                        reaching += u32::from(usize::from(sum) >= points);
                        all += 1;
                    }
                }
            }
            let hidden = Hidden::new(3, unseen.iter().map(|card| (*card, 1.0)));
            let exact = reaching as f32 / all as f32;
            assert!((hidden.at_least(points) - exact).abs() < 1e-5, "{points}");
        }
    }

    /// Three seats with eight points against a hand that was drawn from two
    /// stocks, and one that everybody knows.
    #[test]
    fn cards_of_an_earlier_stock_are_in_hands_and_no_others() {
        let line = "dumble round=0 turn=60 step=play:1 starter=1 totals=0,0,0 gone=0,0,0 \
                    hands=8C|3C,5C~1|9D+,KC~1 latest=KS laid=- pile=";
        let all = Bag::packs(1);
        let in_hands: Bag = cards("8C 3C 5C 9D KC KS").into_iter().collect();
        // In the stock are a two, and a queen; the second seat drew a three.
        let stock: Bag = cards("2C QC").into_iter().collect();
        let pile = all.minus(in_hands).and_then(|pile| pile.minus(stock));
        let game: Dumble = format!("{line}{}", pile.unwrap()).parse().unwrap();
        let view = game.view(Seat::new(0));
        // The second seat has the five or the king (five), and a two, a three or
        // the queen: it has at least eight with five and three, five and queen,
        // or the king. The third seat always has.
        let exact = 1.0 - (1.0 / 2.0) * (1.0 / 3.0);
        let chance = chance_of_lowest(&view).unwrap();
        assert!((chance - exact).abs() < 1e-6, "{chance}, not {exact}");
    }

    #[test]
    fn weights_make_cards_likely() {
        let unseen = cards("AS KC");
        let hidden = Hidden::new(1, unseen.into_iter().zip([3.0, 1.0]));
        assert!((hidden.at_least(2) - 0.25).abs() < 1e-6);
    }
}
