//! Dumble.

mod conformance;
mod playouts;
mod rules;
