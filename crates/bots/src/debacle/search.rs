//! Principal-variation search over single actions (Marsland and Campbell, Parallel Search of Strongly Ordered
//! Game Trees, 1982), with quiescence search over captures, late-move reductions and pruning.
//!
//! Sides need not alternate: each position says who is to move. The search keeps its own stack, so it can be
//! interrupted at any node and resumed.

use arrayvec::ArrayVec;
use engine::debacle::{Action, OCCURRENCES, Position};

use super::codes::{self, code};
use super::evaluator::Evaluator;
use super::match_state::MatchState;
use super::order::{self, Hints, History, Moves, is_capture};
use super::pruning::{self, RAZORING_DEPTH};
use super::static_values::StaticValues;
use super::transposition::{Bound, TranspositionTable};
use super::value::{before, bound_after};

pub use super::shortcuts::Shortcuts;

/// The greatest depth of a search in actions, captures included.
pub const DEEPEST: usize = 48;
/// Fewer quiet turns than this do not change the value of a position.
const QUIET_MATTERS: u8 = 16;

/// A line of play, the next action first; what exceeds its capacity is dropped.
pub type Line = ArrayVec<Action, 24>;

/// How a child is searched.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Window {
    /// At reduced depth, with a null window.
    Reduced,
    /// With a null window.
    Null,
    /// With an open window.
    Full,
}

/// A node on the stack.
struct Frame<T> {
    position: Position,
    /// Made when a value is wanted.
    accumulator: Option<T>,
    key: u64,
    /// Whether a turn begins here.
    begins: bool,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// `alpha` at first.
    floor: i32,
    best: i32,
    best_action: u16,
    moves: Moves,
    next: usize,
    window: Window,
    quiescent: bool,
    line: Line,
}

/// The next step of the search.
enum Step {
    Enter,
    Next,
    Leave(i32),
}

/// A search of the positions of one round, which share a transposition table.
pub struct Search<E: Evaluator> {
    evaluator: E,
    match_state: MatchState,
    shortcuts: Shortcuts,
    /// The margin for pruning; `None` without it.
    margin: Option<i32>,
    /// The hashes of the positions at which the turns of the round began.
    seen: Vec<u64>,
    table: TranspositionTable,
    values: StaticValues,
    history: History,
    killers: [[u16; 2]; DEEPEST + 1],
    frames: Vec<Frame<E::Accumulator>>,
    ply: usize,
    step: Step,
    nodes: u64,
}

/// The depth that an action uses up: 0 if it is the only legal one or a decline, otherwise 1.
pub fn spent(action: Action, choices: usize) -> i32 {
    i32::from(action != Action::Decline && choices > 1)
}

/// A key that distinguishes positions by their number of quiet turns, as far as that matters.
const fn key_of(position: &Position) -> u64 {
    let quiet = position.quiet_turns();
    if quiet < QUIET_MATTERS || position.captured_in_turn() {
        position.hash()
    } else {
        position.hash() ^ (quiet as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl<E: Evaluator> Search<E> {
    /// A search in a round: with the state of the match, the hashes of the positions at which its turns
    /// began, and a transposition table of 2^`bits` entries.
    pub fn new(
        evaluator: E,
        match_state: MatchState,
        seen: Vec<u64>,
        shortcuts: Shortcuts,
        bits: u32,
    ) -> Search<E> {
        let margin = evaluator.margin(&match_state);
        Search {
            evaluator,
            match_state,
            shortcuts,
            margin: margin.filter(|_| shortcuts.pruning),
            seen,
            table: TranspositionTable::new(bits),
            values: StaticValues::new(),
            history: History::new(),
            killers: [[codes::NONE; 2]; DEEPEST + 1],
            frames: Vec::with_capacity(DEEPEST + 1),
            ply: 0,
            step: Step::Enter,
            nodes: 0,
        }
    }

    /// The evaluator.
    pub fn evaluator(&self) -> &E {
        &self.evaluator
    }

    /// The state of the match.
    pub fn match_state(&self) -> &MatchState {
        &self.match_state
    }

    /// The number of positions searched so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins to search the position after an action, to a depth, with the window from `alpha` to `beta` for
    /// the side that acts.
    pub fn begin(&mut self, from: &Position, action: Action, depth: i32, alpha: i32, beta: i32) {
        self.ply = 0;
        let root = self.frame(0, *from);
        root.begins = true;
        root.depth = depth + spent(action, 2);
        root.moves.clear();
        // This node only holds the order of the actions; it is not searched itself.
        let _ = root.moves.try_push((action, 0));
        root.next = 1;
        self.descend(action, depth, alpha, beta);
        self.step = Step::Enter;
    }

    /// Searches at most this many positions. Returns the value once it is known: exact from `alpha` to `beta`,
    /// otherwise a bound.
    pub fn run(&mut self, nodes: u64) -> Option<i32> {
        let until = self.nodes.saturating_add(nodes);
        loop {
            self.step = match self.step {
                Step::Enter if self.nodes >= until => return None,
                Step::Enter => self.enter(),
                Step::Next => self.next(),
                Step::Leave(value) if self.ply == 1 => return Some(self.for_parent(value)),
                Step::Leave(value) => self.absorb(value),
            }
        }
    }

    /// The line of the last value, after the action with which it began.
    pub fn line(&self) -> &Line {
        &self.frames[1].line
    }

    fn frame(&mut self, ply: usize, position: Position) -> &mut Frame<E::Accumulator> {
        if self.frames.len() <= ply {
            self.frames.push(Frame {
                position,
                accumulator: None,
                key: 0,
                begins: false,
                depth: 0,
                alpha: 0,
                beta: 0,
                floor: 0,
                best: 0,
                best_action: codes::NONE,
                moves: Moves::new(),
                next: 0,
                window: Window::Full,
                quiescent: false,
                line: Line::new(),
            });
        }
        let frame = &mut self.frames[ply];
        frame.position = position;
        frame.accumulator = None;
        frame.line.clear();
        frame
    }

    /// Goes on to the position after an action; the window is that of the side that acts.
    fn descend(&mut self, action: Action, depth: i32, alpha: i32, beta: i32) {
        let parent = &self.frames[self.ply];
        let mut position = parent.position;
        position.act_unchecked(action);
        let turns = position.mover() != parent.position.mover();
        let (alpha, beta) = (bound_after(alpha), bound_after(beta - 1) + 1);
        self.ply += 1;
        let frame = self.frame(self.ply, position);
        frame.begins = turns;
        frame.depth = depth;
        (frame.alpha, frame.beta) = if turns {
            (-beta, -alpha)
        } else {
            (alpha, beta)
        };
    }

    /// The value of the present node for the side that moved before.
    fn for_parent(&self, value: i32) -> i32 {
        let turns =
            self.frames[self.ply].position.mover() != self.frames[self.ply - 1].position.mover();
        before(if turns { -value } else { value })
    }

    fn enter(&mut self) -> Step {
        self.nodes += 1;
        let position = &self.frames[self.ply].position;
        if position.is_over() || self.recurs() {
            return Step::Leave(
                self.evaluator
                    .end(position, &self.match_state, position.mover()),
            );
        }
        let key = key_of(position);
        let frame = &mut self.frames[self.ply];
        frame.key = key;
        frame.floor = frame.alpha;
        frame.best = i32::MIN;
        frame.best_action = codes::NONE;
        frame.next = 0;
        frame.quiescent = frame.depth <= 0;
        let known = match self.recalled() {
            Ok(value) => return Step::Leave(value),
            Err(known) => known,
        };
        let frame = &mut self.frames[self.ply];
        if frame.quiescent || self.ply >= DEEPEST {
            let value = self.static_value();
            return self.rest(value, known);
        }
        if let Some(margin) = self.margin_here()
            && self.frames[self.ply].depth <= RAZORING_DEPTH
        {
            let value = self.static_value();
            let frame = &mut self.frames[self.ply];
            if pruning::is_razored(value, margin, frame.depth, frame.alpha) {
                frame.depth = 0;
                frame.quiescent = true;
                return self.rest(value, known);
            }
        }
        let frame = &mut self.frames[self.ply];
        let hints = Hints {
            known,
            killers: self.killers[self.ply],
            history: &self.history,
        };
        order::all(&frame.position, &hints, &mut frame.moves);
        Step::Next
    }

    /// The value of the present node, if its table entry gives it; otherwise the code of the best known
    /// action.
    fn recalled(&self) -> Result<i32, u16> {
        let frame = &self.frames[self.ply];
        let entry = self.table.get(frame.key).ok_or(codes::NONE)?;
        let depth = frame.depth.max(0);
        let fits = if self.shortcuts.deeper {
            i32::from(entry.depth) >= depth
        } else {
            i32::from(entry.depth) == depth
        };
        let value = i32::from(entry.value);
        let tells = match entry.bound {
            Bound::Upper => value <= frame.alpha,
            Bound::Lower => value >= frame.beta,
            Bound::Exact => true,
        };
        // On the principal variation the line is wanted, too, so the node is searched.
        if frame.beta - frame.alpha == 1 && fits && tells {
            Ok(value)
        } else {
            Err(entry.action)
        }
    }

    /// The present node by the evaluator, or as it is remembered.
    fn static_value(&mut self) -> i32 {
        let key = self.frames[self.ply].key;
        if let Some(value) = self.values.get(key) {
            return value;
        }
        let accumulator = self.accumulated(self.ply);
        let position = &self.frames[self.ply].position;
        let value = self
            .evaluator
            .value(position, &accumulator, &self.match_state);
        self.values.store(key, value);
        value
    }

    /// The accumulator of a node, made from the one above if need be.
    fn accumulated(&mut self, ply: usize) -> E::Accumulator {
        let frame = &self.frames[ply];
        if let Some(known) = frame.accumulator {
            return known;
        }
        let accumulator = if ply == 0 {
            self.evaluator
                .accumulate(&frame.position, &self.match_state)
        } else {
            let above = self.accumulated(ply - 1);
            let [before, after] = [ply - 1, ply].map(|ply| &self.frames[ply].position);
            self.evaluator
                .update(&above, before, after, &self.match_state)
        };
        self.frames[ply].accumulator = Some(accumulator);
        accumulator
    }

    /// The margin for pruning, if anything may be left out at the present node.
    fn margin_here(&self) -> Option<i32> {
        let frame = &self.frames[self.ply];
        self.margin
            .filter(|_| pruning::is_allowed(frame.alpha, frame.beta))
    }

    /// Searches only captures of a position with this static value.
    fn rest(&mut self, value: i32, known: u16) -> Step {
        let frame = &mut self.frames[self.ply];
        if !self.shortcuts.quiescence || self.ply >= DEEPEST || value >= frame.beta {
            return Step::Leave(value);
        }
        frame.best = value;
        frame.alpha = frame.alpha.max(value);
        order::captures(&frame.position, known, &mut frame.moves);
        Step::Next
    }

    /// Whether the position occurs for the third time at the beginning of a turn. Within the search the
    /// second occurrence counts too: the moves that led to it can be repeated.
    fn recurs(&self) -> bool {
        let frame = &self.frames[self.ply];
        if !frame.begins || frame.position.captured_in_turn() || frame.position.quiet_turns() < 4 {
            return false;
        }
        let hash = frame.position.hash();
        let turns = usize::from(frame.position.quiet_turns());
        let searched = self.frames[1..self.ply].iter().rev();
        let repeated = searched
            .filter(|frame| frame.begins)
            .take(turns)
            .any(|frame| frame.position.hash() == hash);
        let seen = self.seen.iter().rev().filter(|seen| **seen == hash);
        seen.count() + OCCURRENCES * usize::from(repeated) + 1 >= OCCURRENCES
    }

    fn next(&mut self) -> Step {
        let may_prune = self.margin_here().is_some();
        let frame = &mut self.frames[self.ply];
        let Some(action) = order::pick(&mut frame.moves, frame.next) else {
            return self.finish();
        };
        let is_quiet = !frame.quiescent && !is_capture(action);
        if may_prune && is_quiet && pruning::are_enough(frame.next, frame.depth) {
            // What is left out may be as good as alpha. The best of the rest can be lost for certain.
            frame.best = frame.best.max(frame.alpha);
            return self.finish();
        }
        let first = frame.next == 0 || frame.quiescent;
        frame.next += 1;
        let (alpha, beta) = (frame.alpha, frame.beta);
        let depth = frame.depth - spent(action, frame.moves.len());
        let late = frame.next > 3 && frame.depth >= 3 && !is_capture(action);
        if late && self.shortcuts.reductions {
            frame.window = Window::Reduced;
            let less = 1 + i32::from(frame.next > 8) + i32::from(frame.depth > 6);
            self.descend(action, depth - less, alpha, alpha + 1);
        } else if first || beta - alpha == 1 {
            frame.window = Window::Full;
            self.descend(action, depth, alpha, beta);
        } else {
            frame.window = Window::Null;
            self.descend(action, depth, alpha, alpha + 1);
        }
        Step::Enter
    }

    /// Handles the value of a child, or searches it again.
    fn absorb(&mut self, value: i32) -> Step {
        let value = self.for_parent(value);
        self.ply -= 1;
        let (above, below) = self.frames.split_at_mut(self.ply + 1);
        let frame = &mut above[self.ply];
        let Some((action, _)) = frame.moves.get(frame.next - 1).copied() else {
            return self.finish();
        };
        if value > frame.alpha {
            let depth = frame.depth - spent(action, frame.moves.len());
            let (alpha, beta) = (frame.alpha, frame.beta);
            let open = beta - alpha > 1;
            let again = match frame.window {
                Window::Reduced if open => Some((Window::Null, alpha + 1)),
                Window::Reduced => Some((Window::Full, beta)),
                Window::Null if value < beta => Some((Window::Full, beta)),
                Window::Null | Window::Full => None,
            };
            if let Some((window, beta)) = again {
                frame.window = window;
                self.descend(action, depth, alpha, beta);
                return Step::Enter;
            }
        }
        if value > frame.best {
            frame.best = value;
            frame.best_action = code(action);
        }
        if value > frame.alpha {
            frame.alpha = value;
            frame.line.clear();
            frame.line.push(action);
            let rest = &below[0].line;
            frame
                .line
                .extend(rest.iter().copied().take(frame.line.remaining_capacity()));
            if value >= frame.beta {
                return self.refuted(action);
            }
        }
        Step::Next
    }

    /// A beta cutoff: the remaining actions need not be searched.
    fn refuted(&mut self, action: Action) -> Step {
        let frame = &self.frames[self.ply];
        if !frame.quiescent && !is_capture(action) {
            let code = code(action);
            let killers = &mut self.killers[self.ply];
            if killers[0] != code {
                killers[1] = killers[0];
                killers[0] = code;
            }
            let tried = &frame.moves[..frame.next];
            self.history.learn(&frame.position, tried, frame.depth);
        }
        self.finish()
    }

    fn finish(&mut self) -> Step {
        let frame = &self.frames[self.ply];
        if frame.best == i32::MIN {
            // The rules leave nobody without an action; a position without any is evaluated as it is.
            return Step::Leave(self.static_value());
        }
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let depth = frame.depth.max(0);
        self.table
            .store(frame.key, frame.best, bound, depth, frame.best_action);
        Step::Leave(frame.best)
    }
}
