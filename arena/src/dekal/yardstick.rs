//! Players to measure bots by.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

use anyhow::{Context, Result};
use bots::Thought;
use bots::dekal::glance::glance;
use bots::dekal::net::Net;
use bots::dekal::round::Round;
use bots::dekal::search::{Effort, Search};
use engine::dekal::{Action, CardValue, Cell, DekalView, Draft, Grid, Push};
use engine::{Seat, below};
use protocol::Share;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::table::Table;

/// A player that is no level of the bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Yardstick {
    /// Turns over any card, and leaves the fewest points face up in its grid.
    Greedy,
    /// The same, less what the others would make of the card.
    Denier,
    /// Goes by a table of what grids score, less what the others' would.
    Table,
    /// Goes by a network from this file, with this effort, if any, to play on
    /// in its head.
    Net(PathBuf, Option<Effort>),
}

impl fmt::Display for Yardstick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Yardstick::Greedy => f.pad("greedy"),
            Yardstick::Denier => f.pad("denier"),
            Yardstick::Table => f.pad("table"),
            Yardstick::Net(path, None) => write!(f, "net:{}", path.display()),
            Yardstick::Net(path, Some(Effort { playouts, depth })) => {
                write!(f, "net:{}:{playouts}:{depth}", path.display())
            }
        }
    }
}

impl FromStr for Yardstick {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "greedy" => return Ok(Yardstick::Greedy),
            "denier" => return Ok(Yardstick::Denier),
            "table" => return Ok(Yardstick::Table),
            _ => {}
        }
        let mut parts = text.strip_prefix("net:").ok_or(())?.split(':');
        let path = PathBuf::from(parts.next().ok_or(())?);
        let effort = match (parts.next(), parts.next()) {
            (Some(playouts), Some(depth)) => Some(Effort {
                playouts: playouts.parse().map_err(|_| ())?,
                depth: depth.parse().map_err(|_| ())?,
            }),
            (None, _) => None,
            _ => return Err(()),
        };
        net(&path).map_err(|_| ())?;
        Ok(Yardstick::Net(path, effort))
    }
}

/// The action of a yardstick; `seed` is for what it does at random.
pub fn decide(yardstick: &Yardstick, view: &DekalView, seat: Seat, seed: u64) -> Action {
    let round = Round::of(view.table());
    let seat = seat.index();
    if let Yardstick::Net(path, effort) = yardstick {
        return by_net(path, *effort, round, seat, seed);
    }
    let grid = round.grids[seat];
    if round.drafter().is_none() {
        let blank = grid.blank();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        return Action::Reveal(match yardstick {
            Yardstick::Table => table_hole(table(round.seats), grid),
            _ => blank.nth(below(&mut rng, blank.len() as u32) as usize),
        });
    }
    let visible = |grid: Grid| grid.score() as f32;
    Action::Draft(match yardstick {
        Yardstick::Greedy => best_draft(&round, seat, 0.0, &visible),
        Yardstick::Denier => best_draft(&round, seat, 1.0, &visible),
        Yardstick::Table => {
            let table = table(round.seats);
            best_draft(&round, seat, 1.0, &|grid| table.expected(grid, None))
        }
        Yardstick::Net(..) => unreachable!("a network's choice was returned above"),
    })
}

fn by_net(path: &Path, effort: Option<Effort>, round: Round, seat: usize, seed: u64) -> Action {
    let net = net(path).expect("it was read when the player was named");
    let advice = match effort {
        None => glance(net, &round, seat),
        Some(effort) => {
            let mut search = Search::new(net, round, seat, (seed, Share::WHOLE), effort);
            while !search.step(1_000) {}
            search.found()
        }
    };
    advice.best().expect("there is something to decide")
}

/// The hole after which the table expects the fewest points.
pub fn table_hole(table: &Table, grid: Grid) -> Cell {
    let cells = grid.blank();
    let expected = |cell: &Cell| table.expected(grid, Some(*cell));
    cells
        .iter()
        .min_by(|a, b| expected(a).total_cmp(&expected(b)))
        .expect("a turn begins with a face-down card")
}

/// The draft after which the table expects the fewest points.
pub fn table_draft(table: &Table, round: &Round, seat: usize) -> Draft {
    best_draft(round, seat, 0.0, &|grid| table.expected(grid, None))
}

/// The draft that leaves a seat the fewest points, less `denial` times what
/// the others who are yet to draft have at best then, on average of all others.
fn best_draft(round: &Round, seat: usize, denial: f32, judge: &impl Fn(Grid) -> f32) -> Draft {
    let hole = round.holes[seat].expect("whoever drafts has a hole");
    let others = (round.seats - 1) as f32;
    let mut best: Option<(f32, Draft)> = None;
    for (place, card) in round.centre.iter().enumerate() {
        let left = || {
            let cards = round.centre.iter().enumerate();
            cards.filter(|(other, _)| *other != place).map(|(_, card)| *card)
        };
        let denied: f32 = match denial > 0.0 && left().next().is_some() {
            false => 0.0,
            true => (0..round.seats)
                .filter(|other| *other != seat)
                .filter_map(|other| Some((round.grids[other], round.holes[other]?)))
                .map(|(grid, hole)| {
                    left()
                        .map(|card| best_push(grid, hole, card, judge).0)
                        .fold(f32::INFINITY, f32::min)
                })
                .sum(),
        };
        let (own, push) = best_push(round.grids[seat], hole, *card, judge);
        let value = denial * denied / others - own;
        if best.is_none_or(|best| value > best.0) {
            best = Some((value, Draft { card: *card, push }));
        }
    }
    best.expect("the centre has a card for whoever drafts").1
}

fn best_push(
    grid: Grid,
    hole: Cell,
    card: CardValue,
    judge: &impl Fn(Grid) -> f32,
) -> (f32, Push) {
    let mut best: Option<(f32, Push)> = None;
    for push in Push::legal(hole) {
        let value = judge(grid.pushed(hole, push, card));
        if best.is_none_or(|best| value < best.0) {
            best = Some((value, push));
        }
    }
    best.expect("every hole has at least two pushes")
}

/// The table for so many players, 2 to 6.
fn table(players: usize) -> &'static Table {
    static TABLES: [OnceLock<Table>; 5] = [const { OnceLock::new() }; 5];
    const FILES: [&[u8]; 5] = [
        include_bytes!("../../weights/dekal-table-2.bin"),
        include_bytes!("../../weights/dekal-table-3.bin"),
        include_bytes!("../../weights/dekal-table-4.bin"),
        include_bytes!("../../weights/dekal-table-5.bin"),
        include_bytes!("../../weights/dekal-table-6.bin"),
    ];
    let index = players.clamp(2, 6) - 2;
    TABLES[index].get_or_init(|| {
        Table::from_bytes(FILES[index]).expect("the files that are built in are whole")
    })
}

/// A network from a file, read once for all who ask.
///
/// # Errors
/// If the file cannot be read, or holds no network.
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
