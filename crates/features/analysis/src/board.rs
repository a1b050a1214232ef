//! The state of the analysis board: the tree, the position that is shown, and what can be taken back.

use std::rc::Rc;

use engine::{Entry, Game, Match, Seat, Seed};
use model::analysis::{NodeId, Tree};
use model::session::Session;
use yew::prelude::*;

/// A state that can be gone back to.
type Past<G> = (Rc<Tree<Entry<G>>>, NodeId);

/// The most changes that can be taken back.
const MAX_PAST: usize = 200;
/// How often chance is drawn to find an event that is not in the tree.
const MAX_DRAWS: usize = 100;

/// The analysis of a match.
pub struct Board<G: Game> {
    /// The match.
    base: Rc<Session<G>>,
    /// What was played and what was tried.
    pub tree: Rc<Tree<Entry<G>>>,
    /// The node whose position is shown.
    pub at: NodeId,
    /// That position, for the table.
    pub session: Session<G>,
    past: Vec<Past<G>>,
    /// Where events of chance come from. The match's own luck, until others are asked for.
    luck: Seed,
}

/// What can happen on the board.
pub enum BoardEvent<G: Game> {
    /// Shows the position of a node.
    Go(NodeId),
    /// The table has gone on.
    Reached(Session<G>),
    /// Plays decisions one after the other, as far as they are legal.
    Play(Vec<(Seat, G::Action)>),
    /// Makes the variation of the shown position the line.
    Promote,
    /// Deletes the shown position and everything after it.
    Delete,
    /// Sets the comment on the shown position.
    Comment(String),
    /// Takes back the last change of the tree.
    Undo,
    /// Draws the last events of chance anew, as a variation.
    Redraw,
    /// Has this event in place of that of the node, one of [`Board::events`], as a variation.
    Choose(NodeId, G::Event),
    /// Begins the next round.
    NextRound,
}

impl<G: Game> Board<G> {
    /// The analysis of a match, with this tree and the position of this node.
    pub fn new(base: Rc<Session<G>>, tree: Tree<Entry<G>>, at: NodeId) -> Board<G> {
        let (session, luck) = ((*base).clone(), base.seed());
        let board = Board {
            base,
            tree: tree.into(),
            at: NodeId::ROOT,
            session,
            past: Vec::new(),
            luck,
        };
        board.at(at)
    }

    /// The same board at another node, or at the beginning if that does not exist.
    fn at(mut self, node: NodeId) -> Board<G> {
        self.at = if self.tree.has(node) {
            node
        } else {
            NodeId::ROOT
        };
        // Only what can happen is in the tree.
        if let Ok(session) = self.base.analysis(self.tree.line(self.at), self.luck) {
            self.session = session;
        }
        self
    }

    /// The match that is analysed.
    pub fn base(&self) -> &Session<G> {
        &self.base
    }

    /// Whether a change of the tree can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The events of chance that led to the shown position since the last decision, the first of them first.
    pub fn events(&self) -> Vec<NodeId> {
        let mut path = self.tree.path(self.at);
        let is_other = |node: &NodeId| !self.is_event(*node);
        let begin = path.iter().rposition(is_other).map_or(0, |last| last + 1);
        path.split_off(begin)
    }

    /// The first of [`Board::events`]; `None` if a decision led to the shown position.
    pub fn drawn(&self) -> Option<NodeId> {
        self.events().first().copied()
    }

    /// The match before the event of a node.
    pub fn before(&self, node: NodeId) -> Option<Match<G>> {
        let line = self.tree.line(self.tree.parent(node)?);
        self.base.play().with_log(line).ok()
    }

    /// The position that is shown with another event in place of that of a node, one of [`Board::events`]. Later events
    /// stay, as far as they can still happen, and others are drawn.
    pub fn with_event(&self, node: NodeId, event: G::Event) -> Option<Session<G>> {
        let events = self.events();
        let later = events.iter().skip_while(|other| **other != node).skip(1);
        let mut play = self.before(node)?;
        play.push(Entry::Event(event)).ok()?;
        for entry in later.filter_map(|node| self.tree.entry(*node)) {
            if play.push(entry).is_err() {
                break;
            }
        }
        play.draw_all(self.luck);
        let log = play.log().iter().copied();
        self.base.analysis(log, self.luck).ok()
    }

    fn is_event(&self, node: NodeId) -> bool {
        matches!(self.tree.entry(node), Some(Entry::Event(_)))
    }

    /// The node of the step before: a step is a decision, or the beginning of a round, with the chance that follows.
    /// `None` at the beginning.
    pub fn back(&self) -> Option<NodeId> {
        let path = self.tree.path(self.at);
        let step = path.iter().rev().find(|node| !self.is_event(**node))?;
        self.tree.parent(*step)
    }

    /// The node of the next step on the line; `None` at its end.
    pub fn forward(&self) -> Option<NodeId> {
        let first = *self.tree.children(self.at).first()?;
        Some(self.with_events(first))
    }

    /// The end of the events of chance that follow a node on its line.
    pub fn with_events(&self, node: NodeId) -> NodeId {
        let next = |node: &NodeId| {
            let first = self.tree.children(*node).first().copied();
            first.filter(|first| self.is_event(*first))
        };
        core::iter::successors(Some(node), next)
            .last()
            .unwrap_or(node)
    }

    /// The first position: after the events of chance with which the match begins.
    pub fn first(&self) -> NodeId {
        self.with_events(NodeId::ROOT)
    }

    /// The variation before or after the one to which the shown step belongs, among those of the same decision.
    pub fn beside(&self, step: isize) -> Option<NodeId> {
        let path = self.tree.path(self.at);
        let branches = |node: &&NodeId| self.siblings(**node).len() > 1;
        let branch = *path.iter().rev().find(branches)?;
        let siblings = self.siblings(branch);
        let place = siblings.iter().position(|sibling| *sibling == branch)?;
        let other = siblings.get(place.checked_add_signed(step)?)?;
        Some(self.with_events(*other))
    }

    fn siblings(&self, node: NodeId) -> &[NodeId] {
        let parent = self.tree.parent(node);
        parent.map_or(&[], |parent| self.tree.children(parent))
    }

    /// What is deleted with the shown position: the variation of chance that led to it, if it could have been otherwise, or
    /// else its step. `None` at the beginning.
    pub fn doomed(&self) -> Option<NodeId> {
        let path = self.tree.path(self.at);
        let mut events = path.iter().rev().take_while(|node| self.is_event(**node));
        let branch = events.find(|node| self.siblings(**node).len() > 1);
        let step = || path.iter().rev().find(|node| !self.is_event(**node));
        branch.or_else(step).copied()
    }

    /// The board after an event.
    fn after(&self, event: BoardEvent<G>) -> Board<G> {
        match event {
            BoardEvent::Go(node) => self.clone().at(node),
            BoardEvent::Undo => self.undone(),
            BoardEvent::Redraw => self.redrawn(),
            BoardEvent::Choose(node, event) => match self.with_event(node, event) {
                Some(session) => self.changed(|tree| tree.insert_line(session.play().log())),
                None => self.clone(),
            },
            BoardEvent::Reached(session) => self.reached(session.play().log()),
            BoardEvent::Play(decisions) => {
                let mut session = self.session.clone();
                for (seat, action) in decisions {
                    if session.act(seat, action).is_err() {
                        break;
                    }
                }
                self.reached(session.play().log())
            }
            BoardEvent::NextRound => {
                let mut session = self.session.clone();
                // It is refused only while the round goes on, when no button offers it.
                let _ = session.next_round();
                self.reached(session.play().log())
            }
            BoardEvent::Promote => self.changed(|tree| {
                tree.promote(self.at);
                self.at
            }),
            BoardEvent::Delete => match self.doomed() {
                Some(doomed) => {
                    let next = self.changed(|tree| tree.delete(doomed).unwrap_or(self.at));
                    // Chance has decided here once already.
                    let at = next.with_events(next.at);
                    next.at(at)
                }
                None => self.clone(),
            },
            BoardEvent::Comment(comment) => self.changed(|tree| {
                tree.set_comment(self.at, &comment);
                self.at
            }),
        }
    }

    /// The board after a change of the tree, which returns the node to show. It can be taken back.
    fn changed(&self, change: impl FnOnce(&mut Tree<Entry<G>>) -> NodeId) -> Board<G> {
        let mut tree = (*self.tree).clone();
        let at = change(&mut tree);
        let mut next = if tree == *self.tree {
            self.clone()
        } else {
            self.remembered()
        };
        next.tree = tree.into();
        next.at(at)
    }

    /// The board, which can be gone back to.
    fn remembered(&self) -> Board<G> {
        let mut next = self.clone();
        next.past.push((self.tree.clone(), self.at));
        let surplus = next.past.len().saturating_sub(MAX_PAST);
        next.past.drain(..surplus);
        next
    }

    /// The board after the shown position has gone on to this log.
    fn reached(&self, log: &[Entry<G>]) -> Board<G> {
        // The table also tells what it was just given.
        let line = self.tree.line(self.at);
        let Some(entries) = log.strip_prefix(line.as_slice()) else {
            return self.clone();
        };
        let is_chance = |entry: &Entry<G>| matches!(entry, Entry::Event(_));
        let next = self.changed(|tree| {
            let end = entries
                .iter()
                .try_fold(self.at, |at, entry| tree.insert(at, *entry));
            end.unwrap_or(self.at)
        });
        if entries.iter().all(is_chance) {
            // It follows by itself from what can be taken back.
            Board {
                past: self.past.clone(),
                ..next
            }
        } else {
            next
        }
    }

    /// The board before its last change.
    fn undone(&self) -> Board<G> {
        let mut next = self.clone();
        let Some((tree, at)) = next.past.pop() else {
            return next;
        };
        next.tree = (*tree).clone().after(&self.tree).into();
        next.at(at)
    }

    /// The board before the last events of chance, with a luck by which the first of them is one that is not there yet, if
    /// there is such a one.
    fn redrawn(&self) -> Board<G> {
        let drawn = self.drawn().and_then(|drawn| self.tree.parent(drawn));
        let Some(before) = drawn else {
            return self.clone();
        };
        let mut next = self.remembered();
        for _ in 0..MAX_DRAWS {
            next.luck = Seed(next.luck.0.wrapping_add(1));
            next = next.at(before);
            let mut session = next.session.clone();
            let is_drawn = session.draw();
            let event = session.play().log().last().filter(|_| is_drawn);
            if event.is_none_or(|event| self.tree.child(before, *event).is_none()) {
                break;
            }
        }
        next
    }
}

impl<G: Game> Clone for Board<G> {
    fn clone(&self) -> Self {
        Board {
            base: self.base.clone(),
            tree: self.tree.clone(),
            session: self.session.clone(),
            past: self.past.clone(),
            ..*self
        }
    }
}

impl<G: Game> PartialEq for Board<G> {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
            && self.luck == other.luck
            && self.tree == other.tree
            && self.session == other.session
            && self.past.len() == other.past.len()
    }
}

impl<G: Game> Reducible for Board<G> {
    type Action = BoardEvent<G>;

    fn reduce(self: Rc<Self>, event: BoardEvent<G>) -> Rc<Self> {
        self.after(event).into()
    }
}

#[cfg(test)]
mod tests;
