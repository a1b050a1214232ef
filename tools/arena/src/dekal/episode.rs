//! A training round.
//!
//! The targets are those of TD(λ) (Sutton and Barto, Reinforcement Learning, chapter 12), for the network's
//! outputs at the positions between two turns, and at those where all holes are chosen. The loss is that of a
//! softmax over the seats for the win, and the squared error for the points. Where the search over the next
//! cards says how much the cards gave beyond their mean, that is subtracted.

use bots::dekal::net::{Net, POINTS};
use bots::dekal::next_turn::NextTurn;
use bots::dekal::one_ply::by_table;
use bots::dekal::round::Round;
use bots::dekal::symmetry::Symmetry;
use bots::dekal::terminal::terminal_value;
use bots::dekal::turn::{Drafts, GridValues, best_hole, chances, context_holed, values};
use engine::below;
use engine::dekal::{Action, MAX_PLAYERS};
use rand_core::Rng;

use super::gradient::{ForwardPass, NetInput};
use super::schedule::Schedule;
use crate::baseline::dekal::by_visible_points;
use crate::learning::{explores, random_draft, random_hole};

/// A number for each seat.
type PerSeat = [f32; MAX_PLAYERS];

/// The opponent of a training round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingOpponent {
    /// All seats play by the network.
    Itself,
    /// The seat with this number, modulo the players, turns over random cards and drafts by visible points.
    Denier(u32),
    /// The seat with this number, modulo the players, plays by the table.
    Strong(u32),
}

impl TrainingOpponent {
    /// The opponent in the round with this number: five of eight rounds are self-play.
    pub fn of(game: u32) -> TrainingOpponent {
        let seat = game / 8;
        match game % 8 {
            0 | 4 => TrainingOpponent::Denier(seat + u32::from(game % 8 == 4)),
            2 => TrainingOpponent::Strong(seat),
            _ => TrainingOpponent::Itself,
        }
    }
}

/// The number of turns that each seat plays at random at the beginning of a round.
///
/// Without them, positions that good players seldom reach would be learned only from bad players, and valued as
/// low as these play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomOpening([u8; MAX_PLAYERS]);

impl RandomOpening {
    /// No random turns.
    pub const NONE: RandomOpening = RandomOpening([0; MAX_PLAYERS]);

    /// The random turns in the round with this number. Three of eight rounds, all of them self-play, begin with up to
    /// four turns of one seat or of all.
    pub fn of(game: u32, players: usize) -> RandomOpening {
        let turns = 1 + (game / 16 % 4) as u8;
        let mut opening = RandomOpening::NONE;
        match game % 8 {
            1 => opening.0[game as usize / 8 % players] = turns,
            5 | 7 => opening.0[..players].fill(turns),
            _ => {}
        }
        opening
    }
}

/// The number of first turns of rounds against other opponents that are not learned from, if some rounds begin at
/// random: there the result depends on who plays, not on the position.
const EARLY: u8 = 6;

/// The settings of a training round.
#[derive(Clone, Copy)]
pub struct Episode<'a> {
    /// The hyperparameters.
    pub schedule: Schedule,
    /// The network that plays and learns.
    pub net: &'a Net,
    /// The opponent.
    pub opponent: TrainingOpponent,
    /// The random turns.
    pub opening: RandomOpening,
}

/// A position on the path of the round: each seat's input, and the data for its target.
struct EpisodeStep {
    inputs: [Option<NetInput>; MAX_PLAYERS],
    /// The expectation at the position; `None` if it only learns from what followed.
    expected: Option<Expected>,
    /// Whether what followed counts for the target: not if it was a random choice.
    counts: bool,
    /// Whether the position is learned from.
    teaches: bool,
}

/// The expectation at a position.
struct Expected {
    shares: PerSeat,
    points: PerSeat,
    /// How much more the cards gave than the expectation, if the search computes it. The target can then be the
    /// expectation itself.
    luck: Option<(PerSeat, PerSeat)>,
}

impl Episode<'_> {
    /// Plays the round and adds its gradient to `gradient`; returns the mean of the points.
    pub fn play(&self, rng: &mut impl Rng, gradient: &mut [f32]) -> f32 {
        let mut round = Round::new(self.schedule.players);
        let mut path = Vec::new();
        while !round.is_over() {
            let between = path.len();
            if round.turn > 0 {
                path.push(self.meet(&round));
            }
            let as_best = self.choose_holes(&mut round, rng);
            if let Some(met) = path.get_mut(between) {
                met.counts = as_best || !self.schedule.looks_ahead;
            }
            let mut met = self.meet(&round);
            let ahead = self.look_ahead(&round);
            round.turn_up(rng);
            if let Some(ahead) = &ahead {
                met.expected = Some(expected(ahead, &round));
            }
            let as_best = self.draft(&mut round, rng);
            met.counts = as_best || ahead.is_none();
            path.push(met);
        }
        self.learn(&path, &round, rng, gradient);
        let grids = &round.grids[..round.seats];
        let points: u32 = grids.iter().map(|grid| grid.score()).sum();
        points as f32 / round.seats as f32
    }

    /// Whether a seat chooses at random now.
    fn is_random(&self, round: &Round, seat: usize, rng: &mut impl Rng) -> bool {
        round.turn < self.opening.0[seat] || explores(self.schedule.explore, rng)
    }

    /// The opponent on this seat, if it does not play by the network.
    fn opponent_at(&self, seat: usize) -> Option<TrainingOpponent> {
        match self.opponent {
            TrainingOpponent::Denier(at) | TrainingOpponent::Strong(at) => {
                (at as usize % self.schedule.players == seat).then_some(self.opponent)
            }
            TrainingOpponent::Itself => None,
        }
    }

    /// All seats choose their holes. Returns whether no seat explored; an opponent that always chooses at
    /// random does not count.
    fn choose_holes(&self, round: &mut Round, rng: &mut impl Rng) -> bool {
        let mut as_best = true;
        for seat in 0..round.seats {
            let hole = match self.opponent_at(seat) {
                Some(TrainingOpponent::Denier(_)) => random_hole(round.grids[seat], rng),
                Some(TrainingOpponent::Strong(_)) => {
                    match by_table(self.net.table(), round, seat).best() {
                        Some(Action::Reveal(cell)) => cell,
                        _ => random_hole(round.grids[seat], rng),
                    }
                }
                _ if self.is_random(round, seat, rng) => {
                    as_best = false;
                    random_hole(round.grids[seat], rng)
                }
                _ => best_hole(self.net, round, seat),
            };
            round.holes[seat] = Some(hole);
        }
        as_best
    }

    /// All seats draft. Returns whether no seat explored.
    fn draft(&self, round: &mut Round, rng: &mut impl Rng) -> bool {
        let mut drafts = Drafts::new(self.net, round);
        let mut as_best = true;
        while let Some(seat) = round.drafter() {
            let by_opponent = match self.opponent_at(seat) {
                Some(TrainingOpponent::Denier(_)) => Some(by_visible_points(round, seat, 1.0)),
                Some(TrainingOpponent::Strong(_)) => by_table(self.net.table(), round, seat).best(),
                _ => None,
            };
            let draft = match (by_opponent, round.holes[seat]) {
                (Some(Action::Draft(draft)), _) => draft,
                (_, Some(_)) if self.is_random(round, seat, rng) => {
                    as_best = false;
                    random_draft(round, seat, rng)
                }
                _ => drafts.best(round),
            };
            round.draft(draft);
            drafts.made(round, seat);
        }
        as_best
    }

    /// A position, with the network's expectation unless the search will give one.
    fn meet(&self, round: &Round) -> EpisodeStep {
        let holed = round.holes[0].is_some();
        let mut inputs = [None; MAX_PLAYERS];
        for (seat, input) in inputs.iter_mut().enumerate().take(round.seats) {
            *input = Some(NetInput {
                grid: round.grids[seat],
                hole: round.holes[seat],
                round_context: round.round_context(seat, holed),
            });
        }
        // With search, the expectation between turns is that after the choice of holes.
        let glances = holed || !self.schedule.looks_ahead;
        EpisodeStep {
            inputs,
            expected: glances.then(|| self.without_search(round, holed)),
            counts: true,
            teaches: !self.schedule.random_openings
                || self.opponent == TrainingOpponent::Itself
                || round.turn >= EARLY,
        }
    }

    /// The network's expectation without search.
    fn without_search(&self, round: &Round, holed: bool) -> Expected {
        let judged: GridValues = if holed {
            core::array::from_fn(|seat| {
                if seat < round.seats {
                    let context = context_holed(self.net, round, seat);
                    self.net
                        .evaluate(round.grids[seat], round.holes[seat], &context)
                } else {
                    Default::default()
                }
            })
        } else {
            values(self.net, round)
        };
        Expected {
            shares: chances(&judged, round.seats),
            points: judged.map(|value| value.points),
            luck: None,
        }
    }

    /// The search over the cards of the present turn, whose holes are chosen, if search is on.
    fn look_ahead(&self, round: &Round) -> Option<NextTurn<'_>> {
        if !self.schedule.looks_ahead {
            return None;
        }
        NextTurn::new(self.net, round, Some(round.holes))
    }

    fn learn(&self, path: &[EpisodeStep], end: &Round, rng: &mut impl Rng, gradient: &mut [f32]) {
        let mut shares = [0.0; MAX_PLAYERS];
        end.outcome(&mut shares);
        let mut points = end.grids.map(|grid| terminal_value(grid).points);
        for met in path.iter().rev() {
            let Some(expected) = &met.expected else {
                if met.counts {
                    self.move_towards(met, &shares, &points, rng, gradient);
                }
                continue;
            };
            let Some(luck) = &expected.luck else {
                self.move_towards(met, &shares, &points, rng, gradient);
                self.mix(&mut shares, &expected.shares, true);
                self.mix(&mut points, &expected.points, true);
                continue;
            };
            for (sums, luck) in [(&mut shares, &luck.0), (&mut points, &luck.1)] {
                for (sum, luck) in sums.iter_mut().zip(luck) {
                    *sum -= luck;
                }
            }
            self.mix(&mut shares, &expected.shares, met.counts);
            self.mix(&mut points, &expected.points, met.counts);
            self.move_towards(met, &shares, &points, rng, gradient);
        }
    }

    /// Mixes the later result with the expectation: with weight λ if the result counts, otherwise the
    /// expectation alone.
    fn mix(&self, came: &mut PerSeat, expected: &PerSeat, counts: bool) {
        let lambda = if counts { self.schedule.lambda } else { 0.0 };
        for (came, expected) in came.iter_mut().zip(expected).take(self.schedule.players) {
            *came += (1.0 - lambda) * (expected - *came);
        }
    }

    /// Adds the gradient that moves a position's outputs towards the target.
    fn move_towards(
        &self,
        met: &EpisodeStep,
        shares: &PerSeat,
        points: &PerSeat,
        rng: &mut impl Rng,
        gradient: &mut [f32],
    ) {
        if !met.teaches {
            return;
        }
        let passes = met.inputs.map(|input| {
            let input = input?;
            // A rotated or mirrored grid has the same value.
            let symmetry = Symmetry::new(below(rng, Symmetry::COUNT as u32) as usize);
            let turned = NetInput {
                grid: symmetry.grid(input.grid),
                hole: input.hole.map(|hole| symmetry.cell(hole)),
                ..input
            };
            Some(ForwardPass::new(self.net, &turned))
        });
        let mut judged = GridValues::default();
        for (value, pass) in judged.iter_mut().zip(&passes) {
            *value = pass.as_ref().map(|pass| pass.value).unwrap_or_default();
        }
        let expected = chances(&judged, self.schedule.players);
        for (seat, pass) in passes.iter().enumerate() {
            if let Some(pass) = pass {
                let by_points = self.schedule.points * (pass.value.points - points[seat]) / POINTS;
                let by_standing = expected[seat] - shares[seat];
                pass.backward(self.net, by_points, by_standing, gradient);
            }
        }
    }
}

/// The expectation by the search, and how much more the cards gave that came up. With more than two players the
/// latter is not known.
fn expected(ahead: &NextTurn, round: &Round) -> Expected {
    let (mut shares, mut points) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
    let mut luck = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
    // Where the cards are sampled, the sample depends on the position.
    let seed = round.unseen.iter().fold(0, |a, b| a * 11 + u64::from(*b));
    for seat in 0..round.seats {
        let found = ahead.expected(seat, seed);
        (shares[seat], points[seat]) = (found.win, found.points);
        if let ([one, two], 2) = (round.centre.as_slice(), round.seats) {
            let came = ahead.with_cards(seat, [*one, *two]);
            luck.0[seat] = came.win - found.win;
            luck.1[seat] = came.points - found.points;
        }
    }
    Expected {
        shares,
        points,
        luck: Some(luck),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adam::Adam;
    use crate::dekal::learner::beginnings;
    use bots::dekal::net::PARAMETERS;
    use bots::dekal::table::Table;
    use engine::Seed;
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    const SCHEDULE: Schedule = Schedule {
        players: 2,
        games: 16,
        chunk: 8,
        batch: 2,
        rate: (0.002, 0.000_5),
        lambda: 0.8,
        explore: 0.1,
        random_openings: false,
        looks_ahead: false,
        points: 0.3,
    };

    #[test]
    fn what_happens_again_and_again_is_learned() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut net = Net::new(Table::flat(25.0), beginnings(Seed(5))).unwrap();
        let mut adam = Adam::new(PARAMETERS);
        let (mut shares, mut points) = ([0.0; MAX_PLAYERS], [0.0; MAX_PLAYERS]);
        (shares[0], points[0], points[1]) = (1.0, 20.0, 20.0);
        let evaluated = |net: &Net| {
            let episode = Episode {
                schedule: SCHEDULE,
                net,
                opponent: TrainingOpponent::Itself,
                opening: RandomOpening::NONE,
            };
            let met = episode.meet(&Round::new(2));
            met.expected.unwrap().points[0]
        };
        let before = evaluated(&net);
        for _ in 0..200 {
            let mut gradient = vec![0.0; PARAMETERS];
            let episode = Episode {
                schedule: SCHEDULE,
                net: &net,
                opponent: TrainingOpponent::Itself,
                opening: RandomOpening::NONE,
            };
            let met = episode.meet(&Round::new(2));
            episode.move_towards(&met, &shares, &points, &mut rng, &mut gradient);
            let mut parameters = net.parameters().to_vec();
            adam.step(&mut parameters, &gradient, 0.002);
            net.set_parameters(&parameters);
        }
        let after = evaluated(&net);
        assert!((before - 20.0).abs() > 3.0);
        assert!((after - 20.0).abs() < 0.5, "{after}");
    }

    #[test]
    fn rivals_sit_everywhere_and_itself_most_often() {
        let mut met = [[0; 2]; 3];
        for game in 0..160 {
            match TrainingOpponent::of(game) {
                TrainingOpponent::Itself => met[0][0] += 1,
                TrainingOpponent::Denier(seat) => met[1][seat as usize % 2] += 1,
                TrainingOpponent::Strong(seat) => met[2][seat as usize % 2] += 1,
            }
        }
        assert_eq!(met, [[100, 0], [20, 20], [10, 10]]);
    }

    #[test]
    fn only_rounds_against_itself_begin_at_random_and_every_seat_does() {
        for players in 2..=MAX_PLAYERS {
            let mut turns = vec![0_u32; players];
            for game in 0..64 * players as u32 {
                let RandomOpening(opening) = RandomOpening::of(game, players);
                if TrainingOpponent::of(game) != TrainingOpponent::Itself {
                    assert_eq!(RandomOpening(opening), RandomOpening::NONE);
                }
                assert!(opening.iter().all(|turns| *turns <= 4));
                assert!(opening[players..].iter().all(|turns| *turns == 0));
                for (turns, opening) in turns.iter_mut().zip(opening) {
                    *turns += u32::from(opening);
                }
            }
            assert!(turns[0] > 0);
            if players == 4 {
                // There each seat alone plays only two of the four numbers of turns at random.
                assert_eq!(turns, [176, 176, 184, 184]);
            } else {
                assert_eq!(turns, vec![turns[0]; players]);
            }
        }
    }
}
