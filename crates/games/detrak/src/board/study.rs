//! The study of a finished game's dice: the scores that bots reach with them, and the best sheet for a player
//! who knows all rolls beforehand.

use std::rc::Rc;

use engine::detrak::Sheet;
use protocol::{DiceQuestion, DiceQuestionKind, Level};
use yew::prelude::*;

use super::state::TableState;
use crate::luck::{self, dice};
use pool::{Pool, PoolError};
use table::{PERSON, TableModel};

/// For each base, the number of questions that have games played, and the number of games of each question.
/// The stronger levels think longer, so a question of theirs has fewer games.
const GAMES: [(Level, u32, u32); 4] = [
    (Level::Beginner, 1, 200),
    (Level::Regular, 1, luck::GAMES),
    (Level::Strong, 2, 100),
    (Level::Expert, 24, 1),
];

/// The beam widths of the searches for the best sheet, a question each. The first gives a quick result; a width
/// beyond the last hardly ever finds a better sheet.
const WIDTHS: [u32; 5] = [50, 400, 2_000, 8_000, 25_000];

/// The results of the study so far.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct DiceAnswers {
    /// The scores of each level's games.
    pub scores: [Vec<i32>; Level::BASES.len()],
    /// The best sheet found, and its score.
    pub best: Option<(Sheet, i32)>,
    /// How many questions are answered, and how many there are.
    pub answered: (usize, usize),
    /// The reason why the workers cannot answer.
    pub error: Option<PoolError>,
}

impl DiceAnswers {
    /// Whether no more results will come.
    pub fn is_complete(&self) -> bool {
        self.answered.0 == self.answered.1 || self.error.is_some()
    }

    /// The percentage of a level's games that a score beats; a tie counts as half a game. `None` without games.
    pub fn percentile(&self, level: usize, score: i32) -> Option<u32> {
        let scores = self.scores.get(level)?;
        let games = scores.len();
        let halves: usize = scores
            .iter()
            .map(|other| match other.cmp(&score) {
                core::cmp::Ordering::Less => 2,
                core::cmp::Ordering::Equal => 1,
                core::cmp::Ordering::Greater => 0,
            })
            .sum();
        (games > 0).then(|| ((halves * 50 + games / 2) / games) as u32)
    }
}

/// A question, and the index of its level if bots play for it.
type StudyQuestion = (DiceQuestionKind, Option<usize>);

/// What changes the answers.
pub enum DiceAnswer {
    /// All questions are asked again, because the person has come back to the end of the game.
    Begun,
    /// The sheets that answer a question, with the index of its level if bots played for it, and whether the
    /// advanced rules hold.
    Answer(Option<usize>, Vec<Sheet>, bool),
    /// The workers cannot answer.
    Failed(PoolError),
}

impl Reducible for DiceAnswers {
    type Action = DiceAnswer;

    fn reduce(self: Rc<Self>, answer: DiceAnswer) -> Rc<Self> {
        let mut all = (*self).clone();
        match answer {
            DiceAnswer::Begun => {
                all = DiceAnswers {
                    answered: (0, all.answered.1),
                    ..DiceAnswers::default()
                };
            }
            DiceAnswer::Answer(level, sheets, advanced) => {
                all.answered.0 += 1;
                for sheet in sheets {
                    let score = sheet.score(advanced);
                    match level {
                        Some(level) => all.scores[level].push(score),
                        None if all.best.is_none_or(|(_, best)| best < score) => {
                            all.best = Some((sheet, score));
                        }
                        None => {}
                    }
                }
            }
            DiceAnswer::Failed(error) => all.error = Some(error),
        }
        Rc::new(all)
    }
}

/// All questions about a game's dice, the quick ones first, so that every kind of result is there before the
/// stronger bots think. `seed`: the match's.
fn questions(seed: u64) -> Vec<StudyQuestion> {
    let played = |index: usize| {
        let (level, parts, games) = GAMES[index];
        (0..parts).map(move |part| {
            let seed = seed.wrapping_add(u64::from(part) << 8 | index as u64);
            (DiceQuestionKind::Played { level, games, seed }, Some(index))
        })
    };
    let best = WIDTHS.map(|width| (DiceQuestionKind::Best { width }, None));
    let (first, wider) = best.split_at(1);
    (played(0).chain(played(1)))
        .chain(first.iter().copied())
        .chain(played(2))
        .chain(wider.iter().copied())
        .chain(played(3))
        .collect()
}

/// Asks the workers about the dice of a game that is over and whose scoring has been shown. Leaving the table
/// cancels the questions.
#[hook]
pub fn use_study(state: &TableState, pool: &Pool) -> Rc<DiceAnswers> {
    let session = state.session();
    // Nobody rolled the dice of a game that only bots played, so nobody asks how lucky they were.
    let asks = !state.is_busy() && !session.mode().is_lesson() && session.you().is_some();
    let dice = dice(session, PERSON).filter(|_| asks);
    let questions = questions(session.seed().0);
    let count = questions.len();
    let answers = use_reducer(|| DiceAnswers {
        answered: (0, count),
        ..DiceAnswers::default()
    });
    let (dispatcher, pool) = (answers.dispatcher(), pool.clone());
    use_effect_with(dice, move |dice| {
        if dice.is_some() {
            dispatcher.dispatch(DiceAnswer::Begun);
        }
        let ask = |dice: &DiceQuestion, (kind, level): StudyQuestion| {
            let (dispatcher, advanced) = (dispatcher.clone(), dice.advanced);
            let question = DiceQuestion {
                kind,
                ..dice.clone()
            };
            pool.ask(&question, move |answer| {
                dispatcher.dispatch(match answer {
                    Ok(sheets) => DiceAnswer::Answer(level, sheets, advanced),
                    Err(error) => DiceAnswer::Failed(error),
                });
            })
        };
        let tickets: Vec<_> = dice
            .iter()
            .flat_map(|dice| questions.iter().map(|asked| ask(dice, *asked)))
            .collect();
        move || drop(tickets)
    });
    Rc::new((*answers).clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_counts_a_tie_as_half() {
        let mut answers = DiceAnswers::default();
        answers.scores[1] = vec![10, 20, 20, 30];
        assert_eq!(answers.percentile(0, 20), None);
        assert_eq!(answers.percentile(1, 20), Some(50));
        assert_eq!(answers.percentile(1, 31), Some(100));
        assert_eq!(answers.percentile(1, 9), Some(0));
        assert_eq!(answers.percentile(1, 25), Some(75));
    }

    #[test]
    fn questions_that_are_asked_anew_are_counted_anew() {
        let answers = DiceAnswers {
            answered: (0, 3),
            ..DiceAnswers::default()
        };
        let after = [
            DiceAnswer::Begun,
            DiceAnswer::Answer(Some(0), vec![Sheet::default()], false),
            DiceAnswer::Begun,
            DiceAnswer::Answer(Some(1), Vec::new(), false),
        ];
        let answers = after
            .into_iter()
            .fold(Rc::new(answers), |answers, answer| answers.reduce(answer));
        assert_eq!(answers.answered, (1, 3));
        assert_eq!(answers.best, None);
        assert!(answers.scores.iter().all(Vec::is_empty));
    }

    #[test]
    fn every_level_is_asked_and_no_two_parts_alike() {
        let all = questions(7);
        for (index, (_, parts, _)) in GAMES.into_iter().enumerate() {
            let own = all.iter().filter(|(_, level)| *level == Some(index));
            assert_eq!(own.count(), parts as usize);
        }
        for (index, asked) in all.iter().enumerate() {
            assert!(!all[..index].contains(asked));
        }
        assert_eq!(GAMES.map(|(level, ..)| level), Level::BASES);
        assert_eq!(all.len(), 28 + WIDTHS.len());
        let regular = DiceQuestionKind::Played {
            level: Level::Regular,
            games: luck::GAMES,
            seed: luck::seed(engine::Seed(7)),
        };
        assert!(
            all.contains(&(regular, Some(1))),
            "the luck of a match is the same at the table and later"
        );
    }
}
