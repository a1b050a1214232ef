//! Dumble.

mod conformance;
mod earlier;
mod playouts;
mod rules;
