//! What is loaded of a game: its table, options and rules when it is first opened; all else with the
//! other screens.

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Outcome, Record, RecordError};
use lazy::Part;
use yew::prelude::*;

use super::GameId;
use crate::daily;
use crate::review::{Inquiry, Wish, inquire, review};
use crate::screens::{OptionsScreen, RulesOf, RulesScreen};
use crate::table::{MatchScreen, OfDay, Options, Playable, ReplayScreen, Source, Wanted, begin};
use crate::tutorial::{Taught, TutorialScreen};
use model::archive::{Keepsake, Summary};
use model::day::Day;
use model::session::{Session, SessionError};
use pool::Pool;
use ui::i18n::Texts;

/// What is loaded when a game is first opened.
pub struct GamePart {
    /// The table, of a day's game if it is one. The callback is told when the match has begun; one that
    /// is wanted replaces the saved one.
    pub table: fn(Option<Wanted>, Pool, Callback<()>, Option<OfDay>) -> Html,
    /// The screen of the options. Its argument gets those of the match to
    /// start, as text.
    pub options: fn(Callback<String>) -> Html,
    /// The rules. Its argument is told if a match shall start.
    pub rules: fn(Callback<GameId>) -> Html,
}

/// What is loaded when a game is learned, looked at again, or judged.
pub struct StudyPart {
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

impl GamePart {
    const fn of<G: Taught>() -> GamePart {
        GamePart {
            table: |wanted, pool, on_begun, day| {
                let key = day.map_or_else(String::new, |of| of.day.to_string());
                html! { <MatchScreen<G> {key} {wanted} {pool} {on_begun} {day} /> }
            },
            options: |on_start| html! { <OptionsScreen<G> {on_start} /> },
            rules: |on_play| {
                html! { <RulesScreen game={G::ID} rules={G::rules_parts as RulesOf} {on_play} /> }
            },
        }
    }
}

impl StudyPart {
    const fn of<G: Taught>() -> StudyPart {
        StudyPart {
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

lazy::part!(DEKAL: GamePart = dekal, GamePart::of::<Dekal>());
lazy::part!(DETRAK: GamePart = detrak, GamePart::of::<Detrak>());
lazy::part!(DUMBLE: GamePart = dumble, GamePart::of::<Dumble>());
lazy::part!(DEBACLE: GamePart = debacle, GamePart::of::<Debacle>());

lazy::part!(DEKAL_STUDY: StudyPart = more, StudyPart::of::<Dekal>());
lazy::part!(DETRAK_STUDY: StudyPart = more, StudyPart::of::<Detrak>());
lazy::part!(DUMBLE_STUDY: StudyPart = more, StudyPart::of::<Dumble>());
lazy::part!(DEBACLE_STUDY: StudyPart = more, StudyPart::of::<Debacle>());

/// The part of the page that has what else is done with a game.
pub const fn study(game: GameId) -> &'static Part<StudyPart> {
    match game {
        GameId::Dekal => &DEKAL_STUDY,
        GameId::Detrak => &DETRAK_STUDY,
        GameId::Dumble => &DUMBLE_STUDY,
        GameId::Debacle => &DEBACLE_STUDY,
    }
}

/// The part of the page that is a game's table, options and rules.
pub const fn part(game: GameId) -> &'static Part<GamePart> {
    match game {
        GameId::Dekal => &DEKAL,
        GameId::Detrak => &DETRAK,
        GameId::Dumble => &DUMBLE,
        GameId::Debacle => &DEBACLE,
    }
}

fn daily_link<G: Playable>(day: Day) -> Option<String> {
    let options = Options::<G::Choices>::decode(&model::daily::options(G::ID, day));
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
