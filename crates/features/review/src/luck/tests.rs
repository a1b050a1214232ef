//! The luck of stored matches, with answers from the bots in place of workers.

use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use bots::BotGame;
use engine::dekal;
use engine::detrak;
use engine::dumble;
use engine::{Game, Record, View};
use protocol::{
    DiceQuestion, Expectation, GameTask, JudgeTask, JudgedAction, Judgement, Level, MoveReview,
    TaskError, decode, encode,
};

use super::*;
use crate::decisions::tasks;
use crate::summary::ReviewSummary;
use crate::tests::played;
use model::archive::SavedGame;
use model::lang::Lang;
use model::results::{Kind, Line, Luck, Scale};
use pool::PoolError;
use table::RulesOf;

/// A match of a person on the first seat, as it is stored.
fn kept<G: Game>(session: &Session<G>) -> SavedGame {
    let mut record: Record<G> = session.record(Some(1_000));
    record.players[0].bot = None;
    // The person of a record has no name.
    record.players[0].name.clear();
    SavedGame::new(record, 0)
}

/// A made-up judgement of a decision. The test only compares what two ways of counting make of it.
fn made_up<G: Game>(number: usize, task: &JudgeTask<G>) -> Judgement<G::Action> {
    let judged = |(place, action)| JudgedAction {
        action,
        expectation: Expectation {
            value: ((37 * number + 11 * place) % 101) as f32 / 100.0,
            score: 0.0,
        },
        error: 0.0,
        examined: 1,
        is_close: true,
    };
    let actions = task.view.legal_actions().into_iter().enumerate();
    Judgement::new(actions.map(judged).collect(), 0.05)
}

/// Answers every question with `answer`, which gets its number and bytes; returns how many there were.
fn answer_all(computation: &LuckComputation, answer: impl Fn(usize, &[u8]) -> Vec<u8>) -> usize {
    let mut asked = 0;
    for (number, question) in computation.questions() {
        assert_eq!(computation.luck(), None, "questions are open");
        let shards = question.shards().iter();
        let answers = shards.map(|task| answer(number, task)).collect();
        assert_eq!(question.answered(Ok(answers)), Ok(()));
        asked += 1;
    }
    let (done, all) = computation.progress();
    assert_eq!(done, all);
    asked
}

/// Made-up answers about decisions.
fn some_judgement<G: BotGame>(number: usize, task: &[u8]) -> Vec<u8> {
    match decode::<GameTask<G, G::Extra>>(task) {
        Ok(GameTask::Judge(task)) => encode(&made_up(number, &task)),
        other => panic!("no judgement is asked for: {}", other.is_ok()),
    }
}

/// Answers questions about dice as the workers do.
fn sheets(_number: usize, task: &[u8]) -> Vec<u8> {
    let task: GameTask<detrak::Detrak, DiceQuestion> = decode(task).unwrap();
    let mut search = bots::begin(&task).unwrap();
    while !search.step(1_000) {}
    search.answer()
}

/// Asserts that the luck of the first seat is what the review shows, on the game's scale; returns the number of
/// questions.
fn check<G: Playable<Game: BotGame>>(rules: RulesOf<G>, levels: &[Level], scale: Scale) -> usize {
    let session = played::<G>(rules, levels, usize::MAX);
    let game = kept(&session);
    let computation = compute_luck::<G>(game.text(), game.id()).unwrap();
    let asked = answer_all(&computation, some_judgement::<G::Game>);
    let found = computation.luck().unwrap();
    let reviews: Vec<Option<MoveReview>> = tasks::<G>(session.play())
        .map(|(number, task, played)| made_up(number, &task).review(played))
        .collect();
    let summary = ReviewSummary::new::<G>(&session, &reviews, Lang::En);
    let breakdown = summary.seat_reviews[0].breakdown;
    assert_eq!(found, breakdown.luck);
    assert_ne!(found, 0.0);
    let line = Line::of(game.text(), game.id(), Kind::Own).unwrap();
    let luck = Luck::of(&line, found);
    assert_eq!(luck.scale, scale);
    // The line in the statistics has the same luck as the review.
    let shown = statistics::luck_of_line(&line, luck).actual;
    assert!(
        (shown - breakdown.result).abs() < 0.001,
        "{shown} {breakdown:?}"
    );
    // What is in the store is not asked again.
    let again = compute_luck::<G>(game.text(), game.id()).unwrap();
    assert_eq!(answer_all(&again, some_judgement::<G::Game>), 0);
    assert_eq!(again.luck(), Some(found));
    asked
}

#[test]
fn it_is_what_the_review_tells_in_every_game() {
    use Level::{Beginner, Regular};
    let asked = check::<DekalUi>(dekal::Rules::default(), &[Regular, Beginner], Scale::Wins);
    let hundred = dekal::Rules {
        rounds: dekal::Rounds::ToHundred,
        ..Default::default()
    };
    check::<DekalUi>(hundred, &[Regular, Beginner], Scale::Wins);
    check::<DebacleUi>(Default::default(), &[Regular, Beginner], Scale::Wins);
    let three = dekal::Rules {
        players: 3,
        ..Default::default()
    };
    let own = check::<DekalUi>(three, &[Regular, Regular, Beginner], Scale::Wins);
    assert!(own < asked, "of several others nobody is asked about");
    let match_of = dumble::Rules::of;
    check::<DumbleUi>(match_of(2), &[Beginner; 2], Scale::Wins);
    check::<DumbleUi>(match_of(4), &[Beginner; 4], Scale::Wins);
}

#[test]
fn in_detrak_one_question_about_the_dice_tells_it() {
    for advanced in [false, true] {
        let rules = detrak::Rules {
            players: 2,
            advanced,
        };
        let session = played::<DetrakUi>(rules, &[Level::Regular; 2], 1);
        let game = kept(&session);
        let computation = compute_luck::<DetrakUi>(game.text(), game.id()).unwrap();
        assert_eq!(answer_all(&computation, sheets), 1);
        let found = computation.luck().unwrap();
        assert!(found != 0.0 && found.abs() < 25.0, "{found}");
    }
}

#[test]
fn what_cannot_be_used_has_no_luck() {
    let session = played::<DekalUi>(Default::default(), &[Level::Beginner; 2], 1);
    let game = kept(&session);
    assert!(compute_luck::<DekalUi>(game.text(), "a").is_some());
    assert!(compute_luck::<DekalUi>(&game.text()[1..], "a").is_none());
    assert!(compute_luck::<DetrakUi>(game.text(), "a").is_none());
    let watched = SavedGame::new(session.record(None), 0);
    assert!(
        compute_luck::<DekalUi>(watched.text(), "a").is_none(),
        "nobody's"
    );
    let mut open = session.rewound(20).record(None);
    open.players[0].bot = None;
    let open = SavedGame::new(open, 0);
    assert!(
        compute_luck::<DekalUi>(open.text(), "a").is_none(),
        "not over"
    );
}

#[test]
fn trouble_is_passed_on_and_harms_nothing() {
    let session = played::<DekalUi>(Default::default(), &[Level::Beginner; 2], 1);
    let game = kept(&session);
    let begin = || compute_luck::<DekalUi>(game.text(), "trouble").unwrap();
    let (_, all) = begin().progress();
    for why in [
        PoolError::CannotStart,
        PoolError::Refused(TaskError::Impossible),
    ] {
        let (_, question) = begin().questions().next().unwrap();
        assert_eq!(question.answered(Err(why)), Err(why));
    }
    let computation = begin();
    let (_, question) = computation.questions().next().unwrap();
    let other = encode(&Vec::<engine::detrak::Sheet>::new());
    assert_eq!(question.answered(Ok(vec![other])), Err(PoolError::Crashed));
    assert_eq!(
        (computation.progress(), computation.luck()),
        ((0, all), None)
    );
}
