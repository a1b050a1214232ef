//! The luck of seats with their cards, for control variates.

use bots::dekal::learned;
use bots::dekal::next_turn::NextTurn;
use bots::dekal::round::Round;
use engine::dekal::Dekal;

/// How much more of the round's win the cards of a turn of two gave each seat than cards give on average, if
/// both seats play on as the expert expects; `None` with more players.
///
/// Its mean is 0 for any players, since it is the value of an event minus its exact expectation. So it can be
/// subtracted from the win (a control variate), which removes most of the variance by chance.
pub fn luck(before: &Dekal, after: &Dekal) -> Option<[f64; 2]> {
    let net = learned(before.table().seats()).filter(|_| before.table().seats() == 2)?;
    let round = Round {
        match_totals: None,
        ..Round::of(before.table())
    };
    let mut cards = after.table().centre().map(|(_, card)| card);
    let (Some(one), Some(two)) = (cards.next(), cards.next()) else {
        return Some([0.0; 2]);
    };
    // They were sealed until the cards came up.
    let holes = Some(Round::of(after.table()).holes);
    // In the first turn the seat that drafts first is not known yet.
    let Some(ahead) = NextTurn::new(net, &round, holes) else {
        return Some([0.0; 2]);
    };
    Some(core::array::from_fn(|seat| {
        let came = ahead.with_cards(seat, [one, two]).win;
        f64::from(came) - f64::from(ahead.expected(seat, 0).win)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::{CardValue, Event, Rules};
    use engine::{Game, Match, Phase, Seat, Seed};

    #[test]
    fn luck_is_nothing_on_average() {
        let mut play = Match::<Dekal>::new(Rules::default()).unwrap();
        let mut checked = Vec::new();
        while play.game().outcome().is_none() {
            while let Phase::Decide(deciding) = play.game().phase() {
                let seat = deciding.first().unwrap();
                let mut actions = Vec::new();
                play.game()
                    .actions(seat, &mut |action| actions.push(action));
                play.act(seat, actions[play.log().len() % actions.len()])
                    .unwrap();
            }
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
    fn with_more_players_nobody_can_tell() {
        let rules = Rules {
            players: 3,
            ..Rules::default()
        };
        let game = Dekal::new(&rules).unwrap();
        assert_eq!(luck(&game, &game), None);
        assert_eq!(game.table().token(), None::<Seat>);
    }
}
