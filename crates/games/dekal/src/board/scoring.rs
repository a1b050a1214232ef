//! The scoring of a round, step by step: groups of equal neighbours cancel one after another, then the cards
//! that are left are added up.

use engine::Seat;
use engine::dekal::{CardValue, Cell, CellSet, Grid, Table};

/// The steps in which a round is scored. All grids are scored at the same time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scoring {
    seats: Vec<Count>,
    /// The number of groups of the grid that has the most groups.
    groups: usize,
}

/// The scoring of one grid: the groups that cancel, then the cards that are left, with their points.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Count {
    groups: Vec<CellSet>,
    left: Vec<(Cell, u32)>,
}

/// A grid after a step of the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringStep {
    /// The cells of the cards that have cancelled.
    pub cancelled: CellSet,
    /// The cell of the card that is added in this step.
    pub adding: Option<Cell>,
    /// The points so far.
    pub score: u32,
}

impl Scoring {
    /// The scoring of a table's grids.
    pub fn new(table: &Table) -> Scoring {
        let seats: Vec<Count> = Seat::all(table.seats())
            .map(|seat| Count::new(table.grid(seat)))
            .collect();
        let groups = seats.iter().map(|seat| seat.groups.len()).max();
        Scoring {
            seats,
            groups: groups.unwrap_or(0),
        }
    }

    /// The number of steps until every grid is scored.
    pub fn steps(&self) -> usize {
        let left = self.seats.iter().map(|seat| seat.left.len()).max();
        self.groups + left.unwrap_or(0)
    }

    /// The grid of a seat after this many steps; `None` if there is no such seat.
    pub fn at(&self, seat: Seat, step: usize) -> Option<ScoringStep> {
        let count = self.seats.get(seat.index())?;
        let added = step.saturating_sub(self.groups).min(count.left.len());
        let cancelled = count
            .groups
            .iter()
            .take(step)
            .flat_map(|group| group.iter());
        Some(ScoringStep {
            cancelled: set(cancelled),
            adding: (step > self.groups && step - self.groups <= count.left.len())
                .then(|| count.left[added - 1].0),
            score: count.left[..added].iter().map(|(_, points)| points).sum(),
        })
    }
}

impl Count {
    fn new(grid: Grid) -> Count {
        let mut rest = grid.cancelled();
        let mut groups = Vec::new();
        while let Some(cell) = rest.iter().next() {
            let group = group_of(grid, cell);
            rest = set(rest.iter().filter(|cell| !group.contains(*cell)));
            groups.push(group);
        }
        let left = Cell::all()
            .filter(|cell| !grid.cancelled().contains(*cell))
            .filter_map(|cell| Some((cell, u32::from(grid.get(cell)?.get()))));
        Count {
            left: left.collect(),
            groups,
        }
    }
}

/// The number of cards and the value of the largest group that cancels in a grid; of two groups as large, of that with
/// the higher cards. `None` if nothing cancels.
pub fn largest_group(grid: Grid) -> Option<(usize, CardValue)> {
    let groups = Count::new(grid).groups.into_iter();
    let sizes = groups.filter_map(|group| Some((group.len(), grid.get(group.iter().next()?)?)));
    sizes.max()
}

/// The cell and all cells that equal neighbours connect with it.
fn group_of(grid: Grid, cell: Cell) -> CellSet {
    let mut group = set([cell]);
    loop {
        let joined = |other: &Cell| {
            group.contains(*other)
                || grid.get(*other) == grid.get(cell)
                    && group.iter().any(|member| are_neighbours(member, *other))
        };
        let grown = set(Cell::all().filter(joined));
        if grown == group {
            return group;
        }
        group = grown;
    }
}

fn set(cells: impl IntoIterator<Item = Cell>) -> CellSet {
    cells.into_iter().fold(CellSet::default(), CellSet::with)
}

/// Whether two cells have an edge in common.
pub fn are_neighbours(a: Cell, b: Cell) -> bool {
    a.row().abs_diff(b.row()) + a.column().abs_diff(b.column()) == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::dekal::Dekal;
    use engine::{Game, Match, Phase};

    fn played() -> Table {
        let mut play = Match::<Dekal>::new(Default::default()).unwrap();
        while play.outcome().is_none() {
            match play.game().phase() {
                Phase::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let mut first = None;
                    play.game().actions(seat, &mut |action| {
                        first.get_or_insert(action);
                    });
                    play.act(seat, first.unwrap()).unwrap();
                }
                _ => drop(play.draw(engine::Seed(8)).unwrap()),
            }
        }
        *play.game().table()
    }

    #[test]
    fn the_count_ends_where_the_rules_do() {
        let table = played();
        let scoring = Scoring::new(&table);
        for seat in Seat::all(2) {
            let begin = scoring.at(seat, 0).unwrap();
            assert_eq!((begin.cancelled.len(), begin.score), (0, 0));
            let end = scoring.at(seat, scoring.steps()).unwrap();
            assert_eq!(end.cancelled, table.grid(seat).cancelled());
            assert_eq!(end.score, table.grid(seat).score());
            assert_eq!(
                ScoringStep {
                    adding: None,
                    ..end
                },
                scoring.at(seat, usize::MAX).unwrap(),
                "nothing more happens"
            );
        }
    }

    #[test]
    fn groups_cancel_one_after_another_whatever_their_shape() {
        let rows = [[1, 1, 2, 3], [4, 1, 2, 3], [5, 6, 7, 8], [9, 10, 9, 8]];
        let count = Count::new(Grid::from_rows(rows).unwrap());
        let sizes: Vec<usize> = count.groups.iter().map(|group| group.len()).collect();
        assert_eq!(
            sizes,
            [3, 2, 2, 2],
            "the ones, the twos, the threes, the eights"
        );
        let left: u32 = count.left.iter().map(|(_, points)| points).sum();
        assert_eq!(left, 4 + 5 + 6 + 7 + 9 + 10 + 9);
    }

    #[test]
    fn the_largest_group_has_the_most_cards_then_the_highest() {
        let of = |rows| largest_group(Grid::from_rows(rows).unwrap());
        let largest = |cards, value| Some((cards, CardValue::new(value).unwrap()));
        let printed = [[5, 8, 8, 5], [3, 10, 1, 1], [10, 10, 1, 4], [10, 4, 4, 7]];
        assert_eq!(of(printed), largest(4, 10));
        let pairs = [[1, 1, 2, 3], [4, 5, 6, 7], [8, 9, 2, 2], [3, 4, 5, 6]];
        assert_eq!(of(pairs), largest(2, 2));
        let none = [[1, 2, 1, 2], [2, 1, 2, 1], [1, 2, 1, 2], [2, 1, 2, 1]];
        assert_eq!(of(none), None);
    }
}
