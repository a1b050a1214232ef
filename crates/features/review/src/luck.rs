//! The luck of a match, computed from its review: the questions to ask and the result. This works for all
//! games; a game may have a better way ([`Playable::luck_question`]).

use std::cell::Cell;
use std::rc::Rc;

use engine::{Game, Seat};

use super::asking::open_questions;
use super::breakdown::{JudgedDecision, Rivals, seat_reviews};
use super::decisions::{DecisionPoint, decision_points, results};
use super::store;
use model::session::Session;
use model::value_scale::ValueScale;
use pool::{Question, Questions};
use table::Playable;

/// A computation of the luck of a match.
pub struct LuckComputation {
    questions: Cell<Option<Questions>>,
    answers: Box<dyn Answers>,
}

/// The answers of the workers about a match.
trait Answers {
    /// The number of questions.
    fn count(&self) -> usize;
    /// The number of questions that are answered.
    fn done(&self) -> usize;
    /// The luck, in the game's unit; `None` while answers are missing.
    fn luck(&self) -> Option<f64>;
}

impl LuckComputation {
    /// The questions that have no answer yet; each stores its own answer. A second call returns none.
    pub fn questions(&self) -> Questions {
        let questions = self.questions.take();
        questions.unwrap_or_else(|| Box::new(core::iter::empty()))
    }

    /// The number of questions that are answered, and of all questions.
    pub fn progress(&self) -> (usize, usize) {
        (self.answers.done(), self.answers.count())
    }

    /// The luck, in the game's unit; `None` while questions are open.
    pub fn luck(&self) -> Option<f64> {
        self.answers.luck()
    }
}

/// Begins to compute the luck of the person in a stored match; `id` is its id in the archive. Returns `None` if
/// the record cannot be read, the match is not over, or there is not exactly one person.
pub fn compute_luck<G: Playable>(text: &str, id: &str) -> Option<LuckComputation> {
    let session = Session::<G::Game>::load(text).ok()?;
    let seat = person(&session)?;
    let play = session.play();
    let results = results::<G>(play)?;
    if let Some(question) = G::luck_question(&session, seat) {
        return Some(one(question));
    }
    let seats = play.game().seats();
    let match_ = Judging {
        id: id.to_owned(),
        seat,
        scale: ValueScale::of(G::ID),
        seats,
        decision_points: decision_points::<G>(play),
        results,
    };
    let numbers: Vec<usize> = match_.wanted().map(|(number, _)| number).collect();
    let wanted = move |number| numbers.binary_search(&number).is_ok();
    let count = match_.decision_points.len();
    Some(LuckComputation {
        questions: Cell::new(Some(open_questions::<G>(play, id.into(), count, wanted))),
        answers: Box::new(match_),
    })
}

/// The seat of the person; `None` unless there is exactly one.
pub fn person<G: Game>(session: &Session<G>) -> Option<Seat> {
    let persons = session.persons();
    persons.first().filter(|_| persons.len() == 1)
}

/// A match whose decisions are judged.
struct Judging {
    id: String,
    seat: Seat,
    scale: ValueScale,
    seats: usize,
    decision_points: Vec<DecisionPoint>,
    results: Vec<f64>,
}

impl Judging {
    /// Whether the person's luck depends on the cost of this decision.
    fn needs(&self, point: &DecisionPoint) -> bool {
        let rivals = Rivals::of(self.seats, self.scale.independent_seats);
        rivals == Rivals::One || point.seat == self.seat
    }

    fn wanted(&self) -> impl Iterator<Item = (usize, &DecisionPoint)> {
        let all = self.decision_points.iter().enumerate();
        all.filter(|(_, point)| self.needs(point))
    }
}

impl Answers for Judging {
    fn count(&self) -> usize {
        self.wanted().count()
    }

    fn done(&self) -> usize {
        let known = |(number, _): &(usize, &DecisionPoint)| {
            store::knows(&self.id, self.decision_points.len(), *number)
        };
        self.wanted().filter(known).count()
    }

    fn luck(&self) -> Option<f64> {
        let reviews = store::each(&self.id, self.decision_points.len());
        let judged = |(number, point): (usize, &DecisionPoint)| {
            let review = reviews.get(number)?.as_ref()?;
            Some(JudgedDecision::new(*point, review))
        };
        let judged: Vec<JudgedDecision> = self.wanted().map(judged).collect::<Option<_>>()?;
        judged.first()?; // Who decided nothing had no prospects to change.
        let seat_reviews = seat_reviews(&judged, Some(&self.results), self.seats, self.scale);
        Some(seat_reviews[self.seat.index()].breakdown.luck)
    }
}

/// A match about which a single question is asked; holds its answer.
#[derive(Clone, Default)]
struct One(Rc<Cell<Option<f64>>>);

impl Answers for One {
    fn count(&self) -> usize {
        1
    }

    fn done(&self) -> usize {
        usize::from(self.0.get().is_some())
    }

    fn luck(&self) -> Option<f64> {
        self.0.get()
    }
}

fn one(question: Question<f64>) -> LuckComputation {
    let one = One::default();
    let found = one.clone();
    let question = question.map(move |luck| found.0.set(Some(luck)));
    let questions: Questions = Box::new(core::iter::once((0, question)));
    LuckComputation {
        questions: Cell::new(Some(questions)),
        answers: Box::new(one),
    }
}

#[cfg(test)]
mod tests;
