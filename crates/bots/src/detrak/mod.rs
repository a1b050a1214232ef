//! Détrak's bots: four levels, from one that takes the points it sees to one
//! that knows from experience what a sheet will become, and looks at every
//! roll that may follow.
//!
//! Sheets do not touch each other, so with several seats, too, everybody plays
//! for points of their own.

pub mod answers;
mod dice_question;
pub mod evaluator;
pub mod layout;
pub mod notes;
pub mod play;
pub mod playouts;
mod review;
pub mod search;
pub mod shapes;
#[cfg(test)]
mod tests;
pub mod value;

use std::sync::OnceLock;

use engine::View;
use engine::detrak::{Action, Cell, Detrak, Sheet, Step};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Study, Task, Trouble};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{AnytimeSearch, Immediate};
pub use dice_question::Hindsight;
use notes::ALL_WAYS;
use play::Player;
pub use review::appraise;
pub use shapes::Shapes;
pub use value::{UNIT, Values, ValuesError};

/// What has been learned, for the basic and for the advanced rules.
static LEARNED: [OnceLock<Values>; 2] = [const { OnceLock::new() }; 2];

/// What the bots have learned for these rules; `None` if they have not been
/// given it yet (see [`load_weights`]), which only happens in the browser.
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

/// Gives the bots what they have learned for these rules.
///
/// # Errors
/// If the bytes hold no such thing.
pub fn load_weights(advanced: bool, bytes: &[u8]) -> Result<(), ValuesError> {
    let values = Values::from_bytes(advanced, bytes)?;
    // Who knows it already knows the same.
    let _ = LEARNED[usize::from(advanced)].set(values);
    Ok(())
}

/// Begins to think about a decision in Détrak.
pub fn think(task: &Task<Detrak>) -> Result<Box<dyn AnytimeSearch>, Trouble> {
    let Some(seat) = task.view.seat().filter(|_| task.view.to_decide()) else {
        return Err(Trouble::NothingToDecide);
    };
    let game = task.view.open();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(task.seed);
    match game.step() {
        Step::Note(roll, _) => {
            let player = Player::new(task.level, game.is_advanced())?;
            let turn = game.turn() + 1;
            Ok(Box::new(NoteSearch {
                search: player.search(game.sheet(seat), roll, turn),
                quirk: rng.next_u64(),
            }))
        }
        _ => Ok(Box::new(Immediate(AnyAdvice::Detrak(any_start(
            game, &mut rng,
        ))))),
    }
}

/// Begins to look into the dice of a game.
pub fn study(study: &Study) -> Result<Box<dyn AnytimeSearch>, Trouble> {
    dice_question::begin(study)
}

/// One symbol is as good as another to begin with; the bots take any.
fn any_start(game: &Detrak, rng: &mut impl Rng) -> Advice<Action> {
    let choice = |symbol| Choice {
        action: Action::Start(symbol),
        estimate: Estimate {
            value: (rng.next_u64() >> 40) as f32,
            score: begun(game.is_advanced()),
            win: None,
            samples: 1,
        },
    };
    Advice::new(game.free_symbols().map(choice).collect())
}

/// What bots who have learned the game expect of a sheet with one symbol on it,
/// to the nearest half point (measured, see `docs/lab/detrak.md`).
fn begun(advanced: bool) -> f32 {
    if advanced { 39.5 } else { 36.5 }
}

/// How to note a roll, being thought about.
struct NoteSearch {
    search: play::Decision,
    /// Tells equal notes apart, so that bots do not all play alike.
    quirk: u64,
}

/// About how many playouts of Dékal a note's search is worth, in time.
const PLAYOUTS_A_NOTE: u32 = 100;

impl AnytimeSearch for NoteSearch {
    fn step(&mut self, work: u32) -> bool {
        (0..work.div_ceil(PLAYOUTS_A_NOTE)).any(|_| self.search.step())
    }

    fn advice(&self) -> AnyAdvice {
        let choice = |(note, value): &(engine::detrak::Note, i32)| {
            let points = *value as f32 / (ALL_WAYS * UNIT) as f32;
            Choice {
                action: Action::Note(*note),
                estimate: Estimate {
                    value: points,
                    score: points,
                    win: None,
                    samples: 1,
                },
            }
        };
        let values = self.search.values();
        // Which of equal notes comes first is the bot's own affair.
        let first = (self.quirk % values.len().max(1) as u64) as usize;
        let (after, before) = (&values[first..], &values[..first]);
        AnyAdvice::Detrak(Advice::new(
            after.iter().chain(before).map(choice).collect(),
        ))
    }
}

/// A sheet on which nothing but the first symbol is noted.
fn begun_with(symbol: engine::detrak::Symbol) -> Sheet {
    Sheet::EMPTY.with(Cell::START, symbol)
}
