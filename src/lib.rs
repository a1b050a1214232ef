//! Tablée's page: the yew component tree around the engine.

pub mod cards;
pub mod dekal;
pub mod i18n;
pub mod pool;
pub mod session;
pub mod settings;
pub mod storage;

mod app;

pub use app::App;
