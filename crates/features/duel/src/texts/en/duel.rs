//! The texts of duels, in English.

use core::cmp::Ordering;

use crate::texts::DuelTexts;

pub(crate) static TEXTS: DuelTexts = DuelTexts {
    duel: "Duel",
    title: |game| format!("Duel: {game}"),
    about: "You and a friend play the same game, each on your own device: the same luck, the same opponents. A duel begins with “Share” on the result of a game against bots.",
    none: "No duels yet.",
    challenges: |name| format!("{name} challenges you"),
    sealed: |name| {
        format!(
            "The result of {name} stays sealed until you have finished. Nothing can be taken back, and there are no hints."
        )
    },
    helped: |name| format!("{name} had help in this game."),
    own_helped: "You had help in this game.",
    same: "The same luck and the same opponents for both of you.",
    accept: "Accept",
    go_on: "Continue",
    give_up: "Give up and look",
    seen: "You have seen the result.",
    own_unreadable: "Your own game of this duel cannot be read. A newer version of this page may be able to.",
    own: "This is your own duel. Whoever opens the link plays against your result.",
    waiting: "No answer yet. Open your friend’s link on this device when it comes.",
    against: |name| format!("You and {name}"),
    points: |order, name, points| match (order, points) {
        (Ordering::Less, 1) => format!("{name} is better by 1 point."),
        (Ordering::Less, _) => format!("{name} is better by {points} points."),
        (_, 1) => "You are better by 1 point.".into(),
        _ => format!("You are better by {points} points."),
    },
    places: |order, name, own, their| match order {
        Ordering::Less => format!("{name} did better: {their}. You: {own}."),
        _ => format!("You did better: {own}. {name}: {their}."),
    },
    equal: |name| format!("You and {name} are level."),
    replay: "Replay",
    replay_of: |name| format!("Replay: {name}"),
    after: "Your game of the duel is over",
    compare: "See both results",
    remove: "Remove",
    remove_sure: "Remove this duel for good",
    in_other_tab: "This duel is being played in another tab.",
    gone: "This duel is not on this device, or no longer is. Open your friend’s link again.",
    not_over: "the game in this link is not over, so it is no duel.",
    practice: "the game in this link was practice, so it is no duel.",
    persons: "the game in this link was not played by one person against bots, so it is no duel.",
    is_new: "to be played",
    goes_on: "in progress",
    is_waiting: "waiting for an answer",
    is_done: "both have played",
};
