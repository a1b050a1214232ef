//! Détrak.

mod conformance;
mod rules;
