//! The notation of rounds as a line of text (`docs/positions.md`).

use core::fmt::{self, Display};
use core::str::FromStr;

use super::card::{COPIES, CardValue, UnseenCards, VALUES};
use super::cell::{Cell, SIZE};
use super::grid::Grid;
use super::rules::{MAX_PLAYERS, Rounds};
use super::state::Dekal;
use super::table::{Step, Table};
use super::view::DekalView;
use crate::GameId;
use crate::game::Game;
use crate::notation::{
    Joined, Maybe, NOTHING, PositionError, Read, Reader, debug_as_display, filled, list, number,
    optional, parsed, seats, seats_text, word, word_of,
};
use crate::seat::Seat;

/// The character for a ten, so that every card is one character.
const TEN: char = 'T';
/// The character for a face-down card.
const FACE_DOWN: char = '.';
/// The character for the hole: where a card was revealed, until the next one is pushed in.
const HOLE: char = '_';

const ROUNDS: [(&str, Rounds); 2] = [("one", Rounds::One), ("hundred", Rounds::ToHundred)];

const fn sign(card: CardValue) -> char {
    match card.get() {
        10 => TEN,
        value => (b'0' + value) as char,
    }
}

fn card(sign: char) -> Option<CardValue> {
    match sign {
        TEN => CardValue::new(10),
        digit => CardValue::new(digit.to_digit(10)? as u8),
    }
}

/// Cards without separators, or a dash for none.
fn cards_text(cards: impl Iterator<Item = CardValue> + Clone) -> impl Display {
    Joined(cards.map(sign), "")
}

/// A grid row by row, with its hole.
struct Cells(Grid, Option<Cell>);

impl Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in Cell::all() {
            if cell.column() == 0 && cell.row() > 0 {
                f.write_str("/")?;
            }
            let face_up = self.0.get(cell).map(sign);
            let blank = if self.1 == Some(cell) {
                HOLE
            } else {
                FACE_DOWN
            };
            write!(f, "{}", face_up.unwrap_or(blank))?;
        }
        Ok(())
    }
}

fn grid(text: &str) -> Read<(Grid, Option<Cell>)> {
    const WRONG: &str = "a grid is four rows of four, like 1T../_.../..../....";
    let (mut grid, mut hole) = (Grid::EMPTY, None);
    let rows = list::<&str, SIZE>('/', Ok)(text)?;
    for (index, row) in rows.iter().enumerate() {
        for (column, sign) in row.chars().enumerate() {
            let cell = Cell::new(index, column).ok_or(WRONG)?;
            match sign {
                FACE_DOWN => {}
                HOLE if hole.is_none() => hole = Some(cell),
                sign => grid = grid.with(cell, card(sign).ok_or(WRONG)?),
            }
        }
    }
    let whole = rows.len() == SIZE && rows.iter().all(|row| row.chars().count() == SIZE);
    whole.then_some((grid, hole)).ok_or(WRONG)
}

/// The cards of the centre, by seat.
fn centre(text: &str, seats: usize) -> Read<[Option<CardValue>; MAX_PLAYERS]> {
    const WRONG: &str = "there is to be a card or a dash for each seat, like 7-T";
    let mut centre = [None; MAX_PLAYERS];
    if text.chars().count() != seats {
        return Err(WRONG);
    }
    for (slot, sign) in centre.iter_mut().zip(text.chars()) {
        if !NOTHING.starts_with(sign) {
            *slot = Some(card(sign).ok_or(WRONG)?);
        }
    }
    Ok(centre)
}

fn totals(text: &str) -> Read<(u16, u16)> {
    let both = text.split_once(':');
    let (points, cards) = both.ok_or("points and cards are written like 23:9")?;
    Ok((number(points)?, number(cards)?))
}

impl Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::Lot(among) => write!(f, "lot:{}", seats_text(among)),
            Step::Reveal(chosen) => write!(f, "reveal:{}", seats_text(chosen)),
            Step::TurnUp(seat) => write!(f, "up:{seat}"),
            Step::Tie {
                waiting,
                lowest,
                card,
            } => {
                let (waiting, lowest) = (seats_text(waiting), seats_text(lowest));
                write!(f, "tie:{waiting}:{lowest}:{}", Maybe(card.map(sign)))
            }
            Step::Draft(seat) => write!(f, "draft:{seat}"),
            Step::Over => f.write_str("over"),
        }
    }
}

fn step(text: &str) -> Read<Step> {
    const WRONG: &str = "a step is lot:, reveal:, up:, tie: or draft: and seats, or over";
    let (name, rest) = text.split_once(':').unwrap_or((text, ""));
    match name {
        "lot" => seats(rest).map(Step::Lot),
        "reveal" => seats(rest).map(Step::Reveal),
        "up" => parsed(rest).map(Step::TurnUp),
        "tie" => {
            let parts = list::<&str, 3>(':', Ok)(rest)?;
            let [waiting, lowest, best] = parts.into_inner().map_err(|_| WRONG)?;
            let best = optional(|text| {
                let mut signs = text.chars();
                let best = signs.next().and_then(card).ok_or(WRONG)?;
                signs.next().is_none().then_some(best).ok_or(WRONG)
            })(best)?;
            Ok(Step::Tie {
                waiting: seats(waiting)?,
                lowest: seats(lowest)?,
                card: best,
            })
        }
        "draft" => parsed(rest).map(Step::Draft),
        "over" if text == name => Ok(Step::Over),
        _ => Err(WRONG),
    }
}

impl Table {
    fn at_table(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    /// The number of face-up cards of this value.
    pub(super) fn face_up(&self, value: CardValue) -> u8 {
        let grids = self.grids.iter();
        let cards = grids.flat_map(|grid| Cell::all().filter_map(|cell| grid.get(cell)));
        let centre = self.centre.iter().flatten().copied();
        cards.chain(centre).filter(|card| *card == value).count() as u8
    }

    /// The cards that are out of the round, drawn to break a tie: all that are neither face up nor unseen.
    pub(super) fn out(&self) -> impl Iterator<Item = CardValue> + Clone + '_ {
        CardValue::all().flat_map(|value| {
            let there = self.face_up(value).saturating_add(self.unseen.count(value));
            core::iter::repeat_n(value, COPIES.saturating_sub(there).into())
        })
    }
}

/// The unseen cards, if these cards are out of the round.
fn unseen(table: &Table, out: &str) -> Read<UnseenCards> {
    const WRONG: &str = "there are ten cards of each value";
    let mut gone = [0u8; VALUES];
    if out != NOTHING {
        for sign in out.chars() {
            let card = card(sign).ok_or("cards are written as 1 to 9 and T")?;
            let count = &mut gone[usize::from(card.get()) - 1];
            *count = count.saturating_add(1);
        }
    }
    let mut left = [0; VALUES];
    for (value, (left, gone)) in CardValue::all().zip(left.iter_mut().zip(gone)) {
        let known = table.face_up(value).saturating_add(gone);
        *left = COPIES.checked_sub(known).ok_or(WRONG)?;
    }
    left.try_into()
}

impl Display for Table {
    /// The fields of a position except the sealed choices.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = |seat: Seat| Cells(self.grid(seat), self.hole(seat));
        let total = |seat| format!("{}:{}", self.total(seat), self.total_cards_left(seat));
        write!(
            f,
            "{} rounds={} round={} turn={} step={} token={} opener={} grids={} centre=",
            GameId::Dekal.name(),
            word_of(&ROUNDS, &self.rounds),
            self.round,
            self.turn,
            self.step,
            Maybe(self.token),
            Maybe(self.opener),
            Joined(self.at_table().map(cells), "|"),
        )?;
        for seat in self.at_table() {
            Maybe(self.centre[seat.index()].map(sign)).fmt(f)?;
        }
        write!(
            f,
            " out={} totals={}",
            cards_text(self.out()),
            Joined(self.at_table().map(total), ","),
        )
    }
}

impl Display for Dekal {
    /// The position in the notation of `docs/positions.md`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self
            .table
            .at_table()
            .map(|seat| Maybe(self.sealed[seat.index()]));
        write!(f, "{} sealed={}", self.table, Joined(cells, ","))
    }
}

impl FromStr for Dekal {
    type Err = PositionError;

    /// Parses a position, and checks that it can occur in play.
    fn from_str(text: &str) -> Result<Dekal, PositionError> {
        let mut fields = Reader::of(Dekal::ID, text)?;
        let rounds = fields.field("rounds", word(&ROUNDS))?;
        let round = fields.field("round", number)?;
        let turn = fields.field("turn", number)?;
        let step = fields.field("step", step)?;
        let token = fields.field("token", optional(parsed))?;
        let opener = fields.field("opener", optional(parsed))?;
        let cells = fields.field("grids", list::<_, MAX_PLAYERS>('|', grid))?;
        let seats = cells.len();
        let (mut grids, mut holes) = ([Grid::EMPTY; MAX_PLAYERS], [None; MAX_PLAYERS]);
        for (index, (grid, hole)) in cells.into_iter().enumerate() {
            (grids[index], holes[index]) = (grid, hole);
        }
        let mut table = Table {
            grids,
            holes,
            centre: fields.field("centre", |text| centre(text, seats))?,
            unseen: UnseenCards::PACK,
            step,
            token,
            opener,
            players: seats as u8,
            turn,
            round,
            rounds,
            totals: [0; MAX_PLAYERS],
            total_cards_left: [0; MAX_PLAYERS],
        };
        table.unseen = fields.field("out", |text| unseen(&table, text))?;
        let totals = fields.field("totals", filled::<_, MAX_PLAYERS>(',', seats, totals))?;
        table.totals = totals.map(|(points, _)| points);
        table.total_cards_left = totals.map(|(_, cards)| cards);
        let cell = |text| optional(parsed)(text);
        let sealed = fields.field("sealed", filled(',', seats, cell))?;
        fields.finish(Dekal { table, sealed }, Dekal::validate)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Cells(*self, None).fmt(f)
    }
}

impl fmt::Debug for UnseenCards {
    /// The number of cards of each value, from 1 to 10.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list()
            .entries(CardValue::all().map(|value| self.count(value)))
            .finish()
    }
}

impl fmt::Debug for DekalView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sealed, seat) = (Maybe(self.sealed), Maybe(self.seat));
        write!(f, "{} sealed={sealed} seat={seat}", self.table)
    }
}

debug_as_display!(Dekal, Table, Step);
