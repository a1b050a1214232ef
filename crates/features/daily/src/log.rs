//! What came of the days' games, kept on the device: for each the first result,
//! and the par once it is known.

use engine::{GameId, Outcome};

use model::archive::Store;
use model::day::Day;
use model::journal::{Foreign, Imported, Journal, in_order};
use model::results::{Kind, Line, list, numbers};
use model::storage::StorageError;

use super::streak::{Streak, streak};

const JOURNAL: Journal = Journal {
    prefix: "tablee.daily-log.",
    // All four games, with their pars, for four years.
    most: 12_000,
};

/// How a game ended, for a table of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Every seat's points.
    pub scores: Vec<i32>,
    /// Every seat's place, 1 for the first.
    pub places: Vec<u8>,
}

impl Ended {
    /// Of a result.
    pub fn of(outcome: &Outcome) -> Ended {
        let standings = outcome.standings();
        Ended {
            scores: standings.iter().map(|own| own.score).collect(),
            places: standings.iter().map(|own| own.place).collect(),
        }
    }
}

/// All that is kept.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Log {
    /// The counted games, by their day and one for each.
    pub done: Vec<(Day, Line)>,
    pars: Vec<(Day, GameId, Ended)>,
    /// How many lines cannot be read; they are kept as they are.
    pub unreadable: usize,
}

/// A line of the log.
enum Note {
    Done(Day, Line),
    Par(Day, GameId, Ended),
}

impl Log {
    /// Reads the log.
    ///
    /// # Errors
    /// If the storage cannot be read.
    pub fn load(store: &impl Store) -> Result<Log, StorageError> {
        Ok(Log::read(&JOURNAL.lines(store)?))
    }

    fn read(lines: &[String]) -> Log {
        let mut log = Log::default();
        for text in lines {
            match note(text) {
                Some(Note::Done(day, line)) if log.result(line.game, day).is_none() => {
                    in_order(&mut log.done, (day, line), |a, b| a.0 <= b.0);
                }
                Some(Note::Par(day, game, ended)) => log.pars.push((day, game, ended)),
                Some(Note::Done(..)) => {}
                None => log.unreadable += 1,
            }
        }
        log
    }

    /// The counted result of a day's game.
    pub fn result(&self, game: GameId, day: Day) -> Option<&Line> {
        let found = self
            .done
            .iter()
            .find(|(on, line)| *on == day && line.game == game);
        found.map(|(_, line)| line)
    }

    /// The par of a day's game, if it is known; the last one that was found.
    pub fn par(&self, game: GameId, day: Day) -> Option<&Ended> {
        let mut all = self.pars.iter().rev();
        let found = all.find(|(on, of, _)| *on == day && *of == game);
        found.map(|(_, _, ended)| ended)
    }

    /// The streak in a game.
    pub fn streak(&self, game: GameId, now: u64) -> Streak {
        let own = self.done.iter().filter(|(_, line)| line.game == game);
        let played: Vec<_> = own.map(|(day, line)| (*day, line.ended)).collect();
        streak(&played, now)
    }
}

/// Counts a finished game of a day, by its record, unless one counts already;
/// nothing happens if it is not over.
///
/// # Errors
/// If the storage is blocked or full.
pub fn count(store: &impl Store, day: Day, record: &str, id: &str) -> Result<(), StorageError> {
    let Some(line) = Line::of(record, id, Kind::Daily) else {
        return Ok(());
    };
    if Log::load(store)?.result(line.game, day).is_some() {
        return Ok(());
    }
    JOURNAL.add(store, [(day.begins(), done(day, &line))])
}

/// Notes the par of a day's game.
///
/// # Errors
/// If the storage is blocked or full.
pub fn set_par(
    store: &impl Store,
    day: Day,
    game: GameId,
    ended: &Ended,
) -> Result<(), StorageError> {
    if Log::load(store)?.par(game, day) == Some(ended) {
        return Ok(());
    }
    JOURNAL.add(store, [(day.begins(), par(day, game, ended))])
}

/// Every line as it is kept, for a file.
///
/// # Errors
/// If the storage cannot be read.
pub fn export(store: &impl Store) -> Result<Vec<String>, StorageError> {
    JOURNAL.lines(store)
}

/// Adds what a file tells of days of which nothing is known, as far as there is
/// room beside what is kept (see [`Journal::import`]). Lines that cannot be read
/// are passed over.
///
/// # Errors
/// If the storage is blocked or full; some may have been added.
pub fn import<'a>(
    store: &impl Store,
    lines: impl IntoIterator<Item = &'a str>,
    now: u64,
) -> Result<Imported, StorageError> {
    let mut log = Log::load(store)?;
    let mut new = Vec::new();
    for text in lines {
        match note(text) {
            Some(Note::Done(day, line)) if log.result(line.game, day).is_none() => {
                new.push(Foreign {
                    when: day.begins(),
                    text: done(day, &line),
                    name: Some(line.id.clone()),
                });
                log.done.push((day, line));
            }
            Some(Note::Par(day, game, ended)) if log.par(game, day).is_none() => {
                new.push(Foreign {
                    when: day.begins(),
                    text: par(day, game, &ended),
                    name: None,
                });
                log.pars.push((day, game, ended));
            }
            _ => {}
        }
    }
    JOURNAL.import(store, new, now)
}

fn done(day: Day, line: &Line) -> String {
    format!("done {day} {line}")
}

fn par(day: Day, game: GameId, ended: &Ended) -> String {
    let (scores, places) = (list(&ended.scores), list(&ended.places));
    format!("par {day} {} {scores} {places}", game.name())
}

fn note(text: &str) -> Option<Note> {
    if let Some(rest) = text.strip_prefix("done ") {
        let (day, line) = rest.split_once(' ')?;
        return Some(Note::Done(day.parse().ok()?, line.parse().ok()?));
    }
    let parts: Vec<&str> = text.split(' ').collect();
    let ["par", day, game, scores, places] = parts[..] else {
        return None;
    };
    let ended = Ended {
        scores: numbers(scores)?,
        places: numbers(places)?,
    };
    let sound = ended.scores.len() == ended.places.len()
        && ended
            .scores
            .iter()
            .all(|score: &i32| score.unsigned_abs() < 100_000);
    sound.then_some(())?;
    Some(Note::Par(day.parse().ok()?, GameId::named(game)?, ended))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::archive::memory::Memory;

    /// A moment after all that is imported here.
    const NOW: u64 = 1_796_000_000_000;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn line(game: &str, seed: u32) -> String {
        format!("1795270000000 {game} {seed}f one daily {seed} .s 34,41 1,2")
    }

    fn ended(score: i32) -> Ended {
        Ended {
            scores: vec![score, 40],
            places: vec![1, 2],
        }
    }

    fn with(lines: &[String]) -> Memory {
        let store = Memory::new(100_000);
        import(&store, lines.iter().map(String::as_str), NOW).unwrap();
        let done = lines.iter().filter(|line| line.starts_with("done"));
        assert_eq!(Log::load(&store).unwrap().done.len(), done.count());
        store
    }

    #[test]
    fn the_first_result_of_a_day_counts() {
        let store = with(&[format!("done 2026-11-21 {}", line("dekal", 1))]);
        let second = format!("done 2026-11-21 {}", line("dekal", 2));
        assert_eq!(
            import(&store, [second.as_str()], NOW),
            Ok(Imported::default())
        );
        // Another window may have added one meanwhile.
        JOURNAL
            .add(&store, [(day("2026-11-21").begins(), second)])
            .unwrap();
        let log = Log::load(&store).unwrap();
        assert_eq!((log.done.len(), log.unreadable), (1, 0));
        let own = log.result(GameId::Dekal, day("2026-11-21")).unwrap();
        assert_eq!(own.id, "1f");
        assert_eq!(log.result(GameId::Detrak, day("2026-11-21")), None);
        assert_eq!(log.result(GameId::Dekal, day("2026-11-20")), None);
    }

    #[test]
    fn pars_are_kept_beside_and_the_last_one_holds() {
        let store = Memory::new(10_000);
        let (game, on) = (GameId::Dumble, day("2026-11-21"));
        for score in [31, 31, 29] {
            set_par(&store, on, game, &ended(score)).unwrap();
        }
        let log = Log::load(&store).unwrap();
        assert_eq!(log.par(game, on), Some(&ended(29)));
        assert_eq!(log.par(GameId::Dekal, on), None);
        assert_eq!(export(&store).unwrap().len(), 2);
    }

    #[test]
    fn streaks_are_each_games_own() {
        let done = |date: &str, game| format!("done {date} {}", line(game, 7));
        let store = with(&[
            done("2026-11-20", "dekal"),
            done("2026-11-21", "dekal"),
            done("2026-11-21", "dumble"),
        ]);
        let log = Log::load(&store).unwrap();
        let now = day("2026-11-21").begins() + 1;
        let length = |game| log.streak(game, now).now;
        let [first, second, third, rest @ ..] = GameId::ALL.map(length);
        assert_eq!((first, second, third), (2, 0, 1));
        assert!(rest.iter().all(|length| *length == 0));
    }

    #[test]
    fn what_cannot_be_read_costs_nothing_else() {
        let store = with(&[format!("done 2026-11-21 {}", line("dekal", 1))]);
        let key = "tablee.daily-log.2026-11";
        let text = store.read(key).unwrap().unwrap();
        let odd = "done 2026-11-31 x\npar 2026-11-21 chess 1 1\npar 2026-11-21 dekal 1,2 1\n";
        store.write(key, &format!("{odd}{text}")).unwrap();
        let log = Log::load(&store).unwrap();
        assert_eq!((log.done.len(), log.unreadable), (1, 3));
    }
}
