//! The search is compared with plain negamax.

use engine::debacle::{Action, Position, Side};

use super::positions;
use crate::debacle::evaluator::{Evaluator, Material};
use crate::debacle::in_match::InMatch;
use crate::debacle::iterative_deepening::{Budget, IterativeDeepening};
use crate::debacle::learned;
use crate::debacle::match_state::MatchState;
use crate::debacle::negamax::Negamax;
use crate::debacle::search::{Search, Shortcuts, spent};
use crate::debacle::value::WON;

/// Evaluates by the hash, so that different positions have unrelated values.
struct Hashed;

impl Evaluator for Hashed {
    type Accumulator = u64;

    fn accumulate(&self, position: &Position, _: &MatchState) -> u64 {
        position.recomputed_hash()
    }

    fn update(
        &self,
        accumulator: &u64,
        before: &Position,
        after: &Position,
        _: &MatchState,
    ) -> u64 {
        accumulator ^ before.hash() ^ after.hash()
    }

    fn value(&self, position: &Position, accumulator: &u64, _: &MatchState) -> i32 {
        assert_eq!(
            *accumulator,
            position.hash(),
            "the trace follows the position"
        );
        (accumulator >> 40) as i32 % 10_000
    }

    fn next_round(&self, position: &Position, _: &MatchState, side: Side) -> i32 {
        let value = (position.hash() >> 20) as i32 % 10_000;
        if side == Side::Red { value } else { -value }
    }
}

/// Only the shortcuts that cannot change a value.
const PLAIN: Shortcuts = Shortcuts {
    quiescence: false,
    reductions: false,
    deeper: false,
    pruning: false,
};

/// The value of each action, by plain negamax.
fn plainly(game: &engine::debacle::Debacle, depth: i32) -> Vec<i32> {
    let position = game.position();
    let seen: Vec<u64> = game.seen().iter().map(Position::hash).collect();
    let negamax = Negamax {
        evaluator: &Hashed,
        match_state: &MatchState::of(game),
        seen: &seen,
    };
    let count = position.choices().len() as usize;
    let mut values = Vec::new();
    position.actions(&mut |action| {
        let mut after = *position;
        after.act_unchecked(action);
        values.push(negamax.after(position, &after, depth - spent(action, count)));
    });
    values
}

fn search(game: &engine::debacle::Debacle, bits: u32) -> Search<Hashed> {
    let seen = game.seen().iter().map(Position::hash).collect();
    Search::new(Hashed, MatchState::of(game), seen, PLAIN, bits)
}

#[test]
fn every_value_is_that_of_plain_negamax() {
    for (game, _) in positions(120) {
        let mut search = search(&game, 12);
        let position = game.position();
        let count = position.choices().len() as usize;
        for depth in 1..=4 {
            let mut values = Vec::new();
            position.actions(&mut |action| {
                let depth = depth - spent(action, count);
                search.begin(position, action, depth, -WON, WON);
                values.push(search.run(u64::MAX).unwrap());
            });
            assert_eq!(values, plainly(&game, depth), "{depth} deep");
        }
    }
}

#[test]
fn deepening_finds_the_best_of_plain_negamax() {
    for (game, _) in positions(120) {
        for depth in 1..=4 {
            let values = plainly(&game, depth);
            let best = *values.iter().max().unwrap();
            let budget = Budget {
                nodes: u64::MAX,
                depth,
            };
            let mut deepening = IterativeDeepening::new(search(&game, 4), *game.position(), budget);
            while !deepening.step(5) {}
            let found = deepening.candidates();
            assert_eq!(found[0].value, best, "{depth} deep");
            let mut place = 0;
            game.position().actions(&mut |action| {
                let candidate = found.iter().find(|c| c.action == action).unwrap();
                assert!(depth > 2 || candidate.value == values[place]);
                assert!(candidate.action != found[0].action || values[place] == best);
                place += 1;
            });
        }
    }
}

/// The depths that 2,000 positions reach, together, and the best actions.
fn reached<E: Evaluator + Copy>(evaluator: E, shortcuts: Shortcuts) -> (i32, Vec<Action>) {
    let budget = Budget {
        nodes: 2_000,
        depth: 40,
    };
    let (mut depths, mut actions) = (0, Vec::new());
    for (game, _) in positions(40) {
        let search = Search::new(evaluator, MatchState::of(&game), Vec::new(), shortcuts, 13);
        let mut deepening = IterativeDeepening::new(search, *game.position(), budget);
        while !deepening.step(u64::MAX) {}
        depths += deepening.depth();
        actions.push(deepening.best().unwrap().action);
    }
    (depths, actions)
}

#[test]
fn pruning_by_the_network_looks_deeper_and_who_counts_points_does_not_prune() {
    let net = InMatch(learned().unwrap());
    let [pruned, whole] =
        [Shortcuts::ALL, Shortcuts::UNPRUNED].map(|shortcuts| reached(net, shortcuts).0);
    assert!(pruned > whole + 20, "{pruned} and {whole} in 40 positions");
    let [pruned, whole] =
        [Shortcuts::ALL, Shortcuts::UNPRUNED].map(|shortcuts| reached(Material, shortcuts));
    assert_eq!(pruned, whole);
}
