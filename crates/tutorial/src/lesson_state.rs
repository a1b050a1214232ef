//! The state of a person in a lesson, as a reducer without effects.

use std::rc::Rc;

use yew::Reducible;

use super::lesson::Stop;

/// A person's place in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonState {
    stops: Rc<[Stop]>,
    place: usize,
    /// Whether the entries after a stop for reading are being played.
    playing: bool,
    over: bool,
}

/// An event of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonEvent {
    /// The person has read the text.
    Next,
    /// Back to the previous stop, or to the beginning of this one.
    Back,
    /// On to the next stop, even if something is to be done at this one.
    Skip,
    /// Back to the beginning of the lesson.
    Restart,
    /// The match at the table has a log of this length.
    Reached(usize),
}

impl LessonState {
    /// A lesson with these stops, at least one, at the stop of this name, or at the first if there is none of
    /// that name.
    pub fn new(stops: Rc<[Stop]>, name: Option<&str>) -> LessonState {
        let place = stops.iter().position(|stop| Some(stop.name) == name);
        LessonState {
            stops,
            place: place.unwrap_or_default(),
            playing: false,
            over: false,
        }
    }

    /// The present stop.
    pub fn stop(&self) -> &Stop {
        &self.stops[self.place]
    }

    /// The index of the stop, and the number of stops.
    pub fn place(&self) -> (usize, usize) {
        (self.place, self.stops.len())
    }

    /// Whether the match goes on at the table: the person is to do something, or watches.
    pub fn is_playing(&self) -> bool {
        self.stop().is_task || self.playing
    }

    /// Whether the person watches.
    pub fn is_watching(&self) -> bool {
        self.playing
    }

    /// Whether the lesson is over.
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
        let Stop {
            at, end, is_task, ..
        } = *self.stop();
        if is_task || self.playing || self.over {
            return;
        }
        if end > at {
            self.playing = true
        } else {
            self.go_on()
        }
    }
}

impl Reducible for LessonState {
    type Action = LessonEvent;

    fn reduce(self: Rc<Self>, event: LessonEvent) -> Rc<Self> {
        let mut lesson_state = (*self).clone();
        match event {
            LessonEvent::Next => lesson_state.next(),
            LessonEvent::Back => lesson_state.go_back(),
            LessonEvent::Skip => lesson_state.go_on(),
            LessonEvent::Restart => {
                lesson_state.place = 0;
                lesson_state.playing = false;
                lesson_state.over = false;
            }
            LessonEvent::Reached(length) => {
                if lesson_state.is_playing()
                    && !lesson_state.over
                    && length == lesson_state.stop().end
                {
                    lesson_state.go_on();
                }
            }
        }
        Rc::new(lesson_state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stop for reading with entries to watch, a stop with an action, and a stop for reading.
    fn stops() -> Rc<[Stop]> {
        let stop = |name, at, end, is_task| Stop {
            name,
            scene: 0,
            at,
            end,
            is_task,
            highlights: &[],
        };
        [
            stop("look", 0, 2, false),
            stop("do", 2, 3, true),
            stop("read", 3, 3, false),
        ]
        .into()
    }

    fn after(events: &[LessonEvent]) -> LessonState {
        let lesson_state = Rc::new(LessonState::new(stops(), None));
        let lesson_state = events.iter().fold(lesson_state, |lesson_state, event| {
            lesson_state.reduce(*event)
        });
        (*lesson_state).clone()
    }

    #[test]
    fn reading_watching_and_doing_lead_to_the_end() {
        let lesson_state = after(&[LessonEvent::Next]);
        assert!(lesson_state.is_watching() && lesson_state.stop().name == "look");
        let lesson_state = after(&[LessonEvent::Next, LessonEvent::Reached(1)]);
        assert_eq!(lesson_state.stop().name, "look", "not all has happened");
        let lesson_state = after(&[LessonEvent::Next, LessonEvent::Reached(2)]);
        assert!(lesson_state.is_playing() && lesson_state.stop().name == "do");
        let lesson_state = after(&[
            LessonEvent::Next,
            LessonEvent::Reached(2),
            LessonEvent::Next,
        ]);
        assert_eq!(lesson_state.stop().name, "do", "reading is not doing");
        let through = [
            LessonEvent::Next,
            LessonEvent::Reached(2),
            LessonEvent::Reached(3),
            LessonEvent::Next,
        ];
        assert!(after(&through).is_over());
        assert!(!after(&through[..3]).is_over());
    }

    #[test]
    fn one_can_skip_go_back_and_begin_again() {
        assert_eq!(after(&[LessonEvent::Skip]).stop().name, "do");
        assert_eq!(
            after(&[LessonEvent::Skip, LessonEvent::Back]).stop().name,
            "look"
        );
        assert_eq!(after(&[LessonEvent::Back]).stop().name, "look");
        let lesson_state = after(&[LessonEvent::Next, LessonEvent::Back]);
        assert!(!lesson_state.is_watching() && lesson_state.stop().name == "look");
        let skips = [LessonEvent::Skip; 3];
        assert!(after(&skips).is_over());
        let back: Vec<LessonEvent> = skips.into_iter().chain([LessonEvent::Back]).collect();
        assert_eq!(
            (after(&back).is_over(), after(&back).place()),
            (false, (2, 3))
        );
        let again: Vec<LessonEvent> = skips.into_iter().chain([LessonEvent::Restart]).collect();
        assert_eq!(after(&again), LessonState::new(stops(), None));
    }

    #[test]
    fn one_goes_on_where_one_left() {
        assert_eq!(LessonState::new(stops(), Some("read")).place(), (2, 3));
        assert_eq!(
            LessonState::new(stops(), Some("of an old release")).place(),
            (0, 3)
        );
    }
}
