//! Whether the chances of winning that bots tell come true.

use std::fmt;

use anyhow::Result;
use bots::advise;
use engine::debacle::{Debacle, First, Rules, Start};
use engine::{Entry, Game, Match, Phase, Seat, Seed};
use protocol::{AnyAdvice, AnyTask, Level, Share, Task};
use rayon::ThreadPoolBuilder;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::deal::seed_of;
use crate::options::CalibrateOptions;

/// How many classes chances are told apart in.
const CLASSES: usize = 10;

/// What was told, and what share of the win came of it.
type Told = (f32, f64);

/// Lets a level play whole matches against itself, and compares the chance of
/// winning that it sees before each action with what becomes of it.
///
/// # Errors
/// If no threads can be had.
pub fn run(options: &CalibrateOptions) -> Result<()> {
    let threads = options.threads.map_or(0, usize::from);
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    let matches = options.matches.get();
    let told: Vec<Vec<Told>> = pool.install(|| {
        (0..matches)
            .into_par_iter()
            .map(|number| play(options.level, seed_of(options.seed, number), number))
            .collect()
    });
    println!("{}", Table::of(&told.concat()));
    Ok(())
}

fn play(level: Level, seed: Seed, number: u32) -> Vec<Told> {
    let rules = Rules {
        start: Start::Shuffled,
        first: First::Seat(Seat::FIRST.ahead(number as usize, 2)),
        ..Rules::default()
    };
    let mut play = Match::<Debacle>::new(rules).expect("the first is at the table");
    let mut told = Vec::new();
    loop {
        play.draw_all(seed);
        if let Phase::Decide(seats) = play.game().phase() {
            let seat = seats.first().expect("somebody decides");
            let advice = AnyTask::Debacle(Task {
                view: play.game().view(Some(seat)),
                level,
                seed: seed.0,
                share: Share::WHOLE,
            });
            let Ok(AnyAdvice::Debacle(advice)) = advise(&advice) else {
                unreachable!("whoever decides is advised on this game");
            };
            let best = advice.choices().first().expect("there is a choice");
            told.push((seat, best.estimate.win.unwrap_or(0.5)));
            play.act(seat, best.action)
                .expect("bots choose legal actions");
        } else if let Some(outcome) = play.outcome() {
            let won = told.into_iter();
            return won.map(|(seat, win)| (win, outcome.share(seat))).collect();
        } else {
            play.push(Entry::NextRound)
                .expect("a match that is not over has a next round");
        }
    }
}

/// One class of chances.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Class {
    count: u32,
    told: f64,
    came: f64,
}

#[derive(Clone, PartialEq, Debug)]
struct Table {
    classes: [Class; CLASSES],
    /// The mean of the squares of what was told less what came.
    brier: f64,
    /// The mean distance of what was told and what came, by class.
    off: f64,
}

impl Table {
    fn of(told: &[Told]) -> Table {
        let mut classes = [Class::default(); CLASSES];
        let mut brier = 0.0;
        for (win, came) in told {
            let win = f64::from(*win);
            let class = &mut classes[((win * CLASSES as f64) as usize).min(CLASSES - 1)];
            class.count += 1;
            class.told += win;
            class.came += came;
            brier += (win - came).powi(2);
        }
        let all = told.len().max(1) as f64;
        let off: f64 = classes.iter().map(|c| (c.told - c.came).abs()).sum();
        Table {
            classes,
            brier: brier / all,
            off: off / all,
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>10} {:>8} {:>8}", "decisions", "told", "came")?;
        for class in self.classes.iter().filter(|class| class.count > 0) {
            let mean = |sum: f64| 100.0 * sum / f64::from(class.count);
            let (told, came) = (mean(class.told), mean(class.came));
            writeln!(f, "{:>10} {told:>6.1} % {came:>6.1} %", class.count)?;
        }
        let off = 100.0 * self.off;
        write!(
            f,
            "off by {off:.1} % on average; Brier score {:.3}",
            self.brier
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_true_is_not_off() {
        let fair: Vec<Told> = (0..100)
            .map(|n| (0.25, f64::from(u8::from(n % 4 == 0))))
            .collect();
        let table = Table::of(&fair);
        assert!(table.off < 1e-9 && (table.brier - 0.1875).abs() < 1e-9);
        let boast: Vec<Told> = fair.iter().map(|(_, came)| (0.95, *came)).collect();
        let table = Table::of(&boast);
        assert!((table.off - 0.7).abs() < 1e-6);
        assert_eq!(table.classes[9].count, 100);
    }

    #[test]
    fn a_match_tells_as_many_chances_as_there_are_decisions() {
        let told = play(Level::Beginner, Seed(3), 1);
        assert!(told.len() > 20);
        let total: f64 = told.iter().map(|(_, came)| came).sum();
        assert!(0.0 < total && total <= told.len() as f64);
        assert!(told.iter().all(|(win, _)| (0.0..=1.0).contains(win)));
    }
}
