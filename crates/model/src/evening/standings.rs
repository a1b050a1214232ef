//! Who did better on an evening: matchpoints, percentages and places.

use core::cmp::{Ordering, Reverse};

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
            Ordering::Greater => 2,
            Ordering::Equal => 1,
            Ordering::Less => 0,
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
    /// Whether the person began it after its day: then it is compared, and counts for nothing else.
    pub is_practice: bool,
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
            is_practice: false,
            results: Default::default(),
        }
    }

    /// The person's result of a deal.
    pub fn own(&self, deal: usize) -> Option<&FinalScores> {
        self.results[deal][Player::You.index()].as_ref()
    }

    /// The deals that the person has played to their end, in order.
    pub fn played(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..DEALS).filter(|deal| self.own(*deal).is_some())
    }

    /// The first deal that the person has not played; `None` if they have played all.
    pub fn next(&self) -> Option<usize> {
        (0..DEALS).find(|deal| self.own(*deal).is_none())
    }

    /// The games of the cast that are missing in these deals.
    pub fn missing(&self, deals: impl IntoIterator<Item = usize>) -> Vec<(usize, Player)> {
        let all = deals
            .into_iter()
            .flat_map(|deal| Player::all().map(move |player| (deal, player)));
        let is_missing = |(deal, player): &(usize, Player)| {
            *player != Player::You && self.results[*deal][player.index()].is_none()
        };
        all.filter(is_missing).collect()
    }

    /// Whether everybody has played all deals.
    pub fn is_full(&self) -> bool {
        self.next().is_none() && self.missing(0..DEALS).is_empty()
    }

    /// Whether it counts in what is told over evenings: everybody has played all of it, and it is no practice.
    pub fn counts(&self) -> bool {
        self.is_full() && !self.is_practice
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
        all.sort_by_key(|one| (Reverse(one.total), one.player));
        let totals: Vec<Option<u32>> = all.iter().map(|one| one.total).collect();
        for one in &mut all {
            one.place = 1 + totals.iter().filter(|total| **total > one.total).count();
        }
        all
    }
}

/// The person's line of a board.
pub fn own_line(standings: &[Placed]) -> Option<&Placed> {
    standings.iter().find(|one| one.player == Player::You)
}

/// The member whose total is closest to the person's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    /// Who it is.
    pub player: Player,
    /// How the person's total compares with theirs.
    pub order: Ordering,
    /// The deal, from 0, in which whoever is ahead has gained the most; the first of equal ones. `None` if they are level.
    pub deal: Option<usize>,
}

/// The member who came closest to the person, by the lines of a board; of equally close ones the better placed. `None` if
/// there is nobody to compare.
pub fn rival(standings: &[Placed]) -> Option<Rival> {
    let own = own_line(standings)?;
    let total = own.total?;
    let others = standings.iter().filter(|one| one.player != Player::You);
    let others = others.filter_map(|one| Some((one, one.total?)));
    let (other, theirs) = others.min_by_key(|(_, theirs)| theirs.abs_diff(total))?;
    let order = total.cmp(&theirs);
    let gain = |deal: &usize| {
        let [own, theirs] = [own, other].map(|one| one.deals[*deal].map_or(0, i64::from));
        match order {
            Ordering::Less => theirs - own,
            _ => own - theirs,
        }
    };
    let deal = (0..DEALS).max_by_key(|deal| (gain(deal), Reverse(*deal)));
    Some(Rival {
        player: other.player,
        order,
        deal: deal.filter(|_| order != Ordering::Equal),
    })
}

/// How often the person was before and behind a member of the cast at the end of an evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Balance {
    /// On how many evenings they were before.
    pub before: usize,
    /// On how many evenings they were behind.
    pub behind: usize,
}

/// The balance with each member, by the member's place in the cast, over the boards that [count](Board::counts); one with
/// equal totals counts for nobody.
pub fn balances<'a>(boards: impl IntoIterator<Item = &'a Board>) -> [Balance; SIZE] {
    let mut balances = [Balance::default(); SIZE];
    for board in boards.into_iter().filter(|board| board.counts()) {
        let standings = board.standings();
        let own = own_line(&standings).and_then(|own| own.total);
        for one in &standings {
            if let Player::Member(member) = one.player {
                balances[member].before += usize::from(own > one.total);
                balances[member].behind += usize::from(own < one.total);
            }
        }
    }
    balances
}

/// How the person is getting on, over evenings that [count](Board::counts).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct History {
    /// The number of evenings.
    pub evenings: usize,
    /// The mean of their totals, in tenths of a percent.
    pub mean: u32,
    /// Half the width of the mean's 95 % interval, in tenths of a percent; `None` for fewer than [`FEW`] evenings.
    pub half_width: Option<u32>,
    /// The best place, from 1, and how often it was reached.
    pub best: (usize, usize),
}

/// Of fewer evenings no interval is told: their spread says little.
pub const FEW: usize = 5;

/// The half width of a 95 % interval, in standard errors that were estimated with so many degrees of freedom: Student's t
/// to 0.3 % from 4 on (Abramowitz and Stegun, 26.7.5).
fn errors(freedom: f64) -> f64 {
    1.960 + 2.372 / freedom + 2.823 / freedom.powi(2) + 2.556 / freedom.powi(3)
}

impl History {
    /// The record of evenings with these totals, in tenths of a percent, and places; `None` without any.
    pub fn of(evenings: &[(u32, usize)]) -> Option<History> {
        let number = evenings.len() as f64;
        let sum: f64 = evenings.iter().map(|(total, _)| f64::from(*total)).sum();
        let mean = sum / number;
        let squares = evenings
            .iter()
            .map(|(total, _)| (f64::from(*total) - mean).powi(2));
        let variance = squares.sum::<f64>() / (number - 1.0);
        let best = evenings.iter().map(|(_, place)| *place).min()?;
        let times = evenings.iter().filter(|(_, place)| *place == best).count();
        Some(History {
            evenings: evenings.len(),
            mean: mean.round() as u32,
            half_width: (evenings.len() >= FEW)
                .then(|| (errors(number - 1.0) * (variance / number).sqrt()).round() as u32),
            best: (best, times),
        })
    }
}
