//! What the screens of the page share. The crate has no screen of its own.
//!
//! [`i18n`] has the texts and their languages; [`route`] the addresses of the screens; [`part`]
//! shows a part of the page that is loaded when first opened; [`settings`] gives every component
//! the settings; the rest are pieces of screens.
//!
//! It may depend on the model, the protocol, the engine and `lazy`. Begin with [`i18n`].

pub mod announce;
pub mod charts;
pub mod copy;
pub mod dates;
pub mod dropped;
pub mod fields;
pub mod files;
pub mod focus;
pub mod history;
pub mod i18n;
pub mod keys;
pub mod layout;
pub mod loaded;
pub mod media;
pub mod offline;
pub mod part;
pub mod presses;
pub mod route;
pub mod settings;
pub mod sign;
pub mod sound;
pub mod tab_lock;
pub mod target;
pub mod texts;
pub mod today;

#[doc(hidden)]
pub use lazy;
