//! The project's automation: `cargo xtask play | test | check | dist | bench | icons | pictures | lighthouse`.
//!
//! It is a library too, for the browser tests: they serve the build with [`serve`]
//! and start the browser with the flags of [`browser`].

mod again;
pub mod archive;
pub mod bench;
mod binaryen;
pub mod browser;
mod cache;
mod changed;
pub mod cmd;
pub mod dist;
mod first_load;
mod hash;
pub mod icons;
pub mod in_browsers;
pub mod lanes;
pub mod lighthouse;
pub mod load;
mod machine;
pub mod pins;
pub mod play;
pub mod precompress;
pub mod release;
pub mod seal;
pub mod serve;
mod sizes;
mod split;
pub mod steps;
mod structure;
mod styles;
mod summary;
pub mod tools;
mod workspace;
