//! Playouts of rounds of two, to judge the expert's choices.

use bots::dekal::net::Net;
use bots::dekal::one_ply::by_table;
use bots::dekal::pairs::{each_pair, value};
use bots::dekal::round::Round;
use bots::dekal::search::{Effort, Search};
use bots::dekal::turn::{Drafts, best_hole};
use engine::below;
use engine::dekal::{Action, Cell, MAX_PLAYERS, TURNS};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::baseline::dekal::by_visible_points;
use crate::loss::{Opponent, PlayoutPolicy};

/// A search over the next turn only.
const ONE_TURN: Effort = Effort {
    closely: 0,
    within: 0,
    turns: 1,
    plainly: 0,
};

/// The settings of playouts.
#[derive(Clone, Copy)]
pub struct Playouts {
    /// The network for two players.
    pub net: &'static Net,
    /// The seat whose share of the win is computed.
    pub seat: usize,
    /// How that seat chooses.
    pub look: PlayoutPolicy,
    /// The opponent. It chooses as at a real table, except that the expert would take too long and plays by the
    /// network without search.
    pub opponent: Opponent,
}

impl Playouts {
    /// The seat's share of the win at the end; in the last turn the mean over all cards. With the same seed the
    /// same cards come up, whatever the seats choose.
    pub fn play(&self, mut round: Round, seed: u64) -> f64 {
        let mut cards = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut holes = cards.clone();
        holes.jump();
        if round.drafter().is_some() {
            self.draft_all(&Drafts::new(self.net, &round), &mut round);
        }
        while !round.is_over() {
            self.choose_holes(&mut round, &mut holes);
            if round.turn + 1 == TURNS {
                return self.last_turn(&round);
            }
            round.turn_up(&mut cards);
            self.draft_all(&Drafts::new(self.net, &round), &mut round);
        }
        self.outcome(&round)
    }

    /// The mean over the cards of the last turn, after the choice of holes.
    fn last_turn(&self, round: &Round) -> f64 {
        let drafts = Drafts::of_any_cards(self.net, round);
        let (mut sum, mut all) = (0.0, 0.0);
        each_pair(&round.unseen, |cards, ways| {
            let mut round = round.clone();
            for card in cards {
                round.unseen[card] -= 1;
                round.centre.push(value(card));
            }
            self.draft_all(&drafts, &mut round);
            sum += f64::from(ways) * self.outcome(&round);
            all += f64::from(ways);
        });
        sum / all
    }

    fn outcome(&self, round: &Round) -> f64 {
        let mut shares = [0.0; MAX_PLAYERS];
        round.outcome(&mut shares);
        f64::from(shares[self.seat])
    }

    /// All seats that have not chosen their holes yet do so.
    fn choose_holes(&self, round: &mut Round, rng: &mut impl Rng) {
        let chosen = [0, 1].map(|seat| match round.holes[seat] {
            Some(hole) => hole,
            None if seat == self.seat => self.own_hole(round),
            None => self.hole(round, seat, rng),
        });
        for (hole, chosen) in round.holes.iter_mut().zip(chosen) {
            *hole = Some(chosen);
        }
    }

    fn own_hole(&self, round: &Round) -> Cell {
        match self.look {
            PlayoutPolicy::Turn => match self.look_ahead(round) {
                Some(Action::Reveal(cell)) => cell,
                _ => best_hole(self.net, round, self.seat),
            },
            PlayoutPolicy::Glance => best_hole(self.net, round, self.seat),
        }
    }

    fn hole(&self, round: &Round, seat: usize, rng: &mut impl Rng) -> Cell {
        match self.opponent {
            Opponent::Denier => {
                let blank = round.grids[seat].face_down();
                blank.nth(below(rng, blank.len() as u32) as usize)
            }
            Opponent::Strong => match by_table(self.net.table(), round, seat).best() {
                Some(Action::Reveal(cell)) => cell,
                _ => best_hole(self.net, round, seat),
            },
            Opponent::Expert => best_hole(self.net, round, seat),
        }
    }

    /// All seats that have not drafted yet in this turn do so.
    fn draft_all(&self, drafts: &Drafts, round: &mut Round) {
        while let Some(seat) = round.drafter() {
            let draft = match self.looked(round, seat) {
                Some(Action::Draft(draft)) => draft,
                _ => drafts.best(round),
            };
            round.draft(draft);
        }
    }

    /// The action of the seat that drafts now; `None` if it plays by the network without search.
    fn looked(&self, round: &Round, seat: usize) -> Option<Action> {
        if seat == self.seat {
            return match self.look {
                // The last seat to draft only has to find the best push.
                PlayoutPolicy::Turn if round.centre.len() > 1 => self.look_ahead(round),
                _ => None,
            };
        }
        match self.opponent {
            Opponent::Denier => Some(by_visible_points(round, seat, 1.0)),
            Opponent::Strong => by_table(self.net.table(), round, seat).best(),
            Opponent::Expert => None,
        }
    }

    fn look_ahead(&self, round: &Round) -> Option<Action> {
        let search = Search::new(self.net, round, self.seat, 0, ONE_TURN);
        search.found().best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::dekal::endgame::solve;
    use bots::dekal::learned;
    use engine::dekal::{CardValue, Draft, Push};

    fn playouts(opponent: Opponent) -> Playouts {
        Playouts {
            net: learned(2).unwrap(),
            seat: 0,
            look: PlayoutPolicy::Glance,
            opponent,
        }
    }

    /// A round after this many turns.
    fn round(playouts: &Playouts, seed: u64, turns: u8) -> Round {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut round = Round::new(2);
        while round.turn < turns {
            playouts.choose_holes(&mut round, &mut rng);
            round.turn_up(&mut rng);
            playouts.draft_all(&Drafts::new(playouts.net, &round), &mut round);
        }
        round
    }

    #[test]
    fn the_last_turn_is_what_the_endgame_counts_out() {
        let playouts = playouts(Opponent::Expert);
        let mut open = 0;
        for seed in 0..30 {
            let round = round(&playouts, seed, TURNS - 1);
            let right = solve(&round, None, playouts.seat).unwrap().win;
            let found = playouts.play(round, seed);
            assert!((found - f64::from(right)).abs() < 1e-4, "{found}, {right}");
            open += usize::from(right > 0.01 && right < 0.99);
        }
        assert!(open > 3, "{open} of 30 are undecided");
    }

    /// The best result of the last turn for the seat against `denier`, by trying everything.
    fn tried(playouts: &Playouts, round: &Round) -> f64 {
        let Some(drafter) = round.drafter() else {
            return playouts.outcome(round);
        };
        if drafter != playouts.seat {
            let mut round = round.clone();
            if let Action::Draft(draft) = by_visible_points(&round, drafter, 1.0) {
                round.draft(draft);
            }
            return tried(playouts, &round);
        }
        let hole = round.holes[drafter].unwrap();
        let cards = round.centre.iter();
        let drafts = cards.flat_map(|card| Push::legal(hole).map(|push| (*card, push)));
        let values = drafts.map(|(card, push)| {
            let mut round = round.clone();
            round.draft(Draft { card, push });
            tried(playouts, &round)
        });
        values.fold(0.0, f64::max)
    }

    #[test]
    fn nothing_beats_trying_everything_against_the_denier() {
        let playouts = playouts(Opponent::Denier);
        let (mut sum, mut best) = (0.0, 0.0);
        for seed in 0..30 {
            let round = round(&playouts, seed, TURNS - 1);
            let mut holed = round.clone();
            for seat in 0..2 {
                holed.holes[seat] = Some(round.grids[seat].face_down().nth(0));
            }
            let (mut right, mut all) = (0.0, 0.0);
            for (one, count) in CardValue::all().zip(round.unseen) {
                for (two, other) in CardValue::all().zip(round.unseen) {
                    let left = other.saturating_sub(u8::from(one == two));
                    let ways = f64::from(count) * f64::from(left);
                    if ways > 0.0 {
                        let mut round = holed.clone();
                        round.centre.extend([one, two]);
                        right += ways * tried(&playouts, &round);
                        all += ways;
                    }
                }
            }
            let found = playouts.play(round, seed);
            assert!(found < right / all + 1e-9, "{found}, {}", right / all);
            sum += found;
            best += right / all;
        }
        assert!(sum > best - 0.3 && sum > 3.0, "{sum} of {best}");
    }

    #[test]
    fn the_cards_do_not_depend_on_what_is_chosen() {
        for opponent in [Opponent::Denier, Opponent::Strong] {
            let playouts = playouts(opponent);
            let round = round(&playouts, 3, 8);
            let value = |seed| playouts.play(round.clone(), seed);
            assert_eq!(value(5), value(5));
            assert!((6..20).any(|seed| value(seed) != value(5)));
            // To choose what the seat would choose anyway changes nothing.
            let mut chosen = round.clone();
            chosen.holes[0] = Some(best_hole(playouts.net, &round, 0));
            assert_eq!(playouts.play(chosen, 5), value(5));
        }
    }
}
