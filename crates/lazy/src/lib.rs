//! Parts of the page that are loaded when first needed.
//!
//! The page is linked as one wasm module. When the variable `TABLEE_SPLIT` is set while it is built,
//! `cargo xtask dist` cuts it where [`part!`] says, by the tools of Leptos (`wasm_split_helpers` and
//! `wasm_split_cli_support`): what is reached only through a part becomes a file of its own.
//! Otherwise, in tests and in `cargo xtask play`, every part is built in.
//!
//! It depends on no other crate of the workspace. Begin with [`Part`].

use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

#[doc(hidden)]
#[cfg(all(split, target_family = "wasm"))]
pub use wasm_split_helpers;

/// A part of the page. What it offers is a `T`, usually a struct of functions.
pub struct Part<T: 'static> {
    name: &'static str,
    source: Source<T>,
}

/// Where a part's offer comes from.
enum Source<T: 'static> {
    /// It is built in.
    BuiltIn(&'static T),
    /// It is in a file of its own.
    File {
        load: Load<T>,
        loaded: OnceLock<&'static T>,
    },
}

/// Loads a part's file and hands out what it offers.
type Load<T> = fn() -> Pin<Box<dyn Future<Output = Result<&'static T, NotLoaded>>>>;

/// A part could not be loaded: its file cannot be had, or is no longer there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a part of the page could not be loaded")]
pub struct NotLoaded;

#[cfg(all(split, target_family = "wasm"))]
impl From<wasm_split_helpers::SplitLoaderError> for NotLoaded {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotLoaded {
        NotLoaded
    }
}

impl<T> Part<T> {
    /// For [`part!`]: a part that is built in.
    #[doc(hidden)]
    pub const fn built_in(name: &'static str, offer: &'static T) -> Part<T> {
        Part {
            name,
            source: Source::BuiltIn(offer),
        }
    }

    /// For [`part!`]: a part in a file of its own.
    #[doc(hidden)]
    pub const fn in_file(name: &'static str, load: Load<T>) -> Part<T> {
        Part {
            name,
            source: Source::File {
                load,
                loaded: OnceLock::new(),
            },
        }
    }

    /// The name of the part's constant, unlike that of any other.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What the part offers, if it has been loaded.
    pub fn get(&self) -> Option<&'static T> {
        match &self.source {
            Source::BuiltIn(offer) => Some(offer),
            Source::File { loaded, .. } => loaded.get().copied(),
        }
    }

    /// Loads the part, unless that has been done, and hands out what it offers. What failed once can be
    /// tried again.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub async fn load(&self) -> Result<&'static T, NotLoaded> {
        match &self.source {
            Source::BuiltIn(offer) => Ok(offer),
            Source::File { load, loaded } => {
                let offer = load().await?;
                Ok(loaded.get_or_init(|| offer))
            }
        }
    }
}

impl<T> PartialEq for Part<T> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// Declares a part: `part!(NAME: Offer = file, offer)`, where `offer` is a constant of the type `Offer`.
/// Parts with the same `file` are loaded together.
#[macro_export]
macro_rules! part {
    ($(#[$about:meta])* $vis:vis $part:ident: $offer:ty = $file:ident, $value:expr) => {
        $(#[$about])*
        $vis static $part: $crate::Part<$offer> = $crate::source!($part: $offer = $file, $value);
    };
}

/// A part in a file of its own.
#[doc(hidden)]
#[cfg(all(split, target_family = "wasm"))]
#[macro_export]
macro_rules! source {
    ($part:ident: $offer:ty = $file:ident, $value:expr) => {{
        // The splitter tells a file's entries apart by their functions' names.
        #[allow(non_snake_case)]
        #[$crate::wasm_split_helpers::wasm_split(
                                                        $file,
                                                        fallible,
                                                        wasm_split_path = $crate::wasm_split_helpers
                                                    )]
        fn $part() -> Result<&'static $offer, $crate::NotLoaded> {
            static OFFER: $offer = $value;
            Ok(&OFFER)
        }
        $crate::Part::in_file(stringify!($part), || Box::pin($part()))
    }};
}

/// A part that is built in.
#[doc(hidden)]
#[cfg(not(all(split, target_family = "wasm")))]
#[macro_export]
macro_rules! source {
    ($part:ident: $offer:ty = $file:ident, $value:expr) => {{
        static OFFER: $offer = $value;
        $crate::Part::built_in(stringify!($part), &OFFER)
    }};
}

/// An expression where every part is built in, `None` where parts are files of their own: what it
/// names is then no part of the program that asks.
#[cfg(all(split, target_family = "wasm"))]
#[macro_export]
macro_rules! if_built_in {
    ($value:expr) => {
        None
    };
}

/// An expression where every part is built in, `None` where parts are files of their own.
#[cfg(not(all(split, target_family = "wasm")))]
#[macro_export]
macro_rules! if_built_in {
    ($value:expr) => {
        Some($value)
    };
}
