//! The project's automation: `cargo xtask play | test | check | dist | bench | icons | pictures | lighthouse`.
//!
//! It is a library too, for the browser tests: they serve the build with [`serve`]
//! and start the browser with the flags of [`browser`].

mod again;
pub mod archive;
pub mod bench;
pub mod browser;
mod cache;
mod changed;
mod cmd;
mod common;
pub mod dist;
mod first_load;
mod hash;
pub mod icons;
mod imports;
pub mod in_browsers;
pub mod lanes;
pub mod lighthouse;
pub mod load;
mod machine;
mod own_std;
pub mod packs;
pub mod pins;
pub mod play;
pub mod release;
pub mod seal;
pub mod serve;
mod sizes;
mod split;
pub mod steps;
mod styles;
mod summary;
pub mod tools;
mod wasm_opt;
