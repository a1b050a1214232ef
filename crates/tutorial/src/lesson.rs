//! Lessons: scenes, each a match whose whole log is prepared, and the stops at which a text is shown.

use std::rc::Rc;

use engine::{Entry, Match, Seat};
use protocol::Level;

use super::TutorialGame;
use model::session::{Participant, Script, Session};
use table::{Playable, RulesOf};

/// A step of a scene. Log entries are in the game's notation, several of them separated by semicolons.
#[derive(Clone, Copy, Debug)]
pub enum ScriptStep {
    /// A stop at which the person reads, by its name; it may highlight elements of the table, by selectors.
    Read(&'static str, &'static [&'static str]),
    /// A stop, by its name, at which the person takes this action.
    Do(&'static str, &'static str),
    /// Entries that happen by themselves while the person watches.
    Then(&'static str),
    /// Entries that are played before the next stop without being shown.
    Meanwhile(&'static str),
}

/// A scene of a lesson.
pub struct Scene<G: TutorialGame> {
    /// The rules.
    pub rules: RulesOf<G>,
    /// What has happened when the scene begins, as entries.
    pub before: String,
    /// The steps of the scene.
    pub steps: &'static [ScriptStep],
}

/// A stop of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// The name, under which the person's progress is stored.
    pub name: &'static str,
    /// The index of its scene.
    pub scene: usize,
    /// The length of the scene's log at the stop.
    pub at: usize,
    /// The length of the log at its end.
    pub end: usize,
    /// Whether the person is to do something.
    pub is_task: bool,
    /// The selectors of what it highlights.
    pub highlights: &'static [&'static str],
}

/// A scene's rules, and all entries of its log.
type PreparedScene<G> = (RulesOf<G>, Rc<[Entry<<G as Playable>::Game>]>);

/// A lesson.
pub struct Lesson<G: TutorialGame> {
    /// The stops, in order.
    pub stops: Rc<[Stop]>,
    scenes: Vec<PreparedScene<G>>,
}

impl<G: TutorialGame> Default for Lesson<G> {
    fn default() -> Self {
        Lesson::new()
    }
}

impl<G: TutorialGame> Lesson<G> {
    /// The game's lesson.
    ///
    /// # Panics
    ///
    /// If it is not written in the game's notation; a test of each game checks that.
    pub fn new() -> Lesson<G> {
        let mut stops = Vec::new();
        let mut scenes = Vec::new();
        for scene in G::scenes() {
            let mut log = Log::new(scenes.len());
            log.happen(&scene.before);
            scene
                .steps
                .iter()
                .for_each(|step| log.play(*step, &mut stops));
            let entry = |text: &String| text.parse().ok();
            let script: Option<Rc<[Entry<G::Game>]>> = log.entries.iter().map(entry).collect();
            let script = script.expect("a lesson is written in the game's notation");
            scenes.push((scene.rules, script));
        }
        Lesson {
            stops: stops.into(),
            scenes,
        }
    }

    /// The match at a stop: held there, or `playing` on to its end.
    ///
    /// # Panics
    ///
    /// If the rules do not allow the lesson; a test of each game checks that.
    pub fn session(&self, stop: &Stop, playing: bool) -> Session<G::Game> {
        let (rules, script) = &self.scenes[stop.scene];
        let until = if playing { stop.end } else { stop.at };
        let seats =
            Match::<G::Game>::new(rules.clone()).map_or(0, |play| engine::Game::seats(play.game()));
        Session::lesson(
            rules.clone(),
            Seat::all(seats).map(participant).collect(),
            Script::new(script.clone(), until),
            stop.at,
        )
        .expect("the rules allow everything that happens in a lesson")
    }

    /// The entry that is to be done at a stop, or happens next there.
    pub fn entry(&self, stop: &Stop) -> Option<&Entry<G::Game>> {
        self.scenes[stop.scene].1.get(stop.at)
    }
}

/// The person on the first seat, a beginner on the other.
fn participant(seat: Seat) -> Participant {
    match seat {
        Seat::FIRST => Participant {
            name: String::new(),
            bot: None,
        },
        _ => Participant {
            name: "Anna".into(),
            bot: Some(Level::Beginner),
        },
    }
}

/// The log of a scene while its steps are read.
struct Log {
    scene: usize,
    entries: Vec<String>,
}

impl Log {
    fn new(scene: usize) -> Log {
        Log {
            scene,
            entries: Vec::new(),
        }
    }

    fn happen(&mut self, texts: &str) {
        let texts = texts.split(';').map(str::trim);
        let entries = texts.filter(|text| !text.is_empty());
        self.entries.extend(entries.map(String::from));
    }

    fn play(&mut self, step: ScriptStep, stops: &mut Vec<Stop>) {
        let at = self.entries.len();
        let mut stop = |name, is_task, highlights| {
            stops.push(Stop {
                name,
                scene: self.scene,
                at,
                end: at,
                is_task,
                highlights,
            });
        };
        match step {
            ScriptStep::Read(name, highlights) => stop(name, false, highlights),
            ScriptStep::Do(name, entry) => {
                stop(name, true, &[]);
                self.happen(entry);
            }
            ScriptStep::Then(entries) | ScriptStep::Meanwhile(entries) => self.happen(entries),
        }
        let now = self.entries.len();
        match stops.last_mut() {
            Some(last) if !matches!(step, ScriptStep::Meanwhile(_)) => last.end = now,
            _ => {}
        }
    }
}
