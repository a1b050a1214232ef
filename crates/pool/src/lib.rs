//! The pool of workers in which the bots think, so that the page never does.
//!
//! A [`Pool`] is asked a task and calls back with the answer, whose type is the
//! task's. In between both are bytes (`question`). Each game has workers
//! of its own (`worker_pool`), with that game's code only. What is asked of
//! which worker, and what happens when one crashes, falls silent or is of
//! another release, is decided by a state machine without web types
//! (`scheduler`); the rest is a thin layer of web workers and timers.
//!
//! Nothing tells a page that a worker was ended from outside, so silence
//! counts as death: a shard that takes longer than its level's cap and
//! [`Config::margin_ms`] is asked again in a new worker.
//!
//! It may depend on the engine and the protocol only. Begin with `scheduler`.

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
