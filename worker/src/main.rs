//! The web worker that runs the bots.

fn main() {}
