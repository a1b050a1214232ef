//! Playouts after notes, to judge the expert's choices.

use bots::detrak::answers::{AnsweredRoll, Answers};
use bots::detrak::notes::ALL_WAYS;
use bots::detrak::{UNIT, Values};
use engine::below;
use engine::detrak::{Sheet, TURNS};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The dice of all turns, as numbers below 36.
type Rolled = [u8; TURNS as usize];

/// The values of sheets after a turn, in points: the means over playouts by the learned values without search.
/// All sheets get the same dice, and the luck of the dice is subtracted.
pub fn played_on(
    values: &Values,
    sheets: &[Sheet],
    turn: u8,
    games: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<f64> {
    let mut sums = vec![0i64; sheets.len()];
    for _ in 0..games {
        let rolled: Rolled = core::array::from_fn(|_| below(rng, ALL_WAYS as u32) as u8);
        for (sum, sheet) in sums.iter_mut().zip(sheets) {
            *sum += i64::from(play(values, *sheet, turn, &rolled));
        }
    }
    let unit = f64::from(ALL_WAYS * UNIT) * f64::from(games);
    sums.into_iter().map(|sum| sum as f64 / unit).collect()
}

/// The result of a playout after a turn without the luck of the dice: the expectation over the next roll, plus
/// the corrections of the learned values on the way. It is in 36ths of the values' unit.
fn play(values: &Values, mut sheet: Sheet, mut turn: u8, rolled: &Rolled) -> i32 {
    let mut came = 0;
    while turn < TURNS && sheet.has_room() {
        let answers = Answers::new(values, sheet, turn + 1);
        came += answers.expected();
        let AnsweredRoll {
            roll,
            value,
            answer,
        } = answers.to(rolled[usize::from(turn)]);
        came -= ALL_WAYS * value;
        sheet = sheet.noted_unchecked(roll, answer.note());
        turn += 1;
    }
    came + ALL_WAYS * UNIT * sheet.score(values.is_advanced())
}

#[cfg(test)]
mod tests {
    use super::super::dice::Dice;
    use super::*;
    use bots::detrak::learned;
    use bots::detrak::play::Player;
    use bots::detrak::search::expected;
    use engine::Seed;
    use protocol::Level;
    use rand_core::SeedableRng;

    fn sheet(turn: u8, advanced: bool) -> Sheet {
        let player = Player::new(Level::Expert, advanced).unwrap();
        let dice = Dice::new(Seed(4));
        let rng = &mut Xoshiro256PlusPlus::seed_from_u64(4);
        player.play(dice.begun(), &dice.rolls[..usize::from(turn)], rng)
    }

    #[test]
    fn before_the_last_turn_nothing_is_left_to_chance() {
        for advanced in [false, true] {
            let values = learned(advanced).unwrap();
            let sheet = sheet(TURNS - 1, advanced);
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(1);
            let found = played_on(values, &[sheet], TURNS - 1, 3, rng)[0];
            let right = f64::from(expected(values, sheet, TURNS)) / f64::from(ALL_WAYS * UNIT);
            assert!((found - right).abs() < 1e-9, "{found} rather than {right}");
        }
    }

    #[test]
    fn luck_is_taken_off_and_the_rest_spreads_little() {
        for advanced in [false, true] {
            let values = learned(advanced).unwrap();
            let sheet = sheet(3, advanced);
            let rng = &mut Xoshiro256PlusPlus::seed_from_u64(2);
            let [one, other] = [(); 2].map(|()| played_on(values, &[sheet], 3, 400, rng)[0]);
            assert_ne!(one, other);
            // Ten standard errors of such means, and a quarter of what they would be with the luck.
            assert!((one - other).abs() < 0.4, "{one} and {other}");
            let ahead = f64::from(expected(values, sheet, 4)) / f64::from(ALL_WAYS * UNIT);
            assert!((one - ahead).abs() < 1.5, "{one} and {ahead}");
        }
    }
}
