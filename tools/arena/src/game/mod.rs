//! What a game implements to be played in the arena.

mod luck;

use bots::BotGame;
use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal, DekalView};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};
use engine::{Game, Luck, Seat, View, below};
use serde::Serialize;

use crate::baseline::debacle::FixedSearch;
use crate::baseline::dekal::{self as dekal_baseline, Baseline};
use crate::view_json::ViewJson;
use luck::luck;

/// A game that tournaments can be played in.
pub trait TournamentGame:
    ViewJson + BotGame + Game<View: Sync, Rules: Send + Sync, RulesError: Send + Sync + 'static>
{
    /// Whether nothing is won before the whole match is: its rounds are only
    /// steps towards that, and whoever plays well may give one away.
    const WON_BY_MATCHES: bool = false;

    /// What the bots that think long make many of, as `arena bench` counts
    /// them; `None` if they count nothing.
    const EXAMINED: Option<&'static str> = None;

    /// How much more of the round's win chance gave each seat, from one state to
    /// the other, than chance gives on average: nothing on average, whatever is
    /// played. `None` if nobody can tell.
    fn luck(_before: &Self, _after: &Self) -> Option<[f64; 2]> {
        None
    }

    /// The options for a table of so many seats, as printed; of one round, if
    /// matches of several are an option and none is to be played.
    fn rules(seats: usize, length: Length) -> Self::Rules;

    /// The action of a search that is no level; `None` in games that are not
    /// searched so.
    fn searched(_searcher: &FixedSearch, _view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The action of a player that is no level of the bots; `None` if the game
    /// has no such player.
    fn baseline(_yardstick: &Baseline, _view: &Self::View, _seed: u64) -> Option<Self::Action> {
        None
    }
}

/// How long is played on a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// Its first round.
    Round,
    /// The whole match.
    Match,
}

/// Any legal action of whoever a view is of, each with the same chance.
///
/// # Panics
/// If it is not for them to decide.
pub fn any_action<G: TournamentGame>(view: &G::View, luck: &mut Luck) -> G::Action {
    let mut actions = Vec::new();
    view.actions(&mut |action| actions.push(action));
    actions[below(luck, actions.len() as u32) as usize]
}

impl TournamentGame for Dekal {
    fn rules(seats: usize, length: Length) -> dekal::Rules {
        dekal::Rules {
            // A number too large for a byte is as wrong as 255, and refused.
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            rounds: match length {
                Length::Round => dekal::Rounds::One,
                Length::Match => dekal::Rounds::ToHundred,
            },
            ..dekal::Rules::default()
        }
    }

    fn luck(before: &Dekal, after: &Dekal) -> Option<[f64; 2]> {
        luck(before, after)
    }

    fn baseline(baseline: &Baseline, view: &DekalView, seed: u64) -> Option<Self::Action> {
        Some(dekal_baseline::decide(baseline, view, view.seat()?, seed))
    }
}

impl TournamentGame for Detrak {
    fn rules(seats: usize, _length: Length) -> detrak::Rules {
        detrak::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            ..detrak::Rules::default()
        }
    }
}

impl TournamentGame for Dumble {
    const WON_BY_MATCHES: bool = true;
    const EXAMINED: Option<&'static str> = Some("playouts");

    fn rules(seats: usize, _length: Length) -> dumble::Rules {
        dumble::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
        }
    }
}

impl TournamentGame for Debacle {
    const EXAMINED: Option<&'static str> = Some("positions");

    fn rules(seats: usize, _length: Length) -> debacle::Rules {
        debacle::Rules {
            // Of a table of more seats, the first that does not exist begins:
            // that is refused.
            first: debacle::First::Seat(Seat::FIRST.ahead(if seats == 2 { 0 } else { 2 }, 3)),
            // Another start for each deal, or all would be the same game.
            start: debacle::Start::Shuffled,
            ..debacle::Rules::default()
        }
    }

    fn searched(search: &FixedSearch, view: &Self::View) -> Option<Self::Action> {
        search.decide(view)
    }
}
