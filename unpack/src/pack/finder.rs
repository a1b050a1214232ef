//! Finding what stands before.

use crate::coder::{LONGEST, SHORTEST};

/// How many earlier places are looked at, of those that begin alike.
const DEPTH: usize = 4_000;
const NONE: u32 = u32::MAX;
const HEADS: usize = 1 << 16;

/// A place further back that goes on alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub length: usize,
    /// How far back, less 1.
    pub distance: usize,
}

/// Places by how they begin.
pub struct Finder {
    /// The last place with these two, three, and four bytes.
    heads: [Vec<u32>; 3],
    /// For each place the one before it with the same four.
    before: Vec<u32>,
}

impl Finder {
    pub fn new() -> Finder {
        Finder {
            heads: [const { Vec::new() }; 3].map(|_: Vec<u32>| vec![NONE; HEADS]),
            before: Vec::new(),
        }
    }

    /// Takes in the next place.
    pub fn add(&mut self, window: &[u8], at: usize) {
        debug_assert_eq!(at, self.before.len(), "places come one after the other");
        self.before.push(NONE);
        for (i, head) in self.heads.iter_mut().enumerate() {
            if let Some(hash) = hash(window, at, i + 2) {
                let last = std::mem::replace(&mut head[hash], at as u32);
                if i == 2 {
                    self.before[at] = last;
                }
            }
        }
    }

    /// What is longer, the further back it stands: the nearest of each length that is not also to
    /// be had nearer. The place must not have been taken in yet.
    pub fn find(&self, window: &[u8], at: usize, found: &mut Vec<Found>) {
        found.clear();
        let mut longest = SHORTEST - 1;
        let mut look = |place: u32| {
            // Only what is longer is of interest.
            if window.get(place as usize + longest) != window.get(at + longest) {
                return true;
            }
            let length = alike(window, place as usize, at);
            if length > longest {
                longest = length;
                found.push(Found {
                    length,
                    distance: at - place as usize - 1,
                });
            }
            length < LONGEST
        };
        for (i, head) in self.heads[..2].iter().enumerate() {
            match hash(window, at, i + 2).map(|hash| head[hash]) {
                Some(place) if place != NONE => look(place),
                _ => continue,
            };
        }
        let mut place = hash(window, at, 4).map_or(NONE, |hash| self.heads[2][hash]);
        for _ in 0..DEPTH {
            if place == NONE || !look(place) {
                break;
            }
            place = self.before[place as usize];
        }
    }
}

fn hash(window: &[u8], at: usize, length: usize) -> Option<usize> {
    let bytes = window.get(at..at + length)?;
    let number = bytes
        .iter()
        .fold(0_u32, |all, byte| all << 8 | u32::from(*byte));
    Some(match length {
        2 => number as usize,
        _ => (number.wrapping_mul(2_654_435_761) >> 16) as usize,
    })
}

/// How far two places are alike.
pub fn alike(window: &[u8], one: usize, other: usize) -> usize {
    let most = (window.len() - other).min(LONGEST);
    let pairs = window[one..].iter().zip(&window[other..other + most]);
    pairs.take_while(|(one, other)| one == other).count()
}
