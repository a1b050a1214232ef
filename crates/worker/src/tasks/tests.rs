//! What the page asks is what the bots answer, in the type of the task.

use core::fmt::Debug;

use bots::{advise, finish};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::{Detrak, Roll, Symbol};
use engine::dumble::Dumble;
use engine::{Game, Match, Phase, Seat, Seed};
use protocol::{
    DiceQuestion, DiceQuestionKind, Effort, JudgeTask, Level, Request, Response, Shard, Task,
    WorkerTask, encode,
};

use super::*;
use crate::queue::TaskQueue;

/// A match in which somebody decides first, and who.
fn begun<G: Game>(rules: G::Rules) -> (Match<G>, Seat) {
    let mut play = Match::<G>::new(rules).unwrap();
    play.draw_all(Seed(3));
    let Phase::Decide(seats) = play.game().phase() else {
        panic!("somebody decides first");
    };
    (play, seats.first().unwrap())
}

/// What a game's workers answer to a task.
fn asked<G: BotGame, T: WorkerTask<Game = G>>(task: &T) -> Result<T::Answer, TaskError> {
    let mut queue = TaskQueue::new(begin::<G>);
    let request = Request::Search {
        id: 1,
        cap_ms: task.cap_ms(),
        is_streamed: false,
        task: task.to_bytes(),
    };
    assert!(
        missing::<G>(&task.to_bytes()).is_none(),
        "they are built in"
    );
    if let Some(refused) = queue.receive(decode(&encode(&request))) {
        let Response::Failed { id, error } = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(id, Some(1));
        return Err(error);
    }
    loop {
        match queue.slice(|| 0.0) {
            Some(Response::Answer { id: 1, answer }) => return Ok(decode(&answer).unwrap()),
            Some(other) => panic!("{other:?}"),
            None => {}
        }
    }
}

fn check<G: BotGame<Action: Debug>>(rules: G::Rules) {
    let (play, seat) = begun::<G>(rules);
    let decision = Task::<G> {
        view: play.game().view(Some(seat)),
        level: Level::Expert,
        seed: 5,
        style: None,
        shard: Shard { index: 0, of: 8 },
    };
    let advice = advise(&decision).unwrap();
    assert_eq!(asked(&decision), Ok(advice.clone()));
    let best = advice.best().unwrap();
    let judge = |played: &str| JudgeTask {
        played: Some(played.into()),
        ..JudgeTask::<G>::new(play.game().view(Some(seat)), Effort(10))
    };
    let known = G::judge(&judge(&best.to_string())).map(finish);
    assert_eq!(asked(&judge(&best.to_string())), known);
    assert_eq!(asked(&judge("nothing")), Err(TaskError::Impossible));
    let watched = Task::<G> {
        view: play.game().view(None),
        ..decision
    };
    assert_eq!(asked(&watched), Err(TaskError::NothingToDecide));
}

#[test]
fn decisions_and_judgements_of_every_game_are_answered() {
    check::<Dekal>(Default::default());
    check::<Detrak>(Default::default());
    check::<Dumble>(Default::default());
    check::<Debacle>(Default::default());
}

#[test]
fn so_is_what_only_one_game_s_workers_are_asked() {
    let question = DiceQuestion {
        rolls: Roll::all().take(12).collect(),
        start: Symbol::all().next().unwrap(),
        advanced: false,
        kind: DiceQuestionKind::Best { width: 2 },
    };
    let sheets = bots::detrak::answer_dice(&question).map(finish);
    assert_eq!(asked(&question), sheets);
}

#[test]
fn other_bytes_are_refused() {
    for bytes in [&[][..], &[9; 20]] {
        assert_eq!(begin::<Dekal>(bytes).err(), Some(TaskError::Unreadable));
        assert!(missing::<Dekal>(bytes).is_none());
    }
}
