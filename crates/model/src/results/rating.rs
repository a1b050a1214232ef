//! The person's strength in a game, as a number on one scale with the bots' levels.
//!
//! The method is Glicko-2 (Glickman, *Example of the Glicko-2 system*, 2012), by the crate `skillratings`. Each
//! game is a rating period. Of a game with several opponents each pair of the person and an opponent counts: the
//! better place wins.

use engine::{GameId, with_game};
use protocol::Level;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use super::Line;
use crate::games::GameProfile;

/// The rating deviation of the levels, in points. The ladder's own intervals are of this size.
const LEVEL_DEVIATION: f64 = 50.0;

/// The half width of a 95 % interval, in deviations.
const TWO_SIDED_95: f64 = 1.96;

/// The half width of the 95 % interval above which a rating is provisional, in points. Such a rating may be wrong by
/// more than the step from one level to the next. Ratings are provisional for about the first 25 games.
const PROVISIONAL_ABOVE: u32 = 150;

/// A person's rating in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The rating, in points: 100 points more win about 64 % of games. The weakest level of each game has 1000.
    pub points: i32,
    /// The half width of its 95 % interval, in points.
    pub margin: u32,
    /// What the last rated game changed, in points; `None` if it was the first.
    pub change: Option<i32>,
}

impl Rating {
    /// The rating in a game after these results, the earliest first; `None` if none of them is rated.
    ///
    /// Results of other games are left out.
    pub fn of<'a>(game: GameId, results: impl IntoIterator<Item = &'a Line>) -> Option<Rating> {
        let levels = with_game!(game, G => G::RATINGS);
        let rated = |line: &&Line| line.game == game && Rating::is_changed_by(line);
        let first = Glicko2Rating {
            rating: rating_of(Level::default(), game, levels),
            ..Glicko2Rating::new()
        };
        let config = Glicko2Config::new();
        let (mut before, mut after) = (None, None);
        for line in results.into_iter().filter(rated) {
            let pairs = pairs(line, levels);
            let last = after.unwrap_or(first);
            before = after;
            after = Some(glicko2_rating_period(&last, &pairs, &config));
        }
        let points = |rating: Glicko2Rating| rating.rating.round() as i32;
        let after = after?;
        Some(Rating {
            points: points(after),
            margin: (TWO_SIDED_95 * after.deviation).round() as u32,
            change: before.map(|before| points(after) - points(before)),
        })
    }

    /// The rating as it is told while it is provisional: to the nearest 50.
    pub fn rounded(&self) -> i32 {
        (f64::from(self.points) / 50.0).round() as i32 * 50
    }

    /// Whether the interval is so wide that the number says little, as after the first games.
    pub fn is_provisional(&self) -> bool {
        self.margin > PROVISIONAL_ABOVE
    }

    /// Whether a result is rated: it is no practice, the person had no help, there were opponents, and the levels were
    /// measured in this variant (all but [`GameProfile::UNRATED`]).
    pub fn is_changed_by(line: &Line) -> bool {
        let unrated = with_game!(line.game, G => G::UNRATED);
        line.kind.is_own_play() && line.players() > 1 && !unrated.contains(&line.variant.as_str())
    }

    /// The level of the game whose rating is nearest: an opponent who wins about as often as the person.
    pub fn level(self, game: GameId) -> Level {
        let levels = Level::of(game).iter();
        let ratings = with_game!(game, G => G::RATINGS).iter();
        let distance = |(_, rating): &(&Level, &u16)| self.points.abs_diff(i32::from(**rating));
        let nearest = levels.zip(ratings).min_by_key(distance);
        nearest.map_or_else(Level::default, |(level, _)| *level)
    }
}

/// The result of a game against each opponent.
fn pairs(line: &Line, levels: &[u16]) -> Vec<(Glicko2Rating, Outcomes)> {
    let seats = line.levels.iter().zip(&line.places);
    seats
        .filter_map(|(level, place)| {
            let rating = rating_of((*level)?, line.game, levels);
            let outcome = match line.place().cmp(place) {
                core::cmp::Ordering::Less => Outcomes::WIN,
                core::cmp::Ordering::Equal => Outcomes::DRAW,
                core::cmp::Ordering::Greater => Outcomes::LOSS,
            };
            let opponent = Glicko2Rating {
                rating,
                deviation: LEVEL_DEVIATION,
                ..Glicko2Rating::new()
            };
            Some((opponent, outcome))
        })
        .collect()
}

/// The rating of a level, or of the level that the game has in its place.
fn rating_of(level: Level, game: GameId, levels: &[u16]) -> f64 {
    f64::from(levels[level.place(game)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::Kind;

    /// A game of Dékal with a new seed, from its number, the opponents' signs and the places, the person's first.
    fn game(number: u64, bots: &str, places: &str) -> Line {
        let scores: Vec<&str> = places.split(',').collect();
        let scores = scores.join(",");
        let line =
            format!("{number} dekal {number:016x} one own {number} .{bots} {scores} {places}");
        line.parse().unwrap()
    }

    fn after(results: &[&str], bots: &str) -> Rating {
        let numbered = results.iter().zip(1..);
        let lines: Vec<Line> = numbered.map(|(places, n)| game(n, bots, places)).collect();
        Rating::of(GameId::Dekal, &lines).unwrap()
    }

    /// Glickman's paper has an example: a player of 1500 ± 200 who beats 1400 ± 30 and loses to 1550 ± 100 and
    /// 1700 ± 300 has 1464.06 ± 151.52 afterwards.
    #[test]
    fn the_example_of_the_paper_comes_out() {
        let rating = |rating, deviation| Glicko2Rating {
            rating,
            deviation,
            volatility: 0.06,
        };
        let results = [
            (rating(1400.0, 30.0), Outcomes::WIN),
            (rating(1550.0, 100.0), Outcomes::LOSS),
            (rating(1700.0, 300.0), Outcomes::LOSS),
        ];
        let config = Glicko2Config {
            tau: 0.5,
            ..Glicko2Config::new()
        };
        let after = glicko2_rating_period(&rating(1500.0, 200.0), &results, &config);
        assert!((after.rating - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
    }

    #[test]
    fn levels_have_rising_ratings_from_1000() {
        for game in GameId::ALL {
            let ratings = with_game!(game, G => G::RATINGS);
            assert_eq!(ratings.len(), Level::of(game).len(), "{game:?}");
            assert_eq!(ratings[0], 1000, "{game:?}");
            assert!(ratings.is_sorted(), "{game:?}");
        }
    }

    /// The levels' ratings are those that the arena measures and writes into its pages.
    #[test]
    fn ratings_are_those_of_the_ladder() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/lab/ladders");
        for game in GameId::ALL {
            let name = game.name();
            let table = std::fs::read_to_string(format!("{folder}/{name}.md")).unwrap();
            let mut measured = Vec::new();
            for row in table.lines().filter(|line| line.starts_with("| ")) {
                let cells: Vec<&str> = row.split('|').map(str::trim).collect();
                if cells[1].parse::<usize>().is_ok() {
                    let points = cells[3].split(' ').next().unwrap();
                    measured.push((cells[2].to_owned(), points.parse::<u16>().unwrap()));
                }
            }
            let ratings = with_game!(game, G => G::RATINGS).iter();
            let stated = Level::of(game).iter().zip(ratings);
            let stated = stated.map(|(level, points)| (level.name().to_owned(), *points));
            assert_eq!(stated.collect::<Vec<_>>(), measured, "{name}");
        }
    }

    #[test]
    fn wins_raise_a_rating_and_losses_lower_it() {
        let regular = 1364;
        let won = after(&["1,2"], "r");
        let lost = after(&["2,1"], "r");
        assert!(won.points > regular && lost.points < regular);
        assert_eq!(won.points - regular, regular - lost.points);
        assert_eq!(after(&["1,1"], "r").points, regular, "a shared win");
        assert_eq!(won.change, None, "there was no rating before");
        let twice = after(&["1,2", "1,2"], "r");
        assert_eq!(twice.change, Some(twice.points - won.points));
        assert!(twice.margin < won.margin);
    }

    #[test]
    fn whoever_wins_half_of_their_games_is_as_strong_as_their_opponent() {
        let results: Vec<&str> = ["1,2", "2,1"].into_iter().cycle().take(60).collect();
        for (sign, level) in [
            ("n", Level::Newcomer),
            ("s", Level::Strong),
            ("e", Level::Expert),
        ] {
            let rating = after(&results, sign);
            assert_eq!(rating.level(GameId::Dekal), level, "{rating:?}");
            assert!(rating.margin < 130, "{rating:?}");
        }
    }

    #[test]
    fn a_rating_is_provisional_for_the_first_games() {
        let results = |games| ["1,2", "2,1"].into_iter().cycle().take(games);
        let first = (1..).find(|games| {
            let results: Vec<&str> = results(*games).collect();
            !after(&results, "r").is_provisional()
        });
        assert!(
            first.is_some_and(|games| (15..=30).contains(&games)),
            "{first:?}"
        );
    }

    #[test]
    fn each_opponent_of_several_counts() {
        let one = after(&["1,2"], "r");
        let three = after(&["1,2,3,4"], "rrr");
        assert!(three.points > one.points && three.margin < one.margin);
        assert_eq!(after(&["2,1,3"], "rr").points, 1364, "one won, one lost");
    }

    #[test]
    fn what_says_nothing_of_strength_is_not_rated() {
        let own = game(1, "r", "1,2");
        let [practice, assisted] = [Kind::Practice, Kind::Assisted].map(|kind| Line {
            kind,
            ..own.clone()
        });
        let hundred = Line {
            variant: "hundred".into(),
            ..own.clone()
        };
        let alone: Line = "1 detrak 1 basic own 1 . 30 1".parse().unwrap();
        for line in [practice, assisted, hundred] {
            assert_eq!(Rating::of(GameId::Dekal, [&line]), None);
        }
        assert_eq!(Rating::of(GameId::Detrak, [&alone]), None);
        assert_eq!(Rating::of(GameId::Dumble, [&own]), None, "another game");
        let daily = Line {
            kind: Kind::Daily,
            ..own
        };
        assert!(Rating::of(GameId::Dekal, [&daily]).is_some());
    }
}
