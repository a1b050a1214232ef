//! The texts of Débâcle's table, in every language. A missing text does not compile.

pub mod de;
pub mod en;
pub mod es;
pub mod fr;
pub mod it;

mod differences;
mod keys;
pub(crate) mod lesson;
pub(crate) mod rules;

use engine::debacle::{Action, Ending, Illegal, Position, Side, Square, Value};
use protocol::{Level, Style};

use table::GameSummary;
use ui::i18n::{Lang, Translated};
use ui::translated;

pub use differences::DebacleDifferences;
pub use keys::DebacleKeys;
pub use lesson::DebacleLesson;
pub use rules::DebacleRules;

translated!(DebacleSummary, summary);
translated!(DebacleTexts, table, with_code);
translated!(DebacleRules, rules, with_code);
translated!(DebacleLesson, lesson, with_code);
translated!(DebacleKeys, keys, with_code);
translated!(DebacleDifferences, differences, with_code);

/// The game in a few words, for the home screen and the statistics.
pub struct DebacleSummary(pub GameSummary);

/// The texts of the table in one language.
pub struct DebacleTexts {
    /// How a base judges the game; the arm of the last is that of the expert.
    pub level_about: fn(Level) -> &'static str,
    /// What a style likes, in the order of `Style::ALL`; empty if it has no say.
    pub styles: [&'static str; Style::ALL.len()],
    /// The label of the choice of the persons' sides.
    pub people: &'static str,
    /// Its choices: one person with red, one with black, two at one screen.
    pub peoples: [&'static str; 3],
    /// The fields for the names of two persons at one screen, red first.
    pub names: [&'static str; 2],
    /// The label of the choice of who begins.
    pub first: &'static str,
    /// Its choices: random, red, black.
    pub firsts: [&'static str; 3],
    /// The label of the choice of the set-up.
    pub set_up: &'static str,
    /// Its choices: standard, facing, shuffled.
    pub set_ups: [&'static str; 3],
    /// The name of the table, for landmarks and titles.
    pub title: &'static str,
    /// The label of the board.
    pub board: &'static str,
    /// The name of a side.
    pub side: fn(Side) -> &'static str,
    /// The label of a square, from the square and the die on it.
    pub square: fn(Square, Option<(Side, Value)>) -> String,
    /// The words after the label of a square whose die can be captured.
    pub endangered: &'static str,
    /// The standing of a side, for screen readers: its total, the points captured in this round, the number of
    /// captured dice, and the number that ends the round.
    pub standing: fn(u16, u32, u32, u32) -> String,
    /// The words after the points that a side needs to win the match.
    pub to_win: &'static str,
    /// The words after the points of the enemy dice on the board.
    pub to_capture: &'static str,
    /// The number of actions left.
    pub actions_left: fn(u8) -> String,
    /// The label of the button that flips a die.
    pub flip: &'static str,
    /// The label of the button that declines a special move.
    pub decline: &'static str,
    /// The label of the button that marks the dice that can be captured.
    pub threats: &'static str,
    /// The message that no die can be captured.
    pub no_threats: &'static str,
    /// The label of the button that turns the board.
    pub turn_board: &'static str,
    /// The round and the turn, both from 1.
    pub heading: fn(u16, u16) -> String,
    /// The number of turns without a capture, and the number that ends the round.
    pub quiet: fn(u8, u8) -> String,
    /// The prompt to act, from the number of actions left.
    pub prompt_act: fn(u8) -> String,
    /// The prompt to capture doubles.
    pub prompt_doubles: &'static str,
    /// The prompt to recover a die, from its value.
    pub prompt_recover: fn(u8) -> String,
    /// The prompt to rebound.
    pub prompt_rebound: &'static str,
    /// The prompt to rebound or to return to the camp.
    pub prompt_rebound_return: &'static str,
    /// The prompt to return to the camp.
    pub prompt_return: &'static str,
    /// The prompt while the dice are set up.
    pub setting_up: &'static str,
    /// An earlier position is shown, from the number of entries before it and of all entries.
    pub looking: fn(usize, usize) -> String,
    /// Why the round is over.
    pub ended: fn(Ending) -> &'static str,
    /// The capture that ended a round: who captured, the value of the die, and its square; several squares at once, as
    /// doubles, have none.
    pub last_capture: fn(&str, u8, Option<Square>) -> String,
    /// The largest lead of a round: who had it, and the points.
    pub largest_lead: fn(&str, i32) -> String,
    /// An action in a position, as the log and best lines show it.
    pub action: fn(Action, &Position) -> String,
    /// An action in a position as an instruction without a full stop; hints insert it after a colon.
    pub describe_action: fn(Action, &Position) -> String,
    /// The expert's estimate of the person's chance of winning, in percent.
    pub forecast: fn(u32) -> String,
    /// The heading of a turn in the log, from its number, from 1, and the player's name.
    pub turn_of: fn(u16, &str) -> String,
    /// The refusal of a square that a die does not reach.
    pub too_far: &'static str,
    /// The refusal for a reason of the rules.
    pub refused: fn(Illegal) -> &'static str,
    /// The heading of the analysis of a round.
    pub analysis: &'static str,
    /// The description of the analysis.
    pub analysis_about: &'static str,
    /// The message that the workers analyse a position.
    pub analysing: &'static str,
    /// The labels of the buttons that go to the first position, one back, one forward, and to the last.
    pub steps: [&'static str; 4],
    /// A best line, from the side to decide, its chance of winning in percent, the depth in actions, and the
    /// actions.
    pub best_line: fn(Side, u32, u32, &str) -> String,
    /// The heading of the numbers of captured dice.
    pub taken: &'static str,
    /// The heading of the points of captured dice.
    pub points: &'static str,
    /// The heading of the totals over all rounds.
    pub total: &'static str,
}

/// What is declined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declined {
    /// To take doubles.
    Doubles,
    /// To rebound.
    Rebound,
    /// To take back a captured die.
    Recovery,
}

impl Declined {
    /// What would be declined in a position in which something can be.
    pub const fn at(position: &Position) -> Declined {
        if position.takes_doubles() {
            Declined::Doubles
        } else if position.rebounding().is_some() {
            Declined::Rebound
        } else {
            Declined::Recovery
        }
    }
}

impl PartialEq for DebacleTexts {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self, other)
    }
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static DebacleTexts {
    DebacleTexts::of(lang)
}
