//! `arena loss`: measures, turn by turn, what the expert loses against exact play on the last turns, and
//! against choices by far more playouts before those.

use std::ops::RangeInclusive;

use anyhow::{Context, Result};
use bots::detrak::notes::ALL_WAYS;
use bots::detrak::play::Player;
use bots::detrak::search::{Depth, Search};
use bots::detrak::{UNIT, Values, learned};
use engine::detrak::{Note, Roll, Sheet, TURNS};
use protocol::Level;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::dice::Dice;
use super::exact::Exact;
use super::playouts::played_on;
use crate::loss::LossOptions;
use crate::options::DetrakRules;
use crate::output::outln;
use crate::seeds::seed_of;
use crate::statistics::Mean;

/// Whose losses are measured: those of the learned values at three depths, and of the expert, who plays the
/// games.
const JUDGED: [&str; 4] = ["at a glance", "a roll ahead", "two rolls ahead", "expert"];
/// The turns on which something can be lost; on the last turn every player is exact.
const LOSING: RangeInclusive<u8> = 1..=TURNS - 1;
/// The largest distance from the best, by a search over one roll, at which a note is compared, in units; and
/// the most notes that are compared.
const NEAR: i32 = UNIT / 2;
const NOTES: usize = 8;
/// The largest distance from the best, in units, at which exact play considers an answer.
const ANSWERS_NEAR: i32 = 2 * UNIT;

/// The losses of each of [`JUDGED`] in a game, by turn; 0 after the end of the game.
type GameLosses = [[f64; JUDGED.len()]; TURNS as usize - 1];

/// Plays the games and reports the losses.
///
/// # Errors
/// If the rules are not given, no threads can be started, or nothing was played before Ctrl-C.
pub fn run(options: &LossOptions) -> Result<()> {
    let rules = options
        .rules
        .context("say by which --rules the expert is to play")?;
    let games: Vec<GameLosses> = options.games().measure(options.seed, |number| {
        LossMeasurement::new(options, rules, number).game()
    })?;
    print(options, &games)
}

/// Plays a game as the expert does, and measures every decision.
struct LossMeasurement {
    player: Player,
    values: &'static Values,
    dice: Dice,
    exact: Exact,
    exact_from: u8,
    playouts: u32,
    rng: Xoshiro256PlusPlus,
}

impl LossMeasurement {
    fn new(options: &LossOptions, rules: DetrakRules, number: u32) -> LossMeasurement {
        let advanced = rules == DetrakRules::Advanced;
        let seed = seed_of(options.seed, number);
        let built_in = "native bots have learned everything";
        let values = learned(advanced).expect(built_in);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.0);
        // The random stream must not be that of the game's dice.
        rng.jump();
        LossMeasurement {
            player: Player::new(Level::Expert, advanced).expect(built_in),
            values,
            dice: Dice::new(seed),
            exact: Exact::new(values, ANSWERS_NEAR),
            exact_from: options.exact_from,
            playouts: options.playouts.get(),
            rng,
        }
    }

    fn game(mut self) -> GameLosses {
        let mut lost = GameLosses::default();
        let mut sheet = self.dice.begun();
        for turn in LOSING {
            if !sheet.has_room() {
                break;
            }
            let roll = self.dice.rolls[usize::from(turn) - 1];
            let mut decision = self.player.search(sheet, roll, turn);
            while !decision.step() {}
            let note = decision.best().expect("there is room");
            lost[usize::from(turn) - 1] = self.decision(sheet, roll, turn, note);
            sheet = sheet.noted_unchecked(roll, note);
        }
        lost
    }

    /// The loss of each of [`JUDGED`] by its note.
    fn decision(&mut self, sheet: Sheet, roll: Roll, turn: u8, own: Note) -> [f64; JUDGED.len()] {
        let looks = [Depth::Note, Depth::Roll, Depth::Rolls].map(|depth| {
            let mut search = Search::new(self.player, depth, sheet, roll, turn);
            while !search.step() {}
            search.values().to_vec()
        });
        let chosen = [looks[0][0].0, looks[1][0].0, looks[2][0].0, own];
        let least = looks[1][0].1 - ALL_WAYS * NEAR;
        let near = looks[1].iter().take_while(|(_, value)| *value >= least);
        let mut notes: Vec<Note> = near.map(|(note, _)| *note).take(NOTES).collect();
        let others = chosen.into_iter().filter(|note| !notes.contains(note));
        let others: Vec<Note> = others.collect();
        notes.extend(others);
        let sheets: Vec<Sheet> = notes
            .iter()
            .map(|note| sheet.noted_unchecked(roll, *note))
            .collect();
        let (best, worth) = self.judge(&sheets, turn);
        chosen.map(|note| {
            let place = notes.iter().position(|other| *other == note);
            worth[best] - worth[place.expect("what was chosen is among the notes")]
        })
    }

    /// The place of the best of the sheets after a turn, and the values of all. The playouts that measure are
    /// not those that choose, since a sheet may look best by luck.
    fn judge(&mut self, sheets: &[Sheet], turn: u8) -> (usize, Vec<f64>) {
        if sheets.len() == 1 {
            return (0, vec![0.0]);
        }
        if turn >= self.exact_from {
            let worth = sheets
                .iter()
                .map(|sheet| self.exact.expected(*sheet, turn + 1));
            let worth: Vec<f64> = worth.collect();
            return (highest(&worth), worth);
        }
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.rng.next_u64());
        let mut once = || played_on(self.values, sheets, turn, self.playouts, &mut rng);
        let (chooses, judges) = (once(), once());
        (highest(&chooses), judges)
    }
}

fn highest(values: &[f64]) -> usize {
    let places = 0..values.len();
    let best = places.max_by(|one, other| values[*one].total_cmp(&values[*other]));
    best.unwrap_or_default()
}

fn print(options: &LossOptions, games: &[GameLosses]) -> Result<()> {
    outln!(
        "{} games of the expert, seed {}; points lost a game, with 95 % intervals",
        games.len(),
        options.seed
    )?;
    outln!(
        "turn      {}",
        JUDGED.map(|name| format!("{name:>18}")).concat()
    )?;
    let row = |name: &str, turns: RangeInclusive<u8>| {
        let mean = |player: usize| {
            let lost = games.iter().map(|game| {
                let turns = turns
                    .clone()
                    .map(|turn| game[usize::from(turn) - 1][player]);
                turns.sum::<f64>()
            });
            let Mean { mean, plus_minus } = Mean::of(lost);
            format!("{mean:>9.4} ± {plus_minus:.4}")
        };
        let means = core::array::from_fn::<_, { JUDGED.len() }, _>(mean);
        outln!("{name:<10}{}", means.concat())
    };
    let last = *LOSING.end();
    for turn in LOSING {
        row(&turn.to_string(), turn..=turn)?;
    }
    let exact = options.exact_from.clamp(1, last);
    if exact > 1 {
        row(&format!("1 to {}", exact - 1), 1..=exact - 1)?;
    }
    row(&format!("{exact} to {last}"), exact..=last)?;
    row("all", LOSING)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loss::{Opponent, PlayoutPolicy};
    use engine::GameId;
    use engine::Seed;

    fn options(exact_from: u8) -> LossOptions {
        LossOptions {
            game: GameId::Detrak,
            rules: None,
            against: Opponent::Denier,
            taken_for: None,
            follow: false,
            look: PlayoutPolicy::Glance,
            games: 6.try_into().unwrap(),
            skip: 0,
            exact_from,
            playouts: 20.try_into().unwrap(),
            seed: Seed(1),
            threads: None,
        }
    }

    #[test]
    fn exact_play_loses_nothing_and_nobody_gains_on_it() {
        let (mut glance, mut judged) = (0.0, 0);
        for number in 0..6 {
            let mut judge = LossMeasurement::new(&options(9), DetrakRules::Basic, number);
            // Only the turns with exact play, which are fast.
            let mut sheet = judge.dice.begun();
            for turn in LOSING {
                let roll = judge.dice.rolls[usize::from(turn) - 1];
                if !sheet.has_room() {
                    break;
                }
                let mut search = Search::new(judge.player, Depth::Note, sheet, roll, turn);
                while !search.step() {}
                let own = search.values()[0].0;
                if turn >= 9 {
                    let lost = judge.decision(sheet, roll, turn, own);
                    assert!(lost.iter().all(|lost| *lost > -1e-4), "{lost:?}");
                    assert_eq!(lost[0], lost[3], "the same note");
                    glance += lost[0];
                    judged += 1;
                }
                sheet = sheet.noted_unchecked(roll, own);
            }
        }
        assert!(judged > 10, "{judged}");
        assert!(glance < 6.0, "{glance}");
    }

    #[test]
    fn the_same_game_is_judged_alike() {
        let judged = || {
            let mut judge = LossMeasurement::new(&options(9), DetrakRules::Basic, 0);
            let (sheet, roll) = (judge.dice.begun(), judge.dice.rolls[0]);
            let note = bots::detrak::notes::notes(sheet, roll)[5];
            judge.decision(sheet, roll, 1, note)
        };
        let lost = judged();
        assert_eq!(lost, judged());
        assert!(lost[3] > lost[1], "a bad note costs most: {lost:?}");
    }
}
