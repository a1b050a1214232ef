//! The part of the page that is loaded when the list of stored games, or a link to a game, is first opened.

use engine::{GameId, game_of_link};
use yew::prelude::*;

use super::link::PlayScreen;
use super::list::RecordsScreen;
use crate::game::{RECORD_PARTS, RecordPart};
use model::archive::Summary;
use pool::Pool;
use replay::Source;
use replay::session_error_text;
use replay::texts_of;
use review::ReviewRequest;
use ui::i18n::Texts;
use ui::layout::refusal;
use ui::loaded::loaded_screen;
use ui::part::part_screen;
use ui::route::{ReviewedMatch, Route};

/// Starts a match; gets its game, and its record as text.
type OnStart = Callback<(GameId, String)>;

/// The functions of the part.
pub struct RecordsPart {
    /// The screen of an address: the list, a replay, a review, or an invitation to play. The callback starts a
    /// match; it gets its game, and its record as text.
    pub screen: fn(&Route, Pool, OnStart, &'static Texts) -> Html,
}

lazy::part!(
    /// The part with the stored games.
    pub RECORDS: RecordsPart = more, RecordsPart { screen }
);

fn screen(route: &Route, pool: Pool, on_start: OnStart, texts: &'static Texts) -> Html {
    match route {
        Route::Kept(id) => kept(id, pool, texts),
        Route::Record(link) => match game_of_link(link) {
            Ok(game) => replay(game, Source::Link(link.clone()), pool),
            Err(error) => refusal(
                texts.records.bad_link,
                session_error_text(&error.into(), texts),
                texts,
            ),
        },
        Route::Review(reviewed, decision) => {
            review_screen(reviewed, *decision, pool, on_start, texts)
        }
        Route::Play(link) => invitation(link, on_start, texts),
        _ => html! { <RecordsScreen /> },
    }
}

/// The replay of a game in the archive.
fn kept(id: &AttrValue, pool: Pool, texts: &'static Texts) -> Html {
    let show = move |text: &AttrValue| match Summary::read(text) {
        Some(summary) => replay(summary.game, Source::Kept(text.clone()), pool.clone()),
        None => refusal(texts.records.bad_link, texts_of(texts).foreign, texts),
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

/// The review of a game in the archive or of a game in a link.
fn review_screen(
    reviewed: &ReviewedMatch,
    decision: Option<usize>,
    pool: Pool,
    on_start: OnStart,
    texts: &'static Texts,
) -> Html {
    let review = {
        let reviewed = reviewed.clone();
        move |game, source| {
            let request = ReviewRequest {
                source,
                reviewed: reviewed.clone(),
                decision,
                pool: pool.clone(),
                on_start: on_start.clone(),
            };
            let show = move |part: &RecordPart| (part.review)(request.clone(), texts);
            part_screen("review", RECORD_PARTS.of(game), show)
        }
    };
    match reviewed {
        ReviewedMatch::Kept(id) => {
            let show = move |text: &AttrValue| match Summary::read(text) {
                Some(summary) => review(summary.game, Source::Kept(text.clone())),
                None => refusal(texts.records.bad_link, texts_of(texts).foreign, texts),
            };
            of_archive(format!("reviewed-{id}"), id, show, texts)
        }
        ReviewedMatch::Link(link) => match game_of_link(link) {
            Ok(game) => review(game, Source::Link(link.clone())),
            Err(error) => refusal(
                texts.records.bad_link,
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
                texts.records.bad_link,
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
