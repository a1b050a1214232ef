//! The command as a person runs it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output};

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

/// Presses Ctrl-C; returns what the command still writes, and the last line of its errors.
#[cfg(unix)]
pub fn interrupted(mut running: Child) -> (Output, String) {
    let id = running.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    let mut lines = BufReader::new(running.stderr.take().unwrap()).lines();
    assert!(lines.next().unwrap().unwrap().starts_with("Stopping"));
    let last = lines.last().unwrap().unwrap();
    (running.wait_with_output().unwrap(), last)
}
