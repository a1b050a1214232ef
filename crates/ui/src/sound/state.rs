//! Which change of a table makes which sound, for all games.

use yew::prelude::*;

use super::cue::Cue;
use super::make::make;
use crate::settings::use_settings;

/// The part of a table's state that can be heard.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SoundState {
    /// The length of the log.
    pub length: usize,
    /// The sound of the last log entry.
    pub last: Option<Cue>,
    /// How many steps of the scoring are shown.
    pub counted: usize,
    /// Whether the round is over, and its scoring shown.
    pub is_over: bool,
    /// Whether a person has won the match.
    pub is_won: bool,
    /// Why the rules refuse what the person tried.
    pub refusal: Option<AttrValue>,
}

impl SoundState {
    /// The sound of a change of the table to `now`: the most important one.
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
        // A move was taken back.
        if now.length < self.length {
            return Some(Cue::Slide);
        }
        (now.counted > self.counted).then_some(Cue::Cancel)
    }
}

/// Props of [`Sounds`].
#[derive(Clone, PartialEq, Properties)]
pub struct SoundsProps {
    /// The present state.
    pub state: SoundState,
}

/// Plays the sounds of changes, as the settings allow. Renders nothing.
#[component]
pub fn Sounds(props: &SoundsProps) -> Html {
    let settings = use_settings();
    let before = use_mut_ref(|| None::<SoundState>);
    let (loudness, vibration) = (settings.loudness(), settings.vibration);
    use_effect_with(props.state.clone(), move |now| {
        // The first state is not a change.
        let before = before.replace(Some(now.clone()));
        if let Some(cue) = before.and_then(|before| before.cue(now)) {
            make(cue, loudness, vibration);
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
