//! The symmetry between the two camps at the start.

/// How black's camp mirrors red's at the start (Variants).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "snake_case")
)]
pub enum Symmetry {
    /// Each side sees its dice in the same order from its own left.
    Point,
    /// Equal values face each other.
    Mirror,
}
