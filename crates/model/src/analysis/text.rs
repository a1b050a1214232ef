//! The text of an analysis, and that of links: `docs/analysis.md` describes it.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use engine::{Entry, Game, Match};

use super::tree::{NodeId, Tree};

/// The most nodes of an analysis that is read.
pub const MAX_NODES: usize = 20_000;
/// The longest text that is written and read, in bytes.
pub const MAX_TEXT: usize = 24_000;
/// The most variations within variations that are read.
const MAX_NESTING: usize = 40;
/// The most variations that are read: the match is copied for each.
const MAX_VARIATIONS: usize = 500;
/// The version of links, before the text.
const VERSION: u8 = b'1';
/// The end of a text, so that a link that was cut is refused.
const END: char = '.';

/// Why the text of an analysis is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AnalysisError {
    /// It is no such text, or a part of one.
    #[error("the analysis is damaged at character {0}")]
    Damaged(usize),
    /// The rules refuse an entry.
    #[error("the analysis has {0:?} where that cannot happen")]
    Illegal(String),
    /// It is larger than any that is written.
    #[error("the analysis is too large")]
    Enormous,
    /// A newer release wrote it.
    #[error("the analysis was written by a newer release")]
    Newer,
}

/// The text of an analysis of the match with this log, where the position `at` is looked at. `None` if it is larger than what
/// is read.
pub fn write<G: Game>(tree: &Tree<Entry<G>>, log: &[Entry<G>], at: NodeId) -> Option<String> {
    let mut writer = Writer {
        text: String::new(),
        run: 0,
    };
    let (mut nesting, mut variations) = (0, 0);
    if at == NodeId::ROOT {
        writer.text.push('!');
    }
    let mut todo = vec![Part::Children(NodeId::ROOT, 0)];
    while let Some(part) = todo.pop() {
        match part {
            Part::Children(parent, depth) => {
                let Some((first, variations)) = tree.children(parent).split_first() else {
                    continue;
                };
                todo.push(Part::Children(*first, depth + 1));
                for variation in variations.iter().rev() {
                    todo.push(Part::Sign(')'));
                    todo.push(Part::Children(*variation, depth + 1));
                    todo.push(Part::Node(*variation, depth));
                    todo.push(Part::Sign('('));
                }
                todo.push(Part::Node(*first, depth));
            }
            Part::Node(node, depth) => {
                writer.entry(tree.entry(node), log.get(depth));
                if node == at {
                    writer.sign('!');
                }
                if !tree.comment(node).is_empty() {
                    writer.sign('{');
                    writer.text.push_str(tree.comment(node));
                    writer.text.push('}');
                }
            }
            Part::Sign(sign) => {
                writer.sign(sign);
                match sign {
                    '(' => (nesting, variations) = (nesting + 1, variations + 1),
                    _ => nesting -= 1,
                }
            }
        }
        let is_small = nesting <= MAX_NESTING && variations <= MAX_VARIATIONS;
        if writer.text.len() > MAX_TEXT || tree.len() > MAX_NODES || !is_small {
            return None;
        }
    }
    writer.sign(END);
    Some(writer.text)
}

/// What is still to be written.
enum Part {
    /// What follows a node, at this depth.
    Children(NodeId, usize),
    /// A node at this depth, with its comment.
    Node(NodeId, usize),
    Sign(char),
}

/// The text so far, and how many entries like those of the log have not been written yet.
struct Writer {
    text: String,
    run: usize,
}

impl Writer {
    fn entry<G: Game>(&mut self, entry: Option<Entry<G>>, played: Option<&Entry<G>>) {
        let Some(entry) = entry else { return };
        if Some(&entry) == played {
            self.run += 1;
        } else {
            self.flush();
            self.item(&entry.to_string());
        }
    }

    fn item(&mut self, item: &str) {
        let is_first = self.text.is_empty() || self.text == "!" || self.text.ends_with('(');
        if !is_first {
            self.text.push(',');
        }
        self.text.push_str(item);
    }

    fn flush(&mut self) {
        if self.run > 0 {
            let run = format!("={}", self.run);
            self.item(&run);
            self.run = 0;
        }
    }

    fn sign(&mut self, sign: char) {
        self.flush();
        self.text.push(sign);
    }
}

/// Reads the text of an analysis of this match: the tree, and the position that is looked at.
///
/// # Errors
/// If it is damaged, too large, or has an entry that cannot happen.
pub fn read<G: Game>(
    text: &str,
    play: &Match<G>,
) -> Result<(Tree<Entry<G>>, NodeId), AnalysisError> {
    if text.len() > MAX_TEXT + 1 {
        return Err(AnalysisError::Enormous);
    }
    let mut reader = Reader {
        log: play.log(),
        tree: Tree::default(),
        at: NodeId::ROOT,
        shown: NodeId::ROOT,
        here: play.rewound(0),
        before: None,
        left: Vec::new(),
        variations: 0,
    };
    let mut rest = text;
    loop {
        let damaged = || AnalysisError::Damaged(text.len() - rest.len());
        let Some(sign) = rest.chars().next() else {
            return Err(damaged());
        };
        match sign {
            END if reader.left.is_empty() && rest.len() == 1 => {
                return Ok((reader.tree, reader.shown));
            }
            '!' => reader.shown = reader.at,
            '(' => reader.open().ok_or_else(damaged)?,
            ')' => reader.close().ok_or_else(damaged)?,
            ',' => {}
            '{' => {
                let (comment, _) = rest[1..].split_once('}').ok_or_else(damaged)?;
                reader.tree.set_comment(reader.at, comment);
                rest = &rest[1 + comment.len()..];
            }
            _ => {
                let end = rest.find(['!', '(', ')', ',', '{', END]);
                let (item, _) = rest.split_at(end.ok_or_else(damaged)?);
                if item.is_empty() {
                    return Err(damaged());
                }
                reader.item(item)?;
                rest = &rest[item.len()..];
                continue;
            }
        }
        rest = &rest[1..];
    }
}

/// The tree so far, and where the reader is in it.
struct Reader<'a, G: Game> {
    log: &'a [Entry<G>],
    tree: Tree<Entry<G>>,
    at: NodeId,
    shown: NodeId,
    /// The match at this node.
    here: Match<G>,
    /// The match before the last entry of its line.
    before: Option<Match<G>>,
    /// The nodes at which variations were begun that are not ended yet, with the matches at them and before.
    left: Vec<(NodeId, Match<G>, Option<Match<G>>)>,
    /// The number of variations so far.
    variations: usize,
}

impl<G: Game> Reader<'_, G> {
    /// Begins a variation in place of the last entry; `None` if there is none.
    fn open(&mut self) -> Option<()> {
        let parent = self.tree.parent(self.at)?;
        self.variations += 1;
        if self.left.len() == MAX_NESTING || self.variations > MAX_VARIATIONS {
            return None;
        }
        let before = self.before.take()?;
        let here = core::mem::replace(&mut self.here, before.clone());
        self.left.push((self.at, here, Some(before)));
        self.at = parent;
        Some(())
    }

    /// Ends a variation; `None` if none is open.
    fn close(&mut self) -> Option<()> {
        (self.at, self.here, self.before) = self.left.pop()?;
        Some(())
    }

    /// Plays an entry, or as many as the match had at this place.
    fn item(&mut self, item: &str) -> Result<(), AnalysisError> {
        let illegal = || AnalysisError::Illegal(item.into());
        let depth = self.here.log().len();
        let entries = match item.strip_prefix('=') {
            Some(number) => {
                let end = number
                    .parse()
                    .ok()
                    .and_then(|run: usize| depth.checked_add(run));
                let played = end.and_then(|end| self.log.get(depth..end));
                played.ok_or_else(illegal)?.to_vec()
            }
            None => vec![item.parse().map_err(|_| illegal())?],
        };
        if self.tree.len() + entries.len() > MAX_NODES {
            return Err(AnalysisError::Enormous);
        }
        let last = entries.len().checked_sub(1);
        for (index, entry) in entries.into_iter().enumerate() {
            if Some(index) == last {
                self.before = Some(self.here.clone());
            }
            self.here.push(entry).map_err(|_| illegal())?;
            self.at = self.tree.insert(self.at, entry).ok_or_else(illegal)?;
        }
        Ok(())
    }
}

/// The text of an analysis for links: letters, digits, `-` and `_`.
pub fn to_link(text: &str) -> String {
    BASE64.encode(format!("{}{text}", char::from(VERSION)))
}

/// The text of an analysis in a link.
///
/// # Errors
/// If it is damaged or newer.
pub fn from_link(link: &str) -> Result<String, AnalysisError> {
    let damaged = AnalysisError::Damaged(0);
    if link.len() > 2 * MAX_TEXT {
        return Err(AnalysisError::Enormous);
    }
    let bytes = BASE64.decode(link).map_err(|_| damaged.clone())?;
    match bytes.split_first() {
        Some((&VERSION, text)) => String::from_utf8(text.to_vec()).map_err(|_| damaged),
        Some((b'2'..=b'9', _)) => Err(AnalysisError::Newer),
        _ => Err(damaged),
    }
}

#[cfg(test)]
mod tests;
