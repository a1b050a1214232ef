//! What is said after an answer, over the puzzles that come with the page.

use debacle::DebacleUi;
use dekal::DekalUi;
use detrak::DetrakUi;
use dumble::DumbleUi;
use engine::debacle::{Debacle, DebacleView};
use engine::{Game, Phase};
use model::lang::Lang;
use protocol::{Expectation, PuzzleGame, Puzzles, decode, encode};
use table::Playable;

/// Of all wrong answers, how many of 100 a sentence tells from the right one, whatever they are worth.
fn told<G: Playable<Game: PuzzleGame>>(file: &[u8]) -> usize {
    let (mut told, mut all) = (0, 0);
    for puzzle in Puzzles::<G::Game>::from_bytes(file).unwrap().0 {
        let right = puzzle.accepted[0];
        for wrong in puzzle.state.legal_actions(puzzle.seat) {
            if puzzle.accepts(wrong) {
                continue;
            }
            let judged = [right, wrong].map(|action| (action, Expectation::default()));
            let name = |_| Some("Mila".to_owned());
            let said = G::difference(&puzzle.state, puzzle.seat, judged, &name, Lang::En);
            all += 1;
            told += usize::from(said.is_some());
        }
    }
    100 * told / all
}

#[test]
fn most_wrong_answers_are_told_from_the_right_one() {
    let found = [
        told::<DekalUi>(include_bytes!("../data/dekal.bin")),
        told::<DetrakUi>(include_bytes!("../data/detrak.bin")),
        told::<DumbleUi>(include_bytes!("../data/dumble.bin")),
        told::<DebacleUi>(include_bytes!("../data/debacle.bin")),
    ];
    // The rest have their numbers and, in Débâcle, the best replies. Of cards to be turned over in Dékal nobody knows what
    // they will do.
    let least = [60, 85, 80, 75];
    let enough = found
        .iter()
        .zip(least)
        .all(|(found, least)| *found >= least);
    assert!(enough, "{found:?}");
}

#[test]
fn workers_can_read_what_a_wrong_answer_leads_to() {
    let mut asked = 0;
    for puzzle in Puzzles::<Debacle>::from_bytes(include_bytes!("../data/debacle.bin"))
        .unwrap()
        .0
    {
        for action in puzzle.state.legal_actions(puzzle.seat) {
            let mut played = puzzle.state.clone();
            played.act(puzzle.seat, action).unwrap();
            let Phase::Decide(seats) = played.phase() else {
                continue;
            };
            let view = played.view(seats.first());
            assert_eq!(decode::<DebacleView>(&encode(&view)).as_ref(), Ok(&view));
            asked += 1;
        }
    }
    assert!(asked > 1_000, "{asked}");
}

#[test]
fn debacle_tells_what_any_answer_captures() {
    for puzzle in Puzzles::<Debacle>::from_bytes(include_bytes!("../data/debacle.bin"))
        .unwrap()
        .0
    {
        for action in puzzle.state.legal_actions(puzzle.seat) {
            let said = DebacleUi::line(&puzzle.state, &[action], Lang::En).unwrap();
            let mut after = puzzle.state.clone();
            after.act(puzzle.seat, action).unwrap();
            let pile = |game: &Debacle, side| game.position().pile(side).points();
            let side = puzzle.state.position().mover();
            let captures = pile(&after, side) > pile(&puzzle.state, side);
            assert_eq!(said.contains("You capture"), captures, "{said}");
        }
    }
}
