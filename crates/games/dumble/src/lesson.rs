//! The lesson of Dumble: a round that the person wins, a call that fails, and the end of a match.

use crate::DumbleUi;
use crate::texts::lesson;
use engine::Entry;
use engine::dumble::{Action, Dumble, Rules};

use ScriptStep::{Do, Read, Then};
use model::lang::Lang;
use tutorial::lesson::{Scene, ScriptStep};
use tutorial::{StopTexts, TutorialGame};

/// A round from its deal: every kind of discard and draw, and a call of Dumble.
const ROUND: &[ScriptStep] = &[
    Read("goal", &["[data-points]"]),
    Do("run", "1:4H 5H 6H"),
    Do("take", "1:take AS"),
    Then("2:9C 9H; 2:stock; *5D"),
    Do("pair", "1:8D 8S"),
    Do("stock", "1:stock"),
    Then("*2D; 2:QD; 2:stock; *8C"),
    Do("single", "1:KC"),
    Do("low", "1:stock"),
    Then("*4C; 2:10S; 2:stock; *9D"),
    Do("call", "1:dumble"),
    Read("won", &[]),
];

/// The deal of that round: to the person and to the opponent in turn.
const DEAL: &str =
    "*first 1; *4H; *9C; *5H; *9H; *6H; *10S; *8D; *QD; *8S; *JD; *KC; *7H; *3C; *6C; *AS";

/// A call with 9 points against 4.
const FAILURE: &[ScriptStep] = &[
    Do("risk", "1:dumble"),
    Read("doubled", &["[data-total='0']"]),
];

/// The log of the round before that call; the opponent begins.
const LAST_DEAL: &str =
    "next; *KC; *8C; *KD; *8D; *KH; *8H; *KS; *8S; *QS; *3H; *QD; *4H; *3S; *5H; *7H;
    2:KC KD KH KS; 2:stock; *QC; 1:8C 8D 8H 8S; 1:stock; *2C;
    2:QC QD QS; 2:stock; *9D; 1:3H 4H 5H; 1:stock; *7C;
    2:9D; 2:stock; *AD";

/// The call that ends a match.
const VICTORY: &[ScriptStep] = &[Do("last", "1:dumble"), Read("out", &[])];

/// A round without the last discard and draw of the loser L. The winner W begins it, and is about to call with
/// 3 points.
const SHORT: &str = "*KC; *QC; *KD; *QD; *KH; *JC; *KS; *10S; *4H; *9D; *5H; *8C; *6H; *7S; *3S;
    W:KC KD KH KS; W:stock; *AC; L:QC QD; L:stock; *2C;
    W:4H 5H 6H; W:stock; *2D; ";
/// The last discard and draw of L, in the first and in the second of two such rounds.
const LASTS: [&str; 2] = ["L:JC; L:stock; *3D; ", "L:7S; L:stock; *4D; "];

impl TutorialGame for DumbleUi {
    fn scenes() -> Vec<Scene<DumbleUi>> {
        let scene = |before, steps| Scene {
            rules: Rules::of(2),
            before,
            steps,
        };
        let last = seated(&format!("next; {SHORT}{}", LASTS[0]), "1", "2");
        vec![
            scene(DEAL.into(), ROUND),
            scene(two_rounds("2", "1") + LAST_DEAL, FAILURE),
            scene(two_rounds("1", "2") + &last, VICTORY),
        ]
    }

    fn stop_texts(lang: Lang) -> &'static [StopTexts] {
        lesson::texts(lang)
    }

    fn selectors(entry: &Entry<Dumble>) -> Vec<String> {
        let Entry::Act(_, action) = entry else {
            return Vec::new();
        };
        match action {
            Action::Discard(cards) => {
                let held = cards.as_slice().iter();
                let selectors = held.map(|card| format!("[data-hand='{card}']"));
                selectors
                    .chain(["[data-action='discard']".into()])
                    .collect()
            }
            Action::Stock => vec!["[data-source='stock']".into()],
            Action::Take(card) => vec![format!("[data-source='latest'][data-card='{card}']")],
            Action::Call => vec!["[data-action='dumble']".into()],
        }
    }
}

/// The log of two rounds that `winner` wins, and that give `loser` 82 points.
fn two_rounds(winner: &str, loser: &str) -> String {
    let [first, second] = LASTS;
    let rounds =
        format!("*first {winner}; {SHORT}{first}W:dumble; next; {SHORT}{second}W:dumble; ");
    seated(&rounds, winner, loser)
}

fn seated(round: &str, winner: &str, loser: &str) -> String {
    round
        .replace("W:", &format!("{winner}:"))
        .replace("L:", &format!("{loser}:"))
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use engine::dumble::Cards;

    use super::*;
    use tutorial::conformance::{at, check};

    const ANNA: Seat = Seat::FIRST.next(2);

    fn points(name: &str) -> [u8; 2] {
        let session = at::<DumbleUi>(name);
        [Seat::FIRST, ANNA].map(|seat| session.game().hand(seat).points())
    }

    #[test]
    fn the_hands_have_the_points_that_the_texts_say() {
        assert_eq!(points("goal")[0], 44);
        assert_eq!(points("take")[0], 29, "15 points less");
        assert_eq!(points("pair")[0], 30);
        assert_eq!(points("single")[0], 16);
        assert_eq!(points("call"), [10, 45]);
        assert_eq!(points("risk"), [9, 4]);
        assert_eq!(points("last"), [3, 39]);
    }

    #[test]
    fn the_rounds_end_as_the_texts_say() {
        let score = |name: &str, seat: Seat| {
            let session = at::<DumbleUi>(name);
            let outcome = engine::Game::outcome(session.game()).unwrap();
            outcome.standing(seat).unwrap().score
        };
        assert_eq!((score("won", Seat::FIRST), score("won", ANNA)), (0, 45));
        assert_eq!(
            (score("doubled", Seat::FIRST), score("doubled", ANNA)),
            (18, 0)
        );
        assert_eq!((score("out", Seat::FIRST), score("out", ANNA)), (0, 39));
    }

    #[test]
    fn totals_fall_at_a_hundred_and_end_the_match_above() {
        let total = |name: &str, seat| at::<DumbleUi>(name).game().total(seat);
        let after = |name: &str, seat| at::<DumbleUi>(name).game().total_after(seat);
        assert_eq!(total("risk", Seat::FIRST), 82);
        assert_eq!(after("doubled", Seat::FIRST), Some(50));
        assert_eq!(total("last", ANNA), 82);
        assert_eq!(after("out", ANNA), Some(121));
        let end = at::<DumbleUi>("out").outcome().unwrap();
        assert_eq!(end.winners().first(), Some(Seat::FIRST));
        assert!(
            at::<DumbleUi>("doubled").outcome().is_none(),
            "the match goes on"
        );
    }

    #[test]
    fn the_sets_are_what_the_texts_say() {
        let cards = |texts: &str| {
            let cards: Vec<_> = texts.split(' ').map(|card| card.parse().unwrap()).collect();
            Cards::new(&cards)
        };
        assert!(cards("4H 5H 6H").is_ok() && cards("AS 2S 3S").is_ok());
        assert!(cards("QS KS AS").is_err() && cards("4H 5H 6H 7H").is_err());
    }

    #[test]
    fn it_can_be_played_from_beginning_to_end() {
        check::<DumbleUi>();
    }
}
