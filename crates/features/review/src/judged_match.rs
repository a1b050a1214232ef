//! A match that is judged, whichever game it is of: the questions about its decisions, and what the answers say.

use std::cell::RefCell;
use std::rc::Rc;

use engine::GameId;
use protocol::MoveReview;
use yew::prelude::*;

use super::asking::open_questions;
use super::breakdown::Rivals;
use super::decisions::decision_points;
use super::mistakes::{self, WantedMistakes};
use super::past::{self, PastMatch};
use super::store;
use super::summary::ReviewSummary;
use model::mistakes::least;
use model::session::Session;
use model::value_scale::ValueScale;
use pool::{Batch, Pool, Questions};
use table::Playable;
use ui::i18n::Lang;
use ui::settings::use_settings;
use wasm_bindgen_futures::spawn_local;

/// Which decisions are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// All of the match.
    All,
    /// Those on which depends what is told of the persons' own alone: between two players, those of both, since luck is
    /// what is left.
    ForOwn,
}

/// A match whose decisions can be judged.
#[derive(Clone, PartialEq)]
pub struct JudgedMatch {
    /// Its id in the archive; the reviews of its decisions are stored under it.
    pub id: AttrValue,
    /// Its game.
    pub game: GameId,
    /// The number of its decisions.
    pub count: usize,
    /// For each decision, whether it was a person's.
    pub own: Rc<[bool]>,
    /// Whether what they cost counts in what is said of the matches judged last.
    pub tells_level: bool,
    /// Makes the questions about the decisions that are not judged yet: first those about the persons' own.
    pub ask: Callback<Wanted, Questions>,
    /// Makes the questions about the person's mistakes, once their decisions are judged.
    pub mistakes: Callback<WantedMistakes, Questions>,
    /// Makes the summary of what is known.
    pub summary: Callback<Lang, Rc<ReviewSummary>>,
}

impl JudgedMatch {
    /// A match with its id in the archive, which ended at this time, in milliseconds since 1970.
    pub fn new<G: Playable>(session: &Rc<Session<G::Game>>, id: &str, ended: u64) -> JudgedMatch {
        let points = decision_points::<G>(session.play());
        let (count, persons) = (points.len(), session.persons());
        let own: Rc<[bool]> = points
            .iter()
            .map(|one| persons.contains(one.seat))
            .collect();
        let record = session.record(None);
        let (asked, key, of) = (session.clone(), id.to_owned(), own.clone());
        let rivals = Rivals::of(
            session.participants().len(),
            ValueScale::of(G::ID).independent_seats,
        );
        let ask = Callback::from(move |wanted| -> Questions {
            let about = |is_own: bool| {
                let of = of.clone();
                open_questions::<G>(asked.play(), key.clone(), count, move |number| {
                    of.get(number) == Some(&is_own)
                })
            };
            let others = wanted == Wanted::All || rivals == Rivals::One;
            Box::new(about(true).chain(others.then(|| about(false)).into_iter().flatten()))
        });
        let (judged, key) = (session.clone(), id.to_owned());
        let summary = Callback::from(move |lang| {
            let known = store::each(&key, count);
            Rc::new(ReviewSummary::new::<G>(&judged, &known, lang))
        });
        JudgedMatch {
            id: AttrValue::from(id.to_owned()),
            game: G::ID,
            count,
            own,
            // A person who had help, or knew the luck, did not decide alone.
            tells_level: session.you().is_some() && !record.practice && !record.assisted,
            ask,
            mistakes: mistakes::questions::<G>(session, (id, count), ended),
            summary,
        }
    }

    /// Whether the persons' own decisions are judged.
    pub fn is_own_judged(&self) -> bool {
        let known = store::each(&self.id, self.count);
        own_are(&self.own, &known)
    }
}

/// Whether all of the persons' own decisions are known.
fn own_are(own: &[bool], known: &[Option<MoveReview>]) -> bool {
    let open = |(is_own, review): (&bool, &Option<MoveReview>)| *is_own && review.is_none();
    !own.iter().zip(known).any(open)
}

/// Notes what the person's decisions have cost, if the levels' losses in such matches are known.
#[hook]
pub fn use_level_note(judged: &JudgedMatch, summary: Option<&ReviewSummary>) {
    let summary = summary.filter(|summary| judged.tells_level && summary.measured.is_some());
    let costs = summary.and_then(ReviewSummary::own_costs);
    let costs = costs.filter(|costs| costs.decisions > 0);
    let found = summary.zip(costs).map(|(summary, costs)| PastMatch {
        id: judged.id.to_string(),
        costs,
        kinds: summary.own_kinds(),
    });
    use_effect_with((judged.game, found), |(game, found)| {
        if let Some(found) = found {
            past::note(*game, found.clone());
        }
    });
}

/// Keeps the mistakes of a match of the person's own, once all of their decisions are judged.
#[hook]
pub fn use_mistakes(judged: &JudgedMatch, is_own_judged: bool, pool: &Pool) {
    let least = least(use_settings().coach);
    let (ask, pool) = (judged.mistakes.clone(), pool.clone());
    use_effect_with(
        (judged.id.clone(), is_own_judged, least),
        move |(_, is_judged, least)| {
            let batch = Rc::new(RefCell::new(None));
            let (place, least) = (Rc::downgrade(&batch), *least);
            if *is_judged {
                spawn_local(async move {
                    let Ok(known) = database::mistake_keys().await else {
                        return;
                    };
                    if let Some(place) = place.upgrade() {
                        let asked = ask.emit((least, Rc::new(known)));
                        place.replace(Some(Batch::begin(pool, asked, |_, result| result.is_ok())));
                    }
                });
            }
            move || drop(batch)
        },
    );
}
