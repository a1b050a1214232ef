//! The texts of the settings and of the options of a match, without those that other screens share. Each language has
//! all of them.

mod de;
mod en;
mod es;
mod fr;
mod it;

use model::cast;
use ui::translated;

translated!(SettingsScreenTexts, settings, with_code);
translated!(SetupTexts, setup, with_code);

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
    /// What a coach is.
    pub coach_about: &'static str,
    /// The switch of the confirmation of moves.
    pub confirm: SwitchTexts,
    /// The switch of the scores so far in Dékal.
    pub running_score: SwitchTexts,
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
    /// The signs of megabytes and gigabytes.
    pub units: [&'static str; 2],
    /// The storage that is taken and that is free, both with their units.
    pub room: fn(&str, &str) -> String,
    /// The message that the browser keeps the storage until the person clears it.
    pub persistent: &'static str,
    /// The message that the browser may clear the storage by itself.
    pub not_persistent: &'static str,
}

/// The texts of the options of a match in one language.
pub struct SetupTexts {
    /// The choice whether to play or to watch.
    pub role: &'static str,
    /// The person plays; the person watches.
    pub roles: [&'static str; 2],
    /// How many play.
    pub players: &'static str,
    /// A number of players, the person included.
    pub player_count: fn(u8) -> String,
    /// A number of bots, while the person watches.
    pub bot_count: fn(u8) -> String,
    /// The link to matches by letter with somebody far away.
    pub by_letter: &'static str,
    /// The heading of the chairs.
    pub company: &'static str,
    /// The level, by its name, that is about as strong as the person.
    pub suggested: fn(&str) -> String,
    /// The switch for bots that keep up with the person, and what it does.
    pub even: [&'static str; 2],
    /// The button that seats others at random.
    pub surprise: &'static str,
    /// The button that seats a person on a bot's chair.
    pub together: &'static str,
    /// These have sat down, one or more.
    pub now: fn(&[&str]) -> String,
    /// The button on a chair that unfolds who could sit there.
    pub change: &'static str,
    /// The heading of who could sit on a chair.
    pub who: &'static str,
    /// A person who sits down instead of a bot, and where they play.
    pub person: &'static str,
    /// See [`SetupTexts::person`].
    pub person_about: &'static str,
    /// What stands in the empty field for a person's name.
    pub name: &'static str,
    /// The button that lets a bot sit on a person's chair.
    pub bot_instead: &'static str,
    /// The choice where two persons sit: side by side, or opposite each other.
    pub places: &'static str,
    /// See [`SetupTexts::places`].
    pub place: [&'static str; 2],
    /// What becomes of the table where they sit opposite each other.
    pub opposite: &'static str,
    /// The switch for help at a table of several persons, and what it does.
    pub help: [&'static str; 2],
    /// The levels at which somebody sits down by themselves, by their numbers.
    pub usual: fn(usize, usize) -> String,
    /// The heading of the level that all bots are to have.
    pub all_at: &'static str,
    /// The heading of the levels of a member of the cast.
    pub level_of: fn(&str) -> String,
    /// A level slips often; it slips now and then.
    pub slips: [&'static str; 2],
    /// A level searches less than an expert.
    pub less_closely: &'static str,
    /// The seed.
    pub seed: &'static str,
    /// What a seed is for.
    pub seed_help: &'static str,
    /// What was typed is read as this seed.
    pub seed_read: fn(&str) -> String,
    /// The seed cannot be read.
    pub seed_bad: &'static str,
    /// The button that begins a match to watch.
    pub watch: &'static str,
    /// A line about each member of the cast. No line is about how they play: the level, and what the game says of the
    /// style, tell that.
    pub lines: [&'static str; cast::SIZE],
}

#[cfg(test)]
mod tests;
