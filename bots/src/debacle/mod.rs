//! Débâcle's bots: all of them search by single actions, and look further the
//! stronger they are.

mod judge;
mod plain;
mod stakes;
#[cfg(test)]
mod tests;

use engine::View;
use engine::debacle::{Action, Debacle, DebacleView, Position, Side};
use protocol::{Advice, AnyAdvice, Choice, Estimate, Level, Task, Trouble};

use crate::Thought;
use judge::Material;
use plain::Plain;
use stakes::{Stakes, WON, chance};

/// Begins to think about a decision in Débâcle.
pub fn think(task: &Task<Debacle>) -> Result<Box<dyn Thought>, Trouble> {
    if !task.view.to_decide() {
        return Err(Trouble::NothingToDecide);
    }
    let depth = match task.level {
        Level::Beginner => 1,
        Level::Regular => 2,
        Level::Strong => 3,
        Level::Expert => 4,
    };
    Ok(Box::new(Deciding::new(&task.view, depth)))
}

/// Looks at one action after the other.
struct Deciding {
    view: DebacleView,
    depth: u32,
    choices: Vec<Choice<Action>>,
    rest: Vec<Action>,
}

impl Deciding {
    fn new(view: &DebacleView, depth: u32) -> Deciding {
        let mut rest = Vec::new();
        view.actions(&mut |action| rest.push(action));
        rest.reverse();
        let mut deciding = Deciding {
            view: view.clone(),
            depth,
            choices: Vec::new(),
            rest,
        };
        deciding.look();
        deciding
    }

    fn look(&mut self) {
        let Some(action) = self.rest.pop() else {
            return;
        };
        let game = self.view.game();
        let before = game.position();
        let mut after = *before;
        after.play(action);
        let plain = Plain {
            judge: &Material,
            stakes: &Stakes::of(game),
            occurred: &|position| game.occurrences(position),
        };
        let value = plain.after(before, &after, self.depth - 1, -WON, WON);
        self.choices.push(Choice {
            action,
            estimate: Estimate {
                value: value as f32,
                score: points_ahead(&after, before.mover()),
                win: Some(chance(value)),
                samples: 1,
            },
        });
    }
}

impl Thought for Deciding {
    fn step(&mut self, _work: u32) -> bool {
        self.look();
        self.rest.is_empty()
    }

    fn advice(&self) -> AnyAdvice {
        AnyAdvice::Debacle(Advice::new(self.choices.clone()))
    }
}

/// By how many points of the round a side is ahead.
fn points_ahead(position: &Position, side: Side) -> f32 {
    let points = |side| position.pile(side).points() as f32;
    points(side) - points(side.other())
}
