//! Détrak's bots. Four levels are bases, from one that takes the points it sees to one that knows learned values of
//! sheets and looks at every roll that may follow; the others draw among what a base has ranked.
//!
//! Sheets do not affect each other, so with several seats, too, every bot maximises its own points.

pub mod answers;
mod dice_question;
pub mod evaluator;
mod judge;
pub mod layout;
pub mod notes;
pub mod play;
pub mod playouts;
pub mod search;
pub mod shapes;
mod style;
#[cfg(test)]
mod tests;
pub mod value;

use std::sync::OnceLock;

use engine::detrak::{Action, Cell, Detrak, DetrakView, OpenDetrak, Sheet, Step};
use engine::{Game, View};
use protocol::{
    Advice, Choice, DiceQuestion, DiceQuestionKind, Estimate, GameTask, JudgeTask, Judgement,
    Level, Style, Task, TaskError,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::slips::{Slips, slipping};
use crate::{AnytimeSearch, BotGame, BoxedSearch, Immediate, Weights, WorkerSearch};
pub use dice_question::{Hindsight, answer_dice};
use judge::judge;
use notes::ALL_WAYS;
use play::Player;
pub use shapes::Shapes;
pub use value::{UNIT, Values, ValuesError};

/// The values for the basic and for the advanced rules, once they are loaded.
static LEARNED: [OnceLock<Values>; 2] = [const { OnceLock::new() }; 2];

/// The values for these rules; `None` until they have been loaded (see [`load_weights`]), which happens only
/// in the browser.
pub fn learned(advanced: bool) -> Option<&'static Values> {
    let place = &LEARNED[usize::from(advanced)];
    #[cfg(not(target_family = "wasm"))]
    place.get_or_init(|| {
        const FILES: [&[u8]; 2] = [
            include_bytes!("../../weights/detrak-basic.bin"),
            include_bytes!("../../weights/detrak-advanced.bin"),
        ];
        Values::from_bytes(advanced, FILES[usize::from(advanced)])
            .expect("the files that are built in are whole")
    });
    place.get()
}

/// Loads the values for these rules.
///
/// # Errors
///
/// If the bytes are no values.
pub fn load_weights(advanced: bool, bytes: &[u8]) -> Result<(), ValuesError> {
    let values = Values::from_bytes(advanced, bytes)?;
    // A repeated load has the same weights; it is ignored.
    let _ = LEARNED[usize::from(advanced)].set(values);
    Ok(())
}

/// Begins the search for a decision in Détrak.
pub fn search(task: &Task<Detrak>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(TaskError::NothingToDecide);
    };
    let game = task.view.open();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(task.seed);
    match game.step() {
        Step::Note(roll, _) => {
            let level = task.level.nearest(Detrak::ID);
            let player = Player::new(level, game.is_advanced())?;
            let turn = game.turn() + 1;
            let mut search = player.search(game.sheet(seat), roll, turn);
            if level != Level::Expert {
                search = search.without_playouts();
            }
            let quirk = rng.next_u64();
            let search = Box::new(NoteSearch { search, quirk });
            Ok(slipping(search, slips(level, game.is_advanced()), task))
        }
        _ => Ok(Box::new(Immediate(any_start(&game, &mut rng)))),
    }
}

/// How a level slips, in points. The advanced rules have more points to lose, and a beginner's way is worth far less.
fn slips(level: Level, advanced: bool) -> Option<Slips> {
    Some(match (level, advanced) {
        (Level::Casual, false) => Slips::at(0.86),
        // Losses are nearly whole points, and a temperature that lets in those of two points makes the level weaker
        // by 130 Elo at once (`docs/lab/detrak.md`): so it lets in none, but smaller ones more often.
        (Level::Amateur, false) => Slips::at(2.5).up_to(1.9),
        (Level::Proficient, false) => Slips::at(0.46),
        (Level::VeryStrong, false) => Slips::at(0.43),
        (Level::Casual, true) => Slips::at(2.85),
        (Level::Amateur, true) => Slips::at(2.2),
        (Level::Proficient, true) => Slips::at(1.0),
        (Level::VeryStrong, true) => Slips::at(0.7),
        _ => return None,
    })
}

/// All symbols are equally good to begin with; the bots take any.
fn any_start(game: &OpenDetrak, rng: &mut impl Rng) -> Advice<Action> {
    let choice = |symbol| {
        Choice::new(
            Action::Start(symbol),
            Estimate {
                value: (rng.next_u64() >> 40) as f32,
                score: begun(game.is_advanced()),
                win: None,
                samples: 1,
            },
        )
    };
    Advice::new(game.free_symbols().map(choice).collect())
}

/// The learned expectation of a sheet with one symbol on it, to the nearest half point (measured, see
/// `docs/lab/detrak.md`).
fn begun(advanced: bool) -> f32 {
    if advanced { 39.5 } else { 36.5 }
}

/// The search for a note, as advice.
struct NoteSearch {
    search: play::Decision,
    /// Breaks ties, so that bots do not all play alike.
    quirk: u64,
}

/// The time of the search for a note, in playouts of Dékal, roughly.
const PLAYOUTS_A_NOTE: u32 = 100;

impl AnytimeSearch for NoteSearch {
    type Answer = Advice<Action>;

    fn step(&mut self, work: u32) -> bool {
        (0..work.div_ceil(PLAYOUTS_A_NOTE)).any(|_| self.search.step())
    }

    fn answer(&self) -> Advice<Action> {
        let choice = |(note, value): &(engine::detrak::Note, i32)| {
            let points = *value as f32 / (ALL_WAYS * UNIT) as f32;
            Choice::new(
                Action::Note(*note),
                Estimate {
                    value: points,
                    score: points,
                    win: None,
                    samples: 1,
                },
            )
        };
        let values = self.search.values();
        // The seed decides which of equal notes comes first.
        let first = (self.quirk % values.len().max(1) as u64) as usize;
        let (after, before) = (&values[first..], &values[..first]);
        Advice::new(after.iter().chain(before).map(choice).collect())
    }
}

/// A sheet on which nothing but the first symbol is noted.
fn begun_with(symbol: engine::detrak::Symbol) -> Sheet {
    Sheet::EMPTY.with(Cell::START, symbol)
}

/// The file of weights for the basic or the advanced rules.
const fn weights<const ADVANCED: bool>(name: &'static str) -> Weights {
    Weights::new(
        name,
        || learned(ADVANCED).is_some(),
        |bytes| Ok(load_weights(ADVANCED, bytes)?),
    )
}

impl BotGame for Detrak {
    type Extra = DiceQuestion;

    const WEIGHTS: &'static [Weights] = &[
        weights::<false>("detrak-basic"),
        weights::<true>("detrak-advanced"),
    ];

    fn weights(task: &GameTask<Detrak, DiceQuestion>) -> Option<Weights> {
        let (takes, advanced) = match task {
            GameTask::Decision(task) => {
                let advanced = task.view.open().is_advanced();
                (task.level.base(Detrak::ID) == Level::Expert, advanced)
            }
            GameTask::Judge(task) => (true, task.view.open().is_advanced()),
            GameTask::Extra(question) => match question.kind {
                DiceQuestionKind::Played { level, .. } => {
                    (level.base(Detrak::ID) == Level::Expert, question.advanced)
                }
                DiceQuestionKind::Best { .. } => (true, question.advanced),
            },
        };
        takes.then(|| Self::WEIGHTS[usize::from(advanced)])
    }

    fn search(task: &Task<Detrak>) -> Result<BoxedSearch<Advice<Action>>, TaskError> {
        search(task)
    }

    fn liking(style: Style, view: &DetrakView, action: Action) -> Option<f32> {
        style::liking(style, view, action)
    }

    fn about_equal(style: Style, level: Level) -> Option<f32> {
        style::about_equal(style, level)
    }

    fn judge(task: &JudgeTask<Detrak>) -> Result<BoxedSearch<Judgement<Action>>, TaskError> {
        judge(task)
    }

    fn extra(question: &DiceQuestion) -> Result<Box<dyn WorkerSearch>, TaskError> {
        Ok(Box::new(answer_dice(question)?))
    }
}
