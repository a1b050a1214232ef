//! `arena loss --game dekal`: measures, turn by turn, how much the expert of two players could still gain
//! against an opponent if it chose by far more playouts against that very opponent.

use anyhow::Result;
use bots::AnytimeSearch;
use bots::dekal::round::Round;
use bots::dekal::search::Search;
use bots::dekal::{EXPERT, learned};
use engine::dekal::{Action, Dekal, TURNS};
use engine::{Game, Match, Phase, Seat, Seed};
use protocol::Advice;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::playouts::Playouts;
use crate::contestant::Contestant;
use crate::game::{Length, TournamentGame};
use crate::loss::{LossOptions, PlayoutPolicy};
use crate::output::outln;
use crate::seeds::{mixed, seed_of};
use crate::statistics::Mean;

/// The largest distance from the best action, in expected share of the win by the expert's advice, at which an
/// action is compared; [`ACTIONS`] is the most actions that are compared.
const NEAR: f32 = 0.05;
const ACTIONS: usize = 4;
/// By how many standard errors another action must lead in the playouts that choose, to be chosen. With a
/// higher threshold, fewer actions are chosen by luck, and less of the possible gain is seen.
const LEADS: [f64; 2] = [1.0, 2.0];
/// After each batch of this many playouts per action, actions are dropped that are more than [`BEHIND`] standard
/// errors behind.
const LOT: u32 = 50;
const BEHIND: f64 = 2.0;
/// The factor by which there are fewer playouts if they look a turn ahead.
const FEWER: u32 = 8;

/// The kinds of decisions.
const KINDS: [&str; 3] = ["reveals", "first drafts", "second drafts"];

/// The possible gain in a decision, for each threshold in [`LEADS`].
type Gain = [f64; LEADS.len()];

/// The result of one game.
#[derive(Default)]
struct GameLosses {
    /// The gains by turn and kind of decision.
    gains: [[Gain; KINDS.len()]; TURNS as usize],
    /// The number of compared decisions; `changed` has the number in which another action was chosen.
    compared: u32,
    changed: [u32; LEADS.len()],
    /// The seat's share of the win; `without_luck` has it with the luck of the cards subtracted.
    won: f64,
    without_luck: f64,
}

/// Plays the games and reports the possible gains.
///
/// # Errors
/// If no threads can be started, or nothing was played before Ctrl-C.
pub fn run(options: &LossOptions) -> Result<()> {
    let games: Vec<GameLosses> = options.games().measure(options.seed, |number| {
        LossMeasurement::new(options, number).game()
    })?;
    print(options, &games)
}

/// Plays a game as the expert does, and measures every decision of one seat.
struct LossMeasurement {
    seed: Seed,
    seat: Seat,
    opponent: Contestant,
    chooses: Playouts,
    judges: Playouts,
    playouts: u32,
    follow: bool,
    rng: Xoshiro256PlusPlus,
}

impl LossMeasurement {
    fn new(options: &LossOptions, number: u32) -> LossMeasurement {
        let seed = seed_of(options.seed, number);
        let seat = Seat::FIRST.ahead(number as usize % 2, 2);
        let judges = Playouts {
            net: learned(2).expect("native bots have learned everything"),
            seat: seat.index(),
            look: options.look,
            opponent: options.against,
        };
        LossMeasurement {
            seed,
            seat,
            opponent: options.against.contestant(),
            chooses: Playouts {
                look: PlayoutPolicy::Glance,
                opponent: options.taken_for.unwrap_or(options.against),
                ..judges
            },
            judges,
            playouts: options.playouts.get(),
            follow: options.follow,
            rng: Xoshiro256PlusPlus::seed_from_u64(mixed(seed.0)),
        }
    }

    fn game(mut self) -> GameLosses {
        let mut judged = GameLosses::default();
        let rules = Dekal::rules(2, Length::Round);
        let mut play = Match::<Dekal>::new(rules).expect("two can play");
        loop {
            let before = *play.game();
            play.draw_all(self.seed);
            if before.phase() == Phase::Chance
                && let Some(luck) = Dekal::luck(&before, play.game())
            {
                judged.without_luck -= luck[self.seat.index()];
            }
            let Phase::Decide(deciding) = play.game().phase() else {
                break;
            };
            let seat = deciding.first().expect("somebody decides");
            let view = play.game().view(Some(seat));
            let action = if seat == self.seat {
                self.decide(&Round::of(view.table()), &mut judged)
            } else {
                let number = play.log().len() as u64;
                let own = mixed(self.seed.0 ^ mixed(number) ^ u64::from(u8::from(seat)));
                self.opponent.decide::<Dekal>(&view, own)
            };
            play.act(seat, action).expect("bots choose legal actions");
        }
        let outcome = play.game().outcome().expect("the round is over");
        judged.won = outcome.share(self.seat);
        judged.without_luck += judged.won;
        judged
    }

    /// The seat's action: the expert's own, or with `follow` the one that the playouts choose.
    fn decide(&mut self, round: &Round, judged: &mut GameLosses) -> Action {
        let (net, seat) = (self.chooses.net, self.seat.index());
        let mut search = Search::new(net, round, seat, 0, EXPERT);
        while !search.step(1_000) {}
        let actions = near(&search.found());
        if actions.len() < 2 {
            return actions[0];
        }
        let done: Vec<Round> = actions.iter().map(|a| with(round, seat, *a)).collect();
        // The playouts that measure the gain are not those that chose, since an action may have been chosen by
        // luck.
        let mut seeds = Xoshiro256PlusPlus::seed_from_u64(self.rng.next_u64());
        let (best, lead) = self.choose(&done, &mut seeds);
        if self.follow {
            return actions[best];
        }
        judged.compared += 1;
        if best > 0 {
            let kind = match actions[0] {
                Action::Reveal(_) => 0,
                Action::Draft(_) => 1 + round.drafted,
            };
            let gain = self.gain(&done[0], &done[best], &mut seeds);
            let sums = &mut judged.gains[usize::from(round.turn)][kind];
            for (index, least) in LEADS.into_iter().enumerate() {
                if lead > least {
                    judged.changed[index] += 1;
                    sums[index] += gain;
                }
            }
        }
        actions[0]
    }

    /// How much more the round after another action is worth than that after the expert's.
    fn gain(&self, own: &Round, other: &Round, seeds: &mut Xoshiro256PlusPlus) -> f64 {
        let count = match self.judges.look {
            PlayoutPolicy::Glance => self.playouts,
            PlayoutPolicy::Turn => self.playouts.div_ceil(FEWER),
        };
        let gains = (0..count).map(|_| {
            let seed = seeds.next_u64();
            let value = |round: &Round| self.judges.play(round.clone(), seed);
            value(other) - value(own)
        });
        gains.sum::<f64>() / f64::from(count)
    }

    /// The place of the best round, and by how many standard errors it leads the first.
    fn choose(&self, done: &[Round], seeds: &mut Xoshiro256PlusPlus) -> (usize, f64) {
        let mut leads = vec![Lead::default(); done.len()];
        let mut left: Vec<usize> = (1..done.len()).collect();
        let mut played = 0;
        while played < self.playouts && !left.is_empty() {
            for _ in 0..LOT.min(self.playouts - played) {
                let seed = seeds.next_u64();
                let own = self.chooses.play(done[0].clone(), seed);
                for place in &left {
                    let other = self.chooses.play(done[*place].clone(), seed);
                    leads[*place].add(other - own);
                }
            }
            played += LOT;
            left.retain(|place| leads[*place].in_errors() > -BEHIND);
        }
        let best = left
            .into_iter()
            .max_by(|one, other| leads[*one].mean().total_cmp(&leads[*other].mean()));
        match best {
            Some(best) if leads[best].in_errors() > LEADS[0] => (best, leads[best].in_errors()),
            _ => (0, 0.0),
        }
    }
}

/// The actions near the best by the advice, the expert's own first.
fn near(advice: &Advice<Action>) -> Vec<Action> {
    let win = |place: usize| advice.choices()[place].estimate.win.unwrap_or_default();
    let places = (0..advice.choices().len()).filter(|place| win(*place) >= win(0) - NEAR);
    places
        .take(ACTIONS)
        .map(|place| advice.choices()[place].action)
        .collect()
}

/// The round after an action of a seat.
fn with(round: &Round, seat: usize, action: Action) -> Round {
    let mut round = round.clone();
    match action {
        Action::Reveal(cell) => round.holes[seat] = Some(cell),
        Action::Draft(draft) => round.draft(draft),
    }
    round
}

/// The lead of one round over another, over some playouts.
#[derive(Clone, Copy, Default)]
struct Lead {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Lead {
    fn add(&mut self, lead: f64) {
        self.count += 1.0;
        self.sum += lead;
        self.squares += lead * lead;
    }

    fn mean(self) -> f64 {
        self.sum / self.count
    }

    /// The mean divided by its standard error.
    fn in_errors(self) -> f64 {
        let mean = self.mean();
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        // A difference that is the same in all playouts is certain, unless it comes from rounding.
        mean / (variance / self.count).sqrt().max(1e-9)
    }
}

fn print(options: &LossOptions, games: &[GameLosses]) -> Result<()> {
    let each = games.len() as f64;
    let won = |share: fn(&GameLosses) -> f64| {
        let Mean { mean, plus_minus } = Mean::of(games.iter().map(|game| 100.0 * share(game)));
        format!("{mean:.1} % ± {plus_minus:.1}")
    };
    outln!(
        "{} games against {}, seed {}: won {}, without luck {}",
        games.len(),
        options.against.contestant(),
        options.seed,
        won(|game| game.won),
        won(|game| game.without_luck),
    )?;
    if options.follow {
        return Ok(());
    }
    let compared: u32 = games.iter().map(|game| game.compared).sum();
    let changed = [0, 1].map(|lead| {
        let changed: u32 = games.iter().map(|game| game.changed[lead]).sum();
        format!("{:.1}", f64::from(changed) / each)
    });
    outln!(
        "{:.1} decisions a game compared, {} changed",
        f64::from(compared) / each,
        changed.join(" and ")
    )?;
    outln!("% of a win to be gained a game, with 95 % intervals, by the least lead that counts")?;
    let heads = LEADS.map(|lead| format!("{:>17}", format!("{lead} s.e.")));
    outln!("{:<16}{}", "turn", heads.concat())?;
    let all = 0..usize::from(TURNS);
    for turn in all.clone() {
        row(games, &(turn + 1).to_string(), turn..turn + 1, 0..3)?;
    }
    for (place, kind) in KINDS.into_iter().enumerate() {
        row(games, kind, all.clone(), place..place + 1)?;
    }
    row(games, "all", all, 0..3)
}

/// A row of the report: the gains in these turns, by these kinds of decisions.
fn row(
    games: &[GameLosses],
    name: &str,
    turns: core::ops::Range<usize>,
    kinds: core::ops::Range<usize>,
) -> Result<()> {
    let mean = |lead: usize| {
        let gained = games.iter().map(|game| {
            let gains = game.gains[turns.clone()].iter();
            let gains = gains.flat_map(|turn| &turn[kinds.clone()]);
            100.0 * gains.map(|gain| gain[lead]).sum::<f64>()
        });
        let Mean { mean, plus_minus } = Mean::of(gained);
        format!("{mean:>9.3} ± {plus_minus:.3}")
    };
    outln!("{name:<16}{}", [0, 1].map(mean).concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loss::Opponent;
    use bots::dekal::turn::{Drafts, best_hole};
    use engine::GameId;

    fn options(against: Opponent) -> LossOptions {
        LossOptions {
            game: GameId::Dekal,
            rules: None,
            against,
            taken_for: None,
            follow: false,
            look: PlayoutPolicy::Glance,
            games: 1.try_into().unwrap(),
            skip: 0,
            exact_from: 8,
            playouts: 20.try_into().unwrap(),
            seed: Seed(1),
            threads: None,
        }
    }

    /// Plays a round by the network, and calls `out` with each position from turn `from` on in which the seat
    /// has a choice, and its actions, the expert's best first.
    fn decisions(
        judge: &LossMeasurement,
        from: u8,
        seed: u64,
        mut out: impl FnMut(&Round, Vec<Action>),
    ) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let net = judge.chooses.net;
        let mut round = Round::new(2);
        while !round.is_over() {
            let holes = [0, 1].map(|seat| best_hole(net, &round, seat));
            (round.holes[0], round.holes[1]) = (Some(holes[0]), Some(holes[1]));
            round.turn_up(&mut rng);
            while let Some(seat) = round.drafter() {
                if seat == judge.seat.index() && round.turn >= from {
                    let mut search = Search::new(net, &round, seat, 0, EXPERT);
                    while !search.step(1_000) {}
                    let found = search.found();
                    let actions = found.choices().iter().map(|choice| choice.action);
                    out(&round, actions.collect());
                }
                let draft = Drafts::new(net, &round).best(&round);
                round.draft(draft);
            }
        }
    }

    #[test]
    fn nothing_is_gained_on_what_is_solved_but_on_bad_actions() {
        let (mut judged, mut bad) = (0, 0.0);
        for number in 0..8 {
            let judge = LossMeasurement::new(&options(Opponent::Expert), number);
            let mut positions = Vec::new();
            decisions(&judge, TURNS - 2, number.into(), |round, actions| {
                // From there to the last turn, the opponent has nothing left to choose.
                if round.drafted == 1 || round.turn + 1 == TURNS {
                    positions.push((round.clone(), actions));
                }
            });
            for (round, actions) in positions {
                let seat = judge.seat.index();
                let mut done: Vec<Round> = actions
                    .iter()
                    .map(|action| with(&round, seat, *action))
                    .collect();
                // The values are exact there, so the playouts that choose can measure as well.
                let mut seeds = Xoshiro256PlusPlus::seed_from_u64(number.into());
                for other in &done[1..] {
                    let gain = judge.gain(&done[0], other, &mut seeds);
                    assert!(gain < 1e-4, "{gain}");
                }
                done.reverse();
                let (best, _) = judge.choose(&done, &mut seeds);
                bad += judge.gain(&done[0], &done[best], &mut seeds);
                judged += 1;
            }
        }
        assert!(judged > 10 && bad > 0.5, "{bad} in {judged}");
    }

    #[test]
    fn the_same_game_is_judged_alike() {
        let judged = || {
            let mut judge = LossMeasurement::new(&options(Opponent::Denier), 0);
            judge.playouts = 4;
            let judged = judge.game();
            (judged.gains, judged.compared, judged.changed, judged.won)
        };
        let one = judged();
        assert_eq!(one, judged());
        assert!(one.1 > 5, "{} decisions", one.1);
    }

    #[test]
    fn leads_are_told_in_their_errors() {
        let mut lead = Lead::default();
        [0.0, 2.0, 0.0, 2.0]
            .into_iter()
            .for_each(|one| lead.add(one));
        assert_eq!((lead.mean(), lead.in_errors()), (1.0, 2.0));
        let mut certain = Lead::default();
        certain.add(0.5);
        assert!(certain.in_errors() > 1e6);
    }
}
