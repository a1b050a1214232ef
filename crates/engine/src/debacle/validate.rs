//! Validation of states that are read from outside.

use super::board::Board;
use super::order::Order;
use super::position::Position;
use super::rules::{ACTIONS, CAPTURES, DICE, GOAL, OCCURRENCES, QUIET};
use super::set::{ALL, row};
use super::side::Side;
use super::state::{Debacle, Ending};
use super::turn::{CAPTURED, DOUBLES, NO_ROW, NOWHERE, OFFER, REBOUND, RETURN, Turn};
use super::view::DebacleView;
use crate::checked::{Validity, checked, require};

/// The most bonus actions that a recovered die gives.
const DIE_BONUS: u32 = 2;
/// The number of bonus actions that four recovered dice give.
const MAX_BONUS: u8 = 8;

impl Board {
    /// Checks whether every die is on one square, belongs to one side and has a value.
    ///
    /// # Errors
    /// The reason why not.
    pub fn validate(&self) -> Validity {
        let [red, black] = self.sides;
        let [low, middle, high] = self.planes;
        let shown = low | middle | high;
        require((red | black | shown) & !ALL == 0, "a board has 36 squares")?;
        require(red & black == 0, "a die is of one side")?;
        require(shown == red | black, "every die shows something")?;
        require(low & middle & high == 0, "a die shows 6 at most")
    }
}

impl Position {
    /// Checks whether a position like this can occur in play, as far as can be told.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        self.board.validate()?;
        self.dice_fit()?;
        self.camps_fit()?;
        let turn = self.turn;
        require(turn.actions <= ACTIONS + MAX_BONUS, "10 actions at most")?;
        // At most four of the mover's dice are captured; those that still are have not been recovered.
        let recovered = (CAPTURES - 1).saturating_sub(self.pile(turn.mover.other()).len());
        let fits = u32::from(turn.bonus) <= DIE_BONUS * recovered;
        require(fits, "a recovered die gives 2 bonus actions at most")?;
        let captured = !self.pile(turn.mover).is_empty();
        require(captured || !turn.has(CAPTURED), "a captured die is kept")?;
        if self.is_over() {
            return self.end_fits();
        }
        self.focus_fits()?;
        self.doubles_fit()?;
        self.offer_fits()?;
        let left = turn.has(DOUBLES | REBOUND | RETURN | OFFER) || turn.actions > 0;
        require(left, "something is left of the turn")
    }

    /// No die is missing, and a side that still plays has at least two.
    fn dice_fit(&self) -> Validity {
        for side in Side::ALL {
            let captured = self.pile(side.other()).len();
            let all = self.board.count(side) + captured;
            require(all == DICE, "a side has six dice")?;
            let most = if side == self.turn.mover {
                CAPTURES - 1
            } else {
                CAPTURES
            };
            require(captured <= most, "the fifth die ends the round")?;
        }
        let same = self.key == self.recomputed_key();
        require(same, "the hash is that of the dice")
    }

    /// The only die in an enemy camp is one that has to return.
    fn camps_fit(&self) -> Validity {
        let stray = |side: Side| -> u64 { self.board.dice(side) & row(side.other().camp_row()) };
        let mover = self.turn.mover;
        require(stray(mover.other()) == 0, "a die in the enemy camp returns")?;
        let may = if self.is_over() {
            stray(mover).count_ones() <= 1
        } else {
            let returning = self.returning().map_or(0, |square| square.bit());
            stray(mover) & !returning == 0
        };
        require(may, "a die in the enemy camp returns")
    }

    fn end_fits(&self) -> Validity {
        let turn = self.turn;
        require(turn.quiet <= QUIET, "a round ends with the 30th quiet turn")?;
        if self.pile(turn.mover).len() < CAPTURES {
            return require(self.begins_turn(), "a round ends between turns");
        }
        let rest = Turn {
            actions: ACTIONS,
            bonus: 0,
            ..turn
        };
        let ended = Turn {
            flags: CAPTURED,
            ..Turn::start(turn.mover, 0, turn.quiet)
        };
        let fits = rest == ended && turn.quiet < QUIET;
        require(fits, "nothing is left when the fifth die is captured")
    }

    /// Checks the die that rebounds or returns, and the one that was flipped.
    fn focus_fits(&self) -> Validity {
        let turn = self.turn;
        let own = self.board.dice(turn.mover);
        let is_own = |square: u8| square < NOWHERE && own & 1 << square != 0;
        let focused = turn.has(REBOUND | RETURN);
        let fits = if focused {
            is_own(turn.focus)
        } else {
            turn.focus == NOWHERE
        };
        require(fits, "the die that rebounds or returns is known")?;
        let flipped = turn.flipped == NOWHERE || is_own(turn.flipped);
        require(flipped, "one's own die was flipped")?;
        if turn.has(REBOUND) {
            let just = turn.has(CAPTURED) && turn.flipped == NOWHERE;
            require(just, "a die rebounds from a capture")?;
        }
        if let Some(square) = self.returning() {
            let mover = turn.mover;
            require(square.row() != mover.camp_row(), "it is back already")?;
            let there = square.row() == mover.other().camp_row();
            let left = turn.has(CAPTURED) || there;
            require(left, "only a rebound leaves the enemy camp")?;
        }
        Ok(())
    }

    fn doubles_fit(&self) -> Validity {
        let turn = self.turn;
        if !turn.has(DOUBLES) {
            return require(turn.row == NO_ROW, "doubles are taken first");
        }
        let first = turn.actions >= ACTIONS && turn.flipped == NOWHERE;
        require(first, "doubles are taken before any action")?;
        require(!turn.has(REBOUND | RETURN), "no die has acted yet")?;
        let doubled = self.board.doubled(self.board.dice(turn.mover.other()));
        require(doubled != 0, "there are doubles")?;
        if turn.row == NO_ROW {
            return Ok(());
        }
        let rest = turn.row < NO_ROW && doubled & row(turn.row.into()) != 0;
        let begun = turn.has(CAPTURED) && !turn.has(OFFER);
        require(rest && begun, "a row that was begun has doubles left")
    }

    fn offer_fits(&self) -> Validity {
        let turn = self.turn;
        require(
            turn.flags <= DOUBLES | REBOUND | RETURN | OFFER | CAPTURED,
            "there are five flags",
        )?;
        if !turn.has(OFFER) {
            return Ok(());
        }
        let alike = self.board.alike(self.board.dice(turn.mover));
        let captured = !self.pile(turn.mover.other()).is_empty();
        require(alike && captured, "a die is recovered when all are alike")
    }
}

impl Debacle {
    /// Checks whether a state like this can occur in play, as far as can be told.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        self.match_fits()?;
        self.position.validate()?;
        let first = match self.first {
            Some(seat) => Some(Side::of(seat).ok_or("who begins is at the table")?),
            None => None,
        };
        let Some((first, order)) = first.zip(self.order) else {
            return self.draw_fits();
        };
        let knows_all = self.begins_at(&Position::start(order, self.symmetry, first));
        self.turns_fit()?;
        self.last_turn_fits(knows_all)?;
        require(self.ending == self.find_ending(), "it ends when it is over")
    }

    /// Whether all turns are known since the start. Of a position that was set up, only those since then are known.
    fn begins_at(&self, start: &Position) -> bool {
        self.seen.first() == Some(start)
    }

    fn match_fits(&self) -> Validity {
        let open = self.totals.iter().all(|total| *total < GOAL);
        require(open, "a total of 30 ends the match")?;
        let points = u32::from(self.totals[0] + self.totals[1]);
        let (rounds, barren) = (u32::from(self.round), u32::from(self.barren));
        require(rounds > 0 || points + barren == 0, "nobody has points yet")?;
        // Of two rounds, one adds a point at least; of an odd number, the last one, too, unless it was barren.
        let least = if self.barren {
            rounds / 2
        } else {
            rounds.div_ceil(2)
        };
        let first = rounds == 1 && self.barren && points > 0;
        require(points >= least && !first, "two barren rounds end the match")
    }

    /// Before the first turn only events of chance can have happened.
    fn draw_fits(&self) -> Validity {
        let standard = Position::start(Order::standard(), self.symmetry, Side::Red);
        let nothing = self.round == 0
            && self.seen.is_empty()
            && self.position == standard
            && self.ending.is_none();
        require(nothing, "nothing is played before all is drawn")
    }

    fn turns_fit(&self) -> Validity {
        for (index, seen) in self.seen.iter().enumerate() {
            seen.validate()?;
            let begins = seen.begins_turn() && seen.quiet_turns() == 0;
            require(begins && !seen.is_over(), "a turn begins there")?;
            let earlier = &self.seen[..index];
            earlier.last().map_or(Ok(()), |last| seen.is_after(last))?;
            let before = earlier.iter().filter(|other| *other == seen).count();
            let last = index + 1 == self.seen.len();
            let most = OCCURRENCES - usize::from(!last);
            require(before < most, "the third occurrence ends a round")?;
        }
        Ok(())
    }

    /// The last turn that began is the one that is played.
    fn last_turn_fits(&self, knows_all: bool) -> Validity {
        let turn = self.seen.last().ok_or("a turn has begun")?;
        let position = &self.position;
        position.is_later_in(turn)?;
        let turns = self.seen.windows(2).rev();
        let quiet = turns
            .take_while(|turn| !turn[0].has_captured(&turn[1]))
            .count();
        // If none of the known turns has captured, others before may not have either.
        let is_least = !knows_all && quiet + 1 == self.seen.len();
        let told = usize::from(position.quiet_turns());
        let fits = quiet == told || (is_least && quiet < told);
        require(fits, "so many turns passed without a capture")?;
        let untouched = position.actions_left() == turn.actions_left();
        let begins = untouched && position.begins_turn();
        let same = !begins || *turn == position.without_count();
        require(same, "the turn began otherwise")?;
        let over = self.ending == Some(Ending::Repetition);
        require(begins || !over, "a position recurs when a turn begins")
    }
}

impl DebacleView {
    /// Checks whether a view like this can occur in play, as far as can be told.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub fn validate(&self) -> Validity {
        let seated = self.seat.is_none_or(|seat| Side::of(seat).is_some());
        require(seated, "the seat is at the table")?;
        self.game.validate()
    }
}

checked!(Debacle);
checked!(DebacleView);
