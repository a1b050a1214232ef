//! A large number in mixed radix, as a time is in days, hours and minutes.

/// A natural number of any size.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Number {
    /// Base 2³², the lowest first, without zeros at the end.
    limbs: Vec<u32>,
}

impl Number {
    /// The number of these bytes, the lowest first.
    pub fn from_bytes(bytes: Vec<u8>) -> Number {
        let limb = |chunk: &[u8]| {
            let bytes = chunk.iter().rev();
            bytes.fold(0, |limb, byte| limb << 8 | u32::from(*byte))
        };
        let mut number = Number {
            limbs: bytes.chunks(4).map(limb).collect(),
        };
        number.trim();
        number
    }

    /// The bytes, the lowest first, without zeros at the end.
    pub fn to_bytes(&self) -> Vec<u8> {
        let limbs = self.limbs.iter();
        let mut bytes: Vec<u8> = limbs.flat_map(|limb| limb.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    /// The number of bytes, up to three of them zeros.
    pub fn size(&self) -> usize {
        4 * self.limbs.len()
    }

    /// Whether the number is 0.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// Adds a lowest digit, which is below its radix.
    pub fn push(&mut self, digit: u32, radix: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.limbs {
            carry += u64::from(*limb) * u64::from(radix);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry > 0 {
            self.limbs.push(carry as u32);
        }
    }

    /// Takes the lowest digit away; `None` if the radix is 0.
    pub fn pop(&mut self, radix: u32) -> Option<u32> {
        if radix == 1 {
            // Forced decisions cost no pass over the number.
            return Some(0);
        }
        let radix = u64::from(radix);
        let mut rest = 0;
        for limb in self.limbs.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = value.checked_div(radix)? as u32;
            rest = value % radix;
        }
        self.trim();
        (radix > 0).then_some(rest as u32)
    }

    fn trim(&mut self) {
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_back_whatever_their_radices() {
        let digits: Vec<(u32, u32)> = (0..500)
            .map(|index: u32| {
                let radix = index * index % 97 + 1;
                (index * 31 % radix, radix)
            })
            .chain([(u32::MAX - 1, u32::MAX), (0, 1), (1, 2)])
            .collect();
        let mut number = Number::default();
        for (digit, radix) in digits.iter().rev() {
            number.push(*digit, *radix);
        }
        let mut read = Number::from_bytes(number.to_bytes());
        assert_eq!(read, number);
        for (digit, radix) in digits {
            assert_eq!(read.pop(radix), Some(digit));
        }
        assert!(read.is_zero());
    }

    #[test]
    fn digits_of_radix_one_are_zero_and_change_nothing() {
        let mut number = Number::from_bytes(vec![7; 9]);
        let before = number.clone();
        assert_eq!(number.pop(1), Some(0));
        number.push(0, 1);
        assert_eq!(number, before);
        assert_eq!(number.size(), 12);
    }

    #[test]
    fn there_is_no_digit_of_radix_zero() {
        assert_eq!(Number::default().pop(0), None);
        assert_eq!(Number::from_bytes(vec![7]).pop(0), None);
    }
}
