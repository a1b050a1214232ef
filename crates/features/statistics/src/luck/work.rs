//! The progress of computing luck, as a state machine without web types.

use pool::PoolError;

/// An event of the computation.
#[derive(Clone, PartialEq, Debug)]
pub enum WorkEvent {
    /// The number of answered questions about the present game, and of all its questions.
    Answered(usize, usize),
    /// The game with this id is finished: its luck is stored, or its record cannot be used.
    Finished(String),
    /// The computation has stopped.
    Stopped(StopReason),
    /// The person starts or continues (`true`), or stops (`false`).
    Run(bool),
}

/// Why the computation has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// The workers cannot answer.
    Pool(PoolError),
    /// A part of the page cannot be loaded.
    Part,
    /// There is no room to store the luck that was found.
    Full,
    /// The database cannot be used.
    Blocked,
}

/// The state of the computation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Work {
    /// Whether the person wants it to run.
    wanted: bool,
    /// How often it was started.
    pub attempt: u32,
    /// The number of answered questions about the present game, and of all its questions.
    pub answered: (usize, usize),
    /// The ids of the finished games. They are not tried again, even if their luck is still unknown.
    finished: Vec<String>,
    /// Why it stopped, if it stopped by itself.
    pub stop_reason: Option<StopReason>,
}

impl Work {
    /// The state after an event.
    #[must_use]
    pub fn after(&self, event: WorkEvent) -> Work {
        let mut work = self.clone();
        match event {
            WorkEvent::Answered(done, all) => work.answered = (done, all),
            WorkEvent::Finished(id) => {
                work.answered = (0, 0);
                work.finished.push(id);
            }
            WorkEvent::Stopped(stop_reason) => {
                work.wanted = false;
                work.stop_reason = Some(stop_reason);
            }
            WorkEvent::Run(on) => {
                work.wanted = on;
                work.stop_reason = None;
                work.attempt += u32::from(on);
            }
        }
        work
    }

    /// The games of this list that are not finished.
    pub fn open<'a>(&self, games: &'a [String]) -> Vec<&'a String> {
        let is_open = |id: &&String| !self.finished.contains(id);
        games.iter().filter(is_open).collect()
    }

    /// The present game: the first unfinished one, if the computation is to run.
    pub fn current(&self, games: &[String]) -> Option<String> {
        let open = self.open(games);
        open.first().filter(|_| self.wanted).map(|id| (*id).clone())
    }

    /// Whether it was started since the screen was opened.
    pub fn has_begun(&self) -> bool {
        self.attempt > 0
    }

    /// The progress in thousandths of a game; `known` is the number of games whose luck is known.
    pub fn progress(&self, known: usize) -> usize {
        let (done, all) = self.answered;
        1_000 * known + 1_000 * done / all.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(work: &Work, event: &[WorkEvent]) -> Work {
        let each = event.iter().cloned();
        each.fold(work.clone(), |work, event| work.after(event))
    }

    #[test]
    fn games_are_worked_on_one_after_the_other_and_each_once() {
        let games = ["c", "b", "a"].map(String::from);
        let work = Work::default();
        assert_eq!(work.current(&games), None, "nobody has asked for it");
        let work = after(&work, &[WorkEvent::Run(true), WorkEvent::Answered(3, 12)]);
        assert_eq!(work.current(&games).as_deref(), Some("c"));
        assert_eq!(work.progress(2), 2_250);
        let work = work.after(WorkEvent::Finished("c".into()));
        assert_eq!((work.answered, work.progress(3)), ((0, 0), 3_000));
        // Its luck is known now, or stays unknown; either way it is not tried again.
        assert_eq!(work.current(&games).as_deref(), Some("b"));
        assert_eq!(work.current(&games[1..]).as_deref(), Some("b"));
        let rest = ["b", "a"].map(|id| WorkEvent::Finished(id.into()));
        let work = after(&work, &rest);
        assert_eq!((work.current(&games), work.open(&games).len()), (None, 0));
    }

    #[test]
    fn it_stops_and_goes_on_where_it_was() {
        let games = ["b", "a"].map(String::from);
        let work = Work::default();
        assert!(!work.has_begun());
        let begun = [
            WorkEvent::Run(true),
            WorkEvent::Answered(5, 9),
            WorkEvent::Run(false),
        ];
        let work = after(&work, &begun);
        assert_eq!((work.current(&games), work.answered), (None, (5, 9)));
        let work = work.after(WorkEvent::Stopped(StopReason::Part));
        assert_eq!(work.stop_reason, Some(StopReason::Part));
        let work = work.after(WorkEvent::Run(true));
        assert_eq!((work.stop_reason, work.attempt), (None, 2));
        assert_eq!(work.current(&games).as_deref(), Some("b"));
    }
}
