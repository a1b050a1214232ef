//! A tree of log entries.

use std::collections::BTreeMap;

/// The most characters of a comment.
pub const MAX_COMMENT: usize = 300;

/// A node of a [`Tree`]. No other node of the tree ever has the same id, not even after this one is deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// The root: the position before the first entry.
    pub const ROOT: NodeId = NodeId(0);
}

/// A node: the position after its entry.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Node<E> {
    entry: E,
    parent: NodeId,
    children: Vec<NodeId>,
    comment: String,
}

/// A tree of entries: each node but the root is one entry, and the way from the root to it is a log. The first child of a
/// node goes on with its line; the others are variations. Two children of one node never have the same entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree<E> {
    nodes: BTreeMap<NodeId, Node<E>>,
    /// The children of the root.
    first: Vec<NodeId>,
    next: usize,
}

impl<E> Default for Tree<E> {
    fn default() -> Self {
        Tree {
            nodes: BTreeMap::new(),
            first: Vec::new(),
            next: 1,
        }
    }
}

impl<E: Copy + PartialEq> Tree<E> {
    /// A tree with one line.
    pub fn of_line(line: impl IntoIterator<Item = E>) -> Tree<E> {
        let mut tree = Tree::default();
        tree.insert_line(&line.into_iter().collect::<Vec<_>>());
        tree
    }

    /// The number of nodes without the root.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there is nothing but the root.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether the node exists.
    pub fn has(&self, node: NodeId) -> bool {
        node == NodeId::ROOT || self.nodes.contains_key(&node)
    }

    /// The entry of a node; `None` for the root, and for a node that does not exist.
    pub fn entry(&self, node: NodeId) -> Option<E> {
        Some(self.nodes.get(&node)?.entry)
    }

    /// The node before; `None` for the root, and for a node that does not exist.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        Some(self.nodes.get(&node)?.parent)
    }

    /// What follows a node, the line first and then its variations; nothing if the node does not exist.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        match self.nodes.get(&node) {
            Some(node) => &node.children,
            None if node == NodeId::ROOT => &self.first,
            None => &[],
        }
    }

    fn children_mut(&mut self, node: NodeId) -> Option<&mut Vec<NodeId>> {
        match self.nodes.get_mut(&node) {
            Some(node) => Some(&mut node.children),
            None => (node == NodeId::ROOT).then_some(&mut self.first),
        }
    }

    /// The child of a node with this entry.
    pub fn child(&self, node: NodeId, entry: E) -> Option<NodeId> {
        let children = self.children(node).iter().copied();
        children
            .into_iter()
            .find(|child| self.entry(*child) == Some(entry))
    }

    /// The nodes from the first entry to this one.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let before = |node: &NodeId| self.parent(*node);
        let mut path: Vec<_> = core::iter::successors(Some(node), before)
            .filter(|node| self.nodes.contains_key(node))
            .collect();
        path.reverse();
        path
    }

    /// The log that leads to a node.
    pub fn line(&self, node: NodeId) -> Vec<E> {
        let entries = self.path(node).into_iter();
        entries.filter_map(|node| self.entry(node)).collect()
    }

    /// The end of the line on which a node is, going on with first children.
    pub fn end(&self, node: NodeId) -> NodeId {
        let next = |node: &NodeId| self.children(*node).first().copied();
        core::iter::successors(Some(node), next)
            .last()
            .unwrap_or(node)
    }

    /// Adds an entry after a node, as its last variation, and returns its node: the one that is there if the node goes on
    /// with this entry already. `None` if the node does not exist.
    pub fn insert(&mut self, parent: NodeId, entry: E) -> Option<NodeId> {
        if let Some(child) = self.child(parent, entry) {
            return Some(child);
        }
        let node = NodeId(self.next);
        self.children_mut(parent)?.push(node);
        self.next += 1;
        let added = Node {
            entry,
            parent,
            children: Vec::new(),
            comment: String::new(),
        };
        self.nodes.insert(node, added);
        Some(node)
    }

    /// Adds a log from the root on, as far as it is not there, and returns the node of its last entry.
    pub fn insert_line(&mut self, line: &[E]) -> NodeId {
        line.iter().fold(NodeId::ROOT, |at, entry| {
            self.insert(at, *entry).unwrap_or(at)
        })
    }

    /// The node at which the innermost variation begins to which a node belongs; `None` on the main line.
    pub fn variation(&self, node: NodeId) -> Option<NodeId> {
        let before = |node: &NodeId| self.parent(*node);
        core::iter::successors(Some(node), before).find(|node| {
            let parent = self.parent(*node);
            parent.is_some_and(|parent| self.children(parent).first() != Some(node))
        })
    }

    /// Makes the innermost variation to which a node belongs the line, and what was the line its first variation. Returns
    /// whether anything has changed: nothing does on the main line.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let begin = self.variation(node);
        let siblings = begin
            .and_then(|begin| self.parent(begin))
            .and_then(|parent| self.children_mut(parent));
        let Some((begin, siblings)) = begin.zip(siblings) else {
            return false;
        };
        siblings.retain(|sibling| *sibling != begin);
        siblings.insert(0, begin);
        true
    }

    /// Deletes a node and everything after it. Returns the node before; `None` if nothing was deleted, since the node is the
    /// root or does not exist.
    pub fn delete(&mut self, node: NodeId) -> Option<NodeId> {
        let parent = self.parent(node)?;
        self.children_mut(parent)?.retain(|child| *child != node);
        let mut doomed = vec![node];
        while let Some(node) = doomed.pop() {
            let deleted = self.nodes.remove(&node);
            doomed.extend(deleted.into_iter().flat_map(|node| node.children));
        }
        Some(parent)
    }

    /// This tree, which is gone back to from a `later` one: ids that only that one has are not given again.
    #[must_use]
    pub fn after(self, later: &Tree<E>) -> Tree<E> {
        Tree {
            next: self.next.max(later.next),
            ..self
        }
    }

    /// The comment on a node; empty if there is none.
    pub fn comment(&self, node: NodeId) -> &str {
        self.nodes.get(&node).map_or("", |node| &node.comment)
    }

    /// Sets the comment on a node; the root has none. Of a long one, the first [`MAX_COMMENT`] characters are kept; control
    /// characters become spaces, and braces, which end comments in the text of an analysis, parentheses.
    pub fn set_comment(&mut self, node: NodeId, comment: &str) {
        let cleaned = comment.trim().chars().map(|sign| match sign {
            '{' => '(',
            '}' => ')',
            sign if sign.is_control() => ' ',
            sign => sign,
        });
        if let Some(node) = self.nodes.get_mut(&node) {
            node.comment = cleaned.take(MAX_COMMENT).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// Checks what holds for every tree: parents and children name each other, no two children are the same entry, and
    /// every node is reached from the root.
    fn check(tree: &Tree<u8>) {
        let mut reached = 0;
        let mut open = vec![NodeId::ROOT];
        while let Some(node) = open.pop() {
            let children = tree.children(node);
            for (index, child) in children.iter().enumerate() {
                assert_eq!(tree.parent(*child), Some(node));
                let twin = |other: &NodeId| tree.entry(*other) == tree.entry(*child);
                assert_eq!(children.iter().position(twin), Some(index));
            }
            reached += children.len();
            open.extend(children);
        }
        assert_eq!(reached, tree.len());
    }

    #[test]
    fn a_line_has_variations() {
        let mut tree = Tree::of_line(*b"abc");
        let [a, b, c] = tree.path(tree.end(NodeId::ROOT))[..] else {
            panic!("three entries");
        };
        assert_eq!(tree.insert(a, b'b'), Some(b));
        assert_eq!((tree.insert_line(b"ab"), tree.len()), (b, 3));
        let x = tree.insert(a, b'x').unwrap();
        let y = tree.insert(x, b'y').unwrap();
        assert_eq!(
            (tree.line(y), tree.line(c)),
            (b"axy".to_vec(), b"abc".to_vec())
        );
        assert_eq!((tree.variation(y), tree.variation(c)), (Some(x), None));
        assert!(tree.promote(y) && !tree.promote(y));
        assert_eq!(tree.children(a), [x, b]);
        assert_eq!((tree.end(NodeId::ROOT), tree.variation(c)), (y, Some(b)));
        assert_eq!(tree.delete(x), Some(a));
        assert_eq!((tree.len(), tree.has(y), tree.end(a)), (3, false, c));
        // What does not exist is not changed.
        assert_eq!((tree.delete(y), tree.delete(NodeId::ROOT)), (None, None));
        assert_eq!((tree.insert(y, b'z'), tree.promote(y)), (None, false));
        check(&tree);
        // What comes after a change was taken back is another node.
        let before = Tree::of_line(*b"a");
        let mut later = before.clone();
        let b = later.insert(NodeId::ROOT, b'b');
        let mut again = before.after(&later);
        assert_ne!(again.insert(NodeId::ROOT, b'c'), b);
    }

    #[test]
    fn comments_are_single_lines_without_braces() {
        let mut tree = Tree::of_line(*b"a");
        let a = tree.end(NodeId::ROOT);
        tree.set_comment(a, " better:\n{c} ");
        assert_eq!(tree.comment(a), "better: (c)");
        tree.set_comment(a, &"é".repeat(400));
        assert_eq!(tree.comment(a).chars().count(), MAX_COMMENT);
        tree.set_comment(NodeId::ROOT, "x");
        assert_eq!(tree.comment(NodeId::ROOT), "");
    }

    #[test]
    fn any_sequence_of_changes_keeps_it_whole() {
        for seed in 0..300 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut tree = Tree::default();
            let mut known = vec![NodeId::ROOT];
            let mut past = Vec::new();
            for _ in 0..60 {
                let node = known[rng.random_range(0..known.len())];
                past.push(tree.clone());
                match rng.random_range(0..10) {
                    0 => drop(tree.delete(node)),
                    1 | 2 => drop(tree.promote(node)),
                    3 => tree.set_comment(node, "why"),
                    4 => {
                        past.pop();
                        tree = past.pop().unwrap_or_default();
                    }
                    _ => known.extend(tree.insert(node, rng.random_range(b'a'..b'e'))),
                }
                check(&tree);
            }
        }
    }
}
