//! Why an action is advised, in a few words: what it does to the hand of whoever decides. It says only what that
//! player can see.

use engine::dumble::{Action, Card, Dumble, Step, discards};
use protocol::Expectation;
use ui::i18n::capitalised;

use super::texts::DumbleTexts;

/// A card worth no more than this is cheap: those of the stock are worth more on average.
const CHEAP: u8 = 5;

/// The reason for the best choice; `None` if none is as simple as that.
pub fn reason(
    game: &Dumble,
    (best, expectation): (Action, Expectation),
    texts: &DumbleTexts,
) -> Option<String> {
    let (Step::Play(seat) | Step::Draw(seat)) = game.step() else {
        return None;
    };
    let hand: Vec<Card> = game.hand(seat).cards().collect();
    match best {
        Action::Call => {
            let share = chance_of_lowest(expectation.score, game.hand(seat).points());
            Some((texts.lowest)((share * 100.0).round() as u32))
        }
        Action::Discard(cards) => {
            let mut rest = hand;
            for card in cards.as_slice() {
                let place = rest.iter().position(|other| other == card)?;
                rest.remove(place);
            }
            let next = most_points(&rest, |_| true).unwrap_or(0);
            Some((texts.why_discard)(points(cards.as_slice()), next))
        }
        Action::Take(card) => match fits(&hand, card) {
            Some(own) => Some((texts.why_fits)(own)),
            None => (card.points() <= CHEAP).then(|| (texts.why_cheap)(card.points())),
        },
        Action::Stock => {
            let latest = game.latest();
            let least = latest.iter().map(Card::points).min()?;
            let useless = latest.iter().all(|card| fits(&hand, card).is_none());
            (useless && least > CHEAP).then(|| (texts.why_stock)(least))
        }
    }
}

/// What there is to say for the better action and not for the other, in a sentence; `None` without that.
pub fn difference(
    game: &Dumble,
    judged: [(Action, Expectation); 2],
    texts: &DumbleTexts,
) -> Option<String> {
    let [best, played] = judged.map(|one| reason(game, one, texts));
    let speaks_for_both = match judged.map(|(action, _)| action) {
        // It is good for something: so is the other card.
        [Action::Take(_), Action::Take(_)] => played.is_some(),
        _ => played == best,
    };
    let best = best.filter(|_| !speaks_for_both)?;
    Some(format!("{}.", capitalised(&best)))
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
