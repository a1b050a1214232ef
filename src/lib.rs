//! Tablée's page: the yew component tree around the engine.

pub mod announce;
pub mod app;
pub mod archive;
pub mod cards;
pub mod charts;
pub mod daily;
pub mod dates;
pub mod day;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
pub mod games;
pub mod hint;
pub mod i18n;
pub mod journal;
pub mod keys;
pub mod luck;
pub mod offline;
pub mod pool;
pub mod results;
pub mod review;
pub mod route;
pub mod screens;
pub mod session;
pub mod settings;
pub mod shell;
pub mod sound;
pub mod speaking;
pub mod statistics;
pub mod storage;
pub mod table;
pub mod tutorial;
pub mod watch;

pub use app::App;
