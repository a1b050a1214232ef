//! Tablée's page: the yew component tree around the engine.

pub mod app;
pub mod archive;
pub mod cards;
pub mod debacle;
pub mod dekal;
pub mod detrak;
pub mod dumble;
pub mod games;
pub mod hint;
pub mod i18n;
pub mod offline;
pub mod pool;
pub mod review;
pub mod route;
pub mod screens;
pub mod session;
pub mod settings;
pub mod shell;
pub mod storage;
pub mod table;

pub use app::App;
