//! Tablée's page: the yew component tree around the engine.

pub mod app;
pub mod cards;
pub mod daily;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
pub mod failure;
pub mod games;
pub mod hint;
pub mod luck;
pub mod review;
pub mod screens;
pub mod shell;
pub mod statistics;
pub mod table;
pub mod tutorial;
pub mod watch;
pub mod words;

pub use app::App;
