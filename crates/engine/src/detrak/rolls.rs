//! Which rolls can have led to a sheet, and whether the same can have led to several.

use super::cell::Cell;
use super::sheet::Sheet;
use super::symbol::Symbol;

/// How many there are of each of the 21 rolls, six bits for each. The highest of these bits is never set, since a
/// game has 12 turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Rolls(u128);

/// The bits of a roll.
const WIDTH: usize = 6;
/// The highest bit of each roll.
const HIGHEST: u128 = {
    let (mut bits, mut roll) = (0, 0);
    while roll < 21 {
        bits |= 1 << (WIDTH * roll + WIDTH - 1);
        roll += 1;
    }
    bits
};

impl Rolls {
    const NONE: Rolls = Rolls(0);

    fn with(self, one: Symbol, other: Symbol) -> Rolls {
        let (low, high) = (one.min(other).index(), one.max(other).index());
        Rolls(self.0 + (1 << (WIDTH * (high * (high + 1) / 2 + low))))
    }

    /// Whether all of these rolls are among the others.
    fn are_within(self, others: Rolls) -> bool {
        // A digit that is larger than the other's borrows the other's highest bit.
        ((others.0 | HIGHEST) - self.0) & HIGHEST == HIGHEST
    }
}

/// All rolls that can have led to a sheet, in order: its symbols but the first are split into pairs of neighbours.
/// Empty if they cannot be split.
pub(super) fn rolls_of(sheet: Sheet) -> Vec<Rolls> {
    let cells = Cell::all().fold(0, |all, cell| all | 1 << cell.index());
    let noted = !sheet.free() & cells & !(1 << Cell::START.index());
    let mut all = Vec::new();
    split(sheet, noted, Rolls::NONE, &mut all);
    all.sort_unstable();
    all.dedup();
    all
}

fn split(sheet: Sheet, left: u32, rolls: Rolls, out: &mut Vec<Rolls>) {
    let Some(first) = Cell::all().find(|cell| left >> cell.index() & 1 == 1) else {
        return out.push(rolls);
    };
    // The partner of the first cell is to its right or below it.
    for (_, other) in Cell::pairs().filter(|(one, _)| *one == first) {
        let pair = 1 << first.index() | 1 << other.index();
        if let (Some(one), Some(two)) = (sheet.get(first), sheet.get(other))
            && left & pair == pair
        {
            split(sheet, left & !pair, rolls.with(one, two), out);
        }
    }
}

/// Whether the same rolls can have led to all sheets: one that ran out of room earlier has the first of them.
pub(super) fn share_rolls(sheets: &[Sheet]) -> bool {
    let mut sheets = sheets.to_vec();
    sheets.sort_unstable_by_key(|sheet| sheet.taken());
    let mut so_far = vec![Rolls::NONE];
    for sheet in sheets {
        let mut rolls = rolls_of(sheet);
        rolls.retain(|rolls| so_far.iter().any(|before| before.are_within(*rolls)));
        so_far = rolls;
    }
    !so_far.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(text: &str) -> Rolls {
        let symbol = |at: usize| text[at..=at].parse().unwrap();
        (0..text.len()).step_by(2).fold(Rolls::NONE, |rolls, at| {
            rolls.with(symbol(at), symbol(at + 1))
        })
    }

    #[test]
    fn rolls_have_no_order() {
        assert_eq!(rolls("ABCDBA"), rolls("BADCAB"));
        assert_ne!(rolls("ABCD"), rolls("ACBD"));
        assert!(rolls("ABFF").are_within(rolls("FFCDAB")));
        assert!(!rolls("ABAB").are_within(rolls("ABCDEF")));
        assert!(!rolls("FF").are_within(rolls("EFEE")));
        let twelve = rolls(&"AA".repeat(12));
        assert!(twelve.are_within(twelve) && !twelve.are_within(rolls(&"AA".repeat(11))));
    }
}
