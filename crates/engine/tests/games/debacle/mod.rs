//! Débâcle: its rules sentence by sentence, and properties of all positions.

mod conformance;
mod diagram;
mod perft;
mod properties;
mod reference;
mod rounds;
mod specials;
mod turns;
