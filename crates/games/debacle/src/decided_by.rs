//! What decided a round: the capture that ended it, or else the largest lead.

use engine::debacle::{Action, Debacle, Ending, Side, Square};
use engine::{Entry, Match};

use crate::texts::texts;
use model::lang::Lang;
use model::session::Session;
use ui::i18n::{Texts, Translated};

/// What decided the round that is over, in words; `None` if nobody was ever ahead.
pub fn decided_by(session: &Session<Debacle>, lang: Lang) -> Option<String> {
    let (texts, play) = (texts(lang), session.play());
    let name = |side: Side| table::name(session, side.seat(), Texts::of(lang));
    match play.game().ending()? {
        Ending::Captures => {
            let (side, value, square) = last_capture(play)?;
            Some((texts.last_capture)(name(side), value, square))
        }
        Ending::Quiet | Ending::Repetition => {
            let (side, lead) = largest_lead(play)?;
            Some((texts.largest_lead)(name(side), lead))
        }
    }
}

/// Who took which die with the last action, and where; doubles have no square.
fn last_capture(play: &Match<Debacle>) -> Option<(Side, u8, Option<Square>)> {
    let Some(Entry::Act(seat, action)) = play.log().last() else {
        return None;
    };
    let (square, is_one) = match action {
        Action::Capture(way) => (way.to(), true),
        Action::Keep(square) => (*square, false),
        _ => return None,
    };
    let before = play.rewound(play.log().len() - 1);
    let (_, value) = before.game().position().board().get(square)?;
    Some((Side::of(*seat)?, value.get(), is_one.then_some(square)))
}

/// Who was ahead the furthest in the present round, and by how many points.
fn largest_lead(play: &Match<Debacle>) -> Option<(Side, i32)> {
    let mut replay = play.rewound(0);
    let mut largest = None;
    for entry in play.log() {
        if *entry == Entry::NextRound {
            largest = None;
        }
        replay.push(*entry).ok()?;
        let points = |side| replay.game().position().pile(side).points() as i32;
        let lead = points(Side::Red) - points(Side::Black);
        let side = if lead > 0 { Side::Red } else { Side::Black };
        if lead.abs() > largest.map_or(0, |(_, lead)| lead) {
            largest = Some((side, lead.abs()));
        }
    }
    largest
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::debacle::Rules;
    use engine::{Game, Phase, Seed};
    use rand::SeedableRng;
    use rand::seq::IndexedRandom;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// A match until the end of its first round, in which whoever can capture does.
    fn played(seed: u64) -> Match<Debacle> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut play = Match::<Debacle>::new(Rules::default()).unwrap();
        play.draw_all(Seed(1));
        while let Phase::Decide(seats) = play.game().phase() {
            let all = play.game().position().legal_actions();
            let captures =
                |action: &&Action| matches!(action, Action::Capture(_) | Action::Keep(_));
            let capture = all.iter().find(captures);
            let action = capture.or(all.choose(&mut rng)).unwrap();
            play.act(seats.first().unwrap(), *action).unwrap();
        }
        play
    }

    #[test]
    fn the_last_capture_is_the_one_that_ends_the_round() {
        let mut seen = 0;
        for seed in 0..20 {
            let play = played(seed);
            if play.game().ending() != Some(Ending::Captures) {
                continue;
            }
            seen += 1;
            let (side, value, square) = last_capture(&play).unwrap();
            let before = play.rewound(play.log().len() - 1);
            let pile = |play: &Match<Debacle>| play.game().position().pile(side).points();
            let taken = pile(&play) - pile(&before);
            assert!(taken >= u32::from(value) && taken % u32::from(value) == 0);
            assert!(square.is_none() || taken == u32::from(value));
        }
        assert!(seen > 0);
    }

    #[test]
    fn the_largest_lead_is_not_below_the_last() {
        for seed in 0..20 {
            let play = played(seed);
            let points = |side| play.game().position().pile(side).points() as i32;
            let last = (points(Side::Red) - points(Side::Black)).abs();
            let (_, lead) = largest_lead(&play).unwrap();
            assert!(lead >= last, "{lead} {last}");
        }
    }
}
