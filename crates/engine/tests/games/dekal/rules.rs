//! Dékal's rules, sentence by sentence; the quotations name their section.

use engine::dekal::{
    Action, CardValue, Cell, Dekal, First, Grid, Illegal, Push, Rounds, Rules, RulesError, Step,
};
use engine::{Entry, Game, Match, MatchError, Phase, Seat, SeatSet, Seed};
use proptest::prelude::*;

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
fn played(rules: Rules, script: &str) -> Match<Dekal> {
    let log = script
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty());
    Match::replay(rules, log.map(|text| text.parse::<Entry<Dekal>>().unwrap())).unwrap()
}

/// The script of the start of a turn in which all seats reveal the same cell.
fn all_flip(players: usize, cell: &str) -> String {
    let flips: Vec<String> = (1..=players).map(|n| format!("{n}:flip {cell}")).collect();
    flips.join(",")
}

/// Plays whatever is due, taking the first legal action, until `stop`.
fn play_on(game: &mut Match<Dekal>, stop: impl Fn(&Match<Dekal>) -> bool) {
    while !stop(game) {
        match game.game().phase() {
            Phase::Decide(seats) => {
                let seat = seats.first().unwrap();
                let mut first = None;
                game.game().actions(seat, &mut |action| {
                    first.get_or_insert(action);
                });
                game.act(seat, first.unwrap()).unwrap();
            }
            Phase::Chance => drop(game.draw(Seed(4)).unwrap()),
            Phase::Over => game.push(Entry::NextRound).unwrap(),
        }
    }
}

#[test]
fn two_to_six_players() {
    for players in 2..=6 {
        assert!(Dekal::new(&rules(players)).is_ok());
    }
    for players in [0, 1, 7] {
        assert_eq!(
            Dekal::new(&rules(players)),
            Err(RulesError::Players(players))
        );
    }
}

#[test]
fn material_hundred_cards_ten_of_each_value() {
    let game = Dekal::new(&rules(2)).unwrap();
    assert_eq!(game.table().unseen().total(), 100);
    for value in CardValue::all() {
        assert_eq!(game.table().unseen().count(value), 10);
    }
}

#[test]
fn set_up_sixteen_face_down_cards_each_and_the_rest_set_aside() {
    for players in 2..=6 {
        let game = Dekal::new(&rules(players)).unwrap();
        let table = game.table();
        assert_eq!(table.set_aside(), 100 - 16 * usize::from(players));
        for seat in Seat::all(players.into()) {
            assert!(Cell::all().all(|cell| table.is_face_down(seat, cell)));
        }
    }
}

#[test]
fn round_1_all_reveal_at_once_and_the_cell_becomes_the_hole() {
    let game = played(rules(2), "2:flip r1c1, 1:flip r2c2");
    assert_eq!(game.game().phase(), Phase::Chance, "any order of choosing");
    let game = played(rules(2), "1:flip r2c2, 2:flip r1c1, *3, *8");
    let table = game.game().table();
    assert_eq!(table.hole(seat(0)), Cell::new(1, 1));
    assert_eq!(table.hole(seat(1)), Cell::new(0, 0));
    let centre: Vec<u8> = table.centre().map(|(_, card)| card.get()).collect();
    assert_eq!(centre, [3, 8]);
}

#[test]
fn round_1_without_seeing_the_others_choices() {
    let one = played(rules(2), "1:flip r2c2");
    let other = played(rules(2), "1:flip r4c4");
    assert_ne!(one.game(), other.game());
    assert_eq!(
        one.game().view(Some(seat(1))),
        other.game().view(Some(seat(1)))
    );
    assert_eq!(one.game().view(None), other.game().view(None));
    assert_ne!(
        one.game().view(Some(seat(0))),
        other.game().view(Some(seat(0)))
    );
}

#[test]
fn round_1_one_face_down_cell_of_ones_own() {
    let mut game = played(rules(2), "1:flip r2c2, 2:flip r1c1, *3, *8, 1:8 L2, 2:3 R1");
    let up = Action::Reveal(Cell::new(1, 0).unwrap());
    let before = game.clone();
    assert_eq!(
        game.act(seat(0), up),
        Err(MatchError::Illegal(Illegal::FaceUp(
            Cell::new(1, 0).unwrap()
        )))
    );
    assert_eq!(game, before);
    let draft = "3 L1".parse().unwrap();
    assert_eq!(
        game.act(seat(0), draft),
        Err(MatchError::Illegal(Illegal::RevealFirst))
    );
}

#[test]
fn round_2_the_lowest_card_revealed_takes_the_token() {
    let game = played(rules(3), &format!("{}, *5, *2, *9", all_flip(3, "r2c2")));
    assert_eq!(game.game().table().token(), Some(seat(1)));
    assert_eq!(game.game().phase(), Phase::Decide(SeatSet::only(seat(1))));
}

#[test]
fn round_2_those_who_tie_for_lowest_draw_from_the_cards_set_aside() {
    let start = format!("{}, *2, *9, *2, *2", all_flip(4, "r2c2"));
    let game = played(rules(4), &start);
    let Step::Tie { waiting, .. } = game.game().table().step() else {
        panic!("three seats tie");
    };
    assert_eq!(
        waiting.iter().collect::<Vec<_>>(),
        [seat(0), seat(2), seat(3)]
    );
    let aside = game.game().table().set_aside();
    // Seats 1 and 4 draw the lowest again, and those still tied draw again.
    let game = played(rules(4), &format!("{start}, *4, *7, *4"));
    let Step::Tie { waiting, .. } = game.game().table().step() else {
        panic!("two seats still tie");
    };
    assert_eq!(waiting.iter().collect::<Vec<_>>(), [seat(0), seat(3)]);
    assert_eq!(game.game().table().set_aside(), aside - 3);
    let game = played(rules(4), &format!("{start}, *4, *7, *4, *6, *5"));
    assert_eq!(game.game().table().token(), Some(seat(3)));
}

#[test]
fn round_2_when_the_set_aside_cards_run_out_the_lot_decides() {
    // Six players leave four cards; five who tie cannot all draw.
    let start = format!("{}, *2, *2, *2, *2, *2, *9", all_flip(6, "r2c2"));
    let game = played(rules(6), &start);
    assert!(matches!(game.game().table().step(), Step::Lot(among) if among.len() == 5));
    let mut refused = game.clone();
    assert_eq!(
        refused.push("*lot 6".parse().unwrap()),
        Err(MatchError::Illegal(Illegal::NotInLot(seat(5))))
    );
    let game = played(rules(6), &format!("{start}, *lot 3"));
    assert_eq!(game.game().table().token(), Some(seat(2)));
    // Three who tie draw three of the four; two who still tie cannot.
    let start = format!("{}, *2, *2, *2, *9, *9, *9", all_flip(6, "r2c2"));
    let game = played(rules(6), &format!("{start}, *1, *1, *5"));
    assert!(matches!(game.game().table().step(), Step::Lot(among) if among.len() == 2));
}

#[test]
fn round_2_variant_chosen_a_seat_picked_before_or_at_random() {
    let chosen = Rules {
        first: First::Seat(seat(1)),
        ..rules(2)
    };
    let game = played(chosen, "1:flip r2c2, 2:flip r2c2, *1, *9");
    assert_eq!(
        game.game().table().token(),
        Some(seat(1)),
        "no lowest-card rule"
    );
    let random = Rules {
        first: First::Random,
        ..rules(3)
    };
    let game = played(random, "*lot 3");
    assert_eq!(game.game().table().token(), Some(seat(2)));
    let absent = Rules {
        first: First::Seat(seat(4)),
        ..rules(3)
    };
    assert_eq!(Dekal::new(&absent), Err(RulesError::First(seat(4))));
}

#[test]
fn round_3_from_the_token_on_clockwise_and_the_last_takes_what_is_left() {
    let start = format!("{}, *5, *2, *9", all_flip(3, "r2c2"));
    let mut game = played(rules(3), &start);
    let early = game.act(seat(0), "5 L2".parse().unwrap());
    assert_eq!(early, Err(MatchError::Illegal(Illegal::NotYourTurn)));
    let game = played(rules(3), &format!("{start}, 2:9 L2, 3:2 T2"));
    let mut cards = Vec::new();
    game.game().actions(seat(0), &mut |action| {
        if let Action::Draft(draft) = action {
            cards.push(draft.card.get());
        }
    });
    assert!(!cards.is_empty() && cards.iter().all(|card| *card == 5));
}

#[test]
fn round_3_one_of_the_cards_in_the_centre() {
    let mut game = played(rules(2), "1:flip r2c2, 2:flip r2c2, *3, *8");
    assert_eq!(
        game.act(seat(0), "5 L2".parse().unwrap()),
        Err(MatchError::Illegal(Illegal::NotInCentre(
            CardValue::new(5).unwrap()
        )))
    );
}

#[test]
fn round_4_the_token_passes_to_the_left() {
    let mut game = Match::<Dekal>::new(rules(3)).unwrap();
    play_on(&mut game, |game| game.game().table().turn() == 1);
    let first = game.game().table().token().unwrap();
    play_on(&mut game, |game| game.game().table().turn() == 2);
    assert_eq!(game.game().table().token(), Some(first.next(3)));
}

#[test]
fn a_round_is_exactly_sixteen_turns() {
    for players in 2..=6 {
        let mut game = Match::<Dekal>::new(rules(players)).unwrap();
        play_on(&mut game, |game| game.outcome().is_some());
        let events = game.log().iter();
        let drafts = events.filter(|e| matches!(e, Entry::Act(_, Action::Draft(_))));
        assert_eq!(drafts.count(), 16 * usize::from(players));
        for seat in Seat::all(players.into()) {
            assert!(game.game().table().grid(seat).face_down().is_empty());
        }
    }
}

#[test]
fn the_push_cards_between_edge_and_hole_shift_and_those_beyond_stay() {
    let grid = Grid::from_rows([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 1, 2], [3, 4, 5, 6]]).unwrap();
    let hole = Cell::new(1, 2).unwrap();
    let ten = CardValue::new(10).unwrap();
    let pushed = |push: &str| {
        grid.pushed_unchecked(hole, push.parse().unwrap(), ten)
            .to_string()
    };
    assert_eq!(pushed("L2").lines().nth(1).unwrap(), "10  5  6  8");
    assert_eq!(pushed("R2").lines().nth(1).unwrap(), " 5  6  8 10");
    let column = |text: String| -> Vec<String> {
        let cells = text.lines().map(|line| line[6..8].trim().to_owned());
        cells.collect()
    };
    assert_eq!(column(pushed("T3")), ["10", "3", "1", "5"]);
    assert_eq!(column(pushed("B3")), ["3", "1", "5", "10"]);
}

#[test]
fn the_push_only_the_holes_row_and_column_and_never_from_the_near_edge() {
    let mut game = played(rules(2), "1:flip r1c2, 2:flip r1c1, *3, *8");
    let refused = |game: &mut Match<Dekal>, text: &str| game.act(seat(0), text.parse().unwrap());
    assert_eq!(
        refused(&mut game, "3 L2"),
        Err(MatchError::Illegal(Illegal::MissesHole(
            "L2".parse().unwrap()
        )))
    );
    assert_eq!(
        refused(&mut game, "3 T2"),
        Err(MatchError::Illegal(Illegal::NearEdge(
            "T2".parse().unwrap()
        )))
    );
    assert_eq!(refused(&mut game, "3 B2"), Ok(()));
}

#[test]
fn the_push_a_corner_has_two_a_border_three_an_inner_hole_four() {
    for hole in Cell::all() {
        let inner = |line: usize| (1..3).contains(&line);
        let expected = 2 + usize::from(inner(hole.row())) + usize::from(inner(hole.column()));
        assert_eq!(Push::legal(hole).count(), expected, "{hole}");
        assert_eq!(
            Push::all().filter(|push| push.is_legal(hole)).count(),
            expected
        );
    }
}

#[test]
fn scoring_the_printed_example() {
    let grid = Grid::from_rows([[5, 8, 8, 5], [3, 10, 1, 1], [10, 10, 1, 4], [10, 4, 4, 7]]);
    let grid = grid.unwrap();
    assert_eq!(grid.score(), 24);
    assert_eq!(grid.cards_left(), 5);
    let left: Vec<u8> = Cell::all()
        .filter(|cell| !grid.cancelled().contains(*cell))
        .filter_map(|cell| Some(grid.get(cell)?.get()))
        .collect();
    assert_eq!(
        left,
        [5, 5, 3, 4, 7],
        "the lone 4 is only diagonal to the pair"
    );
}

#[test]
fn scoring_all_groups_go_at_the_same_moment_and_nothing_closes_up() {
    // Were the twos to close up after the nines went, they would cancel, too.
    let grid = Grid::from_rows([[2, 9, 9, 2], [1, 3, 1, 3], [4, 5, 4, 5], [6, 7, 6, 7]]).unwrap();
    assert_eq!(grid.score(), 2 + 2 + 8 + 18 + 26);
}

#[test]
fn winning_the_match_ends_when_somebody_reaches_a_hundred_and_the_opener_moves_left() {
    let long = Rules {
        rounds: Rounds::ToHundred,
        ..rules(3)
    };
    let mut game = Match::<Dekal>::new(long).unwrap();
    let mut openers = Vec::new();
    while game.outcome().is_none() {
        let round = game.game().table().round();
        if round > 0 {
            openers.push(game.game().table().token().unwrap());
        }
        play_on(&mut game, |game| game.rounds().len() > usize::from(round));
        if round == 0 {
            // After 16 turns the token has gone round five times and once more.
            let token = game.game().table().token().unwrap();
            openers.push(token.ahead(2, 3));
        }
        if game.outcome().is_none() {
            game.push(Entry::NextRound).unwrap();
        }
    }
    assert!(openers.len() > 1, "more than one round");
    for pair in openers.windows(2) {
        assert_eq!(pair[1], pair[0].next(3));
    }
    let totals: Vec<i32> = (0..3)
        .map(|index| {
            game.rounds()
                .iter()
                .map(|round| round.standings()[index].score)
                .sum()
        })
        .collect();
    let outcome = game.outcome().unwrap();
    let reported: Vec<i32> = outcome.standings().iter().map(|own| own.score).collect();
    assert_eq!(reported, totals);
    assert!(totals.iter().any(|total| *total >= 100));
    let before_last = game.rounds().len() - 1;
    assert!((0..3).all(|index| {
        let earlier = game.rounds()[..before_last].iter();
        earlier
            .map(|round| round.standings()[index].score)
            .sum::<i32>()
            < 100
    }));
    assert_eq!(game.push(Entry::NextRound), Err(MatchError::MatchOver));
}

#[test]
fn bots_which_card_one_reveals_never_changes_what_comes_up() {
    for cell in ["r1c1", "r3c2", "r4c4"] {
        let mut game = played(rules(2), &format!("1:flip {cell}, 2:flip r2c2"));
        let fresh = played(rules(2), "1:flip r2c3, 2:flip r1c4");
        let mut other = fresh.clone();
        assert_eq!(game.draw(Seed(9)), other.draw(Seed(9)));
    }
}

fn any_grid() -> impl Strategy<Value = [[u8; 4]; 4]> {
    prop::array::uniform4(prop::array::uniform4(0u8..=10))
}

/// Cancelled cells by the words of the rules: connected groups of two or more.
fn naive_cancelled(rows: &[[u8; 4]; 4]) -> Vec<usize> {
    let mut cancelled = Vec::new();
    for start in Cell::all() {
        let value = rows[start.row()][start.column()];
        let mut group = vec![start];
        let mut next = 0;
        while let Some(cell) = group.get(next).copied() {
            next += 1;
            for other in cell.neighbours() {
                if rows[other.row()][other.column()] == value && !group.contains(&other) {
                    group.push(other);
                }
            }
        }
        if value != 0 && group.len() > 1 {
            cancelled.push(start.index());
        }
    }
    cancelled
}

proptest! {
    #[test]
    fn cancelling_is_what_a_flood_fill_finds(rows in any_grid()) {
        let grid = Grid::from_rows(rows).unwrap();
        let naive = naive_cancelled(&rows);
        let packed: Vec<usize> = grid.cancelled().iter().map(Cell::index).collect();
        prop_assert_eq!(&packed, &naive);
        let left: u32 = Cell::all()
            .filter(|cell| !naive.contains(&cell.index()))
            .map(|cell| u32::from(rows[cell.row()][cell.column()]))
            .sum();
        prop_assert_eq!(grid.score(), left);
    }

    #[test]
    fn pushing_moves_cards_as_on_a_real_table(
        rows in any_grid(), hole in 0usize..16, push in 0usize..16, card in 1u8..=10,
    ) {
        let hole = Cell::from_index(hole).unwrap();
        let push = Push::legal(hole).cycle().nth(push).unwrap();
        let mut rows = rows;
        rows[hole.row()][hole.column()] = 0;
        let grid = Grid::from_rows(rows).unwrap();
        // The naive way: cells of the line from the edge to the hole.
        let mut line: Vec<Cell> = push.moved(hole).collect();
        line.push(hole);
        let mut expected = rows;
        for pair in line.windows(2) {
            expected[pair[1].row()][pair[1].column()] = rows[pair[0].row()][pair[0].column()];
        }
        expected[push.entry().row()][push.entry().column()] = card;
        let pushed = grid.pushed_unchecked(hole, push, CardValue::new(card).unwrap());
        prop_assert_eq!(pushed, Grid::from_rows(expected).unwrap());
    }

    #[test]
    fn seeds_are_read_as_they_are_written(seed: u64) {
        prop_assert_eq!(Seed(seed).to_string().parse(), Ok(Seed(seed)));
    }

    #[test]
    fn a_seed_that_is_read_is_written_as_it_was_typed(text in "[0-9A-Za-z -]{1,14}") {
        if let Ok(seed) = text.parse::<Seed>() {
            let typed: String = text.chars().filter(|c| c.is_ascii_alphanumeric()).collect();
            prop_assert_eq!(seed.to_string(), typed.to_ascii_uppercase());
        }
    }

    #[test]
    fn no_text_makes_a_record_panic(text: String) {
        prop_assert!(engine::Record::<Dekal>::from_json(&text).is_err());
    }
}
