//! Sounds by Web Audio, and vibrations.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    AudioBuffer, AudioContext, AudioNode, AudioScheduledSourceNode, BiquadFilterType,
    OscillatorType,
};

use super::cue::{Cue, Tone, Wave};

/// The length of the noise from which tones are taken, in seconds.
const NOISE: f32 = 0.5;
/// The time in which a tone reaches its full volume, in seconds. A shorter one makes a click.
const ATTACK: f64 = 0.006;
/// The volume that counts as silence: an exponential fall never reaches 0.
const SILENCE: f32 = 0.000_1;

/// The silence after which the device's audio may rest, in milliseconds. Until then, sounds begin without delay.
const REST: u32 = 5_000;

/// The audio context and its noise.
struct Speaker {
    context: AudioContext,
    noise: AudioBuffer,
    /// Suspends the context some time after the last sound: while it runs, it keeps the device's audio busy.
    rest: Option<Timeout>,
}

thread_local! {
    /// The page's speaker; it is made with the first sound.
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
}

/// Plays a sound at this volume, from 0 to 1. In a browser without Web Audio the game goes on in silence.
pub fn play(cue: Cue, volume: f32) {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = Speaker::new().ok();
        }
        if let Some(speaker) = speaker {
            // A sound that fails is not worth a message.
            let _ = speaker.play(cue.tones(), volume);
        }
    });
}

/// Whether the person has pressed anything on this page. In browsers that do not tell, the answer is yes.
pub fn was_pressed() -> bool {
    let Some(window) = web_sys::window() else {
        return false;
    };
    let get = |object: &JsValue, name: &str| js_sys::Reflect::get(object, &name.into());
    let activation = get(&window.navigator(), "userActivation");
    let pressed = activation.and_then(|activation| get(&activation, "hasBeenActive"));
    pressed.map_or(true, |pressed| pressed != JsValue::FALSE)
}

/// Lets the device vibrate, if the browser can.
pub fn vibrate(cue: Cue) {
    let Some(window) = web_sys::window() else {
        return;
    };
    // Not every browser has the function, although its type says so.
    let navigator = window.navigator();
    let vibrate = js_sys::Reflect::get(&navigator, &"vibrate".into());
    if let Ok(Ok(vibrate)) = vibrate.map(JsCast::dyn_into::<js_sys::Function>) {
        let _ = vibrate.call1(&navigator, &cue.vibrate().into());
    }
}

impl Speaker {
    fn new() -> Result<Speaker, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let length = (rate * NOISE) as u32;
        let noise = context.create_buffer(1, length, rate)?;
        noise.copy_to_channel(&white(length as usize), 0)?;
        Ok(Speaker {
            context,
            noise,
            rest: None,
        })
    }

    fn play(&mut self, tones: &[Tone], volume: f32) -> Result<(), JsValue> {
        // It is suspended by `rest`, or by the browser, for instance while the page is in the background.
        let _ = self.context.resume()?;
        let context = self.context.clone();
        self.rest = Some(Timeout::new(REST, move || {
            // If this fails, the context goes on running.
            let _ = context.suspend();
        }));
        let now = self.context.current_time();
        let scaled = |tone: &Tone| Tone {
            loud: tone.loud * volume,
            ..*tone
        };
        let mut tones = tones.iter().map(scaled);
        tones.try_for_each(|tone| self.tone(&tone, now))
    }

    fn tone(&self, tone: &Tone, now: f64) -> Result<(), JsValue> {
        let begin = now + f64::from(tone.at);
        let end = begin + f64::from(tone.length);
        let volume = self.context.create_gain()?;
        let gain = volume.gain();
        gain.set_value_at_time(SILENCE, begin)?;
        gain.linear_ramp_to_value_at_time(tone.loud, begin + ATTACK)?;
        gain.exponential_ramp_to_value_at_time(SILENCE, end)?;
        let (source, last) = self.source(tone, begin, end)?;
        last.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&self.context.destination())?;
        source.start_with_when(begin)?;
        source.stop_with_when(end)
    }

    /// The source of the tone, and the node at its end.
    fn source(
        &self,
        tone: &Tone,
        begin: f64,
        end: f64,
    ) -> Result<(AudioScheduledSourceNode, AudioNode), JsValue> {
        let (source, pitch, last): (AudioScheduledSourceNode, _, AudioNode) = match tone.wave {
            Wave::Noise => {
                let source = self.context.create_buffer_source()?;
                source.set_buffer(Some(&self.noise));
                let filter = self.context.create_biquad_filter()?;
                filter.set_type(BiquadFilterType::Bandpass);
                source.connect_with_audio_node(&filter)?;
                (source.into(), filter.frequency(), filter.into())
            }
            wave => {
                let source = self.context.create_oscillator()?;
                source.set_type(match wave {
                    Wave::Triangle => OscillatorType::Triangle,
                    _ => OscillatorType::Sine,
                });
                let pitch = source.frequency();
                (source.clone().into(), pitch, source.into())
            }
        };
        pitch.set_value_at_time(tone.pitch.0, begin)?;
        pitch.exponential_ramp_to_value_at_time(tone.pitch.1, end)?;
        Ok((source, last))
    }
}

/// White noise, −1 to 1: the same each time, since nobody hears a difference.
fn white(length: usize) -> Vec<f32> {
    let mut state = 0x2545_F491_u32;
    let samples = (0..length).map(|_| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as f32 / (u32::MAX / 2) as f32 - 1.0
    });
    samples.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_is_balanced_and_within_bounds() {
        let noise = white(22_050);
        assert!(noise.iter().all(|sample| (-1.0..=1.001).contains(sample)));
        let mean = noise.iter().sum::<f32>() / noise.len() as f32;
        assert!(mean.abs() < 0.02, "{mean}");
    }
}
