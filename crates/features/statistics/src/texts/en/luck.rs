//! The texts about luck, in English.

use crate::texts::luck::{Cause, LuckTexts, tenths};
use model::results::Scale;
use ui::texts::en::{games, worth};

fn unit(scale: Scale) -> &'static str {
    match scale {
        Scale::Points => "Points",
        Scale::Wins => "Wins",
    }
}

pub(crate) static TEXTS: LuckTexts = LuckTexts {
    title: "Luck: expected and actual",
    known: |known, all| match known {
        0 => "Luck has not been worked out for any of these games yet.".to_owned(),
        1 if all == 1 => "Luck has been worked out for this game.".to_owned(),
        _ if known == all => "Luck has been worked out for all these games.".to_owned(),
        _ => format!("Luck has been worked out for {known} of these {all} games."),
    },
    open: |games| match games {
        1 => "It can be worked out for 1 game whose record is still kept.".to_owned(),
        _ => format!(
            "It can be worked out for {games} games whose records are still kept, the latest first."
        ),
    },
    lost: |games| match games {
        1 => "1 game is no longer kept: its luck will stay unknown.".to_owned(),
        _ => format!("{games} games are no longer kept: their luck will stay unknown."),
    },
    unusable: |games| match games {
        1 => "The record of 1 game cannot be used: its luck will stay unknown.".to_owned(),
        _ => format!("The records of {games} games cannot be used: their luck will stay unknown."),
    },
    work_out: "Work it out",
    stop: "Stop",
    go_on: "Continue",
    progress: |games, done, all| {
        let to_go = match games {
            1 => "The last game".to_owned(),
            _ => format!("{games} games to go"),
        };
        match all {
            0 | 1 => to_go,
            _ => format!("{to_go}; decisions judged in this one: {done} of {all}"),
        }
    },
    runs: "The calculation runs while you stay on this page. What has been worked out is kept.",
    stopped: "Stopped. What has been worked out is kept.",
    done: "There is nothing more to work out.",
    full: "The browser’s storage is full: what was worked out cannot be kept.",
    measure: |scale, cause, count| {
        let unit = unit(scale);
        let others = match cause {
            Cause::LuckAndOthers => ", against several opponents",
            Cause::Luck | Cause::Dice | Cause::Unforeseen => "",
        };
        format!("{unit}{others}: {}", games(count))
    },
    gave: |cause, scale, mean, half| {
        let who = match cause {
            Cause::Luck => "Luck",
            Cause::Dice => "Your dice",
            Cause::LuckAndOthers => "Luck and the others’ choices",
            Cause::Unforeseen => "What even the expert did not foresee",
        };
        // Rounded to a tenth, a smaller number is 0.
        let gave = if mean <= -0.05 { "cost" } else { "gave" };
        let mean = worth(scale.unit(), tenths(mean.abs()));
        let half = half.map(|half| format!(" (± {})", worth(scale.unit(), tenths(half))));
        format!(
            "{who} {gave} you {mean} a game{}.",
            half.unwrap_or_default()
        )
    },
    compare: |scale, actual, expected| match scale {
        Scale::Points => format!(
            "You scored {actual} points a game; without it, you would have scored {expected}."
        ),
        Scale::Wins => {
            format!("You won {actual} of the games; without it, you would have won {expected}.")
        }
    },
    range: |low, high| format!("{low} to {high}"),
    few: |games| {
        format!(
            "How many you would have won without it is shown from {games} games on: fewer say too little."
        )
    },
    long_run: "Over many games it almost evens out.",
    added: "All turns of a game are added up, but not what your own choices cost: if you lose a lot and win it back, luck can be more than a whole win.",
    others: "With several opponents, the effect of their choices cannot be told from luck. The more mistakes they make, the more it grows, even over many games.",
    chart: |scale, games, window| {
        let unit = unit(scale);
        match games {
            1 => unit.to_owned(),
            _ => format!("{unit} · your last {games} games, averages of up to {window}"),
        }
    },
    game: "Game",
    actual: "Actual",
    expected: "Expected",
    unfold: "Show as a table",
};
