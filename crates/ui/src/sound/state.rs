//! Which sound goes with what has changed at a table: one place for all games.

use yew::prelude::*;

use super::cue::Cue;
use super::make::make;
use crate::settings::use_settings;

/// What of a table can be heard.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SoundState {
    /// How much has happened in the match.
    pub length: usize,
    /// What is heard of the last that happened.
    pub last: Option<Cue>,
    /// How far the end of a round has been counted, in steps.
    pub counted: usize,
    /// Whether the round is over, and counted.
    pub is_over: bool,
    /// Whether a person has won the match.
    pub is_won: bool,
    /// Why the rules refuse what was tried.
    pub refusal: Option<AttrValue>,
}

impl SoundState {
    /// What is heard when the table becomes `now`; the most important only.
    pub fn cue(&self, now: &SoundState) -> Option<Cue> {
        if now.refusal.is_some() && now.refusal != self.refusal {
            return Some(Cue::Refusal);
        }
        if now.is_over && !self.is_over {
            return Some(if now.is_won { Cue::Win } else { Cue::Over });
        }
        if now.length > self.length {
            return now.last;
        }
        // Something is taken back.
        if now.length < self.length {
            return Some(Cue::Slide);
        }
        (now.counted > self.counted).then_some(Cue::Cancel)
    }
}

/// What [`Sounds`] needs.
#[derive(Clone, PartialEq, Properties)]
pub struct SoundsProps {
    /// What of the table can be heard now.
    pub heard: SoundState,
}

/// Makes a table heard and felt, as the settings have it. It shows nothing.
#[component]
pub fn Sounds(props: &SoundsProps) -> Html {
    let settings = use_settings();
    let before = use_mut_ref(|| None::<SoundState>);
    let (sound, vibration) = (settings.sound, settings.vibration);
    use_effect_with(props.heard.clone(), move |now| {
        // What lay on the table when it was opened is not news.
        let before = before.replace(Some(now.clone()));
        if let Some(cue) = before.and_then(|before| before.cue(now)) {
            make(cue, sound, vibration);
        }
    });
    Html::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_is_heard_and_nothing_else() {
        let before = SoundState {
            length: 4,
            last: Some(Cue::Place),
            ..SoundState::default()
        };
        assert_eq!(before.cue(&before.clone()), None);
        let moved = SoundState {
            length: 5,
            last: Some(Cue::Slide),
            ..before.clone()
        };
        assert_eq!(before.cue(&moved), Some(Cue::Slide));
        assert_eq!(moved.cue(&before), Some(Cue::Slide), "taken back");
        let silent = SoundState {
            length: 5,
            last: None,
            ..before.clone()
        };
        assert_eq!(before.cue(&silent), None);
        let refused = SoundState {
            refusal: Some("no".into()),
            ..before.clone()
        };
        assert_eq!(before.cue(&refused), Some(Cue::Refusal));
        assert_eq!(refused.cue(&refused.clone()), None);
        let counted = SoundState {
            counted: 1,
            ..before.clone()
        };
        assert_eq!(before.cue(&counted), Some(Cue::Cancel));
        for (is_won, cue) in [(true, Cue::Win), (false, Cue::Over)] {
            let over = SoundState {
                is_over: true,
                is_won,
                ..moved.clone()
            };
            assert_eq!(before.cue(&over), Some(cue));
            assert_eq!(over.cue(&over.clone()), None);
        }
    }
}
