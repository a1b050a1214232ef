//! What the totals of a match change: whoever knows them wins more matches than who plays each round as the first.

use engine::debacle::{Action, Debacle, Position, Rules, Start};
use engine::{Game, Match, Seat, Seed};
use protocol::{Effort, JudgeTask};

use super::next_to_decide;
use crate::debacle::in_match::InMatch;
use crate::debacle::iterative_deepening::{Budget, IterativeDeepening};
use crate::debacle::match_state::MatchState;
use crate::debacle::search::{Search, Shortcuts};
use crate::debacle::value::SURE;
use crate::debacle::{bits, judge, learned};
use crate::finish;

/// A search of so many positions that has ended, in a state of the match.
fn searched(
    game: &Debacle,
    match_state: MatchState,
    shortcuts: Shortcuts,
    nodes: u64,
) -> IterativeDeepening<InMatch<'static>> {
    let budget = Budget { nodes, depth: 40 };
    let net = InMatch(learned().unwrap());
    let seen = game.seen().iter().map(Position::hash).collect();
    let search = Search::new(net, match_state, seen, shortcuts, bits(nodes));
    let mut search = IterativeDeepening::new(search, *game.position(), budget);
    while !search.step(u64::MAX) {}
    search
}

/// The choice of a search which knows of earlier rounds or is blind to them. It is not pruned: there any small difference of
/// two values changes what is left out, and so choices for which the totals do not matter.
fn choice(game: &Debacle, nodes: u64, blind: bool) -> Action {
    let known = MatchState::of(game);
    let match_state = if blind { known.blind() } else { known };
    let search = searched(game, match_state, Shortcuts::UNPRUNED, nodes);
    search.best().unwrap().action
}

fn begun() -> Match<Debacle> {
    let rules = Rules {
        start: Start::Shuffled,
        ..Rules::default()
    };
    Match::new(rules).unwrap()
}

/// A match whose third round is about to begin, at these totals.
fn begun_at(totals: [u64; 2], luck: Seed) -> Match<Debacle> {
    let mut play = begun();
    play.draw_all(luck);
    let [red, black] = totals;
    let line = play.game().to_string();
    let later = line.replace(
        "round=0 totals=0,0",
        &format!("round=2 totals={red},{black}"),
    );
    Match::from_position(later.parse().unwrap())
}

/// What is left out never makes a match certain: by far more positions, and nothing left out, it is not the other way round.
#[test]
fn what_a_pruned_search_takes_for_certain_is_not_wrong() {
    let mut certain = 0;
    for deal in 0..6 {
        let luck = Seed(deal);
        let mut play = begun_at([29, 29 - deal % 3], luck);
        while let Some(seat) = next_to_decide(&mut play, luck) {
            let game = play.game();
            let state = MatchState::of(game);
            let found = searched(game, state, Shortcuts::ALL, 800);
            let best = found.best().unwrap();
            if best.value.abs() > SURE {
                certain += 1;
                let checked = searched(game, state, Shortcuts::UNPRUNED, 8_000);
                let value = checked.best().unwrap().value;
                let (found, checked) = (best.value, value);
                assert!(
                    found.signum() == checked.signum(),
                    "{game}: {found}, {checked}"
                );
            }
            play.act(seat, best.action).unwrap();
        }
    }
    assert!(certain > 10, "{certain}");
}

#[test]
fn knowing_the_totals_wins_more_matches_than_not_knowing_them() {
    const DEALS: u64 = 100;
    let mut won = 0.0;
    for deal in 0..DEALS {
        // One side needs few points, the other many: there the totals change most.
        let mut totals = [27 + deal % 3, deal / 2 % 21];
        totals.rotate_left((deal % 2) as usize);
        for knows in Seat::all(2) {
            let luck = Seed(deal);
            let mut play = begun_at(totals, luck);
            while let Some(seat) = next_to_decide(&mut play, luck) {
                let action = choice(play.game(), 500, seat != knows);
                play.act(seat, action).unwrap();
            }
            won += play.outcome().unwrap().share(knows) / (2 * DEALS) as f64;
        }
    }
    // 54 % of 1,091 such deals; neurons that saw the totals won a quarter of whole matches.
    assert!(won > 0.5, "{won}");
}

#[test]
fn totals_change_a_choice_where_a_deeper_search_of_the_match_says_so() {
    let (mut positions, mut changed, mut wrong) = (0, 0, 0);
    let (mut by_knowing, mut by_blind) = (0.0, 0.0);
    for seed in 100.. {
        let mut play = begun();
        while let Some(seat) = next_to_decide(&mut play, Seed(seed)) {
            let game = play.game().clone();
            if game.round() > 0
                && play.log().len().is_multiple_of(11)
                && game.position().choices().len() > 1
            {
                positions += 1;
                let [knowing, blind] = [false, true].map(|blind| choice(&game, 8_000, blind));
                if knowing != blind {
                    let cost = |action: Action| {
                        let task = JudgeTask {
                            played: Some(action.to_string()),
                            ..JudgeTask::<Debacle>::new(game.view(Some(seat)), Effort::STANDARD)
                        };
                        let judgement = finish(judge(&task).unwrap());
                        let played = judgement.find(action).unwrap();
                        judgement.cost(played)
                    };
                    changed += 1;
                    let costs = [knowing, blind].map(cost);
                    wrong += u32::from(costs[0] > costs[1]);
                    by_knowing += costs[0];
                    by_blind += costs[1];
                }
            }
            let action = choice(&game, 300, false);
            play.act(seat, action).unwrap();
        }
        if positions >= 200 {
            break;
        }
    }
    assert!(changed > 2, "the totals matter in {changed} of {positions}");
    assert_eq!(wrong, 0, "of {changed} that the totals change");
    assert!(by_knowing < by_blind, "{by_knowing} {by_blind}");
}
