//! Keys that are held.

/// The longest time, in milliseconds, until the system repeats a held key. A later event is another press, even if no
/// event has told that the key came up: programs that read the screen aloud or control the computer remotely may keep
/// that event to themselves.
const REPEAT: f64 = 1_200.0;

/// Whether pressing a key does something that must not be done again while the key is held. Keys that move the focus,
/// scroll or write may be repeated. `is_typed`: the key is typed into a field. `is_chord`: the browser's modifier keys
/// are held.
pub fn acts(key: &str, is_typed: bool, is_chord: bool) -> bool {
    match key {
        "Enter" | "Escape" => true,
        " " => !is_typed,
        _ => key.chars().count() == 1 && !is_typed && !is_chord,
    }
}

/// The keys that are down and act, each with `T`, the thing on which it was pressed.
#[derive(Default)]
pub struct HeldKeys<T> {
    down: Vec<Held<T>>,
}

/// A key that is down.
struct Held<T> {
    key: String,
    /// When the browser last reported it, in milliseconds.
    told: f64,
    on: T,
}

impl<T> HeldKeys<T> {
    /// The browser reports that a key goes down. Returns whether the key was up before. `repeats`: the browser says
    /// that the key was down already; not all browsers say so.
    pub fn press(&mut self, key: String, repeats: bool, now: f64, on: T) -> bool {
        match self.down.iter_mut().find(|held| held.key == key) {
            Some(held) if repeats || now - held.told < REPEAT => {
                held.told = now;
                false
            }
            _ => {
                self.release(&key);
                let told = now;
                self.down.push(Held { key, told, on });
                !repeats
            }
        }
    }

    /// A key comes up. Returns what it was pressed on, if that is known.
    pub fn release(&mut self, key: &str) -> Option<T> {
        let place = self.down.iter().position(|held| held.key == key)?;
        Some(self.down.swap_remove(place).on)
    }

    /// Forgets all keys: it is no longer known which are down.
    pub fn clear(&mut self) {
        self.down.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(held: &mut HeldKeys<()>, key: &str, repeats: bool, now: f64) -> bool {
        held.press(key.into(), repeats, now, ())
    }

    #[test]
    fn a_held_key_acts_once_until_it_comes_up() {
        for repeats in [true, false] {
            let mut held = HeldKeys::default();
            assert!(press(&mut held, "Enter", false, 0.0));
            assert!(!press(&mut held, "Enter", repeats, 500.0));
            assert!(!press(&mut held, "Enter", repeats, 530.0));
            assert!(press(&mut held, "Space", false, 540.0), "another key");
            assert!(!press(&mut held, "Enter", repeats, 560.0));
            assert_eq!(held.release("Enter"), Some(()));
            assert!(press(&mut held, "Enter", false, 570.0));
        }
    }

    #[test]
    fn a_key_that_was_pressed_elsewhere_does_not_act_here() {
        let mut held = HeldKeys::default();
        assert!(!press(&mut held, "Enter", true, 0.0));
        assert!(!press(&mut held, "Enter", true, 30.0));
        held.clear();
        assert!(!press(&mut held, "Enter", true, 60.0));
        held.release("Enter");
        assert!(press(&mut held, "Enter", false, 90.0));
    }

    #[test]
    fn a_key_of_which_nobody_tells_that_it_came_up_acts_again_later() {
        let mut held = HeldKeys::default();
        assert!(press(&mut held, "KeyH", false, 0.0));
        assert!(!press(&mut held, "KeyH", false, REPEAT - 1.0));
        assert!(press(&mut held, "KeyH", false, 2.0 * REPEAT));
        assert!(!press(&mut held, "KeyH", true, 9.0 * REPEAT));
        held.clear();
        assert!(press(&mut held, "KeyH", false, 9.1 * REPEAT));
    }

    #[test]
    fn what_moves_scrolls_or_writes_may_be_repeated() {
        for key in ["Enter", "Escape", " ", "?", "r", "É", "р"] {
            assert!(acts(key, false, false), "{key}");
        }
        for key in [
            "Tab",
            "ArrowLeft",
            "PageDown",
            "Home",
            "End",
            "Backspace",
            "Delete",
            "Shift",
            "F5",
            "Unidentified",
        ] {
            assert!(!acts(key, false, false), "{key}");
        }
        assert!(!acts("r", true, false) && !acts(" ", true, false));
        assert!(acts("Enter", true, false), "a field is left by it");
        assert!(!acts("r", false, true), "the browser reloads");
        assert!(acts("Enter", false, true), "browsers press by it");
    }
}
