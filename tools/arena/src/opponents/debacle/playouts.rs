//! Monte Carlo tree search over single actions (Kocsis and Szepesvári, Bandit Based Monte-Carlo Planning, 2006),
//! with short playouts that capture what they can, and the hand-made evaluation at their ends.

use engine::below;
use engine::debacle::{Action, Position, Side};
use protocol::exp;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluation::Evaluation;

/// The playouts of a decision.
const PLAYOUTS: u32 = 4_000;
/// The actions of a playout.
const LENGTH: usize = 6;
/// The weight of what has been tried less often.
const EXPLORE: f32 = 0.6;
/// The value that makes the odds of winning e times greater.
const SCALE: f32 = 500.0;

/// A position of the tree.
struct Node {
    action: Option<Action>,
    children: Vec<usize>,
    expanded: bool,
    visits: u32,
    /// The chances of the side that moved to this position, summed up.
    sum: f32,
}

impl Node {
    fn new(action: Option<Action>) -> Node {
        Node {
            action,
            children: Vec::new(),
            expanded: false,
            visits: 0,
            sum: 0.0,
        }
    }
}

/// The action that was tried most often.
pub fn decide(evaluation: &Evaluation, position: &Position, seed: u64) -> Option<Action> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut nodes = vec![Node::new(None)];
    for _ in 0..PLAYOUTS {
        visit(evaluation, position, &mut nodes, &mut rng);
    }
    let children = nodes[0].children.iter();
    let most = children.max_by_key(|child| nodes[**child].visits)?;
    nodes[*most].action
}

/// Goes down the tree, adds the children of a leaf, and makes a playout.
fn visit(
    evaluation: &Evaluation,
    root: &Position,
    nodes: &mut Vec<Node>,
    rng: &mut Xoshiro256PlusPlus,
) {
    let mut position = *root;
    let mut path: Vec<(usize, Side)> = vec![(0, root.mover())];
    let mut at = 0;
    while !position.is_over() {
        if !nodes[at].expanded {
            if nodes[at].visits == 0 && at != 0 {
                break;
            }
            expand(&position, at, nodes);
        }
        let Some(next) = promising(nodes, at) else {
            break;
        };
        let mover = position.mover();
        if let Some(action) = nodes[next].action {
            position.act_unchecked(action);
        }
        path.push((next, mover));
        at = next;
    }
    let red = play_on(evaluation, position, rng);
    for (node, mover) in path {
        nodes[node].visits += 1;
        nodes[node].sum += match mover {
            Side::Red => red,
            Side::Black => 1.0 - red,
        };
    }
}

fn expand(position: &Position, at: usize, nodes: &mut Vec<Node>) {
    nodes[at].expanded = true;
    position.actions(&mut |action| {
        let place = nodes.len();
        nodes.push(Node::new(Some(action)));
        nodes[at].children.push(place);
    });
}

/// The child with the greatest upper bound; one that has not been tried first.
fn promising(nodes: &[Node], at: usize) -> Option<usize> {
    let all = (nodes[at].visits as f32).sqrt();
    let mut best: Option<(usize, f32)> = None;
    for child in &nodes[at].children {
        let Node { visits, sum, .. } = nodes[*child];
        let bound = match visits {
            0 => f32::INFINITY,
            visits => sum / visits as f32 + EXPLORE * all / (1.0 + visits as f32),
        };
        if best.is_none_or(|best| bound > best.1) {
            best = Some((*child, bound));
        }
    }
    best.map(|best| best.0)
}

/// Red's chance of winning, by a playout in which captures are preferred.
fn play_on(evaluation: &Evaluation, mut position: Position, rng: &mut Xoshiro256PlusPlus) -> f32 {
    for _ in 0..LENGTH {
        if position.is_over() {
            break;
        }
        let (mut all, mut captures) = (Vec::new(), Vec::new());
        position.actions(&mut |action| {
            all.push(action);
            if matches!(action, Action::Capture(_) | Action::Keep(_)) {
                captures.push(action);
            }
        });
        let among = if captures.is_empty() { &all } else { &captures };
        let place = below(rng, among.len().max(1) as u32) as usize;
        let Some(action) = among.get(place) else {
            break;
        };
        position.act_unchecked(*action);
    }
    1.0 / (1.0 + exp(-evaluation.value(&position, Side::Red) / SCALE))
}
