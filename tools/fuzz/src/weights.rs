//! The target of learned weights, which `arena` reads from files of any origin, and the page's workers from their site.

use core::fmt::Debug;
use std::sync::LazyLock;

use bots::dekal::round::Round;
use bots::dekal::without_search::without_search;
use bots::detrak::search::Depth;
use bots::dumble::shapes::Situation;
use bots::{debacle, dekal, detrak, dumble};
use engine::conformance::{Conformable, TestCase, walk};
use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::{Detrak, Step};
use engine::dumble::{Dumble, Playout};
use engine::{Game, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The number of decisions that are made with accepted weights.
const DECISIONS: usize = 3;
/// The number of positions that Débâcle's search visits for a decision.
const NODES: u64 = 300;

/// A kind of weights.
struct Kind {
    /// Its name in inputs.
    name: &'static str,
    /// The length of its files, in bytes.
    length: LazyLock<usize>,
    /// Reads a file, and decides by its weights; returns whether it is accepted.
    read: fn(&[u8]) -> bool,
}

/// Every kind of weights. Networks of Dékal have two sizes.
static KINDS: [Kind; 6] = [
    Kind::new("debacle", || debacle::net::LENGTH, read_debacle),
    Kind::new("dekal", || of_dekal(3), read_dekal),
    Kind::new("dekal-wide", || of_dekal(2), read_dekal),
    Kind::new(
        "detrak",
        || of_detrak(false),
        |file| read_detrak(false, file),
    ),
    Kind::new(
        "detrak-advanced",
        || of_detrak(true),
        |file| read_detrak(true, file),
    ),
    Kind::new(
        "dumble",
        || dumble::learned().map_or(0, |values| values.to_bytes().len()),
        read_dumble,
    ),
];

impl Kind {
    const fn new(name: &'static str, length: fn() -> usize, read: fn(&[u8]) -> bool) -> Kind {
        let length = LazyLock::new(length);
        Kind { name, length, read }
    }

    /// A file of the right length that consists of these bytes, again and again, with a right checksum.
    fn filled(&self, with: &[u8]) -> Vec<u8> {
        let numbers = self.length.saturating_sub(size_of::<u32>());
        let mut file: Vec<u8> = with.iter().copied().cycle().take(numbers).collect();
        file.extend(checksum(&file).to_le_bytes());
        file
    }
}

/// The FNV-1a checksum at the end of all files. Without it, every changed file would be refused.
fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}

fn of_dekal(players: usize) -> usize {
    dekal::learned(players).map_or(0, |net| net.to_bytes().len())
}

fn of_detrak(advanced: bool) -> usize {
    detrak::learned(advanced).map_or(0, |values| values.to_bytes().len())
}

/// A file of weights after the name of its kind and a space; after the name and `*`, bytes that fill such a file.
pub fn weights(input: &[u8]) {
    let Some(end) = input.iter().position(|byte| b" *".contains(byte)) else {
        return;
    };
    let (name, rest) = (&input[..end], &input[end + 1..]);
    let Some(kind) = KINDS.iter().find(|kind| kind.name.as_bytes() == name) else {
        return;
    };
    match input[end] {
        b'*' => (kind.read)(&kind.filled(rest)),
        _ => (kind.read)(rest),
    };
}

/// Checks that accepted weights are written with the same meaning.
fn is_kept<T: PartialEq + Debug, E: Debug>(weights: &T, again: &Result<T, E>) {
    let same = again.as_ref().is_ok_and(|again| again == weights);
    assert!(same, "weights are not kept");
}

/// The views of some decisions in a match that satisfy a condition.
fn decisions<G: Conformable>(is_such: impl Fn(&G) -> bool) -> Vec<G::View> {
    let mut found = Vec::new();
    let rules = G::playable();
    let fits = |rules: &&G::Rules| G::new(rules).is_ok_and(|game| is_such(&game));
    let rules = rules.iter().find(fits).expect("some options are such");
    walk(rules, 7, |case: &TestCase<G>| {
        let mut views = case.viewers().map(|viewer| case.game().view(viewer));
        if found.len() < DECISIONS && (case.is_sample() || case.follows_sample()) {
            found.extend(views.find(View::to_decide));
        }
    });
    found
}

fn read_dekal(file: &[u8]) -> bool {
    static VIEWS: LazyLock<Vec<<Dekal as Game>::View>> =
        LazyLock::new(|| decisions(|_: &Dekal| true));
    let Ok(net) = dekal::Net::from_bytes(file) else {
        return false;
    };
    is_kept(&net, &dekal::Net::from_bytes(&net.to_bytes()));
    for view in VIEWS.iter() {
        let seat = view.seat().expect("whoever decides has a seat");
        let advice = without_search(&net, &Round::of(view.table()), seat.index());
        let best = advice.best().expect("there is something to decide");
        assert!(view.legal_actions().contains(&best), "{best} is not legal");
    }
    true
}

fn read_debacle(file: &[u8]) -> bool {
    static VIEWS: LazyLock<Vec<<Debacle as Game>::View>> =
        LazyLock::new(|| decisions(|_: &Debacle| true));
    let Ok(net) = debacle::net::Net::from_bytes(file) else {
        return false;
    };
    is_kept(&net, &debacle::net::Net::from_bytes(&net.to_bytes()));
    for view in VIEWS.iter() {
        let budget = debacle::iterative_deepening::Budget {
            nodes: NODES,
            depth: 4,
        };
        let mut search = debacle::deepening(&net, view, budget, 8);
        while !search.step(u64::MAX) {}
        let best = search.best().expect("there is something to decide");
        let (action, value) = (best.action, best.value);
        assert!(
            view.legal_actions().contains(&action),
            "{action} is not legal"
        );
        let most = debacle::value::WON;
        assert!(
            value.abs() <= most,
            "{action} is worth {value}, and a win {most}"
        );
    }
    true
}

fn read_detrak(advanced: bool, file: &[u8]) -> bool {
    static VIEWS: LazyLock<[Vec<<Detrak as Game>::View>; 2]> = LazyLock::new(|| {
        [false, true].map(|advanced| {
            decisions(|game: &Detrak| game.view(None).open().is_advanced() == advanced)
        })
    });
    let Ok(values) = detrak::Values::from_bytes(advanced, file) else {
        return false;
    };
    is_kept(
        &values,
        &detrak::Values::from_bytes(advanced, &values.to_bytes()),
    );
    for view in &VIEWS[usize::from(advanced)] {
        let (open, seat) = (
            view.open(),
            view.seat().expect("whoever decides has a seat"),
        );
        if let Step::Note(roll, _) = open.step() {
            let turn = open.turn() + 1;
            let sheet = open.sheet(seat);
            let mut search =
                detrak::search::Search::new(values.clone(), Depth::Roll, sheet, roll, turn);
            while !search.step() {}
            assert!(!search.values().is_empty(), "there is something to decide");
        }
    }
    true
}

fn read_dumble(file: &[u8]) -> bool {
    static VIEWS: LazyLock<Vec<<Dumble as Game>::View>> =
        LazyLock::new(|| decisions(|_: &Dumble| true));
    let Ok(values) = dumble::value::Values::from_bytes(file) else {
        return false;
    };
    is_kept(
        &values,
        &dumble::value::Values::from_bytes(&values.to_bytes()),
    );
    for view in VIEWS.iter() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let playout = Playout::of_view(view, &mut rng);
        let situation = Situation::of(&playout);
        if playout.laid().is_empty() {
            let (laid, value) = values.best_discard(&playout, situation);
            assert!(!laid.is_empty() && value.is_finite(), "no discard: {value}");
        } else {
            values.best_draw(&playout, situation);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_that_are_filled_are_read() {
        for kind in &KINDS {
            for with in [&[0][..], &[0x7f], &[0x80, 1, 2]] {
                assert!((kind.read)(&kind.filled(with)), "{}: {with:?}", kind.name);
            }
            assert!(!(kind.read)(&[0; 40]), "{}", kind.name);
        }
    }
}
