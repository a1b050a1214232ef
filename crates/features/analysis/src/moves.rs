//! The moves of the round that is shown, with their variations.

use std::rc::Rc;

use engine::{Entry, Game, Match};
use model::analysis::NodeId;
use table::{Playable, name};
use ui::focus::focus;
use ui::i18n::{Lang, Texts, Translated, use_lang};
use yew::prelude::*;

use crate::board::Board;
use crate::texts::AnalysisTexts;

/// A move, or an event of chance in place of another.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveRow {
    /// Its own node.
    pub node: NodeId,
    /// The node that is shown when it is pressed: that of the move with the chance that follows.
    pub target: NodeId,
    /// Within how many variations it is.
    pub depth: usize,
    /// Whether a variation begins with it, in place of the move before.
    pub begins: bool,
    /// Who decided; empty for chance.
    pub who: AttrValue,
    /// The move in words.
    pub what: AttrValue,
    /// The comment on it.
    pub comment: AttrValue,
}

impl MoveRow {
    /// Whether the position of a node comes from this row.
    fn leads_to(&self, node: NodeId) -> bool {
        node == self.target || node == self.node
    }
}

/// What is still to be listed.
struct Todo<G: Game> {
    node: NodeId,
    before: Match<G>,
    depth: usize,
    begins: bool,
}

/// The node with which the round of the shown position begins.
pub fn round_of<G: Game>(board: &Board<G>) -> NodeId {
    let path = board.tree.path(board.at);
    let begins = |node: &NodeId| board.tree.entry(*node) == Some(Entry::NextRound);
    path.into_iter().rfind(begins).unwrap_or(NodeId::ROOT)
}

/// The rows of the round that begins with a node: its line, and after each move the variations in its place.
pub fn rows<G: Playable>(board: &Board<G::Game>, begin: NodeId, lang: Lang) -> Vec<MoveRow> {
    let (texts, own) = (Texts::of(lang), AnalysisTexts::of(lang));
    let tree = &board.tree;
    let Ok(before) = board.base().play().with_log(tree.line(begin)) else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    let mut todo = Vec::new();
    follow(&mut todo, board, begin, &before, 0);
    while let Some(Todo {
        node,
        before,
        depth,
        begins,
    }) = todo.pop()
    {
        let Some(entry) = tree.entry(node) else {
            continue;
        };
        let mut after = before.clone();
        if after.push(entry).is_err() {
            continue;
        }
        let is_alone = tree.parent(node).map(|parent| tree.children(parent).len()) == Some(1);
        let (who, what) = match entry {
            Entry::Act(seat, action) => (
                name(&board.session, seat, texts).to_owned(),
                G::describe_action(before.game(), action, lang),
            ),
            Entry::Event(event) => {
                let event = G::describe_event(&board.session, event, lang);
                (String::new(), (own.chance)(&event))
            }
            Entry::NextRound => (String::new(), own.next_round.to_owned()),
        };
        // Chance is listed only where it could be otherwise.
        if !matches!(entry, Entry::Event(_)) || !is_alone {
            rows.push(MoveRow {
                node,
                target: board.with_events(node),
                depth,
                begins,
                who: who.into(),
                what: what.into(),
                comment: tree.comment(node).to_owned().into(),
            });
        }
        // The round ends here, but for the other way to go on.
        if entry != Entry::NextRound {
            follow(&mut todo, board, node, &after, depth);
        }
    }
    rows
}

/// What comes after a node: first its line's next entry, then the variations in place of that, then the line goes on.
fn follow<G: Game>(
    todo: &mut Vec<Todo<G>>,
    board: &Board<G>,
    node: NodeId,
    before: &Match<G>,
    depth: usize,
) {
    for (place, child) in board.tree.children(node).iter().enumerate().rev() {
        let begins = place > 0;
        todo.push(Todo {
            node: *child,
            before: before.clone(),
            depth: depth + usize::from(begins),
            begins,
        });
    }
}

/// The id of the panel's heading. It takes the focus of what vanishes when it is pressed, until the shown move has it.
pub const TITLE: &str = "analysis-title";

/// The selector of the list, which scrolls where the panel has room for a list of its own.
const LIST: &str = ".analysis-tree";
/// The selector of the shown move in it.
const SHOWN: &str = ".analysis-move[aria-current]";

/// Scrolls the list to the shown move, but nothing around it.
pub fn scroll_to_shown() {
    let document = gloo_utils::document();
    let found = |selector| document.query_selector(selector).ok().flatten();
    let Some((list, shown)) = found(LIST).zip(found(SHOWN)) else {
        return;
    };
    let (inside, around) = (
        shown.get_bounding_client_rect(),
        list.get_bounding_client_rect(),
    );
    let middle = (around.height() - inside.height()) / 2.0;
    let by = inside.top() - around.top() - middle;
    // What was pressed to come here has gone.
    let active = document.active_element();
    if active.is_some_and(|active| active.id() == TITLE) {
        focus(shown.clone());
    }
    if inside.top() < around.top() || inside.bottom() > around.bottom() {
        list.set_scroll_top(list.scroll_top() + by as i32);
    }
}

/// Props of [`MoveList`].
#[derive(Properties, PartialEq)]
pub struct MoveListProps {
    /// The moves.
    pub rows: Rc<Vec<MoveRow>>,
    /// The node that is shown.
    pub at: NodeId,
    /// Called with the node to be shown. The same callback each time, or all moves are rendered anew.
    pub on_go: Callback<NodeId>,
}

/// The list of moves. Of a long one only the moves that change are rendered, so that stepping through it stays fluid.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let texts = AnalysisTexts::of(use_lang());
    let rows = props.rows.iter().map(|row| {
        let (is_shown, on_go) = (row.leads_to(props.at), props.on_go.clone());
        html! { <MoveItem row={row.clone()} {is_shown} {on_go} /> }
    });
    html! { <ol class="analysis-moves" aria-label={texts.moves}>{ for rows }</ol> }
}

/// Props of [`MoveItem`].
#[derive(Properties, PartialEq)]
struct MoveItemProps {
    /// The move.
    row: MoveRow,
    /// Whether the shown position comes from it.
    is_shown: bool,
    /// Called with the node to be shown.
    on_go: Callback<NodeId>,
}

/// A move in the list.
#[component]
fn MoveItem(props: &MoveItemProps) -> Html {
    let texts = AnalysisTexts::of(use_lang());
    let row = &props.row;
    let target = row.target;
    let onclick = props.on_go.reform(move |_: MouseEvent| target);
    let who = (!row.who.is_empty())
        .then(|| html! { <><b>{ row.who.clone() }</b>{ texts.colon }{ " " }</> });
    let comment = (!row.comment.is_empty())
        .then(|| html! { <span class="about">{ row.comment.clone() }</span> });
    let begins = row
        .begins
        .then(|| html! { <span class="visually-hidden">{ texts.variation }{ " " }</span> });
    html! {
        <li style={format!("--depth:{}", row.depth)} data-begins={row.begins.then_some("")}>
            <button type="button" class="analysis-move" aria-current={props.is_shown.then_some("step")} {onclick}>
                { for begins }{ for who }{ row.what.clone() }
            </button>
            { for comment }
        </li>
    }
}
