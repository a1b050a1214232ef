//! Parts of the page that are loaded when they are first needed.
//!
//! The page is linked as one wasm module. If the variable `TABLEE_SPLIT` is set during the build, `cargo
//! xtask dist` cuts the module where [`part!`] says, with the tools of Leptos (`wasm_split_helpers` and
//! `wasm_split_cli_support`): code that is reached only through a part goes into a file of its own.
//! Otherwise, in tests and in `cargo xtask play`, every part is built in.
//!
//! The crate depends on no other of the workspace. Begin with [`Part`].

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

/// Loads a part's file and returns what it offers.
type Load<T> = fn() -> Pin<Box<dyn Future<Output = Result<&'static T, NotLoaded>>>>;

/// A part could not be loaded: its file cannot be fetched, or no longer exists.
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

    /// The name of the part's constant, which is unique.
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

    /// Loads the part unless it is loaded, and returns what it offers. After a failure it can be tried again.
    ///
    /// # Errors
    ///
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

/// An expression if every part is built in, `None` if parts are files of their own: then the calling program
/// does not contain what the expression names.
#[cfg(all(split, target_family = "wasm"))]
#[macro_export]
macro_rules! if_built_in {
    ($value:expr) => {
        None
    };
}

/// An expression if every part is built in, `None` if parts are files of their own.
#[cfg(not(all(split, target_family = "wasm")))]
#[macro_export]
macro_rules! if_built_in {
    ($value:expr) => {
        Some($value)
    };
}
