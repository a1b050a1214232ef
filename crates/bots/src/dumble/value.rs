//! The learned values of hands, and the policy that plays by them.

use engine::dumble::{Bag, Card, Discards, Playout, Policy};

use super::shapes::{self, HandAfterDiscard, NUMBERS, Situation};
use protocol::checksum_of;

/// The number of units in a point.
pub const UNIT: f32 = 128.0;

/// The values of hands for who holds them, in points: how many fewer the seat is expected to score in the
/// round than the others do on average.
#[derive(Clone, PartialEq, Debug)]
pub struct Values {
    /// In units; whole numbers once training is over, so that their sums do not depend on the order.
    numbers: Vec<f32>,
}

/// The error of bytes that are no values.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ValuesError {
    /// They are not as many as there should be.
    #[error("{found} bytes are no table of values")]
    Length {
        /// How many there are.
        found: usize,
    },
    /// They are damaged, or of another release.
    #[error("the table is damaged")]
    Damaged,
}

/// How many bytes the checksum at the end has.
const CHECKSUM: usize = 4;

impl Default for Values {
    /// Untrained values, which only know that points are bad.
    fn default() -> Values {
        let mut numbers = vec![0.0; NUMBERS];
        shapes::each_count(&mut |place, points| numbers[place] = -0.5 * UNIT * points);
        Values { numbers }
    }
}

impl Values {
    /// Reads the bytes of [`Values::to_bytes`].
    ///
    /// # Errors
    ///
    /// If the bytes are no values.
    pub fn from_bytes(bytes: &[u8]) -> Result<Values, ValuesError> {
        let found = bytes.len();
        let Some((numbers, checksum)) = bytes
            .split_last_chunk::<CHECKSUM>()
            .filter(|(numbers, _)| numbers.len() == 2 * NUMBERS)
        else {
            return Err(ValuesError::Length { found });
        };
        if checksum_of(numbers) != u32::from_le_bytes(*checksum) {
            return Err(ValuesError::Damaged);
        }
        // All low bytes, then all high ones: they compress better that way.
        let (low, high) = numbers.split_at(NUMBERS);
        let number = |(low, high): (&u8, &u8)| i16::from_le_bytes([*low, *high]).into();
        Ok(Values {
            numbers: low.iter().zip(high).map(number).collect(),
        })
    }

    /// The values as bytes, rounded to units, with a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let bytes = self
            .numbers
            .iter()
            .map(|n| (n.round() as i16).to_le_bytes());
        let low = bytes.clone().map(|bytes| bytes[0]);
        let high = bytes.clone().map(|bytes| bytes[1]);
        let mut bytes: Vec<u8> = low.chain(high).collect();
        bytes.extend(checksum_of(&bytes).to_le_bytes());
        bytes
    }

    /// The value of a hand after a discard, in units.
    #[inline]
    pub fn of(&self, after: &HandAfterDiscard, situation: Situation) -> f32 {
        let numbers = self.numbers.as_slice();
        after.fold_places(situation, 0.0, |sum, place| sum + numbers[place])
    }

    /// The value of calling Dumble with this many points, in units.
    #[inline]
    pub fn calling(&self, points: u8, situation: Situation) -> f32 {
        self.numbers[situation.calling(points)]
    }

    /// The value of playing on instead, in units.
    #[inline]
    pub fn playing_on(&self, points: u8, situation: Situation) -> f32 {
        self.numbers[situation.playing_on(points)]
    }

    /// Whether to call Dumble with this many points rather than play on.
    #[inline]
    pub fn calls(&self, points: u8, situation: Situation) -> bool {
        self.calling(points, situation) >= self.playing_on(points, situation)
    }

    /// Moves the value of a hand towards its result, in units: each of its numbers by this share of the
    /// difference.
    pub fn learn(&mut self, places: &[u32], outcome: f32, rate: f32) {
        let numbers = &mut self.numbers;
        let sum: f32 = places.iter().map(|place| numbers[*place as usize]).sum();
        let step = rate * (outcome - sum);
        for place in places {
            numbers[*place as usize] += step;
        }
    }

    /// What the seat to move can do after this discard, with the value of each: draw from the stock (`None`),
    /// or take a card.
    #[inline]
    pub fn draws(
        &self,
        playout: &Playout,
        situation: Situation,
        left: Bag,
        laid: Bag,
        out: &mut impl FnMut(Option<Card>, f32),
    ) {
        if playout.has_stock() {
            let after = HandAfterDiscard {
                hand: left,
                laid,
                to_draw: true,
            };
            out(None, self.of(&after, situation));
        }
        for card in Cards::of(playout.latest()) {
            let after = HandAfterDiscard {
                hand: left.with(card).unwrap_or(left),
                laid,
                to_draw: false,
            };
            out(Some(card), self.of(&after, situation));
        }
    }

    /// The best discard of the seat to move, and its value.
    #[inline]
    pub fn best_discard(&self, playout: &Playout, situation: Situation) -> (Bag, f32) {
        let hand = playout.hand(playout.seat());
        let mut best = (Bag::EMPTY, f32::NEG_INFINITY);
        for laid in Discards::of(hand) {
            let Some(left) = hand.minus(laid) else {
                continue;
            };
            self.draws(playout, situation, left, laid, &mut |_, value| {
                if value > best.1 {
                    best = (laid, value);
                }
            });
        }
        best
    }

    /// The best draw of the seat that has discarded.
    #[inline]
    pub fn best_draw(&self, playout: &Playout, situation: Situation) -> Option<Card> {
        let hand = playout.hand(playout.seat());
        let mut best = (None, f32::NEG_INFINITY);
        self.draws(
            playout,
            situation,
            hand,
            playout.laid(),
            &mut |draw, value| {
                if value > best.1 {
                    best = (draw, value);
                }
            },
        );
        best.0
    }
}

/// The different cards of a bag.
struct Cards(u64);

impl Cards {
    fn of(bag: Bag) -> Cards {
        Cards(<(u64, u64)>::from(bag).0)
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = Card::from_index(self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(card)
    }
}

/// The policy that plays by the learned values.
#[derive(Clone, Copy, Debug)]
pub struct LearnedPolicy<'a>(pub &'a Values);

impl Policy for LearnedPolicy<'_> {
    #[inline]
    fn play(&mut self, playout: &Playout, _bits: u64) -> Option<Bag> {
        let situation = Situation::of(playout);
        if playout.may_call() {
            let points = playout.points(playout.seat());
            if self.0.calls(points, situation) {
                return None;
            }
        }
        Some(self.0.best_discard(playout, situation).0)
    }

    #[inline]
    fn draw(&mut self, playout: &Playout, _bits: u64) -> Option<Card> {
        self.0.best_draw(playout, Situation::of(playout))
    }
}
