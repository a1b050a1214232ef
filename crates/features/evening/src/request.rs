//! What the screens of evenings are given.

use pool::Pool;
use yew::prelude::*;

use crate::parts::Parts;
use crate::places::Place;

/// What the screens need.
#[derive(Properties, Clone)]
pub struct EveningRequest {
    /// Where the address leads.
    pub place: Place,
    /// What the games bring.
    pub parts: Parts,
    /// The workers of the bots at the table.
    pub pool: Pool,
}

impl PartialEq for EveningRequest {
    /// The games bring the same wherever an address leads.
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place && self.pool == other.pool
    }
}
