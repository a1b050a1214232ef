use super::super::search::one_by_one;
use super::super::tests::drawn;
use super::super::{learned, notes::notes};
use super::*;

#[test]
fn all_at_once_is_the_same_as_one_by_one() {
    let mut losing = 0;
    for advanced in [false, true] {
        let values = learned(advanced).unwrap();
        for (turn, seed) in (1..=TURNS).zip(50..) {
            let Some((sheet, roll)) = drawn(seed, usize::from(turn) - 1, advanced) else {
                continue;
            };
            losing += sheet.isolated().count_ones();
            let all: Vec<(i32, Note)> = notes(sheet, roll)
                .iter()
                .map(|note| (values.of(sheet.noted_unchecked(roll, *note), turn), *note))
                .collect();
            assert_eq!(evaluated(values, sheet, roll, turn)[..], all[..]);
            let expected = expected(values, sheet, turn);
            assert_eq!(expected, one_by_one(values, sheet, turn), "turn {turn}");
        }
    }
    assert!(losing > 2, "cells are lost on some sheets: {losing}");
}
