//! Tablée's page: the yew component tree around the engine.

pub mod app;
pub mod failure;
pub mod game_screens;
pub mod registry;
pub mod screens;
pub mod shell;
pub mod words;

pub use app::App;
