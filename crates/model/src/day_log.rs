//! The results of the days' games: the first result of each, and its par once it is known.

use core::cmp::Reverse;

use engine::{GameId, Outcome, with_game};

use crate::day::Day;
use crate::games::{GameProfile, Objective};
use crate::results::{Line, figure, list, numbers};
use crate::value_scale::ValueScale;

/// The end of a match, in numbers that suit any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalScores {
    /// Every seat's points.
    pub scores: Vec<i32>,
    /// Every seat's place, 1 for the first.
    pub places: Vec<u8>,
}

impl FinalScores {
    /// The scores and places of an outcome.
    pub fn of(outcome: &Outcome) -> FinalScores {
        let standings = outcome.standings();
        FinalScores {
            scores: standings.iter().map(|own| own.score).collect(),
            places: standings.iter().map(|own| own.place).collect(),
        }
    }

    /// How good the result is for a seat, compared with others of the same game: the greater is better. Where points are
    /// the objective the place does not count, since it depends on the others as well.
    pub fn merit(&self, game: GameId, seat: usize) -> (Reverse<u8>, i32) {
        let points = figure(game, &self.scores, seat);
        let points = if ValueScale::of(game).fewest_win {
            -points
        } else {
            points
        };
        let place = self.places.get(seat).copied().unwrap_or(u8::MAX);
        let place = match with_game!(game, G => G::DAY_OBJECTIVE) {
            Objective::Points => 0,
            Objective::Win => place,
        };
        (Reverse(place), points)
    }
}

/// The results and pars of all days.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DayLog {
    /// The counted results, by day, one for each game and day.
    done: Vec<(Day, Line)>,
    /// The pars, one for each day and game.
    pars: Vec<(Day, GameId, FinalScores)>,
    /// The number of stored lines that cannot be read; they stay in the storage.
    pub unreadable: usize,
}

/// One entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DayNote {
    /// The result that counts.
    Done(Day, Line),
    /// The par: the result of a bot in the person's place.
    Par(Day, GameId, FinalScores),
}

impl DayLog {
    /// Adds an entry, unless there is one for this game and day already; returns whether it was added.
    pub fn add(&mut self, note: DayNote) -> bool {
        match note {
            DayNote::Done(day, line) => {
                let is_new = self.result(line.game, day).is_none();
                if is_new {
                    let place = self.done.partition_point(|(on, _)| *on <= day);
                    self.done.insert(place, (day, line));
                }
                is_new
            }
            DayNote::Par(day, game, par) => {
                let is_new = self.par(game, day).is_none();
                if is_new {
                    self.pars.push((day, game, par));
                }
                is_new
            }
        }
    }

    /// The counted results, one for each game and day, the earliest day first.
    pub fn done(&self) -> &[(Day, Line)] {
        &self.done
    }

    /// All entries: results first, then pars.
    pub fn notes(&self) -> impl Iterator<Item = DayNote> {
        let done = self.done.iter();
        let done = done.map(|(day, line)| DayNote::Done(*day, line.clone()));
        let pars = self.pars.iter();
        let pars = pars.map(|(day, game, par)| DayNote::Par(*day, *game, par.clone()));
        done.chain(pars)
    }

    /// The counted result of a day's game.
    pub fn result(&self, game: GameId, day: Day) -> Option<&Line> {
        let first = self.done.partition_point(|(on, _)| *on < day);
        let of_day = self.done[first..].iter().take_while(|(on, _)| *on == day);
        let mut own = of_day.filter(|(_, line)| line.game == game);
        own.next().map(|(_, line)| line)
    }

    /// The par of a day's game, if it is known.
    pub fn par(&self, game: GameId, day: Day) -> Option<&FinalScores> {
        let mut all = self.pars.iter();
        let found = all.find(|(on, of, _)| *on == day && *of == game);
        found.map(|(_, _, par)| par)
    }
}

impl core::fmt::Display for DayNote {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            DayNote::Done(day, line) => write!(f, "done {day} {line}"),
            DayNote::Par(day, game, FinalScores { scores, places }) => {
                let (scores, places) = (list(scores), list(places));
                write!(f, "par {day} {} {scores} {places}", game.name())
            }
        }
    }
}

/// The error for a text that is not an entry; a later release may have written it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a note about a day's game")]
pub struct DayNoteError;

impl core::str::FromStr for DayNote {
    type Err = DayNoteError;

    fn from_str(text: &str) -> Result<DayNote, DayNoteError> {
        read(text).ok_or(DayNoteError)
    }
}

fn read(text: &str) -> Option<DayNote> {
    if let Some(rest) = text.strip_prefix("done ") {
        let (day, line) = rest.split_once(' ')?;
        return Some(DayNote::Done(day.parse().ok()?, line.parse().ok()?));
    }
    let parts: Vec<&str> = text.split(' ').collect();
    let ["par", day, game, scores, places] = parts[..] else {
        return None;
    };
    let par = FinalScores {
        scores: numbers(scores)?,
        places: numbers(places)?,
    };
    let is_valid = par.scores.len() == par.places.len()
        && par
            .scores
            .iter()
            .all(|score: &i32| score.unsigned_abs() < 100_000);
    is_valid.then_some(())?;
    Some(DayNote::Par(day.parse().ok()?, GameId::named(game)?, par))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    fn line(game: &str, seed: u32) -> String {
        format!("1795270000000 {game} {seed}f one daily {seed} .s 34,41 1,2")
    }

    fn add(log: &mut DayLog, text: &str) -> bool {
        let note: DayNote = text.parse().unwrap();
        assert_eq!(note.to_string(), text);
        log.add(note)
    }

    #[test]
    fn the_first_result_of_a_day_counts() {
        let mut log = DayLog::default();
        for (seed, is_new) in [(1, true), (2, false)] {
            let text = format!("done 2026-11-21 {}", line("dekal", seed));
            assert_eq!(add(&mut log, &text), is_new);
        }
        assert_eq!(log.done().len(), 1);
        let own = log.result(GameId::Dekal, day("2026-11-21")).unwrap();
        assert_eq!(own.id, "1f");
        assert_eq!(log.result(GameId::Detrak, day("2026-11-21")), None);
        assert_eq!(log.result(GameId::Dekal, day("2026-11-20")), None);
    }

    #[test]
    fn days_come_in_order() {
        let mut log = DayLog::default();
        for date in ["2026-11-21", "2026-11-19", "2026-11-20"] {
            for game in ["dumble", "dekal"] {
                assert!(add(&mut log, &format!("done {date} {}", line(game, 1))));
            }
        }
        let days: Vec<String> = log.done().iter().map(|(day, _)| day.to_string()).collect();
        assert!(days.is_sorted() && days.len() == 6, "{days:?}");
        for date in ["2026-11-19", "2026-11-20", "2026-11-21"] {
            for game in ["dumble", "dekal"] {
                assert!(!add(&mut log, &format!("done {date} {}", line(game, 2))));
            }
        }
    }

    #[test]
    fn pars_are_kept_beside() {
        let mut log = DayLog::default();
        let (game, on) = (GameId::Dumble, day("2026-11-21"));
        assert!(add(&mut log, "par 2026-11-21 dumble 31,40 1,2"));
        assert!(!add(&mut log, "par 2026-11-21 dumble 29,40 1,2"));
        assert_eq!(log.par(game, on).unwrap().scores, [31, 40]);
        assert_eq!(log.par(GameId::Dekal, on), None);
        let texts: Vec<String> = log.notes().map(|note| note.to_string()).collect();
        assert_eq!(texts, ["par 2026-11-21 dumble 31,40 1,2"]);
    }

    #[test]
    fn what_is_no_note_is_refused() {
        for bad in [
            "done 2026-11-31 x",
            "par 2026-11-21 chess 1 1",
            "par 2026-11-21 dekal 1,2 1",
            "par 2026-11-21 dekal 999999 1",
            "",
        ] {
            assert_eq!(bad.parse::<DayNote>(), Err(DayNoteError), "{bad}");
        }
    }
}
