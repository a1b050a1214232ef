//! The release build in a real Chromium or Firefox, through WebDriver.
//!
//! `cargo xtask test --only dist --only browser --only firefox` builds it, finds the
//! browsers and runs these in each; [`harness::Environment`] says which variables it sets.

mod announced;
mod cards;
mod company;
mod contrast;
mod copies;
mod daily;
mod database;
mod debacle;
mod dekal;
mod detrak;
mod dice;
mod drags;
mod dumble;
mod eliminated;
mod ends;
mod failure;
mod focus;
mod harness;
mod hints;
mod hosting;
mod keys;
mod languages;
mod loading;
mod looks;
mod luck;
mod offline;
mod pace;
mod parts;
mod pictures;
mod policy;
mod records;
mod review;
mod schema;
mod settings;
mod setup;
mod sheet;
mod skipping;
mod sleep;
mod spacing;
mod speed;
mod start;
mod statistics;
mod stillness;
mod table;
mod tabs;
mod texts;
mod trouble;
mod tutorial;
mod unaware;
mod upkeep;
mod watch;
mod whole;
mod workers;
