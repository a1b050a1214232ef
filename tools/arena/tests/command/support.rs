//! The command as a person runs it.

use std::process::{Command, Output};

/// Runs the arena with these arguments.
pub fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(arguments)
        .output()
        .unwrap()
}

/// What a command wrote, as text.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}
