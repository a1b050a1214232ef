//! The page: the screens around the tables, and the registry that puts games and features together.
//!
//! `main` starts the app ([`app`]), which shows the screen of the address. Only [`registry`] names the games'
//! crates, the parts of the page that are loaded later, and the texts of all crates.
//!
//! The crate may depend on every crate below it; no crate depends on this one. Begin with [`registry`].

pub mod app;
pub mod failure;
pub mod game_screens;
pub mod registry;
pub mod screens;
pub mod shell;
pub mod texts;

pub use app::App;
