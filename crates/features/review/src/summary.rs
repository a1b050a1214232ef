//! All that the review screen shows, independent of the game.

use engine::{Fields, Game, GameId, Seat, SeatSet};
use protocol::{Level, MoveReview};
use ui::i18n::{Texts, Translated};

use super::breakdown::{
    JudgedDecision, ResultBreakdown, Rivals, Row, SeatReview, Turns, ranking, rows, seat_reviews,
};
use super::decisions::{self, DecisionPoint, DecisionTexts, decision_points, results};
use super::level::{Costs, KindCosts, LevelFound, Loss};
use super::losses::Measured;
use super::texts::{ReviewTexts, SeatLevel, SeatSummary};
use model::games::GameProfile;
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

/// A review: of all decisions, or of those that have been judged so far.
#[derive(Clone, PartialEq, Debug)]
pub struct ReviewSummary {
    /// The game.
    pub game: GameId,
    /// The scale of the values.
    pub scale: ValueScale,
    /// What the game's levels lose in matches like this one, if that was measured.
    pub measured: Option<&'static Measured>,
    /// The effect of other seats' choices.
    pub rivals: Rivals,
    /// The names of all seats.
    pub names: Vec<String>,
    /// The seats of persons.
    pub persons: SeatSet,
    /// The seat of the person who reads it, if they played.
    pub you: Option<Seat>,
    /// The seat whose review it is, where several persons have played and one of them has been chosen.
    pub reader: Option<Seat>,
    /// The seat that the sentence about the match describes: that of the review, the only person's, or else the winner's.
    pub hero: Seat,
    /// Who has won, in a sentence; `None` if the match is not over or has one player.
    pub won: Option<String>,
    /// The number of rounds.
    pub rounds: usize,
    /// Whether all decisions are judged. Only then does the rest say anything, but for `costly` and, once the persons' are,
    /// for what is told of these alone.
    pub is_done: bool,
    /// Whether the decisions of all persons are judged.
    pub is_own_done: bool,
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
    /// Makes the summary of a match; `reviews` has one entry for each of its decisions, with those that have been judged.
    pub fn new<G: Playable>(
        session: &Session<G::Game>,
        reviews: &[Option<MoveReview>],
        lang: Lang,
    ) -> ReviewSummary {
        let play = session.play();
        let seats = play.game().seats();
        let persons = session.persons();
        let hero = Some(persons).filter(|persons| persons.len() == 1);
        let hero = hero.or_else(|| Some(play.outcome()?.winners()));
        let points = decision_points::<G>(play);
        let is_known = |number: usize| reviews.get(number).is_some_and(Option::is_some);
        let mut own = points.iter().enumerate();
        let is_own_done = own.all(|(at, point)| is_known(at) || !persons.contains(point.seat));
        let numbered = points.iter().zip(reviews).enumerate();
        let (numbers, judged): (Vec<usize>, Vec<JudgedDecision>) = numbered
            .filter_map(|(number, (point, review))| {
                Some((number, JudgedDecision::new(*point, review.as_ref()?)))
            })
            .unzip();
        let results = results::<G>(play);
        let results = results.as_deref();
        let rivals = Rivals::of(seats, ValueScale::of(G::ID).independent_seats);
        let order = ranking(&judged);
        let mut wanted: Vec<usize> = order.iter().map(|place| numbers[*place]).collect();
        wanted.sort_unstable();
        let is_wanted = |number: usize| wanted.binary_search(&number).is_ok();
        let named = |seat: Seat| {
            let name = name(session, seat, Texts::of(lang));
            (session.you() != Some(seat)).then(|| name.to_owned())
        };
        let sentences = decisions::decision_texts::<G>(play, reviews, is_wanted, &named, lang);
        let costly = order.into_iter().filter_map(|place| {
            let number = numbers[place];
            let sentence = sentences
                .binary_search_by_key(&number, |(other, _)| *other)
                .ok()?;
            let review = reviews[number].as_ref()?;
            Some(CostlyDecision {
                number,
                judged: judged[place],
                points: points_better(
                    review,
                    ValueScale::of(G::ID).unit,
                    ValueScale::of(G::ID).fewest_win,
                ),
                texts: sentences[sentence].1.clone(),
                best: review.best.clone(),
            })
        });
        ReviewSummary {
            game: G::ID,
            scale: ValueScale::of(G::ID),
            measured: measured::<G>(session),
            rivals,
            names: Seat::all(seats)
                .map(|seat| name(session, seat, Texts::of(lang)).to_owned())
                .collect(),
            persons,
            you: session.you(),
            reader: None,
            hero: hero.and_then(|seats| seats.first()).unwrap_or(Seat::FIRST),
            won: winners(session, Texts::of(lang)).filter(|_| seats > 1),
            rounds: 1 + points.last().map_or(0, |last| last.round),
            is_done: judged.len() == points.len(),
            is_own_done,
            seat_reviews: seat_reviews(&judged, results, seats, ValueScale::of(G::ID)),
            rows: rows(&judged, results, seats),
            costly: costly.collect(),
            decisions: points.len(),
        }
    }

    /// The review as the person on a seat reads it, if there is one.
    #[must_use]
    pub fn read_by(self, reader: Option<Seat>) -> ReviewSummary {
        let hero = reader.unwrap_or(self.hero);
        ReviewSummary {
            reader,
            hero,
            ..self
        }
    }

    /// The seat of the review, or of the only person, once the persons' decisions are judged.
    fn own_seat(&self) -> Option<Seat> {
        let only = self.persons.first().filter(|_| self.persons.len() == 1);
        self.reader.or(only).filter(|_| self.is_own_done)
    }

    /// Whether what luck gave to a seat is known. Between two players it depends on the decisions of both.
    fn knows_luck(&self, seat: Seat) -> bool {
        self.is_done || self.rivals != Rivals::One && self.own_seat() == Some(seat)
    }

    /// The breakdown of that person; `None` if there is none, or not all decisions on which it depends are judged.
    pub fn own_breakdown(&self) -> Option<&ResultBreakdown> {
        let seat = self.own_seat().filter(|seat| self.knows_luck(*seat))?;
        Some(&self.seat_reviews[seat.index()].breakdown)
    }

    /// Whether what the seats expected at the start adds up to a win, or has nothing to do with each other. Where they know
    /// different things, or decide at different moments, it need not.
    pub fn starts_add_up(&self) -> bool {
        let both_know_the_same = self.rivals == Rivals::One && self.scale.perfect_information;
        self.rivals == Rivals::None || both_know_the_same
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

    /// What the match was for one seat; `None` if it decided nothing, or until all decisions on which that depends are judged.
    pub fn seat_summary(&self) -> Option<SeatSummary<'_>> {
        let index = self.hero.index();
        let seat_review = self
            .seat_reviews
            .get(index)
            .filter(|seat_review| self.knows_luck(self.hero) && seat_review.decisions > 0)?;
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

    /// What that person's decisions cost, in the unit of the levels' losses; `None` if there is none, or until they are
    /// judged.
    pub fn own_costs(&self) -> Option<Costs> {
        let costs = self.seat_reviews[self.own_seat()?.index()].costs;
        Some(match self.scale.unit {
            Unit::Share => costs.times(1_000.0),
            Unit::Points => costs,
        })
    }

    /// What that person's decisions that cost something did cost, by kind, in the unit of the levels' losses.
    pub fn own_kinds(&self) -> Vec<KindCosts> {
        let mut kinds: Vec<KindCosts> = Vec::new();
        let own = self.own_seat();
        // The most expensive comes first.
        for costly in self
            .costly
            .iter()
            .filter(|one| Some(one.judged.point.seat) == own)
        {
            let sum = match self.scale.unit {
                Unit::Share => 1_000.0 * costly.judged.cost(),
                Unit::Points => costly.judged.cost(),
            };
            let kind = costly.texts.kind;
            match kinds.iter_mut().find(|known| known.kind == kind) {
                Some(known) => {
                    known.decisions += 1;
                    known.sum += sum;
                }
                None => kinds.push(KindCosts {
                    kind,
                    decisions: 1,
                    sum,
                    worst: costly.number,
                }),
            }
        }
        kinds
    }

    /// Which level decides as well as that person did; `None` if there is none, without decisions at stake, and until these
    /// are judged.
    pub fn seat_level(&self, texts: &Texts) -> Option<SeatLevel<'_>> {
        let (seat, costs) = (self.own_seat()?, self.own_costs()?);
        let found = seat_level(self.game, self.scale.unit, costs, 1, self.measured, texts)?;
        Some(SeatLevel {
            name: Some(self.names[seat.index()].as_str()).filter(|_| self.you != Some(seat)),
            ..found
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

/// Which level decides as well as a person whose decisions in so many `games` cost this much, in the unit of the levels'
/// losses; `None` without decisions.
pub fn seat_level(
    game: GameId,
    unit: Unit,
    costs: Costs,
    games: usize,
    measured: Option<&Measured>,
    texts: &Texts,
) -> Option<SeatLevel<'static>> {
    let levels = measured.map_or(&[][..], |measured| measured.levels);
    let loss = Loss::of(costs, levels.first().map_or(0.0, |weakest| weakest.loss))?;
    let found = LevelFound::of(loss, games, levels);
    let said = |levels: [Level; 2]| {
        levels.map(|level| (level.place(game) + 1, texts.common.level_in(level, game)))
    };
    let parts = match unit {
        Unit::Share => 10.0,
        Unit::Points => 100.0,
    };
    Some(SeatLevel {
        name: None,
        unit,
        decisions: costs.decisions,
        loss: (parts * loss.mean).round() as u32,
        levels: found.map(|found| said(found.levels)),
        open: found
            .and_then(|found| found.open)
            .map(|open| (said(open.levels).map(|(number, _)| number), open.games)),
    })
}

/// What the game's levels lose in matches like this one, if that was measured.
pub fn measured<G: Playable>(session: &Session<G::Game>) -> Option<&'static Measured> {
    let seats = session.play().game().seats();
    Measured::of(G::ID, seats, variant::<G>(session))
}

/// The variant of a match's rules.
fn variant<G: Playable>(session: &Session<G::Game>) -> &'static str {
    let record = session.record(None).to_json();
    let fields = Fields::of(&record).unwrap_or_default();
    G::Game::variant(&fields.get("rules").unwrap_or_default())
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
