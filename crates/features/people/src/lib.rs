//! Several persons at one screen: to whom the table has turned, the button that shows them their hand, and what has
//! happened since their last turn.
//!
//! Which hand may be shown is the table's own state (`table::Runner::is_covered`); this crate only asks for it. The table
//! loads it when several persons play. The crate may depend on `table`, and all below. Begin with `turn`.

mod hold;
mod since;
mod texts;
mod turn;

pub use turn::Turn;
