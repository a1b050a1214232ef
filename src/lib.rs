//! Tablée's page: the yew component tree around the engine.

pub mod cards;
pub mod dekal;
pub mod i18n;
<<<<<<< HEAD
pub mod pool;
pub mod session;
=======
pub mod settings;
pub mod storage;
>>>>>>> look2

mod app;

pub use app::App;
