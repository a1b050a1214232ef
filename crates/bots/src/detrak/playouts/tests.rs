use super::super::answers::{AnsweredRoll, Answers};
use super::super::learned;
use super::super::notes::{notes, weight};
use super::super::play::Player;
use super::super::search::{expected, expected_deep};
use super::super::tests::drawn;
use super::*;
use protocol::Level;

fn position(seed: u64, turn: u8, advanced: bool) -> Option<RolledPosition> {
    let (sheet, roll) = drawn(seed, usize::from(turn) - 1, advanced)?;
    Some(RolledPosition {
        values: learned(advanced).unwrap(),
        sheet,
        roll,
        turn,
    })
}

/// The mean score of playing on at a glance, over all dice of the turns left,
/// 36 times as much as the values say.
fn at_a_glance(values: &Values, sheet: Sheet, turn: u8) -> f64 {
    let unit = f64::from(ALL_WAYS * UNIT);
    if turn >= TURNS || !sheet.has_room() {
        return unit * f64::from(sheet.score(values.is_advanced()));
    }
    let answers = Answers::new(values, sheet, turn + 1);
    let all = (0..ALL_WAYS as u8).map(|dice| {
        let AnsweredRoll { roll, answer, .. } = answers.to(dice);
        at_a_glance(values, sheet.noted_unchecked(roll, answer.note()), turn + 1)
    });
    all.sum::<f64>() / f64::from(ALL_WAYS)
}

/// The mean over all rolls of the next turn, each answered as the search that looks ahead does.
fn as_played_on(values: &Values, sheet: Sheet, turn: u8) -> f64 {
    let all = rolls(sheet).into_iter().map(|(roll, ways)| {
        let after = |note: Note| sheet.noted_unchecked(roll, note);
        let all = most_promising(&evaluated(values, sheet, roll, turn + 1));
        let best = all.into_iter().map(after);
        let best = best.max_by_key(|sheet| expected(values, *sheet, turn + 2));
        f64::from(ways) * at_a_glance(values, best.unwrap(), turn + 1)
    });
    all.sum::<f64>() / f64::from(ALL_WAYS)
}

#[test]
fn taking_the_luck_off_keeps_the_mean_of_all_dice_exactly() {
    // What is found out about the third turn from the end depends on the dice
    // of two turns.
    const TURN: u8 = TURNS - 3;
    let (mut compared, mut corrected) = (0, 0.0f64);
    for (advanced, seed) in [(false, 60), (false, 61), (true, 62), (true, 63)] {
        let Some(position) = position(seed, TURN, advanced) else {
            continue;
        };
        let note = notes(position.sheet, position.roll)[0];
        let sheet = position.sheet.noted_unchecked(position.roll, note);
        let start = PlayoutStart::new(position.values, sheet, TURN);
        let mut sum = 0.0;
        for first in 0..ALL_WAYS as u8 {
            for second in 0..ALL_WAYS as u8 {
                let mut dice = [0; TURNS as usize];
                dice[usize::from(TURN)] = first;
                dice[usize::from(TURN) + 1] = second;
                sum += f64::from(start.play(&dice));
            }
        }
        let more = sum / f64::from(ALL_WAYS * ALL_WAYS);
        let mean = f64::from(expected_deep(position.values, sheet, TURN + 1)) + more;
        let exact = as_played_on(position.values, sheet, TURN);
        // Looking ahead is rounded to whole numbers.
        assert!((mean - exact).abs() < 0.6, "{mean} and {exact}");
        corrected += more.abs();
        compared += 1;
    }
    assert!(compared > 2, "{compared}");
    assert!(
        corrected > 10.0,
        "there is something to correct: {corrected}"
    );
}

#[test]
fn what_dice_come_to_is_answered_as_well_as_can_be() {
    let position = position(70, 6, false).unwrap();
    let answers = Answers::new(position.values, position.sheet, 6);
    let mut sum = 0;
    for dice in 0..ALL_WAYS as u8 {
        let AnsweredRoll {
            roll,
            value,
            answer,
        } = answers.to(dice);
        let after = position.sheet.noted_unchecked(roll, answer.note());
        assert_eq!(value, position.values.of(after, 6));
        let all = notes(position.sheet, roll);
        let after = |note: &Note| {
            position
                .values
                .of(position.sheet.noted_unchecked(roll, *note), 6)
        };
        assert_eq!(all.iter().map(after).max(), Some(value));
        sum += value;
    }
    assert_eq!(sum, expected(position.values, position.sheet, 6));
    assert_eq!(Roll::all().map(weight).sum::<i32>(), ALL_WAYS);
}

/// All notes as a search sorts and values them.
fn looked_at(position: RolledPosition) -> Vec<(Note, i32)> {
    let worth = |note: &Note| {
        let after = position.sheet.noted_unchecked(position.roll, *note);
        (*note, expected(position.values, after, position.turn + 1))
    };
    let mut all: Vec<(Note, i32)> = notes(position.sheet, position.roll)
        .iter()
        .map(worth)
        .collect();
    all.sort_by_key(|(_, value)| -value);
    all
}

#[test]
fn clearly_worse_notes_are_given_up_soon() {
    let position = position(80, 6, false).unwrap();
    let all = looked_at(position);
    let (best, worst) = (all[0], all[all.len() - 1]);
    assert!(best.1 - worst.1 > ALL_WAYS * 3 * UNIT);
    // Even if it was thought to be the best.
    let mistaken = [(worst.0, best.1), best];
    let mut playouts = Playouts::of(position, mistaken.into_iter(), PLAYOUTS);
    let mut steps = 1;
    while !playouts.step() {
        steps += 1;
    }
    assert!(steps <= 2 * LOT, "{steps}");
    let values = playouts.values();
    assert_eq!(values[0].0, best.0);
    assert!(values[0].1 > values[1].1);
}

#[test]
fn playouts_end_and_are_the_same_each_time() {
    let position = position(81, 7, true).unwrap();
    let near = looked_at(position).into_iter().take(NOTES);
    let play = || {
        let mut playouts = Playouts::of(position, near.clone(), 60);
        let steps = (0..).find(|_| playouts.step()).unwrap();
        (steps, playouts.values())
    };
    let (steps, values) = play();
    assert!(steps < 60);
    assert_eq!(values.len(), near.len());
    assert!(values.len() > 1, "there is an order to see");
    assert_eq!(play(), (steps, values.clone()));
    for pair in values.windows(2) {
        assert!(pair[0].1 >= pair[1].1);
    }
}

#[test]
fn only_experts_play_on_and_only_where_it_tells_something() {
    for (turn, level, plays_on) in [
        (5, Level::Expert, true),
        (9, Level::Expert, false),
        (5, Level::Regular, false),
    ] {
        let position = position(82, turn, false).unwrap();
        let player = Player::new(level, false).unwrap();
        let mut decision = player.search(position.sheet, position.roll, turn);
        while !decision.step() {}
        let tried = Playouts::new(position, decision.values()).is_some();
        assert!(tried || !plays_on, "there is something to find out");
        assert_eq!(decision.has_played_on(), plays_on, "turn {turn}, {level}");
    }
}
