//! Parts of the page that are loaded when first needed.
//!
//! The page is built as one wasm module. When the variable `TABLEE_SPLIT` is set
//! each part's entry, declared by [`part!`], is called through a foreign
//! function that nobody provides. `cargo xtask dist` cuts the module there:
//! whatever is reached only behind the entry of a part, functions and data,
//! becomes a file of its own (what several parts share too), and the call goes
//! through the table of functions, where that file puts its own when it has been
//! loaded. Otherwise, as in tests, every part is built in.
//!
//! This crate alone may use `unsafe`, for that pair of functions: one that is
//! imported, one that is exported under the name by which it is found.

#[cfg_attr(not(all(split, target_family = "wasm")), path = "whole.rs")]
mod here;

/// A part of the page. What it offers is a `T`, usually a list of functions.
pub struct Part<T: 'static> {
    name: &'static str,
    enter: fn() -> &'static T,
}

/// A part could not be loaded: its files cannot be had, or are no longer there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a part of the page could not be loaded")]
pub struct NotLoaded;

impl<T> Part<T> {
    /// For [`part!`], which alone knows that `enter` may be called once the
    /// part of that name is loaded.
    #[doc(hidden)]
    pub const fn new(name: &'static str, enter: fn() -> &'static T) -> Part<T> {
        Part { name, enter }
    }

    /// The part's name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// What the part offers, if it is here.
    pub fn get(&self) -> Option<&'static T> {
        here::is_here(self.name).then(self.enter)
    }

    /// Loads the part, unless it is here, and hands out what it offers. What
    /// failed once can be tried again.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub async fn load(&self) -> Result<&'static T, NotLoaded> {
        if !here::is_here(self.name) {
            here::fetch(self.name).await?;
        }
        Ok((self.enter)())
    }
}

impl<T> PartialEq for Part<T> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

/// Declares a part: `part!(NAME: Offer = "file name", offer)`, where `offer` is
/// a constant of the type `Offer`.
#[macro_export]
macro_rules! part {
    ($(#[$about:meta])* $vis:vis $part:ident: $offer:ty = $name:literal, $value:expr) => {
        $(#[$about])*
        $vis static $part: $crate::Part<$offer> = {
            fn enter() -> &'static $offer {
                $crate::entry!($offer, $name, $value)
            }
            $crate::Part::new($name, enter)
        };
    };
}

/// The call of a part's entry, where the page is cut.
#[doc(hidden)]
#[cfg(all(split, target_family = "wasm"))]
#[macro_export]
macro_rules! entry {
    ($offer:ty, $name:literal, $value:expr) => {{
        #[link(wasm_import_module = "__wasm_split_placeholder__")]
        unsafe extern "C" {
            // The digits are what the splitter tells several entries of a part apart by.
            #[link_name = concat!("__wasm_split_00", $name, "00_import_00000000000000000000000000000000")]
            safe fn import() -> *const $offer;
        }
        #[unsafe(export_name = concat!("__wasm_split_00", $name, "00_export_00000000000000000000000000000000"))]
        extern "C" fn export() -> *const $offer {
            static OFFER: $offer = $value;
            &OFFER
        }
        // SAFETY: the import is replaced by the export, which returns a static.
        unsafe { &*import() }
    }};
}

/// The offer of a part that is built in.
#[doc(hidden)]
#[cfg(not(all(split, target_family = "wasm")))]
#[macro_export]
macro_rules! entry {
    ($offer:ty, $name:literal, $value:expr) => {{
        static OFFER: $offer = $value;
        &OFFER
    }};
}
