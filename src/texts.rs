//! The texts of the settings, in every language, besides those that other screens share.

/// A switch's words: what it turns on, and what that means.
pub type Words = (&'static str, &'static str);

/// The settings' texts in one language.
pub struct SettingsScreenTexts {
    /// Heading: the language and the looks of the page.
    pub looks: &'static str,
    /// Heading: how cards and dice look.
    pub pieces: &'static str,
    /// Heading: how the tables behave.
    pub play: &'static str,
    /// Heading: what is heard and felt.
    pub noises: &'static str,
    /// How large the text is.
    pub text: &'static str,
    /// The names of the sizes, smallest first.
    pub sizes: [&'static str; 3],
    /// Patterns besides colours.
    pub patterns: Words,
    /// What the pictures below are.
    pub preview: &'static str,
    /// Moves are confirmed.
    pub confirm: Words,
    /// For the left hand.
    pub left_handed: Words,
    /// Sounds.
    pub sound: Words,
    /// Vibration.
    pub vibration: Words,
    /// Plays every sound once.
    pub listen: &'static str,
    /// Leads to the page of keys.
    pub keys: &'static str,
    /// How many megabytes are taken by what is kept, and how many are free.
    pub room: fn(&str, &str) -> String,
    /// The browser keeps it until the person removes it.
    pub persistent: &'static str,
    /// The browser may remove it by itself.
    pub not_persistent: &'static str,
}
