//! Puzzles of Débâcle.

use engine::debacle::{Action, Danger, Debacle, DebacleView, Position, Rules, Side, Square, Start};
use engine::{Game, Seat};
use protocol::DebacleTheme;

use super::gaps::Gaps;
use super::race::Confirm;
use super::source::{PuzzleSource, judged};
use crate::opponents;

impl PuzzleSource for Debacle {
    const GLANCE: u32 = 20;
    const EVERY: u32 = 6;
    const DECISIONS: u32 = 90;

    fn puzzle_rules() -> Rules {
        Rules {
            start: Start::Shuffled,
            ..Rules::default()
        }
    }

    /// The positions that have occurred are forgotten, but for the present turn's.
    fn set_up(&self) -> Debacle {
        let line = self.to_string();
        let forgotten = line.rsplit_once("seen=").and_then(|(before, seen)| {
            let present = seen.rsplit(';').next()?;
            format!("{before}seen={present}").parse().ok()
        });
        forgotten.unwrap_or_else(|| self.clone())
    }

    /// A search is not sampled: all the effort goes into one, of ten times as many positions as the expert's.
    fn proofs(view: &DebacleView, effort: u32) -> Vec<Gaps<Action>> {
        vec![judged::<Debacle>(view, 2 * effort)]
    }

    /// By a search of whole turns with an evaluation that was made by hand: its best action is right.
    fn is_confirmed(view: &DebacleView, right: &[Action], _asked: Confirm) -> bool {
        let worths = opponents::worths(view);
        let best = |is_right: bool| {
            let some = worths
                .iter()
                .filter(|one| right.contains(&one.0) == is_right);
            some.map(|one| one.1).fold(f32::NEG_INFINITY, f32::max)
        };
        best(true) > best(false)
    }

    /// The board as its mover sees it, or its mirror image.
    fn alike(&self, _seat: Seat) -> String {
        let position = self.position();
        let mover = position.mover();
        let seen = |mirrored: bool| {
            let squares = Square::all().map(|square| {
                let (column, row) = (square.column(), square.row());
                let row = if mover == Side::Red { row } else { 5 - row };
                let column = if mirrored == (mover == Side::Red) {
                    5 - column
                } else {
                    column
                };
                let dice = Square::new(column, row).and_then(|square| position.board().get(square));
                dice.map_or(0, |(side, value)| {
                    value.get() as i8 * if side == mover { 1 } else { -1 }
                })
            });
            squares.collect::<Vec<_>>()
        };
        let turn = (
            position.actions_left(),
            position.takes_doubles(),
            position.rebounding().is_some(),
        );
        let totals = [mover, mover.other()].map(|side| self.total_so_far(side));
        format!("{turn:?} {totals:?} {:?}", seen(false).min(seen(true)))
    }

    fn has_theme(&self, seat: Seat, right: &[Action], theme: DebacleTheme) -> bool {
        let position = self.position();
        let legal = self.legal_actions(seat);
        let prey = |action: &Action| match action {
            Action::Capture(way) => position.board().get(way.to()).map(|(_, value)| value),
            _ => None,
        };
        let greatest = legal.iter().filter_map(prey).max();
        right.iter().all(|action| {
            let mut after = *position;
            after.act_unchecked(*action);
            match theme {
                DebacleTheme::Capture => prey(action).is_some(),
                DebacleTheme::QuietMove => prey(action).is_none() && greatest.is_some(),
                DebacleTheme::LesserPrey => {
                    prey(action).is_some_and(|value| Some(value) < greatest)
                }
                DebacleTheme::Flip => matches!(action, Action::Flip(_)),
                DebacleTheme::Arm => arms(position, &after, *action),
                DebacleTheme::Rescue => {
                    prey(action).is_none()
                        && in_danger(&after, position.mover())
                            < in_danger(position, position.mover())
                }
                DebacleTheme::Doubles => position.takes_doubles(),
                DebacleTheme::Rebound => position.rebounding().is_some(),
                DebacleTheme::Return => position.returning().is_some(),
                DebacleTheme::Recover => position.can_recover(),
                DebacleTheme::LastCapture => after.is_over(),
                DebacleTheme::LastAction => after.is_over() || after.mover() != position.mover(),
            }
        })
    }
}

/// The points of a side's dice that the enemy could capture with one action.
fn in_danger(position: &Position, side: Side) -> u32 {
    let mut sum = 0;
    position.board().dangers(side, &mut |danger, value| {
        if danger == Danger::One {
            sum += u32::from(value.get());
        }
    });
    sum
}

/// Whether the die that acted can capture with the next action what could not be captured before.
fn arms(before: &Position, after: &Position, action: Action) -> bool {
    let by = match action {
        Action::Roll(way) => way.to(),
        Action::Flip(square) => square,
        _ => return false,
    };
    let mut known = Vec::new();
    before.actions(&mut |action| {
        if let Action::Capture(way) = action {
            known.push(way.to());
        }
    });
    let mut is_armed = false;
    if after.mover() == before.mover() {
        after.actions(&mut |action| {
            if let Action::Capture(way) = action {
                is_armed |= way.from() == by && !known.contains(&way.to());
            }
        });
    }
    is_armed
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Theme;

    fn position(board: &str, mover: &str) -> Debacle {
        let piles = if mover == "red" { "455,-" } else { "-,455" };
        let line = format!(
            "debacle symmetry=point order=342561 first=1 round=0 totals=0,0 barren=no ending=- board={board} \
             captured={piles} mover={mover} actions=2 bonus=0 flags=- focus=- flipped=- row=- quiet=1 \
             seen={board}:{piles}:{mover}:2"
        );
        line.parse().unwrap()
    }

    #[test]
    fn themes_are_what_an_action_does() {
        let game = position(".a..../.bf.../6...5./.6..../..6.../...26.", "red");
        let seat = game.position().mover().seat();
        let themes = |action: &str| {
            let right = [action.parse().unwrap()];
            let has = |theme: &&DebacleTheme| game.has_theme(seat, &right, **theme);
            DebacleTheme::ALL
                .iter()
                .filter(has)
                .copied()
                .collect::<Vec<_>>()
        };
        // The 6 becomes a 1, which captures the 2.
        assert!(themes("b3-b4").contains(&DebacleTheme::Arm));
        assert!(themes("flip d1").contains(&DebacleTheme::Flip));
        assert!(!themes("flip d1").contains(&DebacleTheme::Capture));
    }

    #[test]
    fn mirrored_boards_of_the_other_side_are_alike() {
        let red = position(".a..../.bf.../6...5./.6..../..6.../...26.", "red");
        let black = position(".fb.../...f../....f./.e...f/...62./....1.", "black");
        let mirrored = position("...bf./..f.../.f..../f...e./.26.../.1....", "black");
        let other = position(".fb.../...f../....f./.e...f/...62./....2.", "black");
        let alike = |game: &Debacle| game.alike(game.position().mover().seat());
        assert_eq!(alike(&red), alike(&black));
        assert_eq!(alike(&red), alike(&mirrored));
        assert_ne!(alike(&red), alike(&other));
    }

    #[test]
    fn what_occurred_before_is_forgotten() {
        let game = position(".a..../.bf.../6...5./.6..../..6.../...26.", "red");
        assert_eq!(game.set_up(), game);
        let mut later = game.clone();
        let seat = later.position().mover().seat();
        for action in ["flip d1", "flip c2"] {
            later.act(seat, action.parse().unwrap()).unwrap();
        }
        assert_eq!(later.seen().len(), 2);
        let set_up = later.set_up();
        assert_eq!(
            (set_up.seen().len(), set_up.position()),
            (1, later.position())
        );
    }
}
