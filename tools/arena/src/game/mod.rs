//! What a game implements to be played in the arena.

mod luck;

use core::ops::RangeInclusive;

use anyhow::{Result, ensure};
use bots::BotGame;
use engine::debacle::{self, Debacle};
use engine::dekal::{self, Dekal, DekalView};
use engine::detrak::{self, Detrak};
use engine::dumble::{self, Dumble};
use engine::{Game, Luck, Seat, View, below};
use serde::Serialize;

use crate::baseline::debacle::FixedSearch;
use crate::baseline::dekal::{self as dekal_baseline, Baseline};
use crate::opponents::{self, Opponent};
use crate::view_json::ViewJson;
use luck::luck;

/// A game that the arena can play.
pub trait TournamentGame:
    ViewJson + BotGame + Game<View: Sync, Rules: Send + Sync, RulesError: Send + Sync + 'static>
{
    /// With how many players it can be played.
    const SEATS: RangeInclusive<usize>;

    /// Whether only the whole match can be won: its rounds are steps towards that, and a good player may give
    /// one away.
    const WON_BY_MATCHES: bool = false;

    /// What a search counts, for `arena bench`: "playouts" or "positions"; `None` if it counts nothing.
    const EXAMINED: Option<&'static str> = None;

    /// How much more of the round's win chance gave each seat between two states than it gives on average. Its
    /// mean is 0 for any players. `None` if it is not known.
    fn luck(_before: &Self, _after: &Self) -> Option<Vec<f64>> {
        None
    }

    /// The default rules for this many seats; with one round per match, if the rules allow that and `length`
    /// asks for it.
    fn rules(seats: usize, length: Length) -> Self::Rules;

    /// The action of a search that is not a level; `None` if the game has no such search.
    fn searched(_search: &FixedSearch, _view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// The action of an opponent of the gauntlet; `None` if it plays another game, or the view has nothing to decide.
    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action>;

    /// The action of a baseline; `None` if the game does not have it.
    fn baseline(_baseline: &Baseline, _view: &Self::View, _seed: u64) -> Option<Self::Action> {
        None
    }
}

/// Checks that a game can be played with this many players.
///
/// # Errors
/// If it cannot.
pub fn check_seats<G: TournamentGame>(seats: usize) -> Result<()> {
    let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
    let range = if least == most {
        format!("{most}")
    } else {
        format!("{least} to {most}")
    };
    let title = G::ID.title();
    ensure!(
        G::SEATS.contains(&seats),
        "{title} is for {range} players, not {seats}"
    );
    Ok(())
}

/// How much of a match is played on a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// The first round only.
    Round,
    /// The whole match.
    Match,
}

/// A legal action of the view's seat, uniformly at random.
///
/// # Panics
/// If another seat has to decide.
pub fn any_action<G: TournamentGame>(view: &G::View, luck: &mut Luck) -> G::Action {
    let mut actions = Vec::new();
    view.actions(&mut |action| actions.push(action));
    actions[below(luck, actions.len() as u32) as usize]
}

impl TournamentGame for Dekal {
    const SEATS: RangeInclusive<usize> = dekal::MIN_PLAYERS..=dekal::MAX_PLAYERS;

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_dekal(opponent, view, seed)
    }

    fn rules(seats: usize, length: Length) -> dekal::Rules {
        dekal::Rules {
            // A number too large for a byte is refused like 255.
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            rounds: match length {
                Length::Round => dekal::Rounds::One,
                Length::Match => dekal::Rounds::ToHundred,
            },
            ..dekal::Rules::default()
        }
    }

    fn luck(before: &Dekal, after: &Dekal) -> Option<Vec<f64>> {
        luck(before, after)
    }

    fn baseline(baseline: &Baseline, view: &DekalView, seed: u64) -> Option<Self::Action> {
        Some(dekal_baseline::decide(baseline, view, view.seat()?, seed))
    }
}

impl TournamentGame for Detrak {
    const SEATS: RangeInclusive<usize> = 1..=detrak::MAX_PLAYERS;

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_detrak(opponent, view, seed)
    }

    fn rules(seats: usize, _length: Length) -> detrak::Rules {
        detrak::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
            ..detrak::Rules::default()
        }
    }
}

impl TournamentGame for Dumble {
    const SEATS: RangeInclusive<usize> = dumble::MIN_PLAYERS..=dumble::MAX_PLAYERS;
    const WON_BY_MATCHES: bool = true;
    const EXAMINED: Option<&'static str> = Some("playouts");

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_dumble(opponent, view, seed)
    }

    fn rules(seats: usize, _length: Length) -> dumble::Rules {
        dumble::Rules {
            players: u8::try_from(seats).unwrap_or(u8::MAX),
        }
    }
}

impl TournamentGame for Debacle {
    const SEATS: RangeInclusive<usize> = 2..=2;
    const EXAMINED: Option<&'static str> = Some("positions");

    fn oppose(opponent: Opponent, view: &Self::View, seed: u64) -> Option<Self::Action> {
        opponents::decide_debacle(opponent, view, seed)
    }

    fn rules(_seats: usize, _length: Length) -> debacle::Rules {
        debacle::Rules {
            first: debacle::First::Seat(Seat::FIRST),
            // Another start for each deal, or all games would be the same.
            start: debacle::Start::Shuffled,
            ..debacle::Rules::default()
        }
    }

    fn searched(search: &FixedSearch, view: &Self::View) -> Option<Self::Action> {
        search.decide(view)
    }
}
