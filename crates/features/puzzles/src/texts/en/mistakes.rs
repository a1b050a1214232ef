//! The texts about one's own mistakes, in English.

use crate::texts::{MistakeTexts, When};
use ui::texts::en::worth;

pub(crate) static TEXTS: MistakeTexts = MistakeTexts {
    title: "My mistakes",
    about: "Your own mistakes come back as puzzles, too: moves that cost you something in a game that has been judged, with its result or in a review. They return after a day, after four days and after two weeks; once you are right three times in a row, you have learned it.",
    to_repeat: |due| match due {
        1 => "1 mistake to repeat".into(),
        _ => format!("{due} mistakes to repeat"),
    },
    kept: |kept, learned| match kept {
        1 => format!("1 mistake kept, {learned} learned."),
        _ => format!("{kept} mistakes kept, {learned} learned."),
    },
    next: |date| format!("The next one: {date}."),
    aside: "Do not ask again",
    nothing: "There is nothing to repeat now.",
    when: |when| match when {
        When::Today => "today".into(),
        When::Yesterday => "yesterday".into(),
        When::Last(day) => format!("last {day}"),
        When::On(date) => date.into(),
    },
    against: |when, names| format!("{when}, against {names}"),
    played: |played, cost, unit| format!("In the game: {played}. It cost {}.", worth(unit, cost)),
    rights: |rights| format!("Right so far: {rights} of 3 in a row"),
};
