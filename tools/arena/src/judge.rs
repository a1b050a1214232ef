//! `arena judge`: how much each level loses by its decisions, by the judgement that hints and reviews tell.
//!
//! A level plays against itself; its decisions are judged by what its seat could know. A decision counts if something is
//! at stake: if some action would have been worse than the best.

use std::fmt;
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use engine::{Entry, GameId, Luck, Match, Phase, RngStream, Seat, Seed, View, below, with_game};
use protocol::{Effort, JudgeTask, Judgement, Level, Style};
use serde::Serialize;

use crate::contestant::advice;
use crate::game::{Length, TournamentGame, check_seats};
use crate::interrupt;
use crate::options::Games;
use crate::output::{self, Json};
use crate::parallel;
use crate::seeds::{mixed, seed_of};
use crate::statistics::{Mean, quantile, ratio};
use crate::tournament;

/// The options of `arena judge`.
#[derive(Args, Clone, Debug, Serialize)]
pub struct JudgeOptions {
    /// The games, and the seed.
    #[command(flatten)]
    #[serde(flatten)]
    pub games: Games,
    /// The number of players; as many as the game needs at least if not given.
    #[arg(long)]
    pub seats: Option<usize>,
    /// The number of matches that each level plays against itself.
    #[arg(long, default_value = "40")]
    pub matches: NonZeroU32,
    /// Judge one of so many decisions, drawn at random.
    #[arg(long, default_value = "4", value_name = "N")]
    pub every: NonZeroU32,
    /// The levels, separated by commas; all of the game if not given.
    #[arg(long = "level", value_name = "LEVEL", value_delimiter = ',')]
    pub levels: Vec<Level>,
    /// Let the levels play in the styles of the cast.
    #[arg(long)]
    pub styles: bool,
    /// Play by the advanced rules (Détrak).
    #[arg(long)]
    pub advanced: bool,
    /// The effort of the judgement, in percent of that of hints and reviews.
    #[arg(long, default_value = "100")]
    pub effort: u32,
    /// Judge the decisions again with so many times the effort, and tell how many of the mistakes hold, and how many of
    /// the others are mistakes.
    #[arg(long, value_name = "TIMES")]
    pub again: Option<u32>,
    /// The least cost of what is called a mistake, in the unit of values: that of which a coach speaks. Any beyond the
    /// margin if not given.
    #[arg(long, default_value = "0", value_name = "COST")]
    pub from: f64,
    /// Call a mistake only what is confirmed with so many times the effort, as the coach does.
    #[arg(long, value_name = "TIMES")]
    pub confirm: Option<u32>,
    /// The number of threads; one per core if not given.
    #[arg(long)]
    #[serde(skip)]
    pub threads: Option<NonZeroUsize>,
    /// Write a page with the table of each game into this folder.
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip)]
    pub write: Option<PathBuf>,
    /// Where the report goes.
    #[command(flatten)]
    #[serde(skip)]
    pub json: Json,
}

/// The judged decisions of a match.
#[derive(Clone, Default)]
struct Judged {
    decisions: Vec<Decision>,
}

/// A judged decision.
#[derive(Clone)]
struct Decision {
    /// What the action cost, in the unit of values.
    cost: f64,
    is_at_stake: bool,
    /// Whether it is called a mistake.
    is_mistake: bool,
    /// Whether the larger judgement calls it one; `None` without one. Of what was called a mistake, it may say so of any
    /// cost.
    again: Option<bool>,
    ms: f32,
    /// The line of the position and the actions, for a mistake.
    text: String,
}

/// The report on all games.
#[derive(Serialize)]
struct Report {
    version: &'static str,
    options: JudgeOptions,
    games: Vec<GameReport>,
}

/// The losses of the levels of a game.
#[derive(Serialize)]
struct GameReport {
    game: GameId,
    levels: Vec<Row>,
    #[serde(skip)]
    command: String,
    #[serde(skip)]
    mistakes: Vec<String>,
}

/// The losses of a level.
#[derive(Serialize)]
struct Row {
    level: Level,
    /// The number of decisions that were judged.
    decisions: usize,
    /// The share of these in which something is at stake.
    at_stake: f64,
    /// What one of those costs: in Détrak points, elsewhere the share of the match's win. The interval is over matches.
    loss: Option<Mean>,
    /// The share of all decisions that are mistakes.
    mistakes: f64,
    /// How many mistakes there are, and how many of them hold when they are judged again.
    hold: Option<[usize; 2]>,
    /// How many others there are, and how many of them are mistakes when they are judged again.
    missed: Option<[usize; 2]>,
    /// The time of a judgement in milliseconds, median and 95 %.
    median_ms: Option<f32>,
    p95_ms: Option<f32>,
}

/// Judges the levels of the games, and writes the report; after Ctrl-C, on what was played.
///
/// # Errors
/// If a game cannot be played so, nothing was played, or the report cannot be written.
pub fn run(options: &JudgeOptions) -> Result<()> {
    options.json.check()?;
    output::check_folder(options.write.as_deref())?;
    interrupt::note()?;
    let mut games = Vec::new();
    for game in &options.games.games {
        let report = with_game!(*game, G => GameReport::new::<G>(options)?);
        if let Some(folder) = &options.write {
            let title = game.title();
            let page = format!(
                "# What the levels of {title} lose\n\n<!-- Written by `arena judge --write`. -->\n\n{report}"
            );
            output::write_page(folder, *game, options.advanced, &page)?;
        }
        games.push(report);
    }
    let report = Report {
        version: env!("CARGO_PKG_VERSION"),
        options: options.clone(),
        games,
    };
    options.json.write(&report)
}

impl GameReport {
    fn new<G: TournamentGame>(options: &JudgeOptions) -> Result<GameReport> {
        let seats = options.seats.unwrap_or(*G::SEATS.start());
        check_seats::<G>(seats)?;
        // A round wins nothing where only the match can be won.
        let length = if G::WON_BY_MATCHES {
            Length::Match
        } else {
            Length::Round
        };
        tournament::rules::<G>(seats, length, options.advanced).map(drop)?;
        let levels = match options.levels.as_slice() {
            [] => Level::of(G::ID),
            named => named,
        };
        let (mut rows, mut mistakes) = (Vec::new(), Vec::new());
        for level in levels {
            let games = parallel::Games {
                skip: 0,
                count: options.matches,
                name: "matches",
                threads: options.threads,
            };
            let played = games.play(|number| {
                let rules = tournament::rules::<G>(seats, length, options.advanced);
                let rules = rules.expect("these rules were tried");
                Ok(Some(play::<G>(rules, *level, number, options)))
            })?;
            let all = played.iter().flat_map(|judged| &judged.decisions);
            let texts = all.filter(|one| !one.text.is_empty());
            mistakes.extend(texts.map(|one| format!("{level}: {}", one.text)));
            rows.push(Row::new(*level, &played));
        }
        let mut command = format!(
            "cargo run --profile native -p arena -- judge --game {} --matches {} --every {} --seed {}",
            G::ID.name(),
            options.matches,
            options.every,
            options.games.seed
        );
        if options.advanced {
            command.push_str(" --advanced");
        }
        if seats != *G::SEATS.start() {
            command.push_str(&format!(" --seats {seats}"));
        }
        Ok(GameReport {
            game: G::ID,
            levels: rows,
            command,
            mistakes,
        })
    }
}

/// Plays a match of a level against itself, and judges some of its decisions.
fn play<G: TournamentGame>(
    rules: G::Rules,
    level: Level,
    number: u32,
    options: &JudgeOptions,
) -> Judged {
    let seed = seed_of(options.games.seed, number);
    let mut luck = Luck::new(
        Seed(mixed(seed.0)),
        RngStream {
            round: 0,
            turn: 0,
            slot: 0,
        },
    );
    let mut play = Match::<G>::new(rules).expect("the rules were tried");
    let mut judged = Judged::default();
    let mut made = 0;
    let style = |seat: Seat| {
        let styles = Style::ALL;
        options
            .styles
            .then(|| styles[(number as usize + seat.index()) % styles.len()])
    };
    while play.outcome().is_none() && made < tournament::MAX_DECISIONS {
        play.draw_all(seed);
        let Phase::Decide(seats) = play.game().phase() else {
            if play.push(Entry::NextRound).is_err() {
                break;
            }
            continue;
        };
        let seat = seats.first().expect("somebody decides");
        let view = play.game().view(Some(seat));
        let action = advice::<G>(&view, level, style(seat), mixed(seed.0 ^ made as u64)).chosen();
        let action = action.expect("advice is never empty");
        let mut actions = 0;
        view.actions(&mut |_| actions += 1);
        if actions > 1 && below(&mut luck, options.every.get()) == 0 {
            judged
                .decisions
                .push(judge::<G>(play.game(), &view, action, options));
        }
        play.act(seat, action).expect("a bot plays by the rules");
        made += 1;
    }
    judged
}

/// Judges a decision.
fn judge<G: TournamentGame>(
    game: &G,
    view: &G::View,
    action: G::Action,
    options: &JudgeOptions,
) -> Decision {
    let found = |effort| -> Judgement<G::Action> {
        let task = JudgeTask {
            played: Some(action.to_string()),
            ..JudgeTask::<G>::new(view.clone(), Effort(effort))
        };
        bots::finish(G::judge(&task).expect("whoever decides can be judged"))
    };
    let cost = |judgement: &Judgement<G::Action>| {
        let played = judgement.find(action).expect("the action is legal");
        f64::from(judgement.cost(played))
    };
    let before = Instant::now();
    let judgement = found(options.effort);
    let ms = before.elapsed().as_secs_f32() * 1_000.0;
    let with = |times| found(options.effort * times);
    let again = options.again.map(|times| cost(&with(times)));
    let best = judgement.best().expect("there is an action");
    let cost = cost(&judgement);
    let is_told = |cost: f64| cost > 0.0 && cost >= options.from;
    let confirms = |times| with(times).confirms(best.action, action);
    let is_mistake = is_told(cost) && options.confirm.is_none_or(confirms);
    let again_text = again
        .map(|again| format!(", judged again {again:.4}"))
        .unwrap_or_default();
    let again = again.map(|again| is_told(again) || is_mistake && again > 0.0);
    let text = format!(
        "{game}  {action} costs {cost:.4}{again_text}; best {}",
        best.action
    );
    Decision {
        cost,
        is_at_stake: judgement.is_at_stake(),
        is_mistake,
        again,
        ms,
        text: if is_mistake || again == Some(true) {
            text
        } else {
            String::new()
        },
    }
}

impl Row {
    fn new(level: Level, played: &[Judged]) -> Row {
        let all: Vec<&Decision> = played.iter().flat_map(|judged| &judged.decisions).collect();
        let loss = |judged: &Judged| {
            let at_stake = judged.decisions.iter().filter(|one| one.is_at_stake);
            (
                at_stake.clone().map(|one| one.cost).sum(),
                at_stake.count() as f64,
            )
        };
        let share = |count: usize| count as f64 / all.len().max(1) as f64;
        let mut times: Vec<f32> = all.iter().map(|one| one.ms).collect();
        times.sort_by(f32::total_cmp);
        let is_judged_again = all.iter().any(|one| one.again.is_some());
        let again = |is_mistake: bool| {
            let asked = all.iter().filter(|one| one.is_mistake == is_mistake);
            let again: Option<Vec<bool>> = asked.map(|one| one.again).collect();
            again.map(|again| [again.len(), again.iter().filter(|wrong| **wrong).count()])
        };
        Row {
            level,
            decisions: all.len(),
            at_stake: share(all.iter().filter(|one| one.is_at_stake).count()),
            loss: ratio(&played.iter().map(loss).collect::<Vec<_>>()),
            mistakes: share(all.iter().filter(|one| one.is_mistake).count()),
            hold: again(true).filter(|_| is_judged_again),
            missed: again(false).filter(|_| is_judged_again),
            median_ms: quantile(&times, 0.5),
            p95_ms: quantile(&times, 0.95),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for game in &self.games {
            writeln!(f, "{}\n\n{game}", game.game.title())?;
            for mistake in &game.mistakes {
                writeln!(f, "{mistake}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for GameReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| level | decisions | at stake | loss of one of these, in thousandths | mistakes | hold | missed | a judgement, median | 95 % |"
        )?;
        writeln!(f, "|---|---:|---:|---:|---:|---:|---:|---:|---:|")?;
        for row in &self.levels {
            let (median, p95) = (
                row.median_ms.unwrap_or_default(),
                row.p95_ms.unwrap_or_default(),
            );
            let loss = row
                .loss
                .map_or_else(String::new, |Mean { mean, plus_minus }| {
                    format!("{:.2} ± {:.2}", 1_000.0 * mean, 1_000.0 * plus_minus)
                });
            let of = |pair: Option<[usize; 2]>| {
                pair.map_or_else(String::new, |[all, some]| format!("{some} of {all}"))
            };
            writeln!(
                f,
                "| {} | {} | {:.1} % | {loss} | {:.1} % | {} | {} | {median:.0} ms | {p95:.0} ms |",
                row.level,
                row.decisions,
                100.0 * row.at_stake,
                100.0 * row.mistakes,
                of(row.hold),
                of(row.missed),
            )?;
        }
        writeln!(f, "\n    {}", self.command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::detrak::Detrak;

    #[test]
    fn every_level_is_judged_and_a_report_is_written_of_all() {
        let options = JudgeOptions {
            games: Games {
                games: vec![GameId::Detrak],
                seed: Seed(1),
            },
            seats: None,
            matches: NonZeroU32::MIN,
            every: NonZeroU32::MIN,
            levels: vec![Level::Newcomer, Level::Strong],
            styles: false,
            advanced: false,
            effort: 1,
            again: Some(2),
            from: 0.0,
            confirm: None,
            threads: NonZeroUsize::new(1),
            write: None,
            json: Json::default(),
        };
        let report = GameReport::new::<Detrak>(&options).unwrap();
        let [newcomer, strong] = report.levels.as_slice() else {
            panic!("{} levels", report.levels.len());
        };
        assert_eq!(
            [newcomer.level, strong.level],
            [Level::Newcomer, Level::Strong]
        );
        let loss = |row: &Row| row.loss.map(|loss| loss.mean).unwrap_or_default();
        assert!(loss(newcomer) > 2.0 * loss(strong), "{report}");
        let [mistakes, others] = [newcomer.hold, newcomer.missed].map(Option::unwrap_or_default);
        assert_eq!(mistakes[0] + others[0], newcomer.decisions);
        let strict = JudgeOptions {
            levels: vec![Level::Newcomer],
            from: 1.0,
            confirm: Some(4),
            ..options
        };
        let strict = GameReport::new::<Detrak>(&strict).unwrap();
        let [told, silent] =
            [strict.levels[0].hold, strict.levels[0].missed].map(Option::unwrap_or_default);
        assert_eq!(told[0] + silent[0], newcomer.decisions);
        assert!(0 < told[0] && told[0] < mistakes[0], "{strict}");
        assert_eq!(
            report
                .to_string()
                .lines()
                .filter(|line| line.contains("| newcomer |"))
                .count(),
            1
        );
    }
}
