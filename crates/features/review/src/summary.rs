//! All that the review screen shows, independent of the game.

use engine::{Game, Seat, SeatSet};
use protocol::MoveReview;
use ui::i18n::{Texts, Translated};

use super::breakdown::{
    JudgedDecision, ResultBreakdown, Rivals, Row, SeatReview, Turns, ranking, rows, seat_reviews,
};
use super::decisions::{self, DecisionPoint, DecisionTexts, decision_points, results};
use super::texts::{ReviewTexts, SeatSummary};
use model::lang::Lang;
use model::session::Session;
use model::value_scale::{Unit, ValueScale};
use table::{Playable, name, winners};

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyDecision {
    /// Its number among all decisions, from 0.
    pub number: usize,
    /// The decision with its values.
    pub judged: JudgedDecision,
    /// How many points better the best choice is, positive meaning better; `None` where points are the game's
    /// unit, or where it is not at least a tenth.
    pub points: Option<f64>,
    /// The action that was taken and the better one, in words.
    pub texts: DecisionTexts,
    /// The better action, in the game's notation.
    pub best: String,
}

/// A finished review.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSummary {
    /// The scale of the values.
    pub scale: ValueScale,
    /// The effect of other seats' choices.
    pub rivals: Rivals,
    /// The names of all seats.
    pub names: Vec<String>,
    /// The seats of persons.
    pub persons: SeatSet,
    /// The seat of the person who reads it, if they played.
    pub you: Option<Seat>,
    /// The seat that the sentence about the match describes: the person's, or the winner's if there is not exactly
    /// one person.
    pub hero: Seat,
    /// Who has won, in a sentence; `None` if the match is not over or has one player.
    pub won: Option<String>,
    /// The number of rounds.
    pub rounds: usize,
    /// The course of the match for every seat.
    pub seat_reviews: Vec<SeatReview>,
    /// The chart as a table.
    pub rows: Vec<Row>,
    /// The decisions that cost something, the most expensive first.
    pub costly: Vec<CostlyDecision>,
    /// The number of all decisions.
    pub decisions: usize,
}

impl ReviewSummary {
    /// Makes the summary of a match; `reviews` has one entry for each of its decisions.
    pub fn new<G: Playable>(
        session: &Session<G::Game>,
        reviews: &[MoveReview],
        lang: Lang,
    ) -> ReviewSummary {
        let play = session.play();
        let seats = play.game().seats();
        let persons = session.persons();
        let hero = Some(persons).filter(|persons| persons.len() == 1);
        let hero = hero.or_else(|| Some(play.outcome()?.winners()));
        let judged: Vec<JudgedDecision> = decision_points::<G>(play)
            .into_iter()
            .zip(reviews)
            .map(|(point, review)| JudgedDecision::new(point, review))
            .collect();
        let results = results::<G>(play);
        let results = results.as_deref();
        let rivals = Rivals::of(seats, ValueScale::of(G::ID).independent_seats);
        let order = ranking(&judged);
        let sentences = decisions::decision_texts::<G>(
            play,
            reviews,
            |number| judged[number].cost() > 0.0,
            lang,
        );
        let costly = order.into_iter().filter_map(|number| {
            let place = sentences
                .binary_search_by_key(&number, |(other, _)| *other)
                .ok()?;
            Some(CostlyDecision {
                number,
                judged: judged[number],
                points: points_better(
                    &reviews[number],
                    ValueScale::of(G::ID).unit,
                    ValueScale::of(G::ID).fewest_win,
                ),
                texts: sentences[place].1.clone(),
                best: reviews[number].best.clone(),
            })
        });
        ReviewSummary {
            scale: ValueScale::of(G::ID),
            rivals,
            names: Seat::all(seats)
                .map(|seat| name(session, seat, Texts::of(lang)).to_owned())
                .collect(),
            persons,
            you: session.you(),
            hero: hero.and_then(|seats| seats.first()).unwrap_or(Seat::FIRST),
            won: winners(session, Texts::of(lang)).filter(|_| seats > 1),
            rounds: 1 + judged.last().map_or(0, |last| last.point.round),
            seat_reviews: seat_reviews(&judged, results, seats, ValueScale::of(G::ID)),
            rows: rows(&judged, results, seats),
            costly: costly.collect(),
            decisions: judged.len(),
        }
    }

    /// The breakdown of the person; `None` unless there is exactly one person.
    pub fn own_breakdown(&self) -> Option<&ResultBreakdown> {
        let seat = self.persons.first().filter(|_| self.persons.len() == 1)?;
        Some(&self.seat_reviews[seat.index()].breakdown)
    }

    /// The decision with this number, if it cost something.
    pub fn find(&self, number: usize) -> Option<&CostlyDecision> {
        self.costly.iter().find(|one| one.number == number)
    }

    /// When a decision was made, in words.
    pub fn time(&self, point: DecisionPoint, texts: &ReviewTexts) -> String {
        self.times(
            Turns {
                round: point.round,
                first: point.turn,
                last: point.turn,
            },
            texts,
        )
    }

    /// A range of turns in words; names the round if the match has several.
    pub fn times(&self, turns: Turns, texts: &ReviewTexts) -> String {
        let round = (self.rounds > 1).then_some(turns.round + 1);
        (texts.turns)(round, turns.first, turns.last)
    }

    /// A value in words. A chance is within 0 and 100 %, even if its estimate is not.
    pub fn number(&self, value: f64, texts: &ReviewTexts) -> String {
        let tenths = self.tenths(self.shown(value));
        self.scale.unit.write(tenths, texts.numbers)
    }

    /// A value as it is shown, see [`ReviewSummary::number`].
    fn shown(&self, value: f64) -> f64 {
        match self.scale.unit {
            Unit::Share => value.clamp(0.0, 1.0),
            Unit::Points => value,
        }
    }

    /// What a seat's own choices, those of the others, and luck changed, in tenths of the unit in which values are
    /// shown. As shown, what was expected at the start and these add up to the result.
    pub fn changes(&self, breakdown: &ResultBreakdown) -> Changes {
        self.rounded_changes(breakdown, |value| self.tenths(value))
    }

    /// See [`ReviewSummary::changes`]; `rounded` is a value as it is shown.
    fn rounded_changes(
        &self,
        breakdown: &ResultBreakdown,
        rounded: impl Fn(f64) -> i32,
    ) -> Changes {
        let (own, others) = (rounded(breakdown.own), rounded(breakdown.others));
        let all = rounded(self.shown(breakdown.result)) - rounded(self.shown(breakdown.start));
        Changes {
            own,
            others,
            luck: all - own - others,
        }
    }

    /// What the match was for one seat; `None` if it decided nothing.
    pub fn seat_summary(&self) -> Option<SeatSummary<'_>> {
        let index = self.hero.index();
        let seat_review = self
            .seat_reviews
            .get(index)
            .filter(|seat_review| seat_review.decisions > 0)?;
        let breakdown = &seat_review.breakdown;
        let Changes { own, others, luck } = match self.scale.unit {
            Unit::Points => self.changes(breakdown),
            // A sentence with tenths of a percent would claim what nobody knows.
            Unit::Share => {
                self.rounded_changes(breakdown, |value| 10 * (100.0 * value).round() as i32)
            }
        };
        Some(SeatSummary {
            name: Some(self.names[index].as_str()).filter(|_| self.you != Some(self.hero)),
            unit: self.scale.unit,
            rivals: self.rivals,
            has_chance: self.scale.has_chance,
            costly: seat_review.costly,
            own,
            others,
            luck,
        })
    }

    /// A value in tenths of the unit in which it is shown: percent or points.
    pub fn tenths(&self, value: f64) -> i32 {
        match self.scale.unit {
            Unit::Share => tenths(100.0 * value),
            Unit::Points => tenths(value),
        }
    }
}

/// The changes of a seat's expectation, in tenths of the unit in which values are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Changes {
    /// By its own choices.
    pub own: i32,
    /// By the others' choices, where they can be told from luck.
    pub others: i32,
    /// By luck: the remainder.
    pub luck: i32,
}

/// A number in tenths, rounded.
pub fn tenths(value: f64) -> i32 {
    (10.0 * value).round() as i32
}

/// How many points better the best choice is; `None` if that is less than a tenth or points are the unit
/// anyway. With `fewer`, fewer points are better.
fn points_better(review: &MoveReview, unit: Unit, fewer: bool) -> Option<f64> {
    let more = f64::from(review.with_best.score - review.with_played.score);
    let better = if fewer { -more } else { more };
    (unit != Unit::Points && better >= 0.1).then_some(better)
}
