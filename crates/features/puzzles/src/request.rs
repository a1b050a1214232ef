//! The addresses of puzzles, and the files that have them.

use core::fmt;
use std::collections::BTreeSet;
use std::rc::Rc;

use engine::GameId;
use model::day::Day;
use pool::Pool;
use protocol::{Puzzle, PuzzleGame, Puzzles, Theme};
use ui::route::{COURSE, PUZZLES, Route};
use yew::prelude::*;

use crate::course::course;

/// The first word of the addresses.
const FIRST: &str = "puzzles";

/// Which of a game's puzzles are wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// One after the other, each near the person's rating.
    Next,
    /// Those that the person missed.
    Missed,
    /// The person's own mistakes that are due.
    Mistakes,
    /// That of a day.
    Day(Day),
    /// An exercise of the course, by its number from 1; without one, the first that is not solved.
    Course(Option<usize>),
    /// Those about something, by the theme's name.
    Theme(AttrValue),
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Next => Ok(()),
            Subject::Missed => f.write_str("missed"),
            Subject::Mistakes => f.write_str("mistakes"),
            Subject::Day(day) => day.fmt(f),
            Subject::Course(None) => f.write_str(COURSE),
            Subject::Course(Some(number)) => write!(f, "{COURSE}/{number}"),
            Subject::Theme(theme) => f.write_str(theme),
        }
    }
}

impl Subject {
    /// The address of these puzzles of a game.
    pub fn route(&self, game: GameId) -> Route {
        let path = format!("{FIRST}/{}/{self}", game.name());
        Route::Other(path.trim_end_matches('/').to_owned().into())
    }
}

/// What an address wants: the list of all games' puzzles, or puzzles of one. `None` if it is no address of puzzles.
pub fn wanted(path: &str) -> Option<Option<(GameId, Subject)>> {
    let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    if *first != FIRST {
        return None;
    }
    let Some((game, rest)) = rest.split_first() else {
        return Some(None);
    };
    let subject = match rest {
        [] => Subject::Next,
        ["missed"] => Subject::Missed,
        ["mistakes"] => Subject::Mistakes,
        [COURSE] => Subject::Course(None),
        [COURSE, number] => Subject::Course(Some(number.parse().ok()?)),
        [other] => match other.parse() {
            Ok(day) => Subject::Day(day),
            Err(_) => Subject::Theme((*other).to_owned().into()),
        },
        _ => return None,
    };
    Some(Some((GameId::named(game)?, subject)))
}

/// The address of the list.
pub fn list() -> Route {
    Route::parse(PUZZLES)
}

/// What is to be solved.
#[derive(Properties, Clone, PartialEq)]
pub struct PuzzleRequest {
    /// Which of the game's puzzles.
    pub subject: Subject,
    /// The workers that judge answers.
    pub pool: Pool,
}

macro_rules! files {
    ($($Game:ident = $own:ident;)*) => {
        /// The file with a game's puzzles.
        fn file(game: GameId) -> &'static [u8] {
            match game {
                $(GameId::$Game => include_bytes!(concat!("../data/", stringify!($own), ".bin")),)*
            }
        }

        /// What the list says of a game's puzzles.
        pub fn contents(game: GameId) -> Contents {
            match game {
                $(GameId::$Game => contents_of::<engine::$own::$Game>(),)*
            }
        }
    };
}

engine::each_game!(files);

/// The puzzles of a game. The files are this release's own, and a test reads them all.
pub fn puzzles<G: PuzzleGame>() -> Vec<Rc<Puzzle<G>>> {
    let read = Puzzles::from_bytes(file(G::ID)).unwrap_or_else(|_| Puzzles(Vec::new()));
    read.0.into_iter().map(Rc::new).collect()
}

/// What the list says of a game's puzzles.
#[derive(Default)]
pub struct Contents {
    /// Their numbers.
    pub ids: BTreeSet<u32>,
    /// The game's themes, by their names in addresses, and the numbers of the puzzles about each.
    pub themes: Vec<(&'static str, BTreeSet<u32>)>,
    /// The themes and numbers of the course's exercises.
    pub course: Vec<(usize, u32)>,
}

fn contents_of<G: PuzzleGame>() -> Contents {
    let all = puzzles::<G>();
    let course = course(&all).into_iter();
    let about = |theme: &G::Theme| {
        let about = all.iter().filter(|one| one.themes.contains(theme));
        about.map(|one| one.id()).collect()
    };
    let themes = G::Theme::ALL.iter();
    Contents {
        ids: all.iter().map(|one| one.id()).collect(),
        course: course.map(|one| (one.theme, one.puzzle.id())).collect(),
        themes: themes.map(|theme| (theme.name(), about(theme))).collect(),
    }
}

/// The theme of this name.
pub fn theme_named<G: PuzzleGame>(name: &str) -> Option<G::Theme> {
    let mut all = G::Theme::ALL.iter().copied();
    all.find(|theme| theme.name() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_where_they_came_from() {
        for game in GameId::ALL {
            for subject in [
                Subject::Next,
                Subject::Missed,
                Subject::Mistakes,
                Subject::Course(None),
                Subject::Course(Some(3)),
                Subject::Day(Day::of(1_796_000_000_000)),
                Subject::Theme("pair".into()),
            ] {
                let Route::Other(path) = subject.route(game) else {
                    panic!("another route");
                };
                assert_eq!(wanted(&path), Some(Some((game, subject.clone()))));
                let href = subject.route(game).href();
                assert_eq!(Route::parse(&href), subject.route(game));
            }
        }
        assert_eq!(wanted("puzzles"), Some(None));
        assert_eq!(wanted("puzzles/chess"), None);
        assert_eq!(wanted("puzzles/dekal/pair/3"), None);
        assert_eq!(wanted("puzzles/dekal/course/x"), None);
        assert_eq!(wanted("nothing"), None);
    }

    fn check<G: PuzzleGame>() {
        for other in ["missed", "mistakes", COURSE] {
            assert!(theme_named::<G>(other).is_none(), "its address is taken");
        }
        let read = Puzzles::<G>::from_bytes(file(G::ID)).unwrap();
        assert!(read.0.len() > 20, "{}: {}", G::ID.name(), read.0.len());
        let mut ids: Vec<u32> = read.0.iter().map(|puzzle| puzzle.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), read.0.len(), "two have one number");
    }

    #[test]
    fn every_file_can_be_read() {
        check::<engine::dekal::Dekal>();
        check::<engine::detrak::Detrak>();
        check::<engine::dumble::Dumble>();
        check::<engine::debacle::Debacle>();
    }
}
