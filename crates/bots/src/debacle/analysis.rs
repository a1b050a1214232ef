//! The analysis of a position.

use engine::View;
use protocol::{Analysis, BestLine, TaskError};

use super::evaluator::Evaluator;
use super::iterative_deepening::{Budget, IterativeDeepening};
use super::value::chance;
use super::{DEPTH, bits, deepening, learned};
use crate::{AnytimeSearch, BoxedSearch};

/// Begins the analysis of a position.
///
/// # Errors
///
/// [`TaskError::NothingToDecide`] if the view's seat is not to decide; [`TaskError::WeightsNotLoaded`] if the
/// weights are missing.
pub fn analyse(analysis: &Analysis) -> Result<BoxedSearch<BestLine>, TaskError> {
    if !analysis.view.to_decide() {
        return Err(TaskError::NothingToDecide);
    }
    let budget = Budget {
        nodes: analysis.nodes,
        depth: DEPTH,
    };
    Ok(Box::new(AnalysisSearch(deepening(
        learned().ok_or(TaskError::WeightsNotLoaded)?,
        &analysis.view,
        budget,
        bits(analysis.nodes),
    ))))
}

/// A search as an analysis.
struct AnalysisSearch<E: Evaluator>(IterativeDeepening<E>);

impl<E: Evaluator> AnytimeSearch for AnalysisSearch<E> {
    type Answer = BestLine;

    fn step(&mut self, work: u32) -> bool {
        self.0.step(work.into())
    }

    fn answer(&self) -> BestLine {
        match self.0.best() {
            Some(best) => BestLine {
                win: chance(best.value),
                wins: self.0.values_along(best).map(chance).collect(),
                depth: self.0.depth().max(0) as u32,
                line: core::iter::once(&best.action)
                    .chain(&best.line)
                    .copied()
                    .collect(),
            },
            // A position in which a seat decides has actions.
            None => BestLine {
                line: Vec::new(),
                win: 0.5,
                wins: Vec::new(),
                depth: 0,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::positions;
    use super::*;
    use crate::finish;
    use engine::Game;
    use engine::debacle::Debacle;

    fn found(game: &Debacle, nodes: u64) -> BestLine {
        let seat = game.position().mover().seat();
        let view = game.view(Some(seat));
        finish(analyse(&Analysis { view, nodes }).unwrap())
    }

    #[test]
    fn the_best_line_can_be_played_and_more_nodes_look_deeper() {
        let mut ends = 0;
        for (game, _) in positions(12) {
            let (quick, long) = (found(&game, 500), found(&game, 20_000));
            assert!(long.depth >= quick.depth, "{quick:?} and {long:?}");
            for found in [quick, long] {
                assert!(!found.line.is_empty() && (0.0..=1.0).contains(&found.win));
                let mut position = *game.position();
                for action in &found.line {
                    assert_eq!(position.act(*action), Ok(()), "{found:?}");
                }
                assert_eq!(found.wins.len(), found.line.len());
                let last = found.wins.last().unwrap();
                // At the end of a round, the value is that of the search.
                let end = position.is_over();
                assert!(!end || (last - found.win).abs() < 0.01, "{found:?}");
                ends += usize::from(end);
            }
        }
        assert!(ends > 0, "no line leads to the end of its round");
    }

    #[test]
    fn where_another_decides_there_is_nothing_to_look_into() {
        for (game, _) in positions(3) {
            let other = game.position().mover().other().seat();
            let view = game.view(Some(other));
            let refused = analyse(&Analysis { view, nodes: 100 }).err();
            assert_eq!(refused, Some(TaskError::NothingToDecide));
        }
    }
}
