//! Who can take part.

use std::fmt;
use std::str::FromStr;

use engine::{Luck, Seed, Spot, View, below};
use protocol::{AnyAdvice, Level, Share, Task};
use serde::{Serialize, Serializer};

use crate::contest::Contest;
use crate::debacle::yardstick::Yardstick as Searcher;
use crate::dekal::yardstick::Yardstick;
use crate::program::{self, Program};

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// Any legal action, each as likely as the others: a yardstick.
    Random,
    /// A bot of this level.
    Bot(Level),
    /// A search of Débâcle that is no level.
    Searcher(Searcher),
    /// A player of one of the games only.
    Yardstick(Yardstick),
    /// An outside program.
    Program(Program),
}

impl Entrant {
    /// Decides. `seed` is where the entrant's own random numbers come from.
    ///
    /// # Panics
    /// If it is not for the view's seat to decide, or if it is an outside program,
    /// which is asked as a [`Guest`](crate::program::Guest) of its table.
    pub fn decide<G: Contest>(&self, view: &G::View, seed: u64) -> G::Action {
        let level = match self {
            Entrant::Random => {
                let start = Spot {
                    round: 0,
                    turn: 0,
                    slot: 0,
                };
                return any_action::<G>(view, &mut Luck::new(Seed(seed), start));
            }
            Entrant::Program(program) => panic!("{program} has to be asked at its table"),
            Entrant::Searcher(searcher) => {
                return G::searched(searcher, view).expect("the game is searched, and goes on");
            }
            Entrant::Yardstick(yardstick) => {
                return G::yardstick(yardstick, view, seed).expect("the game has such a player");
            }
            Entrant::Bot(level) => *level,
        };
        let task = G::wrap(Task {
            view: view.clone(),
            level,
            seed,
            share: Share::WHOLE,
        });
        let of = task.shares();
        let parts = (0..of).map(|index| {
            let part = task.clone().with_share(Share { index, of });
            bots::advise(&part).expect("whoever is asked has something to decide")
        });
        AnyAdvice::merged(parts)
            .and_then(|advice| G::advice(advice)?.best())
            .expect("advice is never empty")
    }
}

/// Any legal action of whoever a view is of, each with the same chance.
///
/// # Panics
/// If it is not for them to decide.
pub fn any_action<G: Contest>(view: &G::View, luck: &mut Luck) -> G::Action {
    let mut actions = Vec::new();
    view.actions(&mut |action| actions.push(action));
    actions[below(luck, actions.len() as u32) as usize]
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Random => f.write_str("random"),
            Entrant::Bot(level) => level.fmt(f),
            Entrant::Searcher(searcher) => searcher.fmt(f),
            Entrant::Yardstick(yardstick) => yardstick.fmt(f),
            Entrant::Program(program) => program.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "random" {
            return Ok(Entrant::Random);
        }
        if text.starts_with(program::PREFIX) {
            return text.parse().map(Entrant::Program);
        }
        if let Some(search) = text.strip_prefix("search:") {
            return search.parse().map(Entrant::Searcher);
        }
        let level = text.parse().map(Entrant::Bot);
        level
            .or_else(|_| text.parse().map(Entrant::Yardstick))
            .map_err(|()| {
                "expected random, beginner, regular, strong, expert or exec:COMMAND; in Dékal also \
                 greedy, denier, per-round, net:FILE or net:FILE:CLOSELY:WITHIN:TURNS[:PLAINLY]; in \
                 Débâcle also search:material:NODES, search:learned:NODES or search:FILE:NODES"
            })
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
