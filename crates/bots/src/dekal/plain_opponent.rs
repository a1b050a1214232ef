//! The next turn of two players against a plain opponent.
//!
//! A person need not play as well as the network expects of everybody. A plain player turns over any card,
//! and drafts by what lies face up (see [`by_visible_points`]). The expectation against it is as exact as
//! against the network's best play: it goes over all pairs of cards; only its next hole is sampled.

use engine::dekal::{Action, Grid, MAX_PLAYERS};

use super::expectation::{Expectation, Mean};
use super::net::{Context, GridValue, Net, is_over};
use super::one_ply::by_visible_points;
use super::pairs::{each_pair, value};
use super::round::Round;
use super::terminal::terminal_value;
use super::turn::{Drafts, GridValues, best_hole, expectation};

/// The most holes in the sample of the plain player's choices.
const HOLES: usize = 4;

/// The expectation of a seat of two over the next turn, if the other plays plainly; the drafts of the round
/// so far are done. `None` if it is not known yet who drafts first, or if the round is over before that turn.
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
    let blank = round.grids[other].face_down();
    let (all, holes) = (blank.len(), blank.len().min(HOLES));
    let mut mean = Mean::default();
    for place in 0..holes {
        round.holes[other] = Some(blank.nth(place * all / holes));
        mean.add(1.0, Turn::new(net, &round, seat)?.expected());
    }
    Some(mean.expectation())
}

/// A turn against a plain player; the holes are chosen and no cards up yet.
pub struct Turn<'a> {
    net: &'a Net,
    round: &'a Round,
    seat: usize,
    drafts: Drafts<'a>,
    /// The context of the plain player's grid afterwards; `None` if the round is over then.
    after: Option<Context>,
    /// The values of its grids that are known.
    judged: Vec<(Grid, GridValue)>,
}

impl<'a> Turn<'a> {
    /// The turn for this seat, which plays by the network; `None` if it is not known yet who drafts first.
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

    /// The expectation of the seat over all pairs of cards.
    pub fn expected(mut self) -> Expectation {
        let mut mean = Mean::default();
        each_pair(&self.round.unseen, |cards, ways| {
            let values = self.play(cards);
            let point = self.drafts.point();
            mean.add(ways, expectation(self.round, &values, point, self.seat));
        });
        mean.expectation()
    }

    /// The values of both seats after these cards were drafted.
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
