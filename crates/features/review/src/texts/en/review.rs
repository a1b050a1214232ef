//! The texts of reviews, in English.

use crate::texts::Rate;
use crate::{ReviewTexts, Rivals, SeatLevel};
use model::value_scale::Unit;
use ui::i18n::headed;
use ui::texts::en::{NUMBERS, worth};

pub(crate) static TEXTS: ReviewTexts = ReviewTexts {
    title: |game| format!("{game}: review"),
    about: "The expert judges every decision by what the player could know at the time.",
    progress: |done, all| format!("Decisions judged: {done} of {all}"),
    stop: "Stop",
    go_on: "Continue",
    judging: "Your decisions are being judged…",
    stopped: "Stopped. What has been judged so far is kept while this page is open.",
    done: "All decisions have been judged.",
    nothing: "There are no decisions to judge in this game.",
    seat_summary: |summary| {
        let points = |tenths: i32| match (summary.unit, tenths.abs()) {
            (Unit::Share, 0) => "less than 1% of a win".into(),
            (unit, tenths) => worth(unit, tenths),
        };
        let you = if summary.name.is_none() { " you" } else { "" };
        let own = match (summary.costly, summary.name) {
            (0, None) => "You made no clear mistakes".to_owned(),
            (0, Some(name)) => format!("{name} made no clear mistakes"),
            (_, None) => format!("Your mistakes cost you {}", points(summary.own)),
            (_, Some(name)) => format!("{name}’s mistakes cost {}", points(summary.own)),
        };
        let others = || {
            format!(
                "the opponent’s mistakes gave{you} {}",
                points(summary.others)
            )
        };
        let what = match (summary.has_chance, summary.rivals) {
            (false, _) => "what even the expert did not foresee",
            (true, Rivals::Several) => "luck and the other players",
            (true, Rivals::None | Rivals::One) => "luck",
        };
        let luck = match summary.luck {
            0 => format!("{what} made no difference"),
            1.. => format!("{what} gave{you} {}", points(summary.luck)),
            _ => format!("{what} cost{you} {}", points(summary.luck)),
        };
        let sentence = summary.joined(own, others, luck, " and ");
        let again = if summary.exceeds_a_win() {
            " What is lost and won back counts each time."
        } else {
            ""
        };
        format!("{sentence}.{again}")
    },
    seat_level: |seat| {
        let over = match seat.decisions {
            1 => "over 1 decision that mattered".to_owned(),
            count => format!("over {count} decisions that mattered"),
        };
        let each = |lost: &str| match seat.rate(NUMBERS) {
            Rate::Nothing => format!("nothing{lost}"),
            Rate::Points(points) => format!("{points} points{lost} per decision"),
            Rate::OfAWin { percent, one_in } => {
                format!("{percent} of a win{lost} per decision (one win in {one_in} decisions)")
            }
        };
        let Some((like, [(first, weakest), (last, strongest)])) = like(seat).zip(seat.levels)
        else {
            let who = seat.name.unwrap_or("You");
            return format!("{who} lost {}, {over}.", each(""));
        };
        let lost = each(" lost");
        match seat.open {
            None if first == last => format!("{like}: {lost}, {over}."),
            None => format!("{like}, {weakest} to {strongest}: {lost}, {over}."),
            Some((_, games)) => {
                let closest = if first == last {
                    format!("level {first}, {weakest}")
                } else {
                    format!("levels {first} to {last}, {weakest} to {strongest}")
                };
                let games = if games == 1 {
                    "1 more game"
                } else {
                    &format!("{games} more games")
                };
                format!("{like}, closest to {closest}: {lost}, {over}. About {games} would tell.")
            }
        }
    },
    own_level: |seat| like(seat).map(|like| format!("{like}.")),
    chart: |scale| match scale.unit {
        Unit::Points => "Expected final score",
        Unit::Share => "Chance of winning the game",
    },
    values: |unit| match unit {
        Unit::Points => "Points",
        Unit::Share => "Chance, in %",
    },
    as_table: "Chart as a table",
    turn: "Turn",
    round: "Round",
    turns: |round, first, last| {
        let turns = if first == last {
            format!("turn {first}")
        } else {
            format!("turns {first}–{last}")
        };
        headed("Round", round, turns)
    },
    end: "At the end",
    breakdown: |scale| {
        if scale.has_chance {
            "Choices and luck"
        } else {
            "Choices"
        }
    },
    start: "At the start",
    own: "Own choices",
    others: "Others’ choices",
    luck: |rivals, luck| match (rivals, luck) {
        (_, false) => "Unforeseen",
        (Rivals::Several, true) => "Luck and others",
        (Rivals::None | Rivals::One, true) => "Luck",
    },
    result: "Result",
    breakdown_about: |rivals, luck| match (rivals, luck) {
        (_, false) => {
            "What was expected at the start, plus the changes, gives the result. There is no luck here: what no choice explains is what even the expert did not foresee."
        }
        (Rivals::Several, true) => {
            "What was expected at the start, plus the changes, gives the result. With several opponents, the effect of their choices cannot be told from luck."
        }
        (Rivals::One, true) => {
            "What was expected at the start, plus the changes, gives the result. One player’s loss is the other’s gain; the rest is luck, or the expert’s own mistakes."
        }
        (Rivals::None, true) => {
            "What was expected at the start, plus the changes, gives the result. What the choices do not explain is luck, or the expert’s own mistakes."
        }
    },
    breakdown_unit: |unit| match unit {
        Unit::Points => "Changes are in points.",
        Unit::Share => {
            "Changes are percent of a win: 1% is one game in 100. What is lost and won back counts each time, so a change can be more than a whole win."
        }
    },
    starts: "Each start goes by what that player knew at their first decision, so together they need not make 100%.",
    costly: "Biggest mistakes",
    whose: "Player",
    everybody: "All players",
    count: |costly, all| match costly {
        0 if all == 1 => "The only decision was not clearly worse than the best.".to_owned(),
        1 if all == 1 => "The only decision was clearly worse than the best.".to_owned(),
        0 => format!("None of {all} decisions was clearly worse than the best."),
        1 => format!("1 of {all} decisions was clearly worse than the best."),
        _ => format!("{costly} of {all} decisions were clearly worse than the best."),
    },
    more: "Show more",
    played: |name, action| format!("{name}: {action}"),
    better: |action| format!("Better: {action}"),
    loss: |unit, loss| format!("−{}", worth(unit, loss)),
    gain: |scale, gain, points| {
        let gain = NUMBERS.tenths(gain);
        let gain = match scale.unit {
            Unit::Points => format!("{gain} points more"),
            Unit::Share => format!("wins {gain} more games in 100"),
        };
        match points {
            Some(points) => format!("{gain}, {} points better", NUMBERS.tenths(points)),
            None => gain,
        }
    },
    margin: |scale, margin| {
        format!(
            "Here the expert cannot tell apart what differs by {} or less: that counts as equal.",
            worth(scale.unit, margin)
        )
    },
    lines: "On the table",
    before: "Before",
    line_played: "As played:",
    line_better: "Better:",
    way_played: "How the game went on.",
    way_better: "One way it might have gone on.",
    way_average: "The numbers on the buttons are averages over all that may come.",
    way_end: |has_chance, value, average| match has_chance {
        true => format!("This one way leads to {value}; the average over all is {average}."),
        false => format!("Judged anew from here: {value}; from the decision: {average}."),
    },
    look: "View position",
    back: "Review",
    costlier: "A bigger mistake",
    cheaper: "A smaller mistake",
    place: |place, all| format!("{place} of {all}"),
    play_on: "Play on from here",
    play_on_about: "Starts a new game from this point, with the same cards or dice to come. It is practice and does not count in your statistics. A game in progress is kept under “Games played”.",
    numbers: NUMBERS,
};

/// The levels that somebody may have decided like.
fn like(seat: &SeatLevel) -> Option<String> {
    let who = seat.name.unwrap_or("You");
    let ([first, last], name) = seat.possible()?;
    Some(if first == last {
        format!("{who} chose like level {first}, {name}")
    } else {
        format!("{who} chose like one of levels {first} to {last}")
    })
}
