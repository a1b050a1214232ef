//! Débâcle: its rules sentence by sentence, and what holds in all positions.

mod conformance;
mod diagram;
mod perft;
mod properties;
mod reference;
mod rounds;
mod specials;
mod turns;
