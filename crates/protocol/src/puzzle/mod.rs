//! Puzzles: decisions whose right answers are proven, and the files that have them. `docs/puzzles.md` says how they are
//! found.

mod debacle;
mod dekal;
mod detrak;
mod dumble;
mod file;

use core::fmt::Debug;

use engine::{Game, Phase, Seat, View};
use serde::{Deserialize, Serialize};

pub use debacle::DebacleTheme;
pub use dekal::DekalTheme;
pub use detrak::DetrakTheme;
pub use dumble::DumbleTheme;
pub use file::{PuzzleError, Puzzles};

use crate::checksum::checksum_of;
use crate::message::encode;

/// What a puzzle is about. It is told from what is literally there: the position, and what its actions do.
pub trait Theme: Copy + Eq + Debug + 'static {
    /// All themes of the game, at most 32. Files name a theme by its place, so none is ever moved or taken away.
    const ALL: &'static [Self];

    /// Its name in addresses and stored histories, in lower-case letters and hyphens. It never changes.
    fn name(self) -> &'static str;
}

/// A game with puzzles.
pub trait PuzzleGame: Game {
    /// What its puzzles are about.
    type Theme: Theme;
}

/// A decision with right and wrong answers: every legal action is either as good as the best or clearly worse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle<G: PuzzleGame> {
    /// The whole state in which the decision is due, as play has reached it. `Match::from_position` makes a match of it.
    /// What the seat cannot see is as it happened to be; the answer does not depend on it.
    pub state: G,
    /// The seat that decides, by what it can see.
    pub seat: Seat,
    /// Every right action, in the order of [`Game::actions`]: at least one, and not all that are legal.
    pub accepted: Vec<G::Action>,
    /// How hard it is, in points on the scale of the levels: a player with as many points solves it in half of all
    /// cases. It never changes.
    pub rating: u16,
    /// What it is about, in the order of [`Theme::ALL`]; may be empty.
    pub themes: Vec<G::Theme>,
}

impl<G: PuzzleGame> Puzzle<G> {
    /// What the person who solves it can see.
    pub fn view(&self) -> G::View {
        self.state.view(Some(self.seat))
    }

    /// Whether this is a right answer.
    pub fn accepts(&self, action: G::Action) -> bool {
        self.accepted.contains(&action)
    }

    /// A number by which histories name the puzzle. It depends on the decision alone.
    pub fn id(&self) -> u32 {
        checksum_of(&encode(&(&self.state, self.seat)))
    }

    /// The reason why this is no puzzle; `None` if it is one.
    fn fault(&self) -> Option<&'static str> {
        let Phase::Decide(seats) = self.state.phase() else {
            return Some("nothing is to be decided");
        };
        if !seats.contains(self.seat) {
            return Some("another seat decides");
        }
        let legal = self.view().legal_actions();
        let accepted = legal.iter().filter(|action| self.accepts(**action));
        if !accepted.eq(&self.accepted) {
            return Some("what is accepted is not legal, or not in order");
        }
        if self.accepted.is_empty() || self.accepted.len() == legal.len() {
            return Some("there is no wrong answer, or no right one");
        }
        let themes = G::Theme::ALL.iter().filter(|one| self.themes.contains(one));
        (!themes.eq(&self.themes)).then_some("the themes are not in order")
    }
}

/// The form of a puzzle in files.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Stored<G: Game> {
    state: G,
    seat: Seat,
    /// The places of the accepted actions among the legal ones.
    accepted: Vec<u8>,
    rating: u16,
    /// A bit for each theme, by its place.
    themes: u32,
}

impl<G: PuzzleGame> From<&Puzzle<G>> for Stored<G> {
    fn from(puzzle: &Puzzle<G>) -> Stored<G> {
        let legal = puzzle.view().legal_actions();
        let places = (0..=u8::MAX).zip(&legal);
        let accepted = places.filter(|(_, action)| puzzle.accepts(**action));
        let all = G::Theme::ALL.iter().enumerate();
        let themes = all.filter(|(_, theme)| puzzle.themes.contains(theme));
        Stored {
            state: puzzle.state.clone(),
            seat: puzzle.seat,
            accepted: accepted.map(|(place, _)| place).collect(),
            rating: puzzle.rating,
            themes: themes.fold(0, |bits, (place, _)| bits | 1 << place),
        }
    }
}

impl<G: PuzzleGame> TryFrom<Stored<G>> for Puzzle<G> {
    type Error = &'static str;

    fn try_from(stored: Stored<G>) -> Result<Puzzle<G>, Self::Error> {
        let legal = stored.state.view(Some(stored.seat)).legal_actions();
        let places = stored.accepted.iter();
        let accepted = places.map(|place| legal.get(usize::from(*place)).copied());
        let all = G::Theme::ALL.iter().copied().enumerate();
        let themes = all.filter(|(place, _)| stored.themes >> place & 1 != 0);
        if stored
            .themes
            .checked_shr(G::Theme::ALL.len() as u32)
            .unwrap_or(0)
            != 0
        {
            return Err("it has a theme that is not known");
        }
        let puzzle = Puzzle {
            accepted: accepted
                .collect::<Option<_>>()
                .ok_or("what is accepted is not legal")?,
            themes: themes.map(|(_, theme)| theme).collect(),
            state: stored.state,
            seat: stored.seat,
            rating: stored.rating,
        };
        puzzle.fault().map_or(Ok(puzzle), Err)
    }
}

/// A game's themes: an enum with a name for each value, all of which are listed.
macro_rules! themes {
    ($game:ty, $(#[$about:meta])* $theme:ident { $($(#[$doc:meta])* $value:ident = $name:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $theme {
            $($(#[$doc])* $value,)*
        }

        impl $crate::puzzle::Theme for $theme {
            const ALL: &'static [Self] = &[$($theme::$value,)*];

            fn name(self) -> &'static str {
                match self {
                    $($theme::$value => $name,)*
                }
            }
        }

        impl $crate::puzzle::PuzzleGame for $game {
            type Theme = $theme;
        }
    };
}

pub(crate) use themes;

#[cfg(test)]
mod tests;
