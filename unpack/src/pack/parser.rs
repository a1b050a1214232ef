//! Choosing how contents are put together: the way that costs the least, as far as one can see.
//!
//! At each place the cheapest ways to get there are known, several of them, since they differ in
//! what may be repeated from there on. From each, everything that could come next is tried.

use super::finder::{Finder, Found, alike};
use super::price::Price;
use crate::coder::{self, Coder, LONG, LONGEST, OPEN, SHORTEST, Step};
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

/// What a match from some place costs, by its length, without saying that it is one.
struct Lengths {
    found: Vec<(u32, u32)>,
    repeats: Vec<u32>,
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
                self.go_on(coder, window, [at, place, end], &lengths, (from as u8, way));
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
        let mut found = vec![(u32::MAX, 0); most + 1];
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
                found[length] = (base + more, candidate.distance as u32);
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
        for length in least..=most {
            if length >= LONG {
                prices[length] = price.sum + rest(coder, length);
                continue;
            }
            let chance = coder::goes_on(repeat, length, self.syntax[i + length].kind());
            let chance = coder.chances[chance];
            prices[length] = price.sum + price.of(chance, 0);
            price.sum += price.of(chance, 1);
        }
        prices
    }

    /// Tries everything that could come next on a way.
    fn go_on(
        &mut self,
        coder: &mut Coder,
        window: &[u8],
        [at, place, end]: [usize; 3],
        lengths: &Lengths,
        (from, way): (u8, &Way),
    ) {
        let syntax = &self.syntax[place - self.begin];
        let state = usize::from(way.state);
        let here = syntax.place();
        let price = Price::new();
        let chances = &mut coder.chances;
        let is_match = chances[coder::is_match(here, state)];
        let other = match state {
            0..7 => None,
            _ => Some(window[place - 1 - way.recent[0] as usize]),
        };
        let mut byte = Price::new();
        let before = place.checked_sub(1).map_or(0, |last| window[last]);
        let of_byte = coder::bytes(syntax, before);
        coder::byte(
            &mut byte,
            &mut chances[of_byte..of_byte + 768],
            other,
            window[place],
        );
        let to = |state, price, recent, step| Way {
            price: way.price + price,
            state,
            recent,
            step,
            from,
        };
        let step = Step {
            length: 1,
            ..Step::ANY
        };
        let state_then = coder::after_byte(state) as u8;
        let next = to(
            state_then,
            price.of(is_match, 0) + byte.sum,
            way.recent,
            step,
        );
        self.take(place + 1 - at, next);

        let base = price.of(is_match, 1);
        let repeats = [0, 1, 2, 3, 4].map(|which| chances[coder::repeats(which, here, state)]);
        let is_new = base + price.of(repeats[0], 0);
        let after_byte = state < 7;
        let state_then = if after_byte { 7 } else { 10 };
        let [a, b, c, _] = way.recent;
        for length in SHORTEST..lengths.found.len() {
            let (cost, distance) = lengths.found[length];
            if cost == u32::MAX {
                break;
            }
            let step = Step {
                is_match: 1,
                repeat: 0,
                distance: distance as usize,
                length,
            };
            let next = to(state_then, is_new + cost, [distance, a, b, c], step);
            self.take(place + length - at, next);
        }
        let mut base = base + price.of(repeats[0], 1);
        for which in 1..=4 {
            let mut own = base;
            if which < 4 {
                own += price.of(repeats[which], 0);
                base += price.of(repeats[which], 1);
            }
            let distance = way.recent[which - 1] as usize;
            let Some(source) = place.checked_sub(distance + 1) else {
                continue;
            };
            let most = alike(window, source, place).min(end - place);
            let mut recent = way.recent;
            recent[..which].rotate_right(1);
            let mut step = Step {
                is_match: 1,
                repeat: which,
                distance: 0,
                length: 1,
            };
            if which == 1 {
                if most > 0 {
                    let state_then = if after_byte { 9 } else { 11 };
                    let next = to(state_then, own + price.of(repeats[4], 0), recent, step);
                    self.take(place + 1 - at, next);
                }
                own += price.of(repeats[4], 1);
            }
            let state_then = if after_byte { 8 } else { 11 };
            for length in SHORTEST..=most {
                step.length = length;
                let next = to(state_then, own + lengths.repeats[length], recent, step);
                self.take(place + length - at, next);
            }
        }
    }

    /// Keeps a way if it is among the cheapest to where it leads.
    fn take(&mut self, to: usize, way: Way) {
        let ways = &mut self.ways[to];
        let is_like = |other: &Way| other.recent == way.recent && other.state == way.state;
        if ways.len() == WAYS && ways[WAYS - 1].price <= way.price {
            return;
        }
        if let Some(like) = ways.iter().position(is_like) {
            if ways[like].price <= way.price {
                return;
            }
            ways.remove(like);
        }
        ways.truncate(WAYS - 1);
        let at = ways.partition_point(|other| other.price <= way.price);
        ways.insert(at, way);
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
