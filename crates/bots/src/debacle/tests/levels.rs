//! What the levels without a network see, and what they overlook.

use engine::debacle::{Action, Danger, Debacle, Position};
use engine::{Game, Match, Seat, Seed};
use protocol::{Advice, Level};

use super::{advice, next_to_decide, positions, task};
use crate::debacle::evaluator::Material;
use crate::debacle::iterative_deepening::Budget;
use crate::debacle::{deepening, points_ahead};

fn of(game: &Debacle, seat: Seat, level: Level) -> Advice<Action> {
    advice(&task(game, seat, level))
}

fn after(game: &Debacle, action: Action) -> Position {
    let mut position = *game.position();
    position.act_unchecked(action);
    position
}

/// Whether the deciding seat has doubles in a row after an action.
fn leaves_doubles(game: &Debacle, action: Action) -> bool {
    let mut doubles = false;
    let board = *after(game, action).board();
    board.dangers(game.position().mover(), &mut |danger, _| {
        doubles |= danger == Danger::Double;
    });
    doubles
}

#[test]
fn a_beginner_takes_the_most_points_that_leave_no_doubles() {
    let mut takes = 0;
    for (game, seat) in positions(200) {
        let mover = game.position().mover();
        let points = |action| points_ahead(&after(&game, action), mover);
        let advice = of(&game, seat, Level::Beginner);
        let best = advice.choices()[0].action;
        if advice
            .choices()
            .iter()
            .any(|c| after(&game, c.action).is_over())
        {
            // The result of the match counts more than points.
            continue;
        }
        for choice in advice.choices() {
            assert!(
                leaves_doubles(&game, choice.action) || points(choice.action) <= points(best),
                "{best} rather than {}: {:?}",
                choice.action,
                game.position()
            );
        }
        takes += u32::from(points(best) > points_ahead(game.position(), mover));
    }
    assert!(takes > 20, "there was something to take {takes} times");
}

#[test]
fn only_a_beginner_walks_into_captures() {
    let mut walks = [0; 2];
    for (game, seat) in positions(200) {
        // This level values every action exactly, and slips only when it chooses.
        let casual = of(&game, seat, Level::Casual);
        for (walks, level) in walks.iter_mut().zip([Level::Beginner, Level::Casual]) {
            let best = of(&game, seat, level).choices()[0].action;
            let mut choices = casual.choices().iter();
            let value = choices.find(|c| c.action == best).map(|c| c.estimate.value);
            // By three points or more, in that level's evaluation.
            let worse = casual.choices()[0].estimate.value - 180.0;
            *walks += u32::from(value.is_some_and(|value| value <= worse));
        }
    }
    assert!(walks[0] > 30 && walks[1] == 0, "{walks:?}");
}

/// The choice of a player who considers each action and the captures that follow it, and counts points.
fn who_knows_the_rules(game: &Debacle, seat: Seat) -> Action {
    let budget = Budget {
        nodes: 1_000,
        depth: 1,
    };
    let mut looking = deepening(Material, &game.view(Some(seat)), budget, 10);
    while !looking.step(u64::MAX) {}
    looking.best().unwrap().action
}

#[test]
fn the_beginner_loses_to_who_looks_at_captures() {
    let mut wins = 0.0;
    for seed in 0..20 {
        let beginner = Seat::new(seed as usize % 2).unwrap();
        let mut play = Match::<Debacle>::new(Default::default()).unwrap();
        while let Some(seat) = next_to_decide(&mut play, Seed(seed)) {
            let action = if seat == beginner {
                of(play.game(), seat, Level::Beginner).best().unwrap()
            } else {
                who_knows_the_rules(play.game(), seat)
            };
            play.act(seat, action).unwrap();
        }
        let outcome = play.outcome().unwrap();
        wins += outcome.share(beginner);
    }
    assert!(wins < 8.0, "{wins} of 20 matches");
}

#[test]
fn an_action_that_is_not_settled_in_time_counts_as_worse() {
    const MARGIN: i32 = 3;
    const BUDGET: Budget = Budget {
        nodes: 500,
        depth: 40,
    };
    // How many actions lose no more than the margin, and how many positions it takes to find that out.
    let settled = |nodes| {
        positions(60).into_iter().fold((0, 0), |sum, (game, seat)| {
            let view = task(&game, seat, Level::Strong).view;
            let mut search = deepening(Material, &view, BUDGET, 10);
            while !search.step(u64::MAX) {}
            let before = search.search().nodes();
            search.settle(i32::MIN..=MARGIN, nodes);
            let candidates = search.candidates();
            let close = |value| candidates[0].value - value <= MARGIN;
            let equal = candidates[1..].iter().filter(|one| close(one.value));
            let nodes = search.search().nodes() - before;
            (sum.0 + equal.count(), sum.1.max(nodes))
        })
    };
    assert_eq!(settled(0), (0, 0));
    let (some, most) = settled(50);
    let (all, without_end) = settled(1_000_000);
    assert!(0 < some && some < all, "{some} of {all}");
    assert!(most == 50 && without_end > 50, "{without_end}");
}
