//! The layout of the table: a pure function of the stage's size and the number of seats. All lengths are in
//! pixels.
//!
//! The near grid is the grid of the seat from which the table is seen. The other seats are its rivals.

use engine::dekal::{Cell, Push, SIZE, Side};
use engine::{MAX_SEATS, Seat};

use table::{CENTRE, FINGER, LABEL, LEAST_HEIGHT, LOW, Rect, SMALL, WIDE, share, span};

/// The ratio of a card's height to its width.
const ASPECT: f64 = 4.0 / 3.0;
/// The gap between the cards of the near grid.
const GAP: f64 = 6.0;
/// The depth of an entry slot is [`FINGER`]; this is the depth on a stage lower than [`SMALL`], where cards would
/// otherwise be too small.
const SLOT_SMALL: f64 = 36.0;
/// The share of the height that the near grid has on a wide stage, with its name and its entry slots; and the
/// largest share of the width.
const FILL: f64 = 0.92;
const PART: f64 = 0.55;
/// On a wide stage, the width of a card of the centre, as a share of the near grid's; and on a low one for two, whose
/// cards are small and which has room for larger ones there.
const CENTRE_CARD: f64 = 0.8;
const CENTRE_CARD_DUEL: f64 = 1.25;
/// The largest width of the line with a name, a level and the last move.
const NAME: f64 = 240.0;
/// The distance between the parts of the table.
const MARGIN: f64 = 16.0;
/// A low stage narrower than this has no room for rivals on both sides of the near grid.
const ONE_SIDED: f64 = 500.0;
/// The least width of the part that the only rival's grid and the centre share, if the stage is as wide as
/// that.
const DUEL: f64 = 360.0;
/// The least width of a layout, and the least height of one that is not wide. A smaller stage is laid out as if it
/// had these.
const LEAST_WIDTH: f64 = 300.0;
const LEAST_TALL: f64 = 380.0;
/// The width from which the plate with the scores lies on the stage: that of the window in `result.css`, without the log.
const PLATED: f64 = 830.0;
/// On a stage lower than this, the centre has no room once the round is over.
const CENTRELESS: f64 = 600.0;
/// The largest share of the height that rivals have on such a stage.
const RIVALS: f64 = 0.48;
/// The largest share of the room above the near grid that the centre has.
const CENTRE_PART: f64 = 0.36;
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

/// The layout of the table, seen from one seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
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
        Layout::with_slots(width, height, seats, FINGER, false)
    }

    /// The layout for a spectator, who pushes no cards in: larger grids, and no entry slots.
    pub fn without_edges(width: f64, height: f64, seats: usize) -> Layout {
        Layout::with_slots(width, height, seats, GAP, false)
    }

    /// The layout while the scores of a round that is over are shown. On a small stage, such as the scores
    /// leave on a phone, the grids take all the room and the centre takes none. On a larger one everything
    /// stays where it was during the round, but for rivals in the place of the scores; only a low stage gives up its
    /// entry slots. `edges`: whether the stage had entry slots.
    pub fn over(width: f64, height: f64, seats: usize, edges: bool) -> Layout {
        match edges {
            _ if height < CENTRELESS && width < WIDER * height.max(LOW) => {
                let seats = seats.clamp(2, MAX_SEATS);
                Layout::grids(Rect::of(width, height.max(LEAST_HEIGHT)), seats)
            }
            true if height >= LOW => Layout::with_slots(width, height, seats, FINGER, true),
            _ => Layout::with_slots(width, height, seats, GAP, true),
        }
    }

    /// This layout, seen from another seat.
    pub fn seen_by(self, near: Seat) -> Layout {
        Layout { near, ..self }
    }

    fn with_slots(width: f64, height: f64, seats: usize, slot: f64, is_over: bool) -> Layout {
        let (width, height) = (width.max(LEAST_WIDTH), height.max(LEAST_HEIGHT));
        let seats = seats.clamp(2, MAX_SEATS);
        let low = height < LOW && width > WIDER_LOW * height;
        if low && width < ONE_SIDED {
            return Layout::narrow(Rect::of(width, height), seats, slot);
        }
        if low || width >= WIDE && width > WIDER * height {
            return Layout::wide(Rect::of(width, height), seats, slot, is_over);
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

    /// Rivals at the top, as large as possible; the near grid below; no centre.
    fn grids(stage: Rect, seats: usize) -> Layout {
        let inner = stage.inset(GAP, 0.0);
        let rival = inner.width / (seats - 1) as f64;
        let (gap, around) = (rivals_gap(rival), LABEL + MARGIN / 2.0);
        let widest = share(rival - MARGIN / 2.0, SIZE, gap);
        let rivals = around + span(SIZE, widest * ASPECT, gap) + gap;
        let area = inner.above(rivals.min(stage.height * RIVALS));
        let below = inner.trim_y(area.height + LABEL + 2.0 * GAP, GAP);
        let width =
            (share(below.height + GAP, SIZE, GAP) / ASPECT).min(share(below.width, SIZE, GAP));
        let own = Cards::place(below, width, GAP, CENTRE);
        let places = area.columns(seats - 1).collect();
        Layout::of(own, GAP, Vec::new(), rivals_in(places, width))
    }

    /// The near grid in the middle, the centre on its right, the rivals around it: clockwise, from the one who
    /// sits next on the left. All are on the left if their cards are larger there, or if the plate with the scores
    /// lies on the right: then in two columns if they are larger so. On a low stage the centre has no room once the
    /// round is over.
    fn wide(stage: Rect, seats: usize, slot: f64, is_over: bool) -> Layout {
        let (high, margin) = match stage.height {
            ..LOW => (stage.height - 2.0 * GAP, GAP),
            height => (FILL * height, MARGIN),
        };
        let around = 2.0 * (slot + GAP);
        let room = high - LABEL - around - 3.0 * GAP;
        let width =
            (share(room, SIZE, 0.0) / ASPECT).min(share(stage.width * PART - around, SIZE, GAP));
        let own = Cards::place(stage.trim_y(LABEL, 0.0), width, GAP, CENTRE);
        let left = stage.left_of(own.first.x - slot - GAP);
        let right = stage.trim_x(stage.width - left.width, 0.0);
        let part = if stage.height < LOW && seats == 2 {
            CENTRE_CARD_DUEL
        } else {
            CENTRE_CARD
        };
        let centre_card = card((part * width).min(share(stage.height, seats, 2.0 * GAP) / ASPECT));
        let column = (
            centre_card.0 + 2.0 * margin,
            (centre_card.1 + 2.0 * GAP) * seats as f64,
        );
        let has_plate = is_over && seats > 2 && stage.height >= LOW && stage.width >= PLATED;
        let has_centre = !is_over || stage.height >= LOW;
        let beside = right.trim_x(if has_centre { column.0 } else { 0.0 }, 0.0);
        let largest = width
            * if stage.height < LOW {
                RIVAL_CARD_LOW
            } else {
                RIVAL_CARD
            };
        let split = |left: Rect, right: Rect, on_right: usize| {
            let up = left.inset(GAP, GAP).rows(seats - 1 - on_right);
            let mut places: Vec<Rect> = up.collect();
            places.reverse();
    /// The box of a seat's whole grid.
    pub fn area(&self, seat: Seat) -> Rect {
        let (cards, _) = self.grid(seat);
        cards.first.to(cards.cell(Cell::LAST))
    }

            places.extend(right.inset(GAP, GAP).rows(on_right));
            places
        };
        let one = split(left, beside, 0);
        let (outer, inner) = if has_plate {
            let half = left.width / 2.0;
            (left.trim_x(0.0, half), left.trim_x(half, 0.0))
        } else {
            (left, beside)
        };
        let both = split(outer, inner, (seats - 1) / 2);
        let is_around = card_in(&both).0 >= card_in(&one).0;
        let has_right = is_around && seats > 2;
        let column = right.place(column, (if has_right { 0.0 } else { 0.5 }, 0.5));
        let centre = column.rows(seats);
        let centre = centre.map(|row| row.place(centre_card, CENTRE));
        let places = if is_around { both } else { one };
        Layout::of(own, slot, centre.collect(), rivals_in(places, largest))
    }

    /// Rivals on the left, the centre in the middle, the near grid on the right: on a low stage that is so narrow,
    /// cards are larger like that.
    fn narrow(stage: Rect, seats: usize, slot: f64) -> Layout {
        let part = match seats {
            ..=3 => 0.61,
            4 => 0.66,
            _ => 0.57,
        };
        let around = 2.0 * (slot + 2.0 * GAP);
        let room = stage.height - around - 3.0 * GAP - LABEL;
        let width =
            (share(room, SIZE, 0.0) / ASPECT).min(share(stage.width * part - around, SIZE, GAP));
        let area = stage.trim_x(0.0, slot + 2.0 * GAP).trim_y(LABEL, 0.0);
        let own = Cards::place(area, width, GAP, (1.0, 0.5));
        let left = stage.left_of(own.first.x - slot - 3.0 * GAP);
        let centre_card = card(width.min(share(stage.height, seats, 2.0 * GAP) / ASPECT));
        let column = (centre_card.0, (centre_card.1 + 2.0 * GAP) * seats as f64);
        let column = left.place(column, (1.0, 0.5));
        let centre = column.rows(seats);
        let centre = centre.map(|row| row.place(centre_card, CENTRE));
        let area = left.left_of(column.x - 2.0 * GAP).trim_x(GAP, 0.0);
        let columns = if seats > 4 { 2 } else { 1 };
        let down = area.inset(0.0, GAP / 2.0).columns(columns).enumerate();
        let places = down.flat_map(|(index, column)| {
            let count = (seats - 1 + columns - 1 - index) / columns;
            column.rows(count)
        });
        let places = places.collect();
        Layout::of(
            own,
            slot,
            centre.collect(),
            rivals_in(places, width * RIVAL_CARD_LOW),
        )
    }

    /// Rivals at the top, the centre below them, the near grid at the bottom.
    fn tall(stage: Rect, seats: usize, slot: f64) -> Layout {
        let (own, above) = Layout::at_bottom(stage, slot, 0.58);
        let width = own.first.width;
        let most = stage.inset(GAP, 0.0).width / seats as f64;
        let centre_card = (most - 2.0 * GAP)
            .min(width)
            .min(above.height * CENTRE_PART / ASPECT);
        let pitch = (centre_card + 2.0 * MARGIN).min(most);
        let centre_card = card(centre_card);
        let row = (pitch * seats as f64, centre_card.1);
        let row = above.trim_y(0.0, GAP).place(row, (0.5, 1.0));
        let centre = row.columns(seats);
        let centre = centre.map(|column| column.place(centre_card, CENTRE));
        let area = above.above(row.y - MARGIN).inset(GAP, 0.0);
        let places = area.columns(seats - 1).collect();
        Layout::of(
            own,
            slot,
            centre.collect(),
            rivals_in(places, width * RIVAL_CARD),
        )
    }

    /// As [`Layout::tall`], for two seats: the only rival stands beside the centre, so the cards are larger.
    fn duel(stage: Rect, slot: f64) -> Layout {
        let (own, above) = Layout::at_bottom(stage, slot, 0.62);
        let width = own.first.width;
        let centre_card = card(width.min(above.height * CENTRE_PART / ASPECT));
        // The rival and the centre stand above the near grid, not at the edges of a wide window.
        let around = span(SIZE, width, GAP) + 2.0 * (slot + GAP);
        let both = (around.max(DUEL).min(stage.width), above.height);
        let both = above.place(both, CENTRE).inset(GAP, 0.0);
        // The centre is level with the rival's grid, which has a name above it.
        let pair = (2.0 * (centre_card.0 + 2.0 * MARGIN), centre_card.1);
        let pair = both.trim_y(LABEL, 0.0).place(pair, (1.0, 0.5));
        let centre = pair.columns(2);
        let centre = centre.map(|column| column.place(centre_card, CENTRE));
        let area = both.left_of(pair.x).trim_y(0.0, GAP);
        Layout::of(
            own,
            slot,
            centre.collect(),
            rivals_in(vec![area], width * RIVAL_CARD),
        )
    }

    /// The near grid, at the bottom of the stage and with its entry slots in at most this part of the height; and
    /// the room above it.
    fn at_bottom(stage: Rect, slot: f64, part: f64) -> (Cards, Rect) {
        let around = 2.0 * (slot + GAP);
        let room = stage.height * part - around;
        let width = share(stage.width - around - 4.0 * GAP, SIZE, 0.0)
            .min(share(room, SIZE, 0.0) / ASPECT - GAP);
        let own = Cards::place(stage.trim_y(0.0, slot + 2.0 * GAP), width, GAP, (0.5, 1.0));
        let above = stage.above(own.first.y - slot - GAP - LABEL);
        (own, above)
    }

    fn of(own: Cards, slot: f64, centre: Vec<Rect>, rivals: Vec<(Cards, f64)>) -> Layout {
        Layout {
            near: Seat::FIRST,
            slot,
            own,
            rivals,
            centre,
        }
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

    /// The place of a seat's name, above its grid.
    pub fn name(&self, seat: Seat) -> Rect {
        let (cards, room) = self.grid(seat);
        let grid = cards.cell(Cell::LAST).right() - cards.first.x;
        // A name is wider than a small grid where there is room beside the grid.
        let width = grid.max(room.min(NAME));
        let over = if seat == self.near {
            self.slot + GAP
        } else {
            0.0
        };
        let above = Rect::of(grid, LABEL).moved((cards.first.x, cards.first.y - LABEL - over));
        above.place((width, LABEL), CENTRE)
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
    let room = share(height - LABEL - MARGIN / 2.0, SIZE, 0.0);
    let card = share(width - MARGIN / 2.0, SIZE, gap).min(room / ASPECT - gap);
    (card, gap)
}

/// The rivals' grids in these places, all of the same size: their cards have at most this width. With each, the
/// width of its place.
fn rivals_in(places: Vec<Rect>, largest: f64) -> Vec<(Cards, f64)> {
    let (card, gap) = card_in(&places);
    let card = card.clamp(SMALLEST, largest.max(SMALLEST));
    let cards = |place: Rect| {
        let below_name = place.trim_y(LABEL, 0.0);
        (Cards::place(below_name, card, gap, CENTRE), place.width)
    };
    places.into_iter().map(cards).collect()
}

#[cfg(test)]
mod tests;
