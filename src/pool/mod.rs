//! The pool of workers in which the bots think, so that the page never does.

mod config;
mod scheduler;

pub use config::{Config, PoolError};
