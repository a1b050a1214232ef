//! Détrak's rules, sentence by sentence; the quotations name their section.

use engine::detrak::{
    Action, CELLS, Cell, Detrak, Illegal, Line, Rank, Roll, Rules, RulesError, Sheet, Step, Symbol,
    random_sheet,
};
use engine::{Entry, Game, Match, MatchError, Phase, Seat, Seed};
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn rules(players: u8) -> Rules {
    Rules {
        players,
        ..Rules::default()
    }
}

/// A match after the entries of a script, separated by commas.
fn played(rules: Rules, script: &str) -> Match<Detrak> {
    let log = script
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty());
    Match::replay(
        rules,
        log.map(|text| text.parse::<Entry<Detrak>>().unwrap()),
    )
    .unwrap()
}

fn refused(play: &Match<Detrak>, entry: &str) -> Illegal {
    let mut after = play.clone();
    let error = after.push(entry.parse().unwrap()).unwrap_err();
    assert_eq!(after, *play, "a refusal changes nothing");
    match error {
        MatchError::Illegal(why) => why,
        other => panic!("{other}"),
    }
}

/// A sheet from letters, row by row; dots and blanks of a row are free cells.
fn sheet(rows: [&str; 5]) -> Sheet {
    let mut sheet = Sheet::EMPTY;
    for (cell, letter) in Cell::all().zip(rows.iter().flat_map(|row| row.chars())) {
        if letter != '.' {
            sheet = sheet.with(cell, letter.to_string().parse().unwrap());
        }
    }
    sheet
}

fn row(cells: &str) -> i32 {
    sheet([cells, ".....", ".....", ".....", "....."]).points(Line::Row(0))
}

#[test]
fn one_to_six_players() {
    // "1 to 6 players"
    for players in 1..=6 {
        assert!(Detrak::new(&rules(players)).is_ok());
    }
    for players in [0, 7] {
        assert_eq!(
            Detrak::new(&rules(players)),
            Err(RulesError::Players(players))
        );
    }
}

#[test]
fn set_up_every_player_begins_with_another_symbol_in_the_top_left_cell() {
    // Set-up: "Everybody notes one of the six symbols in the top left cell;
    // all choose different ones."
    let play = played(rules(2), "1:start C");
    assert_eq!(
        refused(&play, "2:start C"),
        Illegal::SymbolTaken("C".parse().unwrap())
    );
    assert_eq!(refused(&play, "1:start D"), Illegal::NotYourTurn);
    let offered = play.game().legal_actions(seat(1));
    let others = ["A", "B", "D", "E", "F"].map(|s| Action::Start(s.parse().unwrap()));
    assert_eq!(offered, others);
    let play = played(rules(2), "1:start C, 2:start A");
    let start = |index| play.game().sheet(seat(index)).get(Cell::START);
    assert_eq!(start(0), "C".parse().ok());
    assert_eq!(start(1), "A".parse().ok());
    assert_eq!(play.game().step(), Step::Roll);
}

#[test]
fn twelve_turns_one_roll_serves_everybody() {
    // 12 turns: "One roll of the two dice serves everybody."
    let play = played(rules(3), "1:start A, 2:start B, 3:start C, *DE");
    assert_eq!(play.game().with_room().len(), 3);
    assert!(matches!(play.game().phase(), Phase::Decide(seats) if seats.len() == 3));
    let play = played(
        rules(2),
        "1:start A, 2:start B, *DE, 2:r1c2 r1c3, 1:r5c5 r4c5",
    );
    let at = |index, cell: &str| play.game().sheet(seat(index)).get(cell.parse().unwrap());
    assert_eq!(at(0, "r5c5"), "D".parse().ok());
    assert_eq!(at(0, "r4c5"), "E".parse().ok());
    assert_eq!(at(1, "r1c2"), "D".parse().ok());
    assert_eq!(play.game().turn(), 1);
}

#[test]
fn both_symbols_go_on_free_cells_that_touch_either_symbol_on_either_cell() {
    // 12 turns: "Everybody notes both symbols on their own sheet, on two free
    // cells that touch along an edge, either symbol on either cell. They need
    // not touch anything noted before."
    let play = played(rules(1), "1:start A, *BC");
    let cell = |text: &str| text.parse::<Cell>().unwrap();
    let apart = |a, b| Illegal::Apart(cell(a), cell(b));
    assert_eq!(refused(&play, "1:r3c3 r4c4"), apart("r3c3", "r4c4"));
    assert_eq!(refused(&play, "1:r1c5 r2c1"), apart("r1c5", "r2c1"));
    assert_eq!(refused(&play, "1:r3c3 r3c3"), apart("r3c3", "r3c3"));
    assert_eq!(refused(&play, "1:r1c1 r1c2"), Illegal::Taken(cell("r1c1")));
    assert_eq!(refused(&play, "1:r1c2 r1c1"), Illegal::Taken(cell("r1c1")));
    for entry in ["1:r3c3 r3c4", "1:r3c4 r3c3", "1:r5c5 r4c5"] {
        assert!(play.clone().push(entry.parse().unwrap()).is_ok(), "{entry}");
    }
    let mut count = 0;
    play.game().actions(seat(0), &mut |_| count += 1);
    assert_eq!(
        count,
        2 * (40 - 2),
        "40 pairs, two of which hold the corner"
    );
}

#[test]
fn with_a_double_the_order_says_nothing() {
    let play = played(rules(1), "1:start A, *BB");
    let mut count = 0;
    play.game().actions(seat(0), &mut |_| count += 1);
    assert_eq!(count, 40 - 2);
    let why = refused(&play, "1:r3c4 r3c3");
    assert!(matches!(why, Illegal::Order(..)), "{why}");
}

#[test]
fn placing_is_simultaneous() {
    // 12 turns: "Everybody notes at the same time."
    let play = played(rules(2), "1:start A, 2:start B, *CD, 1:r1c2 r1c3");
    assert_eq!(play.game().sheet(seat(0)).taken(), 1, "sealed");
    assert_eq!(refused(&play, "1:r5c4 r5c5"), Illegal::NotYourTurn);
    let other = played(rules(2), "1:start A, 2:start B, *CD, 1:r4c2 r4c3");
    let second = Some(seat(1));
    assert_eq!(play.game().view(second), other.game().view(second));
    assert_ne!(
        play.game().view(Some(seat(0))),
        other.game().view(Some(seat(0)))
    );
}

/// Notes after which no two free cells touch.
const CLOSING: [&str; 8] = [
    "r1c3 r2c3",
    "r1c5 r2c5",
    "r2c1 r2c2",
    "r2c4 r3c4",
    "r3c2 r4c2",
    "r4c1 r5c1",
    "r4c3 r4c4",
    "r4c5 r5c5",
];

fn closed(players: u8, others: &str) -> String {
    let starts = ["1:start A", "2:start B"];
    let mut script: Vec<String> = starts[..players.into()]
        .iter()
        .map(ToString::to_string)
        .collect();
    for note in CLOSING {
        script.push("*AB".into());
        script.push(format!("1:{note}"));
        if players > 1 {
            script.push(format!("2:{others}"));
        }
    }
    script.join(",")
}

#[test]
fn a_sheet_without_room_is_finished_and_the_game_ends_when_all_are() {
    // 12 turns: "Who has no two free cells that touch is finished and notes
    // nothing more. The game ends after turn 12, or when nobody can note any
    // more."
    let script = closed(1, "");
    let mut play = played(rules(1), &script);
    let free = play.game().sheet(seat(0)).free().count_ones();
    while play.outcome().is_none() {
        // Whatever room is left is closed.
        play.draw_all(Seed(1));
        let mut any = None;
        play.game()
            .actions(seat(0), &mut |action| any = Some(action));
        match any {
            Some(action) => play.act(seat(0), action).unwrap(),
            None => break,
        }
    }
    assert!(play.outcome().is_some());
    assert!(
        play.game().turn() < 12,
        "it closed early, with {free} cells free"
    );
    assert!(!play.game().sheet(seat(0)).has_room());
}

#[test]
fn who_is_finished_waits_while_others_note() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut seen = 0;
    for seed in 0..200 {
        let mut play = Match::<Detrak>::new(rules(3)).unwrap();
        while play.outcome().is_none() {
            play.draw_all(Seed(seed));
            let Phase::Decide(seats) = play.game().phase() else {
                break;
            };
            if let Step::Note(_, noted) = play.game().step() {
                let room = play.game().with_room();
                for finished in Seat::all(3).filter(|s| !room.contains(*s)) {
                    seen += 1;
                    assert!(!seats.contains(finished) && !noted.contains(finished));
                }
            }
            let seat = seats.first().unwrap();
            let actions = play.game().legal_actions(seat);
            let place = engine::below(&mut rng, actions.len() as u32) as usize;
            play.act(seat, actions[place]).unwrap();
        }
        assert!(play.game().turn() <= 12);
    }
    assert!(seen > 50, "somebody finished before the others");
}

#[test]
fn a_run_counts_by_its_length() {
    // Scoring: "run 2: 2, 3: 3, 4: 8, 5: 10"
    assert_eq!(row("AABCD"), 2);
    assert_eq!(row("BAAAC"), 3);
    assert_eq!(row("BAAAA"), 8);
    assert_eq!(row("FFFFF"), 10);
    assert_eq!(row("ABABA"), 0);
}

#[test]
fn the_runs_of_a_line_add_up() {
    // Scoring: "a line with a pair and a triple gives 5, and one with two
    // pairs gives 4"; worked example: the row X X △ △ ○ scores 4.
    assert_eq!(row("AABBB"), 5);
    assert_eq!(row("AAABB"), 5);
    assert_eq!(row("AABBC"), 4);
    assert_eq!(row("AABAA"), 4);
}

#[test]
fn an_empty_cell_breaks_a_run() {
    // Scoring: "An empty cell breaks a run."
    assert_eq!(row("AA.AA"), 4);
    assert_eq!(row("A.A.A"), 0);
    assert_eq!(row("....."), 0);
}

#[test]
fn the_score_is_the_sum_of_the_ten_lines() {
    // Scoring: "The score is the sum of the ten lines." Worked example: "rows
    // 4, 2, 2, 0 and 0, columns 2, 3, 5, 2 and 8: together 28", on a sheet
    // with such lines.
    let example = sheet(["DDAAD", "FAACB", "CCAFB", "DCDCB", "DCDCB"]);
    let found = |line: fn(usize) -> Line| [0, 1, 2, 3, 4].map(|index| example.points(line(index)));
    assert_eq!(found(Line::Row), [4, 2, 2, 0, 0]);
    assert_eq!(found(Line::Column), [2, 3, 5, 2, 8]);
    assert_eq!(example.score(false), 28);
}

#[test]
fn advanced_the_diagonal_counts_twice_and_an_empty_line_costs_five() {
    // Advanced rules: "The grey diagonal (bottom left to top right) is scored
    // like a line too, and counts twice." "Every row or column that gives no
    // points costs 5. (Not the diagonal.)"
    let rising = sheet(["ABCDF", "BCDFE", "CDFEA", "DFEAB", "FEABC"]);
    assert_eq!(rising.points(Line::Diagonal), 10);
    assert_eq!(rising.score(false), 0);
    assert_eq!(rising.score(true), 2 * 10 - 10 * 5);
    assert_eq!(rising.value(Line::Diagonal, true), 20);
    assert_eq!(rising.value(Line::Diagonal, false), 0);
    assert_eq!(rising.value(Line::Row(0), true), -5);
    let falling = sheet(["FCECB", "BFCDA", "ADFEB", "FCEFD", "DBADF"]);
    assert_eq!(
        falling.points(Line::Diagonal),
        0,
        "the other diagonal is not scored"
    );
    assert_eq!(Sheet::EMPTY.score(true), -50);
}

#[test]
fn advanced_the_worked_example_adds_up() {
    // Worked example: "rows 2, 2, 2, 4, 3; columns 8, −5, 2, −5, 3; diagonal
    // 4, counted twice: 13 + 3 + 8 = 24"
    let example = sheet(["ACCBE", "EECED", "ECADD", "EECCD", "ECBBB"]);
    let values = |line: fn(usize) -> Line| [0, 1, 2, 3, 4].map(|i| example.value(line(i), true));
    assert_eq!(values(Line::Row), [2, 2, 2, 4, 3]);
    assert_eq!(values(Line::Column), [8, -5, 2, -5, 3]);
    assert_eq!(example.points(Line::Diagonal), 4);
    assert_eq!(example.score(true), 24);
    assert_eq!(example.best_line(true), 8);
}

#[test]
fn a_tie_goes_to_the_best_single_line() {
    // Scoring: "A tie goes to who has the best single line (row or column);
    // still tied, the win is shared."
    let long = sheet(["AAAAB", "CDEFC", "EFABD", "BCDEF", "DEFAC"]);
    let short = sheet(["AABBC", "CCDDE", "EFABD", "BADEF", "DEFAC"]);
    assert_eq!((long.score(false), long.best_line(false)), (8, 8));
    assert_eq!((short.score(false), short.best_line(false)), (8, 4));
    assert_eq!(rising_best(), 0);
}

/// The diagonal is no row or column: it breaks no tie.
fn rising_best() -> i32 {
    sheet(["ABCDF", "BCDFE", "CDFEA", "DFEAB", "FEABC"]).best_line(false)
}

#[test]
fn alone_the_score_gives_a_rank() {
    // Alone: "30 or more grand master, 25–29 expert, 20–24 good, 15–19
    // average, below 15 could do better"
    let ranks = [14, 15, 19, 20, 24, 25, 29, 30, -20].map(Rank::of);
    assert_eq!(
        ranks,
        [
            Rank::CouldDoBetter,
            Rank::Average,
            Rank::Average,
            Rank::Good,
            Rank::Good,
            Rank::Expert,
            Rank::Expert,
            Rank::GrandMaster,
            Rank::CouldDoBetter
        ]
    );
}

#[test]
fn the_same_seed_rolls_the_same_dice_whatever_is_noted() {
    let rolls = |pick: fn(&[Action]) -> Action, players| {
        let mut play = Match::<Detrak>::new(rules(players)).unwrap();
        while play.outcome().is_none() {
            play.draw_all(Seed(77));
            let Phase::Decide(seats) = play.game().phase() else {
                break;
            };
            let seat = seats.first().unwrap();
            let actions = play.game().legal_actions(seat);
            play.act(seat, pick(&actions)).unwrap();
        }
        let events = play.log().iter().filter(|e| matches!(e, Entry::Event(_)));
        events.map(ToString::to_string).collect::<Vec<_>>()
    };
    let (first, last) = (rolls(|all| all[0], 1), rolls(|all| all[all.len() - 1], 4));
    let both = first.len().min(last.len());
    assert!(both > 6);
    assert_eq!(first[..both], last[..both]);
}

#[test]
fn rolls_are_fair() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..36_000 {
        *counts
            .entry(Roll::random(&mut rng).to_string())
            .or_insert(0) += 1;
    }
    assert_eq!(counts.len(), Roll::all().count());
    for (roll, count) in counts {
        let double = roll.as_bytes()[0] == roll.as_bytes()[1];
        let expected: i32 = if double { 1_000 } else { 2_000 };
        let off = (count - expected).abs();
        assert!(off < expected / 6, "{roll} came {count} times");
    }
}

/// A line's points by the words of the rules.
fn naive(line: &[Option<Symbol>]) -> i32 {
    let runs = line.chunk_by(|a, b| a == b && a.is_some());
    runs.map(|run| [0, 0, 2, 3, 8, 10][run.len()]).sum()
}

proptest! {
    #[test]
    fn lines_score_as_the_words_say(cells in proptest::collection::vec(0usize..=6, CELLS)) {
        let mut sheet = Sheet::EMPTY;
        for (cell, code) in Cell::all().zip(&cells) {
            if let Some(symbol) = code.checked_sub(1).and_then(Symbol::new) {
                sheet = sheet.with(cell, symbol);
            }
        }
        for line in Line::all() {
            let cells: Vec<_> = line.cells().map(|cell| sheet.get(cell)).collect();
            prop_assert_eq!(sheet.points(line), naive(&cells));
        }
        for advanced in [false, true] {
            let sum: i32 = Line::all().map(|line| sheet.value(line, advanced)).sum();
            prop_assert_eq!(sheet.score(advanced), sum);
        }
        let free: Vec<Cell> = Cell::all().filter(|cell| sheet.is_free(*cell)).collect();
        let lonely = |cell: &Cell| !free.iter().any(|other| cell.touches(*other));
        let isolated: u32 = free.iter().filter(|c| lonely(c)).map(|c| 1 << c.index()).sum();
        prop_assert_eq!(sheet.isolated(), isolated);
        prop_assert_eq!(sheet.has_room(), free.iter().any(|cell| !lonely(cell)));
    }
}

#[test]
fn random_games_end_as_the_rules_do() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut sum = 0;
    for _ in 0..20_000 {
        let sheet = random_sheet(&mut rng);
        assert!(sheet.taken() == 25 || !sheet.has_room());
        assert_eq!(sheet.taken() % 2, 1);
        sum += sheet.score(false);
    }
    // Random notes make 10.4 points on average.
    let mean = f64::from(sum) / 20_000.0;
    assert!((mean - 10.4).abs() < 0.2, "{mean}");
}
