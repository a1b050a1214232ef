//! The texts of Débâcle's table. A missing text does not compile.

use engine::debacle::{Action, Ending, Illegal, Side, Square, Value};
use protocol::Level;

use table::GameSummary;
use ui::i18n::{Lang, Translated};

/// The game's texts in one language.
pub struct DebacleTexts {
    /// How it introduces itself on the home screen.
    pub summary: GameSummary,
    /// What a level does.
    pub level_about: fn(Level) -> &'static str,
    /// Who plays which side.
    pub people: &'static str,
    /// One with red, one with black, two at one screen.
    pub peoples: [&'static str; 3],
    /// Who begins.
    pub first: &'static str,
    /// Drawn, red, black.
    pub firsts: [&'static str; 3],
    /// How the dice stand at the start.
    pub set_up: &'static str,
    /// Standard, facing, shuffled.
    pub set_ups: [&'static str; 3],
    /// The table's name for landmarks and titles.
    pub title: &'static str,
    /// The board.
    pub board: &'static str,
    /// A side's name.
    pub side: fn(Side) -> &'static str,
    /// A square: its name, and the die on it.
    pub square: fn(Square, Option<(Side, Value)>) -> String,
    /// Said of a die that can be captured.
    pub endangered: &'static str,
    /// How a side stands, for screen readers: its total, what it has captured in
    /// this round, how many dice, and how many end the round.
    pub standing: fn(u16, u32, u32, u32) -> String,
    /// So many actions are left.
    pub actions_left: fn(u8) -> String,
    /// Turns a die over.
    pub flip: &'static str,
    /// Leaves it at that.
    pub decline: &'static str,
    /// Shows which dice can be captured.
    pub threats: &'static str,
    /// None can be.
    pub no_threats: &'static str,
    /// Turns the board.
    pub turn_board: &'static str,
    /// The round and the turn, from 1.
    pub heading: fn(u16, u16) -> String,
    /// So many turns without a capture, of how many.
    pub quiet: fn(u8, u8) -> String,
    /// A prompt to one of two people at one screen: the name, and one of the
    /// sentences below.
    pub prompt_to: fn(&str, &str) -> String,
    /// What to do: so many actions.
    pub prompt_act: fn(u8) -> String,
    /// What to do: take doubles.
    pub prompt_doubles: &'static str,
    /// What to do: take back a die that shows this.
    pub prompt_recover: fn(u8) -> String,
    /// What to do: rebound.
    pub prompt_rebound: &'static str,
    /// What to do: rebound, or return first.
    pub prompt_rebound_return: &'static str,
    /// What to do: return to the camp.
    pub prompt_return: &'static str,
    /// The dice are set up.
    pub setting_up: &'static str,
    /// An earlier position is looked at: after so many entries, of how many.
    pub looking: fn(usize, usize) -> String,
    /// Why the round is over.
    pub ended: fn(Ending) -> &'static str,
    /// An action in the log: a notation, or in words.
    pub action: fn(Action) -> String,
    /// An action as something to do, without a full stop: it is put into the
    /// sentences of hints, after a colon.
    pub advise: fn(Action) -> String,
    /// What the expert would do, and their chance of winning in percent.
    pub forecast: fn(u32) -> String,
    /// The turn, from 1, and whose it is.
    pub turn_of: fn(u16, &str) -> String,
    /// A square that a die does not reach.
    pub too_far: &'static str,
    /// Why the rules refuse something.
    pub refused: fn(Illegal) -> &'static str,
    /// Looking back at a round, as a heading.
    pub analysis: &'static str,
    /// What that is good for.
    pub analysis_about: &'static str,
    /// The workers look into a position.
    pub analysing: &'static str,
    /// To the first position, one back, one forward, to the last.
    pub steps: [&'static str; 4],
    /// The best line: who decides, their chance in percent, how many actions
    /// deep, and the line, of actions as in the log.
    pub best_line: fn(Side, u32, u32, &str) -> String,
    /// Captured dice, as a heading.
    pub taken: &'static str,
    /// Their points, as a heading.
    pub points: &'static str,
    /// The points of all rounds, as a heading.
    pub total: &'static str,
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
