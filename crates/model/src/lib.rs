//! What the page knows and keeps, without anything that is shown.
//!
//! A [`session`] drives one match. [`archive`], [`results`] and [`day_log`] are what is kept of matches;
//! [`additions`] is what an [`import`] of files ([`bundle`]) adds to that, [`left_match`] what pages keep as they are
//! left, and [`takeover`] what earlier releases kept. [`cast`] is who the bots play as. [`settings`], [`preferences`] and [`language_state`] are what the person has
//! set, [`analysis`] the tree of an analysis, [`puzzles`] what was solved of puzzles, [`mistakes`] what is repeated of the person's own, [`day`] and [`daily`] the games of the days, [`evening`] the evenings with the cast, [`exchanges`] what goes between friends by links, [`games`] what each game contributes. Everything runs natively, in
//! tests too; the only web code is that of the [`storage`], the clock and the browser's languages.
//!
//! It may depend on the engine and the protocol only. Begin with [`session::Session`].

pub mod additions;
pub mod agreed;
pub mod analysis;
pub mod archive;
pub mod bundle;
pub mod cast;
pub mod clock;
pub mod daily;
pub mod day;
pub mod day_log;
pub mod evening;
pub mod exchanges;
pub mod games;
pub mod import;
pub mod lang;
pub mod language_state;
pub mod left_match;
pub mod mistakes;
pub mod number_format;
pub mod preferences;
pub mod puzzles;
pub mod quality;
pub mod results;
pub mod save_slot;
pub mod session;
pub mod settings;
pub mod storage;
pub mod takeover;
pub mod unchecked_record;
mod unit;
pub mod value_scale;
