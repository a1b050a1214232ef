//! Iterative deepening over the actions of a position.

use std::ops::RangeInclusive;

use engine::debacle::{Action, Position};

use super::evaluator::Evaluator;
use super::search::{Line, Search, spent};
use super::value::{SURE, WON};

/// Up to this depth, every action gets an exact value; at greater depths, only the best one, and the others
/// an upper bound.
const ALL_TO: i32 = 2;
/// The half width of the aspiration window around the previous value.
const ASPIRATION: i32 = 80;

/// How many positions are searched if there is only one action.
const NODES_IF_FORCED: u64 = 2_000;

/// An action to choose from.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// Its value for the side to move, as far as it is known; an upper bound if it is not the best.
    pub value: i32,
    /// The depth of that value.
    pub depth: i32,
    /// The expected continuation.
    pub line: Line,
}

/// The limits of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most positions.
    pub nodes: u64,
    /// The greatest depth, in actions.
    pub depth: i32,
}

/// Iterative deepening over the actions of a position.
pub struct IterativeDeepening<E: Evaluator> {
    search: Search<E>,
    position: Position,
    budget: Budget,
    /// Candidates of the present depth first, in order; the rest by what is known.
    candidates: Vec<Candidate>,
    /// The number of actions in the position.
    choices: usize,
    depth: i32,
    /// The index of the present candidate.
    index: usize,
    /// Whether the search of the present candidate has begun.
    running: bool,
    /// The window of the present depth, and the best value in it.
    low: i32,
    high: i32,
    best: i32,
    /// Whether the present candidate is searched with a null window.
    null: bool,
    done: bool,
}

impl<E: Evaluator> IterativeDeepening<E> {
    /// A search of the actions of a position, which has at least one.
    pub fn new(search: Search<E>, position: Position, budget: Budget) -> IterativeDeepening<E> {
        let mut candidates = Vec::new();
        position.actions(&mut |action| {
            candidates.push(Candidate {
                action,
                value: -WON,
                depth: 0,
                line: Line::new(),
            });
        });
        let choices = candidates.len();
        let nodes = match choices {
            // Nothing to decide; a short search tells what to expect.
            0 | 1 => budget.nodes.min(NODES_IF_FORCED),
            _ => budget.nodes,
        };
        let budget = Budget { nodes, ..budget };
        IterativeDeepening::among(candidates, choices, search, position, budget)
    }

    fn among(
        candidates: Vec<Candidate>,
        choices: usize,
        search: Search<E>,
        position: Position,
        budget: Budget,
    ) -> IterativeDeepening<E> {
        let mut deepening = IterativeDeepening {
            search,
            position,
            budget,
            done: candidates.is_empty(),
            candidates,
            choices,
            depth: 1,
            index: 0,
            running: false,
            low: -WON,
            high: WON,
            best: -WON,
            null: false,
        };
        deepening.search_all_once();
        deepening
    }

    /// Evaluates the position after every action, so that there is always an answer.
    fn search_all_once(&mut self) {
        while self.depth == 1 && !self.done {
            self.look(u64::MAX);
        }
    }

    /// Searches this many positions; returns whether the search is done.
    pub fn step(&mut self, nodes: u64) -> bool {
        let until = self.search.nodes().saturating_add(nodes);
        while !self.done && self.search.nodes() < until {
            let left = self.budget.nodes.saturating_sub(self.search.nodes());
            self.look((until - self.search.nodes()).min(left));
            self.done |= self.search.nodes() >= self.budget.nodes;
        }
        self.done
    }

    /// Searches the present candidate for at most this many positions.
    fn look(&mut self, nodes: u64) {
        let Some(candidate) = self.candidates.get(self.index) else {
            return self.end_depth();
        };
        let open = self.index == 0 || self.depth <= ALL_TO;
        if !self.running {
            let low = if self.depth <= ALL_TO {
                self.low
            } else {
                self.best.max(self.low)
            };
            let high = if open || !self.null {
                self.high
            } else {
                low + 1
            };
            let depth = self.depth - spent(candidate.action, self.choices);
            self.search
                .begin(&self.position, candidate.action, depth, low, high);
            self.running = true;
        }
        if let Some(value) = self.search.run(nodes) {
            self.running = false;
            self.load(value, open);
        }
    }

    fn load(&mut self, value: i32, open: bool) {
        let better = value > self.best;
        if better && self.null && !open && value < self.high {
            // It is better: searched again with an open window.
            self.null = false;
            return;
        }
        let candidate = &mut self.candidates[self.index];
        let outside = value <= self.low && self.index == 0 || value >= self.high;
        if outside && (self.low > -WON || self.high < WON) {
            // The value lies outside of the window.
            self.low = -WON;
            self.high = WON;
            self.null = false;
            return;
        }
        candidate.depth = self.depth;
        candidate.value = if open || better {
            value
        } else {
            value.min(candidate.value)
        };
        if open || better {
            candidate.line = self.search.line().clone();
        }
        self.null = true;
        if better {
            self.best = value;
            if self.depth > ALL_TO {
                // The best candidate is always first, also in the middle of a depth.
                self.candidates[..=self.index].rotate_right(1);
            }
        }
        self.index += 1;
        if self.index == self.candidates.len() {
            self.end_depth();
        }
    }

    fn end_depth(&mut self) {
        // Stable, so that equal candidates keep their order on every machine.
        if self.depth <= ALL_TO {
            self.candidates.sort_by_key(|candidate| -candidate.value);
        } else if let Some((_, others)) = self.candidates.split_first_mut() {
            others.sort_by_key(|candidate| -candidate.value);
        }
        let sure = self.best.abs() > SURE;
        self.done |= self.depth >= self.budget.depth || sure && self.depth > 6;
        self.depth += 1;
        self.index = 0;
        let near = self.depth > ALL_TO + 1 && !sure;
        self.low = if near { self.best - ASPIRATION } else { -WON };
        self.high = if near { self.best + ASPIRATION } else { WON };
        self.best = -WON;
        self.null = true;
    }

    /// Searches those actions but the best whose losses against it, as far as they are known, are in this range, once
    /// more, as deep as all were searched. So it finds the values of those that lose no more than the end of the range;
    /// the others keep an upper bound. An action that is not settled by the time this many positions have been searched
    /// counts as one that loses more: with another window than before, a depth that was reached in no time can take
    /// minutes.
    pub fn settle(&mut self, losses: RangeInclusive<i32>, nodes: u64) {
        let Some(best) = self.best().map(|best| best.value) else {
            return;
        };
        let depth = self.depth();
        let until = self.search.nodes().saturating_add(nodes);
        for index in 1..self.candidates.len() {
            let candidate = &self.candidates[index];
            if depth < 1 || !losses.contains(&(best - candidate.value)) {
                continue;
            }
            let depth = depth - spent(candidate.action, self.choices);
            let (low, high) = (best - losses.end() - 1, best + 1);
            self.search
                .begin(&self.position, candidate.action, depth, low, high);
            let left = until.saturating_sub(self.search.nodes());
            let most = best.min(best.saturating_sub(*losses.start()));
            let value = self.search.run(left).unwrap_or(low);
            self.candidates[index].value = value.min(most);
        }
    }

    /// Begins to search an action once more, as deep as all were searched, to find out its value if it loses no more than
    /// `up_to` against the best.
    pub fn begin_again(&mut self, action: Action, up_to: i32) {
        let best = self.best().map_or(0, |best| best.value);
        let depth = self.depth() - spent(action, self.choices);
        let low = (best - up_to - 1).max(-WON - 1);
        self.search
            .begin(&self.position, action, depth, low, best + 1);
    }

    /// Searches on for so many positions. Once it is known, returns whether the action loses more than `up_to`; its value
    /// is an upper bound then.
    pub fn search_again(&mut self, action: Action, up_to: i32, nodes: u64) -> Option<bool> {
        let value = self.search.run(nodes)?;
        let best = self.best().map_or(0, |best| best.value);
        let depth = self.depth();
        let candidate = self
            .candidates
            .iter_mut()
            .find(|one| one.action == action)?;
        candidate.value = value.min(best);
        candidate.depth = depth;
        candidate.line = self.search.line().clone();
        Some(value < best - up_to)
    }

    /// The actions in no particular order, with what is known of them; the best one is the first.
    pub fn each(&self) -> impl Iterator<Item = &Candidate> {
        self.candidates.iter()
    }

    /// The actions, best first. No other value exceeds that of the best.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut ranked = self.candidates.clone();
        if self.depth <= ALL_TO {
            ranked.sort_by_key(|candidate| -candidate.value);
        }
        let best = ranked.first().map_or(0, |best| best.value);
        for candidate in &mut ranked {
            candidate.value = candidate.value.min(best);
        }
        ranked
    }

    /// The best action so far; `None` without actions.
    pub fn best(&self) -> Option<&Candidate> {
        self.candidates.first()
    }

    /// The positions along a candidate's line, the one after the candidate first.
    fn along(&self, candidate: &Candidate) -> impl Iterator<Item = Position> {
        let actions = core::iter::once(&candidate.action).chain(&candidate.line);
        actions.scan(self.position, |position, action| {
            position.act(*action).ok()?;
            Some(*position)
        })
    }

    /// The static values, for the side to decide, of the positions after each action of a candidate's line.
    pub fn values_along(&self, candidate: &Candidate) -> impl Iterator<Item = i32> {
        let (evaluator, match_state) = (self.search.evaluator(), self.search.match_state());
        let chooser = self.position.mover();
        self.along(candidate).map(move |position| {
            if position.is_over() {
                return evaluator.end(&position, match_state, chooser);
            }
            let value = evaluator.value(
                &position,
                &evaluator.accumulate(&position, match_state),
                match_state,
            );
            if position.mover() == chooser {
                value
            } else {
                -value
            }
        })
    }

    /// The expected lead in points of the side to decide at the end of the round, by the end of a candidate's
    /// line.
    pub fn points_ahead(&self, candidate: &Candidate) -> f32 {
        let last = self.along(candidate).last().unwrap_or(self.position);
        let chooser = self.position.mover();
        if last.is_over() {
            return super::points_ahead(&last, chooser);
        }
        let ahead = self
            .search
            .evaluator()
            .points_ahead(&last, self.search.match_state());
        if last.mover() == chooser {
            ahead
        } else {
            -ahead
        }
    }

    /// The depth to which all actions have been searched.
    pub fn depth(&self) -> i32 {
        self.depth - 1
    }

    /// The search, with its knowledge of the round.
    pub fn search(&self) -> &Search<E> {
        &self.search
    }
}
