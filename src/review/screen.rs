//! The screen of a review: its progress, what came of it, and the positions.

use std::rc::Rc;

use engine::{Game, Record, Seat, SeatSet};
use yew::prelude::*;

use super::asking::{Questions, use_progress};
use super::decisions::{moments, questions};
use super::digest::{Costly, Digest};
use super::overview::{Overview, Whose};
use super::position::{Position, PositionProps};
use super::store;
use crate::archive::Keepsake;
use crate::games::{PageGame, title};
use crate::i18n::{use_lang, use_texts};
use crate::pool::Pool;
use crate::route::{Reviewed, Route};
use crate::screens::{refusal, why};
use crate::session::{Session, SessionError};
use crate::table::{Playable, Source, now};

/// What the screen needs.
#[derive(Properties, PartialEq)]
pub struct ReviewProps {
    /// The record.
    pub source: Source,
    /// What the address calls it.
    pub which: Reviewed,
    /// The decision whose position is shown, from 0; `None` for all of them.
    pub decision: Option<usize>,
    /// Where the decisions are judged.
    pub pool: Pool,
    /// Called with a match to go on with: its game, and its record as text.
    pub on_start: Callback<(PageGame, String)>,
}

/// A match that can be reviewed.
struct Reviewable<G: Playable> {
    session: Session<G>,
    /// What its findings are kept under.
    key: AttrValue,
    /// How many decisions it has.
    count: usize,
}

impl<G: Playable> Reviewable<G> {
    fn new(source: &Source) -> Result<Self, SessionError> {
        let record: Record<G> = match source {
            Source::Kept(text) => Record::from_json(text)?,
            Source::Link(link) => Record::from_link(link)?,
        };
        let session = Session::of(record.clone())?;
        Ok(Reviewable {
            count: moments(session.play()).len(),
            key: Keepsake::new(record, now()).id().to_owned().into(),
            session,
        })
    }
}

/// A review of a match.
#[component]
pub fn ReviewScreen<G: Playable>(props: &ReviewProps) -> Html {
    let (lang, texts) = (use_lang(), use_texts());
    let found = use_memo(props.source.clone(), Reviewable::<G>::new);
    let (key, count) = match &*found {
        Ok(found) => (found.key.clone(), found.count),
        Err(_) => (AttrValue::default(), 0),
    };
    // How often it was begun anew.
    let attempts = use_state_eq(|| 0u32);
    let running = use_state_eq(|| true);
    let asked = found.clone();
    let attempt = (*running && count > 0).then_some(*attempts);
    let progress = use_progress(&key, count, attempt, &props.pool, move || match &*asked {
        Ok(found) => Box::new(questions(found.session.play())) as Questions,
        Err(_) => Box::new(std::iter::empty()),
    });
    let is_done = count > 0 && progress.done == count;
    let digest = use_memo((key.clone(), is_done, lang), |(key, is_done, lang)| {
        let found = found.as_ref().as_ref().ok().filter(|_| *is_done)?;
        let findings = store::all(key, found.count)?;
        Some(Rc::new(Digest::new(&found.session, &findings, *lang)))
    });
    let digest = (*digest).clone();
    let whose = use_state_eq(|| None::<Whose>);
    let shown = use_state_eq(|| 8usize);
    let found = match &*found {
        Ok(found) => found,
        Err(error) => return refusal(title(G::GAME), why(error, texts), texts),
    };
    let whose_now = whose.unwrap_or_else(|| Whose::at_first(found.session.persons()));
    if let Some((digest, costly)) =
        digest
            .as_deref()
            .zip(props.decision)
            .and_then(|(digest, decision)| {
                Some((
                    digest,
                    digest.costly.iter().find(|one| one.number == decision)?,
                ))
            })
    {
        return position(props, &found.session, (digest, costly), whose_now);
    }
    let on_run = {
        let (running, attempts) = (running.clone(), attempts.clone());
        Callback::from(move |run| {
            running.set(run);
            attempts.set(*attempts + 1);
        })
    };
    let on_whose = {
        let setter = whose.setter();
        Callback::from(move |whose| setter.set(Some(whose)))
    };
    let on_more = {
        let shown = shown.clone();
        Callback::from(move |()| shown.set(*shown + 16))
    };
    html! {
        <Overview game={G::GAME} which={props.which.clone()} {count} {progress} running={*running}
            {digest} whose={whose_now} shown={*shown} {on_run} {on_whose} {on_more} />
    }
}

/// The position of a decision, on the game's own table.
fn position<G: Playable>(
    props: &ReviewProps,
    session: &Session<G>,
    (digest, costly): (&Digest, &Costly),
    whose: Whose,
) -> Html {
    let listed: Vec<usize> = digest
        .costly
        .iter()
        .filter(|one| whose.includes(one.judged.moment.seat) || one.number == costly.number)
        .map(|one| one.number)
        .collect();
    let place = listed.iter().position(|number| *number == costly.number);
    let place = place.unwrap_or_default();
    let length = costly.judged.moment.length;
    let props = PositionProps {
        which: props.which.clone(),
        session: session.watched(length),
        costly: costly.clone(),
        name: digest.names[costly.judged.moment.seat.index()].clone(),
        title: (digest.round(costly.judged.moment.round), costly.number + 1),
        place: (place, listed.len()),
        neighbours: (
            place.checked_sub(1).map(|place| listed[place]),
            listed.get(place + 1).copied(),
        ),
        pool: props.pool.clone(),
        on_play: props.on_start.reform(|text: String| (G::GAME, text)),
        text: from_here(session, length),
    };
    html! { <Position<G> ..props /> }
}

/// The record of a match that begins at a point of another: the same until
/// there, and the same players. Where only bots played, the person takes the
/// first seat.
fn from_here<G: Playable>(session: &Session<G>, length: usize) -> AttrValue {
    let mut record = session.watched(length).record(None);
    if session.persons() == SeatSet::EMPTY
        && let Some(player) = record.players.get_mut(Seat::FIRST.index())
    {
        player.bot = None;
        player.name.clear();
    }
    record.to_json().into()
}

/// The link to the review of a match that is over, at its table.
#[derive(Properties, PartialEq)]
pub struct ReviewLinkProps<G: Game> {
    /// The match.
    pub session: Session<G>,
}

/// Leads to the review of a match that is over: as it is kept, or by a link
/// that holds it where nothing can be kept.
#[component]
pub fn ReviewLink<G: Playable>(props: &ReviewLinkProps<G>) -> Html {
    let texts = use_texts();
    let id = use_memo(props.session.clone(), |session| {
        Keepsake::new(session.record(None), now()).id().to_owned()
    });
    let route = Route::Review(Reviewed::Kept((*id).clone().into()), None);
    let session = props.session.clone();
    let onclick = move |event: MouseEvent| {
        let kept = crate::archive::read(&crate::archive::Device, &id)
            .ok()
            .flatten();
        if kept.is_none()
            && let Some(link) = session.record(None).to_link()
        {
            event.prevent_default();
            Route::Review(Reviewed::Link(link.into()), None).open();
        }
    };
    html! {
        <a class="button" data-action="review" href={route.href()} {onclick}>
            { texts.records.review }
        </a>
    }
}
