//! Choosing how contents are put together: the way that costs the least, as far as one can see.
//!
//! At each place the cheapest ways to get there are known, several of them, since they differ in
//! what may be repeated from there on. From each, everything that could come next is tried.

use super::finder::{Finder, Found, alike};
use super::price::Price;
use crate::coder::{self, BYTE, Coder, LONG, LONGEST, OPEN, SHORTEST, Step};
use crate::range::Bits;
use crate::syntax::Syntax;

/// So many bytes are decided upon at a time, by what chances are at their beginning;
const BLOCK: usize = 2_048;
/// and so many more are looked at for that.
const AHEAD: usize = 512;
/// So many ways to a place are kept.
const WAYS: usize = 8;

/// A way to get to a place.
#[derive(Clone, Copy)]
struct Way {
    price: u32,
    state: u8,
    recent: [u32; 4],
    /// The step that leads here, and which way it goes on from.
    step: Step,
    from: u8,
}

/// Parses contents, block by block.
pub struct Parser {
    finder: Finder,
    /// What is found at the places from the first of the contents on.
    found: Vec<Vec<Found>>,
    /// Where each place of the contents stands.
    syntax: Vec<Syntax>,
    begin: usize,
    ways: Vec<Vec<Way>>,
}

/// What a match from some place costs, by its length, without saying that it is one, or which.
struct Lengths {
    /// With the distance, if there is one.
    found: Vec<Option<(u32, u32)>>,
    repeats: Vec<u32>,
}

/// A way on which to go on, of those to a place.
struct Here {
    /// Where the block begins.
    at: usize,
    place: usize,
    from: u8,
    way: Way,
    prices: Prices,
}

impl Here {
    /// What a match costs with these bits that say which distance it has, and the state after it: the
    /// first if a byte came before.
    fn after(&self, after_byte: usize, other: usize, bits: &[(usize, usize)]) -> (u32, usize) {
        let bits = bits.iter().map(|(i, bit)| self.prices.repeats[*i][*bit]);
        let state = if self.way.state < 7 {
            after_byte
        } else {
            other
        };
        (self.prices.is_match[1] + bits.sum::<u32>(), state)
    }
}

/// What a 0 and a 1 cost that say what comes next.
struct Prices {
    is_match: [u32; 2],
    repeats: [[u32; 2]; 5],
}

impl Prices {
    fn of(coder: &Coder, place: usize, way: &Way) -> Prices {
        let state = usize::from(way.state);
        let price = Price::new();
        let both = |i: usize| [0, 1].map(|bit| price.of(coder.chances[i], bit));
        Prices {
            is_match: both(coder::is_match(place, state)),
            repeats: [0, 1, 2, 3, 4].map(|which| both(coder::repeats(which, place, state))),
        }
    }
}

impl Parser {
    /// Parses a window from a place on, all before which is known.
    pub fn new(window: &[u8], begin: usize) -> Parser {
        let mut finder = Finder::new();
        for at in 0..begin {
            finder.add(window, at);
        }
        let mut syntax = vec![Syntax::new()];
        for byte in &window[begin..] {
            let mut next = syntax[syntax.len() - 1].clone();
            next.feed(*byte);
            syntax.push(next);
        }
        Parser {
            finder,
            found: Vec::new(),
            syntax,
            begin,
            ways: Vec::new(),
        }
    }

    /// The next steps, from a place on to which a coder has come.
    pub fn parse(&mut self, coder: &mut Coder, window: &[u8], at: usize) -> Vec<Step> {
        let end = window.len().min(at + BLOCK + AHEAD);
        self.find(window, end);
        self.ways.clear();
        self.ways.resize(end - at + 1, Vec::new());
        self.ways[0].push(Way {
            price: 0,
            state: coder.state as u8,
            recent: coder.recent.map(|distance| distance as u32),
            step: Step::ANY,
            from: 0,
        });
        for place in at..end {
            let ways = std::mem::take(&mut self.ways[place - at]);
            let lengths = self.lengths(coder, place, end);
            for (from, way) in ways.iter().enumerate() {
                let prices = Prices::of(coder, self.syntax[place - self.begin].place(), way);
                let here = Here {
                    at,
                    place,
                    from: from as u8,
                    way: *way,
                    prices,
                };
                self.byte(coder, window, &here);
                self.distances(&lengths, &here);
                self.repeats(window, &lengths, &here);
            }
            self.ways[place - at] = ways;
        }
        let mut steps = self.back(end - at);
        let mut length = 0;
        let wanted = steps.iter().take_while(|step| {
            let is_wanted = length < BLOCK;
            length += step.length;
            is_wanted
        });
        let count = wanted.count();
        steps.truncate(count);
        steps
    }

    /// Finds what is to be found up to a place.
    fn find(&mut self, window: &[u8], end: usize) {
        for at in self.begin + self.found.len()..end {
            let mut found = Vec::new();
            self.finder.find(window, at, &mut found);
            self.finder.add(window, at);
            self.found.push(found);
        }
    }

    /// What matches at a place cost.
    fn lengths(&self, coder: &mut Coder, place: usize, end: usize) -> Lengths {
        let i = place - self.begin;
        let most = (end - place).min(LONGEST);
        let kind = self.syntax[i].kind();
        let lengths = coder::lengths(kind);
        let mut found = vec![None; most + 1];
        let open = self.open(coder, i, most, false, OPEN);
        let mut length = SHORTEST;
        for candidate in &self.found[i] {
            let mut known = usize::MAX;
            let mut base = 0;
            while length <= candidate.length.min(most) {
                let class = length.min(OPEN) - SHORTEST;
                if class != known {
                    known = class;
                    let mut price = Price::new();
                    price.tree(&mut coder.chances[lengths..lengths + 4], class);
                    coder::distance(&mut price, &mut coder.chances, class, candidate.distance);
                    base = price.sum;
                }
                let more = if length >= OPEN { open[length] } else { 0 };
                found[length] = Some((base + more, candidate.distance as u32));
                length += 1;
            }
        }
        let repeats = self.open(coder, i, most, true, SHORTEST);
        Lengths { found, repeats }
    }

    /// What the lengths of a match cost that may go on from `least`.
    fn open(
        &self,
        coder: &mut Coder,
        i: usize,
        most: usize,
        repeat: bool,
        least: usize,
    ) -> Vec<u32> {
        let mut prices = vec![0; most + 1];
        let mut price = Price::new();
        for (length, sum) in prices.iter_mut().enumerate().skip(least) {
            if length >= LONG {
                *sum = price.sum + rest(coder, length);
                continue;
            }
            let chance = coder::goes_on(repeat, length, self.syntax[i + length].kind());
            let chance = coder.chances[chance];
            *sum = price.sum + price.of(chance, 0);
            price.sum += price.of(chance, 1);
        }
        prices
    }

    /// Tries a byte after a way.
    fn byte(&mut self, coder: &mut Coder, window: &[u8], here: &Here) {
        let Here { place, way, .. } = *here;
        let state = usize::from(way.state);
        let other = match state {
            0..7 => None,
            _ => Some(window[place - 1 - way.recent[0] as usize]),
        };
        let before = place.checked_sub(1).map_or(0, |last| window[last]);
        let chances = coder::bytes(&self.syntax[place - self.begin], before);
        let chances = &mut coder.chances[chances..chances + BYTE];
        let mut price = Price::new();
        coder::byte(&mut price, chances, other, window[place]);
        let price = here.prices.is_match[0] + price.sum;
        let step = Step {
            length: 1,
            ..Step::ANY
        };
        self.take(here, (price, coder::after_byte(state)), way.recent, step);
    }

    /// Tries new distances after a way.
    fn distances(&mut self, lengths: &Lengths, here: &Here) {
        let (base, state) = here.after(7, 10, &[(0, 0)]);
        let [a, b, c, _] = here.way.recent;
        for (length, cost) in lengths.found.iter().enumerate().skip(SHORTEST) {
            let Some((cost, distance)) = *cost else {
                break;
            };
            let step = Step {
                is_match: 1,
                repeat: 0,
                distance: distance as usize,
                length,
            };
            let after = (base + cost, state);
            self.take(here, after, [distance, a, b, c], step);
        }
    }

    /// Tries the recent distances after a way.
    fn repeats(&mut self, window: &[u8], lengths: &Lengths, here: &Here) {
        let Here { place, way, .. } = *here;
        let mut bits = vec![(0, 1)];
        for which in 1..=4 {
            let mut recent = way.recent;
            recent[..which].rotate_right(1);
            let mut step = Step {
                is_match: 1,
                repeat: which,
                distance: 0,
                length: 1,
            };
            let source = place.checked_sub(recent[0] as usize + 1);
            let most = source.map_or(0, |source| alike(window, source, place));
            let most = most.min(lengths.repeats.len() - 1);
            let mut own = bits.clone();
            if which < 4 {
                own.push((which, 0));
            }
            if which == 1 {
                if most > 0 {
                    let (price, state) = here.after(9, 11, &[&own[..], &[(4, 0)]].concat());
                    self.take(here, (price, state), recent, step);
                }
                own.push((4, 1));
            }
            let (base, state) = here.after(8, 11, &own);
            for length in SHORTEST..=most {
                step.length = length;
                let after = (base + lengths.repeats[length], state);
                self.take(here, after, recent, step);
            }
            bits.push((which, 1));
        }
    }

    /// Keeps a way if it is among the cheapest to where it leads.
    fn take(&mut self, here: &Here, after: (u32, usize), recent: [u32; 4], step: Step) {
        let ways = &mut self.ways[here.place - here.at + step.length];
        let (price, state) = (here.way.price + after.0, after.1 as u8);
        if ways.len() == WAYS && ways[WAYS - 1].price <= price {
            return;
        }
        let is_like = |other: &Way| other.recent == recent && other.state == state;
        if let Some(like) = ways.iter().position(is_like) {
            if ways[like].price <= price {
                return;
            }
            ways.remove(like);
        }
        ways.truncate(WAYS - 1);
        let way = Way {
            price,
            state,
            recent,
            step,
            from: here.from,
        };
        ways.insert(ways.partition_point(|other| other.price <= price), way);
    }

    /// The steps of the cheapest way to a place.
    fn back(&self, mut to: usize) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut which = 0;
        while to > 0 {
            let way = &self.ways[to][which];
            steps.push(way.step);
            to -= way.step.length;
            which = usize::from(way.from);
        }
        steps.reverse();
        steps
    }
}

/// What a long length costs beyond all that says it is long.
fn rest(coder: &mut Coder, length: usize) -> u32 {
    let mut price = Price::new();
    coder::rest(&mut price, &mut coder.chances, length);
    price.sum
}
