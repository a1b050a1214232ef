//! The project's automation, behind `cargo xtask`. It depends on no other crate of the workspace.
//!
//! `main.rs` has the command line; each command begins in the module of its name: [`play`], [`dist`],
//! [`bench`](mod@bench), [`lighthouse`], and [`steps`] for `test` and `check`.
//! [`browser_tests`] starts the browser tests. All commands run other programs with [`cmd`]. [`tools`] and
//! [`browser`] find or install these programs, in the versions of [`pins`].
//!
//! It is a library because of the browser tests: they serve the build with [`serve`], and start the browser
//! with the flags of [`browser`].

pub mod archive;
pub mod bench;
mod binaryen;
pub mod browser;
pub mod browser_tests;
mod cache;
pub mod cmd;
mod compile;
pub mod dist;
mod files;
mod first_load;
#[cfg(test)]
mod game_lists;
mod hash;
mod join;
pub mod lighthouse;
mod page;
pub mod pins;
pub mod play;
pub mod precompress;
pub mod release;
mod rerun;
pub mod seal;
pub mod serve;
mod sizes;
mod split;
pub mod steps;
mod structure;
mod styles;
mod test_notes;
pub mod tools;
mod wasm_runner;
mod workspace;
