//! The part of the page that is loaded when the list of stored games, or a link to a game, is first opened.

use engine::{GameId, Seat, game_of_link};
use yew::prelude::*;

use super::link::PlayScreen;
use super::list::RecordsScreen;
use crate::game::{RECORD_PARTS, RecordPart};
use crate::notes::Notes;
use analysis::{AnalysisRequest, KeptScreen, Subject};
use model::archive::Summary;
use model::day::Day;
use pool::Pool;
use replay::Source;
use replay::session_error_text;
use replay::texts_of;
use review::ReviewRequest;
use ui::i18n::{Lang, Texts};
use ui::layout::refusal;
use ui::loaded::loaded_screen;
use ui::part::part_screen;
use ui::route::{ReviewedMatch, Route};

/// Starts a match; gets its game, and its record as text.
pub type OnStart = Callback<(GameId, String)>;

/// The functions of the part with the screens of the stored games. The page declares it, with its screens at other
/// addresses in place of those that are none of this crate's.
pub struct RecordsPart {
    /// The screen of an address: the list, a replay, a review, or an invitation to play. The callback starts a
    /// match; it gets its game, and its record as text.
    pub screen: fn(&Route, Pool, OnStart, &'static Texts) -> Html,
    /// What the home screen says of the games, on this day.
    pub notes: fn(Day, Lang) -> Notes,
}

/// The screen of an address: the list, a replay, a review, or an invitation to play.
pub fn screen(route: &Route, pool: Pool, on_start: OnStart, texts: &'static Texts) -> Html {
    match route {
        Route::Kept(id) => kept(id, pool, texts),
        Route::Record(link) => match game_of_link(link) {
            Ok(game) => replay(game, Source::Link(link.clone()), pool),
            Err(error) => refusal(
                texts_of(texts).bad_link,
                session_error_text(&error.into(), texts),
                texts,
            ),
        },
        Route::Review(reviewed, decision) => {
            review_screen(reviewed, (None, *decision), pool, on_start, texts)
        }
        Route::ReviewOf(reviewed, seat) => {
            review_screen(reviewed, (Some(*seat), None), pool, on_start, texts)
        }
        Route::Analysis(reviewed, place) => {
            let (of, place) = (reviewed.clone(), place.clone());
            of_match("analysis", reviewed, texts, move |game, source| {
                let subject = Subject::Match(of.clone(), source);
                analysis_screen(game, subject, place.clone(), pool.clone(), texts)
            })
        }
        Route::Play(link) => invitation(link, on_start, texts),
        _ => html! { <RecordsScreen /> },
    }
}

/// The analysis of a position that the link holds, or of the first one of a match if it is the name of a game; with the tree
/// that the second link holds. With nothing, the list of the analyses that are kept.
pub fn position(position: &str, place: &str, pool: Pool, texts: &'static Texts) -> Html {
    if position.is_empty() {
        return html! { <KeptScreen /> };
    }
    match analysis::game_of_position(position) {
        Some(game) => {
            let subject = Subject::Position(position.to_owned().into());
            analysis_screen(game, subject, place.to_owned().into(), pool, texts)
        }
        None => refusal(texts_of(texts).bad_link, texts_of(texts).damaged, texts),
    }
}

/// The replay of a game in the archive.
fn kept(id: &AttrValue, pool: Pool, texts: &'static Texts) -> Html {
    let show = move |text: &AttrValue| match Summary::read(text) {
        Some(summary) => replay(summary.game, Source::Kept(text.clone()), pool.clone()),
        None => refusal(texts_of(texts).bad_link, texts_of(texts).foreign, texts),
    };
    of_archive(format!("kept-{id}"), id, show, texts)
}

/// Loads the record of a game in the archive and shows it with `show`.
fn of_archive(
    key: String,
    id: &AttrValue,
    show: impl Fn(&AttrValue) -> Html + 'static,
    texts: &'static Texts,
) -> Html {
    let id = id.clone();
    let load = move || {
        let id = id.clone();
        async move { Ok(database::read(&id).await?.map(AttrValue::from)) }
    };
    loaded_screen(key, load, move |text| match text {
        Ok(Some(text)) => show(text),
        Ok(None) => refusal(texts.records.title, texts_of(texts).gone, texts),
        Err(error) => refusal(texts.records.title, texts.errors.storage(error), texts),
    })
}

/// The analysis of a match or position.
fn analysis_screen(
    game: GameId,
    subject: Subject,
    place: AttrValue,
    pool: Pool,
    texts: &'static Texts,
) -> Html {
    let request = AnalysisRequest {
        subject,
        place,
        pool,
    };
    let show = move |part: &RecordPart| (part.analysis)(request.clone(), texts);
    part_screen("analysis", RECORD_PARTS.of(game), show)
}

/// The review of a game in the archive or of a game in a link.
fn review_screen(
    reviewed: &ReviewedMatch,
    (seat, decision): (Option<Seat>, Option<usize>),
    pool: Pool,
    on_start: OnStart,
    texts: &'static Texts,
) -> Html {
    let of = reviewed.clone();
    of_match("reviewed", reviewed, texts, move |game, source| {
        let request = ReviewRequest {
            source,
            reviewed: of.clone(),
            seat,
            decision,
            pool: pool.clone(),
            on_start: on_start.clone(),
        };
        let show = move |part: &RecordPart| (part.review)(request.clone(), texts);
        part_screen("review", RECORD_PARTS.of(game), show)
    })
}

/// The screen `show` of a game in the archive or of a game in a link.
fn of_match(
    key: &str,
    reviewed: &ReviewedMatch,
    texts: &'static Texts,
    show: impl Fn(GameId, Source) -> Html + 'static,
) -> Html {
    match reviewed {
        ReviewedMatch::Kept(id) => {
            let show = move |text: &AttrValue| match Summary::read(text) {
                Some(summary) => show(summary.game, Source::Kept(text.clone())),
                None => refusal(texts_of(texts).bad_link, texts_of(texts).foreign, texts),
            };
            of_archive(format!("{key}-{id}"), id, show, texts)
        }
        ReviewedMatch::Link(link) => match game_of_link(link) {
            Ok(game) => show(game, Source::Link(link.clone())),
            Err(error) => refusal(
                texts_of(texts).bad_link,
                session_error_text(&error.into(), texts),
                texts,
            ),
        },
    }
}

fn replay(game: GameId, source: Source, pool: Pool) -> Html {
    let show = move |part: &RecordPart| (part.replay)(source.clone(), pool.clone());
    part_screen("replay", RECORD_PARTS.of(game), show)
}

/// The screen of a shared match, with its options.
fn invitation(link: &AttrValue, on_start: OnStart, texts: &'static Texts) -> Html {
    let game = match game_of_link(link) {
        Ok(game) => game,
        Err(error) => {
            return refusal(
                texts_of(texts).bad_link,
                session_error_text(&error.into(), texts),
                texts,
            );
        }
    };
    let link = link.clone();
    let show = move |part: &'static RecordPart| {
        let (link, on_start) = (link.clone(), on_start.clone());
        html! { <PlayScreen {link} {part} {on_start} /> }
    };
    part_screen("invitation", RECORD_PARTS.of(game), show)
}
