//! Débâcle's rounds and matches, sentence by sentence; the quotations are from
//! `docs/rules/debacle.md` and name their section.

use super::diagram::{action, board, choices, pile, position};
use engine::debacle::{
    Action, Debacle, Ending, Event, First, GOAL, Illegal, Order, Position, Rules, RulesError, Side,
    Start, Step, Symmetry,
};
use engine::{AfterRound, Entry, Game, Match, Outcome, Phase, Seat, Seed, View, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const RED: Seat = Side::Red.seat();
const BLACK: Seat = Side::Black.seat();

/// A match in the second round, in which a turn of red begins with this position.
fn game(position: &Position, totals: [u16; 2], barren: bool) -> Debacle {
    Debacle::in_second_round(*position, totals, barren)
}

/// Plays actions of the seats to move, separated by commas.
fn play(mut game: Debacle, actions: &str) -> Debacle {
    for text in actions.split(", ") {
        let Step::Play(side) = game.step() else {
            panic!("the round is over before {text}");
        };
        let done = game.act(side.seat(), action(text));
        assert_eq!(done, Ok(()), "{text}");
    }
    game
}

/// Red is about to capture its fifth die, a 1, with a3xb3.
fn before_the_fifth(red: &str, black: &str) -> Position {
    let camp = format!("{:.<6}", "5".repeat(5 - black.len()));
    let rows = [".....f", "......", "......", "2a....", "......", &camp];
    position(rows, red, black)
}

fn ended(red: &str, black: &str, totals: [u16; 2]) -> Debacle {
    play(game(&before_the_fifth(red, black), totals, false), "a3xb3")
}

fn over(game: &Debacle) -> Outcome {
    match game.sequel() {
        Some(AfterRound::Over(outcome)) => outcome,
        other => panic!("the match is not over: {other:?}"),
    }
}

fn next(game: &Debacle) -> Debacle {
    match game.sequel() {
        Some(AfterRound::Round(next)) => next,
        other => panic!("there is no next round: {other:?}"),
    }
}

fn scores(outcome: &Outcome) -> [i32; 2] {
    [RED, BLACK].map(|seat| outcome.standing(seat).unwrap().score)
}

fn winners(outcome: &Outcome) -> Vec<Seat> {
    outcome.winners().iter().collect()
}

// End of a round: "A round ends at once when a player has captured five dice."
#[test]
fn a_round_ends_at_once_with_the_fifth_die() {
    let before = game(&before_the_fifth("3333", ""), [0, 0], false);
    assert_eq!(before.step(), Step::Play(Side::Red));
    assert_eq!((before.outcome(), before.sequel()), (None, None));
    let after = play(before, "a3xb3");
    // No rebound, and no second action.
    assert_eq!(after.step(), Step::Over(Ending::Captures));
    assert_eq!(choices(after.position()), [""; 0]);
    assert_eq!(after.position().mover(), Side::Red);
    // The same in a rebound, in the enemy camp, and by doubles.
    let rows = ["......", "......", "4cb..f", "......", "......", "55555."];
    let rebound = game(&position(rows, "333", ""), [0, 0], false);
    let rebound = play(rebound, "a4xb4, b4xc4");
    assert_eq!(rebound.step(), Step::Over(Ending::Captures));
    let rows = ["a.f...", "2.....", "......", "......", "......", "55555."];
    let camp = play(game(&position(rows, "3333", ""), [0, 0], false), "a5xa6");
    assert_eq!(camp.step(), Step::Over(Ending::Captures));
    let rows = ["......", "......", "ccc...", "......", "......", "555555"];
    let doubles = play(game(&position(rows, "333", ""), [0, 0], false), "keep a4");
    assert_eq!(doubles.step(), Step::Over(Ending::Captures));
}

// End of a round: "Both players add the values of the dice that they captured in
// it to their totals."
#[test]
fn a_round_adds_the_values_of_captured_dice() {
    let round = ended("1234", "56", [7, 2]);
    assert_eq!(scores(&round.outcome().unwrap()), [11, 11]);
    assert_eq!(winners(&round.outcome().unwrap()), [RED, BLACK]);
    assert_eq!(round.total(Side::Red), 7);
    assert_eq!(round.total_so_far(Side::Red), 18);
    let next = next(&round);
    assert_eq!(Side::ALL.map(|side| next.total(side)), [18, 13]);
    let ahead = ended("1234", "6", [0, 0]).outcome().unwrap();
    assert_eq!((scores(&ahead), winners(&ahead)), ([11, 6], vec![RED]));
}

// End of the game: "30 or more wins."
#[test]
fn thirty_or_more_wins() {
    let red = over(&ended("1111", "6", [25, 23]));
    assert_eq!((scores(&red), winners(&red)), ([30, 29], vec![RED]));
    // Also who did not end the round.
    let black = over(&ended("1111", "6", [20, 24]));
    assert_eq!((scores(&black), winners(&black)), ([25, 30], vec![BLACK]));
    assert!(matches!(
        ended("1111", "6", [24, 23]).sequel(),
        Some(AfterRound::Round(_))
    ));
}

// End of the game: "If both get there in the same round, the higher total wins;
// with equal totals the win is shared."
#[test]
fn both_above_thirty() {
    let black = over(&ended("6666", "6666", [10, 14]));
    assert_eq!((scores(&black), winners(&black)), ([35, 38], vec![BLACK]));
    let both = over(&ended("6666", "6666", [10, 11]));
    assert_eq!(
        (scores(&both), winners(&both)),
        ([35, 35], vec![RED, BLACK])
    );
    assert_eq!(both.share(RED), 0.5);
}

// End of the game: "Otherwise a new round begins at the start position, with the
// totals as they are; the player who did not begin the last one begins it."
#[test]
fn a_new_round_is_begun_by_the_other_player() {
    let round = ended("1111", "6", [3, 4]);
    assert_eq!(round.first(), Some(RED));
    let second = next(&round);
    assert_eq!((second.first(), second.round()), (Some(BLACK), 2));
    assert_eq!(second.step(), Step::Play(Side::Black));
    let start = Position::start(Order::standard(), Symmetry::Point, Side::Black);
    assert_eq!(*second.position(), start);
    assert_eq!(Side::ALL.map(|side| second.total(side)), [8, 10]);
    // What the printed rules leave open: "What occurred in earlier rounds does
    // not count."
    assert_eq!(second.seen(), [start]);
}

/// This many turns in which each player flips their 1 and their 6, or until the round is over; that makes no
/// doubles.
fn shuffled_turns(mut game: Debacle, turns: usize) -> Debacle {
    for _ in 0..turns {
        let Step::Play(side) = game.step() else {
            break;
        };
        let ends = |value: u8| value == 1 || value == 6;
        let dice = game.position().board().of(side);
        let flips: Vec<String> = dice
            .filter(|(_, value)| ends(value.get()))
            .map(|(square, _)| format!("flip {square}"))
            .collect();
        game = play(game, &flips.join(", "));
    }
    game
}

// Endless rounds: "or if the same position with the same player to move occurs
// for the third time, the round ends and counts as it stands." What the printed
// rules leave open: "The start position counts as its first occurrence."
#[test]
fn endless_the_third_occurrence_ends_a_round() {
    let game = Debacle::new(&Rules::default()).unwrap();
    let start = *game.position();
    assert_eq!(game.occurrences(&start), 1);
    let game = shuffled_turns(game, 4);
    // The same board occurred with black to move, too: that is another one.
    assert_eq!(game.occurrences(&start), 2);
    let game = shuffled_turns(game, 3);
    assert_eq!(game.step(), Step::Play(Side::Black));
    let game = shuffled_turns(game, 1);
    assert_eq!(game.occurrences(&start), 3);
    assert_eq!(game.step(), Step::Over(Ending::Repetition));
    assert_eq!(scores(&game.outcome().unwrap()), [0, 0]);
    assert_eq!(
        game.clone().act(RED, action("flip a1")),
        Err(Illegal::NotYourTurn)
    );
}

// What the printed rules leave open: "A position is what stands on the board,
// what each has captured, and how many actions the player to move has, at the
// beginning of a turn, before doubles are taken."
#[test]
fn endless_what_a_position_is() {
    let plain = board(["f.....", "......", "......", "......", "......", "1...66"]);
    let at = |red: &str, black: &str, mover, bonus| {
        Position::new(plain, [pile(red), pile(black)], mover, bonus)
    };
    assert!(
        at("1111", "111", Side::Red, 0).is_err(),
        "the round is over"
    );
    let plain = board(["fe....", "......", "......", "......", "......", "1...66"]);
    let at = |red: &str, black: &str, mover, bonus| {
        Position::new(plain, [pile(red), pile(black)], mover, bonus).unwrap()
    };
    let one = at("1111", "112", Side::Red, 0);
    for other in [
        at("1111", "112", Side::Black, 0),
        at("1111", "113", Side::Red, 0),
        at("1112", "112", Side::Red, 0),
        at("1111", "112", Side::Red, 1),
    ] {
        assert_ne!(one, other);
        assert_ne!(one.hash(), other.hash());
    }
}

/// Plays at random without captures until the round is over.
fn quietly(seed: u64) -> Debacle {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Debacle::new(&Rules::default()).unwrap();
    while let Step::Play(side) = game.step() {
        let mut all = game.legal_actions(side.seat());
        all.retain(|action| !matches!(action, Action::Capture(_) | Action::Keep(_)));
        let place = below(&mut rng, all.len() as u32) as usize;
        assert_eq!(game.ending(), None);
        game.act(side.seat(), all[place]).unwrap();
        assert_eq!(
            usize::from(game.position().quiet_turns()) + 1,
            game.seen().len()
        );
    }
    game
}

// Endless rounds: "A house rule. If 30 turns in a row, 15 of each player, pass
// without a capture,"
#[test]
fn endless_thirty_quiet_turns_end_a_round() {
    for seed in 0..20 {
        let game = quietly(seed);
        assert_eq!(game.step(), Step::Over(Ending::Quiet));
        assert_eq!(game.position().quiet_turns(), 30);
        let begun = &game.seen()[..30];
        let red = begun
            .iter()
            .filter(|turn| turn.mover() == Side::Red)
            .count();
        assert_eq!(red, 15);
    }
}

// Endless rounds: "without a capture"; what the printed rules leave open: "Dice
// taken as doubles are captures, also for the count of 30 turns; a recovered die
// does not interrupt it."
#[test]
fn endless_captures_start_the_count_again() {
    let rows = ["c.....", "c..f..", "......", "bbe...", "......", "1.3456"];
    let start = game(&position(rows, "", "2"), [0, 0], false);
    let quiet = play(start.clone(), "decline, a1-a2, a2-b2");
    assert_eq!(quiet.position().quiet_turns(), 1);
    let doubles = play(start, "keep a3, a1-a2, f1-f2, a6-b6, b6-c6");
    assert_eq!(doubles.position().quiet_turns(), 1);
    let later = play(doubles, "a2-b2, flip c1");
    assert_eq!(later.position().quiet_turns(), 2);
    let rows = ["fe.cba", "......", "......", "......", ".2....", "...333"];
    let alike = game(&position(rows, "4", "24"), [0, 0], false);
    let recovered = play(alike, "b2-b3, recover a1, b3-b4");
    assert_eq!(recovered.position().quiet_turns(), 1);
}

// Endless rounds: "If that adds nothing to either total twice running, the game
// ends, and the higher total wins."
#[test]
fn endless_twice_nothing_ends_the_game() {
    let begin = Debacle::new(&Rules::default()).unwrap();
    let first = shuffled_turns(begin, 8);
    let second = next(&first);
    assert!(second.follows_barren());
    let both = over(&shuffled_turns(second.clone(), 8));
    // What the printed rules leave open: "When a game ends by two rounds without
    // points and the totals are equal, the win is shared."
    assert_eq!((scores(&both), winners(&both)), ([0, 0], vec![RED, BLACK]));
    let start = Position::start(Order::standard(), Symmetry::Point, Side::Red);
    let ahead = over(&shuffled_turns(game(&start, [11, 12], true), 8));
    assert_eq!((scores(&ahead), winners(&ahead)), ([11, 12], vec![BLACK]));
    // Once is not twice, and points in between count.
    let once = next(&shuffled_turns(game(&start, [11, 12], false), 8));
    assert!(once.follows_barren());
    let points = play(game(&before_the_fifth("1111", ""), [11, 12], true), "a3xb3");
    assert!(!next(&points).follows_barren());
}

// Endless rounds: "the round ends and counts as it stands"
#[test]
fn endless_rounds_count_as_they_stand() {
    let rows = ["f...a.", "......", "......", "......", "......", "1....6"];
    let stands = position(rows, "2345", "2345");
    let round = shuffled_turns(game(&stands, [0, 17], false), 9);
    assert_eq!(round.step(), Step::Over(Ending::Repetition));
    assert_eq!(scores(&round.outcome().unwrap()), [14, 14]);
    assert_eq!(scores(&over(&round)), [14, 31]);
}

// Variants: "The dice of both camps start in another order, given or drawn. It is
// drawn once, before the first round."
#[test]
fn variants_another_order() {
    let order: Order = "314256".parse().unwrap();
    let rules = Rules {
        start: Start::Given(order),
        ..Rules::default()
    };
    let rows = ["febdac", "......", "......", "......", "......", "314256"];
    let game = Debacle::new(&rules).unwrap();
    assert_eq!(*game.position().board(), board(rows));
    let drawn = Rules {
        start: Start::Shuffled,
        ..Rules::default()
    };
    let mut play = Match::<Debacle>::new(drawn).unwrap();
    assert_eq!(
        (play.game().phase(), play.game().step()),
        (Phase::Chance, Step::Order)
    );
    play.push(Entry::Event(Event::Order(order))).unwrap();
    assert_eq!(play.game().position(), game.position());
    assert_eq!(
        play.game().phase(),
        Phase::Decide(engine::SeatSet::only(RED))
    );
    let second = next(&shuffled_turns(play.game().clone(), 8));
    assert_eq!(second.order(), Some(order));
    assert_eq!(second.phase(), Phase::Decide(engine::SeatSet::only(BLACK)));
}

// Variants: "drawn"
#[test]
fn variants_every_order_is_drawn_as_often() {
    let rules = Rules {
        start: Start::Shuffled,
        ..Rules::default()
    };
    let mut counts = [[0; 6]; 6];
    for seed in 0..6_000 {
        let mut play = Match::<Debacle>::new(rules).unwrap();
        play.draw_all(Seed(seed));
        let values = play.game().order().unwrap().values();
        for (place, value) in values.into_iter().enumerate() {
            counts[place][usize::from(value.get()) - 1] += 1;
        }
    }
    let even = counts
        .iter()
        .flatten()
        .all(|count| (880..1_120).contains(count));
    assert!(even, "{counts:?}");
    let all: std::collections::BTreeSet<String> =
        Order::all().map(|order| order.to_string()).collect();
    assert_eq!(all.len(), 720);
}

// Variants: "The camps mirror each other, so that equal values face each other.
// Otherwise both players see the same order from their left to their right."
#[test]
fn variants_equal_values_face_each_other() {
    let rules = Rules {
        symmetry: Symmetry::Mirror,
        ..Rules::default()
    };
    let rows = ["abcdef", "......", "......", "......", "......", "123456"];
    let game = Debacle::new(&rules).unwrap();
    assert_eq!(*game.position().board(), board(rows));
    assert_eq!(game.symmetry(), Symmetry::Mirror);
}

// Variants: "Either player begins the first round, or the one who is drawn."
#[test]
fn variants_who_begins() {
    let rules = |first| Rules {
        first,
        ..Rules::default()
    };
    for side in Side::ALL {
        let game = Debacle::new(&rules(First::Seat(side.seat()))).unwrap();
        assert_eq!(game.step(), Step::Play(side));
    }
    let absent = Seat::new(2).unwrap();
    let refused = Debacle::new(&rules(First::Seat(absent)));
    assert_eq!(refused, Err(RulesError::First(absent)));
    let mut counts = [0; 2];
    for seed in 0..400 {
        let mut play = Match::<Debacle>::new(rules(First::Random)).unwrap();
        assert_eq!(play.game().step(), Step::First);
        play.draw_all(Seed(seed));
        counts[play.game().first().unwrap().index()] += 1;
    }
    assert!(counts.iter().all(|count| *count > 150), "{counts:?}");
}

// The introduction: "For 2 players. Dice are pieces: none is ever rolled for luck,
// and everything is open. The first to 30 points wins, over one or more rounds."
#[test]
fn everything_is_open() {
    let game = quietly(3);
    assert_eq!((game.rng_stream(), GOAL), (None, 30));
    for seat in [None, Some(RED), Some(BLACK)] {
        assert_eq!(*game.view(seat).game(), game);
        assert_eq!(
            game.view(seat)
                .determinize(&mut Xoshiro256PlusPlus::seed_from_u64(1)),
            game
        );
    }
    assert_eq!(game.seats(), 2);
}
