//! Reviews of matches between bots; the tests judge the decisions as the workers do.

use ::debacle::DebacleUi;
use ::dekal::DekalUi;
use ::detrak::DetrakUi;
use ::dumble::DumbleUi;
use bots::BotGame;
use engine::dekal;
use engine::detrak;
use engine::dumble;
use engine::{Entry, Game, GameId, Match, Phase, Seat, SeatSet, Seed, View};
use protocol::{Effort, Expectation, JudgeTask, Level, MoveReview, Shard, Task};

use super::breakdown::ResultBreakdown;
use super::decisions::{decision_points, decision_texts, tasks};
use super::summary::ReviewSummary;
use model::lang::Lang;
use model::session::{Participant, Session};
use model::value_scale::{Unit, ValueScale};
use table::{Playable, RulesOf};
use ui::i18n::{Texts, Translated};

mod agreement;
mod mistakes;
mod own;
mod strangers;

/// A match between bots of these levels, cut off after this many rounds.
pub(super) fn played<G: Playable<Game: BotGame>>(
    rules: RulesOf<G>,
    levels: &[Level],
    rounds: usize,
) -> Session<G::Game> {
    played_with::<G>(rules, levels, rounds, Seed(5))
}

/// The same with other luck.
fn played_with<G: Playable<Game: BotGame>>(
    rules: RulesOf<G>,
    levels: &[Level],
    rounds: usize,
    seed: Seed,
) -> Session<G::Game> {
    let mut participants: Vec<Participant> = Vec::new();
    for level in levels {
        participants.push(Participant {
            name: level.name().into(),
            bot: Some(*level),
        });
    }
    let mut session = Session::<G::Game>::new(rules, participants, seed).unwrap();
    while session.outcome().is_none() {
        match session.game().phase() {
            Phase::Chance => {
                session.draw();
            }
            Phase::Over if session.play().rounds().len() == rounds => break,
            Phase::Over => session.next_round().unwrap(),
            Phase::Decide(seats) => {
                let seat = seats.first().unwrap();
                let task = Task::<G::Game> {
                    view: session.game().view(Some(seat)),
                    level: levels[seat.index()],
                    seed: session.play().log().len() as u64,
                    style: None,
                    shard: Shard { index: 0, of: 8 },
                };
                let advice = bots::advise(&task).unwrap();
                session.act(seat, advice.best().unwrap()).unwrap();
            }
        }
    }
    session
}

/// The workers' reviews of every decision.
fn reviews<G: Playable<Game: BotGame>>(play: &Match<G::Game>) -> Vec<Option<MoveReview>> {
    let judged = |task: JudgeTask<G::Game>| G::Game::judge(&task).map(bots::finish).unwrap();
    // Less effort than that of workers takes less time.
    let less = |task| JudgeTask {
        effort: Effort(20),
        ..task
    };
    let all = tasks::<G>(play);
    all.map(|(_, task, played)| judged(less(task)).review(played))
        .collect()
}

fn review<G: Playable<Game: BotGame>>(session: &Session<G::Game>) -> ReviewSummary {
    let summary = ReviewSummary::new::<G>(session, &reviews::<G>(session.play()), Lang::En);
    let outcome = session.outcome();
    for (index, seat_review) in summary.seat_reviews.iter().enumerate() {
        let ResultBreakdown {
            start,
            own,
            others,
            luck,
            result,
        } = seat_review.breakdown;
        assert!((start + own + others + luck - result).abs() < 1e-9);
        // What is shown adds up as well.
        let changes = summary.changes(&seat_review.breakdown);
        let [start, result] = match ValueScale::of(G::ID).unit {
            Unit::Share => [start, result].map(|value| value.clamp(0.0, 1.0)),
            Unit::Points => [start, result],
        };
        assert_eq!(
            summary.tenths(start) + changes.own + changes.others + changes.luck,
            summary.tenths(result)
        );
        assert!(own <= 0.0 && seat_review.costly <= seat_review.decisions);
        assert!((own == 0.0) == (seat_review.costly == 0));
        let wanted = match (ValueScale::of(G::ID).unit, &outcome) {
            (Unit::Share, Some(outcome)) => outcome.share(seat(index)),
            (Unit::Points, Some(outcome)) => {
                f64::from(outcome.standing(seat(index)).unwrap().score)
            }
            (_, None) => continue,
        };
        assert!((result - wanted).abs() < 1e-9, "seat {index}");
    }
    // Where nothing else is said, the players' chances at the start add up to a win.
    if summary.starts_add_up() && ValueScale::of(G::ID).unit == Unit::Share {
        let starts = summary.seat_reviews.iter();
        let sum: f64 = starts.map(|one| one.breakdown.start).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{sum}");
    }
    assert_eq!(summary.starts_add_up(), !matches!(G::ID, GameId::Dumble));
    assert!(summary.costly.len() > 1, "somebody makes mistakes");
    let costs = summary.costly.windows(2);
    for pair in costs {
        assert!(pair[0].judged.cost() >= pair[1].judged.cost());
    }
    for one in &summary.costly {
        assert_ne!(one.texts.played, one.texts.best, "{one:?}");
    }
    summary
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// The mean cost per decision of each seat, in the game's unit.
fn costs(summary: &ReviewSummary) -> Vec<f64> {
    let cost = |seat_review: &super::breakdown::SeatReview| {
        -seat_review.breakdown.own / seat_review.decisions as f64
    };
    summary.seat_reviews.iter().map(cost).collect()
}

#[test]
fn in_dekal_a_beginner_gives_more_away_than_an_expert() {
    let rules = dekal::Rules {
        rounds: dekal::Rounds::ToHundred,
        ..Default::default()
    };
    let session = played::<DekalUi>(rules, &[Level::Beginner, Level::Expert], 2);
    let summary = review::<DekalUi>(&session);
    let [beginner, expert] = costs(&summary)[..] else {
        panic!("two seats")
    };
    assert!(beginner > 3.0 * expert, "{beginner} and {expert}");
    assert_eq!(summary.rounds, 2);
    // Both see the same: what one seat loses, the other gains.
    assert!(summary.seat_reviews[1].breakdown.others > 0.0);
    // A row for every turn, and none with results: the match is not over.
    assert_eq!(summary.rows.len(), 2 * 16);
    assert!(summary.costly[0].texts.played.len() > 5);
}

#[test]
fn in_detrak_the_dice_are_told_from_the_notes() {
    let rules = detrak::Rules {
        players: 2,
        ..Default::default()
    };
    let session = played::<DetrakUi>(rules, &[Level::Beginner, Level::Expert], 1);
    let summary = review::<DetrakUi>(&session);
    let [beginner, expert] = costs(&summary)[..] else {
        panic!("two seats")
    };
    assert!(beginner > 0.4 && expert < 0.05, "{beginner} and {expert}");
    assert!(
        summary
            .seat_reviews
            .iter()
            .all(|seat_review| seat_review.breakdown.others == 0.0)
    );
}

#[test]
fn in_dumble_and_debacle_it_adds_up_too() {
    let rules = dumble::Rules::of(3);
    let levels = [Level::Beginner, Level::Strong, Level::Strong];
    let session = played::<DumbleUi>(rules, &levels, 1);
    let summary = review::<DumbleUi>(&session);
    let others = summary
        .seat_reviews
        .iter()
        .map(|seat_review| seat_review.breakdown.others);
    assert_eq!(others.collect::<Vec<_>>(), [0.0; 3]);
    let levels = [Level::Beginner, Level::Strong];
    let session = played::<DebacleUi>(Default::default(), &levels, 1);
    let summary = review::<DebacleUi>(&session);
    let [red, black] = &summary.seat_reviews[..] else {
        panic!("two seats")
    };
    // What one seat loses, the other gains, except for the last choice.
    for (one, other) in [(red, black), (black, red)] {
        assert!(one.costly > 0);
        assert!(other.breakdown.others > 0.0);
        assert!(other.breakdown.others <= 1e-9 - one.breakdown.own);
    }
}

#[test]
fn every_decision_is_asked_about_once_with_what_its_seat_knew() {
    let levels = [Level::Beginner, Level::Regular];
    let session = played::<DekalUi>(Default::default(), &levels, 1);
    let play = session.play();
    let decision_points = decision_points::<DekalUi>(play);
    let acts = play.log().iter().enumerate();
    let acts: Vec<usize> = acts
        .filter(|(_, entry)| matches!(entry, Entry::Act(..)))
        .map(|(length, _)| length)
        .collect();
    let lengths: Vec<usize> = decision_points.iter().map(|point| point.length).collect();
    assert_eq!(lengths, acts);
    let asked: Vec<JudgeTask<_>> = tasks::<DekalUi>(play).map(|(_, task, _)| task).collect();
    assert_eq!(asked.len(), decision_points.len());
    for (point, task) in decision_points.iter().zip(&asked) {
        let before = play.rewound(point.length);
        assert_eq!(task.view, before.game().view(Some(point.seat)));
        let entry = play.log()[point.length].to_string();
        let played = task.played.as_deref().unwrap();
        assert_eq!(entry, format!("{}:{played}", point.seat));
        assert!(point.deciding.contains(point.seat));
    }
    // Holes are chosen without seeing the others'.
    assert_eq!(decision_points[0].deciding.len(), 2);
    assert_eq!(decision_points[1].deciding.len(), 1);
    let reviews = reviews::<DekalUi>(play);
    assert_eq!(
        decision_texts::<DekalUi>(play, &reviews, |number| number < 3, &|_| None, Lang::Fr).len(),
        3
    );
}

/// A record that comes by a link names the person who played, who is not the reader.
#[test]
fn only_a_person_without_a_name_is_the_reader() {
    let rules = dekal::Rules::default();
    let session = played::<DekalUi>(rules, &[Level::Beginner; 2], 1);
    for (name, you) in [("", Some(seat(0))), ("Player 1", None)] {
        let mut record = session.record(None);
        record.players[0].bot = None;
        record.players[0].name = name.into();
        let read = Session::of(record).unwrap();
        let summary = ReviewSummary::new::<DekalUi>(&read, &[], Lang::En);
        assert_eq!((summary.you, summary.hero), (you, seat(0)));
        let shown = format!("{:?} {:?}", summary.names, summary.won);
        assert_eq!(shown.contains("You"), you.is_some(), "{shown}");
    }
}

/// The level is found by just the decisions and costs that `arena judge` counts.
#[test]
fn what_a_person_loses_is_counted_as_the_levels_losses_are() {
    let levels = [Level::Beginner, Level::Expert];
    let mut record = played::<DekalUi>(Default::default(), &levels, 1).record(None);
    record.players[0].bot = None;
    record.players[0].name.clear();
    let session = Session::of(record).unwrap();
    let summary = review::<DekalUi>(&session);
    let mut costs = Vec::new();
    for (_, task, played) in tasks::<DekalUi>(session.play()) {
        let task = JudgeTask {
            effort: Effort(20),
            ..task
        };
        let judgement = bots::finish(dekal::Dekal::judge(&task).unwrap());
        if task.view.seat() == Some(seat(0)) && judgement.is_at_stake() {
            costs.push(f64::from(judgement.cost(judgement.find(played).unwrap())));
        }
    }
    let english = Texts::of(Lang::En);
    let said = summary.seat_level(english).unwrap();
    assert_eq!(said.decisions, costs.len());
    let mean = 1_000.0 * costs.iter().sum::<f64>() / costs.len() as f64;
    assert_eq!(said.loss, (10.0 * mean).round() as u32);
    assert!(said.name.is_none() && said.levels.is_some(), "{said:?}");
    // A beginner is among what one round leaves open.
    let possible = said.open.map_or_else(
        || said.levels.unwrap().map(|(number, _)| number),
        |(open, _)| open,
    );
    assert!(possible[0] <= 3, "{said:?}");
    // Somebody else is named; bots among themselves have their levels already, and without decisions there is nothing to say.
    let named = ReviewSummary {
        you: None,
        ..summary.clone()
    };
    assert!(named.seat_level(english).unwrap().name.is_some());
    let bots = ReviewSummary {
        persons: SeatSet::EMPTY,
        ..summary.clone()
    };
    assert_eq!(bots.seat_level(english), None);
    let nothing = ReviewSummary {
        seat_reviews: vec![Default::default(); 2],
        ..summary
    };
    assert_eq!(nothing.seat_level(english), None);
}

#[test]
fn mistakes_are_listed_as_they_are_found_and_nothing_else_is_told_before_the_end() {
    let levels = [Level::Beginner; 2];
    let session = played::<DekalUi>(Default::default(), &levels, 1);
    let all = reviews::<DekalUi>(session.play());
    let whole = ReviewSummary::new::<DekalUi>(&session, &all, Lang::En);
    assert!(whole.is_done && whole.seat_summary().is_some());
    let order: Vec<usize> = whole.costly.iter().map(|one| one.number).collect();
    assert!(order.len() > 3, "{order:?}");
    // Every other decision has been judged.
    let some = all.iter().enumerate();
    let some = some.map(|(number, review)| review.clone().filter(|_| number % 2 == 0));
    let some = ReviewSummary::new::<DekalUi>(&session, &some.collect::<Vec<_>>(), Lang::En);
    let found: Vec<usize> = some.costly.iter().map(|one| one.number).collect();
    let wanted: Vec<usize> = order
        .iter()
        .copied()
        .filter(|number| number % 2 == 0)
        .collect();
    assert!(!wanted.is_empty() && wanted.len() < order.len());
    assert_eq!(found, wanted, "the most expensive first");
    for number in found {
        assert_eq!(some.find(number), whole.find(number), "it stays as it is");
    }
    assert!(!some.is_done && some.seat_summary().is_none());
    assert_eq!(some.own_breakdown(), None);
    assert_eq!(
        (some.decisions, some.rounds),
        (whole.decisions, whole.rounds)
    );
}
