//! The texts of evenings, in English.

use core::cmp::Ordering;

use crate::texts::EveningTexts;
use ui::texts::en::{NUMBERS, worth};

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "An evening with the regulars",
    about: "Four deals. All the regulars play them from your seat, with the same luck and the same opponents. You see what they did once your own deal is over.",
    fare: "What you play",
    mixed: "One of each game",
    strength: "Opponents",
    strengths: ["relaxed", "even", "tough"],
    tonight: |date| format!("Tonight’s table: {date}"),
    deal: |number| format!("Deal {number}"),
    play: |number, game| format!("Play deal {number}: {game}"),
    to_board: "The evening’s board",
    all: "All evenings",
    cast_plays: "The regulars are playing your deal…",
    placed: |place, percent| format!("You are {place}, with {percent}."),
    percentage: "The percentage is the share of the others whom you beat in a deal; equal results count as half.",
    missing: |missing| match missing {
        1 => "The regulars are still playing: 1 game to go.".into(),
        _ => format!("The regulars are still playing: {missing} games to go."),
    },
    stuck: "The bots cannot play here at the moment. They try again when you come back.",
    best: |deal, percent| format!("Your best deal was number {deal}, with {percent}."),
    rival: |name, order, deal| match order {
        Ordering::Less => {
            format!("Closest to you was {name}, ahead of you: deal {deal} decided it.")
        }
        Ordering::Greater => {
            format!("Closest to you was {name}, behind you: deal {deal} decided it.")
        }
        Ordering::Equal => format!("{name} finished level with you."),
    },
    standings: "The board",
    matchpoints: "Each result worse than yours gives you a point, an equal one half a point: 100% means you beat everybody. Choose a percentage to see that player’s game.",
    total: "Total",
    replay: |name, deal, percent| format!("{percent}, {name}, deal {deal}: replay"),
    comparing: "Comparing the games…",
    no_parting: "As long as the others came to the same positions, they chose what you chose.",
    parted: |turn| format!("Where your ways part: turn {turn}"),
    worth: |cost| match cost {
        None => "as good as any".into(),
        Some((cost, unit)) => format!("costs {}", worth(unit, cost)),
    },
    look: "On the analysis board",
    played: "Your evenings",
    mean: |percent, interval, evenings| match (interval, evenings) {
        (_, 1) => format!("{percent} on your first evening. 50% is the middle of the board."),
        (Some(half), _) => format!(
            "{percent} on average over {evenings} evenings (±\u{a0}{half}). 50% is the middle of the board."
        ),
        (None, _) => format!(
            "{percent} on average over {evenings} evenings. 50% is the middle of the board."
        ),
    },
    best_place: |place, times| match times {
        1 => format!("Best place: {place}."),
        _ => format!("Best place: {place}, {times} times."),
    },
    so_far: |deals| format!("{deals} of 4 deals played"),
    you_and_the_cast: "You and the regulars",
    balance: |name, before, behind| match before.cmp(&behind) {
        Ordering::Greater => format!("You lead {name} {before} to {behind}"),
        Ordering::Less => format!("{name} leads you {behind} to {before}"),
        Ordering::Equal => format!("{name} and you are level at {before} all"),
    },
    over_evenings: |balance| format!("{balance} over your evenings"),
    practice: "practice",
    practice_about: "Practice, since its day is over: the regulars play it too and its board is kept, but it does not count in your average, your best places, or between you and them.",
    earlier: "Earlier evenings",
    earlier_about: "Evenings of the last week that you have not begun. They are practice: compared and kept, but not counted.",
    private: |seed| format!("Private evening {seed}"),
    private_title: "Private evenings",
    private_about: "Deals that only those play who have the address. Send it, and everybody plays the same. They count like tonight’s: nobody has seen the deals before, and luck is the same for all.",
    private_new: "New private evening",
    against: |name| format!("You and {name}"),
    sealed: |name| {
        format!(
            "{name} has played this evening and sent you the results. They stay sealed until you have played all four deals."
        )
    },
    give_up: "Give up and look",
    versus: |name, own, their| format!("You have {own}, {name} has {their}."),
    between: |names| format!("Between you two: {names}."),
    send: "Send your results to a friend",
    send_about: "Your friend plays the same deals, and sees your results once they have played, or given up.",
    forget: "Remove",
    chart: "Percentage, evening by evening",
    one_evening: "Evening",
    unfold: "Show as a table",
    too_early: "This evening is still to come.",
    in_other_tab: "This deal is being played in another tab.",
};
