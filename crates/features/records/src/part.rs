//! What is loaded when the games that were played, or a link to one, are first
//! opened.

use engine::{GameId, game_of_link};
use yew::prelude::*;

use super::link::PlayScreen;
use super::list::RecordsScreen;
use crate::game::{RECORD_PARTS, RecordPart};
use model::archive::{self, Device, Summary};
use pool::Pool;
use replay::Source;
use replay::own;
use replay::why;
use review::ReviewRequest;
use ui::i18n::Texts;
use ui::layout::refusal;
use ui::part::part_screen;
use ui::route::{Reviewed, Route};

/// Told which match to start: its game, and its record as text.
type OnStart = Callback<(GameId, String)>;

/// What the part offers.
pub struct RecordsPart {
    /// The screen of an address: the list, a game to replay, or one to play.
    /// The callback gets the match to start: its game, and its record as text.
    pub screen: fn(&Route, Pool, OnStart, &'static Texts) -> Html,
}

lazy::part!(
    /// The games that were played.
    pub RECORDS: RecordsPart = more, RecordsPart { screen }
);

fn screen(route: &Route, pool: Pool, on_start: OnStart, texts: &'static Texts) -> Html {
    match route {
        Route::Kept(id) => kept(id, pool, texts),
        Route::Record(link) => match game_of_link(link) {
            Ok(game) => replay(game, Source::Link(link.clone()), pool),
            Err(error) => refusal(texts.records.bad_link, why(&error.into(), texts), texts),
        },
        Route::Review(which, decision) => reviewed(which, *decision, pool, on_start, texts),
        Route::Play(link) => invitation(link, on_start, texts),
        _ => html! { <RecordsScreen /> },
    }
}

/// A game of the archive.
fn kept(id: &str, pool: Pool, texts: &'static Texts) -> Html {
    let Ok(Some(text)) = archive::read(&Device, id) else {
        return refusal(texts.records.title, own(texts).gone, texts);
    };
    match Summary::read(&text) {
        Some(summary) => replay(summary.game, Source::Kept(text.into()), pool),
        None => refusal(texts.records.bad_link, own(texts).foreign, texts),
    }
}

/// The review of a game of the archive, or of a link's.
fn reviewed(
    which: &Reviewed,
    decision: Option<usize>,
    pool: Pool,
    on_start: OnStart,
    texts: &'static Texts,
) -> Html {
    let (game, source) = match which {
        Reviewed::Kept(id) => match archive::read(&Device, id) {
            Ok(Some(text)) => match Summary::read(&text) {
                Some(summary) => (summary.game, Source::Kept(text.into())),
                None => return refusal(texts.records.bad_link, own(texts).foreign, texts),
            },
            _ => return refusal(texts.records.title, own(texts).gone, texts),
        },
        Reviewed::Link(link) => match game_of_link(link) {
            Ok(game) => (game, Source::Link(link.clone())),
            Err(error) => {
                return refusal(texts.records.bad_link, why(&error.into(), texts), texts);
            }
        },
    };
    let request = ReviewRequest {
        source,
        which: which.clone(),
        decision,
        pool,
        on_start,
    };
    let show = move |part: &RecordPart| (part.review)(request.clone(), texts);
    part_screen("review", RECORD_PARTS.of(game), show)
}

fn replay(game: GameId, source: Source, pool: Pool) -> Html {
    let show = move |part: &RecordPart| (part.replay)(source.clone(), pool.clone());
    part_screen("replay", RECORD_PARTS.of(game), show)
}

/// A match that somebody shares.
fn invitation(link: &AttrValue, on_start: OnStart, texts: &'static Texts) -> Html {
    let game = match game_of_link(link) {
        Ok(game) => game,
        Err(error) => return refusal(texts.records.bad_link, why(&error.into(), texts), texts),
    };
    let link = link.clone();
    let show = move |part: &'static RecordPart| {
        let (link, on_start) = (link.clone(), on_start.clone());
        html! { <PlayScreen {link} {part} {on_start} /> }
    };
    part_screen("invitation", RECORD_PARTS.of(game), show)
}
