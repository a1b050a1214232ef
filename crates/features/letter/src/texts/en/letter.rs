//! The texts of matches by letter, in English.

use crate::texts::LetterTexts;

pub(crate) static TEXTS: LetterTexts = LetterTexts {
    title: "Débâcle by letter",
    about: "Play with somebody far away, whenever each of you has time. After your turn the page makes a link with the whole match: send it as you like. The other opens it, plays, and sends one back. Nobody can take a move back, and hints and analysis wait until the end.",
    begin: "Begin a match",
    your_name: "Your name",
    their_name: "The other’s name",
    names_about: "Write both names, two different ones: the letters carry them.",
    dice: "Your dice",
    sides: ["Red", "Black"],
    start: "Begin",
    going_on: "Matches under way",
    ended: "Matches that are over",
    versus: |own, other| format!("{own} – {other}"),
    your_turn: "It is your turn.",
    their_turn: |name| format!("It is {name}’s turn."),
    standing_since: |when| format!("since {when}"),
    you_won: "You won.",
    they_won: |name| format!("{name} won."),
    drawn: "Nobody won.",
    open: "Open",
    remove: "Remove",
    remove_sure: |name| format!("Remove the match with {name}? A letter brings it back."),
    stay: "Keep it",
    removed: "The match is removed.",
    unreadable: |count| match count {
        1 => "1 match cannot be read here. A newer version of the page may have kept it.".into(),
        _ => format!(
            "{count} matches cannot be read here. A newer version of the page may have kept them."
        ),
    },
    come: "A letter has come",
    paste: "Opening its link is enough. If it came as text, paste it here:",
    no_letter: "There is no whole letter in this text. Copy the link once more, from its beginning to its end.",
    who: "Who are you?",
    who_about: |next, other| {
        format!("{next} and {other} play Débâcle by letter. It is {next}’s turn.")
    },
    i_am: |name| format!("I am {name}"),
    older: "This letter is older than what you know: the match has gone on since. Here is where it stands.",
    refused: "This letter cannot be used",
    other_match: "this is no match of Débâcle by letter between two people.",
    gone: "This match is not on this device. Open the last letter to bring it here.",
    diverged: "This letter says that something else has happened than what this device knows, so it is not taken over. Your match stays as it is. Tell each other which of the two counts: nobody can go on from both.",
    here: "Your match",
    there: "The letter",
    to_match: "Back to your match",
    in_other_tab: "Another tab has this match open.",
    play_here: "Go on here",
    send: |name| format!("It is {name}’s turn. Send this letter."),
    send_about: |name| {
        format!("The link holds the whole match. {name} opens it, plays, and sends you one back.")
    },
    last_about: |name| format!("If {name} does not know it yet, send the last letter."),
    too_long: "This match has become too long for a link, so it cannot go on by letter. It stays here.",
    code: "QR code, to be scanned from the screen",
    code_label: |name| format!("QR code of the letter to {name}"),
    code_too_long: "The letter has become too long for a code that a phone reads from a screen. Send the link.",
    since: |name| format!("What {name} has played"),
    again: "Show it again",
    skip: "Skip",
    over: "The match is over.",
    all: "All matches by letter",
};
