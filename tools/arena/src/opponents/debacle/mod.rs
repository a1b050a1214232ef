//! The opponents in Débâcle.

mod evaluation;
mod playouts;
mod turn_search;

use std::sync::LazyLock;

use bots::debacle::iterative_deepening::Budget;
use bots::debacle::match_state::MatchState;
use bots::debacle::net::Net;
use engine::View;
use engine::debacle::{Action, DebacleView, Position};

use super::Opponent;
use evaluation::{Evaluation, turns};

static NET: LazyLock<Net> = LazyLock::new(|| {
    let file = include_bytes!("../../../gauntlet/debacle-net.bin");
    Net::from_bytes(file).expect("the file is whole")
});

/// The search with the network: positions of a decision.
const NET_BUDGET: Budget = Budget {
    nodes: 20_000,
    depth: 40,
};
/// The size of its transposition table, as a power of two.
const NET_BITS: u32 = 16;

/// The action of an opponent; `None` if it does not play Débâcle, or has nothing to decide.
pub fn decide(opponent: Opponent, view: &DebacleView, seed: u64) -> Option<Action> {
    if !view.to_decide() {
        return None;
    }
    let game = view.game();
    let evaluation = Evaluation(MatchState::of(game));
    match opponent {
        Opponent::DebacleRules => best_turn(&evaluation, game.position()),
        Opponent::DebacleTurns => turn_search::decide(&evaluation, game.position()),
        Opponent::DebaclePlayouts => playouts::decide(&evaluation, game.position(), seed),
        Opponent::DebacleNet => {
            let mut search = bots::debacle::deepening(&*NET, view, NET_BUDGET, NET_BITS);
            while !search.step(u64::MAX) {}
            Some(search.best()?.action)
        }
        _ => None,
    }
}

/// What each first action of a turn is worth by a search of whole turns, as far as it begins one of the best turns; none if
/// there is nothing to decide.
pub fn worths(view: &DebacleView) -> Vec<(Action, f32)> {
    if !view.to_decide() {
        return Vec::new();
    }
    let evaluation = Evaluation(MatchState::of(view.game()));
    turn_search::worths(&evaluation, view.game().position())
}

/// The positions within a turn that rules consider.
const RULES_LIMIT: usize = 4_000;

/// The first action of the turn after which the position is worth most.
fn best_turn(evaluation: &Evaluation, position: &Position) -> Option<Action> {
    let mover = position.mover();
    let mut best: Option<(Action, f32)> = None;
    for turn in turns(position, RULES_LIMIT) {
        let value = evaluation.value(&turn.after, mover);
        if best.is_none_or(|best| value > best.1) {
            best = Some((turn.action, value));
        }
    }
    best.map(|best| best.0)
}
