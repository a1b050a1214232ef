//! What is said about the days' games, in English.

use crate::DailyTexts;
use ui::words::en::unreadable;

fn days(days: usize) -> String {
    match days {
        1 => "1 day".to_owned(),
        _ => format!("{days} days"),
    }
}

pub(crate) static TEXTS: DailyTexts = DailyTexts {
    intro: "The same games for everybody, every day. The first one that you finish counts: you may leave it and come back, but nothing can be taken back in it, and there are no hints. After that it is practice.",
    next: |time| {
        format!(
            "A day lasts from midnight to midnight UTC: the next games come at {time}, your time. One you have begun still counts for its day when you finish it later."
        )
    },
    today: |date| format!("Today, {date}"),
    open: "Not played yet",
    begun: "Begun",
    missed: "Not played",
    done: "Played",
    future: "Still to come",
    practise: "Practise",
    replay: "Watch again",
    result: "Your result of the day",
    par: |par| format!("Par: {par}"),
    par_comes: "A bot is playing for par…",
    par_unknown: "The bots could not play for par. It is tried again when you come back.",
    compared: ["Better than par", "Par", "Not up to par"],
    par_about: |level| {
        format!("Par is what a bot (level: {level}) makes of the same luck in your place.")
    },
    par_apart: "It plays a game of its own: there the others answer its moves, not yours.",
    copy: "Copy the result",
    copied: "The result is copied.",
    copy_yourself: "The browser does not let the page copy. The result is selected: copy it yourself.",
    as_text: "Your result as text",
    par_word: "par",
    all: "All games of the day",
    streak: |now, best| match now {
        0 => format!("Best streak: {}", days(best)),
        _ if now == best => format!("Streak: {}, your best", days(now)),
        _ => format!("Streak: {}, at best {best}", days(now)),
    },
    calendar: "Calendar",
    before: "The month before",
    after: "The month after",
    played: |played| match played {
        0 => "nothing played".to_owned(),
        1 => "1 game played".to_owned(),
        _ => format!("{played} games played"),
    },
    legend: "A filled dot is a game that you played: from left to right Dékal, Détrak, Dumble, Débâcle. Choose a day to see its results, or to practise its games.",
    no_room: "There is no room left to keep this result, so it does not count yet. Free some room, among the games played or in the browser’s site data, before you close this page, and try again.",
    blocked: "This browser does not let the page store anything: you can play the games of the day and copy the result, but it will not be remembered. Allow site data for this page to keep it.",
    unreadable,
    too_late: "this day is over, and its game does not count any more. You find it in the calendar, to practise.",
    too_early: "this day is still to come. Its games can be played from midnight UTC on.",
    over: "you have played this game. Its result is in the calendar, where you can also practise it.",
};
