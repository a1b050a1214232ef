//! How far the working out of luck is. No web types.

use pool::PoolError;

/// What came of a game, or of a part of it.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// So many of its questions are answered, of so many.
    Judged(usize, usize),
    /// This game is done with: its luck is kept, or its record cannot be used.
    Settled(String),
    /// Nothing goes on.
    Halted(Halt),
    /// The person begins, or goes on, or stops.
    Run(bool),
}

/// Why nothing goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The workers do not answer.
    Pool(PoolError),
    /// A part of the page cannot be loaded.
    Part,
    /// There is no room to keep what was found.
    Full,
    /// Nothing can be read or kept.
    Blocked,
}

/// The state of the work.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Work {
    /// Whether the person wants it to go on.
    wanted: bool,
    /// How often it was begun.
    pub attempt: u32,
    /// How many questions about the game at hand are answered, and of how
    /// many.
    pub judged: (usize, usize),
    /// The games that are done with; what is still unknown of them stays so.
    settled: Vec<String>,
    /// Why it cannot go on.
    pub halt: Option<Halt>,
}

impl Work {
    /// After this.
    #[must_use]
    pub fn after(&self, news: News) -> Work {
        let mut work = self.clone();
        match news {
            News::Judged(done, all) => work.judged = (done, all),
            News::Settled(id) => {
                work.judged = (0, 0);
                work.settled.push(id);
            }
            News::Halted(halt) => {
                work.wanted = false;
                work.halt = Some(halt);
            }
            News::Run(on) => {
                work.wanted = on;
                work.halt = None;
                work.attempt += u32::from(on);
            }
        }
        work
    }

    /// Those of the games in question that are still to be worked out.
    pub fn open<'a>(&self, games: &'a [String]) -> Vec<&'a String> {
        let is_open = |id: &&String| !self.settled.contains(id);
        games.iter().filter(is_open).collect()
    }

    /// The game at hand, if it is worked on.
    pub fn at_hand(&self, games: &[String]) -> Option<String> {
        let open = self.open(games);
        open.first().filter(|_| self.wanted).map(|id| (*id).clone())
    }

    /// Whether it was begun here.
    pub fn has_begun(&self) -> bool {
        self.attempt > 0
    }

    /// How far it is, in thousandths of a game: luck is `known` of so many
    /// games already.
    pub fn progress(&self, known: usize) -> usize {
        let (done, all) = self.judged;
        1_000 * known + 1_000 * done / all.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(work: &Work, news: &[News]) -> Work {
        let each = news.iter().cloned();
        each.fold(work.clone(), |work, news| work.after(news))
    }

    #[test]
    fn games_are_worked_on_one_after_the_other_and_each_once() {
        let games = ["c", "b", "a"].map(String::from);
        let work = Work::default();
        assert_eq!(work.at_hand(&games), None, "nobody has asked for it");
        let work = after(&work, &[News::Run(true), News::Judged(3, 12)]);
        assert_eq!(work.at_hand(&games).as_deref(), Some("c"));
        assert_eq!(work.progress(2), 2_250);
        let work = work.after(News::Settled("c".into()));
        assert_eq!((work.judged, work.progress(3)), ((0, 0), 3_000));
        // Its luck is known now, or it stays unknown: it is not asked for again.
        assert_eq!(work.at_hand(&games).as_deref(), Some("b"));
        assert_eq!(work.at_hand(&games[1..]).as_deref(), Some("b"));
        let rest = ["b", "a"].map(|id| News::Settled(id.into()));
        let work = after(&work, &rest);
        assert_eq!((work.at_hand(&games), work.open(&games).len()), (None, 0));
    }

    #[test]
    fn it_stops_and_goes_on_where_it_was() {
        let games = ["b", "a"].map(String::from);
        let work = Work::default();
        assert!(!work.has_begun());
        let begun = [News::Run(true), News::Judged(5, 9), News::Run(false)];
        let work = after(&work, &begun);
        assert_eq!((work.at_hand(&games), work.judged), (None, (5, 9)));
        let work = work.after(News::Halted(Halt::Part));
        assert_eq!(work.halt, Some(Halt::Part));
        let work = work.after(News::Run(true));
        assert_eq!((work.halt, work.attempt), (None, 2));
        assert_eq!(work.at_hand(&games).as_deref(), Some("b"));
    }
}
