//! The texts of Débâcle's table, in English.

use engine::debacle::{Action, Ending, Illegal, Side};
use protocol::Level;

use crate::DebacleTexts;
use crate::texts::Declined;
use ui::texts::en::points;

const fn side(side: Side) -> &'static str {
    match side {
        Side::Red => "Red",
        Side::Black => "Black",
    }
}

/// A side in a sentence.
const fn colour(side: Side) -> &'static str {
    match side {
        Side::Red => "red",
        Side::Black => "black",
    }
}

pub(crate) static TEXTS: DebacleTexts = DebacleTexts {
    level_about: |level| match level {
        Level::Beginner => "Sees the capture in front of it, and little else.",
        Level::Regular => "Counts points, and looks a turn ahead.",
        Level::Strong => "Counts points, and looks farther ahead.",
        _ => "Has learned to judge positions, and looks far ahead.",
    },
    styles: ["", "Likes dice far forward.", ""],
    people: "You play",
    peoples: ["Red", "Black", "Both: two people at this screen"],
    names: ["Red’s name", "Black’s name"],
    first: "Who starts",
    firsts: ["At random", "Red starts", "Black starts"],
    set_up: "The dice at the start",
    set_ups: [
        "1 to 6, from each player’s left",
        "Same values facing each other",
        "Shuffled, the same for both",
    ],
    title: "Débâcle: the table",
    board: "Board",
    side,
    square: |square, die| match die {
        Some((owner, value)) => format!("{square}: {} {}", colour(owner), value.get()),
        None => format!("{square}: free"),
    },
    endangered: "can be captured",
    standing: |total, gain, dice, all| {
        let points = points(total.into());
        format!("{points}, and {gain} in this round: {dice} of {all} dice captured.")
    },
    to_win: "to win",
    to_capture: "to capture",
    actions_left: |left| match left {
        1 => "1 action left".into(),
        _ => format!("{left} actions left"),
    },
    flip: "Flip",
    decline: "Decline",
    threats: "Threats",
    no_threats: "No die can be captured.",
    turn_board: "Turn the board",
    heading: |round, turn| format!("Round\u{a0}{round}, turn\u{a0}{turn}"),
    quiet: |turns, all| format!("{turns} of {all} turns without a capture"),
    prompt_act: |left| match left {
        1 => "One more action: roll, flip or capture.".into(),
        _ => format!("{left} actions: roll a die, flip one over, or capture."),
    },
    prompt_doubles: "Doubles: choose the die that stays; the matching ones in its row are yours. Or decline.",
    prompt_recover: |value| {
        format!(
            "All your dice match: take your captured {value} back to a highlighted square, or decline."
        )
    },
    prompt_rebound: "Rebound: one more free action for this die. Or decline.",
    prompt_rebound_return: "Rebound with this die, or take it back to your camp first.",
    prompt_return: "This die goes back to your camp: choose a highlighted square.",
    setting_up: "The dice are set up…",
    looking: |at, all| format!("Looking back: {at} of {all}."),
    ended: |ending| match ending {
        Ending::Captures => "Five dice are captured: the round is over.",
        Ending::Quiet => "Thirty turns without a capture: the round ends and counts as it stands.",
        Ending::Repetition => {
            "The same position for the third time: the round ends and counts as it stands."
        }
    },
    last_capture: |name, value, square| match square {
        Some(square) => format!("{name} captured last: the {value} on {square}"),
        None => format!("{name} captured last: doubles of {value}"),
    },
    largest_lead: |name, lead| format!("Largest lead: {name}, {}", points(lead)),
    action: |action, position| match action {
        Action::Roll(_) | Action::Capture(_) => action.to_string(),
        Action::Flip(square) => format!("flip {square}"),
        Action::Return(square) => format!("return to {square}"),
        Action::Keep(square) => format!("doubles, {square} stays"),
        Action::Recover(square) => format!("recovered on {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "takes no doubles".into(),
            Declined::Rebound => "no rebound".into(),
            Declined::Recovery => "takes no die back".into(),
        },
    },
    describe_action: |action, position| match action {
        Action::Roll(way) => format!("roll the die on {} to {}", way.from(), way.to()),
        Action::Capture(way) => format!("capture {} with the die on {}", way.to(), way.from()),
        Action::Flip(square) => format!("flip the die on {square}"),
        Action::Return(square) => format!("take the die back to {square}"),
        Action::Keep(square) => format!("take the doubles, {square} stays"),
        Action::Recover(square) => format!("take the captured die back on {square}"),
        Action::Decline => match Declined::at(position) {
            Declined::Doubles => "decline the doubles".into(),
            Declined::Rebound => "decline the rebound".into(),
            Declined::Recovery => "take no die back".into(),
        },
    },
    forecast: |chance| format!("Your chance of winning: {chance}%."),
    turn_of: |turn, name| format!("{turn}. {name}"),
    too_far: "A die moves one square, straight.",
    refused: |error| match error {
        Illegal::NotYourTurn => "It is not your turn yet.",
        Illegal::NotYours(_) => "Choose one of your dice first.",
        Illegal::NoEnemy(_) => "There is nothing to capture there.",
        Illegal::Taken(_) => "There is a die there already.",
        Illegal::Backward => "A die rolls forward or sideways; only a capture can go backward.",
        Illegal::TooLow(..) => {
            "Your die has to be higher; but a 1 captures anything except another 1."
        }
        Illegal::FlippedJustNow(_) => "You cannot flip the same die twice in a row.",
        Illegal::Rebound(_) => "Only the die that captured may rebound. Or decline.",
        Illegal::ReturnFirst(_) => "The die in the enemy camp has to go back to yours first.",
        Illegal::NoReturn => "No die has to go back to its camp.",
        Illegal::NotInCamp(_) => "It goes to a free square of your own camp.",
        Illegal::DoublesFirst => "First take the doubles, or decline them.",
        Illegal::NoDoubles => "Doubles are taken at the start of a turn only.",
        Illegal::Single(_) => "No other enemy die in this row shows the same.",
        Illegal::RowFirst(_) => "First finish the row you have begun.",
        Illegal::NoActionLeft => "You have no action left.",
        Illegal::NoRecovery => "No die can be taken back now.",
        Illegal::NothingToDecline => "There is nothing to decline now.",
        Illegal::NoEventDue => "This cannot be done now.",
    },
    analysis: "Look back at the round",
    analysis_about: "Go back to any action: arrows show the best line from there.",
    analysing: "Looking for the best line…",
    steps: ["To the start", "Back", "Forward", "To the end"],
    best_line: |mover, chance, depth, line| {
        let side = side(mover);
        format!("{side} to move, {chance}% to win (looking {depth} actions ahead): {line}")
    },
    taken: "Dice",
    points: "Points",
    total: "Total",
};
