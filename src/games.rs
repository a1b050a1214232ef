//! The games that the page plays: the one place that lists them.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Game, GameId, Outcome, Record, RecordError, game_of_link};
use serde_json::Value;
use yew::prelude::*;

use crate::archive::{Keepsake, Summary};
use crate::daily;
use crate::day::Day;
use crate::i18n::{Lang, Texts};
use crate::keys::KeyLine;
use crate::pool::Pool;
use crate::review::{self, Wish};
use crate::screens::{OptionsScreen, RulesPart};
use crate::session::{Session, SessionError};
use crate::table::{MatchScreen, Options, Playable, ReplayScreen, SaveKeys, Source, Wanted, begin};
use crate::tutorial::TutorialScreen;

/// A game that the page plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageGame {
    /// Dékal.
    Dekal,
    /// Détrak.
    Detrak,
    /// Dumble.
    Dumble,
    /// Débâcle.
    Debacle,
}

impl PageGame {
    /// Every one, in the order in which they are offered.
    pub const ALL: [PageGame; 4] = [
        PageGame::Dekal,
        PageGame::Detrak,
        PageGame::Dumble,
        PageGame::Debacle,
    ];
}

/// What is done alike for all games, with the type of one in the place of a
/// name: `with!(game, G => G::NAME)`.
macro_rules! with {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            PageGame::Dekal => {
                type $G = Dekal;
                $body
            }
            PageGame::Detrak => {
                type $G = Detrak;
                $body
            }
            PageGame::Dumble => {
                type $G = Dumble;
                $body
            }
            PageGame::Debacle => {
                type $G = Debacle;
                $body
            }
        }
    };
}

impl PageGame {
    /// The page's game of a record; `None` if the page cannot play it.
    pub fn of(id: GameId) -> Option<PageGame> {
        let is_it = |game: &PageGame| with!(*game, G => G::ID == id);
        PageGame::ALL.into_iter().find(is_it)
    }

    /// The game of a [`key`].
    pub fn named(name: &str) -> Option<PageGame> {
        PageGame::ALL.into_iter().find(|game| key(*game) == name)
    }
}

/// A record as it can be kept, once it has been played again.
///
/// # Errors
/// If it cannot be used; see [`SessionError`].
pub fn check(game: PageGame, document: &Value, now: u64) -> Result<Keepsake, SessionError> {
    with!(game, G => {
        let record = Record::<G>::from_document(document)?;
        Session::of(record.clone())?;
        Ok(Keepsake::new(record, now))
    })
}

/// The match that a link to play holds, in short and as the text of a record.
///
/// # Errors
/// If the link cannot be used; see [`SessionError`].
pub fn invited(link: &str) -> Result<(Summary, String), SessionError> {
    let game = PageGame::of(game_of_link(link)?).ok_or(RecordError::OtherGame)?;
    with!(game, G => {
        let session = Session::of(Record::<G>::from_link(link)?)?;
        let text = session.watched(0).save();
        let summary = Summary::read(&text).ok_or(RecordError::OtherGame)?;
        Ok((summary, text))
    })
}

/// A match that was played, step by step.
pub fn replay(game: PageGame, source: Source, pool: Pool) -> Html {
    let key = source.text().to_string();
    with!(game, G => html! { <ReplayScreen<G> {key} {source} {pool} /> })
}

/// What a match tells afterwards.
pub fn review(game: PageGame, wish: Wish, texts: &'static Texts) -> Html {
    with!(game, G => review::review::<G>(wish, texts))
}

/// The table of a day's game, as the attempt that counts.
pub fn daily_table(game: PageGame, day: Day, pool: Pool) -> Html {
    let (key, day) = (format!("{}-{day}", key(game)), Some(day));
    let on_begun = Callback::noop();
    let wanted = None::<Wanted>;
    with!(game, G => html! { <MatchScreen<G> {key} {wanted} {pool} {on_begun} {day} /> })
}

/// What a link to the game of a day holds: its options and seed.
pub fn daily_link(game: PageGame, day: Day) -> Option<String> {
    with!(game, G => {
        let options = Options::<<G as Playable>::Choices>::decode(&daily::options(game, day));
        let session = begin::<G>(&options, options.seed().ok().flatten()?);
        session.record(None).to_link()
    })
}

/// Has a bot play the game of a day in the person's place; see [`daily::play`].
pub fn par(
    game: PageGame,
    day: Day,
    pool: &Pool,
    on_done: Callback<Option<Outcome>>,
) -> daily::Playing {
    with!(game, G => daily::play::<G>(day, pool, on_done))
}

/// The game's name, as its box has it.
pub const fn title(game: PageGame) -> &'static str {
    match game {
        PageGame::Dekal => "Dékal",
        PageGame::Detrak => "Détrak",
        PageGame::Dumble => "Dumble",
        PageGame::Debacle => "Débâcle",
    }
}

/// The game's name in addresses and in the keys of what is stored.
pub const fn key(game: PageGame) -> &'static str {
    match game {
        PageGame::Dekal => "dekal",
        PageGame::Detrak => "detrak",
        PageGame::Dumble => "dumble",
        PageGame::Debacle => "debacle",
    }
}

/// A game as it introduces itself.
#[derive(Clone, Copy)]
pub struct Pitch {
    /// What it is about, in two sentences.
    pub about: &'static str,
    /// Players, age, duration.
    pub facts: &'static str,
}

/// How a game introduces itself, and its emblem.
pub fn pitch(game: PageGame, lang: Lang) -> (Pitch, Html) {
    match game {
        PageGame::Dekal => (Dekal::pitch(lang), Dekal::emblem()),
        PageGame::Detrak => (Detrak::pitch(lang), Detrak::emblem()),
        PageGame::Dumble => (Dumble::pitch(lang), Dumble::emblem()),
        PageGame::Debacle => (Debacle::pitch(lang), Debacle::emblem()),
    }
}

/// Whether a match of the game is saved.
pub fn is_saved(game: PageGame) -> bool {
    SaveKeys::of(game).is_taken()
}

/// A game's rules: a summary, and the parts.
pub fn rules(game: PageGame, lang: Lang) -> (&'static str, Vec<RulesPart>) {
    match game {
        PageGame::Dekal => Dekal::rules_parts(lang),
        PageGame::Detrak => Detrak::rules_parts(lang),
        PageGame::Dumble => Dumble::rules_parts(lang),
        PageGame::Debacle => Debacle::rules_parts(lang),
    }
}

/// The keys of a game's table.
pub fn keys(game: PageGame) -> Vec<KeyLine> {
    with!(game, G => <G as Playable>::keys())
}

/// The screen of a game's options. `on_start` gets those of the match to
/// start, as text.
pub fn options(game: PageGame, on_start: Callback<String>) -> Html {
    match game {
        PageGame::Dekal => html! { <OptionsScreen<Dekal> key="dekal" {on_start} /> },
        PageGame::Detrak => html! { <OptionsScreen<Detrak> key="detrak" {on_start} /> },
        PageGame::Dumble => html! { <OptionsScreen<Dumble> key="dumble" {on_start} /> },
        PageGame::Debacle => html! { <OptionsScreen<Debacle> key="debacle" {on_start} /> },
    }
}

/// A game's lesson. `on_start` gets the options of a first game, as text.
pub fn tutorial(game: PageGame, pool: Pool, on_start: Callback<String>) -> Html {
    with!(game, G => html! { <TutorialScreen<G> key={key(game)} {pool} {on_start} /> })
}

/// A game's table. A match that is `wanted` replaces the saved one.
pub fn table(game: PageGame, wanted: Option<Wanted>, pool: Pool, on_begun: Callback<()>) -> Html {
    match game {
        PageGame::Dekal => html! { <MatchScreen<Dekal> key="dekal" {wanted} {pool} {on_begun} /> },
        PageGame::Detrak => {
            html! { <MatchScreen<Detrak> key="detrak" {wanted} {pool} {on_begun} /> }
        }
        PageGame::Dumble => {
            html! { <MatchScreen<Dumble> key="dumble" {wanted} {pool} {on_begun} /> }
        }
        PageGame::Debacle => {
            html! { <MatchScreen<Debacle> key="debacle" {wanted} {pool} {on_begun} /> }
        }
    }
}
