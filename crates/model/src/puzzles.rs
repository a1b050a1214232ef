//! What a person has solved of a game's puzzles: the attempts, the rating that follows from them, and which puzzle is next.
//!
//! Attempts are text, a line for each: when, which puzzle, its rating, and `+` or `-`, followed by `t` if its theme was
//! chosen, or by `r` if it was tried before. Everything else is worked out from them, so that those of two devices can be
//! put together in any order.

use core::fmt;
use core::str::FromStr;
use std::collections::{BTreeMap, BTreeSet};

use engine::GameId;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::day::Day;
use crate::storage::{self, StorageError};

/// The rating with which everybody begins, between the weakest levels and the strongest.
const FIRST: f64 = 1200.0;
/// The rating deviation of puzzles, in points.
const PUZZLE_DEVIATION: f64 = 60.0;
/// That of puzzles whose theme the person knew: they say less.
const THEME_DEVIATION: f64 = 300.0;
/// The half width of a 95 % interval, in deviations.
const TWO_SIDED_95: f64 = 1.96;
/// The half width of the 95 % interval above which a rating is provisional, in points.
const PROVISIONAL_ABOVE: u32 = 150;
/// So many misses end a run.
pub const MISSES: usize = 3;

/// How a person came to a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Way {
    /// It came as the next one.
    Next,
    /// The person chose what it is about, and so knew that.
    Theme,
    /// They had tried it before, or for practice.
    Repeated,
}

/// The first answer to a puzzle, as it was shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Attempt {
    /// When it was given, in milliseconds since 1970.
    pub at: u64,
    /// The puzzle, by the number that depends on its position.
    pub id: u32,
    /// The puzzle's rating.
    pub rating: u16,
    /// Whether the answer was right.
    pub is_solved: bool,
    /// How the person came to it.
    pub way: Way,
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_solved { '+' } else { '-' };
        let way = match self.way {
            Way::Next => "",
            Way::Theme => "t",
            Way::Repeated => "r",
        };
        write!(f, "{} {:08x} {} {sign}{way}", self.at, self.id, self.rating)
    }
}

/// The text is no line about an attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no line about a puzzle")]
pub struct AttemptError;

impl FromStr for Attempt {
    type Err = AttemptError;

    fn from_str(line: &str) -> Result<Attempt, AttemptError> {
        let parts: Vec<&str> = line.split(' ').collect();
        let [at, id, rating, sign] = parts[..] else {
            return Err(AttemptError);
        };
        let (is_solved, way) = match (sign.strip_prefix('+'), sign.strip_prefix('-')) {
            (Some(way), _) => (true, way),
            (None, Some(way)) => (false, way),
            (None, None) => return Err(AttemptError),
        };
        Ok(Attempt {
            at: at.parse().map_err(|_| AttemptError)?,
            id: u32::from_str_radix(id, 16).map_err(|_| AttemptError)?,
            rating: rating.parse().map_err(|_| AttemptError)?,
            is_solved,
            way: match way {
                "" => Way::Next,
                "t" => Way::Theme,
                "r" => Way::Repeated,
                _ => return Err(AttemptError),
            },
        })
    }
}

/// The key of the attempts at a game's puzzles.
pub fn puzzles_key(game: GameId) -> String {
    format!("tablee.{}.puzzles", game.name())
}

/// A person's rating by a game's puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleRating {
    /// The rating, in points on the scale of the levels.
    pub points: i32,
    /// The half width of its 95 % interval, in points.
    pub margin: u32,
}

impl PuzzleRating {
    /// The rating as it is told while it is provisional: to the nearest 50.
    pub fn rounded(&self) -> i32 {
        (f64::from(self.points) / 50.0).round() as i32 * 50
    }

    /// The rating as it is told.
    pub fn shown(&self) -> i32 {
        match self.is_provisional() {
            true => self.rounded(),
            false => self.points,
        }
    }

    /// Whether the interval is so wide that the number says little.
    pub fn is_provisional(&self) -> bool {
        self.margin > PROVISIONAL_ABOVE
    }
}

/// The run that goes on: puzzles that were solved since a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Run {
    /// How many were solved in it.
    pub solved: usize,
    /// How many were missed in it: fewer than [`MISSES`].
    pub missed: usize,
    /// The most that were solved in any run.
    pub best: usize,
}

/// The attempts at a game's puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attempts {
    /// The first at each puzzle, the earliest first; none of those that were tried for practice before.
    first: Vec<Attempt>,
    /// The last at each puzzle.
    last: BTreeMap<u32, Attempt>,
}

impl Attempts {
    /// The attempts of a text. Lines that are none are left out.
    pub fn read(text: &str) -> Attempts {
        let all: BTreeSet<Attempt> = text.lines().filter_map(|line| line.parse().ok()).collect();
        let mut attempts = Attempts::default();
        for attempt in all {
            let is_new = attempts.last.insert(attempt.id, attempt).is_none();
            if is_new && attempt.way != Way::Repeated {
                attempts.first.push(attempt);
            }
        }
        attempts
    }

    /// The attempts on this device.
    ///
    /// # Errors
    /// If the browser blocks the storage.
    pub fn load(game: GameId) -> Result<Attempts, StorageError> {
        let text = storage::read(&puzzles_key(game))?;
        Ok(Attempts::read(&text.unwrap_or_default()))
    }

    /// Adds an attempt to those on this device: to what is stored at this moment, whoever stored it.
    ///
    /// # Errors
    /// If the browser blocks the storage or it is full.
    pub fn store(game: GameId, attempt: Attempt) -> Result<(), StorageError> {
        let key = puzzles_key(game);
        let before = storage::read(&key)?.unwrap_or_default();
        storage::write(&key, &format!("{before}{attempt}\n"))
    }

    /// The first at each puzzle, the earliest first.
    pub fn first(&self) -> &[Attempt] {
        &self.first
    }

    /// Whether this puzzle was tried.
    pub fn has_tried(&self, id: u32) -> bool {
        self.last.contains_key(&id)
    }

    /// Whether this puzzle was solved when it was tried last.
    pub fn is_solved(&self, id: u32) -> bool {
        self.last.get(&id).is_some_and(|last| last.is_solved)
    }

    /// How many were solved at once.
    pub fn solved(&self) -> usize {
        self.first
            .iter()
            .filter(|attempt| attempt.is_solved)
            .count()
    }

    /// The rating, by Glicko-2: every attempt is a rating period, with the puzzle as the opponent.
    pub fn rating(&self) -> PuzzleRating {
        self.ratings().last().unwrap_or_else(|| told(&unrated()))
    }

    /// The ratings after each of the [first](Attempts::first) attempts.
    pub fn ratings(&self) -> impl Iterator<Item = PuzzleRating> {
        let config = Glicko2Config::new();
        self.first.iter().scan(unrated(), move |rating, attempt| {
            let puzzle = Glicko2Rating {
                rating: attempt.rating.into(),
                deviation: match attempt.way {
                    Way::Theme => THEME_DEVIATION,
                    Way::Next | Way::Repeated => PUZZLE_DEVIATION,
                },
                ..Glicko2Rating::new()
            };
            let outcome = match attempt.is_solved {
                true => Outcomes::WIN,
                false => Outcomes::LOSS,
            };
            *rating = glicko2_rating_period(rating, &[(puzzle, outcome)], &config);
            Some(told(rating))
        })
    }

    /// The run that goes on.
    pub fn run(&self) -> Run {
        self.first.iter().fold(Run::default(), |mut run, attempt| {
            if attempt.is_solved {
                run.solved += 1;
                run.best = run.best.max(run.solved);
            } else if run.missed + 1 < MISSES {
                run.missed += 1;
            } else {
                (run.solved, run.missed) = (0, 0);
            }
            run
        })
    }

    /// The place of the puzzle to solve next, of puzzles with these numbers and ratings: of those that were not tried the
    /// one whose rating is nearest to the person's; `None` if all were tried.
    pub fn next(&self, puzzles: impl IntoIterator<Item = (u32, u16)>) -> Option<usize> {
        let points = self.rating().points;
        let open = puzzles.into_iter().enumerate();
        let open = open.filter(|(_, (id, _))| !self.has_tried(*id));
        let nearest = open
            .min_by_key(|(_, (id, rating))| (points.abs_diff(i32::from(*rating)), spread(*id)))?;
        Some(nearest.0)
    }

    /// The puzzles that were missed when they were tried last, the one that was tried longest ago first.
    pub fn missed(&self) -> Vec<u32> {
        let missed = self.last.values().filter(|attempt| !attempt.is_solved);
        let mut missed: Vec<&Attempt> = missed.collect();
        missed.sort();
        missed.into_iter().map(|attempt| attempt.id).collect()
    }
}

/// The rating before the first attempt.
fn unrated() -> Glicko2Rating {
    Glicko2Rating {
        rating: FIRST,
        ..Glicko2Rating::new()
    }
}

fn told(rating: &Glicko2Rating) -> PuzzleRating {
    PuzzleRating {
        points: rating.rating.round() as i32,
        margin: (TWO_SIDED_95 * rating.deviation).round() as u32,
    }
}

/// The place of a day's puzzle among puzzles with these numbers; `None` if there are none. It is the same for everybody
/// who has the same puzzles.
pub fn of_day(day: Day, puzzles: impl IntoIterator<Item = u32>) -> Option<usize> {
    let seed = day.begins() as u32;
    let places = puzzles.into_iter().enumerate();
    places
        .min_by_key(|(_, id)| spread(id ^ spread(seed)))
        .map(|(place, _)| place)
}

/// A number with the bits of another spread evenly (the finalizer of MurmurHash3).
fn spread(mut bits: u32) -> u32 {
    bits = (bits ^ bits >> 16).wrapping_mul(0x85eb_ca6b);
    bits = (bits ^ bits >> 13).wrapping_mul(0xc2b2_ae35);
    bits ^ bits >> 16
}

/// The lines of a file that this device does not have, by game, and the number of those that it has.
pub fn new_attempts(
    file: &BTreeMap<String, String>,
    here: &BTreeMap<String, String>,
) -> (BTreeMap<String, String>, usize) {
    let (mut new, mut known) = (BTreeMap::new(), 0);
    for (name, text) in file {
        let own: BTreeSet<&str> = here
            .get(name)
            .into_iter()
            .flat_map(|own| own.lines())
            .collect();
        let lines: BTreeSet<&str> = text.lines().filter(|line| is_attempt(line)).collect();
        let added: String = lines
            .difference(&own)
            .map(|line| format!("{line}\n"))
            .collect();
        known += lines.intersection(&own).count();
        if !added.is_empty() {
            new.insert(name.clone(), added);
        }
    }
    (new, known)
}

fn is_attempt(line: &str) -> bool {
    line.parse::<Attempt>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempts(results: &str, rating: u16) -> Attempts {
        let attempt = |(id, sign): (usize, char)| Attempt {
            at: 1_000 + id as u64,
            id: id as u32,
            rating,
            is_solved: sign == '+',
            way: Way::Next,
        };
        let all = results.chars().enumerate().map(attempt);
        Attempts::read(&all.map(|one| format!("{one}\n")).collect::<String>())
    }

    #[test]
    fn a_line_is_read_as_it_was_written_and_others_are_none() {
        let one = Attempt {
            at: 1_796_000_000_000,
            id: 0x00ab_cdef,
            rating: 1432,
            is_solved: true,
            way: Way::Next,
        };
        assert_eq!(one.to_string(), "1796000000000 00abcdef 1432 +");
        for way in [Way::Next, Way::Theme, Way::Repeated] {
            for is_solved in [true, false] {
                let one = Attempt {
                    way,
                    is_solved,
                    ..one
                };
                assert_eq!(one.to_string().parse(), Ok(one));
            }
        }
        for wrong in [
            "",
            "1 2 3",
            "1 2 3 *",
            "1 2 3 +x",
            "1 2 3 t",
            "x 2 3 +",
            "1 2 3 + 4",
            "1 zz 3 +",
        ] {
            assert_eq!(wrong.parse::<Attempt>(), Err(AttemptError), "{wrong}");
        }
    }

    #[test]
    fn only_the_first_attempt_at_a_puzzle_counts_and_it_is_missed_until_it_is_solved() {
        let text = "9 0000000a 1200 -r\nnonsense\n5 0000000a 1200 -\n7 0000000b 1300 +\n";
        let read = Attempts::read(text);
        let times: Vec<u64> = read.first().iter().map(|one| one.at).collect();
        assert_eq!((times.as_slice(), read.solved()), ([5, 7].as_slice(), 1));
        assert_eq!(read.missed(), [10]);
        assert_eq!(Attempts::read("3 0000000c 1200 +r\n").first(), []);
        let later = Attempts::read(&format!("{text}11 0000000a 1200 +r\n"));
        assert_eq!((later.first(), later.missed()), (read.first(), vec![]));
        assert_eq!(later.rating(), read.rating());
    }

    #[test]
    fn a_theme_that_was_chosen_weighs_less() {
        let after = |sign: &str| Attempts::read(&format!("1 00000001 1500 {sign}\n")).rating();
        assert!(after("+").points > after("+t").points && after("+t").points > 1_200);
    }

    #[test]
    fn whoever_solves_puzzles_of_a_rating_in_half_of_all_cases_has_it() {
        let rating = attempts(&"+-".repeat(60), 1500).rating();
        assert!(rating.points.abs_diff(1500) < 40, "{rating:?}");
        assert!(!rating.is_provisional());
        assert!(Attempts::default().rating().is_provisional());
        assert!(attempts("++++", 1500).rating().points > 1400);
        assert!(attempts("----", 900).rating().points < 1000);
    }

    #[test]
    fn the_third_miss_ends_a_run() {
        let run = |results| attempts(results, 1200).run();
        let is = |solved, missed, best| Run {
            solved,
            missed,
            best,
        };
        assert_eq!(run(""), is(0, 0, 0));
        assert_eq!(run("++-+-"), is(3, 2, 3));
        assert_eq!(run("++-+--"), is(0, 0, 3));
        assert_eq!(run("++-+--+"), is(1, 0, 3));
    }

    #[test]
    fn the_next_puzzle_is_near_and_was_not_tried() {
        let puzzles = [(0, 1200), (1, 1600), (2, 1180), (3, 1250)];
        assert_eq!(Attempts::default().next(puzzles), Some(0));
        let after = Attempts::read("1 00000000 1200 -\n2 00000002 1180 +\n");
        assert_eq!(after.next(puzzles), Some(3));
        assert_eq!(after.next([(0, 1200), (2, 1180)]), None);
    }

    #[test]
    fn days_have_puzzles_of_their_own_whatever_their_order() {
        let ids: Vec<u32> = (0..100).map(|number| number * 7_919).collect();
        let of = |day: i32, ids: &[u32]| {
            let day = Day::of(0).later(day);
            ids[of_day(day, ids.iter().copied()).unwrap()]
        };
        let days: Vec<u32> = (20_000..20_040).map(|day| of(day, &ids)).collect();
        let different: BTreeSet<&u32> = days.iter().collect();
        assert!(different.len() > 28, "{days:?}");
        let other_order: Vec<u32> = ids.iter().rev().copied().collect();
        assert_eq!(of(20_003, &other_order), days[3]);
        assert_eq!(of_day(Day::of(0), []), None);
    }

    #[test]
    fn attempts_of_two_devices_are_put_together() {
        let text = |lines: &str| BTreeMap::from([("dekal".to_owned(), lines.to_owned())]);
        let here = text("1 0000000a 1200 +\n");
        let file = text("2 0000000b 1300 -\n1 0000000a 1200 +\nnonsense\n");
        let (new, known) = new_attempts(&file, &here);
        assert_eq!((new, known), (text("2 0000000b 1300 -\n"), 1));
        assert_eq!(new_attempts(&here, &here), (BTreeMap::new(), 1));
    }
}
