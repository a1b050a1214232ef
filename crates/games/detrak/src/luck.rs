//! The luck of a match's dice, in points: the mean score of the regular level on these dice, minus its mean
//! score on all dice.

use engine::detrak::{Cell, Detrak, Step};
use engine::{Entry, Seat, Seed};
use protocol::{DiceQuestion, DiceQuestionKind, Level};

use model::session::Session;
use pool::{PoolError, Question};

/// How many games of the regular level are played on the dice.
pub const GAMES: u32 = 200;
/// How many of these games are needed at least: the mean of fewer would depend too much on chance.
const ENOUGH: usize = 100;

/// The seed of the regular level's random numbers.
pub fn seed(match_seed: Seed) -> u64 {
    match_seed.0.wrapping_add(1)
}

/// The rolls of a match that is over, with a seat's own first symbol; `None` while it is played. The kind of
/// the question is a placeholder for the caller to replace.
pub fn dice(session: &Session<Detrak>, seat: Seat) -> Option<DiceQuestion> {
    let game = session.game();
    (game.step() == Step::Over).then_some(())?;
    let rolls = session.play().log().iter().filter_map(|entry| match entry {
        Entry::Event(roll) => Some(*roll),
        _ => None,
    });
    Some(DiceQuestion {
        rolls: rolls.collect(),
        start: game.sheet(seat).get(Cell::START)?,
        advanced: game.is_advanced(),
        kind: DiceQuestionKind::Best { width: 1 },
    })
}

/// The luck of dice, in points, from the scores that the regular level reached on them; `None` if these are too
/// few.
pub fn luck(scores: &[i32], advanced: bool) -> Option<f64> {
    let sum: i32 = scores.iter().sum();
    let usual = f64::from(DiceQuestion::REGULAR[usize::from(advanced)]) / 1_000.0;
    (scores.len() >= ENOUGH).then(|| f64::from(sum) / scores.len() as f64 - usual)
}

/// The question about the luck of a seat's dice; `None` while the match is played.
pub fn question(session: &Session<Detrak>, seat: Seat) -> Option<Question<f64>> {
    let advanced = session.game().is_advanced();
    let question = DiceQuestion {
        kind: DiceQuestionKind::Played {
            level: Level::Regular,
            games: GAMES,
            seed: seed(session.seed()),
        },
        ..dice(session, seat)?
    };
    Some(Question::new(&question, move |sheets| {
        let mut scores = Vec::new();
        for sheet in sheets {
            scores.push(sheet.score(advanced));
        }
        luck(&scores, advanced).ok_or(PoolError::TooSlow)
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_on_which_bots_do_well_are_lucky() {
        assert_eq!(luck(&[35; ENOUGH - 1], false), None);
        let points = |advanced| luck(&[35; ENOUGH], advanced);
        assert_eq!(points(false), Some(35.0 - 28.544));
        assert_eq!(points(true), Some(35.0 - 27.664));
    }
}
