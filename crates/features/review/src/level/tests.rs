use engine::GameId;

use super::*;
use crate::losses::MEASURED;

const fn one(level: Level, loss: f64, plus_minus: f64) -> LevelLoss {
    LevelLoss {
        level,
        loss,
        plus_minus,
    }
}

/// Steps at 8, 4 and 0. The second is of two levels in the wrong order: 3 and 5 are known as exactly.
const LEVELS: [LevelLoss; 4] = [
    one(Level::Beginner, 8.0, 1.0),
    one(Level::Regular, 3.0, 1.0),
    one(Level::Strong, 5.0, 1.0),
    one(Level::Expert, 0.0, 0.0),
];

fn costs(of: &[f64]) -> Costs {
    of.iter()
        .fold(Costs::default(), |all, cost| all.with(*cost))
}

#[test]
fn a_loss_is_the_mean_of_the_costs_with_one_mistake_more_in_its_interval() {
    assert_eq!(Loss::of(costs(&[]), 8.0), None);
    // The mean of 4, 0, 0, 4 is 2, each is 2 beside it: 16 and 3² are 5².
    let loss = Loss::of(costs(&[4.0, 0.0, 0.0, 4.0]), 3.0).unwrap();
    assert_eq!((loss.mean, loss.plus_minus), (2.0, 1.96 * 5.0 / 4.0));
    // Ten decisions without a mistake: one of 8 in ten is possible.
    let loss = Loss::of(costs(&[0.0; 10]), 8.0).unwrap();
    assert_eq!((loss.mean, loss.plus_minus), (0.0, 1.96 * 0.8));
}

#[test]
fn levels_that_cannot_be_told_apart_are_one_step() {
    let steps = steps(&LEVELS);
    let losses: Vec<f64> = steps.iter().map(|step| step.loss).collect();
    assert_eq!(losses.len(), 3);
    for (found, wanted) in losses.iter().zip([8.0, 4.0, 0.0]) {
        assert!((found - wanted).abs() < 1e-9, "{losses:?}");
    }
    assert_eq!(steps[1].levels, [Level::Regular, Level::Strong]);
    // Two intervals of ±1 are one of ±0.7.
    assert!((steps[1].plus_minus - 0.5_f64.sqrt()).abs() < 1e-9);
}

#[test]
fn the_nearest_step_is_found_and_what_the_interval_leaves_open() {
    let find = |mean, plus_minus, games| {
        LevelFound::of(Loss { mean, plus_minus }, games, &LEVELS).unwrap()
    };
    let two = [Level::Regular, Level::Strong];
    // From 2 to 6 it is the second step, from 3.5 to 5.5 all of it.
    let settled = LevelFound {
        levels: two,
        open: None,
    };
    assert_eq!(find(4.5, 1.0, 1), settled);
    // The steps are 4 apart, so ±2 is wanted in place of ±3, for which there have to be 2.25 times as many games.
    let three = [Level::Beginner, Level::Strong];
    let open = find(6.5, 3.0, 1).open.unwrap();
    assert_eq!((open.levels, open.games), (three, 2));
    let open = find(6.5, 3.0, 19).open.unwrap();
    assert_eq!((open.levels, open.games), (three, 20), "23.75, in tens");
    // ±6 covers all: that is nothing to be told.
    let any = Loss {
        mean: 4.5,
        plus_minus: 6.0,
    };
    assert_eq!(LevelFound::of(any, 1, &LEVELS), None);
    // Barely too wide: one game more at least.
    let open = find(5.5, 1.0, 1).open.unwrap();
    assert_eq!((open.levels, open.games), (three, 1));
    // Beyond the table's ends are its ends.
    assert_eq!(find(30.0, 1.0, 1).levels, [Level::Beginner; 2]);
    assert_eq!(find(0.0, 1.0, 1).levels, [Level::Expert; 2]);
}

#[test]
fn the_measured_levels_are_steps_of_falling_loss() {
    for measured in &MEASURED {
        let steps = steps(measured.levels);
        let name = measured.game.name();
        assert!(steps.len() >= 5, "{name}: {steps:?}");
        for pair in steps.windows(2) {
            assert!(pair[0].loss > pair[1].loss, "{name}: {steps:?}");
            assert!(pair[0].levels[1] < pair[1].levels[0], "{name}");
        }
        let ends = (steps[0].levels[0], steps[steps.len() - 1].levels[1]);
        assert_eq!(ends, (measured.levels[0].level, Level::Expert));
    }
    // As the page about judgements says.
    let places = |game: GameId| -> Vec<[usize; 2]> {
        let measured = MEASURED.iter().find(|one| one.game == game).unwrap();
        let steps = steps(measured.levels).into_iter();
        steps
            .map(|step| step.levels.map(|level| level.place(game) + 1))
            .collect()
    };
    assert_eq!(
        places(GameId::Dekal),
        [[1, 2], [3, 5], [6, 6], [7, 7], [8, 8]]
    );
    assert_eq!(
        places(GameId::Debacle),
        [[1, 1], [2, 3], [4, 7], [8, 8], [9, 9], [10, 10]]
    );
}
