use super::*;
use crate::{DiceQuestion, DiceQuestionKind, Effort, Level, Request, decode, encode};
use engine::Seat;
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::{Detrak, Roll, Symbol};
use engine::dumble::Dumble;

fn task<G: Game>(rules: &G::Rules) -> Task<G> {
    Task {
        view: G::new(rules).unwrap().view(Seat::new(0)),
        level: Level::Strong,
        seed: 1 << 40,
        style: None,
        shard: Shard::WHOLE,
    }
}

fn dice_question() -> DiceQuestion {
    DiceQuestion {
        advanced: true,
        start: Symbol::all().next().unwrap(),
        rolls: Roll::all().take(3).collect(),
        kind: DiceQuestionKind::Best { width: 7 },
    }
}

/// The task in a request, as the workers of the task's game read it.
fn sent<T: WorkerTask, X: DeserializeOwned>(task: &T) -> GameTask<T::Game, X> {
    let request = Request::Search {
        id: 300,
        cap_ms: task.cap_ms(),
        is_streamed: true,
        task: task.to_bytes(),
    };
    let bytes = encode(&request);
    assert_eq!(decode(&bytes), Ok(request));
    let Ok(Request::Search { task, .. }) = decode(&bytes) else {
        panic!("no task");
    };
    decode(&task).unwrap()
}

fn judge_task<G: Game>(rules: &G::Rules) -> JudgeTask<G> {
    JudgeTask {
        played: Some("done".into()),
        ..JudgeTask::new(task::<G>(rules).view, Effort::STANDARD)
    }
}

#[test]
fn what_was_decided_already_may_be_judged_for_longer() {
    let review = judge_task::<Detrak>(&engine::detrak::Rules::default());
    let hint = JudgeTask {
        played: None,
        ..review.clone()
    };
    assert_eq!([hint.cap_ms(), review.cap_ms()], [8_000, 32_000]);
    let long = JudgeTask {
        effort: Effort(50_000),
        ..review
    };
    assert_eq!(long.cap_ms(), 120_000);
}

/// Every game's decisions and judgements are read by workers that have `X` besides.
fn check<G: Game, X: DeserializeOwned + PartialEq + core::fmt::Debug>(rules: &G::Rules) {
    let decision = task::<G>(rules);
    assert_eq!(
        sent::<_, X>(&decision),
        GameTask::Decision(decision.clone())
    );
    let judge = judge_task::<G>(rules);
    assert_eq!(sent::<_, X>(&judge), GameTask::Judge(judge.clone()));
}

#[test]
fn tasks_are_read_by_the_workers_of_their_game() {
    check::<Dekal, NoTask>(&Default::default());
    check::<Detrak, DiceQuestion>(&Default::default());
    check::<Dumble, NoTask>(&Default::default());
    check::<Debacle, NoTask>(&Default::default());
    let question = dice_question();
    assert_eq!(sent(&question), GameTask::Extra(question.clone()));
}

/// Whether the workers of a game can read a task.
fn reads<G: Game, X: DeserializeOwned>(bytes: &[u8]) -> bool {
    decode::<GameTask<G, X>>(bytes).is_ok()
}

/// Which games' workers can read a task: Dékal's, Détrak's, Dumble's, Débâcle's.
fn readers(task: &impl WorkerTask) -> [bool; 4] {
    let bytes = task.to_bytes();
    [
        reads::<Dekal, NoTask>(&bytes),
        reads::<Detrak, DiceQuestion>(&bytes),
        reads::<Dumble, NoTask>(&bytes),
        reads::<Debacle, NoTask>(&bytes),
    ]
}

#[test]
fn tasks_are_read_by_no_other_game_s_workers() {
    fn both<G: Game>(rules: &G::Rules) -> [[bool; 4]; 2] {
        [readers(&task::<G>(rules)), readers(&judge_task::<G>(rules))]
    }
    assert_eq!(
        both::<Dekal>(&Default::default()),
        [[true, false, false, false]; 2]
    );
    assert_eq!(
        both::<Detrak>(&Default::default()),
        [[false, true, false, false]; 2]
    );
    assert_eq!(
        both::<Dumble>(&Default::default()),
        [[false, false, true, false]; 2]
    );
    assert_eq!(
        both::<Debacle>(&Default::default()),
        [[false, false, false, true]; 2]
    );
    assert_eq!(readers(&dice_question()), [false, true, false, false]);
}

#[test]
fn cancellations_are_read_by_all() {
    let request = Request::Cancel { id: 70_000 };
    assert_eq!(decode(&encode(&request)), Ok(request));
}
