//! The web workers that run the bots: a program for each game (`bin/`), which has the code of that
//! game only.
//!
//! A worker announces itself, takes tasks, and answers each. It thinks in short slices and
//! lets the browser deliver messages in between, so that a task can be cancelled while it is thought
//! about. It depends on bots, protocol and engine, and on nothing of the page's.
//!
//! `web` has the entry point and all that is the browser's; `queue` has the tasks and runs
//! them, free of web types: begin reading there. `tasks` reads them, `pace` sizes the steps of work, `library` loads
//! weights, `panics` reports panics to the page.

mod library;
mod pace;
mod panics;
mod queue;
mod tasks;
mod web;

pub use web::start;
