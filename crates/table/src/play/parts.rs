//! The parts of a game that its table loads when they are first needed.

use std::rc::Rc;
use std::sync::OnceLock;

use engine::Seat;
use lazy::Part;
use yew::prelude::*;

use crate::play::commands::Commands;
use crate::watch::ControlsProps;
use crate::{LogLine, Playable, Runner, name};
use model::session::{Due, Session};
use pool::Pool;
use ui::i18n::Texts;
use ui::part::part_aside;

/// The parts.
pub struct TableParts<G: Playable> {
    /// The coach.
    pub coach: &'static Part<CoachPart<G>>,
    /// What is told of a match that is over.
    pub afterword: &'static Part<AfterwordPart<G>>,
}

impl<G: Playable> PartialEq for TableParts<G> {
    fn eq(&self, other: &Self) -> bool {
        self.coach == other.coach && self.afterword == other.afterword
    }
}

/// What is told of a match that is over, loaded with its result.
pub struct AfterwordPart<G: Playable> {
    /// When the match turned, a line of an opponent's, how the result compares with earlier ones, and which level decides as
    /// well as the person did.
    pub view: fn(AfterwordProps<G>) -> Html,
    /// The link to the review, among the buttons. Of several persons each has a review of their own, and `view` the links.
    pub review: fn(&Session<G::Game>) -> Html,
}

/// The match that it is told of.
#[derive(Properties, Clone, PartialEq)]
pub struct AfterwordProps<G: Playable> {
    /// The match.
    pub session: Session<G::Game>,
    /// The workers. No bot has to move any more.
    pub pool: Pool,
    /// Whether its result is compared with earlier ones.
    pub is_compared: bool,
}

/// The coach of a game, loaded when it is turned on.
pub struct CoachPart<G: Playable> {
    /// What it shows at a table: something to press, where it has something to say.
    pub view: fn(CoachProps<G>) -> Html,
}

/// What the coach sees of a table.
#[derive(Properties, Clone, PartialEq)]
pub struct CoachProps<G: Playable> {
    /// The match.
    pub session: Session<G::Game>,
    /// The person to whom it may speak, and only of their own decisions; `None` for now, where several persons play.
    pub seat: Option<Seat>,
    /// The workers.
    pub pool: Pool,
    /// Whether it may ask them now: no bot is to decide.
    pub may_ask: bool,
    /// Makes the match one with help.
    pub on_help: Callback<()>,
    /// See [`TableProps`](crate::TableProps).
    pub on_new: Callback<Option<String>>,
}

/// What only some tables show, loaded with the first of them.
pub struct SeldomPart {
    /// Where several persons play: whose turn it is, and what has happened since their last one.
    pub people: fn(PeopleProps) -> Html,
    /// Where the table plays by itself: the controls.
    pub watch: fn(ControlsProps) -> Html,
}

/// What is shown where several persons play.
#[derive(Properties, Clone, PartialEq)]
pub struct PeopleProps {
    /// The person who is to decide; `None`: nobody is for now.
    pub seat: Option<Seat>,
    /// The name of that person.
    pub name: AttrValue,
    /// The seat to which the table is turned.
    pub near: Seat,
    /// Whether the game has hands to be covered.
    pub has_cover: bool,
    /// Whether their hand is covered.
    pub is_covered: bool,
    /// The name of the person whose turn has passed, and who still sees their hand with what they drew.
    pub looks_on: Option<AttrValue>,
    /// The lines of the log.
    pub lines: Rc<[LogLine]>,
    /// Shows the hand of this person.
    pub on_show: Callback<Seat>,
    /// Covers all hands. As long as the part is not loaded, none can be shown.
    pub on_cover: Callback<()>,
}

static SELDOM: OnceLock<&'static Part<SeldomPart>> = OnceLock::new();

/// Says where the part of what only some tables show is. The page's registry calls this before any screen is shown.
pub fn provide_seldom(part: &'static Part<SeldomPart>) {
    // A second call has the same part.
    let _ = SELDOM.set(part);
}

/// What a table shows beside its stage if several persons play at one screen, and nothing otherwise.
pub(crate) fn people<G: Playable>(
    run: &Runner<G>,
    lines: &Rc<[LogLine]>,
    commands: &Commands,
    texts: &Texts,
) -> Html {
    let session = &run.session;
    if !session.is_shared() {
        return Html::default();
    }
    let seat = session.persons_to_decide().first();
    let named = |seat| AttrValue::from(name(session, seat, texts).to_owned());
    let props = PeopleProps {
        seat,
        name: seat.map(named).unwrap_or_default(),
        near: run.viewpoint(),
        has_cover: run.has_cover(),
        is_covered: run.is_covered(),
        // What they drew has come.
        looks_on: run
            .looks_on()
            .filter(|_| session.due() != Due::Luck)
            .map(named),
        lines: lines.clone(),
        on_show: commands.uncover.clone(),
        on_cover: commands.cover.clone(),
    };
    shown(props, session.play().log().len())
}

/// The controls of a table that plays by itself.
pub(crate) fn controls<G: Playable>(run: &Runner<G>, commands: &Commands) -> Html {
    let props = ControlsProps {
        playback: run.playback,
        on_playback: commands.playback.clone(),
    };
    watched(props, run.session.play().log().len())
}

// Apart from the code of each game. If the part could not be loaded, it is tried again once the match has another `length`.

fn shown(props: PeopleProps, length: usize) -> Html {
    seldom(length, move |part| (part.people)(props.clone()))
}

fn watched(props: ControlsProps, length: usize) -> Html {
    seldom(length, move |part| (part.watch)(props.clone()))
}

fn seldom(length: usize, show: impl Fn(&SeldomPart) -> Html + 'static) -> Html {
    let part = SELDOM.get();
    part.map_or_else(Html::default, |part| part_aside(part, length, show))
}
