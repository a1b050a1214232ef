//! Decisions and their shards.

use super::{DecisionId, Job};

/// The id of one attempt at one shard. A second attempt has another id, so that a late answer to the first is
/// not taken for an answer to the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskId(pub u32);

/// Whether all shards of a decision are answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecisionProgress {
    /// Some shards are not answered yet.
    Partly,
    /// All shards are answered.
    Fully,
}

/// A decision that is under way.
#[derive(Debug)]
pub struct Decision {
    pub id: DecisionId,
    /// When it is given up; set when a worker first begins with it.
    pub until: Option<u64>,
    /// The longest one shard may take, in milliseconds.
    pub cap_ms: u32,
    /// Whether what is known meanwhile is wanted.
    pub is_streamed: bool,
    is_answer: fn(&[u8]) -> bool,
    shards: Vec<DecisionShard>,
}

/// One shard of a decision.
#[derive(Debug)]
pub struct DecisionShard {
    task: Vec<u8>,
    /// How many attempts have failed.
    failed: u32,
    state: ShardState,
}

#[derive(Debug)]
enum ShardState {
    Waiting,
    Running(TaskId),
    Answered(Vec<u8>),
}

impl Decision {
    pub fn new(id: DecisionId, job: Job) -> Decision {
        let shard = |task| DecisionShard {
            task,
            failed: 0,
            state: ShardState::Waiting,
        };
        Decision {
            id,
            until: None,
            cap_ms: job.cap_ms,
            is_streamed: job.is_streamed,
            is_answer: job.is_answer,
            shards: job.shards.into_iter().map(shard).collect(),
        }
    }

    /// The first shard that no worker has.
    pub fn waiting(&mut self) -> Option<&mut DecisionShard> {
        self.shards.iter_mut().find(|shard| shard.is_waiting())
    }

    pub fn count_waiting(&self) -> usize {
        self.shards
            .iter()
            .filter(|shard| shard.is_waiting())
            .count()
    }

    pub fn has_task(&self, task: TaskId) -> bool {
        self.shards.iter().any(|shard| shard.has_task(task))
    }

    /// Whether these bytes are a valid answer.
    pub fn is_answer(&self, answer: &[u8]) -> bool {
        (self.is_answer)(answer)
    }

    /// Stores the answer to a shard.
    pub fn answer(&mut self, task: TaskId, answer: Vec<u8>) -> DecisionProgress {
        if let Some(shard) = self.shards.iter_mut().find(|shard| shard.has_task(task)) {
            shard.state = ShardState::Answered(answer);
        }
        let is_in = |shard: &DecisionShard| matches!(shard.state, ShardState::Answered(_));
        if self.shards.iter().all(is_in) {
            DecisionProgress::Fully
        } else {
            DecisionProgress::Partly
        }
    }

    /// Puts a shard back after its worker was lost; returns how many attempts at it have failed.
    pub fn put_back(&mut self, task: TaskId) -> u32 {
        match self.shards.iter_mut().find(|shard| shard.has_task(task)) {
            None => 0,
            Some(shard) => {
                shard.state = ShardState::Waiting;
                shard.failed += 1;
                shard.failed
            }
        }
    }

    /// The answers so far, in the order of the shards; `None` if there is none.
    pub fn answers(&self) -> Option<Vec<Vec<u8>>> {
        let answers = self.shards.iter().filter_map(|shard| match &shard.state {
            ShardState::Answered(answer) => Some(answer.clone()),
            ShardState::Waiting | ShardState::Running(_) => None,
        });
        Some(answers.collect()).filter(|answers: &Vec<_>| !answers.is_empty())
    }
}

impl DecisionShard {
    /// Marks the shard as given to a worker, and returns its bytes.
    pub fn start(&mut self, id: TaskId) -> Vec<u8> {
        self.state = ShardState::Running(id);
        self.task.clone()
    }

    fn is_waiting(&self) -> bool {
        matches!(self.state, ShardState::Waiting)
    }

    fn has_task(&self, task: TaskId) -> bool {
        matches!(self.state, ShardState::Running(own) if own == task)
    }
}
