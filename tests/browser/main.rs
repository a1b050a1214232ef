//! The release build in a real Chromium, through WebDriver.
//!
//! `cargo xtask test --only dist --only browser` builds it, finds the browser and
//! runs these; [`harness::Setting`] says which variables it sets.

mod cards;
mod company;
mod debacle;
mod dekal;
mod detrak;
mod dice;
mod dumble;
mod harness;
mod hosting;
mod languages;
mod looks;
mod offline;
mod policy;
mod records;
mod review;
mod sheet;
mod start;
mod table;
mod trouble;
mod upkeep;
