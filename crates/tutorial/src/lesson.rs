//! How lessons are written: scenes, each a match in which everything is
//! prepared, and the stops at which something is said.

use std::rc::Rc;

use engine::{Entry, Match, Seat};
use protocol::Level;

use super::TutorialGame;
use model::session::{Participant, Script, Session};
use table::Playable;

/// What happens in a scene, piece by piece. Entries of the log are in the
/// game's notation; several are separated by semicolons.
#[derive(Clone, Copy, Debug)]
pub enum ScriptStep {
    /// A stop at which one reads; it has a name, and may point at something on
    /// the table by selectors.
    Read(&'static str, &'static [&'static str]),
    /// A stop at which the person does this.
    Do(&'static str, &'static str),
    /// This happens by itself, while one looks on.
    Then(&'static str),
    /// This has happened when the next stop is reached; nobody sees it happen.
    Meanwhile(&'static str),
}

/// A scene of a lesson.
pub struct Scene<G: TutorialGame> {
    /// The rules.
    pub rules: G::Rules,
    /// What has happened when the scene begins.
    pub before: String,
    /// What happens in it.
    pub steps: &'static [ScriptStep],
}

/// A stop of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Its name, by which it is stored how far one has come.
    pub name: &'static str,
    /// The scene it is in, from 0.
    pub scene: usize,
    /// The length of the scene's log when it is reached.
    pub at: usize,
    /// The length of the log when it is over.
    pub end: usize,
    /// Whether the person is to do something.
    pub does: bool,
    /// What it points at, by selectors.
    pub looks: &'static [&'static str],
}

/// A scene's rules, and everything that happens in it.
type Prepared<G> = (<G as Playable>::Rules, Rc<[Entry<<G as Playable>::Game>]>);

/// A lesson.
pub struct Lesson<G: TutorialGame> {
    /// Where one stops.
    pub stops: Rc<[Stop]>,
    scenes: Vec<Prepared<G>>,
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
    /// If it is not written in the game's notation, of which the tests make
    /// sure for every game.
    pub fn new() -> Lesson<G> {
        let mut stops = Vec::new();
        let mut scenes = Vec::new();
        for scene in G::scenes() {
            let mut log = Log::new(scenes.len());
            log.happen(&scene.before);
            scene
                .steps
                .iter()
                .for_each(|beat| log.play(*beat, &mut stops));
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

    /// The match at a stop: held there, or `playing` on to the end of it.
    ///
    /// # Panics
    /// If the rules do not allow the lesson, of which the tests make sure for
    /// every game.
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

    /// What is to be done at a stop, or is about to happen there.
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

/// What happens in a scene, as far as it is read.
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

    fn play(&mut self, beat: ScriptStep, stops: &mut Vec<Stop>) {
        let at = self.entries.len();
        let mut stop = |name, does, looks| {
            stops.push(Stop {
                name,
                scene: self.scene,
                at,
                end: at,
                does,
                looks,
            });
        };
        match beat {
            ScriptStep::Read(name, looks) => stop(name, false, looks),
            ScriptStep::Do(name, entry) => {
                stop(name, true, &[]);
                self.happen(entry);
            }
            ScriptStep::Then(entries) | ScriptStep::Meanwhile(entries) => self.happen(entries),
        }
        let now = self.entries.len();
        match stops.last_mut() {
            Some(last) if !matches!(beat, ScriptStep::Meanwhile(_)) => last.end = now,
            _ => {}
        }
    }
}
