//! Playthroughs: matches as readable text, kept as goldens. Every change of the rules, the luck or the
//! notation shows as a difference.

use core::fmt::Write;

use super::test_case::TestCase;
use super::{Conformable, walk};
use crate::game::{Game, Phase};
use crate::seat::Seat;

/// The text of a random match: for each position what is due, the legal actions, the drawing that `draw`
/// makes, and what happens; and the result.
pub fn playthrough<G: Conformable>(
    rules: &G::Rules,
    seed: u64,
    draw: impl Fn(&G) -> String,
) -> String {
    let mut text = format!("rules: {rules:?}\nseed: {seed}\n");
    walk(rules, seed, |case: &TestCase<G>| {
        if let Some(entry) = case.play.log().last() {
            append(&mut text, format_args!("\n> {entry}\n"));
        }
        text.push_str(&draw(case.game()));
        append(&mut text, format_args!("{}\n", due(case.game())));
        if let Some(outcome) = case.game().outcome() {
            for (seat, standing) in Seat::all(case.game().seats()).zip(outcome.standings()) {
                append(
                    &mut text,
                    format_args!(
                        "seat {seat}: score {}, tie-break {}, place {}\n",
                        standing.score, standing.tie_break, standing.place
                    ),
                );
            }
        }
    });
    text
}

fn due<G: Game>(game: &G) -> String {
    let Phase::Decide(seats) = game.phase() else {
        return format!("due: {:?}", game.phase());
    };
    let mut text = String::from("due:");
    for seat in seats.iter() {
        append(&mut text, format_args!(" {seat}:"));
        let actions = game.legal_actions(seat);
        let texts: Vec<String> = actions.iter().map(ToString::to_string).collect();
        text.push_str(&texts.join(","));
    }
    text
}

fn append(text: &mut String, what: core::fmt::Arguments<'_>) {
    text.write_fmt(what).expect("a String takes any text");
}

/// A hash of a whole log (FNV-1a, 64 bits), by which the matches of two machines are compared.
pub fn digest<G: Conformable>(rules: &G::Rules, seed: u64) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    walk(rules, seed, |case: &TestCase<G>| {
        let entry = case.play.log().last().map(ToString::to_string);
        for byte in entry.unwrap_or_default().bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    });
    hash
}
