//! An independent implementation of Débâcle, as simple as possible: squares in a table, dice one by one,
//! actions by their notation. It is slow, and shares no code or idea with the engine, so an error of either
//! shows as a difference.

use engine::debacle::{Position, Side, Square};

type Place = (usize, usize);

/// A die: whether it is red, and its value.
type Die = (bool, u8);

/// A position of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reference {
    /// By row and column, both from 0.
    board: [[Option<Die>; 6]; 6],
    /// The dice captured by red, and by black; sorted.
    captured: [Vec<u8>; 2],
    red_moves: bool,
    actions: u8,
    bonus: u8,
    /// Whether doubles can be taken; with `Some(row)`, those of this row must be.
    doubles: Option<Option<usize>>,
    rebound: Option<Place>,
    home: Option<Place>,
    flipped: Option<Place>,
    offer: bool,
    has_captured: bool,
    quiet: u8,
}

/// Every notation of an action that is conceivable.
pub fn conceivable() -> Vec<String> {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    let mut all = vec!["decline".to_owned()];
    for name in &names {
        for word in ["flip", "return", "keep", "recover"] {
            all.push(format!("{word} {name}"));
        }
        for other in &names {
            all.push(format!("{name}-{other}"));
            all.push(format!("{name}x{other}"));
        }
    }
    all
}

fn place(name: &str) -> Place {
    let bytes = name.as_bytes();
    (usize::from(bytes[1] - b'1'), usize::from(bytes[0] - b'a'))
}

impl Reference {
    /// The same position, at the start of a turn.
    pub fn of(position: &Position) -> Reference {
        let mut board = [[None; 6]; 6];
        for square in Square::all() {
            let die = position.board().get(square);
            board[square.row()][square.column()] =
                die.map(|(side, value)| (side == Side::Red, value.get()));
        }
        let captured = Side::ALL.map(|side| {
            let counts = position.pile(side).counts();
            let dice =
                (1..=6u8).flat_map(|value| vec![value; counts[usize::from(value) - 1].into()]);
            dice.collect()
        });
        let mut reference = Reference {
            board,
            captured,
            red_moves: position.mover() == Side::Red,
            actions: position.actions_left(),
            bonus: 0,
            doubles: None,
            rebound: None,
            home: None,
            flipped: None,
            offer: false,
            has_captured: false,
            quiet: position.quiet_turns(),
        };
        reference.doubles = reference.has_doubles(None).then_some(None);
        reference
    }

    /// Whether the engine's position is the same.
    pub fn matches(&self, position: &Position) -> bool {
        let name = |square: Square| (square.row(), square.column());
        let plain = Reference::of(position);
        self.board == plain.board
            && self.captured == plain.captured
            && self.red_moves == plain.red_moves
            && self.quiet == plain.quiet
            && self.is_over() == position.is_over()
            && (self.is_over()
                || self.actions == plain.actions
                    && self.bonus == position.bonus()
                    && self.doubles.is_some() == position.takes_doubles()
                    && self.rebound == position.rebounding().map(name)
                    && self.home == position.returning().map(name)
                    && self.flipped == position.flipped().map(name))
    }

    pub fn red_moves(&self) -> bool {
        self.red_moves
    }

    pub fn is_over(&self) -> bool {
        self.captured.iter().any(|dice| dice.len() >= 5) || self.quiet >= 30
    }

    fn at(&self, (row, column): Place) -> Option<Die> {
        self.board[row][column]
    }

    fn set(&mut self, (row, column): Place, die: Option<Die>) {
        self.board[row][column] = die;
    }

    fn own(&self, place: Place) -> Option<u8> {
        let (red, value) = self.at(place)?;
        (red == self.red_moves).then_some(value)
    }

    fn enemy(&self, place: Place) -> Option<u8> {
        let (red, value) = self.at(place)?;
        (red != self.red_moves).then_some(value)
    }

    fn mover(&self) -> usize {
        usize::from(!self.red_moves)
    }

    fn camp(&self) -> usize {
        if self.red_moves { 0 } else { 5 }
    }

    fn places() -> impl Iterator<Item = Place> {
        (0..6).flat_map(|row| (0..6).map(move |column| (row, column)))
    }

    /// Whether enemy dice in this row, or in any row, show the same value.
    fn has_doubles(&self, row: Option<usize>) -> bool {
        Self::places().any(|(r, c)| {
            row.is_none_or(|row| row == r)
                && (0..c).any(|other| {
                    self.enemy((r, c)).is_some() && self.enemy((r, c)) == self.enemy((r, other))
                })
        })
    }

    fn take(&mut self, place: Place) {
        let (_, value) = self.at(place).expect("a die is captured");
        self.set(place, None);
        let mover = self.mover();
        self.captured[mover].push(value);
        self.captured[mover].sort_unstable();
        self.has_captured = true;
    }

    /// The position after an action; `None` if it is illegal.
    pub fn after(&self, action: &str) -> Option<Reference> {
        if self.is_over() {
            return None;
        }
        // Most conceivable actions fail here, before the position is copied.
        let is_move = action
            .as_bytes()
            .get(2)
            .is_some_and(|sign| b"-x".contains(sign));
        if is_move {
            self.may_act(place(action))?;
        }
        let mut next = self.clone();
        if action == "decline" {
            next.decline()?;
        } else {
            match action.split_once(' ') {
                Some((word, square)) => next.at_square(word, place(square))?,
                None => next.go(place(action), &action[2..3], place(&action[3..]))?,
            }
            next.offer = next.all_alike() && next.doubles.is_none_or(|row| row.is_none());
        }
        next.end_turn();
        Some(next)
    }

    fn all_alike(&self) -> bool {
        let own: Vec<u8> = Self::places().filter_map(|place| self.own(place)).collect();
        own.len() >= 2
            && own.iter().all(|value| *value == own[0])
            && !self.captured[1 - self.mover()].is_empty()
    }

    fn decline(&mut self) -> Option<()> {
        if let Some(row) = self.doubles {
            self.doubles = None;
            return row.is_none().then_some(());
        }
        if self.rebound.take().is_some() {
            return Some(());
        }
        let last = self.home.is_none() && self.offer && self.actions == 0;
        self.offer = false;
        last.then_some(())
    }

    /// The die on a square is due to act: with an action of the turn, or with
    /// its rebound.
    fn may_act(&self, square: Place) -> Option<u8> {
        if self.doubles.is_some() {
            return None;
        }
        match self.rebound {
            Some(die) if die != square => None,
            None if self.home.is_some() || self.actions == 0 => None,
            _ => self.own(square),
        }
    }

    fn at_square(&mut self, word: &str, square: Place) -> Option<()> {
        let is_camp = square.0 == self.camp() && self.at(square).is_none();
        match word {
            "flip" => {
                let value = self.may_act(square)?;
                if self.flipped == Some(square) {
                    return None;
                }
                self.set(square, Some((self.red_moves, 7 - value)));
                self.count(square);
                self.flipped = Some(square);
            }
            "keep" => {
                let value = self.enemy(square)?;
                let must = self.doubles?;
                let twins: Vec<Place> = (0..6)
                    .map(|column| (square.0, column))
                    .filter(|other| *other != square && self.enemy(*other) == Some(value))
                    .collect();
                if must.is_some_and(|row| row != square.0) || twins.is_empty() {
                    return None;
                }
                twins.into_iter().for_each(|twin| self.take(twin));
                self.doubles = if self.has_doubles(Some(square.0)) {
                    Some(Some(square.0))
                } else {
                    self.has_doubles(None).then_some(None)
                };
            }
            "return" => {
                let from = self.home.filter(|_| is_camp)?;
                let value = self.own(from)?;
                self.set(from, None);
                self.set(square, Some((self.red_moves, value)));
                self.home = None;
                self.rebound = self.rebound.map(|_| square);
                if self.flipped == Some(from) {
                    self.flipped = Some(square);
                }
            }
            "recover" => {
                let waits = self.home.is_some() && self.rebound.is_none();
                if !self.offer || !is_camp || waits {
                    return None;
                }
                let pile = &mut self.captured[usize::from(self.red_moves)];
                let value = pile.remove(0);
                self.set(square, Some((self.red_moves, value)));
                self.bonus += if value <= 3 { 1 } else { 2 };
            }
            _ => return None,
        }
        Some(())
    }

    fn go(&mut self, from: Place, sign: &str, to: Place) -> Option<()> {
        let value = self.may_act(from)?;
        let (rows, columns) = (to.0.abs_diff(from.0), to.1.abs_diff(from.1));
        if rows + columns != 1 {
            return None;
        }
        let is_backward = if self.red_moves {
            to.0 < from.0
        } else {
            to.0 > from.0
        };
        let shown = if sign == "x" {
            let prey = self.enemy(to)?;
            if !(value > prey || value == 1 && prey > 1) {
                return None;
            }
            self.take(to);
            prey
        } else {
            if is_backward || self.at(to).is_some() {
                return None;
            }
            value % 6 + 1
        };
        self.set(from, None);
        self.set(to, Some((self.red_moves, shown)));
        self.count(to);
        if sign == "x" {
            self.rebound = Some(to);
        }
        Some(())
    }

    /// Counts an action of the die that is now on this square.
    fn count(&mut self, square: Place) {
        if self.rebound.take().is_none() {
            self.actions -= 1;
        }
        self.flipped = None;
        if self.home.is_some() || square.0 == 5 - self.camp() {
            self.home = Some(square);
        }
    }

    fn end_turn(&mut self) {
        let is_due = self.doubles.is_some() || self.rebound.is_some() || self.home.is_some();
        if self.is_over() || is_due || self.offer || self.actions > 0 {
            return;
        }
        self.quiet = if self.has_captured { 0 } else { self.quiet + 1 };
        self.has_captured = false;
        self.red_moves = !self.red_moves;
        self.actions = 2 + self.bonus;
        self.bonus = 0;
        self.flipped = None;
        self.doubles = (!self.is_over() && self.has_doubles(None)).then_some(None);
    }
}
