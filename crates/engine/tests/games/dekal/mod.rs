//! Dékal.

mod chances;
mod conformance;
mod damage;
mod grids;
mod playouts;
mod rules;
mod ties;
mod winning;
