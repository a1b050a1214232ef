//! The parts of a review that depend on the game: they read its record, ask the workers, put decisions into
//! words and show positions.

use std::rc::Rc;

use engine::{Entry, Game, GameId, Record, Seat, SeatSet};
use yew::prelude::*;

use super::decisions::DecisionPoint;
use super::judged_match::JudgedMatch;
use super::luck::person;
use super::position::{ShownLine, ShownStep};
use super::screen::ReviewScreen;
use super::summary::CostlyDecision;
use super::way::{WayTable, as_it_went, shown_table};
use model::archive::SavedGame;
use model::clock::now;
use model::session::{Session, SessionError};
use pool::Pool;
use replay::Source;
use replay::session_error_text;
use table::hint::{Badge, Mark};
use table::{ActionOf, Playable};
use ui::i18n::{Lang, Texts};
use ui::layout::refusal;
use ui::route::{ReviewedMatch, Route};

/// What the review screen needs.
#[derive(Clone)]
pub struct ReviewRequest {
    /// The record.
    pub source: Source,
    /// The match, as the address names it.
    pub reviewed: ReviewedMatch,
    /// The seat whose person's review it is, if the address names one.
    pub seat: Option<Seat>,
    /// The decision whose position is shown, from 0; `None` for the overview.
    pub decision: Option<usize>,
    /// The workers that judge the decisions.
    pub pool: Pool,
    /// Starts a match from a position; gets its game, and its record as text.
    pub on_start: Callback<(GameId, String)>,
}

/// The screen with the review of a match.
pub fn review<G: Playable>(request: ReviewRequest, shared: &'static Texts) -> Html {
    let (session, game) = match read::<G>(&request.source, shared) {
        Ok(found) => found,
        Err(error) => return refusal(G::ID.title(), session_error_text(&error, shared), shared),
    };
    let session = Rc::new(session);
    let persons = session.persons();
    let id = game.id().to_owned();
    let judged = JudgedMatch::new::<G>(&session, &id, game.ended());
    let is_asked = |seat| G::luck_question(&session, seat).is_some();
    let tells_luck = person(&session).is_some_and(|seat| !is_asked(seat));
    let drawn = session.clone();
    let picture = Callback::from(move |(costly, lang)| picture::<G>(&drawn, &costly, lang));
    let (shown, pool, reviewed) = (
        session.clone(),
        request.pool.clone(),
        request.reviewed.clone(),
    );
    let table = Callback::from(move |(costly, step, lang): (_, ShownStep, _)| {
        let back = Route::review(reviewed.clone(), step.reader);
        let back = Callback::from(move |()| back.open());
        position::<G>(&shown, (&costly, step), lang, &pool, back)
    });
    let on_start = request.on_start;
    let on_play = Callback::from(move |length| {
        on_start.emit((G::ID, from_here(&session, length)));
    });
    html! {
        <ReviewScreen key={id} {judged} reviewed={request.reviewed} seat={request.seat} decision={request.decision}
            pool={request.pool} {persons} {tells_luck} {picture} {table} {on_play} />
    }
}

/// Reads a record; returns the match and its game in the archive.
fn read<G: Playable>(
    source: &Source,
    shared: &Texts,
) -> Result<(Session<G::Game>, SavedGame), SessionError> {
    let record: Record<G::Game> = source.read()?;
    let session = Session::of(source.seen(record.clone(), shared))?;
    Ok((session, SavedGame::new(record, now())))
}

/// A small picture of the position before a decision, as the seat that decided saw it.
fn picture<G: Playable>(session: &Session<G::Game>, costly: &CostlyDecision, lang: Lang) -> Html {
    let DecisionPoint { length, seat, .. } = costly.judged.point;
    let before = session.rewound(length);
    G::picture(before.game(), seat, &marks::<G>(session, costly), lang)
}

/// The marks of the better action and of the one that was taken.
fn marks<G: Playable>(
    session: &Session<G::Game>,
    costly: &CostlyDecision,
) -> Vec<Mark<ActionOf<G>>> {
    let played = match session.play().log().get(costly.judged.point.length) {
        Some(Entry::Act(_, action)) => Some((*action, Badge::Played)),
        _ => None,
    };
    // A notation that cannot be parsed gets no mark; the words still have it.
    let best = costly.best.parse().ok().map(|best| (best, Badge::Better));
    let marks = best.into_iter().chain(played);
    marks
        .map(|(action, badge)| Mark { action, badge })
        .collect()
}

/// The game's table with the match before a decision, in the view of the seat that decided, with marks for the
/// action taken and the better one; or with a step of the way on from one of these. `on_leave` leads back to the review.
fn position<G: Playable>(
    session: &Session<G::Game>,
    (costly, step): (&CostlyDecision, ShownStep),
    lang: Lang,
    pool: &Pool,
    on_leave: Callback<()>,
) -> Html {
    let DecisionPoint { length, seat, .. } = costly.judged.point;
    let is_played = step.line == ShownLine::Played;
    let action = match (step.line, session.play().log().get(length)) {
        (ShownLine::Played, Some(Entry::Act(_, played))) => Some(*played),
        (ShownLine::Better, _) => costly.best.parse().ok(),
        _ => None,
    };
    let Some(first) = action.and_then(|action| session.instead(length, seat, action)) else {
        let before = session.replay(length, seat);
        let marks = marks::<G>(session, costly);
        return shown_table::<G>(before, marks, lang, pool, on_leave);
    };
    let known = if is_played {
        as_it_went(session, seat, first.play().log().len())
    } else {
        first.clone()
    };
    let key = format!("{}-{is_played}", costly.number);
    let (pool, on_way, step) = (pool.clone(), step.on_way, step.step);
    html! {
        <WayTable<G> {key} {first} {known} {seat} {step} {lang} {pool} {on_way} {on_leave} />
    }
}

/// The record of a new match for practice that has the same log up to `length` and the same bots. Whoever reads the
/// review sits where the person sat or, if only bots played, on the first seat. Several persons keep their names.
fn from_here<G: Game>(session: &Session<G>, length: usize) -> String {
    let mut record = session.practice(length).record(None);
    let only_bots = session.persons() == SeatSet::EMPTY;
    if session.persons().len() > 1 {
        return record.to_json();
    }
    for (player, seat) in record.players.iter_mut().zip(0..) {
        if player.bot.is_none() || (only_bots && seat == Seat::FIRST.index()) {
            player.bot = None;
            player.name.clear();
        }
    }
    record.to_json()
}
