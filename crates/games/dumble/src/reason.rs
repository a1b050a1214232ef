//! Why an action is advised, in a few words: what it does to the hand of whoever decides. It says only what that
//! player can see.

use engine::dumble::{Action, Card, Dumble, Step, discards};
use protocol::Expectation;

use super::texts::{DumbleDifferences, DumbleTexts};

/// A card worth no more than this is cheap: those of the stock are worth more on average.
const CHEAP: u8 = 5;

/// What there is to say for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reason {
    /// A call: the hand is the lowest in so many of 100 cases.
    Lowest(u32),
    /// A discard: its points, the most points that a discard of what is kept can have in the next turn, and the most of one
    /// with an open card, with that card's.
    Discard {
        now: u8,
        next: u8,
        with_open: Option<(u8, u8)>,
    },
    /// To take a card: the most points of a discard that it makes with the hand.
    Fits(u8),
    /// To take a card: it has only these points.
    Cheap(u8),
    /// To draw from the stock: the discards fit nothing, and have at least these points.
    Stock(u8),
}

impl Reason {
    fn of(game: &Dumble, (action, expectation): (Action, Expectation)) -> Option<Reason> {
        let (Step::Play(seat) | Step::Draw(seat)) = game.step() else {
            return None;
        };
        let hand: Vec<Card> = game.hand(seat).cards().collect();
        match action {
            Action::Call => {
                let share = chance_of_lowest(expectation.score, game.hand(seat).points());
                Some(Reason::Lowest((share * 100.0).round() as u32))
            }
            Action::Discard(cards) => {
                let mut rest = hand;
                for card in cards.as_slice() {
                    let place = rest.iter().position(|other| other == card)?;
                    rest.remove(place);
                }
                let open = game.latest();
                let fitting = open.iter().filter_map(|card| {
                    let together = fits(&rest, card)?;
                    Some((together, card.points()))
                });
                Some(Reason::Discard {
                    now: points(cards.as_slice()),
                    next: most_points(&rest, |_| true).unwrap_or(0),
                    with_open: fitting.max_by_key(|(together, card)| together - card),
                })
            }
            Action::Take(card) => match fits(&hand, card) {
                Some(own) => Some(Reason::Fits(own)),
                None => (card.points() <= CHEAP).then(|| Reason::Cheap(card.points())),
            },
            Action::Stock => {
                let latest = game.latest();
                let least = latest.iter().map(Card::points).min()?;
                let useless = latest.iter().all(|card| fits(&hand, card).is_none());
                (useless && least > CHEAP).then_some(Reason::Stock(least))
            }
        }
    }
}

impl Reason {
    /// By how many points more than it counts itself an open card lets the hand shrink in the next turn.
    fn by_open(self) -> u8 {
        match self {
            Reason::Discard {
                with_open: Some((together, card)),
                ..
            } => together - card,
            _ => 0,
        }
    }

    /// The points that the hand of whoever discards can lose in this turn and the next, by what they see; 0 for anything else.
    fn shed(self) -> u8 {
        match self {
            Reason::Discard { now, next, .. } => now + next.max(self.by_open()),
            _ => 0,
        }
    }
}

/// The reason for the best choice, in a few words; `None` if none is as simple as that.
pub fn reason(game: &Dumble, best: (Action, Expectation), texts: &DumbleTexts) -> Option<String> {
    Some(match Reason::of(game, best)? {
        Reason::Lowest(percent) => (texts.lowest)(percent),
        Reason::Discard { now, next, .. } => (texts.why_discard)(now, next),
        Reason::Fits(own) => (texts.why_fits)(own),
        Reason::Cheap(points) => (texts.why_cheap)(points),
        Reason::Stock(least) => (texts.why_stock)(least),
    })
}

/// What there is to say for the better action and not for the other, in a sentence; `None` without that.
pub fn difference(
    game: &Dumble,
    judged: [(Action, Expectation); 2],
    texts: &DumbleDifferences,
) -> Option<String> {
    match judged.map(|one| Reason::of(game, one)) {
        // What speaks for both is no difference.
        [best, played] if best == played => None,
        [Some(Reason::Lowest(percent)), _] => Some((texts.lowest)(percent)),
        [_, Some(Reason::Lowest(percent))] => Some((texts.early)(percent)),
        [
            Some(
                best @ Reason::Discard {
                    now,
                    next,
                    with_open,
                },
            ),
            Some(
                other @ Reason::Discard {
                    now: other_now,
                    next: other_next,
                    ..
                },
            ),
        ] if best.shed() > other.shed() => Some(match with_open {
            Some((together, card)) if together - card > next.max(other.by_open()) => {
                (texts.fits_open)(together)
            }
            _ => (texts.discards)([now, next], [other_now, other_next]),
        }),
        // It is good for something: so is the other card.
        [
            Some(Reason::Fits(_) | Reason::Cheap(_)),
            Some(Reason::Fits(_) | Reason::Cheap(_)),
        ] => None,
        [Some(Reason::Fits(own)), _] => Some((texts.fits)(own)),
        [Some(Reason::Cheap(points)), _] => Some((texts.cheap)(points)),
        [Some(Reason::Stock(least)), _] => Some((texts.stock)(least)),
        // By points alone it is no better.
        [Some(Reason::Discard { .. }) | None, _] => None,
    }
}

/// The kind of a decision, by what was better and what was chosen: what to discard, what to draw, when to call.
pub fn kind(actions: [Action; 2]) -> usize {
    let is_draw = |action: &Action| matches!(action, Action::Take(_) | Action::Stock);
    if actions.contains(&Action::Call) {
        2
    } else {
        usize::from(actions.iter().any(is_draw))
    }
}

/// The chance that nobody has fewer points than a hand with these, from 0 to 1, by the expected score of a call:
/// that is 0 if the hand is the lowest, and double its points otherwise.
pub fn chance_of_lowest(score: f32, points: u8) -> f32 {
    match points {
        0 => 1.0,
        _ => (1.0 - score / (2.0 * f32::from(points))).clamp(0.0, 1.0),
    }
}

fn points(cards: &[Card]) -> u8 {
    cards.iter().map(|card| card.points()).sum()
}

/// The most points of a legal discard of these cards that is as wanted.
fn most_points(cards: &[Card], is_wanted: impl Fn(&[Card]) -> bool) -> Option<u8> {
    let mut most = None;
    discards(cards, &mut |cards| {
        let cards = cards.as_slice();
        if is_wanted(cards) {
            most = most.max(Some(points(cards)));
        }
    });
    most
}

/// The most points of a discard of several cards that a card makes with these.
fn fits(hand: &[Card], card: Card) -> Option<u8> {
    let with: Vec<Card> = hand.iter().copied().chain([card]).collect();
    most_points(&with, |cards| cards.len() > 1 && cards.contains(&card))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        let cards = text.split(' ').map(|card| card.parse().unwrap());
        cards.collect()
    }

    #[test]
    fn a_discard_is_better_for_points_only_where_it_sheds_more() {
        let of = |now, next, with_open| Reason::Discard {
            now,
            next,
            with_open,
        };
        assert_eq!(of(4, 18, None).shed(), 22);
        assert_eq!(of(18, 10, None).shed(), 28);
        // The 8 is taken, and goes with a 6 and a 7.
        assert_eq!(of(7, 7, Some((21, 8))).shed(), 20);
        assert_eq!(Reason::Fits(16).shed(), 0);
    }

    #[test]
    fn a_call_is_the_lowest_as_often_as_it_does_not_cost_double() {
        assert_eq!(chance_of_lowest(0.0, 5), 1.0);
        assert_eq!(chance_of_lowest(4.0, 8), 0.75);
        assert_eq!(chance_of_lowest(18.0, 9), 0.0);
        assert_eq!(
            chance_of_lowest(0.0, 0),
            1.0,
            "nobody has less than nothing"
        );
    }

    #[test]
    fn a_call_that_was_missed_is_a_decision_about_calling() {
        let of = |texts: [&str; 2]| kind(texts.map(|text| text.parse().unwrap()));
        assert_eq!(of(["dumble", "KD"]), 2);
        assert_eq!([of(["KD", "4C"]), of(["stock", "take 4C"])], [0, 1]);
    }

    #[test]
    fn what_a_card_is_good_for_is_the_discard_with_most_points() {
        let hand = cards("8H 8S KD 4C");
        let fit = |text: &str| fits(&hand, text.parse().unwrap());
        assert_eq!(fit("8D"), Some(24));
        assert_eq!(fit("KC"), Some(20));
        assert_eq!(fit("5C"), None);
        assert_eq!(fits(&cards("4C 6C"), "5C".parse().unwrap()), Some(15));
        assert_eq!(most_points(&hand, |_| true), Some(16));
        assert_eq!(most_points(&[], |_| true), None);
    }
}
