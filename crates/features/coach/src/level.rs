//! The field by which the person says what the coach is to speak of.

use model::settings::{CoachLevel, Settings};
use ui::fields::Field;
use ui::i18n::{Lang, Translated};
use ui::settings::SettingsContext;
use yew::AttrValue;

use super::texts::CoachTexts;

/// The field of what the coach says.
pub fn level(settings: &SettingsContext, lang: Lang) -> Field {
    let texts = CoachTexts::of(lang);
    let now = **settings;
    let on_choose = settings.setter(move |place: usize| Settings {
        coach: CoachLevel::ALL[place % CoachLevel::ALL.len()],
        ..now
    });
    let chosen = CoachLevel::ALL.iter().position(|level| *level == now.coach);
    Field {
        name: "coach",
        label: texts.coach.into(),
        choices: texts.levels.map(AttrValue::from).into(),
        chosen: chosen.unwrap_or_default(),
        on_choose,
    }
}
