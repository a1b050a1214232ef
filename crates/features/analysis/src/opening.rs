//! What an analysis begins with: a match or a position, and what the address or the browser's history says of it.

use std::rc::Rc;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use engine::{Entry, Game, GameId, PositionError, Record, Seed};
use model::analysis::{NodeId, Tree, from_link, read};
use model::session::{Session, SessionError};
use pool::Pool;
use replay::{Source, session_error_text};
use table::{Options, Playable, begin};
use ui::i18n::Texts;
use ui::route::{ANALYSES, ReviewedMatch, Route};
use yew::prelude::*;

/// The seed by which chance is drawn after a position, until other chance is asked for: whoever opens a link draws the same.
const SEED: Seed = Seed(0);

/// What the analysis needs.
#[derive(Clone, PartialEq)]
pub struct AnalysisRequest {
    /// What is analysed.
    pub subject: Subject,
    /// What the address says of the place in it: the length of the log, or an analysis for links; empty for the end.
    pub place: AttrValue,
    /// The workers that judge positions.
    pub pool: Pool,
}

/// What is analysed.
#[derive(Clone, PartialEq)]
pub enum Subject {
    /// A match, as the address names it, and its record.
    Match(ReviewedMatch, Source),
    /// A position: its line as links to positions write it, or the name of a game for the first position of a match.
    Position(AttrValue),
}

/// The first word of the address of a position's analysis.
pub const POSITION: &str = "position";

impl Subject {
    /// The address of the analysis with what it says of the place.
    pub fn route(&self, place: AttrValue) -> Route {
        match self {
            Subject::Match(reviewed, _) => Route::Analysis(reviewed.clone(), place),
            Subject::Position(position) => position_route(position, &place),
        }
    }

    /// Where the table's bar leads.
    pub fn back(&self) -> Route {
        match self {
            Subject::Match(ReviewedMatch::Kept(id), _) => Route::Kept(id.clone()),
            Subject::Match(ReviewedMatch::Link(link), _) => Route::Record(link.clone()),
            Subject::Position(_) => Route::Home,
        }
    }
}

/// The game of a position in a link; `None` if the link is damaged.
pub fn game_of_position(link: &str) -> Option<GameId> {
    let named = GameId::named(link);
    named.or_else(|| GameId::named(line_of(link)?.split(' ').next()?))
}

/// The address of the analysis of a position, from its line.
pub fn route_of_position(line: &str) -> Route {
    position_route(&position_link(line), "")
}

/// The address of the analysis of a position that this holds, or of the first one of the game of this name, with what it
/// says of the place.
pub fn position_route(position: &str, place: &str) -> Route {
    // An empty place leaves nothing behind.
    let words = [POSITION, position, place].into_iter();
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    Route::Other(words.join("/").into())
}

/// The address of the list of the analyses that are kept.
pub fn kept_route() -> Route {
    Route::parse(ANALYSES)
}

/// A position for links: letters, digits, `-` and `_`.
fn position_link(line: &str) -> String {
    BASE64.encode(line)
}

fn line_of(link: &str) -> Option<String> {
    String::from_utf8(BASE64.decode(link).ok()?).ok()
}

/// An analysis that can be shown.
pub struct Opened<G: Game> {
    /// The match.
    pub base: Rc<Session<G>>,
    /// What was played and tried.
    pub tree: Tree<Entry<G>>,
    /// The position that is shown first.
    pub at: NodeId,
    /// What leads to the same match for whoever does not have it; `None` if it does not fit into a link.
    pub shared: Option<Subject>,
}

impl<G: Game> PartialEq for Opened<G> {
    fn eq(&self, other: &Self) -> bool {
        self.base == other.base && self.tree == other.tree && self.at == other.at
    }
}

/// Reads the match and what the address says; or why that cannot be used, in words.
pub fn open<G: Playable>(
    request: &AnalysisRequest,
    shared: &'static Texts,
) -> Result<Opened<G::Game>, &'static str> {
    let told = |error: SessionError| session_error_text(&error, shared);
    let damaged = replay::texts_of(shared).damaged;
    let (base, link) = match &request.subject {
        Subject::Match(_, source) => {
            let record: Record<G::Game> = source.read().map_err(told)?;
            let link = record.to_link().map(AttrValue::from);
            let base = Session::of(source.seen(record, shared)).map_err(told)?;
            let subject = |link: AttrValue| {
                let source = Source::Link(link.clone());
                Subject::Match(ReviewedMatch::Link(link), source)
            };
            (base, link.map(subject))
        }
        Subject::Position(link) => {
            let position = position::<G>(link).map_err(|_| damaged)?;
            let link = position_link(&position.to_string());
            (
                of_position(position, shared).map_err(told)?,
                Some(Subject::Position(link.into())),
            )
        }
    };
    let place = request.place.as_str();
    let kept = ui::history::remembered().and_then(|text| read(&text, base.play()).ok());
    let (tree, at) = match (kept, place.parse::<usize>()) {
        (Some(kept), _) => kept,
        (None, Err(_)) if !place.is_empty() => {
            let found = from_link(place).and_then(|text| read(&text, base.play()));
            found.map_err(|_| damaged)?
        }
        (None, length) => {
            let tree = Tree::of_line(base.play().log().iter().copied());
            let path = tree.path(tree.end(NodeId::ROOT));
            let length = length.unwrap_or(usize::MAX).min(path.len());
            let at = length
                .checked_sub(1)
                .map_or(NodeId::ROOT, |last| path[last]);
            (tree, at)
        }
    };
    Ok(Opened {
        base: base.into(),
        tree,
        at,
        shared: link,
    })
}

/// The position of an address.
fn position<G: Playable>(link: &str) -> Result<G::Game, PositionError> {
    if link == G::ID.name() {
        return Ok(begin::<G>(&Options::default(), SEED).game().clone());
    }
    // What is no line at all is not one of this game's.
    line_of(link).unwrap_or_default().parse()
}

/// A match from a position, with players who have numbers for names.
fn of_position<G: Game>(position: G, shared: &Texts) -> Result<Session<G>, SessionError> {
    let names = shared.table.persons.into_iter().take(position.seats());
    let names = names.map(str::to_owned).collect();
    Session::from_position(position, names, SEED)
}
