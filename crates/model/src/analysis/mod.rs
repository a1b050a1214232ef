//! Analyses of a match: a tree of what was played and of what could have been, as text and in links.
//!
//! `docs/analysis.md` describes the text. Nothing here is shown; the feature `analysis` has the screen.

mod form;
mod text;
mod tree;

pub use form::{Field, Form};
pub use text::{AnalysisError, MAX_NODES, MAX_TEXT, from_link, read, to_link, write};
pub use tree::{MAX_COMMENT, NodeId, Tree};
