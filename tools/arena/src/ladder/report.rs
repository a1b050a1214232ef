//! The result of a ladder, as a table in Markdown and as JSON.

use std::fmt;

use engine::GameId;
use protocol::Level;
use serde::Serialize;

use super::rating::Ratings;
use super::{LadderOptions, Meeting};
use crate::options::Games;
use crate::output::Time;
use crate::statistics::{Mean, quantile, ratio};
use crate::tournament::Endless;

/// The rating of the weakest level, to which all others are relative.
const FIRST: f64 = 1_000.0;

/// The result for all games.
#[derive(Serialize)]
pub struct Report {
    version: &'static str,
    options: LadderOptions,
    games: Vec<GameReport>,
}

/// The result for one game.
#[derive(Serialize)]
pub struct GameReport {
    game: GameId,
    #[serde(skip)]
    options: LadderOptions,
    /// Whether whole matches were played.
    matches: bool,
    /// The levels, weakest first.
    levels: Vec<Row>,
    /// The number of games that did not end and count as ties.
    endless: usize,
    meetings: Vec<MeetingRow>,
}

#[derive(Serialize)]
struct Row {
    level: Level,
    /// Its number in the game, from 1.
    number: usize,
    /// The rating; the weakest level has 1,000 points. The interval is that of the difference to it.
    elo: Mean,
    /// The rating minus that of the level below; absent for the weakest.
    step: Option<Mean>,
    /// The share of the wins against the level below.
    win: Option<Mean>,
    /// The share of the rounds won in these matches; absent if no matches were played.
    rounds: Option<Mean>,
    /// The number of its decisions with a choice.
    decisions: usize,
    /// The median time per decision, in microseconds; absent if there were no decisions.
    median_us: Option<f32>,
    p95_us: Option<f32>,
}

#[derive(Serialize)]
struct MeetingRow {
    /// The levels, the stronger first.
    levels: [Level; 2],
    /// The seed with which `arena match` plays the same deals.
    seed: String,
    /// The number of deals played; fewer than asked for after Ctrl-C.
    deals: usize,
    /// The first level's share of the wins.
    win: Mean,
    /// Its share of the rounds won in these matches; absent if no matches were played.
    rounds: Option<Mean>,
}

impl Report {
    /// The report on all games.
    pub fn new(options: LadderOptions, games: Vec<GameReport>) -> Report {
        Report {
            version: env!("CARGO_PKG_VERSION"),
            options,
            games,
        }
    }
}

impl GameReport {
    /// Rates the levels that have met by the results; `None` if none have. The pairings come in the order in which
    /// they are played.
    pub fn new(game: GameId, options: &LadderOptions, meetings: &[Meeting]) -> Option<GameReport> {
        let met = meetings.iter().filter(|meeting| !meeting.deals.is_empty());
        let pairings: Vec<_> = met.clone().map(Meeting::pairing).collect();
        let highest = met.flat_map(|meeting| meeting.levels).max()?;
        let ratings = Ratings::of(highest + 1, &pairings)?;
        let deals = meetings.iter().flat_map(|meeting| &meeting.deals);
        let rows = (Level::of(game).iter().enumerate().take(highest + 1))
            .map(|(place, level)| Row::new(*level, place, &ratings, meetings));
        Some(GameReport {
            game,
            options: options.clone(),
            matches: meetings.iter().any(|meeting| meeting.matches),
            levels: rows.collect(),
            endless: deals.map(|deal| deal.endless).sum(),
            meetings: meetings
                .iter()
                .filter(|meeting| !meeting.deals.is_empty())
                .map(|meeting| MeetingRow::new(game, meeting))
                .collect(),
        })
    }

    /// The page about the game, in Markdown.
    pub fn page(&self) -> String {
        let title = self.game.title();
        let rules = if self.options.advanced {
            " by the advanced rules"
        } else {
            ""
        };
        format!(
            "# The ladder of {title}{rules}\n\n<!-- Written by `arena ladder --write`. -->\n\n{self}"
        )
    }
}

impl Row {
    fn new(level: Level, place: usize, ratings: &Ratings, meetings: &[Meeting]) -> Row {
        let below = place.checked_sub(1);
        let meeting = below.and_then(|below| {
            let levels = [place, below];
            meetings.iter().find(|meeting| meeting.levels == levels)
        });
        let all = meetings.iter().flat_map(|meeting| meeting.micros(place));
        let mut micros: Vec<f32> = all.collect();
        micros.sort_by(f32::total_cmp);
        let Mean { mean, plus_minus } = ratings.difference(place, 0);
        Row {
            level,
            number: place + 1,
            elo: Mean {
                mean: FIRST + mean,
                plus_minus,
            },
            step: below.map(|below| ratings.difference(place, below)),
            win: meeting.map(win),
            rounds: meeting.and_then(rounds),
            decisions: micros.len(),
            median_us: quantile(&micros, 0.5),
            p95_us: quantile(&micros, 0.95),
        }
    }
}

/// The stronger level's share of the wins.
fn win(meeting: &Meeting) -> Mean {
    Mean::of(meeting.deals.iter().map(|deal| deal.results[0].win))
}

/// The stronger level's share of the rounds of the matches; `None` if no matches were played.
fn rounds(meeting: &Meeting) -> Option<Mean> {
    let deals = meeting.deals.iter();
    let won = deals.map(|deal| (deal.results[0].rounds, deal.rounds as f64));
    ratio(&won.collect::<Vec<_>>())
}

impl MeetingRow {
    fn new(game: GameId, meeting: &Meeting) -> MeetingRow {
        MeetingRow {
            levels: meeting.levels.map(|place| Level::of(game)[place]),
            seed: meeting.seed.to_string(),
            deals: meeting.deals.len(),
            win: win(meeting),
            rounds: rounds(meeting),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for game in &self.games {
            writeln!(f, "{}\n\n{game}", game.game.name())?;
        }
        Ok(())
    }
}

impl fmt::Display for GameReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (wins, line) = if self.matches {
            ("matches against it | rounds", "---:|---:")
        } else {
            ("wins against it", "---:")
        };
        writeln!(
            f,
            "| | level | Elo | above the level below | {wins} | a decision, median | 95 % |"
        )?;
        writeln!(f, "|---:|---|---:|---:|{line}|---:|---:|")?;
        for row in &self.levels {
            row.fmt(f, self.matches)?;
        }
        if self.endless > 0 {
            writeln!(f, "\n{}", Endless(self.endless))?;
        }
        let LadderOptions {
            deals,
            games: Games { seed, .. },
            matches,
            advanced,
            all_pairs,
            threads,
            ..
        } = &self.options;
        let game = self.game.name();
        let flag = |set: bool, text: &'static str| if set { text } else { "" };
        let matches = flag(*matches, " --matches");
        let rules = flag(*advanced, " --advanced");
        let threads = threads.map_or(String::new(), |threads| format!(" --threads {threads}"));
        let pairs = flag(*all_pairs, " --all-pairs");
        write!(
            f,
            "\n    cargo run --profile native -p arena -- ladder --game {game} --deals {deals} \
             --seed {seed}{matches}{rules}{pairs}{threads} --write\n"
        )
    }
}

/// Formats Elo points.
struct Points<'a>(&'a Mean);

impl fmt::Display for Points<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mean { mean, plus_minus } = self.0;
        // Adding 0 turns -0 into 0.
        write!(f, "{:.0} ± {plus_minus:.0}", mean.round() + 0.0)
    }
}

/// Formats a share as a percentage.
struct Percent(Option<Mean>);

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Mean { mean, plus_minus }) = self.0 else {
            return Ok(());
        };
        write!(f, "{:.1} % ± {:.1} ", 100.0 * mean, 100.0 * plus_minus)
    }
}

impl Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>, matches: bool) -> fmt::Result {
        let Row {
            level, number, elo, ..
        } = self;
        match self.step {
            None => write!(f, "| {number} | {level} | {:.0} | | ", elo.mean)?,
            Some(step) => {
                let (elo, step) = (Points(elo), Points(&step));
                write!(f, "| {number} | {level} | {elo} | {step} | ")?;
            }
        }
        write!(f, "{}| ", Percent(self.win))?;
        if matches {
            write!(f, "{}| ", Percent(self.rounds))?;
        }
        writeln!(f, "{} | {} |", Time(self.median_us), Time(self.p95_us))
    }
}
