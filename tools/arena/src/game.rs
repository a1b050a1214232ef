//! What a game implements to be played in the arena.

use core::ops::RangeInclusive;

use anyhow::{Result, bail, ensure};
use bots::BotGame;
use engine::{Game, Luck, View, below};
use serde::Serialize;

use crate::baseline::debacle::FixedSearch;
use crate::baseline::dekal::Baseline;
use crate::opponents::Opponent;
use crate::training::TrainOptions;
use crate::view_json::ViewJson;

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
    fn usual_rules(seats: usize, length: Length) -> Self::Rules;

    /// The same with the advanced rules; `None` if the game has none.
    fn advanced(_rules: Self::Rules) -> Option<Self::Rules> {
        None
    }

    /// The action of a search that is not a level; `None` if the game has no such search.
    fn searched(_search: &FixedSearch, _view: &Self::View, _seed: u64) -> Option<Self::Action> {
        None
    }

    /// The action of an opponent of the gauntlet; `None` if it plays another game, or the view has nothing to decide.
    fn oppose(_opponent: Opponent, _view: &Self::View, _seed: u64) -> Option<Self::Action> {
        None
    }

    /// The action of a baseline; `None` if the game does not have it.
    fn baseline(_baseline: &Baseline, _view: &Self::View, _seed: u64) -> Option<Self::Action> {
        None
    }

    /// Trains the weights of its bots.
    ///
    /// # Errors
    /// If they learn nothing, an option is wrong, or a file cannot be read or written.
    fn train(_options: &TrainOptions) -> Result<()> {
        bail!("the bots of {} learn nothing", Self::ID.title())
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
