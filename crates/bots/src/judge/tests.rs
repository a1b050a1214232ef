use engine::dekal::Dekal;
use engine::dumble::Dumble;
use engine::{Entry, Match, Phase, Seat, Seed};
use protocol::{Effort, Judgement};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::{BotGame, finish};

/// Decisions of a match that is played at random, every `step`-th, with what was done.
fn decisions<G: Game>(rules: G::Rules, step: usize, most: usize) -> Vec<(G, Seat, G::Action)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut play = Match::<G>::new(rules).unwrap();
    let mut found = Vec::new();
    let mut count = 0;
    while play.outcome().is_none() && found.len() < most {
        play.draw_all(Seed(6));
        let Phase::Decide(seats) = play.game().phase() else {
            play.push(Entry::NextRound).unwrap();
            continue;
        };
        let seat = seats.first().unwrap();
        let mut actions = Vec::new();
        play.game()
            .actions(seat, &mut |action| actions.push(action));
        let action = *actions.choose(&mut rng).unwrap();
        if count % step == step - 1 {
            found.push((play.game().clone(), seat, action));
        }
        count += 1;
        play.act(seat, action).unwrap();
    }
    found
}

fn task<G: Game>(game: &G, seat: Seat, effort: u32, played: Option<String>) -> JudgeTask<G> {
    JudgeTask {
        played,
        ..JudgeTask::new(game.view(Some(seat)), Effort(effort))
    }
}

fn judged<G: BotGame>(task: &JudgeTask<G>) -> Judgement<G::Action> {
    finish(G::judge(task).unwrap())
}

/// Judges decisions made at random, with the action that was taken and without.
fn check<G: BotGame>(
    rules: G::Rules,
    (step, most): (usize, usize),
    values: core::ops::RangeInclusive<f32>,
) {
    let mut mistakes = 0;
    let decisions = decisions::<G>(rules, step, most);
    assert!(decisions.len() >= 3);
    for (game, seat, action) in &decisions {
        let mut legal = 0;
        game.actions(*seat, &mut |_| legal += 1);
        let alone = judged(&task(game, *seat, 20, None));
        let with_played = judged(&task(game, *seat, 20, Some(action.to_string())));
        for found in [&alone, &with_played] {
            assert!(found.is_done);
            assert_eq!(found.actions().len(), legal);
            for one in found.actions() {
                assert!(values.contains(&one.expectation.value), "{one:?}");
                assert!(one.error >= 0.0 && one.error < 1.0, "{one:?}");
            }
            let best = found.best().unwrap();
            assert!(best.is_close && found.is_as_good(best) && found.cost(best) == 0.0);
        }
        // Nothing is said otherwise because of what was done, except of that.
        for one in alone.actions().iter().filter(|one| one.action != *action) {
            assert_eq!(with_played.find(one.action), Some(one));
        }
        let played = with_played.find(*action).unwrap();
        assert!(played.is_close, "{played:?}");
        if let Some(before) = alone.find(*action).filter(|before| before.is_close) {
            assert_eq!(before, played);
        }
        let review = with_played.review(*action).unwrap();
        assert_eq!(review.with_played, played.expectation);
        mistakes += usize::from(with_played.cost(played) > 0.0);
        assert_eq!(
            judged(&task(game, *seat, 20, Some(action.to_string()))),
            with_played
        );
    }
    assert!(mistakes > 0, "nothing that is done at random is a mistake");
}

#[test]
fn every_action_is_judged_and_the_same_whatever_was_done() {
    check::<Dekal>(engine::dekal::Rules::default(), (3, 12), 0.0..=1.0);
    let three = engine::dekal::Rules {
        players: 3,
        ..Default::default()
    };
    check::<Dekal>(three, (5, 8), 0.0..=1.0);
    let hundred = engine::dekal::Rules {
        rounds: engine::dekal::Rounds::ToHundred,
        ..Default::default()
    };
    check::<Dekal>(hundred, (11, 8), 0.0..=1.0);
    check::<engine::detrak::Detrak>(engine::detrak::Rules::default(), (3, 4), -20.0..=80.0);
    check::<engine::dumble::Dumble>(engine::dumble::Rules { players: 2 }, (7, 6), 0.0..=1.0);
    check::<engine::debacle::Debacle>(engine::debacle::Rules::default(), (41, 8), 0.0..=1.0);
}

#[test]
fn what_cannot_have_been_done_is_refused() {
    use engine::dekal::{Action, Cell};

    let (game, seat, _) = &decisions::<Dekal>(engine::dekal::Rules::default(), 4, 1)[0];
    let ask = |played: &str| Dekal::judge(&task(game, *seat, 1, Some(played.to_owned()))).err();
    assert_eq!(ask("nonsense"), Some(TaskError::Impossible));
    let mut legal = Vec::new();
    game.actions(*seat, &mut |action| legal.push(action));
    let illegal = Cell::all()
        .map(Action::Reveal)
        .find(|action| !legal.contains(action));
    assert_eq!(
        ask(&illegal.unwrap().to_string()),
        Some(TaskError::Impossible)
    );
    let other = Seat::all(2).find(|other| other != seat).unwrap();
    assert!(!game.view(Some(other)).to_decide(), "only one decides");
    let refused = Dekal::judge(&task(game, other, 1, None)).err();
    assert_eq!(refused, Some(TaskError::NothingToDecide));
}

#[test]
fn there_is_an_answer_early_and_it_gets_better() {
    let rules = engine::dumble::Rules { players: 2 };
    let (game, seat, action) = decisions::<engine::dumble::Dumble>(rules, 5, 1)[0];
    let played = Some(action.to_string());
    let mut search = engine::dumble::Dumble::judge(&task(&game, seat, 100, played)).unwrap();
    assert!(search.answer().actions().is_empty());
    assert!(!search.step(200));
    let early = search.answer();
    assert!(!early.is_done && early.best().unwrap().expectation.value > 0.0);
    while !search.step(500) {}
    let late = search.answer();
    let samples = |of: &Judgement<_>| of.best().unwrap().examined;
    assert!(late.is_done && samples(&late) > samples(&early), "{late:?}");
}

#[test]
fn in_a_match_of_dekal_decisions_are_judged_by_the_match() {
    use engine::dekal::{Rounds, Rules};

    // The decisions of the first round are the same.
    let costs = |rounds| -> f32 {
        let rules = Rules {
            rounds,
            ..Default::default()
        };
        let all = decisions::<Dekal>(rules, 6, 12);
        let cost = |(game, seat, action): &(Dekal, Seat, _)| {
            let found = judged(&task(game, *seat, 100, None));
            found.cost(found.find(*action).unwrap())
        };
        all.iter().map(cost).sum()
    };
    let (alone, first) = (costs(Rounds::One), costs(Rounds::ToHundred));
    // Mistakes in the first of several rounds cost less of the whole.
    assert!(
        alone > 0.1 && first > 0.0 && first < 0.8 * alone,
        "{alone} and {first}"
    );
}

/// The first decision of a round of Dékal: all cards are face down, so a corner, an edge and an inner cell are all there is
/// to choose from. The network does not know that.
#[test]
fn in_dekal_what_a_symmetry_makes_of_an_action_is_worth_as_much() {
    use engine::dekal::{CELLS, Rules};

    for players in [2, 3] {
        let rules = Rules {
            players,
            ..Rules::default()
        };
        let game = Dekal::new(&rules).unwrap();
        let found = judged(&task(&game, Seat::FIRST, 1, None));
        let values = found.actions().iter().map(|one| one.expectation.value);
        let mut values: Vec<f32> = values.collect();
        assert_eq!(values.len(), CELLS);
        values.dedup();
        assert!(values.len() <= 3, "{players} players: {values:?}");
    }
}

/// The first draft of a round: the hole is on a corner, so the row and the column are each other's mirror image, and every
/// card is worth as much either way.
#[test]
fn in_dekal_a_push_from_a_corner_is_worth_as_much_along_the_row_as_along_the_column() {
    let mut game = Dekal::new(&engine::dekal::Rules::default()).unwrap();
    while game.phase() != Phase::Decide(engine::SeatSet::only(Seat::FIRST)) || is_hidden(&game) {
        match game.phase() {
            Phase::Decide(seats) => {
                let corner = game.legal_actions(seats.first().unwrap())[0];
                game.act(seats.first().unwrap(), corner).unwrap();
            }
            _ => {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
                let event = game.sample(&mut rng).unwrap();
                game.resolve(event).unwrap();
            }
        }
    }
    let found = judged(&task(&game, Seat::FIRST, 1, None));
    let values = found.actions().iter().map(|one| one.expectation.value);
    let mut values: Vec<f32> = values.collect();
    let (cards, pushes) = (game.table().centre().count(), 2);
    assert_eq!(values.len(), cards * pushes);
    values.dedup();
    assert!(values.len() <= cards, "{values:?}");
}

/// Whether the first seat has turned over no card yet.
fn is_hidden(game: &Dekal) -> bool {
    game.table().hole(Seat::FIRST).is_none()
}

/// The first positions of rounds in which a seat may call: until then, each discards as many points as it can.
fn calls(rounds: usize) -> Vec<(Dumble, Seat)> {
    use engine::dumble::Action;

    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut first_call = || {
        let mut game = Dumble::new(&engine::dumble::Rules { players: 3 }).unwrap();
        loop {
            let Phase::Decide(seats) = game.phase() else {
                let event = game.sample(&mut rng)?;
                game.resolve(event).unwrap();
                continue;
            };
            let seat = seats.first()?;
            let legal = game.legal_actions(seat);
            if legal.contains(&Action::Call) {
                return Some((game, seat));
            }
            let points = |action: &Action| match action {
                Action::Discard(cards) => cards.as_slice().iter().map(|card| card.points()).sum(),
                Action::Stock => 1,
                Action::Take(_) | Action::Call => 0_u8,
            };
            let most = legal.into_iter().max_by_key(points)?;
            game.act(seat, most).unwrap();
        }
    };
    (0..rounds).filter_map(|_| first_call()).collect()
}

#[test]
fn with_all_hands_open_a_call_is_worth_what_it_brings() {
    use engine::dumble::Action;

    let ask = |game: &Dumble, seat, open| JudgeTask {
        open,
        ..task::<Dumble>(game, seat, 20, None)
    };
    let all = calls(6);
    let mut surprises = 0;
    for (game, seat) in &all {
        let mut called = *game;
        called.act(*seat, Action::Call).unwrap();
        let score = called.outcome().unwrap().standing(*seat).unwrap().score as f32;
        let expected = |open| {
            let judgement = judged(&ask(game, *seat, open));
            judgement.find(Action::Call).unwrap().expectation.score
        };
        assert_eq!(expected(Some(*game)), score);
        surprises += usize::from(expected(None) != score);
    }
    assert!(surprises > 0, "{} calls", all.len());
    let wrong = ask(&all[0].0, all[0].1, Some(all[1].0));
    assert_eq!(Dumble::judge(&wrong).err(), Some(TaskError::Impossible));
}
