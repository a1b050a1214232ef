//! The layout of the table: a pure function of the stage's size and the number of seats. All lengths are in
//! pixels.
//!
//! The near grid is the grid of the seat from which the table is seen. The other seats are its rivals.

mod arrangements;

use engine::dekal::{Cell, Push, SIZE, Side};
use engine::{MAX_SEATS, Seat};

use table::{
    CENTRE, FINGER, LABEL, LEAST_HEIGHT, LOW, PlatePlace, Rect, SMALL, WIDE, share, span,
    width_before_words,
};

/// The ratio of a card's height to its width.
const ASPECT: f64 = 4.0 / 3.0;
/// The gap between the cards of the near grid.
const GAP: f64 = 6.0;
/// The depth of an entry slot is [`FINGER`]; this is the depth on a stage lower than [`SMALL`], where cards would
/// otherwise be too small.
const SLOT_SMALL: f64 = 36.0;
/// The largest width of the line with a name, a level and the last move.
const NAME: f64 = 240.0;
/// In a place narrower than this, a name has a line of its own above that with the last move and the token, and the two
/// are this high.
const SHORT: f64 = 130.0;
const LABEL_SHORT: f64 = 32.0;
/// The distance between the parts of the table.
const MARGIN: f64 = 16.0;
/// A low stage narrower than this has no room for rivals on both sides of the near grid.
const ONE_SIDED: f64 = 500.0;
/// The least width of a layout, and the least height of one that is not wide. A smaller stage is laid out as if it
/// had these.
const LEAST_WIDTH: f64 = 300.0;
const LEAST_TALL: f64 = 380.0;
/// The least ratio of a wide stage's width to its height; and of a low one's.
const WIDER: f64 = 1.1;
const WIDER_LOW: f64 = 0.9;
/// The largest width of a rival's card, as a share of the near grid's; on a low stage; and the least, in pixels.
const RIVAL_CARD: f64 = 0.6;
const RIVAL_CARD_LOW: f64 = 0.8;
const SMALLEST: f64 = 8.0;
/// The gap between the cards of a rival, and between those of one whose place is narrower than this.
const GAP_RIVAL: f64 = 3.0;
const GAP_NARROW: f64 = 1.5;
const NARROW: f64 = 110.0;

/// A grid of cards: its first card, and the gap between cards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Cards {
    first: Rect,
    gap: f64,
}

impl Cards {
    /// Cards of this width, placed in an area as by [`Rect::place`].
    fn place(area: Rect, width: f64, gap: f64, place: (f64, f64)) -> Cards {
        let (width, height) = card(width);
        let first = area.place((span(SIZE, width, gap), span(SIZE, height, gap)), place);
        Cards {
            first: Rect {
                width,
                height,
                ..first
            },
            gap,
        }
    }

    fn cell(&self, cell: Cell) -> Rect {
        let Rect { width, height, .. } = self.first;
        let right = cell.column() as f64 * (width + self.gap);
        let down = cell.row() as f64 * (height + self.gap);
        self.first.moved((right, down))
    }
}

/// The width and height of a card of this width.
fn card(width: f64) -> (f64, f64) {
    (width, width * ASPECT)
}

/// Where the rivals are, as the near grid sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Arrangement {
    /// Above it.
    Above,
    /// On its left.
    Left,
    /// On both of its sides; this many on its right.
    Around(usize),
}

/// The layout of the table, seen from one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    arrangement: Arrangement,
    /// The seat from which the table is seen.
    near: Seat,
    /// The depth of the entry slots, or of the margin that replaces them.
    slot: f64,
    own: Cards,
    /// The rivals' grids, and the width that each has for the grid and the room around it.
    rivals: Vec<(Cards, f64)>,
    centre: Vec<Rect>,
}

impl Layout {
    /// The layout for a stage of this size and 2 to 6 seats; a number outside of this range counts as the
    /// nearest one. Sizes too small to play on are laid out as the smallest playable one.
    pub fn new(width: f64, height: f64, seats: usize) -> Layout {
        Layout::with_slots(width, height, seats, FINGER)
    }

    /// The layout for a spectator, who pushes no cards in: larger grids, and no entry slots.
    pub fn without_edges(width: f64, height: f64, seats: usize) -> Layout {
        Layout::with_slots(width, height, seats, GAP)
    }

    /// The layout while the scores of a round that is over are shown, on the stage that the plate with the scores
    /// leaves. The grids take all the room, but every rival stays on the same side of the near grid as before. If the
    /// plate takes nothing from the stage, all stays where it was. `edges`: whether the stage had entry slots.
    pub fn over(width: f64, height: f64, seats: usize, edges: bool, plate: PlatePlace) -> Layout {
        let slot = if edges { FINGER } else { GAP };
        let before = match plate {
            PlatePlace::Elsewhere => return Layout::with_slots(width, height, seats, slot),
            PlatePlace::Below | PlatePlace::Over => Arrangement::Above,
            PlatePlace::Beside => {
                Layout::with_slots(before_plate(width), height, seats, slot).arrangement
            }
            PlatePlace::Words => {
                Layout::with_slots(width_before_words(width), height, seats, slot).arrangement
            }
        };
        let stage = Rect::of(width.max(LEAST_WIDTH), height.max(LEAST_HEIGHT));
        let seats = seats.clamp(2, MAX_SEATS);
        match before {
            Arrangement::Above => Layout::grids(stage, seats),
            Arrangement::Left => Layout::narrow(stage, seats, GAP, false),
            Arrangement::Around(on_right) => Layout::around(stage, seats, GAP, on_right, false),
        }
    }

    /// This layout, seen from another seat.
    pub fn seen_by(self, near: Seat) -> Layout {
        Layout { near, ..self }
    }

    fn with_slots(width: f64, height: f64, seats: usize, slot: f64) -> Layout {
        let (width, height) = (width.max(LEAST_WIDTH), height.max(LEAST_HEIGHT));
        let seats = seats.clamp(2, MAX_SEATS);
        let low = height < LOW && width > WIDER_LOW * height;
        if low && width < ONE_SIDED {
            return Layout::narrow(Rect::of(width, height), seats, slot, true);
        }
        if low || width >= WIDE && width > WIDER * height {
            return Layout::wide(Rect::of(width, height), seats, slot);
        }
        let slot = if height < SMALL {
            slot.min(SLOT_SMALL)
        } else {
            slot
        };
        let stage = Rect::of(width, height.max(LEAST_TALL));
        if seats == 2 {
            Layout::duel(stage, slot)
        } else {
            Layout::tall(stage, seats, slot)
        }
    }

    fn of(
        arrangement: Arrangement,
        own: Cards,
        slot: f64,
        centre: Vec<Rect>,
        rivals: Vec<(Cards, f64)>,
    ) -> Layout {
        Layout {
            arrangement,
            near: Seat::FIRST,
            slot,
            own,
            rivals,
            centre,
        }
    }

    /// The seat of the near grid.
    pub fn near(&self) -> Seat {
        self.near
    }

    /// The width of a card of the near grid.
    pub fn card_width(&self) -> f64 {
        self.own.first.width
    }

    /// The height of a card of the near grid.
    pub fn card_height(&self) -> f64 {
        self.own.first.height
    }

    /// A seat's grid, and the width that the name above it may have.
    fn grid(&self, seat: Seat) -> (Cards, f64) {
        // The seats are counted around the table, from the near one.
        let seats = self.rivals.len() + 1;
        let place = (seat.index() + seats - self.near.index()) % seats;
        let own_room = span(SIZE, self.card_width(), GAP) + 2.0 * self.slot;
        match place.checked_sub(1) {
            None => (self.own, own_room),
            Some(rival) => self.rivals.get(rival).copied().unwrap_or_default(),
        }
    }

    /// The place of a cell of a seat's grid.
    pub fn cell(&self, seat: Seat, cell: Cell) -> Rect {
        self.grid(seat).0.cell(cell)
    }

    /// The box of a seat's whole grid.
    pub fn area(&self, seat: Seat) -> Rect {
        let (cards, _) = self.grid(seat);
        cards.first.to(cards.cell(Cell::LAST))
    }

    /// The place of a slot of the centre; an empty box if there is no such slot.
    pub fn centre(&self, slot: usize) -> Rect {
        self.centre.get(slot).copied().unwrap_or_default()
    }

    /// The entry slot of a push, beside the near grid.
    pub fn entry(&self, push: Push) -> Rect {
        let cell = self.own.cell(push.entry());
        let deep = self.slot;
        match push.side() {
            Side::Left => cell.trim_x(-GAP - deep, GAP + cell.width),
            Side::Right => cell.trim_x(GAP + cell.width, -GAP - deep),
            Side::Top => cell.trim_y(-GAP - deep, GAP + cell.height),
            Side::Bottom => cell.trim_y(GAP + cell.height, -GAP - deep),
        }
    }

    /// Whether a seat's name has a line of its own, above its last move and the token.
    pub fn is_short(&self, seat: Seat) -> bool {
        self.name(seat).height > LABEL
    }

    /// The place of a seat's name, above its grid.
    pub fn name(&self, seat: Seat) -> Rect {
        let (cards, room) = self.grid(seat);
        let high = label(room);
        let grid = cards.cell(Cell::LAST).right() - cards.first.x;
        // A name is wider than a small grid where there is room beside the grid.
        let width = grid.max(room.min(NAME));
        let over = if seat == self.near {
            self.slot + GAP
        } else {
            0.0
        };
        let above = Rect::of(grid, high).moved((cards.first.x, cards.first.y - high - over));
        above.place((width, high), CENTRE)
    }

    /// The way of a card that a push moves by one cell, to the right and down.
    pub fn step(&self, push: Push) -> (f64, f64) {
        let (x, y) = (self.card_width() + GAP, self.card_height() + GAP);
        match push.side() {
            Side::Left => (x, 0.0),
            Side::Right => (-x, 0.0),
            Side::Top => (0.0, y),
            Side::Bottom => (0.0, -y),
        }
    }
}

/// The height of what stands above a rival's grid, in a place of this width.
fn label(width: f64) -> f64 {
    if width < SHORT { LABEL_SHORT } else { LABEL }
}

/// The width of the stage before the plate with the scores was put beside it, from that of what is left: the plate's
/// width in `result.css`, with its margin.
fn before_plate(width: f64) -> f64 {
    ((width + 12.0) / 0.72).clamp(width + 284.0, width + 428.0)
}

/// The gap between the cards of rivals, by the least width that one of them has.
fn rivals_gap(width: f64) -> f64 {
    if width < NARROW {
        GAP_NARROW
    } else {
        GAP_RIVAL
    }
}

/// The largest width of a card with which grids, with names above them, fit all these places; and the gap.
fn card_in(places: &[Rect]) -> (f64, f64) {
    let least = |length: fn(&Rect) -> f64| places.iter().map(length).fold(f64::INFINITY, f64::min);
    let (width, height) = (least(|place| place.width), least(|place| place.height));
    let gap = rivals_gap(width);
    let room = share(height - label(width) - MARGIN / 2.0, SIZE, 0.0);
    let card = share(width - MARGIN / 2.0, SIZE, gap).min(room / ASPECT - gap);
    (card, gap)
}

/// The rivals' grids in these places, all of the same size: their cards have at most this width. With each, the
/// width of its place.
fn rivals_in(places: Vec<Rect>, largest: f64) -> Vec<(Cards, f64)> {
    let (card, gap) = card_in(&places);
    let card = card.clamp(SMALLEST, largest.max(SMALLEST));
    let cards = |place: Rect| {
        let below_name = place.trim_y(label(place.width), 0.0);
        (Cards::place(below_name, card, gap, CENTRE), place.width)
    };
    places.into_iter().map(cards).collect()
}

#[cfg(test)]
mod tests;
