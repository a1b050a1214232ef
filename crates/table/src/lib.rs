//! What the tables of all games have in common: who is asked next and how,
//! what is said around the game, and how a match is kept.
//!
//! A game brings a type that is [`Playable`] and a component that shows its
//! stage. The state of that component holds a [`Runner`], which plays
//! everybody but the person.
//!
//! It may depend on the pool, on what every screen uses, and on all below. Begin with `playable`, then
//! `runner`.

mod aim;
mod archiver;
mod bar;
mod commands;
mod confirm;
mod drag;
mod elsewhere;
mod focus;
mod form;
mod frame;
mod game_part;
mod grid;
pub mod hint;
mod hooks;
mod keys;
mod log;
mod options;
mod parts;
mod playable;
mod pointing;
mod prompt;
mod px;
mod rect;
mod result_panel;
mod review_link;
mod rules;
mod runner;
mod said;
mod save;
mod screen;
mod steps;
mod table_model;
pub mod watch;
mod window;
pub mod words;

pub use aim::{Aim, use_aimed};
pub use confirm::{Deciding, decide};
pub use drag::{Clicks, DragListeners, Draggable, Moves, Offset, use_clicks, use_drag};
pub use focus::{MARK, next_mark, use_follow};
pub use form::Form;
pub use frame::table_frame;
pub use game_part::{GamePart, TABLES, provide_summaries, summary};
pub use grid::grid;
pub use hooks::{use_rest, use_size};
pub use keys::{key_cap, use_shortcuts};
pub use log::{Line, use_lines};
pub use options::{Choices, Options};
pub use parts::TableFrame;
pub use playable::{GameSummary, NAMES, Playable, TableProps, begin};
pub use pointing::{PointListeners, Pointed, pointing};
pub use prompt::trouble_text;
pub use px::{Factor, Px};
pub use rect::{CENTRE, LOW, Rect, WIDE, share, span};
pub use result_panel::{ScoreRow, Sheet};
pub use rules::{RulesOf, RulesPart};
pub use runner::{RunEvent, Runner};
pub use save::SaveKeys;
pub use screen::{MatchScreen, MatchScreenProps, OfDay, Wanted};
pub use steps::use_steps;
pub use table_model::{StageProps, Table, TableModel, use_table};

use engine::{Game, Seat, SeatSet};

use model::session::{Due, Session};
use model::settings::Speed;
use ui::i18n::Texts;

/// Where the person sits, in games in which that is always the first seat; from
/// there the table is seen if nobody but bots plays.
pub const PERSON: Seat = Seat::FIRST;

/// How long the table waits, in milliseconds, so that one can see what
/// happens; 0 for no animation at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace(pub u32);

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Pace {
        Pace(match speed {
            Speed::Slow => 1_400,
            Speed::Normal => 700,
            Speed::Fast => 250,
            Speed::None => 0,
        })
    }
}

/// What a seat is called at the table. The person, who has no name in the
/// match, is addressed in the language of the page; two of them are told
/// apart.
pub fn name<'a, G: Game>(session: &'a Session<G>, seat: Seat, texts: &Texts) -> &'a str {
    match session.name(seat) {
        "" if session.persons().len() > 1 => texts.table.persons[seat.index() % 2],
        "" => texts.table.you,
        name => name,
    }
}

/// What is due, as the page's `data-step` says it to styles and tests.
pub fn step_name<G: Game>(session: &Session<G>) -> &'static str {
    match session.due() {
        Due::Decide(_) | Due::Luck => "wait",
        Due::NextRound => "round-over",
        Due::Nothing => "match-over",
    }
}

/// Who has won the match, in a sentence; `None` while it is played.
pub fn winners<G: Game>(session: &Session<G>, texts: &Texts) -> Option<String> {
    let winners: Vec<Seat> = session.outcome()?.winners().iter().collect();
    Some(match winners.as_slice() {
        [seat] if session.persons() == SeatSet::only(*seat) => texts.table.you_win.into(),
        [seat] => (texts.table.wins)(name(session, *seat, texts)),
        several => {
            let names: Vec<&str> = several.iter().map(|s| name(session, *s, texts)).collect();
            (texts.table.shared)(&names)
        }
    })
}
