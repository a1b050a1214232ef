//! What is loaded when a game is first opened: its table, or all else of it.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Outcome, Record, RecordError};
use lazy::Part;
use yew::prelude::*;

use super::PageGame;
use crate::archive::{Keepsake, Summary};
use crate::daily;
use crate::day::Day;
use crate::i18n::Texts;
use crate::pool::Pool;
use crate::review::{Inquiry, Wish, inquire, review};
use crate::screens::{OptionsScreen, RulesOf, RulesScreen};
use crate::session::{Session, SessionError};
use crate::table::{MatchScreen, OfDay, Options, Playable, ReplayScreen, Source, Wanted, begin};
use crate::tutorial::{Taught, TutorialScreen};

/// What is loaded when a game's table is opened. The callback is told when the
/// match has begun; one that is wanted replaces the saved one.
pub struct TablePart {
    /// The table, of a day's game if it is one.
    pub table: fn(Option<Wanted>, Pool, Callback<()>, Option<OfDay>) -> Html,
}

/// What is loaded when anything else of a game is opened.
pub struct BookPart {
    /// The screen of the options. Its argument gets those of the match to
    /// start, as text.
    pub options: fn(Callback<String>) -> Html,
    /// The rules. Its argument is told if a match shall start.
    pub rules: fn(Callback<PageGame>) -> Html,
    /// The lesson. Its argument gets the options of a first game, as text.
    pub tutorial: fn(Pool, Callback<String>) -> Html,
    /// A match that was played, step by step.
    pub replay: fn(Source, Pool) -> Html,
    /// What a link to the game of a day holds: its options and seed.
    pub daily_link: fn(Day) -> Option<String>,
    /// Has a bot play the game of a day in the person's place; see
    /// [`daily::play`].
    pub par: fn(Day, &Pool, Callback<Option<Outcome>>) -> daily::Playing,
    /// What a match tells afterwards.
    pub review: fn(Wish, &'static Texts) -> Html,
    /// Begins to work out how lucky the person was in a kept match; see
    /// [`inquire`].
    pub luck: fn(&str, &str) -> Option<Inquiry>,
    /// A record as it can be kept, once it has been played again; the number
    /// is the time, in milliseconds since 1970.
    pub check: fn(&str, u64) -> Result<Keepsake, SessionError>,
    /// The match that a link to play holds, in short and as the text of a
    /// record.
    pub invited: fn(&str) -> Result<(Summary, String), SessionError>,
}

impl TablePart {
    const fn of<G: Playable>() -> TablePart {
        TablePart {
            table: |wanted, pool, on_begun, day| {
                let key = day.map_or_else(String::new, |of| of.day.to_string());
                html! { <MatchScreen<G> {key} {wanted} {pool} {on_begun} {day} /> }
            },
        }
    }
}

impl BookPart {
    const fn of<G: Taught>() -> BookPart {
        BookPart {
            options: |on_start| html! { <OptionsScreen<G> {on_start} /> },
            rules: |on_play| {
                html! { <RulesScreen game={G::GAME} rules={G::rules_parts as RulesOf} {on_play} /> }
            },
            tutorial: |pool, on_start| html! { <TutorialScreen<G> {pool} {on_start} /> },
            replay: |source, pool| {
                let key = source.text().to_string();
                html! { <ReplayScreen<G> {key} {source} {pool} /> }
            },
            daily_link: daily_link::<G>,
            par: daily::play::<G>,
            review: review::<G>,
            luck: inquire::<G>,
            check: check::<G>,
            invited: invited::<G>,
        }
    }
}

lazy::part!(DEKAL: TablePart = "dekal", TablePart::of::<Dekal>());
lazy::part!(DETRAK: TablePart = "detrak", TablePart::of::<Detrak>());
lazy::part!(DUMBLE: TablePart = "dumble", TablePart::of::<Dumble>());
lazy::part!(DEBACLE: TablePart = "debacle", TablePart::of::<Debacle>());

lazy::part!(DEKAL_BOOK: BookPart = "dekal-book", BookPart::of::<Dekal>());
lazy::part!(DETRAK_BOOK: BookPart = "detrak-book", BookPart::of::<Detrak>());
lazy::part!(DUMBLE_BOOK: BookPart = "dumble-book", BookPart::of::<Dumble>());
lazy::part!(DEBACLE_BOOK: BookPart = "debacle-book", BookPart::of::<Debacle>());

/// The part of the page that is a game's table.
pub const fn table(game: PageGame) -> &'static Part<TablePart> {
    match game {
        PageGame::Dekal => &DEKAL,
        PageGame::Detrak => &DETRAK,
        PageGame::Dumble => &DUMBLE,
        PageGame::Debacle => &DEBACLE,
    }
}

/// The part of the page that is all else of a game.
pub const fn book(game: PageGame) -> &'static Part<BookPart> {
    match game {
        PageGame::Dekal => &DEKAL_BOOK,
        PageGame::Detrak => &DETRAK_BOOK,
        PageGame::Dumble => &DUMBLE_BOOK,
        PageGame::Debacle => &DEBACLE_BOOK,
    }
}

fn daily_link<G: Playable>(day: Day) -> Option<String> {
    let options = Options::<G::Choices>::decode(&daily::options(G::GAME, day));
    let session = begin::<G>(&options, options.seed().ok().flatten()?);
    session.record(None).to_link()
}

fn check<G: Playable>(text: &str, now: u64) -> Result<Keepsake, SessionError> {
    let record = Record::<G>::from_json(text)?;
    Session::of(record.clone())?;
    Ok(Keepsake::new(record, now))
}

fn invited<G: Playable>(link: &str) -> Result<(Summary, String), SessionError> {
    let session = Session::of(Record::<G>::from_link(link)?)?;
    let text = session.watched(0).save();
    let summary = Summary::read(&text).ok_or(RecordError::OtherGame)?;
    Ok((summary, text))
}
