//! Compares a result with the person's earlier ones: their best, wins in a row, and the change of their rating.

use super::{Attempt, Line, Rating};
use crate::value_scale::ValueScale;

/// How many comparable games there have to be before the best of them is called so.
const ENOUGH: usize = 3;
/// How many wins in a row are mentioned.
const STREAK: usize = 3;

/// What is remarkable about a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Achievement {
    /// Whether it is better than all earlier ones in the same variant, with as many players and against such
    /// opponents.
    pub best: bool,
    /// The number of wins in a row of which it is the last; `None` for fewer than three.
    pub streak: Option<usize>,
    /// The person's rating after it; `None` if it is not rated.
    pub rating: Option<Rating>,
}

impl Achievement {
    /// What is remarkable about a result, compared with all that are stored, the earliest first. The result may be
    /// among them. Later results do not count, and neither do practice and games with help, which are never remarkable
    /// themselves.
    pub fn of(own: &Line, all: &[Line]) -> Achievement {
        let stored = all.iter().position(|line| line.id == own.id);
        let earlier = &all[..stored.unwrap_or(all.len())];
        let judged = || {
            own.clone()
                .as_attempt(Attempt::Any, own.is_known_from(earlier))
        };
        let own = stored.map_or_else(judged, |place| all[place].clone());
        if !own.kind.is_own_play() {
            return Achievement::default();
        }
        let same_game = |line: &&Line| line.game == own.game && line.kind.is_own_play();
        let earlier = || earlier.iter().filter(same_game);
        let rating = Rating::is_changed_by(&own)
            .then(|| Rating::of(own.game, earlier().chain([&own])))
            .flatten();
        Achievement {
            best: is_best(&own, earlier()),
            streak: streak(&own, earlier().rev()),
            rating,
        }
    }
}

fn is_best<'a>(own: &Line, earlier: impl Iterator<Item = &'a Line>) -> bool {
    let group = |line: &Line| (line.variant.clone(), line.players(), line.level());
    let figures: Vec<i32> = earlier
        .filter(|line| group(line) == group(own))
        .map(Line::figure)
        .collect();
    let fewest = ValueScale::of(own.game).fewest_win;
    let beats = |figure: &i32| {
        if fewest {
            own.figure() < *figure
        } else {
            own.figure() > *figure
        }
    };
    figures.len() >= ENOUGH && figures.iter().all(beats)
}

/// The wins in a row that end with this result. `earlier`: earlier results, the latest first. A person who plays alone
/// wins every game, so there is no streak then.
fn streak<'a>(own: &Line, earlier: impl Iterator<Item = &'a Line>) -> Option<usize> {
    let is_won = |line: &Line| line.players() > 1 && line.place() == 1;
    let before = earlier.take_while(|line| is_won(line)).count();
    Some(before + 1).filter(|wins| is_won(own) && *wins >= STREAK)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of Dékal against one bot, from its number and both scores; the fewest points win.
    fn game(number: u64, own: i32, rival: i32) -> Line {
        let places = if own < rival { "1,2" } else { "2,1" };
        let id = format!("{number:016x}");
        let line = format!("{number} dekal {id} one own {number} .r {own},{rival} {places}");
        line.parse().unwrap()
    }

    fn of(games: &[(i32, i32)]) -> Achievement {
        let numbered = games.iter().zip(1..);
        let all: Vec<Line> = numbered
            .map(|((own, rival), number)| game(number, *own, *rival))
            .collect();
        let (last, earlier) = all.split_last().unwrap();
        let found = Achievement::of(last, earlier);
        assert_eq!(Achievement::of(last, &all), found, "stored already");
        found
    }

    #[test]
    fn the_best_of_comparable_games_is_remarkable() {
        let games = [(30, 20), (25, 20), (28, 20)];
        let with = |own| of(&[&games[..], &[(own, 10)]].concat());
        assert!(with(24).best);
        assert!(!with(25).best, "as good as another");
        assert!(!of(&[(30, 20), (25, 20), (24, 10)]).best, "too few");
    }

    #[test]
    fn the_most_points_are_the_best_where_they_win() {
        let game = |number: u64, own: i32| -> Line {
            let line = format!("{number} detrak {number:016x} basic own {number} . {own} 1");
            line.parse().unwrap()
        };
        let earlier = [game(1, 30), game(2, 25), game(3, 28)];
        assert!(Achievement::of(&game(4, 31), &earlier).best);
        assert!(!Achievement::of(&game(4, 24), &earlier).best);
    }

    #[test]
    fn three_wins_in_a_row_are_a_streak_that_a_lost_game_ends() {
        let (won, lost) = ((10, 20), (20, 10));
        assert_eq!(of(&[won, won]).streak, None);
        assert_eq!(of(&[won, won, won]).streak, Some(3));
        assert_eq!(of(&[won, won, lost]).streak, None);
        assert_eq!(of(&[lost, won, won, won]).streak, Some(3));
        assert_eq!(of(&[won, won, won, lost, won]).streak, None);
    }

    #[test]
    fn whoever_knew_the_luck_has_achieved_nothing() {
        let all: Vec<Line> = (1..=4).map(|number| game(number, 10, 20)).collect();
        let again = Line {
            id: "f".into(),
            ended: 9,
            scores: vec![1, 20],
            ..all[0].clone()
        };
        assert_eq!(Achievement::of(&again, &all), Achievement::default());
    }
}
