//! How lucky the dice of a game were: what the regular level comes to on them,
//! less what it comes to on all dice.

use engine::detrak::Detrak;
use protocol::{Level, Study};
use yew::prelude::*;

use super::study::Findings;
use crate::archive::{Device, Keepsake};
use crate::results::{Luck, Scale, note_luck};
use crate::session::Session;
use crate::table::now;

/// How many of its games have to be known: with fewer, chance would play a part
/// in what is told of chance.
const GAMES: usize = 100;

/// The luck in a game's dice, once enough is known of them.
fn luck(findings: &Findings, advanced: bool) -> Option<Luck> {
    let regular = Level::ALL
        .iter()
        .position(|level| *level == Level::Regular)?;
    let scores = &findings.scores[regular];
    let count = i32::try_from(scores.len()).ok()?;
    let sum: i32 = scores.iter().sum();
    (scores.len() >= GAMES).then(|| Luck {
        scale: Scale::Points,
        thousandths: sum * 1_000 / count - Study::REGULAR[usize::from(advanced)],
    })
}

/// Notes the luck with the result of a game that is over.
#[hook]
pub fn use_luck_note(session: &Session<Detrak>, findings: &Findings) {
    let known = session
        .outcome()
        .and_then(|_| luck(findings, session.game().is_advanced()));
    let session = session.clone();
    use_effect_with(known, move |known| {
        if let Some(luck) = known {
            let game = Keepsake::new(session.record(None), now());
            // Storage that takes nothing is told of when the match is saved.
            let _ = note_luck(&Device, game.id(), *luck);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_on_which_bots_do_well_are_lucky() {
        let mut findings = Findings::default();
        assert_eq!(luck(&findings, false), None);
        findings.scores[1] = vec![35; GAMES];
        let points = |advanced| luck(&findings, advanced).map(|luck| luck.thousandths);
        assert_eq!(points(false), Some(35_000 - Study::REGULAR[0]));
        assert_eq!(points(true), Some(35_000 - Study::REGULAR[1]));
    }
}
