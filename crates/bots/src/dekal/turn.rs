//! One turn, played by the network's values of its results.

use arrayvec::ArrayVec;
use engine::dekal::{CardValue, Cell, Draft, Grid, MAX_PLAYERS, Push};

use super::expectation::Expectation;
use super::net::{Context, GridValue, Net, is_over, shares};
use super::round::Round;
use super::terminal::terminal_value;

/// Each seat's value.
pub type GridValues = [GridValue; MAX_PLAYERS];

/// The shares of the win by these values.
pub fn chances(values: &GridValues, seats: usize) -> [f32; MAX_PLAYERS] {
    let mut standings = [0.0; MAX_PLAYERS];
    for (standing, value) in standings.iter_mut().zip(values) {
        *standing = value.standing;
    }
    let mut out = [0.0; MAX_PLAYERS];
    shares(&standings[..seats], &mut out);
    out
}

/// The shares of what is to be won, the round or the match, by these values, with the value of a point in
/// log-odds; `None` if the round is over.
pub fn win_shares(round: &Round, values: &GridValues, point: Option<f32>) -> [f32; MAX_PLAYERS] {
    let Some(match_totals) = &round.match_totals else {
        return chances(values, round.seats);
    };
    let mut out = [0.0; MAX_PLAYERS];
    match point {
        Some(point) => match_totals.under_way(&values[..round.seats], point, &mut out),
        None => match_totals.counted(&values[..round.seats], &mut out),
    }
    out
}

/// A seat's expectation by these values (see [`win_shares`]).
pub fn expectation(
    round: &Round,
    values: &GridValues,
    point: Option<f32>,
    seat: usize,
) -> Expectation {
    let win = chances(values, round.seats)[seat];
    Expectation {
        value: match round.match_totals {
            Some(_) => win_shares(round, values, point)[seat],
            None => win,
        },
        win,
        points: values[seat].points,
    }
}

/// The context of a seat's grid between two turns.
pub fn context_between(net: &Net, round: &Round, seat: usize) -> Context {
    net.context(&round.round_context(seat, false))
}

/// The context of a seat's grid once its hole is chosen.
pub fn context_holed(net: &Net, round: &Round, seat: usize) -> Context {
    net.context(&round.round_context(seat, true))
}

/// Each seat's value between two turns, or at the end.
pub fn values(net: &Net, round: &Round) -> GridValues {
    let mut values = GridValues::default();
    for (seat, value) in values.iter_mut().enumerate().take(round.seats) {
        let grid = round.grids[seat];
        *value = if round.is_over() {
            terminal_value(grid)
        } else {
            net.evaluate(grid, None, &context_between(net, round, seat))
        };
    }
    values
}

/// The best cell for a seat's hole.
pub fn best_hole(net: &Net, round: &Round, seat: usize) -> Cell {
    let grid = round.grids[seat];
    let blank = grid.face_down();
    if blank.len() < 2 {
        return blank.nth(0);
    }
    let context = context_holed(net, round, seat);
    let mut best = (f32::NEG_INFINITY, Cell::LAST);
    for cell in blank.iter() {
        let standing = net.evaluate(grid, Some(cell), &context).standing;
        if standing > best.0 {
            best = (standing, cell);
        }
    }
    best.1
}

/// The best push of a card, and the value of the grid after it.
#[derive(Clone, Copy, Debug)]
struct BestPush {
    value: GridValue,
    push: Push,
}

/// The drafts of a turn, from the one that is due on.
pub struct Drafts<'a> {
    net: &'a Net,
    contexts: [Option<Context>; MAX_PLAYERS],
    /// The values of those who have drafted.
    values: GridValues,
    /// For each seat yet to draft, and each value in the centre.
    best_pushes: [[Option<BestPush>; 11]; MAX_PLAYERS],
}

/// A set of cards to choose from.
type Cards = ArrayVec<CardValue, MAX_PLAYERS>;

impl<'a> Drafts<'a> {
    /// Evaluates everything that the centre's cards can do for those yet to draft.
    pub fn new(net: &'a Net, round: &Round) -> Drafts<'a> {
        Drafts::of(net, round, &round.centre)
    }

    /// Evaluates everything that any unseen card can do, before the cards come up.
    pub fn of_any_cards(net: &'a Net, round: &Round) -> Drafts<'a> {
        let unseen = CardValue::all()
            .zip(round.unseen)
            .filter(|(_, count)| *count > 0);
        let cards: ArrayVec<CardValue, 10> = unseen.map(|(card, _)| card).collect();
        Drafts::of(net, round, &cards)
    }

    fn of(net: &'a Net, round: &Round, cards: &[CardValue]) -> Drafts<'a> {
        let mut drafts = Drafts {
            net,
            contexts: Default::default(),
            values: GridValues::default(),
            best_pushes: [[None; 11]; MAX_PLAYERS],
        };
        for seat in 0..round.seats {
            drafts.contexts[seat] =
                (!is_over(round.turn + 1)).then(|| net.context(&round.next_round_context(seat)));
            match round.holes[seat] {
                None => drafts.values[seat] = drafts.evaluate(seat, round.grids[seat]),
                Some(hole) => {
                    for card in cards {
                        drafts.find_best_push(seat, round.grids[seat], hole, *card);
                    }
                }
            }
        }
        drafts
    }

    /// The value of a point in log-odds at the end of the turn; `None` if the round is over then.
    pub fn point(&self) -> Option<f32> {
        self.contexts[0].as_ref().map(|context| context.point)
    }

    fn evaluate(&self, seat: usize, grid: Grid) -> GridValue {
        match &self.contexts[seat] {
            Some(context) => self.net.evaluate(grid, None, context),
            None => terminal_value(grid),
        }
    }

    fn find_best_push(&mut self, seat: usize, grid: Grid, hole: Cell, card: CardValue) {
        if self.best_pushes[seat][usize::from(card.get())].is_some() {
            return;
        }
        let mut best: Option<BestPush> = None;
        for push in Push::legal(hole) {
            let value = self.evaluate(seat, grid.pushed_unchecked(hole, push, card));
            if best.is_none_or(|best| value.standing > best.value.standing) {
                best = Some(BestPush { value, push });
            }
        }
        self.best_pushes[seat][usize::from(card.get())] = best;
    }

    fn best_push_of(&self, seat: usize, card: CardValue) -> BestPush {
        self.best_pushes[seat][usize::from(card.get())]
            .expect("every card of the centre was tried for everybody yet to draft")
    }

    /// The values at the end of the turn if the seat that drafts now takes this card, and each of the others
    /// the best for itself.
    fn after(
        &self,
        round: &Round,
        values: &GridValues,
        seat: usize,
        card: CardValue,
    ) -> GridValues {
        let mut values = *values;
        let mut cards = round.centre.clone();
        remove(&mut cards, card);
        for later in round.drafted + 1..round.seats {
            let other = (seat + later - round.drafted) % round.seats;
            let mut best: Option<(CardValue, GridValue)> = None;
            for card in &cards {
                let value = self.best_push_of(other, *card).value;
                if best.is_none_or(|best| value.standing > best.1.standing) {
                    best = Some((*card, value));
                }
            }
            if let Some((card, value)) = best {
                values[other] = value;
                remove(&mut cards, card);
            }
        }
        values
    }

    /// The draft that promises the next drafter the largest share of the win.
    pub fn best(&self, round: &Round) -> Draft {
        self.best_given(round, &self.values)
    }

    /// [`Drafts::best`], with other values of those who have drafted.
    fn best_given(&self, round: &Round, values: &GridValues) -> Draft {
        let seat = round.drafter().expect("a draft is due");
        let mut best: Option<(f32, Draft)> = None;
        for card in &round.centre {
            let best_push = self.best_push_of(seat, *card);
            let draft = Draft {
                card: *card,
                push: best_push.push,
            };
            if round.centre.len() == 1 {
                return draft;
            }
            let mut values = self.after(round, values, seat, *card);
            values[seat] = best_push.value;
            let share = win_shares(round, &values, self.point())[seat];
            if best.is_none_or(|best| share > best.0) {
                best = Some((share, draft));
            }
        }
        best.expect("the centre has a card for whoever drafts").1
    }

    /// Every draft of the next drafter, with its expectation.
    pub fn all(&self, round: &Round, out: &mut impl FnMut(Draft, Expectation)) {
        let seat = round.drafter().expect("a draft is due");
        let hole = round.holes[seat].expect("whoever drafts has a hole");
        for (index, card) in round.centre.iter().enumerate() {
            if round.centre[..index].contains(card) {
                continue;
            }
            for push in Push::legal(hole) {
                let value =
                    self.evaluate(seat, round.grids[seat].pushed_unchecked(hole, push, *card));
                let mut values = self.after(round, &self.values, seat, *card);
                values[seat] = value;
                let expectation = expectation(round, &values, self.point(), seat);
                out(Draft { card: *card, push }, expectation);
            }
        }
    }

    /// A seat's value at the end of the turn with a card that was evaluated.
    pub fn value_with(&self, seat: usize, card: CardValue) -> GridValue {
        self.best_push_of(seat, card).value
    }

    /// Plays the turn to its end, everybody by these values; returns them.
    pub fn play(&self, round: &mut Round) -> GridValues {
        let mut values = self.values;
        while let Some(seat) = round.drafter() {
            let draft = self.best_given(round, &values);
            values[seat] = self.best_push_of(seat, draft.card).value;
            round.draft(draft);
        }
        values
    }

    /// Takes note of a draft that was made.
    pub fn made(&mut self, round: &Round, seat: usize) {
        self.values[seat] = self.evaluate(seat, round.grids[seat]);
    }
}

/// Plays the drafts of everybody who is yet to draft in this turn.
pub fn play_drafts(net: &Net, round: &mut Round) {
    Drafts::new(net, round).play(round);
}

fn remove(cards: &mut Cards, card: CardValue) {
    if let Some(place) = cards.iter().position(|other| *other == card) {
        cards.swap_remove(place);
    }
}
