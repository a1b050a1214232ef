//! What is told of the person's own decisions, which are judged first.

use std::rc::Rc;

use super::*;
use crate::judged_match::{JudgedMatch, Wanted};

/// A match of a person on the first seat against a bot.
pub(super) fn of_person<G: Playable<Game: BotGame>>(rules: RulesOf<G>) -> Session<G::Game> {
    let mut record = played::<G>(rules, &[Level::Beginner; 2], 1).record(None);
    record.players[0].bot = None;
    record.players[0].name.clear();
    Session::of(record).unwrap()
}

/// Made-up reviews: every third decision has cost something.
fn made_up<G: Playable>(session: &Session<G::Game>) -> Vec<Option<MoveReview>> {
    let value = |value| Expectation { value, score: 0.0 };
    let review = |number| MoveReview {
        best: String::new(),
        with_best: value(0.5),
        with_played: value(if number % 3 == 0 { 0.25 } else { 0.5 }),
        margin: 0.125,
        is_at_stake: true,
    };
    let count = decision_points::<G>(session.play()).len();
    (0..count).map(|number| Some(review(number))).collect()
}

/// The summaries once all decisions are judged, once the person's own are, and once all of these but one are.
fn summaries<G: Playable<Game: BotGame>>(rules: RulesOf<G>) -> [ReviewSummary; 3] {
    let session = of_person::<G>(rules);
    let points = decision_points::<G>(session.play());
    let is_own = |number: usize| points[number].seat == seat(0);
    let all = made_up::<G>(&session);
    let own = all.iter().enumerate();
    let own = own.map(|(number, review)| review.clone().filter(|_| is_own(number)));
    let own: Vec<_> = own.collect();
    let mut open = own.clone();
    open[(0..all.len()).rfind(|number| is_own(*number)).unwrap()] = None;
    [all, own, open].map(|known| ReviewSummary::new::<G>(&session, &known, Lang::En))
}

#[test]
fn the_persons_level_is_told_as_soon_as_their_own_decisions_are_judged() {
    let english = Texts::of(Lang::En);
    let [all, own, open] = summaries::<DekalUi>(Default::default());
    assert!(all.seat_level(english).is_some() && !own.is_done);
    assert_eq!(own.seat_level(english), all.seat_level(english));
    assert_eq!(own.own_kinds(), all.own_kinds());
    assert_eq!(open.seat_level(english), None);
    // Between two, luck is what the choices of both leave.
    assert!(all.seat_summary().is_some() && own.seat_summary().is_none());
    assert_eq!(own.own_breakdown(), None);
}

#[test]
fn where_everybody_plays_alone_the_others_need_not_be_judged() {
    let rules = detrak::Rules {
        players: 2,
        ..Default::default()
    };
    let [all, own, open] = summaries::<DetrakUi>(rules);
    assert!(all.seat_summary().is_some() && !own.is_done);
    assert_eq!(own.seat_summary(), all.seat_summary());
    assert_eq!(own.own_breakdown(), all.own_breakdown());
    assert_eq!((open.seat_summary(), open.own_breakdown()), (None, None));
}

/// The numbers of the decisions that are asked about, and for each decision whether it is the person's.
fn asked<G: Playable<Game: BotGame>>(rules: RulesOf<G>, wanted: Wanted) -> (Vec<usize>, Vec<bool>) {
    let session = Rc::new(of_person::<G>(rules));
    let judged = JudgedMatch::new::<G>(&session, &format!("{wanted:?}"), 0);
    assert!(judged.tells_level && !judged.is_own_judged());
    let numbers = judged.ask.emit(wanted).map(|(number, _)| number);
    (numbers.collect(), judged.own.to_vec())
}

#[test]
fn the_persons_own_decisions_are_asked_about_first() {
    let (asked_all, own) = asked::<DekalUi>(Default::default(), Wanted::ForOwn);
    let is_own = asked_all.iter().map(|number| own[*number]);
    assert!(is_own.is_sorted_by(|one, next| one >= next));
    assert_eq!(asked_all.len(), own.len(), "luck depends on all");
    let rules = || detrak::Rules {
        players: 2,
        ..Default::default()
    };
    let (some, own) = asked::<DetrakUi>(rules(), Wanted::ForOwn);
    let own_numbers = (0..own.len()).filter(|number| own[*number]);
    assert_eq!(some, own_numbers.collect::<Vec<_>>());
    assert_eq!(asked::<DetrakUi>(rules(), Wanted::All).0.len(), own.len());
}

#[test]
fn each_of_several_persons_has_a_review_of_their_own() {
    let english = Texts::of(Lang::En);
    let mut record = of_person::<DekalUi>(Default::default()).record(None);
    for (player, name) in record.players.iter_mut().zip(["Ada", "Zoé"]) {
        player.bot = None;
        player.name = name.into();
    }
    let session = Session::of(record).unwrap();
    let all = || ReviewSummary::new::<DekalUi>(&session, &made_up::<DekalUi>(&session), Lang::En);
    // Nobody in particular reads it: it tells of the winner, and of nobody's level.
    assert_eq!(all().seat_level(english), None);
    for (index, name) in ["Ada", "Zoé"].into_iter().enumerate() {
        let own = all().read_by(Some(seat(index)));
        let told = own.seat_summary().unwrap();
        let review = &own.seat_reviews[index];
        assert_eq!((told.name, told.costly), (Some(name), review.costly));
        assert_eq!(told.own, (1000.0 * review.breakdown.own).round() as i32);
        let level = own.seat_level(english).unwrap();
        assert_eq!(
            (level.name, level.decisions),
            (Some(name), review.costs.decisions)
        );
        let listed = own
            .own_kinds()
            .iter()
            .map(|kind| kind.decisions)
            .sum::<usize>();
        assert_eq!(listed, review.costly);
    }
}
