//! The luck in several games, as a mean and an interval.

use core::cmp::Reverse;

use super::StoredLuck;
use model::results::{Line, Luck, Scale, WHOLE_WIN};
use model::value_scale::ValueScale;

/// The fewest games for which the share of wins with neither good nor bad luck is shown.
pub const ENOUGH: usize = 10;

/// What a luck value measures. Only values with the same measure are put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The unit.
    pub scale: Scale,
    /// Whether the value includes the effect of several others' choices.
    pub others: bool,
}

impl Measure {
    /// The measure for a game's luck.
    pub fn of(line: &Line) -> Measure {
        Measure {
            scale: Scale::of(line),
            others: line.players() > 2 && !ValueScale::of(line.game).independent_seats,
        }
    }
}

/// A game whose luck is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Game {
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
    /// The luck, positive if it was good.
    pub luck: f64,
    /// The result, on the scale of the luck.
    pub actual: f64,
    /// The result without the luck. If a win is lost and won back, luck counts each time, so for a single game
    /// this may be below 0 or above 1 win. Only the mean over many games estimates the result without luck.
    pub expected: f64,
}

/// A game with its luck, as numbers.
pub fn game(line: &Line, luck: Luck) -> Game {
    let actual = match luck.scale {
        Scale::Wins => f64::from(line.share()) / f64::from(WHOLE_WIN),
        Scale::Points => f64::from(line.figure()),
    };
    let gave = f64::from(luck.thousandths) / 1_000.0;
    // Where fewest points win, good luck makes points fewer.
    let down = luck.scale == Scale::Points && ValueScale::of(line.game).fewest_win;
    Game {
        ended: line.ended,
        luck: gave,
        actual,
        expected: if down { actual + gave } else { actual - gave },
    }
}

/// The luck in games whose luck is known and has the same measure.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckTally {
    /// The measure.
    pub measure: Measure,
    /// The games in order, at least one.
    pub games: Vec<Game>,
    /// The mean luck per game; positive if it was good.
    pub mean: f64,
    /// Half of the 95 % interval around the mean; `None` for a single game.
    pub half: Option<f64>,
    /// The mean result.
    pub actual: f64,
    /// The mean result with neither good nor bad luck; `None` if the games do not tell it.
    pub expected: Option<ExpectedResult>,
}

/// The expected result of games, with neither good nor bad luck.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ExpectedResult {
    /// The mean of the points.
    Points(f64),
    /// The 95 % interval of the share of wins, from 0 to 1.
    Wins {
        /// The lower end.
        low: f64,
        /// The upper end.
        high: f64,
    },
}

impl LuckTally {
    /// One tally for each measure, the one with the most games first; none if no game's luck is known.
    pub fn of(lines: &[&Line], stored: &StoredLuck) -> Vec<LuckTally> {
        let mut groups: Vec<(Measure, Vec<Game>)> = Vec::new();
        for line in lines {
            let Some(luck) = stored.luck_of(line) else {
                continue;
            };
            let (measure, game) = (Measure::of(line), game(line, luck));
            match groups.iter_mut().find(|(other, _)| *other == measure) {
                Some((_, games)) => games.push(game),
                None => groups.push((measure, vec![game])),
            }
        }
        let tallies = groups.into_iter();
        let mut tallies: Vec<LuckTally> = tallies
            .map(|(measure, games)| LuckTally::new(measure, games))
            .collect();
        tallies.sort_by_key(|tally| Reverse(tally.games.len()));
        tallies
    }

    fn new(measure: Measure, games: Vec<Game>) -> LuckTally {
        let (luck, half) = estimate(&games, |game| game.luck);
        LuckTally {
            measure,
            mean: luck,
            half,
            actual: estimate(&games, |game| game.actual).0,
            expected: measure.expected(&games),
            games,
        }
    }
}

impl Measure {
    /// The expected result. If luck includes the effect of several others' mistakes, there is none: mistakes do
    /// not cancel out over many games, so a result without them is not a possible result.
    fn expected(self, games: &[Game]) -> Option<ExpectedResult> {
        let (mean, half) = estimate(games, |game| game.expected);
        match self.scale {
            _ if self.others => None,
            Scale::Points => Some(ExpectedResult::Points(mean)),
            Scale::Wins => half.filter(|_| games.len() >= ENOUGH).map(|half| {
                let share = |share: f64| share.clamp(0.0, 1.0);
                ExpectedResult::Wins {
                    low: share(mean - half),
                    high: share(mean + half),
                }
            }),
        }
    }
}

/// The mean over games, and half of its 95 % interval, which is `None` for a single game.
fn estimate(games: &[Game], value: fn(&Game) -> f64) -> (f64, Option<f64>) {
    let count = games.len() as f64;
    let mean = games.iter().map(value).sum::<f64>() / count;
    let squares: f64 = games.iter().map(|game| (value(game) - mean).powi(2)).sum();
    let half = (games.len() > 1).then(|| 1.96 * (squares / (count - 1.0) / count).sqrt());
    (mean, half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::results::Results;

    fn line(id: u32, rest: &str) -> Line {
        let (name, rest) = rest.split_once(' ').unwrap();
        format!("{id} {name} {id} {rest}").parse().unwrap()
    }

    fn stored(luck: &[(&str, Scale, i32)]) -> StoredLuck {
        let luck = luck.iter().map(|(id, scale, thousandths)| {
            let luck = Luck {
                scale: *scale,
                thousandths: *thousandths,
            };
            ((*id).to_owned(), luck)
        });
        let results = Results {
            luck: luck.collect(),
            ..Results::default()
        };
        StoredLuck::new(&results, Vec::new())
    }

    #[test]
    fn luck_is_told_over_the_games_that_have_it() {
        let games = [
            line(1, "dekal one own 1 .s 20,30 1,2"),
            line(2, "dekal one own 2 .s 40,30 2,1"),
            line(3, "dekal one own 3 .s 27,30 1,2"),
        ];
        let all: Vec<&Line> = games.iter().collect();
        let stored = stored(&[("1", Scale::Wins, 300), ("2", Scale::Wins, -100)]);
        let [tally] = &LuckTally::of(&all, &stored)[..] else {
            panic!("one measure");
        };
        assert_eq!(tally.games.len(), 2);
        assert!((tally.mean - 0.1).abs() < 1e-9);
        assert_eq!(tally.actual, 0.5);
        assert_eq!(tally.expected, None, "two games say too little");
        // Deviations of 0.2: a standard deviation of 0.2 * sqrt(2), over sqrt(2).
        assert!((tally.half.unwrap() - 1.96 * 0.2).abs() < 1e-9);
        let one = &LuckTally::of(&all[..1], &stored)[0];
        assert_eq!((one.half, one.actual), (None, 1.0));
        assert_eq!(LuckTally::of(&all[2..], &stored), []);
    }

    #[test]
    fn only_what_is_measured_alike_is_put_together() {
        let games = [
            line(1, "dekal one own 1 .s 20,30 1,2"),
            line(2, "dekal one own 2 .ss 40,30,20 3,2,1"),
            line(3, "dekal hundred own 3 .s 27,130 1,2"),
            line(4, "dekal one own 4 .e 27,30 1,2"),
        ];
        let stored = stored(&[
            ("1", Scale::Wins, 300),
            ("2", Scale::Wins, -100),
            ("3", Scale::Wins, 500),
            ("4", Scale::Wins, 0),
        ]);
        let tallies = LuckTally::of(&games.iter().collect::<Vec<_>>(), &stored);
        let shown: Vec<_> = tallies
            .iter()
            .map(|tally| (tally.measure.scale, tally.measure.others, tally.games.len()))
            .collect();
        assert_eq!(shown, [(Scale::Wins, false, 3), (Scale::Wins, true, 1)]);
    }

    /// The tally of this many games, alternately lost and won, with this luck in each.
    fn games_of(count: u32, [lost, won]: [&str; 2], luck: i32) -> LuckTally {
        let result = |id: u32| if id.is_multiple_of(2) { won } else { lost };
        let game = |id: u32| line(id, &format!("dekal one own {id} {}", result(id)));
        let lines: Vec<Line> = (1..=count).map(game).collect();
        let luck: Vec<_> = lines
            .iter()
            .map(|line| (line.id.as_str(), Scale::Wins, luck))
            .collect();
        let all: Vec<&Line> = lines.iter().collect();
        LuckTally::of(&all, &stored(&luck)).remove(0)
    }

    #[test]
    fn a_share_of_wins_is_told_of_enough_games_and_never_beyond_none_and_all() {
        let two = [".s 40,30 2,1", ".s 20,30 1,2"];
        let expected = |count, luck| games_of(count, two, luck).expected;
        assert_eq!(expected(9, 100), None);
        let Some(ExpectedResult::Wins { low, high }) = expected(10, 100) else {
            panic!("ten games say something");
        };
        // Half of the games are won: deviations of 0.5 around 0.4.
        let half = 1.96 * (10.0 * 0.25 / 9.0 / 10.0_f64).sqrt();
        assert!((low - (0.4 - half)).abs() < 1e-9 && (high - (0.4 + half)).abs() < 1e-9);
        let (none, all) = (expected(10, 1_320), expected(10, -1_320));
        let at = |share| {
            Some(ExpectedResult::Wins {
                low: share,
                high: share,
            })
        };
        assert_eq!((none, all), (at(0.0), at(1.0)));
    }

    #[test]
    fn with_several_others_nothing_is_told_to_be_expected() {
        let tally = games_of(40, [".ss 40,30,20 3,2,1", ".ss 20,30,40 1,2,3"], 1_320);
        assert!(tally.measure.others);
        assert_eq!((tally.expected, tally.games.len()), (None, 40));
    }

    #[test]
    fn good_luck_is_taken_off_in_the_direction_that_is_good() {
        let points = Luck {
            scale: Scale::Points,
            thousandths: 2_000,
        };
        let detrak = line(1, "detrak basic own 1 .sss 30,31,32,33 4,3,2,1");
        assert!(!Measure::of(&detrak).others, "sheets do not touch");
        assert_eq!(game(&detrak, points).expected, 28.0);
        let dumble = line(1, "dumble match own 1 .s 30,101 1,2");
        assert_eq!(game(&dumble, points).expected, 32.0);
    }
}
