//! Checks that positions survive being written as a line.

use rand_core::Rng;

use super::codes::handle;
use super::test_case::TestCase;
use crate::game::Game;
use crate::luck::below;
use crate::play::Match;

/// The number of damaged copies of a position.
const DAMAGES: usize = 400;

/// Checks that a position is written as one line that parses to the same state.
pub fn state<G: Game>(case: &TestCase<G>) {
    let line = case.game().to_string();
    let is_line = line.starts_with(G::ID.name()) && !line.contains(char::is_control);
    assert!(is_line, "a position is a line of its game{case}\n{line}");
    let read = line.parse::<G>();
    let read =
        read.unwrap_or_else(|error| panic!("the position cannot be read: {error}{case}\n{line}"));
    assert!(
        read == *case.game(),
        "the position reads as another state{case}\n{line}"
    );
}

/// Checks that a match that begins at this position goes on as the whole match did, of which it is a part.
pub fn goes_on<G: Game>(case: &TestCase<G>, whole: &Match<G>) {
    let begun = Match::from_position(case.game().clone());
    let fresh = G::new(begun.rules());
    let seats = fresh.map(|fresh| fresh.seats());
    assert!(
        seats == Ok(case.game().seats()),
        "the position's rules are those of another match{case}"
    );
    let rest = whole.log().iter().skip(case.play.log().len()).copied();
    let played = begun.with_log(rest);
    let played = played.unwrap_or_else(|error| panic!("the match does not go on: {error}{case}"));
    assert!(
        played.game() == whole.game() && played.outcome() == whole.outcome(),
        "the match goes on otherwise{case}"
    );
    assert!(
        played.rewound(0) == begun,
        "the position is forgotten{case}"
    );
}

/// Checks that damaged positions are refused, or give a state that can be written again and whose functions
/// do not panic. Returns the number of those that can be read.
pub fn damaged<G: Game>(case: &TestCase<G>) -> usize {
    let mut rng = case.rng();
    let line = case.game().to_string();
    let mut read = 0;
    for _ in 0..DAMAGES {
        let wrong = damaged_text(&line, &mut rng);
        if let Ok(state) = wrong.parse::<G>() {
            handle(&state, case, &mut rng);
            let again = state.to_string();
            assert!(
                again.parse::<G>().as_ref() == Ok(&state),
                "a damaged position is not kept{case}\n{wrong}\n{again}"
            );
            read += 1;
        }
    }
    read
}

/// A text with one to three mistakes: a character that is left out, doubled or replaced, by one of the text
/// or by any other, or a truncation.
#[must_use]
pub fn damaged_text(line: &str, rng: &mut impl Rng) -> String {
    let mut signs: Vec<char> = line.chars().collect();
    for _ in 0..1 + below(rng, 3) {
        if signs.is_empty() {
            break;
        }
        let any = |rng: &mut _| below(rng, signs.len() as u32) as usize;
        let (place, other) = (any(rng), any(rng));
        match below(rng, 16) {
            0 => signs.truncate(place),
            1 => signs.insert(place, 'é'),
            2 => signs[place] = char::from(b' ' + below(rng, 95) as u8),
            3 | 4 => drop(signs.remove(place)),
            5 | 6 => signs.insert(place, signs[other]),
            7 => signs.swap(place, other),
            _ => signs[place] = signs[other],
        }
    }
    signs.into_iter().collect()
}
