//! Looking into a position for as long as somebody wants to know.

use engine::View;
use protocol::{Analysis, AnyAdvice, BestLine, Trouble};

use super::deepen::{Budget, Deepening};
use super::judge::Judge;
use super::stakes::chance;
use super::{deepening, learned};
use crate::Thought;

/// An analysis remembers 2^18 positions, more than a bot: it looks at more.
const BITS: u32 = 18;
/// So many actions deep a position is looked into at most.
const DEPTH: i32 = 40;

/// Begins to look into a position.
///
/// # Errors
/// [`Trouble::NothingToDecide`] if nobody decides in it, or another than the
/// view's seat.
pub fn analyse(analysis: &Analysis) -> Result<Box<dyn Thought>, Trouble> {
    if !analysis.view.to_decide() {
        return Err(Trouble::NothingToDecide);
    }
    let budget = Budget {
        nodes: analysis.nodes,
        depth: DEPTH,
    };
    Ok(Box::new(Analysing(deepening(
        learned(),
        &analysis.view,
        budget,
        BITS,
    ))))
}

/// A search as an analysis.
struct Analysing<J: Judge>(Deepening<J>);

impl<J: Judge> Thought for Analysing<J> {
    fn step(&mut self, work: u32) -> bool {
        self.0.step(work.into())
    }

    fn advice(&self) -> AnyAdvice {
        let best = self.0.candidates().into_iter().next();
        AnyAdvice::DebacleAnalysis(match best {
            Some(best) => BestLine {
                win: chance(best.value),
                depth: self.0.depth().max(0) as u32,
                line: core::iter::once(best.action).chain(best.line).collect(),
            },
            // A position in which there is something to decide has actions.
            None => BestLine {
                line: Vec::new(),
                win: 0.5,
                depth: 0,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use engine::Game;
    use engine::debacle::Debacle;

    fn found(game: &Debacle, nodes: u64) -> BestLine {
        let seat = game.position().mover().seat();
        let view = game.view(Some(seat));
        let mut thought = analyse(&Analysis { view, nodes }).unwrap();
        while !thought.step(1_000) {}
        match thought.advice() {
            AnyAdvice::DebacleAnalysis(found) => found,
            other => panic!("{other:?} is no analysis"),
        }
    }

    #[test]
    fn the_best_line_can_be_played_and_more_nodes_look_deeper() {
        for (game, _) in positions(12) {
            let (quick, long) = (found(&game, 500), found(&game, 20_000));
            assert!(long.depth >= quick.depth, "{quick:?} and {long:?}");
            for found in [quick, long] {
                assert!(!found.line.is_empty() && (0.0..=1.0).contains(&found.win));
                let mut position = *game.position();
                for action in &found.line {
                    assert_eq!(position.act(*action), Ok(()), "{found:?}");
                }
            }
        }
    }

    #[test]
    fn where_another_decides_there_is_nothing_to_look_into() {
        for (game, _) in positions(3) {
            let other = game.position().mover().other().seat();
            let view = game.view(Some(other));
            let refused = analyse(&Analysis { view, nodes: 100 }).err();
            assert_eq!(refused, Some(Trouble::NothingToDecide));
        }
    }
}
