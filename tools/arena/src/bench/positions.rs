//! The positions of a benchmark.

use engine::{Entry, Match, Phase, Seed};
use protocol::Level;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::contestant::Contestant;
use crate::game::{Length, TournamentGame};
use crate::seeds::{mixed, seed_of};
use crate::tournament::MAX_DECISIONS;

/// The most positions from one game, so that no game has too much weight.
const OF_A_GAME: usize = 10;

/// The number of games without any choice after which the search for positions ends.
const IN_VAIN: u32 = 100;

/// `count` positions in which a seat has a choice: its view, and a seed for random decisions there. They are
/// drawn from games of the regular level against itself. There are fewer only if a game has no choices.
pub fn of<G: TournamentGame>(
    rules: &G::Rules,
    length: Length,
    seed: Seed,
    count: usize,
) -> Vec<(G::View, u64)> {
    let mut positions = Vec::with_capacity(count);
    let mut in_vain = 0;
    for deal in 0.. {
        if positions.len() == count || in_vain == IN_VAIN {
            break;
        }
        let seed = seed_of(seed, deal);
        let mut met = met::<G>(rules, length, seed);
        in_vain = if met.is_empty() { in_vain + 1 } else { 0 };
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        let wanted = OF_A_GAME.min(count - positions.len());
        let (drawn, _) = met.partial_shuffle(&mut rng, wanted);
        positions.extend_from_slice(drawn);
    }
    positions
}

/// The positions of a game in which a seat had a choice.
fn met<G: TournamentGame>(rules: &G::Rules, length: Length, seed: Seed) -> Vec<(G::View, u64)> {
    let player = Contestant::Bot(Level::Regular, None);
    let mut positions = Vec::new();
    let mut play = Match::<G>::new(rules.clone()).expect("the rules were checked");
    for number in 0..MAX_DECISIONS {
        play.draw_all(seed);
        while play.game().outcome().is_some() {
            if length == Length::Round || play.outcome().is_some() {
                return positions;
            }
            play.push(Entry::NextRound)
                .expect("a match that is not over has a next round");
            play.draw_all(seed);
        }
        let Phase::Decide(deciding) = play.game().phase() else {
            return positions;
        };
        let seat = deciding.first().expect("somebody decides");
        let own = mixed(seed.0 ^ mixed(number as u64));
        let view = play.game().view(Some(seat));
        let action = player.decide::<G>(&view, own);
        let mut choices = 0;
        play.game().actions(seat, &mut |_| choices += 1);
        if choices > 1 {
            positions.push((view, own));
        }
        play.act(seat, action).expect("bots choose legal actions");
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::View;
    use engine::debacle::Debacle;
    use engine::dekal::Dekal;
    use engine::detrak::Detrak;
    use engine::dumble::Dumble;

    fn checked<G: TournamentGame>(seats: usize, length: Length) {
        let rules = G::usual_rules(seats, length);
        let views = |seed| of::<G>(&rules, length, Seed(seed), 25);
        let found = views(1);
        assert_eq!(found.len(), 25);
        for (view, _) in &found {
            let mut actions = 0;
            view.actions(&mut |_| actions += 1);
            assert!(view.to_decide() && actions > 1);
        }
        assert!(found == views(1), "the same seed, the same positions");
        assert!(found != views(2));
    }

    #[test]
    fn positions_have_choices_and_come_of_the_seed() {
        checked::<Dekal>(3, Length::Round);
        checked::<Detrak>(1, Length::Round);
        checked::<Dumble>(4, Length::Match);
        checked::<Debacle>(2, Length::Round);
    }
}
