//! A decision, cut into shares.

use protocol::{AnyAdvice, AnyTask, Share};

use super::DecisionId;

/// Names one attempt at one share. A second attempt has another name, so that
/// a late answer to the first is not taken for one to the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskId(pub u32);

/// Whether all shares of a decision are in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// Others are still owed.
    Partly,
    /// All are in.
    Fully,
}

/// A decision that somebody waits for.
#[derive(Debug)]
pub struct Decision {
    pub id: DecisionId,
    /// When patience with it ends; set when a worker first thinks about it.
    pub until: Option<u64>,
    parts: Vec<Part>,
}

/// One share of a decision.
#[derive(Debug)]
pub struct Part {
    task: AnyTask,
    /// How many attempts have failed.
    failed: u32,
    state: State,
}

#[derive(Debug)]
enum State {
    Waiting,
    Asked(TaskId),
    Answered(AnyAdvice),
}

impl Decision {
    pub fn new(id: DecisionId, task: &AnyTask) -> Decision {
        let of = task.shares();
        let part = |index| Part {
            task: task.clone().with_share(Share { index, of }),
            failed: 0,
            state: State::Waiting,
        };
        Decision {
            id,
            until: None,
            parts: (0..of).map(part).collect(),
        }
    }

    /// The first share that nobody thinks about.
    pub fn waiting(&mut self) -> Option<&mut Part> {
        self.parts.iter_mut().find(|part| part.is_waiting())
    }

    pub fn count_waiting(&self) -> usize {
        self.parts.iter().filter(|part| part.is_waiting()).count()
    }

    pub fn has_asked(&self, task: TaskId) -> bool {
        self.parts.iter().any(|part| part.has_asked(task))
    }

    /// Keeps the answer to a share.
    pub fn answer(&mut self, task: TaskId, advice: AnyAdvice) -> Answered {
        if let Some(part) = self.parts.iter_mut().find(|part| part.has_asked(task)) {
            part.state = State::Answered(advice);
        }
        let is_in = |part: &Part| matches!(part.state, State::Answered(_));
        if self.parts.iter().all(is_in) {
            Answered::Fully
        } else {
            Answered::Partly
        }
    }

    /// Lets a share wait again after its worker was lost; how many attempts at
    /// it have failed by now.
    pub fn put_back(&mut self, task: TaskId) -> u32 {
        match self.parts.iter_mut().find(|part| part.has_asked(task)) {
            None => 0,
            Some(part) => {
                part.state = State::Waiting;
                part.failed += 1;
                part.failed
            }
        }
    }

    /// What is known so far; `None` if no share is in.
    pub fn merged(&self) -> Option<AnyAdvice> {
        let answers = self.parts.iter().filter_map(|part| match &part.state {
            State::Answered(advice) => Some(advice.clone()),
            State::Waiting | State::Asked(_) => None,
        });
        AnyAdvice::merged(answers)
    }
}

impl Part {
    /// Marks the share as being thought about, and gives it out.
    pub fn ask(&mut self, id: TaskId) -> AnyTask {
        self.state = State::Asked(id);
        self.task.clone()
    }

    fn is_waiting(&self) -> bool {
        matches!(self.state, State::Waiting)
    }

    fn has_asked(&self, task: TaskId) -> bool {
        matches!(self.state, State::Asked(asked) if asked == task)
    }
}
