//! Everything that the screen shows of a review, independent of the game.

use engine::{Game, Seat, SeatSet};
use protocol::MoveReview;
use ui::i18n::{Texts, Translated};

use super::account::{Account, JudgedDecision, Rivals, Row, Track, Turns, ranking, rows, tracks};
use super::decisions::{self, DecisionPoint, Words, moments, results};
use super::texts::ReviewTexts;
use model::lang::Lang;
use model::session::Session;
use model::value_scale::{Unit, ValueScale};
use table::{Playable, name};

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyDecision {
    /// Its place among all decisions, from 0.
    pub number: usize,
    /// What was found out about it.
    pub judged: JudgedDecision,
    /// How many points the best choice promises besides, more being better;
    /// `None` where points are the unit, or the best promises none.
    pub points: Option<f64>,
    /// What was done, and what was better.
    pub words: Words,
    /// What was better, in the game's notation.
    pub best: String,
}

/// A review that is done.
#[derive(Clone, PartialEq, Debug)]
pub struct Digest {
    /// What values are told in.
    pub measure: ValueScale,
    /// What others' choices change.
    pub rivals: Rivals,
    /// The names of all seats.
    pub names: Vec<String>,
    /// Where persons sit.
    pub persons: SeatSet,
    /// How many rounds were played.
    pub rounds: usize,
    /// Every seat's way through the match.
    pub tracks: Vec<Track>,
    /// The same as a table.
    pub rows: Vec<Row>,
    /// The decisions that cost something, the dearest first.
    pub costly: Vec<CostlyDecision>,
    /// How many decisions there were.
    pub decisions: usize,
}

impl Digest {
    /// Of a match whose decisions have all been judged.
    pub fn new<G: Playable>(
        session: &Session<G::Game>,
        findings: &[MoveReview],
        lang: Lang,
    ) -> Digest {
        let play = session.play();
        let seats = play.game().seats();
        let judged: Vec<JudgedDecision> = moments::<G>(play)
            .into_iter()
            .zip(findings)
            .map(|(moment, finding)| JudgedDecision::new(moment, finding))
            .collect();
        let results = results::<G>(play);
        let results = results.as_deref();
        let rivals = Rivals::of(seats, ValueScale::of(G::ID).apart);
        let order = ranking(&judged);
        let told =
            decisions::words::<G>(play, findings, |number| judged[number].cost() > 0.0, lang);
        let costly = order.into_iter().filter_map(|number| {
            let place = told
                .binary_search_by_key(&number, |(other, _)| *other)
                .ok()?;
            Some(CostlyDecision {
                number,
                judged: judged[number],
                points: points_better(
                    &findings[number],
                    ValueScale::of(G::ID).unit,
                    ValueScale::of(G::ID).fewest_win,
                ),
                words: told[place].1.clone(),
                best: findings[number].best.clone(),
            })
        });
        Digest {
            measure: ValueScale::of(G::ID),
            rivals,
            names: Seat::all(seats)
                .map(|seat| name(session, seat, Texts::of(lang)).to_owned())
                .collect(),
            persons: session.persons(),
            rounds: 1 + judged.last().map_or(0, |last| last.moment.round),
            tracks: tracks(&judged, results, seats, ValueScale::of(G::ID)),
            rows: rows(&judged, results, seats),
            costly: costly.collect(),
            decisions: judged.len(),
        }
    }

    /// Where the person's result came from; `None` unless exactly one plays.
    pub fn own_account(&self) -> Option<&Account> {
        let seat = self.persons.first().filter(|_| self.persons.len() == 1)?;
        Some(&self.tracks[seat.index()].account)
    }

    /// A decision that cost something, by its place among all.
    pub fn find(&self, number: usize) -> Option<&CostlyDecision> {
        self.costly.iter().find(|one| one.number == number)
    }

    /// When a decision was made, in words.
    pub fn time(&self, moment: DecisionPoint, texts: &ReviewTexts) -> String {
        self.times(
            Turns {
                round: moment.round,
                first: moment.turn,
                last: moment.turn,
            },
            texts,
        )
    }

    /// Some turns in words; with the round where there are several.
    pub fn times(&self, turns: Turns, texts: &ReviewTexts) -> String {
        let round = (self.rounds > 1).then_some(turns.round + 1);
        (texts.turns)(round, turns.first, turns.last)
    }

    /// A value in words.
    pub fn number(&self, value: f64, change: bool, texts: &ReviewTexts) -> String {
        let (unit, tenths) = (self.measure.unit, self.tenths(value));
        if change {
            unit.write_change(tenths, texts.numbers)
        } else {
            unit.write(tenths, texts.numbers)
        }
    }

    /// A value in tenths of what it is told in.
    pub fn tenths(&self, value: f64) -> i32 {
        match self.measure.unit {
            Unit::Share => tenths(100.0 * value),
            Unit::Points => tenths(value),
        }
    }
}

/// A number in tenths.
pub fn tenths(value: f64) -> i32 {
    (10.0 * value).round() as i32
}

/// How many points more than a tenth the best choice promises besides what is
/// played for.
fn points_better(finding: &MoveReview, unit: Unit, fewer: bool) -> Option<f64> {
    let more = f64::from(finding.with_best.score - finding.with_played.score);
    let better = if fewer { -more } else { more };
    (unit != Unit::Points && better >= 0.1).then_some(better)
}
