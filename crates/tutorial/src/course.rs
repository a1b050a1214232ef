//! How one goes through a lesson: one reducer, without effects.

use std::rc::Rc;

use yew::Reducible;

use super::lesson::Stop;

/// How far somebody has come in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    stops: Rc<[Stop]>,
    place: usize,
    /// Whether what follows a stop at which one reads is being played.
    playing: bool,
    over: bool,
}

/// What can happen in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The person has read the text.
    Next,
    /// Back to the stop before, or to the beginning of this one.
    Back,
    /// On to the next stop, whatever is to be done at this one.
    Skip,
    /// Everything once more.
    Restart,
    /// The log of the match at the table has this length.
    Reached(usize),
}

impl Course {
    /// A lesson with these stops, of which there is one at least, begun at the
    /// one of this name; at the first if there is none of that name.
    pub fn new(stops: Rc<[Stop]>, name: Option<&str>) -> Course {
        let place = stops.iter().position(|stop| Some(stop.name) == name);
        Course {
            stops,
            place: place.unwrap_or_default(),
            playing: false,
            over: false,
        }
    }

    /// The stop that is reached.
    pub fn stop(&self) -> &Stop {
        &self.stops[self.place]
    }

    /// Its place among all, from 0, and how many there are.
    pub fn place(&self) -> (usize, usize) {
        (self.place, self.stops.len())
    }

    /// Whether the match goes on at the table: the person is to do something,
    /// or looks on.
    pub fn plays(&self) -> bool {
        self.stop().does || self.playing
    }

    /// Whether one only looks on.
    pub fn looks_on(&self) -> bool {
        self.playing
    }

    /// Whether everything has been done.
    pub fn is_over(&self) -> bool {
        self.over
    }

    fn go_on(&mut self) {
        self.playing = false;
        if self.place + 1 < self.stops.len() {
            self.place += 1
        } else {
            self.over = true
        }
    }

    fn go_back(&mut self) {
        if !self.over && !self.playing {
            self.place = self.place.saturating_sub(1);
        }
        self.playing = false;
        self.over = false;
    }

    fn next(&mut self) {
        let Stop { at, end, does, .. } = *self.stop();
        if does || self.playing || self.over {
            return;
        }
        if end > at {
            self.playing = true
        } else {
            self.go_on()
        }
    }
}

impl Reducible for Course {
    type Action = Way;

    fn reduce(self: Rc<Self>, way: Way) -> Rc<Self> {
        let mut course = (*self).clone();
        match way {
            Way::Next => course.next(),
            Way::Back => course.go_back(),
            Way::Skip => course.go_on(),
            Way::Restart => {
                course.place = 0;
                course.playing = false;
                course.over = false;
            }
            Way::Reached(length) => {
                if course.plays() && !course.over && length == course.stop().end {
                    course.go_on();
                }
            }
        }
        Rc::new(course)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One reads and looks on, does something, and reads.
    fn stops() -> Rc<[Stop]> {
        let stop = |name, at, end, does| Stop {
            name,
            scene: 0,
            at,
            end,
            does,
            looks: &[],
        };
        [
            stop("look", 0, 2, false),
            stop("do", 2, 3, true),
            stop("read", 3, 3, false),
        ]
        .into()
    }

    fn after(ways: &[Way]) -> Course {
        let course = Rc::new(Course::new(stops(), None));
        let course = ways.iter().fold(course, |course, way| course.reduce(*way));
        (*course).clone()
    }

    #[test]
    fn one_reads_looks_on_does_and_is_through() {
        let course = after(&[Way::Next]);
        assert!(course.looks_on() && course.stop().name == "look");
        let course = after(&[Way::Next, Way::Reached(1)]);
        assert_eq!(course.stop().name, "look", "not all has happened");
        let course = after(&[Way::Next, Way::Reached(2)]);
        assert!(course.plays() && course.stop().name == "do");
        let course = after(&[Way::Next, Way::Reached(2), Way::Next]);
        assert_eq!(course.stop().name, "do", "reading is not doing");
        let through = [Way::Next, Way::Reached(2), Way::Reached(3), Way::Next];
        assert!(after(&through).is_over());
        assert!(!after(&through[..3]).is_over());
    }

    #[test]
    fn one_can_skip_go_back_and_begin_again() {
        assert_eq!(after(&[Way::Skip]).stop().name, "do");
        assert_eq!(after(&[Way::Skip, Way::Back]).stop().name, "look");
        assert_eq!(after(&[Way::Back]).stop().name, "look");
        let course = after(&[Way::Next, Way::Back]);
        assert!(!course.looks_on() && course.stop().name == "look");
        let skips = [Way::Skip; 3];
        assert!(after(&skips).is_over());
        let back: Vec<Way> = skips.into_iter().chain([Way::Back]).collect();
        assert_eq!(
            (after(&back).is_over(), after(&back).place()),
            (false, (2, 3))
        );
        let again: Vec<Way> = skips.into_iter().chain([Way::Restart]).collect();
        assert_eq!(after(&again), Course::new(stops(), None));
    }

    #[test]
    fn one_goes_on_where_one_left() {
        assert_eq!(Course::new(stops(), Some("read")).place(), (2, 3));
        assert_eq!(
            Course::new(stops(), Some("of an old release")).place(),
            (0, 3)
        );
    }
}
