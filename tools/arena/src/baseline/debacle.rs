//! Baselines for Débâcle: players that are not levels of the bots.

use std::fmt;
use std::fs;
use std::str::FromStr;
use std::sync::Arc;

use bots::debacle::evaluator::{Evaluator, Material};
use bots::debacle::iterative_deepening::Budget;
use bots::debacle::net::Net;
use engine::debacle::{Action, DebacleView};

/// The largest depth of the search, in actions.
const DEPTH: i32 = 40;

/// The search of the levels, with a fixed number of positions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FixedSearch {
    name: String,
    nodes: u64,
    evaluator: EvaluatorChoice,
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
    /// The best action; `None` if there is nothing to decide.
    pub fn decide(&self, view: &DebacleView) -> Option<Action> {
        match &self.evaluator {
            EvaluatorChoice::Material => self.search(Material, view),
            EvaluatorChoice::Learned => self.search(bots::debacle::learned()?, view),
            EvaluatorChoice::File(net) => self.search(net.as_ref(), view),
        }
    }

    fn search<E: Evaluator>(&self, evaluator: E, view: &DebacleView) -> Option<Action> {
        let budget = Budget {
            nodes: self.nodes,
            depth: DEPTH,
        };
        let bits = bots::debacle::bits(self.nodes);
        let mut deepening = bots::debacle::deepening(evaluator, view, budget, bits);
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
        const WRONG: &str = "a search is written search:material:NODES, :learned: or a :FILE:";
        let (evaluator, nodes) = text.rsplit_once(':').ok_or(WRONG)?;
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
            nodes: nodes.parse().map_err(|_| WRONG)?,
            evaluator,
        })
    }
}
