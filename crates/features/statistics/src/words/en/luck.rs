//! What is said about luck, in English.
use crate::luck::{Cause, LuckTexts};
use model::results::Scale;
use ui::words::en::{NUMBERS, games};

fn unit(scale: Scale) -> &'static str {
    match scale {
        Scale::Points => "Points",
        Scale::Wins => "Wins",
    }
}

pub(crate) static TEXTS: LuckTexts = LuckTexts {
    title: "Luck: expected against actual",
    known: |known, all| match known {
        0 => "Luck is known of none of these games yet.".to_owned(),
        _ if known == all => "Luck is known of all these games.".to_owned(),
        _ => format!("Luck is known of {known} of these {all} games."),
    },
    open: |games| match games {
        1 => "It can be worked out for 1 game whose record is still kept.".to_owned(),
        _ => format!(
            "It can be worked out for {games} games whose records are still kept, the latest first."
        ),
    },
    lost: |games| match games {
        1 => "1 game has no record any more, and stays without.".to_owned(),
        _ => format!("{games} games have no record any more, and stay without."),
    },
    unusable: |games| match games {
        1 => "The record of 1 game cannot be used; it stays without.".to_owned(),
        _ => format!("The records of {games} games cannot be used; they stay without."),
    },
    work_out: "Work it out",
    stop: "Stop",
    go_on: "Go on",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "The last game".to_owned(),
            _ => format!("{games} games to go"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}; in this one {done} of {all} decisions are judged"),
        }
    },
    runs: "It is being worked out, as long as you stay here. What is known is kept.",
    stopped: "Stopped. What is known is kept.",
    done: "There is nothing more to be worked out.",
    full: "The browser’s storage is full: what was found cannot be kept.",
    measure: |scale, cause, count| {
        let unit = unit(scale);
        let others = match cause {
            Cause::LuckAndOthers => ", against several others",
            Cause::Luck | Cause::Dice | Cause::Unforeseen => "",
        };
        format!("{unit}{others}: {}", games(count))
    },
    gave: |cause, scale, mean, half| {
        let who = match cause {
            Cause::Luck => "Luck",
            Cause::Dice => "Your dice",
            Cause::LuckAndOthers => "Luck and the others’ choices",
            Cause::Unforeseen => "What was not foreseen",
        };
        let unit = match scale {
            Scale::Points => " points",
            Scale::Wins => "% of a win",
        };
        let half = half.map(|half| format!(" (± {})", NUMBERS.decimal(half)));
        let mean = NUMBERS.signed(mean);
        format!(
            "{who} gave you {mean}{unit} a game{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => format!(
            "You came to {actual} points a game; without it, it would have been {expected}."
        ),
        Scale::Wins => {
            format!("You won {actual} of the games; without it, it would have been {expected}.")
        }
    },
    range: |low, high| format!("{low} to {high}"),
    few: |games| {
        format!(
            "How many you would have won without it is told from {games} games on; fewer say too little."
        )
    },
    long_run: "Over many games it comes close to nothing.",
    added: "All turns of a game are added up. What your own choices cost is not in it: whoever loses much and gets it back can have more than 100%.",
    others: "With several others, what their choices gave you cannot be told from luck. The more mistakes they make, the more it is, over many games as well.",
    chart: |scale, games, window| {
        let unit = unit(scale);
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · your last {games} games, means of up to {window}"),
        }
    },
    game: "Game",
    actual: "Actual",
    expected: "Expected",
    unfold: "As a table",
};
