//! Streaks: days in a row with a counted game.

use engine::GameId;
use model::day::Day;
use model::day_log::DayLog;
use model::results::Line;

/// Days in a row with a counted game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The current streak. The present day does not end it while it can still be played.
    pub now: usize,
    /// The longest streak ever.
    pub best: usize,
}

/// A counted game.
#[derive(Clone, Copy)]
pub struct CountedGame {
    /// The day whose game it is.
    pub day: Day,
    /// When it ended, in milliseconds since 1970 (UTC).
    pub ended: u64,
}

/// Two days of 24 hours, and two hours for changes to and from daylight saving time.
const TWO_DAYS: u64 = 50 * 3_600_000;

/// The streaks of counted games, which are ordered by day with each day at most once. `now` is in milliseconds
/// since 1970 (UTC).
///
/// Days are UTC days, which differ from the person's own. Somebody who plays once on each of their own days may
/// skip a UTC day, but never lets two of their own days pass. So one UTC day may be missing if no more than
/// 50 hours lie between the two games.
///
/// A wrong clock does no lasting harm: games that seem to be in the future count, but do not end a streak that
/// lasts until today; and a streak that seems broken is whole again once the clock is right.
pub fn streak(games: &[CountedGame], now: u64) -> Streak {
    let rows = || games.chunk_by(|one, next| goes_on(*one, *next));
    let today = CountedGame {
        day: Day::of(now),
        ended: now,
    };
    let goes_on_today = |row: &&[CountedGame]| {
        let mut past = row.iter().rev().filter(|one| one.day <= today.day);
        past.next().is_some_and(|last| goes_on(*last, today))
    };
    let lies_ahead = |row: &&[CountedGame]| row.last().is_some_and(|last| last.day > today.day);
    let current = rows().find(goes_on_today).or(rows().rfind(lies_ahead));
    Streak {
        now: current.map_or(0, <[CountedGame]>::len),
        best: rows().map(<[CountedGame]>::len).max().unwrap_or(0),
    }
}

/// The streaks in one game; `now` is in milliseconds since 1970 (UTC).
pub fn of_game(log: &DayLog, game: GameId, now: u64) -> Streak {
    let own = log.done().iter().filter(|(_, line)| line.game == game);
    let game = |(day, line): &(Day, Line)| CountedGame {
        day: *day,
        ended: line.ended,
    };
    let games: Vec<_> = own.map(game).collect();
    streak(&games, now)
}

fn goes_on(one: CountedGame, next: CountedGame) -> bool {
    match next.day.0 - one.day.0 {
        ..=1 => true,
        2 => next.ended.abs_diff(one.ended) <= TWO_DAYS,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streaks_are_each_games_own() {
        let mut log = DayLog::default();
        for (date, game) in [("20", "dekal"), ("21", "dekal"), ("21", "dumble")] {
            let line = format!("1795270000000 {game} 7f one daily 7 .s 34,41 1,2");
            log.add(format!("done 2026-11-{date} {line}").parse().unwrap());
        }
        let day: Day = "2026-11-21".parse().unwrap();
        let length = |game| of_game(&log, game, day.begins() + 1).now;
        let [first, second, third, rest @ ..] = GameId::ALL.map(length);
        assert_eq!((first, second, third), (2, 0, 1));
        assert!(rest.iter().all(|length| *length == 0));
    }
    use model::day::DAY_MS;

    const HOUR: u64 = 3_600_000;

    fn at(day: &str, hour: u64) -> CountedGame {
        let day: Day = day.parse().unwrap();
        let ended = day.begins() + hour * HOUR;
        CountedGame { day, ended }
    }

    #[test]
    fn nothing_is_no_streak() {
        assert_eq!(streak(&[], 0), Streak::default());
    }

    #[test]
    fn a_streak_lasts_until_a_whole_day_was_left_out() {
        let games = [
            at("2024-02-28", 9),
            at("2024-02-29", 9),
            at("2024-03-01", 9),
        ];
        let now = |game: CountedGame| streak(&games, game.ended).now;
        assert_eq!(now(at("2024-03-01", 23)), 3);
        assert_eq!(now(at("2024-03-02", 23)), 3, "today may still be played");
        assert_eq!(now(at("2024-03-04", 0)), 0);
        assert_eq!(streak(&games, at("2030-01-01", 0).ended).best, 3);
    }

    #[test]
    fn a_gap_begins_anew() {
        let games = [
            at("2026-12-29", 1),
            at("2026-12-30", 1),
            at("2026-12-31", 1),
            at("2027-01-03", 1),
            at("2027-01-04", 1),
        ];
        let found = streak(&games, at("2027-01-04", 2).ended);
        assert_eq!(found, Streak { now: 2, best: 3 });
    }

    #[test]
    fn who_plays_on_each_day_of_their_own_never_loses_a_streak() {
        // Offsets from UTC in minutes, for all time zones, and a habit that alternates between both ends of the
        // person's day. If the day's game is played already, the person waits for the next one, which begins
        // within every day of their own.
        for offset in (-12 * 60..=14 * 60).step_by(15) {
            let mut games: Vec<CountedGame> = Vec::new();
            for local in 0..40_u64 {
                let at = |minute: u64| {
                    let local = (20_000 + local) * DAY_MS + minute * 60_000;
                    let utc = local.wrapping_add_signed(-offset * 60_000);
                    CountedGame {
                        day: Day::of(utc),
                        ended: utc,
                    }
                };
                let habit = at([1, 1_438, 700][local as usize % 3]);
                let is_new = games.last().is_none_or(|last| last.day < habit.day);
                games.push(if is_new { habit } else { at(1_438) });
                let now = streak(&games, games[local as usize].ended).now;
                assert_eq!(now, games.len(), "{offset} minutes, day {local}");
            }
        }
    }

    #[test]
    fn one_left_out_ends_it_wherever_one_lives() {
        let games = [at("2026-05-01", 20), at("2026-05-03", 23)];
        assert_eq!(
            streak(&games, at("2026-05-03", 23).ended).now,
            1,
            "51 hours"
        );
        let games = [at("2026-05-01", 1), at("2026-05-04", 1)];
        assert_eq!(streak(&games, at("2026-05-04", 2).ended).now, 1);
    }

    #[test]
    fn an_attempt_that_ends_days_later_fills_its_own_day_only() {
        let mut games = [at("2026-05-01", 1), at("2026-05-04", 1)];
        games[0].ended = at("2026-05-04", 0).ended;
        assert_eq!(streak(&games, at("2026-05-04", 2).ended).now, 1);
    }

    #[test]
    fn a_turned_clock_destroys_nothing() {
        let games = [
            at("2026-05-01", 9),
            at("2026-05-02", 9),
            at("2026-05-03", 9),
        ];
        let on = |day: &str| streak(&games, at(day, 12).ended).now;
        assert_eq!(on("2020-01-01"), 3, "turned back");
        assert_eq!(on("2031-01-01"), 0, "turned forward");
        assert_eq!(on("2026-05-02"), 3, "turned back a little");
        assert_eq!(on("2026-05-03"), 3, "and right again");
    }

    #[test]
    fn a_game_of_a_day_to_come_breaks_no_streak() {
        let mut games = vec![
            at("2026-05-01", 9),
            at("2026-05-02", 9),
            at("2026-05-03", 9),
            at("2031-01-01", 9),
        ];
        let on = |games: &[CountedGame], day: &str| streak(games, at(day, 12).ended);
        assert_eq!(on(&games, "2026-05-03"), Streak { now: 3, best: 3 });
        assert_eq!(on(&games, "2026-05-04"), Streak { now: 3, best: 3 });
        games.insert(3, at("2026-05-04", 9));
        assert_eq!(on(&games, "2026-05-04"), Streak { now: 4, best: 4 });
        assert_eq!(on(&games, "2031-01-01").now, 1);
    }
}
