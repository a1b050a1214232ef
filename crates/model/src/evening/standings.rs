//! Who did better on an evening: matchpoints, percentages and places.

use super::{DEALS, Evening, Player};
use crate::cast::SIZE;
use crate::day_log::FinalScores;

/// How many play an evening: the person and the cast.
pub const PLAYERS: usize = SIZE + 1;

/// The matchpoints of each result: two for every result that is worse, one for every other that is equal (Laws of
/// Duplicate Bridge 2017, Law 78 A). The greater merit is better; `None` has no result and gets nothing.
pub fn matchpoints<K: Ord>(merits: &[Option<K>]) -> Vec<Option<u32>> {
    let others = |index: usize| {
        let all = merits.iter().enumerate();
        all.filter(move |(other, _)| *other != index)
            .filter_map(|(_, merit)| merit.as_ref())
    };
    let points = |(index, own): (usize, &Option<K>)| {
        let own = own.as_ref()?;
        let one = |other: &K| match own.cmp(other) {
            core::cmp::Ordering::Greater => 2,
            core::cmp::Ordering::Equal => 1,
            core::cmp::Ordering::Less => 0,
        };
        Some(others(index).map(one).sum())
    };
    merits.iter().enumerate().map(points).collect()
}

/// Matchpoints among so many results, in tenths of a percent of the most that one can have; 50 % if there is nobody to
/// compare with.
pub fn percent(matchpoints: u32, results: usize) -> u32 {
    let most = 2 * results.saturating_sub(1) as u32;
    if most == 0 {
        return 500;
    }
    (1000 * matchpoints + most / 2) / most
}

/// Everybody's results of an evening, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// The evening.
    pub evening: Evening,
    /// The results, by deal and [`Player::index`].
    pub results: [[Option<FinalScores>; PLAYERS]; DEALS],
}

/// A player's line of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Who it is.
    pub player: Player,
    /// What they have in each deal that can be compared, in tenths of a percent.
    pub deals: [Option<u32>; DEALS],
    /// The mean of these, in tenths of a percent; `None` without any.
    pub total: Option<u32>,
    /// The place by the total, from 1; equal totals share one.
    pub place: usize,
}

impl Board {
    /// A board without results.
    pub fn new(evening: Evening) -> Board {
        Board {
            evening,
            results: Default::default(),
        }
    }

    /// The person's result of a deal.
    pub fn own(&self, deal: usize) -> Option<&FinalScores> {
        self.results[deal][Player::You.index()].as_ref()
    }

    /// How many deals the person has played.
    pub fn played(&self) -> usize {
        (0..DEALS).filter(|deal| self.own(*deal).is_some()).count()
    }

    /// The first deal that the person has not played; `None` if they have played all.
    pub fn next(&self) -> Option<usize> {
        (0..DEALS).find(|deal| self.own(*deal).is_none())
    }

    /// Whether everybody has played all deals.
    pub fn is_full(&self) -> bool {
        self.next().is_none() && self.missing() == 0
    }

    /// How many results of the cast are missing in the deals that the person has played.
    pub fn missing(&self) -> usize {
        let played = (0..DEALS).filter(|deal| self.own(*deal).is_some());
        let missing = |deal: usize| {
            self.results[deal]
                .iter()
                .filter(|one| one.is_none())
                .count()
        };
        played.map(missing).sum()
    }

    /// What everybody has in a deal, by [`Player::index`], in tenths of a percent. Nobody has anything before the person
    /// has played it.
    pub fn percents(&self, deal: usize) -> [Option<u32>; PLAYERS] {
        if self.own(deal).is_none() {
            return [None; PLAYERS];
        }
        let game = self.evening.game(deal);
        let merits = self.results[deal].iter();
        let merits: Vec<_> = merits
            .map(|result| result.as_ref().map(|result| result.merit(game, 0)))
            .collect();
        let known = merits.iter().flatten().count();
        let points = matchpoints(&merits);
        core::array::from_fn(|player| points[player].map(|points| percent(points, known)))
    }

    /// Everybody, the best first; of equal ones the person comes first.
    pub fn standings(&self) -> Vec<Placed> {
        let deals: [_; DEALS] = core::array::from_fn(|deal| self.percents(deal));
        let mut all: Vec<Placed> = Player::all()
            .map(|player| {
                let deals = deals.map(|all| all[player.index()]);
                let known: Vec<u32> = deals.iter().flatten().copied().collect();
                let number = known.len() as u32;
                let mean = |sum: u32| (2 * sum + number) / (2 * number);
                Placed {
                    player,
                    deals,
                    total: (number > 0).then(|| mean(known.iter().sum())),
                    place: 0,
                }
            })
            .collect();
        all.sort_by_key(|one| (core::cmp::Reverse(one.total), one.player));
        let totals: Vec<Option<u32>> = all.iter().map(|one| one.total).collect();
        for one in &mut all {
            one.place = 1 + totals.iter().filter(|total| **total > one.total).count();
        }
        all
    }
}
