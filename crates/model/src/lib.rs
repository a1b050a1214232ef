//! What the page knows and keeps, without anything that is shown.
//!
//! A [`session`] drives one match; [`archive`], [`results`] and the [`day_log`] are what is kept of what was
//! played, [`additions`] what comes to it from files, and [`takeover`] from earlier releases; [`settings`]
//! and [`language_state`] say how the person likes the page; [`day`] and [`daily`] say what is played on a day;
//! [`games`] say what each game contributes to that. All of it runs natively, in tests too; of the web it
//! knows the [`storage`] of settings alone.
//!
//! It may depend on the engine and the protocol only. Begin with
//! [`session::Session`].

pub mod additions;
pub mod archive;
pub mod clock;
pub mod daily;
pub mod day;
pub mod day_log;
pub mod games;
pub mod lang;
pub mod language_state;
pub mod number_format;
pub mod results;
pub mod session;
pub mod settings;
pub mod storage;
pub mod takeover;
mod unit;
pub mod value_scale;
