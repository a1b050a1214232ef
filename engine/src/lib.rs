//! The rules of the games: no web, no clock, no hidden randomness.
