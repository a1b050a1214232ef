//! What the tables of all games share: who is asked next, what stands around the stage, and how a match is
//! kept.
//!
//! A game brings a type that is [`Playable`] and a component that shows its stage. The state of that
//! component holds a [`Runner`], which plays everybody but the person.
//!
//! The crate may depend on `database`, `pool`, `ui`, and all below. Begin with `play::playable`, then
//! `play::runner`.

mod frame;
mod play;
mod saving;
mod stage;
pub mod texts;
mod toolkit;

pub use frame::hint;
pub use frame::level_name::{face, level_name};
pub use frame::log::{LogLine, LogSymbols, row_with};
pub use frame::prompt::error_text;
pub use frame::result::{ScoreRow, ScoreTable, Victory, margin};
pub use frame::table_frame::table_frame;
pub use frame::table_model::{StageProps, Table, TableModel, use_table};
pub use play::bots_match::{BotsMatch, next_bot};
pub use play::change::Change;
pub use play::form::Form;
pub use play::hooks::{lay_anew, use_size};
pub use play::options::{Choices, Options};
pub use play::parts::{
    AfterwordPart, AfterwordProps, CoachPart, CoachProps, PeopleProps, SeldomPart, TableParts,
    provide_seldom,
};
pub use play::persons::LONGEST_NAME;
pub use play::playable::{
    ActionOf, EventOf, GameSummary, KindNames, Playable, RulesOf, TableProps, begin,
};
pub use play::replayed::each_entry;
pub use play::rules::{RulesPage, RulesPageOf, RulesPart, RulesText};
pub use play::runner::{NotPlayed, RunEvent, Runner};
pub use play::switches::{SwitchTexts, read_switches, switch_fields, write_switches};
pub use play::table_reducer::{TableReducer, decide};
pub use play::watch;
pub use saving::game_part::{GamePart, TABLES, provide_summaries, summary};
pub use saving::match_table::{DailyMatch, NewMatch, random};
pub use saving::screen::{MatchScreen, MatchScreenProps};
pub use stage::drag::{Clicks, DragListeners, Draggable, Moves, Offset, use_clicks, use_drag};
pub use stage::enlargeable::Enlargeable;
pub use stage::keys::{key_cap, use_stage_keys};
pub use stage::stage_frame::{StageFrame, stage_frame};
pub use stage::turned::on_table;
pub use toolkit::drop_target::{DropTarget, use_drop_target_selector};
pub use toolkit::focus::{MARK, next_mark};
pub use toolkit::grid::grid;
pub use toolkit::pointing::{HoveredBy, PointListeners, use_pointing};
pub use toolkit::px::{Factor, Px};
pub use toolkit::rect::{
    CENTRE, FINGER, LABEL, LABEL_SMALL, LEAST_HEIGHT, LOW, Rect, SMALL, SPARING, WIDE, share, span,
};
pub use toolkit::window::{
    PlatePlace, is_narrow, is_sideways, is_upright, plate_place, width_before_words,
};

use engine::{Game, MAX_SEATS, Seat};

use model::session::{Due, Session};
use model::settings::Speed;
use ui::i18n::Texts;

/// The person's seat, in games in which that is always the first one. If only bots play, the table is seen
/// from there.
pub const PERSON: Seat = Seat::FIRST;

/// The pause between moves, in milliseconds, in which the person sees what happens; 0 for no animation.
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

/// The name of a seat at the table. A person has no name in the match and is addressed as "you"; of several persons, those
/// without a name are told apart by their seats.
pub fn name<'a, G: Game>(session: &'a Session<G>, seat: Seat, texts: &Texts) -> &'a str {
    match session.name(seat) {
        "" if session.persons().len() > 1 => texts.table.persons[seat.index() % MAX_SEATS],
        "" => texts.table.you,
        name => name,
    }
}

/// The value of the page's `data-step`, for style sheets and tests.
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
        [seat] if session.you() == Some(*seat) => texts.table.you_win.into(),
        [seat] => (texts.table.wins)(name(session, *seat, texts)),
        several => {
            let names: Vec<&str> = several.iter().map(|s| name(session, *s, texts)).collect();
            (texts.table.shared)(&names)
        }
    })
}
