//! One deal, played once for every rotation of the seats.

use std::time::Instant;

use engine::{Entry, Match, Outcome, Phase, Seat, Seed};

use crate::contest::Contest;
use crate::entrant::Entrant;

/// What became of one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// The deal's seed.
    pub seed: Seed,
    /// What each entrant made of it, in the order of entrants.
    pub results: Vec<Share>,
}

/// What one entrant made of a deal, averaged over the rotations.
#[derive(Clone, PartialEq, Debug)]
pub struct Share {
    /// Its share of the wins, 0 to 1.
    pub win: f64,
    /// Its points.
    pub score: f64,
    /// How long each of its decisions took that had a choice, in microseconds.
    pub micros: Vec<f32>,
}

/// How long is played on a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// Its first round.
    Round,
    /// The whole match.
    Match,
}

/// The seed of a tournament's deal. Seeds near each other share no deals.
pub fn seed_of(seed: Seed, deal: u32) -> Seed {
    Seed(mixed(mixed(seed.0) ^ u64::from(deal)))
}

/// Scatters a number over 64 bits, no two onto the same (the finaliser of
/// Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators,
/// 2014).
fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

/// The seat of each entrant in a rotation: everybody moves on by one.
pub fn seating(entrants: usize, rotation: usize) -> impl Iterator<Item = Seat> {
    (0..entrants).map(move |entrant| Seat::FIRST.ahead(entrant + rotation, entrants))
}

/// Plays a deal with every rotation of the entrants.
pub fn play<G: Contest>(
    rules: &G::Rules,
    length: Length,
    entrants: &[Entrant],
    seed: Seed,
) -> Deal {
    let count = entrants.len();
    let mut results = vec![
        Share {
            win: 0.0,
            score: 0.0,
            micros: Vec::new(),
        };
        count
    ];
    for rotation in 0..count {
        let seats: Vec<Seat> = seating(count, rotation).collect();
        let mut table = Table {
            entrants,
            seats: &seats,
            results: &mut results,
        };
        let outcome = table.play::<G>(rules, length, seed);
        for (seat, result) in seats.iter().zip(&mut results) {
            let standing = outcome.standing(*seat).expect("each seat has a standing");
            result.win += outcome.share(*seat) / count as f64;
            result.score += f64::from(standing.score) / count as f64;
        }
    }
    Deal { seed, results }
}

/// A game under way.
struct Table<'a> {
    entrants: &'a [Entrant],
    seats: &'a [Seat],
    results: &'a mut [Share],
}

impl Table<'_> {
    fn play<G: Contest>(&mut self, rules: &G::Rules, length: Length, seed: Seed) -> Outcome {
        let mut play = Match::<G>::new(rules.clone()).expect("the rules were checked");
        loop {
            play.draw_all(seed);
            let Phase::Decide(deciding) = play.game().phase() else {
                let end = match length {
                    Length::Round => play.game().outcome(),
                    Length::Match => play.outcome(),
                };
                if let Some(outcome) = end {
                    return outcome;
                }
                play.push(Entry::NextRound)
                    .expect("a match that is not over has a next round");
                continue;
            };
            let seat = deciding.first().expect("somebody decides");
            // Bots' own luck must not be that of the game, nor repeat.
            let own = mixed(seed.0 ^ mixed(play.log().len() as u64) ^ u64::from(u8::from(seat)));
            let action = self.decide::<G>(play.game(), seat, own);
            play.act(seat, action).expect("bots choose legal actions");
        }
    }

    fn decide<G: Contest>(&mut self, game: &G, seat: Seat, seed: u64) -> G::Action {
        let entrant = self
            .seats
            .iter()
            .position(|other| *other == seat)
            .expect("each seat is taken");
        let mut choices = 0;
        game.actions(seat, &mut |_| choices += 1);
        let view = game.view(Some(seat));
        let start = Instant::now();
        let action = self.entrants[entrant].decide::<G>(&view, seed);
        if choices > 1 {
            let micros = start.elapsed().as_secs_f32() * 1e6;
            self.results[entrant].micros.push(micros);
        }
        action
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::Dekal;
    use protocol::Level;

    #[test]
    fn everybody_sits_everywhere_once() {
        for entrants in 2..=6 {
            for entrant in 0..entrants {
                let mut seats: Vec<Seat> = (0..entrants)
                    .map(|rotation| seating(entrants, rotation).nth(entrant).unwrap())
                    .collect();
                seats.sort();
                assert!(seats.into_iter().eq(Seat::all(entrants)));
            }
            for rotation in 0..entrants {
                let mut seats: Vec<Seat> = seating(entrants, rotation).collect();
                seats.sort();
                assert!(seats.into_iter().eq(Seat::all(entrants)));
            }
        }
    }

    #[test]
    fn equal_entrants_get_equal_shares() {
        let entrants = [const { Entrant::Bot(Level::Regular) }; 3];
        for seed in 0..5 {
            let deal = play::<Dekal>(&Dekal::rules(3), Length::Round, &entrants, Seed(seed));
            for result in &deal.results {
                assert!((result.win - 1.0 / 3.0).abs() < 1e-9);
                assert!((result.score - deal.results[0].score).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn deals_repeat_and_differ() {
        let entrants = [Entrant::Random, Entrant::Bot(Level::Beginner)];
        let score = |seed| {
            let deal = play::<Dekal>(&Dekal::rules(2), Length::Round, &entrants, Seed(seed));
            deal.results.iter().map(|r| r.score).collect::<Vec<_>>()
        };
        assert_eq!(score(4), score(4));
        assert_ne!(score(4), score(5));
        assert_ne!(seed_of(Seed(1), 2), seed_of(Seed(2), 1));
    }
}
