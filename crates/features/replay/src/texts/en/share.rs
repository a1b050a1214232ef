//! Sharing a game, in English.

use crate::ShareTexts;

pub(crate) static TEXTS: ShareTexts = ShareTexts {
    share: "Share",
    group: "Ways to share",
    picture: "The picture",
    send: "Send…",
    sent: "Sent.",
    not_sent: "It could not be sent.",
    save_picture: "Save picture",
    saved: "Picture saved.",
    no_picture: "The picture could not be made.",
    copy_text: "Copy text",
    text_copied: "Text copied.",
    text: "The text",
    me: "me",
    result: |game, players| format!("Tablée, {game}: {players}"),
    challenge: "Beat me at this",
    challenge_about: "A friend plays the same game: the same luck, the same opponents. Your result stays sealed until they have finished.",
    copy_challenge: "Copy the challenge",
    answer: "Send your answer",
    answer_about: "Your friend sees both results at once.",
    copy_answer: "Copy the answer",
    answer_words: |game| format!("My answer to your duel at {game}:"),
    challenge_link: "The challenge as a link",
    too_long: "This game does not fit into a link, so it cannot be sent.",
    other_sent: "You have already sent another game with this luck as a duel. Your friends play against that one.",
    challenge_words: |game| format!("Beat me at {game}! Same luck, same opponents:"),
    duels: "Duels with friends",
    your_name: "Your name",
    name_about: "Write your name: at most 20 letters, digits, spaces, or . - ’ _",
};
