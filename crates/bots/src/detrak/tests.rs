//! Tests of all levels, and of their differences.

mod exact;

pub(super) use exact::drawn;

use engine::detrak::{Action, Cell, Detrak, Note, Roll, Rules, Sheet, Symbol, TURNS};
use engine::{Game, Match, Phase, Seat, Seed, View};
use protocol::{Advice, DiceQuestion, DiceQuestionKind, Level, Shard, Style, Task, TaskError};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::evaluator::{Evaluator, Heuristic};
use super::notes::{ALL_WAYS, notes, weight};
use super::search::expected;
use super::value::{UNIT, Values, ValuesError};
use super::{answer_dice, search, slips};
use super::{begun_with, learned};
use crate::slips::tests::{check_slips, check_styles};
use crate::{advise, finish};

fn task(game: &Detrak, seat: Seat, level: Level) -> Task<Detrak> {
    Task {
        view: game.view(Some(seat)),
        level,
        seed: 5,
        style: None,
        shard: Shard::WHOLE,
    }
}

fn advice(task: &Task<Detrak>) -> Advice<Action> {
    advise(task).unwrap()
}

/// The decisions of a game that beginners play, some of them late.
fn positions(players: u8, advanced: bool) -> Vec<(Detrak, Seat)> {
    let mut play = Match::<Detrak>::new(Rules { players, advanced }).unwrap();
    let mut found = Vec::new();
    loop {
        play.draw_all(Seed(4));
        let Phase::Decide(seats) = play.game().phase() else {
            // Sheets are full sooner or later, but not at once.
            let least = 10 * usize::from(players);
            assert!(found.len() > least, "only {}", found.len());
            return found;
        };
        let seat = seats.first().unwrap();
        found.push((*play.game(), seat));
        let action = advice(&task(play.game(), seat, Level::Beginner))
            .best()
            .unwrap();
        play.act(seat, action).unwrap();
    }
}

#[test]
fn the_levels_that_slip_are_those_that_say_so() {
    for advanced in [false, true] {
        check_slips::<Detrak>(|level| slips(level, advanced));
    }
}

#[test]
fn a_style_chooses_among_equal_actions_only() {
    let positions = positions(2, true);
    let some = positions.iter().step_by(3);
    let views = some.map(|(game, seat)| game.view(Some(*seat)));
    check_styles::<Detrak>(views, &[Style::Gambler, Style::Tidy]);
}

#[test]
fn advice_is_legal_complete_and_sorted() {
    for advanced in [false, true] {
        for (game, seat) in positions(2, advanced).into_iter().skip(14) {
            let mut legal = Vec::new();
            game.actions(seat, &mut |action| legal.push(action));
            for &level in Level::of(Detrak::ID) {
                let advice = advice(&task(&game, seat, level));
                assert_eq!(advice.choices().len(), legal.len());
                assert!(advice.choices().iter().all(|c| legal.contains(&c.action)));
                for pair in advice.choices().windows(2) {
                    assert!(pair[0].estimate.value >= pair[1].estimate.value);
                }
            }
        }
    }
}

#[test]
fn whoever_begins_may_take_any_free_symbol() {
    let mut firsts = Vec::new();
    for (game, seat) in positions(6, false).into_iter().take(6) {
        let advice = advice(&task(&game, seat, Level::Expert));
        assert_eq!(advice.choices().len(), 6 - seat.index());
        firsts.push(advice.best().unwrap());
    }
    assert_eq!(firsts.len(), 6);
}

#[test]
fn scrambling_what_is_hidden_never_changes_the_advice() {
    let (mut scrambled, mut late) = (0, 0);
    for (game, seat) in positions(3, true) {
        let view = game.view(Some(seat));
        let other = view.determinize(&mut Xoshiro256PlusPlus::seed_from_u64(9));
        scrambled += usize::from(other != game);
        for level in [Level::Beginner, Level::Regular] {
            let (one, two) = (task(&game, seat, level), task(&other, seat, level));
            assert_eq!(advise(&one), advise(&two));
        }
        if game.turn() >= 9 {
            late += 1;
            for level in [Level::Strong, Level::Expert] {
                let (one, two) = (task(&game, seat, level), task(&other, seat, level));
                assert_eq!(advise(&one), advise(&two));
            }
        }
    }
    assert!(scrambled > 5, "something was hidden to begin with");
    assert!(late > 5, "{late} decisions from turn 9 on");
}

#[test]
fn slices_of_any_size_lead_to_the_same_advice() {
    let (game, seat) = positions(1, false)[9];
    for &level in Level::of(Detrak::ID) {
        let task = task(&game, seat, level);
        let mut slow = search(&task).unwrap();
        while !slow.step(1) {
            let so_far = slow.answer();
            assert!(!so_far.choices().is_empty());
        }
        assert_eq!(slow.answer(), advise(&task).unwrap());
    }
}

#[test]
fn nobody_decides_out_of_turn() {
    let (game, seat) = positions(2, false)[0];
    let other = seat.next(2);
    let result = advise(&task(&game, other, Level::Expert));
    assert_eq!(result, Err(TaskError::NothingToDecide));
}

/// The expected score by trying every way to play on.
fn brute(sheet: Sheet, turn: u8, advanced: bool) -> i64 {
    // In units of 1 / 36 to the power of the turns left.
    if turn > TURNS || !sheet.has_room() {
        let left = u32::from((TURNS + 1).saturating_sub(turn));
        return i64::from(sheet.score(advanced)) * 36i64.pow(left);
    }
    Roll::all()
        .map(|roll| {
            let all = notes(sheet, roll);
            let after = |note: &Note| brute(sheet.noted_unchecked(roll, *note), turn + 1, advanced);
            i64::from(weight(roll)) * all.iter().map(after).max().unwrap()
        })
        .sum()
}

#[test]
fn looking_ahead_one_turn_before_the_end_is_exact() {
    for advanced in [false, true] {
        for (game, seat) in positions(1, advanced).into_iter().rev().take(2) {
            let sheet = game.sheet(seat);
            let turn = TURNS;
            let careful = Heuristic {
                advanced,
                hopes: true,
            };
            let found = expected(&careful, sheet, turn);
            assert_eq!(
                i64::from(found),
                brute(sheet, turn, advanced) * i64::from(UNIT)
            );
            let learned = expected(learned(advanced).unwrap(), sheet, turn);
            assert_eq!(found, learned, "the last turn takes no judgement");
        }
    }
    assert_eq!(Roll::all().map(weight).sum::<i32>(), ALL_WAYS);
}

#[test]
fn what_was_learned_foresees_the_score() {
    // Before the last turn, the expected score is known exactly.
    for advanced in [false, true] {
        let values = learned(advanced).unwrap();
        let (mut error, mut sheets) = (0.0, 0);
        for seed in 100..150 {
            let Some((sheet, roll)) = drawn(seed, usize::from(TURNS) - 1, advanced) else {
                continue;
            };
            let exact = brute(sheet, TURNS, advanced) as f64 / 36.0;
            let judged = f64::from(values.evaluate(sheet, TURNS - 1)) / f64::from(UNIT);
            error += (exact - judged).abs();
            sheets += 1;
            assert!(!notes(sheet, roll).is_empty());
        }
        assert!(sheets > 10, "{sheets}");
        let error = error / f64::from(sheets);
        assert!(error < 0.3, "{error}");
    }
}

#[test]
fn a_lost_cell_costs_the_careful_and_not_the_others() {
    let cell = |text: &str| text.parse::<Cell>().unwrap();
    let symbols: Vec<Symbol> = Symbol::all().collect();
    // r1c2 has no free neighbour on one sheet, and has on the other.
    let lost = begun_with(symbols[0])
        .with(cell("r1c3"), symbols[1])
        .with(cell("r2c2"), symbols[2]);
    let open = begun_with(symbols[0])
        .with(cell("r4c3"), symbols[1])
        .with(cell("r3c5"), symbols[2]);
    assert_eq!(lost.isolated().count_ones(), 1);
    assert_eq!(lost.score(false), open.score(false));
    for hopes in [false, true] {
        let careful = Heuristic {
            advanced: false,
            hopes,
        };
        assert!(careful.evaluate(lost, 1) < careful.evaluate(open, 1));
    }
}

#[test]
fn beginners_turn_a_roll_only_if_they_must() {
    let (mut lain, mut turned) = (0, 0);
    for (game, seat) in positions(1, false).into_iter().skip(1) {
        let best = advice(&task(&game, seat, Level::Beginner)).best().unwrap();
        let Action::Note(Note { first, second }) = best else {
            panic!("{best} is no note");
        };
        let sheet = game.sheet(seat);
        let lies =
            |(a, b): (Cell, Cell)| a.row() == b.row() && sheet.is_free(a) && sheet.is_free(b);
        if Cell::pairs().any(lies) {
            assert!(first.row() == second.row() && first < second);
            lain += 1;
        } else {
            turned += 1;
        }
    }
    assert!(lain > 5 && turned < 6, "{lain} and {turned}");
}

#[test]
fn learned_values_survive_as_bytes_and_damage_is_noticed() {
    for advanced in [false, true] {
        let values = learned(advanced).unwrap();
        let bytes = values.to_bytes();
        assert_eq!(Values::from_bytes(advanced, &bytes).as_ref(), Ok(values));
        let mut damaged = bytes.clone();
        damaged[1_000] ^= 4;
        let error = Values::from_bytes(advanced, &damaged);
        assert_eq!(error, Err(ValuesError::Damaged));
        let short = Values::from_bytes(advanced, &bytes[1..]);
        assert!(matches!(short, Err(ValuesError::Length { .. })));
        let none = Values::from_bytes(!advanced, &bytes);
        assert!(matches!(none, Err(ValuesError::Length { .. })));
    }
}

fn question(kind: DiceQuestionKind) -> DiceQuestion {
    let rolls = [
        "AB", "CC", "DE", "AF", "BC", "EE", "AD", "BF", "CD", "EF", "AA", "BD",
    ];
    DiceQuestion {
        rolls: rolls.map(|roll| roll.parse().unwrap()).into(),
        start: Symbol::all().next().unwrap(),
        advanced: false,
        kind,
    }
}

fn sheets(kind: DiceQuestionKind) -> Vec<Sheet> {
    finish(answer_dice(&question(kind)).unwrap())
}

#[test]
fn the_same_dice_are_played_as_often_as_asked_and_not_always_alike() {
    for (level, games) in [
        (Level::Beginner, 30),
        (Level::Regular, 30),
        (Level::Expert, 2),
    ] {
        let kind = |seed| DiceQuestionKind::Played { level, games, seed };
        let played = sheets(kind(1));
        assert_eq!(played.len(), games as usize);
        assert_eq!(played, sheets(kind(1)));
        assert_ne!(played, sheets(kind(2)));
        for sheet in &played {
            assert!(sheet.taken() > 13, "most of the dice find room");
            for symbol in Symbol::all() {
                let has = |cell: &Cell| sheet.get(*cell) == Some(symbol);
                let noted = Cell::all().filter(has).count();
                assert!(noted <= rolled(symbol), "no symbol comes from nowhere");
            }
        }
    }
}

/// The mean score of the regular level with this many seeds of dice, by questions about dice.
fn regular_on_all_dice(advanced: bool, dice: u32) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut sum = 0;
    for seed in 0..u64::from(dice) {
        let level = Level::Regular;
        let kind = DiceQuestionKind::Played {
            level,
            games: 1,
            seed,
        };
        let all = Symbol::all().collect::<Vec<_>>();
        let question = DiceQuestion {
            rolls: (0..12).map(|_| Roll::random(&mut rng)).collect(),
            start: all[seed as usize % all.len()],
            advanced,
            kind,
        };
        let sheets = finish(answer_dice(&question).unwrap());
        sum += sheets[0].score(advanced);
    }
    f64::from(sum) / f64::from(dice)
}

#[test]
fn luck_is_measured_from_what_the_regular_level_comes_to() {
    // The standard deviations of a game's score are 5 and 7 points.
    for (advanced, off) in [(false, 0.4), (true, 0.6)] {
        let mean = regular_on_all_dice(advanced, 2_000);
        let known = f64::from(DiceQuestion::REGULAR[usize::from(advanced)]) / 1_000.0;
        assert!((mean - known).abs() < off, "{mean} and {known}");
    }
}

/// How often a symbol comes up in the question's dice, including the first symbol.
fn rolled(symbol: Symbol) -> usize {
    let question = question(DiceQuestionKind::Best { width: 1 });
    let symbols = question.rolls.iter().flat_map(|roll| {
        let (one, other) = roll.symbols();
        [one, other]
    });
    symbols
        .chain([question.start])
        .filter(|other| *other == symbol)
        .count()
}

#[test]
fn hindsight_finds_more_the_wider_it_looks_and_at_least_what_was_played() {
    let best = |width| sheets(DiceQuestionKind::Best { width })[0].score(false);
    let (narrow, wide) = (best(1), best(300));
    assert!(narrow <= wide, "{narrow} and {wide}");
    let played = sheets(DiceQuestionKind::Played {
        level: Level::Strong,
        games: 1,
        seed: 3,
    });
    assert!(played[0].score(false) <= wide);
}
