//! What the result of a match says of how its person chose. The workers judge the decisions behind it, as for a review,
//! which then has the answers.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::asking::{Progress, use_progress};
use super::judged_match::{JudgedMatch, Wanted, use_level_note, use_mistakes};
use super::summary::{ReviewSummary, measured};
use super::texts::{SeatSummary, is_a_win, texts};
use model::archive::SavedGame;
use model::clock::now;
use model::session::Session;
use model::value_scale::Unit;
use pool::Pool;
use table::{Playable, error_text};
use ui::announce::say;
use ui::i18n::{use_lang, use_texts};

/// Props of [`OwnLevel`].
#[derive(Properties, Clone, PartialEq)]
pub struct OwnLevelProps<G: Playable> {
    /// A match that is over.
    pub session: Session<G::Game>,
    /// The workers.
    pub pool: Pool,
}

/// Which level decides as well as the person did, and what was luck. Nothing where nobody has decided alone, or where the
/// levels' losses are unknown.
#[component]
pub fn OwnLevel<G: Playable>(props: &OwnLevelProps<G>) -> Html {
    let judged = use_memo(props.session.clone(), |session| {
        // Another tab, or a replay, shows the same match.
        let is_asked = session.mode().is_live() && measured::<G>(session).is_some();
        let game = SavedGame::new(session.record(None), now());
        let session = Rc::new(session.clone());
        let judged = is_asked.then(|| JudgedMatch::new::<G>(&session, game.id(), game.ended()));
        judged.filter(|judged| judged.tells_level)
    });
    match &*judged {
        Some(judged) => {
            html! { <Verdict judged={judged.clone()} pool={props.pool.clone()} /> }
        }
        None => Html::default(),
    }
}

/// Props of [`Verdict`].
#[derive(Properties, PartialEq)]
struct VerdictProps {
    judged: JudgedMatch,
    pool: Pool,
}

/// What is said of a match, whichever game it is of.
#[component]
fn Verdict(props: &VerdictProps) -> Html {
    let (lang, shared) = (use_lang(), use_texts());
    let texts = texts(lang);
    let judged = &props.judged;
    // The workers rest while nobody looks.
    let is_seen = use_is_seen();
    let attempt = is_seen.then_some(0);
    let ask = judged.ask.reform(|()| Wanted::ForOwn);
    let Progress { done, error } =
        use_progress(&judged.id, judged.count, attempt, &props.pool, &ask);
    let found = (judged.is_own_judged(), done == judged.count);
    let make = judged.summary.clone();
    let summary = use_memo((found, lang), move |((is_own_done, _), lang)| {
        is_own_done.then(|| make.emit(*lang))
    });
    let summary = summary.as_deref();
    use_level_note(judged, summary);
    let story = summary.and_then(ReviewSummary::seat_summary);
    // What is told comes first.
    let is_whole = story.is_some();
    let is_told = is_whole || done == judged.count;
    use_mistakes(judged, is_seen && is_told, &props.pool);
    let level = summary.and_then(|summary| summary.seat_level(shared));
    let short = level.and_then(|level| (texts.own_level)(&level));
    let level = level.map(|level| (texts.seat_level)(&level));
    let luck = story.filter(is_plain);
    let luck = luck.map(|seat| (texts.seat_summary)(&seat));
    let (is_open, failed) = (
        summary.is_none(),
        error.map(|error| error_text(error, shared)),
    );
    let waits = is_open.then_some(failed.unwrap_or(texts.judging));
    html! {
        <>
            <p key="waits" class="soft own-level-waits" data-own-level={(!is_open).to_string()} hidden={waits.is_none()}>{ waits }</p>
            // Style sheets choose one of the two.
            <p key="short" class="soft own-level-short" hidden={short.is_none()}>{ short }</p>
            <div key="whole" class="own-level" hidden={level.is_none()}>
                <p key="level" class="soft" data-own-level-said="">{ level.clone() }</p>
                <p key="luck" class="soft" data-own-luck={is_whole.to_string()} hidden={luck.is_none()}>{ luck }</p>
            </div>
            { say(level.unwrap_or_default()) }
        </>
    }
}

/// Whether the sentence explains itself: what is lost and won back again and again may be more than one win, which only the
/// review explains.
fn is_plain(seat: &SeatSummary) -> bool {
    seat.unit == Unit::Points || !is_a_win(seat.own) && !is_a_win(seat.others)
}

/// Whether the page can be seen: not in a tab behind another, nor in a window that is put away.
#[hook]
fn use_is_seen() -> bool {
    let is_seen = use_state_eq(|| !gloo_utils::document().hidden());
    let setter = is_seen.setter();
    use_effect_with((), move |()| {
        let document = gloo_utils::document();
        let listener = EventListener::new(&document, "visibilitychange", move |_| {
            setter.set(!gloo_utils::document().hidden());
        });
        move || drop(listener)
    });
    *is_seen
}
