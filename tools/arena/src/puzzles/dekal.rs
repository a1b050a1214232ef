//! Puzzles of Dékal.

use bots::dekal::round::Round;
use bots::dekal::search::{Effort, Search};
use bots::dekal::symmetry::Symmetry;
use bots::dekal::{EXPERT, learned};
use engine::dekal::{Action, Cell, Dekal, DekalView, Draft, Grid, Push, Rules, SIZE, Step, TURNS};
use engine::{Game, Seat, View};
use protocol::DekalTheme;

use super::gaps::Gaps;
use super::race::{Confirm, is_confirmed};
use super::source::{PuzzleSource, judged};
use crate::opponents;

/// How far the opponent is taken for a plain player in the judgements that have to agree, in percent.
const PLAINLY: [u8; 3] = [0, 50, 100];
/// The turns that a proof looks ahead: one more than the expert.
const TURNS_AHEAD: u8 = 3;
/// The most playouts of an action by the second judge.
const PLAYOUTS: u32 = 2_000;
/// The turns that are solved: everything that can happen is looked at.
const SOLVED: u8 = 2;

impl PuzzleSource for Dekal {
    const GLANCE: u32 = 100;
    const EVERY: u32 = 3;
    const DECISIONS: u32 = 48;

    fn puzzle_rules() -> Rules {
        Rules::default()
    }

    /// The network of two looks at all cards, so that more effort means a turn more, not more samples.
    fn proofs(view: &DekalView, _effort: u32) -> Vec<Gaps<Action>> {
        let margin = judged::<Dekal>(view, Self::GLANCE).margin;
        let proofs = PLAINLY.map(|plainly| {
            let effort = Effort {
                turns: TURNS_AHEAD,
                plainly,
                ..EXPERT
            };
            by_turns(view, margin, effort)
        });
        proofs.into_iter().flatten().collect()
    }

    fn is_confirmed(view: &DekalView, right: &[Action], asked: Confirm) -> bool {
        let legal = view.legal_actions();
        is_confirmed(&legal, right, PLAYOUTS, asked, |action, luck| {
            opponents::share_after(view, action, luck).unwrap_or_default()
        })
    }

    fn alike(&self, seat: Seat) -> String {
        let table = self.table();
        let grids = Seat::all(table.seats()).map(|other| {
            let grid = (table.grid(other), table.hole(other));
            let turned = (0..Symmetry::COUNT).map(|number| turned(grid, number));
            let order = other.index() + table.seats() - seat.index();
            (order % table.seats(), turned.min())
        });
        let mut grids: Vec<_> = grids.collect();
        grids.sort();
        let mut centre: Vec<_> = table.centre().map(|(_, card)| card).collect();
        centre.sort();
        let drafts = table.draft_order().position(|other| other == seat);
        format!("{} {drafts:?} {centre:?} {grids:?}", table.turn())
    }

    fn has_theme(&self, seat: Seat, right: &[Action], theme: DekalTheme) -> bool {
        let table = self.table();
        if theme == DekalTheme::Endgame {
            return table.turn() + SOLVED >= TURNS;
        }
        let legal = self.legal_actions(seat);
        right.iter().all(|action| match *action {
            Action::Reveal(cell) => match theme {
                DekalTheme::TurnOver => true,
                DekalTheme::Corner => [cell.row(), cell.column()]
                    .into_iter()
                    .all(|line| line == 0 || line + 1 == SIZE),
                _ => false,
            },
            Action::Draft(draft) => {
                let Some(hole) = table.hole(seat) else {
                    return false;
                };
                let grid = table.grid(seat);
                let effect = Effect::of(grid, hole, draft);
                match theme {
                    DekalTheme::Pair => effect.pairs,
                    DekalTheme::Patience => legal.iter().any(|other| match other {
                        Action::Draft(other) => {
                            Effect::of(grid, hole, *other).points > effect.points
                        }
                        Action::Reveal(_) => false,
                    }),
                    DekalTheme::BreakPair => effect.breaks,
                    DekalTheme::Shift => effect.shifts,
                    DekalTheme::HigherCard => table.centre().any(|(_, card)| card < draft.card),
                    DekalTheme::Deny => !effect.pairs && denies(self, seat, draft),
                    _ => false,
                }
            }
        })
    }
}

/// A grid and its hole in one of its eight orientations.
fn turned((grid, hole): (Grid, Option<Cell>), number: usize) -> (u64, Option<usize>) {
    let symmetry = Symmetry::new(number);
    let hole = hole.map(|hole| symmetry.index(hole.index()));
    (u64::from(symmetry.grid(grid)), hole)
}

/// The gaps by everything that can happen, or by so many turns.
fn by_turns(view: &DekalView, margin: f32, effort: Effort) -> Option<Gaps<Action>> {
    let seat = view.seat()?.index();
    let round = Round::of(view.table());
    let net = learned(round.seats)?;
    let search = Search::new(net, &round, seat, 0, effort);
    let values = view.legal_actions().into_iter().map(|action| {
        let found = search.evaluate_deeply(action, 0, 1)?;
        Some((action, found.0.value))
    });
    let values: Vec<(Action, f32)> = values.collect::<Option<_>>()?;
    Some(Gaps::exact(margin, values.into_iter()))
}

/// What a push does at once.
struct Effect {
    /// The new card cancels.
    pairs: bool,
    /// A card that had cancelled does not any more.
    breaks: bool,
    /// A card that had not cancelled does, even without the new one.
    shifts: bool,
    /// The points of the cards that cancel after it, minus those before.
    points: i32,
}

impl Effect {
    fn of(grid: Grid, hole: Cell, Draft { card, push }: Draft) -> Effect {
        let after = grid.pushed_unchecked(hole, push, card);
        let moved: Vec<Cell> = push.moved(hole).collect();
        // The cards that move, from the entry on, come to the next cell of the line; the last to the hole.
        let now = |cell: Cell| match moved.iter().position(|other| *other == cell) {
            Some(steps) => moved.get(steps + 1).copied().unwrap_or(hole),
            None => cell,
        };
        let others = Cell::all().filter(|cell| *cell != push.entry());
        let without = others.fold(Grid::EMPTY, |sum, cell| match after.get(cell) {
            Some(card) => sum.with(cell, card),
            None => sum,
        });
        let old = Cell::all().filter(|cell| grid.get(*cell).is_some());
        let points = |grid: Grid| -> i32 {
            let cells = grid.cancelled().iter();
            cells
                .filter_map(|cell| grid.get(cell))
                .map(|card| i32::from(card.get()))
                .sum()
        };
        Effect {
            pairs: after.cancelled().contains(push.entry()),
            breaks: old.clone().any(|cell| {
                grid.cancelled().contains(cell) && !after.cancelled().contains(now(cell))
            }),
            shifts: old.clone().any(|cell| {
                !grid.cancelled().contains(cell) && without.cancelled().contains(now(cell))
            }),
            points: points(after) - points(grid),
        }
    }
}

/// Whether the card that is taken would have cancelled in the grid of a player who drafts later.
fn denies(game: &Dekal, seat: Seat, Draft { card, .. }: Draft) -> bool {
    let table = game.table();
    let Step::Draft(_) = table.step() else {
        return false;
    };
    let later = table
        .draft_order()
        .skip_while(|other| *other != seat)
        .skip(1);
    later.into_iter().any(|other| {
        table.hole(other).is_some_and(|hole| {
            let mut pushes = Push::legal(hole).map(|push| Draft { card, push });
            pushes.any(|draft| Effect::of(table.grid(other), hole, draft).pairs)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Theme;

    fn position(own: &str, other: &str, centre: &str) -> Dekal {
        let line = format!(
            "dekal rounds=one round=0 turn=9 step=draft:1 token=2 opener=1 grids={own}|{other} centre={centre} \
             out=- totals=0:0,0:0 sealed=-,-"
        );
        line.parse().unwrap()
    }

    const OWN: &str = ".4../.7.1/.7_5/2255";
    const OTHER: &str = "27.1/.TT1/..T./311.";

    #[test]
    fn themes_are_what_a_push_does() {
        let game = position(OWN, OTHER, "7-");
        let themes = |action: &str| {
            let right = [action.parse().unwrap()];
            let has = |theme: &&DekalTheme| game.has_theme(Seat::FIRST, &right, **theme);
            DekalTheme::ALL
                .iter()
                .filter(has)
                .copied()
                .collect::<Vec<_>>()
        };
        // The 7 in the middle leaves the one above it.
        assert_eq!(
            themes("7 L3"),
            [DekalTheme::Patience, DekalTheme::BreakPair]
        );
        // The 5 that is shifted still touches another.
        assert_eq!(themes("7 B3"), []);
        assert_eq!(themes("7 T3"), []);
    }

    #[test]
    fn turned_and_mirrored_grids_are_alike() {
        let alike = |own, other, centre| position(own, other, centre).alike(Seat::FIRST);
        let first = alike(OWN, OTHER, "7-");
        assert_eq!(first, alike("2255/.7_5/.7.1/.4..", OTHER, "7-"));
        assert_eq!(
            first,
            alike("2.../2774/5_../551.", "27.1/.TT1/..T./311.", "7-")
        );
        assert_ne!(first, alike(".4../.7.1/.7_5/2252", OTHER, "7-"));
    }
}
