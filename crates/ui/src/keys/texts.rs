//! The texts of the page of keys, in every language, besides those of single games.

/// The texts in one language.
pub struct KeysTexts {
    /// The line below the heading.
    pub about: &'static str,
    /// Back to the previous screen.
    pub back: &'static str,
    /// The heading of the keys that work everywhere.
    pub general: &'static str,
    /// A key as it is printed on a keyboard, by the browser's name; not the arrows, which are printed alike
    /// everywhere.
    pub key: fn(&'static str) -> &'static str,
    /// Opens this page.
    pub help: &'static str,
    /// Opens the rules; Escape leads back.
    pub rules: &'static str,
    /// Shows or hides a hint.
    pub hint: &'static str,
    /// Takes a move back.
    pub undo: &'static str,
    /// Skips waiting.
    pub fast_forward: &'static str,
    /// Pauses a table that plays by itself, or lets it go on.
    pub pause: &'static str,
    /// Plays one more step on such a table.
    pub step: &'static str,
    /// Plays or pauses a replay.
    pub replay: &'static str,
    /// One step back or on in a replay.
    pub replay_step: &'static str,
    /// Goes to the next part.
    pub tab: &'static str,
    /// Presses the focused element.
    pub press: &'static str,
    /// Cancels a drag or a choice.
    pub let_go: &'static str,
}
