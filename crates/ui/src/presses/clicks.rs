//! Double clicks and double taps.

/// The longest time, in milliseconds, between two clicks of the mouse that a person's computer can be set to take for a
/// double click.
const DOUBLE_CLICK: f64 = 900.0;
/// The time, in milliseconds, within which a second tap makes a double tap on phones. A person who taps twice on
/// purpose, to confirm, takes longer, since they look in between.
const DOUBLE_TAP: f64 = 300.0;
/// How far from each other the taps of a double tap may be, in pixels.
const SPREAD: f64 = 24.0;

/// A click, with the values of its event.
pub struct Click<T> {
    /// The number of clicks in a row, of which this is the last; 0 if it is by the keyboard or a script.
    pub count: i32,
    /// When it was, in milliseconds.
    pub time: f64,
    /// Where it was, in pixels.
    pub at: (f64, f64),
    /// What it presses.
    pub control: T,
    /// Whether the control does the same again with each click.
    pub repeats: bool,
}

/// Tells double clicks from single ones.
#[derive(Default)]
pub struct Clicks<T> {
    /// The number of presses until now. A press may make two clicks: one of a label, and one of its field.
    presses: u32,
    by_mouse: bool,
    /// The last click that has passed, with the number of its press.
    last: Option<(u32, Click<T>)>,
}

impl<T: PartialEq> Clicks<T> {
    /// A pointer is pressed.
    pub fn press(&mut self, by_mouse: bool) {
        self.presses += 1;
        self.by_mouse = by_mouse;
    }

    /// Whether a click passes: it does unless it is the second one of a double click. A person who goes on clicking
    /// gets through again, since each click is compared with the last one that has passed.
    pub fn passes(&mut self, click: Click<T>) -> bool {
        if click.count == 0 {
            return true;
        }
        let is_second = |(press, last): &(u32, Click<T>)| {
            let is_meant = click.repeats && click.control == last.control;
            *press != self.presses && !is_meant && self.is_double(last, &click)
        };
        let passes = !self.last.as_ref().is_some_and(is_second);
        if passes {
            self.last = Some((self.presses, click));
        }
        passes
    }

    /// What the first click of a double click has pressed, if a press of the mouse at this time, which makes so many in a
    /// row, is that of the second.
    pub fn before(&self, count: i32, time: f64) -> Option<&T> {
        let (_, last) = self.last.as_ref()?;
        (count > 1 && time - last.time < DOUBLE_CLICK).then_some(&last.control)
    }

    /// Whether a click makes a double click with the one before. Browsers count the clicks of a mouse by the settings
    /// of the person's computer, but not all browsers count taps. One that counts them has its own time for a double tap.
    fn is_double(&self, before: &Click<T>, click: &Click<T>) -> bool {
        let after = click.time - before.time;
        if self.by_mouse || click.count > 1 {
            return click.count > 1 && after < DOUBLE_CLICK;
        }
        let ((x, y), (other_x, other_y)) = (before.at, click.at);
        let squared = (x - other_x).powi(2) + (y - other_y).powi(2);
        after < DOUBLE_TAP && squared < SPREAD * SPREAD
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Clicks with their number in a row, time, place from left, and control; returns which of them pass.
    fn passing(by_mouse: bool, clicks: &[(i32, f64, f64, &str)]) -> Vec<bool> {
        let mut all = Clicks::default();
        let one = |(count, time, x, control): &(i32, f64, f64, &str)| {
            all.press(by_mouse);
            all.passes(Click {
                count: *count,
                time: *time,
                at: (*x, 0.0),
                control: (*control).to_owned(),
                repeats: control.starts_with("step"),
            })
        };
        clicks.iter().map(one).collect()
    }

    #[test]
    fn a_double_click_acts_once_whatever_is_below_the_pointer_by_then() {
        for second in ["roll", "next round"] {
            let clicks = [(1, 0.0, 0.0, "roll"), (2, 180.0, 1.0, second)];
            assert_eq!(passing(true, &clicks), [true, false]);
        }
        // The browser's count depends on the distance and on the person's settings.
        let clicks = [(1, 0.0, 0.0, "card"), (1, 180.0, 60.0, "card")];
        assert_eq!(passing(true, &clicks), [true, true]);
    }

    #[test]
    fn a_double_tap_acts_once_and_a_tap_to_confirm_is_no_part_of_one() {
        let taps = [
            (1, 0.0, 0.0, "card"),
            (1, 200.0, 9.0, "card"),
            (1, 400.0, 0.0, "card"),
            (1, 500.0, 60.0, "another card"),
        ];
        assert_eq!(passing(false, &taps), [true, false, true, true]);
    }

    #[test]
    fn a_slow_double_tap_is_one_if_the_browser_counts_it() {
        let taps = [(1, 0.0, 0.0, "symbol"), (2, 303.0, 0.0, "roll")];
        assert_eq!(passing(false, &taps), [true, false]);
    }

    #[test]
    fn the_second_press_of_a_double_click_is_known_before_its_click() {
        let mut all = Clicks::default();
        all.press(true);
        assert_eq!(all.before(1, 0.0), None);
        let first = Click {
            count: 1,
            time: 90.0,
            at: (0.0, 0.0),
            control: "delete",
            repeats: false,
        };
        assert!(all.passes(first));
        assert_eq!(all.before(2, 200.0), Some(&"delete"));
        assert_eq!(all.before(1, 200.0), None, "elsewhere");
        assert_eq!(all.before(2, 1_200.0), None, "later");
    }

    #[test]
    fn whoever_goes_on_clicking_gets_through() {
        let clicks = [0.0, 400.0, 800.0, 1_200.0, 1_600.0].map(|time| (time, "undo"));
        let clicks = (1..).zip(clicks);
        let clicks: Vec<_> = clicks
            .map(|(n, (time, what))| (n, time, 0.0, what))
            .collect();
        assert_eq!(passing(true, &clicks), [true, false, false, true, false]);
    }

    #[test]
    fn what_repeats_is_clicked_as_fast_as_one_can_but_not_instead_of_something_else() {
        let steps = [(1, 0.0, 0.0, "step"), (2, 90.0, 0.0, "step")];
        assert_eq!(passing(true, &steps), [true, true]);
        let other = [(1, 0.0, 0.0, "play"), (2, 90.0, 0.0, "step")];
        assert_eq!(passing(true, &other), [true, false]);
    }

    #[test]
    fn a_label_clicks_its_field_and_keys_click_too() {
        let mut all = Clicks::default();
        let click = |count, control| Click {
            count,
            time: 0.0,
            at: (0.0, 0.0),
            control,
            repeats: false,
        };
        all.press(false);
        assert!(all.passes(click(1, "label")));
        assert!(all.passes(click(1, "field")), "the same press");
        assert!(all.passes(click(0, "field")), "by the keyboard");
        all.press(false);
        assert!(!all.passes(click(1, "label")));
    }
}
