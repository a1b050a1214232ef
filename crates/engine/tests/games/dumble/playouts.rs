//! Playouts take short cuts; they are compared with the rules.

use engine::dumble::{
    Action, Bag, Card, Cards, Discards, Dumble, Event, GreedyPolicy, Playout, Policy, RandomPolicy,
    Rules, Step,
};
use engine::{Game, Phase, Seat, View, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus as Random;

/// Plays this many random actions and events by the rules.
fn play_some(game: &mut Dumble, moves: usize, rng: &mut impl Rng) {
    for _ in 0..moves {
        match game.phase() {
            Phase::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                let actions = game.legal_actions(seat);
                let place = below(rng, actions.len() as u32) as usize;
                // Rounds get longer if few call.
                let action = match actions[place] {
                    Action::Call => actions[actions.len() - 1],
                    action => action,
                };
                game.act(seat, action).expect("it was said to be legal");
            }
            Phase::Chance => {
                let event = game.sample(rng).expect("an event is due");
                game.resolve(event).expect("the game drew it");
            }
            Phase::Over => return,
        }
    }
}

/// Plays by another policy and records its decisions.
struct Recorder<P> {
    policy: P,
    played: Option<Bag>,
    drawn: Option<Card>,
}

impl<P: Policy> Policy for Recorder<P> {
    fn play(&mut self, playout: &Playout, bits: u64) -> Option<Bag> {
        self.played = self.policy.play(playout, bits);
        self.played
    }

    fn draw(&mut self, playout: &Playout, bits: u64) -> Option<Card> {
        self.drawn = self.policy.draw(playout, bits);
        self.drawn
    }
}

/// Resolves chance events as the playout did.
fn catch_up(game: &mut Dumble, playout: &Playout) {
    while game.phase() == Phase::Chance {
        let event = match game.step() {
            Step::First => Event::First(playout.seat()),
            Step::TurnUp => Event::Card(playout.latest().nth(0).expect("a card is turned up")),
            Step::Deal(_) => {
                // As many cards as in the playout, in any order.
                let lacking = |seat: &Seat| {
                    let has = game.hand(*seat).len();
                    let others = game.playing();
                    others.iter().all(|other| game.hand(other).len() >= has)
                };
                let mut seat = playout.seat();
                while !lacking(&seat) {
                    seat = playout.after(seat);
                }
                let left = playout.hand(seat).minus(game.hand(seat).bag());
                let left = left.expect("what was dealt is in the hand");
                Event::Card(left.nth(0).expect("more is to be dealt"))
            }
            step => panic!("{step:?} is not caught up with here"),
        };
        game.resolve(event).expect("the playout drew it");
    }
}

/// Repeats a playout by the rules, decision by decision, and compares.
fn follow(mut game: Dumble, policy: impl Policy, rng: &mut Random) {
    let mut playout = Playout::new(&game, rng);
    if let Step::Stock(seat) = game.step() {
        let more = playout.hand(seat).minus(game.hand(seat).bag());
        let card = more.and_then(|more| more.nth(0)).expect("a card was drawn");
        game.resolve(Event::Card(card))
            .expect("it was in the stock");
    }
    catch_up(&mut game, &playout);
    let mut recorder = Recorder {
        policy,
        played: None,
        drawn: None,
    };
    let mut turns = 0;
    loop {
        same(&game, &playout);
        let seat = playout.seat();
        let discards = playout.laid().is_empty();
        let over = playout.play_turn(&mut recorder, rng);
        if game.phase() == Phase::Over {
            assert!(over);
            break;
        }
        if discards {
            let action = match recorder.played {
                None => Action::Call,
                Some(cards) => Action::Discard(
                    Cards::new(&cards.iter().collect::<Vec<_>>()).expect("it is a discard"),
                ),
            };
            game.act(seat, action).expect("policies do what is legal");
        }
        if over {
            break;
        }
        let before = game.hand(seat).bag();
        match recorder.drawn {
            Some(card) => game.act(seat, Action::Take(card)).expect("it lies there"),
            None => {
                game.act(seat, Action::Stock).expect("there is a stock");
                let more = playout.hand(seat).minus(before).expect("one more");
                let card = more.nth(0).expect("one more");
                game.resolve(Event::Card(card))
                    .expect("it was in the stock");
            }
        }
        turns += 1;
        assert!(turns < 5_000, "somebody calls in the end");
    }
    same(&game, &playout);
    let outcome = game.outcome().expect("the round is over");
    for seat in playout.playing().iter() {
        let score = i32::from(playout.scores()[seat.index()]);
        assert_eq!(outcome.standing(seat).map(|s| s.score), Some(score));
    }
}

fn same(game: &Dumble, playout: &Playout) {
    for seat in playout.playing().iter() {
        assert_eq!(game.hand(seat).bag(), playout.hand(seat));
        assert_eq!(game.hand(seat).points(), playout.points(seat));
        assert_eq!(game.hand(seat).len(), usize::from(playout.len(seat)));
    }
    assert_eq!(game.latest(), playout.latest());
    assert_eq!(game.stock_len(), playout.stock().len());
    let stock: Bag = playout.stock().iter().copied().collect();
    assert_eq!(game.unseen(), stock);
    match game.phase() {
        Phase::Decide(seats) => {
            assert!(seats.contains(playout.seat()));
            let actions = game.legal_actions(playout.seat());
            let calls = actions.contains(&Action::Call);
            assert_eq!(calls, playout.may_call());
            let draws = matches!(game.step(), Step::Draw(_));
            let stock = actions.contains(&Action::Stock);
            assert!(!draws || stock == playout.has_stock());
        }
        Phase::Over => assert!(playout.is_over()),
        Phase::Chance => panic!("chance is decided in a playout"),
    }
}

#[test]
fn playouts_do_what_the_rules_allow() {
    for players in 2..=8 {
        for game in 0..60 {
            let mut rng = Random::seed_from_u64(game * 10 + u64::from(players));
            let mut state = Dumble::new(&Rules::of(players)).expect("2 to 8");
            play_some(&mut state, (game as usize % 30) * 9, &mut rng);
            follow(state, RandomPolicy, &mut rng);
            follow(state, GreedyPolicy, &mut rng);
        }
    }
}

#[test]
fn the_discards_of_a_hand_are_the_legal_ones_each_as_likely() {
    let mut hands = 0;
    for players in [2, 8] {
        let mut rng = Random::seed_from_u64(3);
        for moves in 0..200 {
            let mut state = Dumble::new(&Rules::of(players)).expect("2 to 8");
            play_some(&mut state, 60 + moves, &mut rng);
            let Step::Play(seat) = state.step() else {
                continue;
            };
            let mut legal = Vec::new();
            state.actions(seat, &mut |action| {
                if let Action::Discard(cards) = action {
                    legal.push(cards.as_slice().iter().copied().collect::<Bag>());
                }
            });
            let found: Vec<Bag> = Discards::of(state.hand(seat).bag()).collect();
            assert_eq!(found.len(), legal.len());
            assert!(legal.iter().all(|cards| found.contains(cards)));
            // Evenly spread bits lead to each action equally often.
            let playout = Playout::new(&state, &mut rng);
            let all = legal.len() + usize::from(playout.may_call());
            for place in 0..all {
                let bits = (((place as u64) << 32) / all as u64 + 1) << 32;
                let chosen = RandomPolicy.play(&playout, bits);
                assert_eq!(chosen, found.get(place).copied());
            }
            hands += 1;
        }
    }
    assert!(hands > 100, "{hands}");
}

#[test]
fn cards_can_be_given_to_hands_that_a_view_does_not_show() {
    let mut rng = Random::seed_from_u64(8);
    let mut state = Dumble::new(&Rules::of(3)).expect("3 can play");
    play_some(&mut state, 60, &mut rng);
    let Phase::Decide(seats) = state.phase() else {
        panic!("somebody decides after the deal");
    };
    let seat = seats.first().expect("somebody decides");
    let view = state.view(Some(seat));
    let mut playout = Playout::of_view(&view, &mut rng);
    let whole = playout.stock().len();
    let mut given = 0;
    for other in view.open().playing().without(seat).iter() {
        for _ in 0..view.open().hand(other).unknown() {
            playout.give(other, 0);
            given += 1;
        }
        assert_eq!(usize::from(playout.len(other)), state.hand(other).len());
        let points: u8 = playout.hand(other).iter().map(Card::points).sum();
        assert_eq!(playout.points(other), points);
    }
    assert!(given > 0 && playout.stock().len() == whole - given);
    assert_eq!(playout.stock().len(), state.stock_len());
    assert!(view.to_decide());
}

/// Repeats a playout by the rules, turn by turn, and compares.
fn follow_turns(mut game: Dumble, rng: &mut Random) {
    // A chance event or the rest of a turn comes first.
    while !matches!(game.step(), Step::Play(_) | Step::Over(_)) {
        play_some(&mut game, 1, rng);
    }
    let mut playout = Playout::new(&game, rng);
    while game.phase() != Phase::Over {
        let seat = playout.seat();
        let (hand, latest) = (playout.hand(seat), playout.latest());
        let over = playout.run(1, &mut RandomPolicy, rng);
        if over {
            game.act(seat, Action::Call).expect("it was allowed");
        } else {
            let laid = playout.latest();
            let cards = Cards::new(&laid.iter().collect::<Vec<_>>());
            let discard = Action::Discard(cards.expect("it is a discard"));
            game.act(seat, discard).expect("they were in the hand");
            let left = hand.minus(laid).expect("they were in the hand");
            let drawn = playout.hand(seat).minus(left).expect("one more");
            let card = drawn.nth(0).expect("one more");
            assert_eq!(drawn.len(), 1);
            if latest.count(card) > 0 {
                game.act(seat, Action::Take(card)).expect("it lay there");
            } else {
                game.act(seat, Action::Stock).expect("there is a stock");
                let event = Event::Card(card);
                game.resolve(event).expect("it was in the stock");
            }
        }
        same(&game, &playout);
    }
}

#[test]
fn whole_turns_at_random_are_what_the_rules_allow() {
    // With two packs, the origin of a drawn card is ambiguous.
    for players in 2..=5 {
        for game in 0..100 {
            let mut rng = Random::seed_from_u64(game * 10 + u64::from(players));
            let mut state = Dumble::new(&Rules::of(players)).expect("2 to 8");
            play_some(&mut state, (game as usize % 30) * 9, &mut rng);
            follow_turns(state, &mut rng);
        }
    }
}

/// A turn: the discard (`None`: Dumble is called), and the card taken (`None`: one of the stock).
type Turn = (Option<Bag>, Option<Card>);

/// The legal turns of a position by the rules, with their chances in random play.
fn turns_of(game: &Dumble, seat: Seat) -> Vec<(Turn, f64)> {
    let list = |game: &Dumble| game.legal_actions(seat);
    let mut turns = Vec::new();
    let plays = list(game);
    for play in &plays {
        let chance = 1.0 / plays.len() as f64;
        let Action::Discard(cards) = play else {
            turns.push(((None, None), chance));
            continue;
        };
        let mut after = *game;
        after.act(seat, *play).expect("it was said to be legal");
        let draws = list(&after);
        for draw in &draws {
            let card = match draw {
                Action::Take(card) => Some(*card),
                _ => None,
            };
            let laid = cards.as_slice().iter().copied().collect();
            turns.push(((Some(laid), card), chance / draws.len() as f64));
        }
    }
    turns
}

/// The deviation of counts from their expectations, in standard deviations of the chi-squared distribution.
fn deviation(counts: &[(f64, f64)]) -> f64 {
    let chi: f64 = counts.iter().map(|(n, of)| (n - of).powi(2) / of).sum();
    let freedom = counts.len() as f64 - 1.0;
    (chi - freedom) / (2.0 * freedom.max(1.0)).sqrt()
}

#[test]
fn whole_turns_at_random_are_as_likely_as_by_the_rules() {
    const TRIES: usize = 60_000;
    let mut rng = Random::seed_from_u64(5);
    let (mut called, mut several, mut from_run, mut stocks) = (0, 0, 0, 0);
    for (players, moves) in (0..80).map(|i| (2 + i % 4, 5 * usize::from(i))) {
        let mut state = Dumble::new(&Rules::of(players)).expect("2 to 8");
        play_some(&mut state, moves, &mut rng);
        let seat = loop {
            match state.step() {
                Step::Play(seat) => break seat,
                _ => play_some(&mut state, 1, &mut rng),
            }
        };
        let turns = turns_of(&state, seat);
        let start = Playout::new(&state, &mut rng);
        let mut counts = vec![0u32; turns.len()];
        let mut drawn = [0u32; 52];
        for _ in 0..TRIES {
            let mut playout = start.clone();
            let over = playout.run(1, &mut RandomPolicy, &mut rng);
            let laid = (!over).then(|| playout.latest());
            let left = start.hand(seat).minus(laid.unwrap_or_default());
            let more = playout.hand(seat).minus(left.expect("it was there"));
            let card = more.and_then(|more| more.nth(0));
            let taken = card.filter(|card| start.latest().count(*card) > 0);
            let place = turns.iter().position(|(turn, _)| *turn == (laid, taken));
            counts[place.expect("it is a legal turn")] += 1;
            if let (Some(card), None) = (card, taken) {
                drawn[card.index()] += 1;
            }
        }
        let chances = turns.iter().map(|(_, chance)| chance * TRIES as f64);
        let counts: Vec<_> = counts.into_iter().map(f64::from).zip(chances).collect();
        assert!(deviation(&counts) < 5.0, "{state:?}: {counts:?}");
        if start.has_stock() && !start.stock().is_empty() {
            let stock = start.stock();
            let all = f64::from(drawn.iter().sum::<u32>()) / stock.len() as f64;
            let of = |card: &Card| (f64::from(drawn[card.index()]), all);
            let counts: Vec<_> = stock.iter().map(of).collect();
            assert!(deviation(&counts) < 5.0, "{state:?}: {counts:?}");
            stocks += 1;
        }
        called += u32::from(start.may_call());
        let sets = |cards: &Bag| cards.len() > 1;
        several += Discards::of(start.hand(seat)).filter(sets).count();
        from_run += engine::dumble::runs(start.hand(seat)).count_ones();
    }
    assert!(
        called > 2 && several > 20 && from_run > 0 && stocks > 20,
        "{called} {several} {from_run} {stocks}"
    );
}

#[test]
fn whole_rounds_at_random_are_as_long_and_end_as_by_single_decisions() {
    const ROUNDS: u32 = 20_000;
    /// The lengths of rounds and their points: sums, and sums of squares.
    fn measured(mut policy: impl Policy, rng: &mut Random) -> [(f64, f64); 2] {
        let state = Dumble::new(&Rules::of(2)).expect("2 can play");
        let mut sums = [(0.0, 0.0); 2];
        for _ in 0..ROUNDS {
            let mut playout = Playout::new(&state, rng);
            assert!(playout.run(u32::MAX, &mut policy, rng));
            let score: f64 = playout.scores().iter().map(|score| f64::from(*score)).sum();
            for (sum, number) in sums.iter_mut().zip([f64::from(playout.turn()), score]) {
                sum.0 += number;
                sum.1 += number * number;
            }
        }
        sums.map(|(sum, squares)| {
            let mean = sum / f64::from(ROUNDS);
            let variance = squares / f64::from(ROUNDS) - mean * mean;
            (mean, variance / f64::from(ROUNDS))
        })
    }
    let mut rng = Random::seed_from_u64(6);
    let whole = measured(RandomPolicy, &mut rng);
    let single = Recorder {
        policy: RandomPolicy,
        played: None,
        drawn: None,
    };
    let single = measured(single, &mut rng);
    for (a, b) in whole.into_iter().zip(single) {
        let sigmas = (a.0 - b.0).abs() / (a.1 + b.1).sqrt();
        assert!(sigmas < 4.0, "{a:?} and {b:?}");
    }
}
