//! The texts of evenings. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use core::cmp::Ordering;

use model::value_scale::Unit;
use ui::i18n::NumberFormat;
use ui::translated;

translated!(EveningTexts, evening, with_code);

/// The texts in one language.
pub struct EveningTexts {
    /// How numbers are written.
    pub numbers: NumberFormat,
    /// The heading.
    pub title: &'static str,
    /// What an evening is.
    pub about: &'static str,
    /// The label of what is played.
    pub fare: &'static str,
    /// A deal of each game is played.
    pub mixed: &'static str,
    /// The label of how strong the opponents are.
    pub strength: &'static str,
    /// How strong they are, weakest first.
    pub strengths: [&'static str; 3],
    /// The heading of the evening of a date.
    pub tonight: fn(&str) -> String,
    /// The number of a deal.
    pub deal: fn(usize) -> String,
    /// The button to a deal, by its number and game.
    pub play: fn(usize, &str) -> String,
    /// The button to the board.
    pub to_board: &'static str,
    /// The button to all evenings.
    pub all: &'static str,
    /// Nobody of the cast has played the deal yet.
    pub cast_plays: &'static str,
    /// What a percentage is, where it first stands.
    pub percentage: &'static str,
    /// The person's place among so many, in words, and their percentage.
    pub placed: fn(&str, &str) -> String,
    /// So many games of the cast are missing.
    pub missing: fn(usize) -> String,
    /// The workers cannot play the cast's games.
    pub stuck: &'static str,
    /// The deal in which the person was best, and their percentage.
    pub best: fn(usize, &str) -> String,
    /// The member who came closest, how the person stands to them, and the number of the deal that decided, unless they are
    /// level.
    pub rival: fn(&str, Ordering, usize) -> String,
    /// The heading of the table.
    pub standings: &'static str,
    /// What the percentages mean.
    pub matchpoints: &'static str,
    /// The heading of the last column.
    pub total: &'static str,
    /// The accessible name of the link to a replay: whose, of which deal, and the percentage, unchanged.
    pub replay: fn(&str, usize, &str) -> String,
    /// The games are being compared.
    pub comparing: &'static str,
    /// All who came to the same positions chose the same.
    pub no_parting: &'static str,
    /// The heading of where the ways part, by the turn.
    pub parted: fn(u32) -> String,
    /// What a choice costs compared with the best one, in tenths of a percent of a win or of a point; `None` if it is as good.
    pub worth: fn(Option<(i32, Unit)>) -> String,
    /// The link to the analysis board.
    pub look: &'static str,
    /// The heading of the evenings that were played.
    pub played: &'static str,
    /// The mean of so many evenings, with half its interval if it is known.
    pub mean: fn(&str, Option<&str>, usize) -> String,
    /// The best place, in words, and how often it was reached.
    pub best_place: fn(&str, usize) -> String,
    /// So many deals were played of an evening.
    pub so_far: fn(usize) -> String,
    /// The heading of the balance.
    pub you_and_the_cast: &'static str,
    /// How often the person was before a member, and behind them.
    pub balance: fn(&str, usize, usize) -> String,
    /// That balance, where nothing else says that it is about evenings.
    pub over_evenings: fn(&str) -> String,
    /// What an evening is that was begun after its day, in short.
    pub practice: &'static str,
    /// What that means.
    pub practice_about: &'static str,
    /// The heading of earlier evenings.
    pub earlier: &'static str,
    /// What is said of them.
    pub earlier_about: &'static str,
    /// A private evening, by its seed.
    pub private: fn(&str) -> String,
    /// The heading of private evenings.
    pub private_title: &'static str,
    /// What they are.
    pub private_about: &'static str,
    /// The button that makes one.
    pub private_new: &'static str,
    /// The heading of the person and a friend, by the friend's name.
    pub against: fn(&str) -> String,
    /// A friend's results are not shown yet.
    pub sealed: fn(&str) -> String,
    /// The button that shows them nevertheless.
    pub give_up: &'static str,
    /// A friend's name, the person's percentage, and the friend's.
    pub versus: fn(&str, &str, &str) -> String,
    /// Those who are between the two.
    pub between: fn(&str) -> String,
    /// The heading of sending one's results.
    pub send: &'static str,
    /// What the friend gets.
    pub send_about: &'static str,
    /// The button that removes what a friend has sent.
    pub forget: &'static str,
    /// The title of the chart of percentages.
    pub chart: &'static str,
    /// The heading of its evenings.
    pub one_evening: &'static str,
    /// The label that unfolds its table.
    pub unfold: &'static str,
    /// The evening is one of days to come.
    pub too_early: &'static str,
    /// Another tab plays.
    pub in_other_tab: &'static str,
}
