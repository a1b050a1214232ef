use std::collections::BTreeMap;

use engine::debacle::Debacle;
use engine::dekal::Dekal;
use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Game, Match, Phase, Player, Seat, Seed};
use protocol::Expectation;
use rand::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;
use crate::day::{DAY_MS, Day};

const ID: &str = "0123456789abcdef";
/// Noon of 2026-12-01 (UTC).
const NOON: u64 = 1_796_083_200_000 + DAY_MS / 2;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Noon, so many days after the first of December.
fn noon(days: u64) -> u64 {
    NOON + days * DAY_MS
}

#[test]
fn only_what_cost_enough_and_was_not_lost_is_worth_repeating() {
    let review = |best: f32, played: f32, margin: f32| MoveReview {
        best: String::new(),
        with_best: Expectation {
            value: best,
            score: 0.0,
        },
        with_played: Expectation {
            value: played,
            score: 0.0,
        },
        margin,
        is_at_stake: true,
    };
    let share =
        |best, played, margin, least| is_worth(&review(best, played, margin), Unit::Share, least);
    assert!(share(0.5, 0.46, 0.01, Quality::Mistake));
    assert!(!share(0.5, 0.48, 0.01, Quality::Mistake), "too little");
    assert!(share(0.5, 0.48, 0.01, Quality::Inaccuracy));
    assert!(!share(0.5, 0.46, 0.05, Quality::Inaccuracy), "not certain");
    assert!(!share(0.5, 0.2, f32::INFINITY, Quality::Inaccuracy));
    assert!(!share(0.049, 0.0, 0.01, Quality::Mistake), "lost");
    assert!(share(0.051, 0.0, 0.01, Quality::Mistake));
    let points =
        |best, played| is_worth(&review(best, played, 0.2), Unit::Points, Quality::Mistake);
    assert!(points(1.5, 0.5) && points(-3.0, -4.5) && !points(1.5, 0.6));
    assert_eq!(
        CoachLevel::ALL.map(least),
        [
            Quality::Mistake,
            Quality::Blunder,
            Quality::Mistake,
            Quality::Inaccuracy
        ]
    );
}

#[test]
fn keys_are_read_as_they_are_written_and_nothing_else_is() {
    let card = key(GameId::Dumble, ID);
    assert_eq!(card, "dumble/0123456789abcdef");
    let read = |key: &str| read_key(key).map(|(game, card, row)| (game, card.to_owned(), row));
    let is = |row| Some((GameId::Dumble, card.clone(), row));
    assert_eq!(read(&card), is(Row::Card));
    assert_eq!(read(&found_key(&card, 7)), is(Row::Found(7)));
    for rights in 0..=LEARNED {
        let answer = Answer { at: NOON, rights };
        assert_eq!(read(&answer_key(&card, answer)), is(Row::Answered(answer)));
    }
    for odd in [
        "",
        "dumble",
        "chess/0123456789abcdef",
        "dumble/0123456789abcde",
        "dumble/0123456789ABCDEF",
        "dumble/0123456789abcdeg",
        "dumble/0123456789abcdef/",
        "dumble/0123456789abcdef/1796083200000",
        "dumble/0123456789abcdef/179608320000/1",
        "dumble/0123456789abcdef/+796083200000/1",
        "dumble/0123456789abcdef/1796083200000/4",
        "dumble/0123456789abcdef/1796083200000/1/2",
    ] {
        assert_eq!(read_key(odd), None, "{odd}");
    }
}

/// The rows of one card that was found at the first noon, and then answered.
struct Rows(BTreeMap<String, ()>);

impl Rows {
    fn new() -> Rows {
        let card = key(GameId::Dekal, ID);
        Rows([(found_key(&card, NOON), ()), (card, ())].into())
    }

    fn repeats(&self) -> Repeats {
        Repeats::of(self.0.keys().map(String::as_str))
    }

    fn is_due(&self, now: u64) -> bool {
        self.repeats().due(GameId::Dekal, now) == [key(GameId::Dekal, ID)]
    }

    fn answer(&mut self, is_right: bool, now: u64) {
        let card = key(GameId::Dekal, ID);
        let change = self.repeats().answered(&card, is_right, now).unwrap();
        for gone in &change.removed {
            assert!(self.0.remove(gone).is_some());
        }
        assert!(
            self.0.insert(change.added, ()).is_none(),
            "a row of its own"
        );
    }

    fn next(&self, now: u64) -> Option<Day> {
        self.repeats().next(GameId::Dekal, now)
    }
}

#[test]
fn a_card_comes_after_one_four_and_fourteen_days_and_is_learned_after_three() {
    let mut rows = Rows::new();
    assert!(!rows.is_due(NOON), "one has just seen it");
    assert_eq!(rows.next(NOON), Some(day("2026-12-02")));
    // A day begins at midnight, not at the time of the finding.
    assert!(rows.is_due(day("2026-12-02").begins()));
    rows.answer(true, noon(1));
    assert_eq!(rows.next(noon(1)), Some(day("2026-12-06")));
    assert!(!rows.is_due(noon(4)) && rows.is_due(noon(5)));
    rows.answer(true, noon(5));
    assert_eq!(rows.next(noon(5)), Some(day("2026-12-20")));
    assert!(!rows.is_due(noon(18)) && rows.is_due(noon(19)));
    rows.answer(true, noon(19));
    assert!(!rows.is_due(noon(9_000)));
    let repeats = rows.repeats();
    let game = GameId::Dekal;
    assert_eq!((repeats.count(game), repeats.learned(game)), (1, 1));
    assert_eq!(repeats.next(game, noon(19)), None);
    assert_eq!(repeats.count(GameId::Dumble), 0);
}

#[test]
fn a_card_that_is_set_aside_counts_as_learned_whatever_was_answered_at_that_moment() {
    let mut rows = Rows::new();
    let card = key(GameId::Dekal, ID);
    let change = rows.repeats().set_aside(&card, noon(1)).unwrap();
    rows.answer(false, noon(1));
    rows.0.insert(change.added, ());
    assert!(!rows.is_due(noon(9_000)));
    assert_eq!(rows.repeats().learned(GameId::Dekal), 1);
    assert_eq!(rows.repeats().set_aside("dekal/none", noon(1)), None);
}

#[test]
fn a_wrong_answer_begins_anew() {
    let mut rows = Rows::new();
    rows.answer(true, noon(1));
    rows.answer(true, noon(5));
    rows.answer(false, noon(19));
    assert_eq!(rows.next(noon(19)), Some(day("2026-12-21")));
    rows.answer(true, noon(20));
    assert_eq!(rows.next(noon(20)), Some(day("2026-12-25")));
    assert_eq!(rows.repeats().learned(GameId::Dekal), 0);
}

#[test]
fn a_clock_that_goes_back_neither_loses_a_card_nor_repeats_it_at_once() {
    // Answered a week ahead of time: it rests, and is back after at most a week more than it should be.
    let mut rows = Rows::new();
    rows.answer(true, noon(8));
    assert!(!rows.is_due(noon(1)) && rows.is_due(noon(12)));
    // A clock that is back a little puts no answer before the last one.
    rows.answer(true, noon(7));
    assert_eq!(rows.next(noon(7)), Some(day("2026-12-23")));
    // Answered in another year: it is due once, and rests from then on.
    let mut rows = Rows::new();
    rows.answer(true, noon(1));
    rows.answer(true, noon(400));
    assert!(rows.is_due(noon(6)));
    rows.answer(true, noon(6));
    assert!(!rows.is_due(noon(6)));
    assert_eq!(rows.repeats().learned(GameId::Dekal), 1, "nothing is lost");
    // So with a card that was found in another year.
    let card = key(GameId::Dekal, ID);
    let mut rows = Rows([(found_key(&card, noon(400)), ()), (card, ())].into());
    assert!(rows.is_due(noon(3)));
    rows.answer(false, noon(3));
    assert!(!rows.is_due(noon(3)) && rows.is_due(noon(4)));
}

#[test]
fn answers_of_two_tabs_or_devices_count_once() {
    let rows = Rows::new();
    let (mut one, mut other) = (Rows(rows.0.clone()), Rows(rows.0.clone()));
    one.answer(true, noon(1));
    other.answer(true, noon(1) + 5);
    // The other device had found it later: its first day does not begin it anew.
    other
        .0
        .insert(found_key(&key(GameId::Dekal, ID), noon(2)), ());
    let mut both = Rows(one.0.into_iter().chain(other.0).collect());
    assert_eq!(both.next(noon(1)), Some(day("2026-12-06")));
    both.answer(true, noon(5));
    assert_eq!(both.next(noon(5)), Some(day("2026-12-20")));
    // Answers alone are no card, and a card alone is due.
    let answers = both.0.keys().filter(|row| row.ends_with("/1"));
    assert_eq!(Repeats::of(answers.map(String::as_str)), Repeats::default());
    assert!(Rows([(key(GameId::Dekal, ID), ())].into()).is_due(NOON));
}

#[test]
fn what_waits_longest_comes_first() {
    let [old, new] = [1, 2].map(|number| key(GameId::Dekal, &format!("{number:016x}")));
    let rows = [
        old.clone(),
        new.clone(),
        found_key(&new, noon(0)),
        found_key(&old, noon(3)),
    ];
    let repeats = Repeats::of(rows.iter().map(String::as_str));
    assert_eq!(repeats.due(GameId::Dekal, noon(9)), [&new, &old]);
    assert_eq!(repeats.due(GameId::Detrak, noon(9)), Vec::<&str>::new());
}

/// A card of a decision that is played at random, with its id.
fn cards<G: Game>(rules: &G::Rules) -> Vec<(String, Card)> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let mut play = Match::<G>::new(rules.clone()).unwrap();
    let mut cards = Vec::new();
    for step in 0..200_u32 {
        match play.game().phase() {
            Phase::Chance => drop(play.draw(Seed(7))),
            Phase::Over => break,
            Phase::Decide(seats) => {
                let seat = seats.iter().last().unwrap();
                let legal = play.game().legal_actions(seat);
                let played = *legal.choose(&mut rng).unwrap();
                let others = legal.iter().filter(|action| **action != played);
                let accepted: Vec<String> = others.take(3).map(ToString::to_string).collect();
                if !accepted.is_empty() {
                    let card = Card {
                        ended: NOON,
                        against: vec![bot("Mila \"M\""), bot("Zoé")],
                        position: play.game().to_string(),
                        seat,
                        played: played.to_string(),
                        accepted,
                        cost: 0.031 * step as f32,
                    };
                    cards.push((id_of(play.game(), seat), card));
                }
                play.act(seat, played).unwrap();
            }
        }
    }
    assert!(cards.len() > 5, "{}: {}", G::ID.name(), cards.len());
    cards
}

fn check<G: Game>(rules: &G::Rules) {
    for (id, card) in cards::<G>(rules) {
        let text = card.to_string();
        let read = Card::read(&text).expect(&text);
        assert_eq!(read, card);
        let decision = read.decision::<G>().expect(&text);
        assert_eq!(decision.state.to_string(), card.position);
        assert_eq!(id_of(&decision.state, read.seat), id);
        let others = GameId::ALL.into_iter().filter(|game| read.is_of(*game));
        assert_eq!(others.collect::<Vec<_>>(), [G::ID], "{text}");
        for change in [
            |card: &mut Card| card.accepted.push(card.played.clone()),
            |card: &mut Card| card.accepted.clear(),
            |card: &mut Card| card.accepted.push("nonsense".into()),
            |card: &mut Card| card.played = "nonsense".into(),
            |card: &mut Card| card.position.push('x'),
            |card: &mut Card| card.seat = Seat::new(7).unwrap(),
        ] {
            let mut other = card.clone();
            change(&mut other);
            assert_eq!(other.decision::<G>(), None, "{other}");
        }
    }
}

#[test]
fn the_cards_of_every_game_are_read_as_they_are_written() {
    check::<Dekal>(&Default::default());
    check::<Detrak>(&Default::default());
    check::<Dumble>(&Default::default());
    check::<Debacle>(&Default::default());
}

#[test]
fn what_no_game_has_is_neither_due_nor_counted() {
    let (id, card) = cards::<Dekal>(&Default::default()).swap_remove(0);
    let good = key(GameId::Dekal, &id);
    let odd = key(GameId::Dekal, "0123456789abcdef");
    let rows = BTreeMap::from([
        (good.clone(), card.to_string()),
        (found_key(&good, NOON), String::new()),
        (odd.clone(), "of a later release".into()),
        (found_key(&odd, NOON), String::new()),
    ]);
    let keys = usable(&rows);
    let repeats = Repeats::of(keys.iter().map(String::as_str));
    assert_eq!(repeats.count(GameId::Dekal), 1);
    assert_eq!(repeats.due(GameId::Dekal, NOON + 2 * DAY_MS), [good]);
}

fn bot(name: &str) -> Player {
    Player {
        name: name.into(),
        bot: Some("strong".into()),
    }
}

#[test]
fn what_is_no_card_is_refused() {
    let (_, card) = cards::<Dekal>(&Default::default()).swap_remove(0);
    let with = |change: &dyn Fn(&mut Card)| {
        let mut card = card.clone();
        change(&mut card);
        Card::read(&card.to_string())
    };
    assert!(with(&|_| {}).is_some());
    assert_eq!(with(&|card| card.against = vec![bot("")]), None);
    assert_eq!(
        with(&|card| card.against = vec![bot(&"x".repeat(81))]),
        None
    );
    assert_eq!(with(&|card| card.against = vec![bot("a\nb")]), None);
    assert_eq!(with(&|card| card.against = vec![bot("x"); 8]), None);
    assert_eq!(with(&|card| card.against[0].bot = None), None);
    assert_eq!(with(&|card| card.against[0].bot = Some("x".into())), None);
    assert_eq!(with(&|card| card.cost = -1.0), None);
    assert_eq!(with(&|card| card.cost = f32::INFINITY), None);
    assert_eq!(with(&|card| card.position = "x".repeat(20_000)), None);
    for odd in ["", "{}", "[]", "null", "{\"ended\":-1}"] {
        assert_eq!(Card::read(odd), None, "{odd}");
    }
}
