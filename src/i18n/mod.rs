//! Languages.

/// A language of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}
