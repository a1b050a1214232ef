//! Counts results: wins, means and spreads.

use core::cmp::Reverse;
use model::value_scale::ValueScale;

use model::results::{Kind, Line, Opponents, WHOLE_WIN};

/// A group of comparable games of one kind: the same rules, the same number of players, the same opponents.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Group {
    /// The variant of the rules.
    pub variant: String,
    /// The number of players.
    pub players: usize,
    /// The opponents.
    pub opponents: Opponents,
}

impl Group {
    /// The group of a game.
    pub fn of(line: &Line) -> Group {
        Group {
            variant: line.variant.clone(),
            players: line.players(),
            opponents: line.level(),
        }
    }
}

/// The groups in these games, the ones with the most games first.
pub fn groups(lines: &[&Line]) -> Vec<Group> {
    let mut groups: Vec<(usize, Group)> = Vec::new();
    for line in lines {
        let group = Group::of(line);
        match groups.iter_mut().find(|(_, known)| *known == group) {
            Some((count, _)) => *count += 1,
            None => groups.push((1, group)),
        }
    }
    groups.sort_by(|a, b| (Reverse(a.0), &a.1).cmp(&(Reverse(b.0), &b.1)));
    groups.into_iter().map(|(_, group)| group).collect()
}

/// The games that count, in order; `practice` includes those whose luck the person knew before. Games with help count: they
/// are only not rated.
pub fn counted(games: &[Line], practice: bool) -> impl Iterator<Item = &Line> {
    games
        .iter()
        .filter(move |line| practice || line.kind != Kind::Practice)
}

/// The numbers of some games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally {
    /// The number of games, at least one.
    pub games: usize,
    /// The share of wins, from 0 to 1; a shared win counts as its part. `None` if any game was played alone.
    pub wins: Option<f64>,
    /// The mean of the figures (see [`Line::figure`]).
    pub mean: f64,
    /// The standard deviation of the figures, with n - 1 in the denominator; `None` for a single game.
    pub spread: Option<f64>,
    /// The best figure.
    pub best: i32,
}

impl Tally {
    /// The numbers of these games, which are of one kind; `None` if there are none.
    pub fn of(lines: &[&Line]) -> Option<Tally> {
        let fewest = ValueScale::of(lines.first()?.game).fewest_win;
        let figures: Vec<f64> = lines.iter().map(|line| f64::from(line.figure())).collect();
        let (mean, spread) = mean_and_spread(&figures)?;
        let all = lines.iter().map(|line| line.figure());
        let best = if fewest { all.min() } else { all.max() };
        let shares: u64 = lines.iter().map(|line| u64::from(line.share())).sum();
        let in_company = lines.iter().all(|line| line.players() > 1);
        let wins = shares as f64 / (f64::from(WHOLE_WIN) * lines.len() as f64);
        Some(Tally {
            games: lines.len(),
            wins: in_company.then_some(wins),
            mean,
            spread,
            best: best?,
        })
    }
}

/// The mean of numbers and their standard deviation; `None` without numbers.
fn mean_and_spread(numbers: &[f64]) -> Option<(f64, Option<f64>)> {
    let count = numbers.len() as f64;
    let mean = (!numbers.is_empty()).then(|| numbers.iter().sum::<f64>() / count)?;
    let squares: f64 = numbers
        .iter()
        .map(|number| (number - mean) * (number - mean))
        .sum();
    let spread = (numbers.len() > 1).then(|| (squares / (count - 1.0)).sqrt());
    Some((mean, spread))
}

/// The moving means: for each number, the mean of the last `window` numbers up to it.
pub fn moving_means(numbers: &[f64], window: usize) -> Vec<f64> {
    let window = window.max(1);
    let mean = |end: usize| {
        let part = &numbers[(end + 1).saturating_sub(window)..=end];
        part.iter().sum::<f64>() / part.len() as f64
    };
    (0..numbers.len()).map(mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Level;

    fn line(text: &str) -> Line {
        text.parse().unwrap()
    }

    fn dekal(id: u32, kind: &str, levels: &str, own: i32) -> Line {
        let others = levels.len() - 1;
        let scores = format!("{own}{}", ",30".repeat(others));
        let first = if own < 30 { 1 } else { 2 };
        let places = format!(
            "{first}{}",
            if own < 30 { ",2" } else { ",1" }.repeat(others)
        );
        line(&format!(
            "{id} dekal {id} one {kind} {id} {levels} {scores} {places}"
        ))
    }

    #[test]
    fn a_tally_counts_wins_points_and_the_best() {
        let games = [
            dekal(1, "own", ".s", 20),
            dekal(2, "own", ".s", 40),
            dekal(3, "own", ".s", 27),
        ];
        let all: Vec<&Line> = games.iter().collect();
        let tally = Tally::of(&all).unwrap();
        assert_eq!((tally.games, tally.best, tally.mean), (3, 20, 29.0));
        assert_eq!(tally.wins, Some(2.0 / 3.0));
        // 9² + 11² + 2² = 206, halved.
        assert_eq!(tally.spread, Some(103.0_f64.sqrt()));
        assert_eq!(Tally::of(&[]), None);
        assert_eq!(Tally::of(&all[..1]).unwrap().spread, None);
    }

    #[test]
    fn alone_nobody_wins_and_most_is_best() {
        let detrak =
            |id: u32, score: i32| line(&format!("{id} detrak {id} basic own {id} . {score} 1"));
        let games = [detrak(1, 20), detrak(2, 36)];
        let tally = Tally::of(&games.iter().collect::<Vec<_>>()).unwrap();
        assert_eq!((tally.wins, tally.best), (None, 36));
    }

    #[test]
    fn shared_wins_are_parts() {
        let shared = line("1 dekal 1 one own 1 .ss 30,30,41 1,1,3");
        let lost = line("2 dekal 2 one own 2 .ss 33,30,41 2,1,3");
        assert_eq!(Tally::of(&[&shared, &lost]).unwrap().wins, Some(0.25));
    }

    #[test]
    fn practice_counts_only_if_wanted() {
        let games = [
            dekal(1, "own", ".s", 20),
            dekal(2, "practice", ".s", 20),
            dekal(3, "daily", ".s", 20),
            dekal(4, "assisted", ".s", 20),
        ];
        assert_eq!(counted(&games, false).count(), 3);
        assert_eq!(counted(&games, true).count(), 4);
    }

    #[test]
    fn groups_are_tables_that_can_be_compared() {
        let games = [
            dekal(1, "own", ".s", 20),
            dekal(2, "own", ".se", 20),
            dekal(3, "own", ".s", 20),
            dekal(4, "own", ".ee", 20),
        ];
        let groups = groups(&games.iter().collect::<Vec<_>>());
        let short: Vec<_> = groups
            .iter()
            .map(|group| (group.players, group.opponents))
            .collect();
        let level = Opponents::Level;
        assert_eq!(
            short,
            [
                (2, level(Level::Strong)),
                (3, level(Level::Expert)),
                (3, Opponents::Mixed)
            ]
        );
    }

    #[test]
    fn moving_means_begin_with_what_there_is() {
        assert_eq!(moving_means(&[1.0, 3.0, 5.0, 7.0], 2), [1.0, 2.0, 4.0, 6.0]);
        assert_eq!(moving_means(&[1.0, 3.0], 0), [1.0, 3.0]);
        assert_eq!(moving_means(&[], 3), [0.0; 0]);
    }
}
