//! Tournaments between bots.

fn main() {}
