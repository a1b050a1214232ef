//! The texts of evenings, in English.

use crate::texts::EveningTexts;
use ui::texts::en::NUMBERS;

pub(crate) static TEXTS: EveningTexts = EveningTexts {
    numbers: NUMBERS,
    title: "An evening with the cast",
    about: "Four deals. Everybody of the cast plays them from your seat, with the same luck and the same opponents. You see what they did once your own deal is over.",
    fare: "Played",
    mixed: "One of each game",
    strength: "Opponents",
    strengths: ["relaxed", "even", "hard"],
    tonight: |date| format!("Tonight’s table: {date}"),
    deal: |number| format!("Deal {number}"),
    play: |number, game| format!("Play deal {number}: {game}"),
    to_board: "The evening’s board",
    all: "All evenings",
    cast_plays: "The cast is playing your deal…",
    placed: |place, percent| format!("You are {place}, with {percent}."),
    missing: |missing| match missing {
        1 => "The cast is still playing: 1 game to go.".into(),
        _ => format!("The cast is still playing: {missing} games to go."),
    },
    stuck: "The bots cannot play here at the moment. They try again when you come back.",
    best: |deal, percent| format!("Your best deal was number {deal}, with {percent}."),
    standings: "The board",
    matchpoints: "For each result that is worse than yours you get a full point, for an equal one half: 100% beats everybody. A percentage opens that player’s game.",
    total: "Total",
    replay: |name, deal, percent| format!("{percent}, {name}, deal {deal}: replay"),
    comparing: "Comparing the games…",
    no_parting: "As long as the others came to the same positions, they chose what you chose.",
    parted: |turn| format!("Where ways part: turn {turn}"),
    look: "On the analysis board",
    played: "Your evenings",
    mean: |percent, evenings| match evenings {
        1 => format!("{percent} on your first evening. 50% is the middle of the table."),
        _ => format!(
            "{percent} on average, over {evenings} evenings. 50% is the middle of the table."
        ),
    },
    so_far: |deals| format!("{deals} of 4 deals played"),
    you_and_the_cast: "You and the cast",
    balance: |name, before, behind| match before.cmp(&behind) {
        core::cmp::Ordering::Greater => format!("You lead {name} {before} to {behind}"),
        core::cmp::Ordering::Less => format!("{name} leads you {behind} to {before}"),
        core::cmp::Ordering::Equal => format!("{name} and you are level at {before} all"),
    },
    earlier: "Earlier evenings",
    earlier_about: "Nobody at this device has seen their deals. They count like tonight’s.",
    too_early: "This evening is still to come.",
    in_other_tab: "This deal is being played in another tab.",
    copy: "Copy the result",
    copied: "Result copied.",
    copy_yourself: "The browser did not allow copying. The result is selected: copy it yourself.",
    as_text: "Your evening as text",
};
