//! The texts of the games of the day, in English.

use core::cmp::Ordering;

use crate::DailyTexts;
use ui::i18n::capitalised;
use ui::texts::en::{points, unreadable};

fn days(days: usize) -> String {
    match days {
        1 => "1 day".to_owned(),
        _ => format!("{days} days"),
    }
}

fn compared(by: Ordering, by_points: Option<u32>) -> String {
    let how = match by {
        Ordering::Greater => "better than par",
        Ordering::Equal => return "Exactly par".into(),
        Ordering::Less => "worse than par",
    };
    match by_points {
        Some(by) => format!("{} {how}", points(by as i32)),
        None => capitalised(how),
    }
}

pub(crate) static TEXTS: DailyTexts = DailyTexts {
    intro: "The same games for everybody, every day. Your first finished attempt at each one counts: you can leave it and come back, but there is no undo and there are no hints. After that it is practice.",
    next: |time| {
        format!(
            "A day lasts from midnight to midnight UTC: the next games come at {time}, your time. A game you have begun still counts for its day if you finish it later."
        )
    },
    today: |date, end| format!("{date}, until {end}"),
    open: "Not played yet",
    begun: "In progress",
    missed: "Not played",
    done: "Played",
    future: "Still to come",
    practise: "Practise",
    replay: "Replay",
    result: "Your result for the day",
    par: |par| format!("Par: {par}"),
    par_comes: "A bot is setting par…",
    par_unknown: "The bots could not set par. They will try again when you come back.",
    compared,
    par_about: |level| {
        format!("Par is the result of a bot (level: {level}) in your place, with the same luck.")
    },
    par_apart: "It plays a game of its own: there, the others answer its moves, not yours.",
    copy: "Copy the result",
    copy_day: "Copy the day’s results",
    copied: "Result copied.",
    copy_yourself: "The browser did not allow copying. The result is selected: copy it yourself.",
    as_text: "Your result as text",
    par_word: "par",
    all: "All games of the day",
    streak: |now, best| match now {
        0 => format!("Best streak: {}", days(best)),
        _ if now == best => format!("Streak: {}, your best", days(now)),
        _ => format!("Streak: {}, best {best}", days(now)),
    },
    calendar: "Calendar",
    before: "Previous month",
    after: "Next month",
    played: |played| match played {
        0 => "nothing played".to_owned(),
        1 => "1 game played".to_owned(),
        _ => format!("{played} games played"),
    },
    legend: |games| {
        format!(
            "A filled dot is a game that you played: from left to right {}. Choose a day to see its results or to practise its games.",
            games.join(", ")
        )
    },
    no_room: "There is no room left to keep this result, so it does not count yet. Before you close this page, free some room, among the games played or in the browser’s site data, and try again.",
    blocked: "This browser does not let the page store anything: you can play the games of the day and copy the result, but it will not be remembered. Allow site data for this page to keep it.",
    unreadable,
    too_late: "this day is over, and its game no longer counts. You will find it in the calendar, to practise.",
    too_early: "this day is still to come. Its games can be played from midnight UTC.",
    over: "you have already played this game. Its result is in the calendar, where you can also practise it.",
};
