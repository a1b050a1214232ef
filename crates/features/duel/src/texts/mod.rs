//! The texts of duels. A missing text does not compile.

mod de;
mod en;
mod es;
mod fr;
mod it;

use core::cmp::Ordering;

use ui::translated;

translated!(DuelTexts, duel, with_code);

/// The texts in one language.
pub struct DuelTexts {
    /// The name of a duel, to which the table leads back.
    pub duel: &'static str,
    /// The heading, with the game.
    pub title: fn(&str) -> String,
    /// What duels are, and how one begins.
    pub about: &'static str,
    /// There is none.
    pub none: &'static str,
    /// A friend has sent one.
    pub challenges: fn(&str) -> String,
    /// The friend's result is not shown yet.
    pub sealed: fn(&str) -> String,
    /// The friend had help.
    pub helped: fn(&str) -> String,
    /// The person had help.
    pub own_helped: &'static str,
    /// What both have in common.
    pub same: &'static str,
    /// The button that begins to play.
    pub accept: &'static str,
    /// The button that goes on.
    pub go_on: &'static str,
    /// The button that gives up and shows the friend's result.
    pub give_up: &'static str,
    /// The person has seen what the friend had: they gave up, or have removed the duel after it was over.
    pub seen: &'static str,
    /// The person's own match is over, but cannot be read.
    pub own_unreadable: &'static str,
    /// The link is the person's own.
    pub own: &'static str,
    /// Nobody has answered.
    pub waiting: &'static str,
    /// The heading of the comparison with a friend.
    pub against: fn(&str) -> String,
    /// Who is better (greater: the person), the friend, by how many points.
    pub points: fn(Ordering, &str, u32) -> String,
    /// Who is better (greater: the person), the friend, and both places in words.
    pub places: fn(Ordering, &str, &str, &str) -> String,
    /// Both are equally good.
    pub equal: fn(&str) -> String,
    /// The link to a replay.
    pub replay: &'static str,
    /// The same, aloud.
    pub replay_of: fn(&str) -> String,
    /// The heading on the plate with the result.
    pub after: &'static str,
    /// The link to both results.
    pub compare: &'static str,
    /// The button that removes a duel.
    pub remove: &'static str,
    /// The button that confirms that.
    pub remove_sure: &'static str,
    /// Another tab plays.
    pub in_other_tab: &'static str,
    /// There is no such duel here.
    pub gone: &'static str,
    /// Why a link is no duel: its match goes on.
    pub not_over: &'static str,
    /// The same: its match is practice.
    pub practice: &'static str,
    /// The same: others than one person and bots have played.
    pub persons: &'static str,
    /// How a duel stands, in the list: nothing is played.
    pub is_new: &'static str,
    /// The same: the person is playing.
    pub goes_on: &'static str,
    /// The same: nobody has answered.
    pub is_waiting: &'static str,
    /// The same: both have played.
    pub is_done: &'static str,
}
