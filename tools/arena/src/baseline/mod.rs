//! Players of one game that are no levels of its bots: to measure those by.

pub mod debacle;
pub mod dekal;
