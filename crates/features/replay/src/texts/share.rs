/// What is said where a game is shared, and where a person writes the name under which they send something.
pub struct ShareTexts {
    /// The button that opens the ways to share.
    pub share: &'static str,
    /// The label of these ways.
    pub group: &'static str,
    /// The label of the picture.
    pub picture: &'static str,
    /// The button that has the device send picture, text and link.
    pub send: &'static str,
    /// Status: it was sent.
    pub sent: &'static str,
    /// Status: the device did not send it.
    pub not_sent: &'static str,
    /// The button that saves the picture.
    pub save_picture: &'static str,
    /// Status: the picture was saved.
    pub saved: &'static str,
    /// Status: there is no picture.
    pub no_picture: &'static str,
    /// The button that copies the text.
    pub copy_text: &'static str,
    /// Status: the text was copied.
    pub text_copied: &'static str,
    /// The label of the field with the text.
    pub text: &'static str,
    /// Whoever shares the game and has given no name, as their friends read it.
    pub me: &'static str,
    /// The game and how it ended.
    pub result: fn(&str, &str) -> String,
    /// The heading of the duel.
    pub challenge: &'static str,
    /// What a duel is.
    pub challenge_about: &'static str,
    /// The button that copies the duel's link.
    pub copy_challenge: &'static str,
    /// The heading where a friend's duel is answered.
    pub answer: &'static str,
    /// What an answer is.
    pub answer_about: &'static str,
    /// The button that copies the answer's link.
    pub copy_answer: &'static str,
    /// What the friend reads before the link of an answer, with the game.
    pub answer_words: fn(&str) -> String,
    /// The label of the field with the link.
    pub challenge_link: &'static str,
    /// The match fits into no link.
    pub too_long: &'static str,
    /// Another match of the same duel was sent, so this one cannot be.
    pub other_sent: &'static str,
    /// What the friend reads before the link, with the game.
    pub challenge_words: fn(&str) -> String,
    /// The link to all duels, and the title of their list.
    pub duels: &'static str,
    /// The label of the person's name.
    pub your_name: &'static str,
    /// What a name has to be.
    pub name_about: &'static str,
}
