//! The texts of the settings screen, in every language, without those that other screens share.

/// The texts of a switch.
#[derive(Clone, Copy)]
pub struct SwitchTexts {
    /// The label.
    pub label: &'static str,
    /// The description of the setting.
    pub about: &'static str,
}

/// The texts of the settings screen in one language.
pub struct SettingsScreenTexts {
    /// The heading of the settings for language and looks.
    pub looks: &'static str,
    /// The heading of the settings for the looks of cards and dice.
    pub pieces: &'static str,
    /// The heading of the settings for the tables.
    pub play: &'static str,
    /// The heading of the settings for sound and vibration.
    pub noises: &'static str,
    /// The label of the size of the text.
    pub text: &'static str,
    /// The names of the sizes, smallest first.
    pub sizes: [&'static str; 3],
    /// The switch of patterns besides colours.
    pub patterns: SwitchTexts,
    /// The caption of the preview of cards and dice.
    pub preview: &'static str,
    /// The switch of the confirmation of moves.
    pub confirm: SwitchTexts,
    /// The switch of the left-handed layout.
    pub left_handed: SwitchTexts,
    /// The switch of sounds.
    pub sound: SwitchTexts,
    /// The switch of vibration.
    pub vibration: SwitchTexts,
    /// The label of the button that plays every sound once.
    pub listen: &'static str,
    /// The label of the link to the screen with the keys.
    pub keys: &'static str,
    /// The storage that is taken and that is free, both in megabytes.
    pub room: fn(&str, &str) -> String,
    /// The message that the browser keeps the storage until the person clears it.
    pub persistent: &'static str,
    /// The message that the browser may clear the storage by itself.
    pub not_persistent: &'static str,
}
