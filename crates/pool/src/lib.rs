//! The pool of web workers in which the bots think, so that the page's thread never does.
//!
//! A [`Pool`] takes a task and calls back with the answer, whose type the task names; in between, both are
//! bytes (`question`). Each game has workers of its own (`worker_pool`), with that game's code only. A state
//! machine without web types (`scheduler`) decides which worker gets which shard, and what happens when a
//! worker crashes, falls silent or is of another release; the rest is a thin layer over web workers and
//! timers.
//!
//! A page is not told when a worker is ended from outside. So a worker that is silent counts as dead: a shard that
//! takes longer than its task's cap plus [`Config::margin_ms`] is given to a new worker.
//!
//! The crate may depend on the engine and the protocol only. Begin with `scheduler`.

mod batch;
mod config;
mod question;
mod scheduler;
mod script;
mod web;
mod worker_handle;
mod worker_pool;

pub use batch::{Batch, Questions};
pub use config::{Config, PoolError};
pub use question::Question;
pub use web::{Pool, Ticket};
