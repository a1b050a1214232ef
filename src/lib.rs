//! Tablée's page: the yew component tree around the engine.

pub mod announce;
pub mod app;
pub mod cards;
pub mod charts;
pub mod daily;
pub mod dates;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
pub mod failure;
pub mod games;
pub mod hint;
pub mod i18n;
pub mod keys;
pub mod luck;
pub mod offline;
pub mod pool;
pub mod review;
pub mod route;
pub mod screens;
pub mod shell;
pub mod sound;
pub mod statistics;
pub mod table;
pub mod tutorial;
pub mod watch;
pub mod words;

pub use app::App;
