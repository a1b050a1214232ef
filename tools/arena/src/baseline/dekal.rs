//! Baselines for Dékal: players that are not levels of the bots.

use std::collections::HashMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Mutex;

use anyhow::{Context, Result};
use bots::AnytimeSearch;
use bots::dekal::net::Net;
use bots::dekal::one_ply;
use bots::dekal::round::Round;
use bots::dekal::search::{Effort, Search};
use bots::dekal::without_search::without_search;
use bots::dekal::{EXPERT, learned};
use engine::dekal::{Action, DekalView};
use engine::{Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// A player that is not a level of the bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Baseline {
    /// Turns over a random card; its drafts leave the fewest points face up in its grid.
    Greedy,
    /// As greedy, but subtracts what the card would be worth to the others.
    Denier,
    /// The expert, but it plays every round for itself and ignores the totals.
    PerRound,
    /// Plays by a network from this file; with an effort, also by a search.
    Net(PathBuf, Option<Effort>),
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Baseline::Greedy => f.pad("greedy"),
            Baseline::Denier => f.pad("denier"),
            Baseline::PerRound => f.pad("per-round"),
            Baseline::Net(path, None) => write!(f, "net:{}", path.display()),
            Baseline::Net(path, Some(effort)) => {
                let Effort {
                    closely,
                    within,
                    turns,
                    plainly,
                } = effort;
                let path = path.display();
                write!(f, "net:{path}:{closely}:{within}:{turns}")?;
                match plainly {
                    0 => Ok(()),
                    plainly => write!(f, ":{plainly}"),
                }
            }
        }
    }
}

/// Why a text does not name a baseline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BaselineError {
    /// It does not have the form of a baseline's name.
    Name,
    /// The file cannot be read or has no network; the text says which and why.
    Net(String),
}

impl FromStr for Baseline {
    type Err = BaselineError;

    fn from_str(text: &str) -> Result<Self, BaselineError> {
        const WRONG: BaselineError = BaselineError::Name;
        match text {
            "greedy" => return Ok(Baseline::Greedy),
            "denier" => return Ok(Baseline::Denier),
            "per-round" => return Ok(Baseline::PerRound),
            _ => {}
        }
        let mut parts = text.strip_prefix("net:").ok_or(WRONG)?.split(':');
        let path = PathBuf::from(parts.next().ok_or(WRONG)?);
        let effort = match (parts.next(), parts.next(), parts.next()) {
            (Some(closely), Some(within), Some(turns)) => Some(Effort {
                closely: closely.parse().map_err(|_| WRONG)?,
                within: within.parse().map_err(|_| WRONG)?,
                turns: turns.parse().map_err(|_| WRONG)?,
                plainly: parts.next().unwrap_or("0").parse().map_err(|_| WRONG)?,
            }),
            (None, ..) => None,
            _ => return Err(WRONG),
        };
        if parts.next().is_some() {
            return Err(WRONG);
        }
        net(&path).map_err(|error| BaselineError::Net(format!("{error:#}")))?;
        Ok(Baseline::Net(path, effort))
    }
}

/// The action of a baseline; `seed` is for its random decisions.
pub fn decide(baseline: &Baseline, view: &DekalView, seat: Seat, seed: u64) -> Action {
    let round = Round::of(view.table());
    let seat = seat.index();
    match baseline {
        Baseline::Net(path, effort) => {
            let net = net(path).expect("it was read when the player was named");
            return by_net(net, *effort, &round, seat, seed);
        }
        Baseline::PerRound => {
            let net = learned(round.seats).expect("as many as can play have been learned for");
            let round = Round {
                match_totals: None,
                ..round
            };
            return by_net(net, Some(EXPERT), &round, seat, seed);
        }
        Baseline::Greedy | Baseline::Denier => {}
    }
    if round.drafter().is_none() {
        let blank = round.grids[seat].face_down();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let place = below(&mut rng, blank.len() as u32) as usize;
        return Action::Reveal(blank.nth(place));
    }
    let denial = match baseline {
        Baseline::Denier => 1.0,
        _ => 0.0,
    };
    by_visible_points(&round, seat, denial)
}

/// The action by visible points (see [`one_ply::by_visible_points`]).
pub fn by_visible_points(round: &Round, seat: usize, denial: f32) -> Action {
    Action::Draft(one_ply::by_visible_points(round, seat, denial))
}

fn by_net(
    net: &'static Net,
    effort: Option<Effort>,
    round: &Round,
    seat: usize,
    seed: u64,
) -> Action {
    let advice = match effort {
        None => without_search(net, round, seat),
        Some(effort) => {
            let mut search = Search::new(net, round, seat, seed, effort);
            while !search.step(1_000) {}
            search.found()
        }
    };
    advice.best().expect("there is something to decide")
}

/// The network in a file, which is read only once.
///
/// # Errors
/// If the file cannot be read or has no network.
pub fn net(path: &Path) -> Result<&'static Net> {
    static NETS: Mutex<Option<HashMap<PathBuf, &'static Net>>> = Mutex::new(None);
    let mut nets = NETS.lock().expect("nobody panics while reading");
    let nets = nets.get_or_insert_default();
    if let Some(net) = nets.get(path) {
        return Ok(net);
    }
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let net: &'static Net = Box::leak(Box::new(Net::from_bytes(&bytes)?));
    nets.insert(path.to_owned(), net);
    Ok(net)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::{Dekal, Rules};
    use engine::{Game, Match};

    #[test]
    fn names_are_read_as_they_are_written() {
        for name in ["greedy", "denier", "per-round"] {
            let baseline: Baseline = name.parse().unwrap();
            assert_eq!(baseline.to_string(), name);
        }
        for wrong in ["table", "net:", "net:nowhere.bin", "net:nowhere.bin:1"] {
            assert!(wrong.parse::<Baseline>().is_err(), "{wrong}");
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("some.bin");
        std::fs::write(&file, bots::dekal::learned(2).unwrap().to_bytes()).unwrap();
        for rest in ["", ":6:50:2", ":6:50:2:75"] {
            let name = format!("net:{}{rest}", file.display());
            let baseline: Baseline = name.parse().unwrap();
            assert_eq!(baseline.to_string(), name);
            assert!(format!("{name}:x").parse::<Baseline>().is_err());
            assert!(format!("{name}:1:2").parse::<Baseline>().is_err());
        }
    }

    #[test]
    fn who_denies_leaves_others_less() {
        // Seat 1 has a 9, and a hole where another 9 would cancel it; seat 2 drafts first, and has a 10 that
        // nothing in the centre cancels.
        let mut play = Match::<Dekal>::new(Rules::default()).unwrap();
        let log = [
            "1:flip r2c2",
            "2:flip r2c2",
            "*9",
            "*10",
            "1:9 L2",
            "2:10 L2",
            "2:flip r3c3",
            "1:flip r1c2",
            "*9",
            "*8",
        ];
        for text in log {
            play.push(text.parse().unwrap()).unwrap();
        }
        let seat = Seat::new(1).unwrap();
        let view = play.game().view(Some(seat));
        let taken = |baseline| match decide(&baseline, &view, seat, 1) {
            Action::Draft(draft) => draft.card.get(),
            Action::Reveal(_) => panic!("a draft is due"),
        };
        assert_eq!(taken(Baseline::Greedy), 8);
        assert_eq!(taken(Baseline::Denier), 9);
    }
}
