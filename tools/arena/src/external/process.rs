//! A running program. It can never block the arena: separate threads write to it and read from it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::message::quoted;
use super::{Failure, Program};

/// The longest line that is read, in bytes; the rest of a longer one counts as another line.
const MAX_LINE: u64 = 65_536;
/// The most lines that wait to be read; after that the program has to wait.
const WAITING: usize = 16;
/// How long a program may take to end.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program; killed when dropped.
pub struct Process {
    child: Child,
    input: Sender<String>,
    output: Receiver<Vec<u8>>,
    /// Gets the last line of its error output, once that is closed.
    last_words: Receiver<String>,
    /// The number of questions asked.
    asked: u64,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(program: &Program) -> Result<Process, Failure> {
        let mut child = Command::new(&program.words[0])
            .args(&program.words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| Failure::Start(format!("{}: {error}", program.words[0])))?;
        let piped = "it was asked to be piped";
        let stdin = child.stdin.take().expect(piped);
        let stdout = child.stdout.take().expect(piped);
        let stderr = child.stderr.take().expect(piped);
        let (input, to_write) = channel();
        let (lines, output) = sync_channel(WAITING);
        let (last, last_words) = channel();
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || listen(stdout, &lines));
        thread::spawn(move || {
            // The receiver may be gone.
            let _ = last.send(last_line(stderr));
        });
        Ok(Process {
            child,
            input,
            output,
            last_words,
            asked: 0,
        })
    }

    /// The number of the next question.
    pub fn next_question(&mut self) -> u64 {
        self.asked += 1;
        self.asked
    }

    /// Sends a line that expects no answer. If the program has ended, the next question fails.
    pub fn send(&self, line: String) {
        let _ = self.input.send(line);
    }

    /// Sends a line, and waits for another.
    ///
    /// # Errors
    /// If none comes in time.
    pub fn ask(&mut self, line: String, limit: Duration) -> Result<Vec<u8>, Failure> {
        self.send(line);
        self.output
            .recv_timeout(limit)
            .map_err(|error| match error {
                RecvTimeoutError::Timeout => Failure::Late(limit.as_millis()),
                RecvTimeoutError::Disconnected => self.ended(),
            })
    }

    /// Why the program ended; called when its output is closed.
    fn ended(&mut self) -> Failure {
        let how = match self.wait(FAREWELL) {
            Some(status) => format!("ended ({status})"),
            None => "closed its output".into(),
        };
        let error_output = match self.last_words.recv_timeout(FAREWELL) {
            Ok(line) if !line.is_empty() => format!("; its last words: {}", quoted(&line)),
            _ => String::new(),
        };
        Failure::Ended { how, error_output }
    }

    /// Waits for the end; `None` if it does not come in time.
    fn wait(&mut self, limit: Duration) -> Option<std::process::ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < limit => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Closes the program's input, and gives it time to end by itself.
    pub fn close(mut self) {
        let (closed, _) = channel();
        self.input = closed;
        self.wait(FAREWELL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // This fails if it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes lines until the program closes its input or the sender is gone.
fn write_lines(mut stdin: ChildStdin, to_write: &Receiver<String>) {
    for line in to_write {
        if stdin.write_all(line.as_bytes()).is_err() || stdin.flush().is_err() {
            return;
        }
    }
}

/// Passes lines on until there are no more or the receiver is gone.
fn listen(stdout: impl Read, lines: &SyncSender<Vec<u8>>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if lines.send(line).is_err() => return,
            Ok(_) => {}
        }
    }
}

/// Reads to the end; returns the last line that is not blank.
fn last_line(stderr: impl Read) -> String {
    let mut reader = BufReader::new(stderr);
    let mut last = String::new();
    loop {
        let mut line = Vec::new();
        match reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return last,
            Ok(_) => {
                let line = String::from_utf8_lossy(&line);
                if !line.trim().is_empty() {
                    last = line.into_owned();
                }
            }
        }
    }
}
