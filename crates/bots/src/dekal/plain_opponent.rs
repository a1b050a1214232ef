//! The next turn of two, where the other is a plain player.
//!
//! Whoever sits opposite need not play as well as the network expects of everybody.
//! A plain player turns over any card, and drafts by what lies face up (see
//! [`by_visible_points`]). What a turn against it comes to is as exact as against the network's
//! best: all pairs of cards are looked at; only of its next hole there is a sample.

use engine::dekal::{Action, Grid, MAX_PLAYERS};

use super::expectation::{Expectation, Mean};
use super::net::{Context, GridValue, Net, is_over};
use super::one_ply::by_visible_points;
use super::pairs::{each_pair, value};
use super::round::Round;
use super::terminal::terminal_value;
use super::turn::{Drafts, GridValues, best_hole, expectation};

/// How many holes of the plain player stand for all it may choose, at most.
const HOLES: usize = 4;

/// What a seat of two may expect of the next turn after an action, which a round's
/// drafts have in them already, if the other plays plainly; `None` if it is not known
/// yet who drafts first, or if all is counted before that turn.
pub fn expected(net: &Net, done: &Round, action: Action, seat: usize) -> Option<Expectation> {
    let (mut round, other) = (done.clone(), 1 - seat);
    if round.drafter() == Some(other) {
        round.draft(by_visible_points(&round, other, 1.0));
    }
    if round.is_over() {
        return None;
    }
    round.holes = [None; MAX_PLAYERS];
    round.holes[seat] = Some(match action {
        Action::Reveal(cell) => cell,
        Action::Draft(_) => best_hole(net, &round, seat),
    });
    let blank = round.grids[other].blank();
    let (all, holes) = (blank.len(), blank.len().min(HOLES));
    let mut mean = Mean::default();
    for place in 0..holes {
        round.holes[other] = Some(blank.nth(place * all / holes));
        mean.add(1.0, Turn::new(net, &round, seat)?.expected());
    }
    Some(mean.expectation())
}

/// A turn against a plain player, the holes being chosen and no cards up yet.
pub struct Turn<'a> {
    net: &'a Net,
    round: &'a Round,
    seat: usize,
    drafts: Drafts<'a>,
    /// What surrounds the plain player's grid afterwards; `None` if all is counted
    /// then.
    after: Option<Context>,
    /// What its grids were found to be worth.
    judged: Vec<(Grid, GridValue)>,
}

impl<'a> Turn<'a> {
    /// The turn as this seat sees it, which goes by the network; `None` if it is not
    /// known yet who drafts first.
    pub fn new(net: &'a Net, round: &'a Round, seat: usize) -> Option<Turn<'a>> {
        round.token?;
        let next = round.next_round_context(1 - seat);
        Some(Turn {
            net,
            round,
            seat,
            drafts: Drafts::of_any_cards(net, round),
            after: (!is_over(next.turn)).then(|| net.context(&next)),
            judged: Vec::new(),
        })
    }

    /// What the seat may expect over all pairs of cards.
    pub fn expected(mut self) -> Expectation {
        let mut mean = Mean::default();
        each_pair(&self.round.unseen, |cards, ways| {
            let values = self.play(cards);
            let point = self.drafts.point();
            mean.add(ways, expectation(self.round, &values, point, self.seat));
        });
        mean.expectation()
    }

    /// What both are worth when these cards were drafted.
    fn play(&mut self, cards: [usize; 2]) -> GridValues {
        let mut round = self.round.clone();
        round.centre.extend(cards.map(value));
        let mut values = GridValues::default();
        while let Some(seat) = round.drafter() {
            if seat == self.seat {
                let draft = self.drafts.best(&round);
                values[seat] = self.drafts.value_with(seat, draft.card);
                round.draft(draft);
            } else {
                round.draft(by_visible_points(&round, seat, 1.0));
                values[seat] = self.evaluate(round.grids[seat]);
            }
        }
        values
    }

    fn evaluate(&mut self, grid: Grid) -> GridValue {
        let known = self.judged.iter().find(|(judged, _)| *judged == grid);
        if let Some((_, value)) = known {
            return *value;
        }
        let value = match &self.after {
            Some(context) => self.net.evaluate(grid, None, context),
            None => terminal_value(grid),
        };
        self.judged.push((grid, value));
        value
    }
}
