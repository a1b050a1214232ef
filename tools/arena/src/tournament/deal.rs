//! Plays one deal once for every rotation of the seats.

use std::time::Instant;

use anyhow::Result as AnyResult;
use engine::{Entry, Match, Outcome, Phase, Seat, Seed};
use protocol::Style;

use super::liking;
use super::records::Records;
use crate::contestant::Contestant;
use crate::external::{ExternalBot, Failure, ProgramPools};
use crate::game::{Length, TournamentGame};
use crate::seeds::mixed;

/// The results of one deal.
#[derive(Clone, PartialEq, Debug)]
pub struct Deal {
    /// The deal's seed.
    pub seed: Seed,
    /// The results of the contestants, in their order.
    pub results: Vec<DealResult>,
    /// The games that were not finished because a program failed.
    pub forfeits: Vec<Forfeit>,
    /// The number of games that were broken off because they did not end: ties.
    pub endless: usize,
    /// The number of rounds of all its matches; 0 if single rounds were played.
    pub rounds: usize,
}

/// A game that an outside program lost by a failure; the others share the win.
#[derive(Clone, PartialEq, Debug)]
pub struct Forfeit {
    /// The index of the contestant, from 0.
    pub contestant: usize,
    /// The seat of the contestant.
    pub seat: Seat,
    /// The failure.
    pub failure: Failure,
}

/// The results of one contestant in a deal, as means over the rotations.
#[derive(Clone, PartialEq, Debug)]
pub struct DealResult {
    /// Its share of the wins, 0 to 1.
    pub win: f64,
    /// The share of the wins minus its luck (a control variate): the same mean, less variance. `None` where the
    /// luck cannot be computed, as in whole matches.
    pub without_luck: Option<f64>,
    /// The number of rounds it won, of [`Deal::rounds`]; shared wins count in part. It is a sum, not a mean.
    pub rounds: f64,
    /// Its points in finished games; `None` if no game was finished.
    pub score: Option<f64>,
    /// How much each style at the table likes its decisions.
    pub likings: liking::Sums,
    /// The times of its decisions with a choice, in microseconds.
    pub micros: Vec<f32>,
}

/// The number of decisions after which a game is broken off: many times more than the longest match takes. In
/// Dumble nobody has to call, so a game may never end.
pub const MAX_DECISIONS: usize = 50_000;

/// The seats of the contestants in a rotation: each moves on by `rotation` seats.
pub fn seating(contestants: usize, rotation: usize) -> impl Iterator<Item = Seat> {
    (0..contestants).map(move |contestant| Seat::FIRST.ahead(contestant + rotation, contestants))
}

/// Plays a deal with every rotation of the contestants. Writes its games to `records`, if given.
///
/// # Errors
/// If a record cannot be written.
pub fn play<G: TournamentGame>(
    rules: &G::Rules,
    length: Length,
    contestants: &[Contestant],
    programs: &ProgramPools,
    seed: Seed,
    records: Option<Records<'_>>,
) -> AnyResult<Deal> {
    play_limited::<G>(
        MAX_DECISIONS,
        rules,
        length,
        contestants,
        programs,
        seed,
        records,
    )
}

/// As [`play`], with this limit on the decisions of a game.
fn play_limited<G: TournamentGame>(
    max_decisions: usize,
    rules: &G::Rules,
    length: Length,
    contestants: &[Contestant],
    programs: &ProgramPools,
    seed: Seed,
    records: Option<Records<'_>>,
) -> AnyResult<Deal> {
    let count = contestants.len();
    let mut deal = Deal::unplayed(seed, count);
    for rotation in 0..count {
        let seats: Vec<Seat> = seating(count, rotation).collect();
        let timed: Vec<usize> = deal.results.iter().map(|own| own.micros.len()).collect();
        let mut table = Table {
            luck: None,
            contestants,
            seats: &seats,
            external: Vec::new(),
            results: &mut deal.results,
            rounds: &mut deal.rounds,
            left: max_decisions,
        };
        let mut play = Match::<G>::new(rules.clone())?;
        let end = table.host::<G>(&mut play, length, programs, seed);
        let luck = table.luck;
        if let (Some(records), true) = (records, !matches!(end, Ok(None))) {
            records.keep(play, seed, contestants, &seats, rotation)?;
        }
        match end {
            Ok(Some(outcome)) => deal.settle(&seats, &outcome, luck.as_deref()),
            Ok(None) => deal.break_off(&timed),
            Err(forfeit) => deal.forfeit(forfeit),
        }
    }
    Ok(deal.averaged())
}

impl Deal {
    fn unplayed(seed: Seed, contestants: usize) -> Deal {
        let nothing = DealResult {
            win: 0.0,
            without_luck: None,
            rounds: 0.0,
            score: None,
            likings: Default::default(),
            micros: Vec::new(),
        };
        Deal {
            seed,
            results: vec![nothing; contestants],
            forfeits: Vec::new(),
            endless: 0,
            rounds: 0,
        }
    }

    /// Adds a finished game.
    fn settle(&mut self, seats: &[Seat], outcome: &Outcome, luck: Option<&[f64]>) {
        for (seat, result) in seats.iter().zip(&mut self.results) {
            let standing = outcome.standing(*seat).expect("each seat has a standing");
            result.win += outcome.share(*seat);
            if let Some(luck) = luck.and_then(|luck| luck.get(seat.index())) {
                *result.without_luck.get_or_insert_default() += outcome.share(*seat) - luck;
            }
            *result.score.get_or_insert_default() += f64::from(standing.score);
        }
    }

    /// Adds a game that did not end, and drops the times of its decisions: they would outnumber all others.
    /// `timed` has the number of times before it, by contestant.
    fn break_off(&mut self, timed: &[usize]) {
        let share = 1.0 / self.results.len() as f64;
        for (result, timed) in self.results.iter_mut().zip(timed) {
            result.win += share;
            result.micros.truncate(*timed);
        }
        self.endless += 1;
    }

    /// Adds a game in which a program failed.
    fn forfeit(&mut self, forfeit: Forfeit) {
        let others = self.results.len() - 1;
        for (contestant, result) in self.results.iter_mut().enumerate() {
            if contestant != forfeit.contestant {
                result.win += 1.0 / others as f64;
            }
        }
        self.forfeits.push(forfeit);
    }

    /// Turns sums into means.
    fn averaged(mut self) -> Deal {
        let games = self.results.len();
        let finished = games - self.forfeits.len() - self.endless;
        for result in &mut self.results {
            result.win /= games as f64;
            let known = result.without_luck.filter(|_| finished == games);
            result.without_luck = known.map(|win| win / games as f64);
            result.score = result.score.map(|score| score / finished as f64);
        }
        self
    }
}

/// A game that is being played.
struct Table<'a> {
    contestants: &'a [Contestant],
    seats: &'a [Seat],
    /// The outside programs, by contestant.
    external: Vec<Option<ExternalBot<'a>>>,
    results: &'a mut [DealResult],
    /// The number of finished rounds, in this match and those before it.
    rounds: &'a mut usize,
    /// The number of decisions that are left.
    left: usize,
    /// The luck of the seats in this game.
    luck: Option<Vec<f64>>,
}

impl<'a> Table<'a> {
    /// Seats the outside programs, plays the game, and releases the programs. One that has failed is dropped;
    /// the others can play again. `None` if the game does not end.
    fn host<G: TournamentGame>(
        &mut self,
        play: &mut Match<G>,
        length: Length,
        programs: &'a ProgramPools,
        seed: Seed,
    ) -> Result<Option<Outcome>, Forfeit> {
        let end = self
            .seat_external(programs)
            .and_then(|()| self.play::<G>(play, length, seed));
        if let Err(forfeit) = &end
            && let Some(failed) = self.external.get_mut(forfeit.contestant)
        {
            *failed = None;
        }
        for program in self.external.drain(..).flatten() {
            program.leave(end.as_ref().ok().and_then(Option::as_ref));
        }
        end
    }

    fn seat_external(&mut self, programs: &'a ProgramPools) -> Result<(), Forfeit> {
        for (contestant, seat) in self.seats.iter().enumerate() {
            let program = programs
                .of(contestant)
                .map(|pool| ExternalBot::start(pool, *seat));
            let program = program.transpose().map_err(|failure| Forfeit {
                contestant,
                seat: *seat,
                failure,
            })?;
            self.external.push(program);
        }
        Ok(())
    }

    fn play<G: TournamentGame>(
        &mut self,
        play: &mut Match<G>,
        length: Length,
        seed: Seed,
    ) -> Result<Option<Outcome>, Forfeit> {
        loop {
            self.draw(play, length, seed);
            let Phase::Decide(deciding) = play.game().phase() else {
                let round = play.game().outcome();
                let end = match length {
                    Length::Round => round,
                    Length::Match => {
                        self.count_round(round.as_ref());
                        play.outcome()
                    }
                };
                if let Some(outcome) = end {
                    return Ok(Some(outcome));
                }
                play.push(Entry::NextRound)
                    .expect("a match that is not over has a next round");
                continue;
            };
            let Some(left) = self.left.checked_sub(1) else {
                return Ok(None);
            };
            self.left = left;
            let seat = deciding.first().expect("somebody decides");
            // A bot's own random numbers must not be those of the game, and must not repeat.
            let own = mixed(seed.0 ^ mixed(play.log().len() as u64) ^ u64::from(u8::from(seat)));
            let action = self.decide::<G>(play.game(), seat, own)?;
            play.act(seat, action)
                .expect("bots choose legal actions, and programs' are checked");
        }
    }

    /// Draws the events that are due, and adds up whom they favour.
    fn draw<G: TournamentGame>(&mut self, play: &mut Match<G>, length: Length, seed: Seed) {
        if play.game().phase() != Phase::Chance || length == Length::Match {
            return play.draw_all(seed);
        }
        let before = play.game().clone();
        play.draw_all(seed);
        if let Some(luck) = G::luck(&before, play.game()) {
            let sums = self.luck.get_or_insert_with(|| vec![0.0; luck.len()]);
            for (sum, luck) in sums.iter_mut().zip(luck) {
                *sum += luck;
            }
        }
    }

    fn count_round(&mut self, round: Option<&Outcome>) {
        let Some(round) = round else { return };
        *self.rounds += 1;
        for (seat, result) in self.seats.iter().zip(self.results.iter_mut()) {
            result.rounds += round.share(*seat);
        }
    }

    fn decide<G: TournamentGame>(
        &mut self,
        game: &G,
        seat: Seat,
        seed: u64,
    ) -> Result<G::Action, Forfeit> {
        let contestant = self
            .seats
            .iter()
            .position(|other| *other == seat)
            .expect("each seat is taken");
        let mut choices = 0;
        game.actions(seat, &mut |_| choices += 1);
        let view = game.view(Some(seat));
        let start = Instant::now();
        let action = match &mut self.external[contestant] {
            None => Ok(self.contestants[contestant].decide::<G>(&view, seed)),
            Some(program) => program.decide::<G>(&view, seed),
        };
        if choices > 1 {
            let micros = start.elapsed().as_secs_f32() * 1e6;
            self.results[contestant].micros.push(micros);
            if let Ok(action) = action {
                self.note_likings::<G>(contestant, &view, action);
            }
        }
        action.map_err(|failure| Forfeit {
            contestant,
            seat,
            failure,
        })
    }

    fn note_likings<G: TournamentGame>(
        &mut self,
        contestant: usize,
        view: &G::View,
        action: G::Action,
    ) {
        let sums = &mut self.results[contestant].likings;
        for (style, (sum, decisions)) in Style::ALL.into_iter().zip(sums) {
            if !liking::sits(style, self.contestants) {
                continue;
            }
            if let Some(share) = liking::share::<G>(style, view, action) {
                *sum += share;
                *decisions += 1.0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::Dekal;
    use protocol::Level;

    #[test]
    fn everybody_sits_everywhere_once() {
        for contestants in 2..=6 {
            for contestant in 0..contestants {
                let mut seats: Vec<Seat> = (0..contestants)
                    .map(|rotation| seating(contestants, rotation).nth(contestant).unwrap())
                    .collect();
                seats.sort();
                assert!(seats.into_iter().eq(Seat::all(contestants)));
            }
            for rotation in 0..contestants {
                let mut seats: Vec<Seat> = seating(contestants, rotation).collect();
                seats.sort();
                assert!(seats.into_iter().eq(Seat::all(contestants)));
            }
        }
    }

    #[test]
    fn equal_entrants_get_equal_shares() {
        let contestants = [const { Contestant::Bot(Level::Regular, None) }; 3];
        for seed in 0..5 {
            let deal = play::<Dekal>(
                &Dekal::usual_rules(3, Length::Round),
                Length::Round,
                &contestants,
                &ProgramPools::none(contestants.len()),
                Seed(seed),
                None,
            )
            .unwrap();
            assert_eq!(deal.results.len(), 3);
            for result in &deal.results {
                assert!((result.win - 1.0 / 3.0).abs() < 1e-9);
                assert!((result.score.unwrap() - deal.results[0].score.unwrap()).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn games_that_do_not_end_are_ties_without_points() {
        let contestants = [Contestant::Bot(Level::Beginner, None), Contestant::Random];
        let programs = ProgramPools::none(2);
        let play = |max| {
            play_limited::<Dekal>(
                max,
                &Dekal::usual_rules(2, Length::Round),
                Length::Round,
                &contestants,
                &programs,
                Seed(1),
                None,
            )
            .unwrap()
        };
        // Two seats and sixteen turns, in each of which both turn over a card and draft one.
        let (cut, whole) = (play(63), play(64));
        assert_eq!((cut.endless, whole.endless), (2, 0));
        assert_eq!((cut.results.len(), whole.results.len()), (2, 2));
        assert!(cut.results.iter().all(|share| share.win == 0.5));
        assert!(cut.results.iter().all(|share| share.score.is_none()));
        assert!(cut.results.iter().all(|share| share.micros.is_empty()));
        assert!(!whole.results[0].micros.is_empty());
        assert!(whole.results.iter().all(|share| share.score.is_some()));
    }

    #[test]
    fn deals_repeat_and_differ() {
        let contestants = [Contestant::Random, Contestant::Bot(Level::Beginner, None)];
        let score = |seed| {
            let deal = play::<Dekal>(
                &Dekal::usual_rules(2, Length::Round),
                Length::Round,
                &contestants,
                &ProgramPools::none(contestants.len()),
                Seed(seed),
                None,
            )
            .unwrap();
            deal.results.iter().map(|r| r.score).collect::<Vec<_>>()
        };
        assert_eq!(score(4), score(4));
        assert_ne!(score(4), score(5));
    }
}
