//! What a review says, in English.

use crate::{ReviewTexts, Rivals};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::words::en::NUMBERS;

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: review"),
    about: "Every decision is judged by what its player could know then, as the expert sees it.",
    progress: |done, all| format!("Judging the decisions: {done} of {all}"),
    stop: "Stop",
    go_on: "Go on",
    stopped: "Stopped. What has been judged is kept while this page is open.",
    done: "All decisions are judged.",
    nothing: "There is no decision to judge in this game.",
    chart: |measure| match measure.unit {
        Unit::Points => "Points to be expected in the end",
        Unit::Share => "Chance of winning the game",
    },
    as_table: "The chart as a table",
    turn: "Turn",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("turn {first}")
        } else {
            format!("turns {first}–{last}")
        };
        headed("Round", round, turns)
    },
    end: "In the end",
    account: |measure| {
        if measure.luck {
            "Choices and luck"
        } else {
            "Choices"
        }
    },
    start: "Expected at first",
    own: "Own choices",
    others: "Others’ choices",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Not foreseen",
        (Rivals::Several, true) => "Luck and others",
        (Rivals::None | Rivals::One, true) => "Luck",
    },
    result: "Result",
    account_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "What was expected at first and the changes add up to the result. There is no luck here: what nobody’s choice explains is what the expert itself had not foreseen."
        }
        (Rivals::Several, true) => {
            "What was expected at first and the changes add up to the result. With several others, what their choices gave cannot be told from luck."
        }
        (Rivals::One, true) => {
            "What was expected at first and the changes add up to the result. What a choice cost one player, the other has won; the rest is luck, and where the expert itself was mistaken."
        }
        (Rivals::None, true) => {
            "What was expected at first and the changes add up to the result. What the choices do not explain is luck, and where the expert itself was mistaken."
        }
    },
    costly: "The costliest decisions",
    whose: "Whose decisions",
    everybody: "Everybody’s",
    count: |costly, all| match costly {
        0 => format!("None of {all} decisions was clearly worse than the best."),
        1 => format!("1 of {all} decisions was clearly worse than the best."),
        _ => format!("{costly} of {all} decisions were clearly worse than the best."),
    },
    more: "Show more",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Better: {action}"),
    gain: |measure, gain, points| {
        let gain = measure.unit.write(gain, NUMBERS);
        let gain = match measure.unit {
            Unit::Points => format!("{gain} points more"),
            Unit::Share => format!("{gain} more chance of winning the game"),
        };
        match points {
            Some(points) => format!("{gain}, {} points better", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |measure, margin| {
        let margin = measure.unit.write(margin, NUMBERS);
        match measure.unit {
            Unit::Points => format!("Differences up to {margin} points count as equal."),
            Unit::Share => format!("Differences up to {margin} count as equal."),
        }
    },
    look: "Look at it",
    back: "Review",
    dearer: "A costlier one",
    cheaper: "A less costly one",
    place: |place, all| format!("{place} of {all}"),
    play_on: "Play on from here",
    play_on_about: "A new game begins at this point, with the same cards or dice to come. A game under way is put away.",
    numbers: NUMBERS,
};
