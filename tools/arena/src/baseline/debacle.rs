//! Baselines for Débâcle: players that are not levels of the bots.

use std::fmt;
use std::fs;
use std::str::FromStr;
use std::sync::Arc;

use bots::debacle::evaluator::{Evaluator, Material};
use bots::debacle::in_match::InMatch;
use bots::debacle::iterative_deepening::{Budget, IterativeDeepening};
use bots::debacle::match_state::MatchState;
use bots::debacle::net::Net;
use bots::debacle::search::{Search, Shortcuts};
use engine::debacle::{Action, DebacleView, Position};

use crate::seeds::mixed;

/// The largest depth of the search, in actions.
const DEPTH: i32 = 40;

/// The search of the levels, with a fixed number of positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixedSearch {
    name: String,
    nodes: u64,
    /// Whether each decision has another budget, `nodes` on average: two searches that always decide alike repeat the
    /// rounds of a match.
    varied: bool,
    evaluator: EvaluatorChoice,
    /// Whether it is told nothing of earlier rounds: neither their points, nor that they had none.
    blind: bool,
    /// Whether the network of a file sees the totals itself, as it did before [`InMatch`].
    raw: bool,
    /// Whether it leaves nothing out, as it did before pruning.
    unpruned: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum EvaluatorChoice {
    /// The evaluator counts points.
    Material,
    /// The evaluator with the built-in weights.
    Learned,
    /// The evaluator with weights from a file.
    File(Arc<Net>),
}

impl FixedSearch {
    /// The best action; `None` if there is nothing to decide. `seed` is for a varied budget.
    pub fn decide(&self, view: &DebacleView, seed: u64) -> Option<Action> {
        let nodes = if self.varied {
            self.nodes / 4 + mixed(seed) % (self.nodes + self.nodes / 2 + 1)
        } else {
            self.nodes
        };
        match &self.evaluator {
            EvaluatorChoice::Material => self.search(Material, view, nodes),
            EvaluatorChoice::Learned => {
                self.search(InMatch(bots::debacle::learned()?), view, nodes)
            }
            EvaluatorChoice::File(net) if self.raw => self.search(net.as_ref(), view, nodes),
            EvaluatorChoice::File(net) => self.search(InMatch(net), view, nodes),
        }
    }

    fn search<E: Evaluator>(&self, evaluator: E, view: &DebacleView, nodes: u64) -> Option<Action> {
        let budget = Budget {
            nodes,
            depth: DEPTH,
        };
        let bits = bots::debacle::bits(nodes);
        let known = MatchState::of(view.game());
        let match_state = if self.blind { known.blind() } else { known };
        let game = view.game();
        let seen = game.seen().iter().map(Position::hash).collect();
        let shortcuts = if self.unpruned {
            Shortcuts::UNPRUNED
        } else {
            Shortcuts::ALL
        };
        let search = Search::new(evaluator, match_state, seen, shortcuts, bits);
        let mut deepening = IterativeDeepening::new(search, *game.position(), budget);
        while !deepening.step(u64::MAX) {}
        Some(deepening.best()?.action)
    }
}

impl fmt::Display for FixedSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl FromStr for FixedSearch {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        const WRONG: &str = "a search is written search:material:NODES, :learned: or a :FILE:, with varied:, blind:, raw: or unpruned: before these, in this order";
        let (evaluator, nodes) = text.rsplit_once(':').ok_or(WRONG)?;
        let told = evaluator.strip_prefix("varied:");
        let (evaluator, varied) = (told.unwrap_or(evaluator), told.is_some());
        let told = evaluator.strip_prefix("blind:");
        let (evaluator, blind) = (told.unwrap_or(evaluator), told.is_some());
        let told = evaluator.strip_prefix("raw:");
        let (evaluator, raw) = (told.unwrap_or(evaluator), told.is_some());
        let told = evaluator.strip_prefix("unpruned:");
        let (evaluator, unpruned) = (told.unwrap_or(evaluator), told.is_some());
        let evaluator = match evaluator {
            "material" => EvaluatorChoice::Material,
            "learned" => EvaluatorChoice::Learned,
            file => {
                let bytes =
                    fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?;
                let net = Net::from_bytes(&bytes);
                EvaluatorChoice::File(Arc::new(
                    net.map_err(|_| format!("{file} holds no network"))?,
                ))
            }
        };
        Ok(FixedSearch {
            name: format!("search:{text}"),
            nodes: nodes.parse::<u32>().map_err(|_| WRONG)?.into(),
            varied,
            evaluator,
            blind,
            raw,
            unpruned,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Length, TournamentGame};
    use engine::debacle::Debacle;
    use engine::{Game, Match, Seat, Seed};

    #[test]
    fn a_varied_search_decides_by_its_seed_and_another_does_not() {
        let mut play = Match::<Debacle>::new(Debacle::usual_rules(2, Length::Match)).unwrap();
        play.draw_all(Seed(1));
        let view = play.game().view(Some(Seat::FIRST));
        let decided = |text: &str| -> Vec<Option<Action>> {
            let search: FixedSearch = text.parse().unwrap();
            assert_eq!(search.to_string(), format!("search:{text}"));
            (0..40).map(|seed| search.decide(&view, seed)).collect()
        };
        let (varied, same) = (decided("varied:learned:300"), decided("learned:300"));
        assert_eq!(varied, decided("varied:learned:300"));
        assert!(varied.iter().any(|action| *action != varied[0]));
        assert!(
            same.iter()
                .all(|action| action.is_some() && *action == same[0])
        );
    }
}
