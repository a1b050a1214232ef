//! The web workers that run the bots: a program for each game (`bin/`), which has the code of that
//! game only.
//!
//! A worker announces itself, takes tasks, and answers each. It computes in short slices and lets the browser
//! deliver messages in between, so that a running task can be cancelled. The crate depends on bots, protocol
//! and engine, and on nothing of the page.
//!
//! `web` has the entry point and all that is the browser's; `queue` has the tasks and runs
//! them, free of web types: begin reading there. `tasks` reads them, `step_size` sizes the steps of work, `weights`
//! loads weights, `panics` reports panics to the page.

mod panics;
mod queue;
mod step_size;
mod tasks;
mod web;
mod weights;

pub use web::start;
