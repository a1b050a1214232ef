//! The persons on the chairs of a table.

use engine::{Fields, MAX_SEATS, Seat, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;

/// The longest name that a person can type, in characters: a longer one has no room at a table.
pub const LONGEST_NAME: usize = 12;

/// The persons on the chairs, by their seats, with their names as typed; `None` for a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub(super) struct Persons(Vec<Option<String>>);

impl Persons {
    /// Reads them from stored options; what is impossible is a bot.
    pub fn of(fields: &Fields) -> Persons {
        let stored: Vec<&RawValue> = fields.get("persons").unwrap_or_default();
        let person = |name: &RawValue| serde_json::from_str(name.get()).ok().map(shortened);
        Persons(stored.into_iter().take(MAX_SEATS).map(person).collect())
    }

    /// Whether no chair has ever had a person.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where persons sit at a table for so many.
    pub fn seats(&self, players: u8) -> SeatSet {
        let is_here = |seat: &Seat| matches!(self.0.get(seat.index()), Some(Some(_)));
        let seats = Seat::all(players.into()).filter(is_here);
        seats.fold(SeatSet::EMPTY, SeatSet::with)
    }

    /// The name as it was typed of the person on a seat; empty if there is none.
    pub fn typed(&self, seat: Seat) -> &str {
        let typed = self.0.get(seat.index());
        typed.and_then(Option::as_deref).unwrap_or_default()
    }

    /// Seats a person of this name, or a bot.
    pub fn set(&mut self, seat: Seat, name: Option<String>) {
        if self.0.len() <= seat.index() {
            self.0.resize(seat.index() + 1, None);
        }
        self.0[seat.index()] = name.map(shortened);
    }
}

/// A name as typed, as far as there is room for it.
fn shortened(typed: String) -> String {
    typed.chars().take(LONGEST_NAME).collect()
}

/// Takes what a bot has out of the list of `bots` that sit at a table, so that those beside keep theirs, or puts it back in
/// its place. `before` and `after`: the seats of persons before somebody came to this seat or left it.
pub(super) fn keep_beside<T>(
    list: &mut [T],
    bots: usize,
    seat: Seat,
    before: SeatSet,
    after: SeatSet,
) {
    let beside = Seat::all(seat.index());
    let place = beside.filter(|other| !before.contains(*other)).count();
    // One step after the other: the code that rotates a list would be larger than all else here.
    if after.len() > before.len() {
        (place + 1..bots).for_each(|next| list.swap(next - 1, next));
    } else if after.len() < before.len() && bots < list.len() {
        (place + 1..=bots)
            .rev()
            .for_each(|next| list.swap(next - 1, next));
    }
}
