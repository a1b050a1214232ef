//! What becomes of the person's mistakes: they are kept, to be repeated among the puzzles (`docs/puzzles.md`).

use core::fmt::Display;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use engine::{Game, Match, Player, Seat};
use model::clock::now;
use model::mistakes::{Card, found_key, id_of, is_worth, key};
use model::quality::Quality;
use model::session::Session;
use model::value_scale::ValueScale;
use pool::{PoolError, Question, Questions};
use protocol::{Effort, JudgeTask, Judgement};
use table::{ActionOf, Playable};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::asking::good;
use super::decisions::{decision_points, tasks};
use super::store;

/// Which mistakes are wanted: from this quality on, and none of those whose cards have these keys.
pub type WantedMistakes = (Quality, Rc<BTreeSet<String>>);

/// The match whose mistakes are looked for.
struct Own<G: Playable> {
    play: Match<G::Game>,
    seat: Seat,
    against: Vec<Player>,
    ended: u64,
}

/// Makes the questions about the mistakes of the person who reads, in a match of `count` decisions that is over and was
/// reviewed under `id`. Each has a decision judged once more, as closely as the coach does before it speaks, and keeps it if
/// that confirms it. There are none in matches of others, nor in those that nobody or several persons played.
pub fn questions<G: Playable>(
    session: &Session<G::Game>,
    (id, count): (&str, usize),
    ended: u64,
) -> Callback<WantedMistakes, Questions> {
    // Whoever knew the luck, or goes on from what they have seen, decides otherwise than in play.
    let counts = session.outcome().is_some() && !session.is_practice();
    let you = session.you().filter(|_| counts);
    let own = you.map(|seat| Own::<G> {
        play: session.play().clone(),
        seat,
        against: opponents(session, seat),
        ended,
    });
    let (own, id) = (own.map(Rc::new), id.to_owned());
    Callback::from(move |(least, known): WantedMistakes| -> Questions {
        match own.clone() {
            Some(own) => Box::new(mistakes(own, (id.clone(), count), least, known)),
            None => Box::new(core::iter::empty()),
        }
    })
}

/// All others at the table.
fn opponents<G: Game>(session: &Session<G>, you: Seat) -> Vec<Player> {
    let others = Seat::all(session.participants().len()).zip(session.participants());
    let others = others.filter(|(seat, _)| *seat != you);
    others
        .map(|(_, other)| Player {
            name: other.name.clone(),
            bot: other.bot.map(|level| level.to_string()),
        })
        .collect()
}

/// The questions about what was a mistake by the review.
fn mistakes<G: Playable>(
    own: Rc<Own<G>>,
    (id, count): (String, usize),
    least: Quality,
    known: Rc<BTreeSet<String>>,
) -> impl Iterator<Item = (usize, Question)> {
    let reviews = store::each(&id, count);
    let points = decision_points::<G>(&own.play).into_iter();
    let decisions = tasks::<G>(&own.play).zip(points).zip(reviews);
    // A position that comes twice in the match is asked about once.
    let mut seen = BTreeSet::new();
    decisions.filter_map(move |(((number, task, played), point), review)| {
        let review = review.filter(|_| point.seat == own.seat)?;
        if !is_worth(&review, ValueScale::of(G::ID).unit, least) {
            return None;
        }
        let before = own.play.rewound(point.length);
        let card = key(G::ID, &id_of(before.game(), own.seat));
        if known.contains(&card) || !seen.insert(card.clone()) {
            return None;
        }
        let accepted = store::good(&id, count, number);
        if accepted.is_empty() {
            return None;
        }
        let better: ActionOf<G> = review.best.parse().ok()?;
        let found = Card {
            ended: own.ended,
            against: own.against.clone(),
            position: before.game().to_string(),
            seat: own.seat,
            played: played.to_string(),
            accepted,
            cost: review.with_best.value - review.with_played.value,
        };
        let again = JudgeTask {
            effort: Effort::CONFIRMING,
            ..task
        };
        let key = id.clone();
        let question = Question::new(&again, move |judged| {
            store::settle(&key, count, number);
            if let Some(found) = confirmed(found, &judged, (better, played)) {
                keep(card, &found);
            }
            Ok::<_, PoolError>(())
        });
        Some((number, question))
    })
}

/// The card of a mistake that a larger judgement confirms, with the cost and the right actions by that judgement, and those
/// that it has not looked at closely by the first; `None` if it does not.
pub fn confirmed<A: Copy + PartialEq + Display>(
    mut found: Card,
    judged: &Judgement<A>,
    (better, played): (A, A),
) -> Option<Card> {
    if !judged.confirms(better, played) {
        return None;
    }
    let refuted = |text: &String| {
        let action = judged.actions().iter();
        let mut action = action.filter(|one| one.action.to_string() == *text);
        action.any(|one| one.is_close && !judged.is_as_good(one))
    };
    found.accepted.retain(|text| !refuted(text));
    let more = good(judged).into_iter();
    let more: Vec<String> = more.filter(|one| !found.accepted.contains(one)).collect();
    found.accepted.extend(more);
    found.cost = judged.find(played).map(|one| judged.cost(one))?;
    Some(found)
}

/// Keeps a card, unless it is there.
fn keep(card: String, found: &Card) {
    let when = found_key(&card, now());
    let rows = BTreeMap::from([(card, found.to_string()), (when, String::new())]);
    spawn_local(async move {
        // If it cannot be stored nothing is lost: the next review finds it again.
        let _ = database::change_mistakes(&rows, &[]).await;
    });
}
