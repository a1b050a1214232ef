//! The luck of seats with their cards, for control variates.

use bots::dekal::learned;
use bots::dekal::next_turn::NextTurn;
use bots::dekal::round::Round;
use engine::dekal::{CardValue, Dekal};

use crate::seeds::mixed;

/// The deals of the average for more than two players.
const DEALS: u32 = 64;

/// How much more of the round's win the cards of a turn gave each seat than cards give on average, if all seats play
/// on as the expert expects.
///
/// Its mean is 0 for any players, since it is the value of an event minus its expectation, which is exact for two
/// players and for more the average over other deals. So it can be subtracted from the win (a control variate), which
/// removes most of the variance by chance.
pub fn luck(before: &Dekal, after: &Dekal) -> Option<Vec<f64>> {
    let seats = before.table().seats();
    let round = Round {
        match_totals: None,
        ..Round::of(before.table())
    };
    let cards: Vec<CardValue> = after.table().centre().map(|(_, card)| card).collect();
    if cards.len() < seats {
        return Some(vec![0.0; seats]);
    }
    // They were sealed until the cards came up.
    let holes = Some(Round::of(after.table()).holes);
    // In the first turn the seat that drafts first is not known yet.
    let Some(ahead) = NextTurn::new(learned(seats)?, &round, holes) else {
        return Some(vec![0.0; seats]);
    };
    let gained = |came: f32, expected: f32| f64::from(came) - f64::from(expected);
    if let [one, two] = cards[..] {
        let of = |seat| {
            let came = ahead.with_cards(seat, [one, two]).win;
            gained(came, ahead.expected(seat, 0).win)
        };
        return Some((0..seats).map(of).collect());
    }
    let came = ahead.shares_with(&cards);
    let expected = ahead.shares_on_average(DEALS, seed(&round));
    let pairs = came.into_iter().zip(expected);
    Some(
        pairs
            .take(seats)
            .map(|(came, expected)| gained(came, expected))
            .collect(),
    )
}

/// A seed for the average that differs from position to position. With the same deals everywhere, what they have in
/// excess would not cancel over many positions.
fn seed(round: &Round) -> u64 {
    let grids = round.grids.iter().take(round.seats);
    grids.fold(1, |seed, grid| mixed(seed ^ u64::from(*grid)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::{Event, Rules};
    use engine::{Game, Match, Phase, Seed};

    /// Acts for the seats until cards come up.
    fn decide(play: &mut Match<Dekal>) {
        while let Phase::Decide(deciding) = play.game().phase() {
            let seat = deciding.first().unwrap();
            let mut actions = Vec::new();
            play.game()
                .actions(seat, &mut |action| actions.push(action));
            play.act(seat, actions[play.log().len() % actions.len()])
                .unwrap();
        }
    }

    #[test]
    fn luck_is_nothing_on_average() {
        let mut play = Match::<Dekal>::new(Rules::default()).unwrap();
        let mut checked = Vec::new();
        while play.game().outcome().is_none() {
            decide(&mut play);
            let before = *play.game();
            play.draw_all(Seed(5));
            let turn = before.table().turn();
            if before.phase() != Phase::Chance || !turn.is_multiple_of(5) {
                continue;
            }
            let (mut sum, mut most) = ([0.0f64; 2], 0.0f64);
            for one in CardValue::all() {
                for two in CardValue::all() {
                    let mut after = before;
                    let unseen = before.table().unseen();
                    let left = unseen.count(two) - u8::from(one == two).min(unseen.count(two));
                    let ways = f64::from(unseen.count(one)) * f64::from(left);
                    if ways == 0.0 {
                        continue;
                    }
                    for card in [one, two] {
                        after.resolve(Event::Card(card)).unwrap();
                    }
                    let found = luck(&before, &after).unwrap();
                    assert!((found[0] + found[1]).abs() < 1e-6);
                    most = most.max(found[0].abs());
                    for (sum, found) in sum.iter_mut().zip(found) {
                        *sum += ways * found;
                    }
                }
            }
            assert!(sum.iter().all(|sum| sum.abs() < 0.02), "{sum:?}");
            // In the first turn the seat that drafts first is not known yet, and in the last everything may be
            // decided.
            assert!(turn > 0 || most == 0.0);
            checked.push(most);
        }
        assert_eq!(checked.len(), 4, "turns 0, 5, 10 and 15");
        assert!(checked[1] > 0.01 && checked[2] > 0.01, "{checked:?}");
    }

    #[test]
    fn with_more_players_luck_is_nothing_on_average_over_many_deals() {
        let rules = Rules {
            players: 3,
            ..Rules::default()
        };
        let mut sums = [0.0; 3];
        let mut most = 0.0f64;
        for seed in 1..=150 {
            let mut play = Match::<Dekal>::new(rules).unwrap();
            while play.game().outcome().is_none() {
                decide(&mut play);
                let before = *play.game();
                play.draw_all(Seed(seed));
                if before.phase() == Phase::Chance {
                    let found = luck(&before, play.game()).unwrap();
                    assert!(found.iter().sum::<f64>().abs() < 1e-5);
                    most = most.max(found[0].abs());
                    for (sum, found) in sums.iter_mut().zip(found) {
                        *sum += found;
                    }
                }
            }
        }
        assert!(sums.iter().all(|sum| sum.abs() < 150.0 * 0.1), "{sums:?}");
        assert!(most > 0.1, "{most}");
    }
}
