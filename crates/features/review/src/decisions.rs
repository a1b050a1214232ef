//! The decisions of a match, and the questions about them.

use engine::{Entry, Game, Match, Phase, Seat, SeatSet};
use protocol::{Effort, JudgeTask, MoveReview};

use model::value_scale::{Unit, ValueScale};
use table::{ActionOf, Playable};

/// When a decision was made, and by which seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionPoint {
    /// The number of log entries before it.
    pub length: usize,
    /// The round, from 0.
    pub round: usize,
    /// The turn of the round as players count it, from 1.
    pub turn: u32,
    /// The seat that decided.
    pub seat: Seat,
    /// The seats that had a decision to make then, this one included. They decide without seeing each other's
    /// choices.
    pub deciding: SeatSet,
}

/// Replays a log and stops before each decision.
struct Decisions<G: Playable> {
    log: Vec<Entry<G::Game>>,
    play: Match<G::Game>,
    round: usize,
}

impl<G: Playable> Decisions<G> {
    fn of(play: &Match<G::Game>) -> Self {
        Decisions {
            log: play.log().to_vec(),
            play: play.rewound(0),
            round: 0,
        }
    }
}

impl<G: Playable> Iterator for Decisions<G> {
    /// The decision, the state before it, and the action that was taken.
    type Item = (DecisionPoint, G::Game, ActionOf<G>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let length = self.play.log().len();
            let entry = *self.log.get(length)?;
            let found = match entry {
                Entry::Act(seat, action) => Some((
                    DecisionPoint {
                        length,
                        round: self.round,
                        turn: G::turn_number(self.play.game()),
                        seat,
                        deciding: match self.play.game().phase() {
                            Phase::Decide(seats) => seats,
                            Phase::Chance | Phase::Over => SeatSet::only(seat),
                        },
                    },
                    self.play.game().clone(),
                    action,
                )),
                Entry::NextRound => {
                    self.round += 1;
                    None
                }
                Entry::Event(_) => None,
            };
            self.play.push(entry).ok()?;
            if found.is_some() {
                return found;
            }
        }
    }
}

/// All decisions of a match, in order.
pub fn decision_points<G: Playable>(play: &Match<G::Game>) -> Vec<DecisionPoint> {
    let all = Decisions::<G>::of(play);
    all.map(|(point, _, _)| point).collect()
}

/// The questions about all decisions of a match, with their numbers in order and the actions that were taken. Each holds
/// the view of the seat that decided. It is made when the iterator reaches it.
pub fn tasks<G: Playable>(
    play: &Match<G::Game>,
) -> impl Iterator<Item = (usize, JudgeTask<G::Game>, ActionOf<G>)> + use<G> {
    let decisions = Decisions::<G>::of(play).enumerate();
    decisions.map(|(number, (point, game, action))| {
        let task = JudgeTask {
            played: Some(action.to_string()),
            ..JudgeTask::new(game.view(Some(point.seat)), Effort::STANDARD)
        };
        (number, task, action)
    })
}

/// The actions of a decision as texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DecisionTexts {
    /// The action that was taken.
    pub played: String,
    /// The better action.
    pub best: String,
    /// What it does at once that the other does not, if that is certain.
    pub difference: Option<String>,
    /// The kind of the decision, see [`Playable::kinds`].
    pub kind: usize,
}

/// The decisions that have a review and for which `wanted` is true, with their numbers, as texts, in order. `name` has the
/// names of all but the reader.
pub fn decision_texts<G: Playable>(
    play: &Match<G::Game>,
    reviews: &[Option<MoveReview>],
    wanted: impl Fn(usize) -> bool,
    name: &dyn Fn(Seat) -> Option<String>,
    lang: model::lang::Lang,
) -> Vec<(usize, DecisionTexts)> {
    let all = Decisions::<G>::of(play).zip(reviews).enumerate();
    all.filter(|(number, _)| wanted(*number))
        .filter_map(|(number, ((point, game, action), review))| {
            let review = review.as_ref()?;
            let played = G::describe_action(&game, action, lang);
            // The workers are of the same release, so the notation can always be read.
            let Ok(best) = review.best.parse::<ActionOf<G>>() else {
                let best = review.best.clone();
                return Some((
                    number,
                    DecisionTexts {
                        played,
                        best,
                        ..DecisionTexts::default()
                    },
                ));
            };
            let judged = [(best, review.with_best), (action, review.with_played)];
            let texts = DecisionTexts {
                played,
                best: G::describe_action(&game, best, lang),
                difference: G::difference(&game, point.seat, judged, name, lang),
                kind: G::kind(&game, [best, action]),
            };
            Some((number, texts))
        })
        .collect()
}

/// The result of every seat, in the game's unit; `None` while the match is not over.
pub fn results<G: Playable>(play: &Match<G::Game>) -> Option<Vec<f64>> {
    let outcome = play.outcome()?;
    let result = |seat| match ValueScale::of(G::ID).unit {
        Unit::Share => outcome.share(seat),
        Unit::Points => f64::from(outcome.standing(seat).map_or(0, |own| own.score)),
    };
    Some(Seat::all(play.game().seats()).map(result).collect())
}
