//! Where everything lies on the table, in pixels: a pure function of the
//! stage's size and the number of seats.

use engine::dekal::{Cell, Push, SIZE, Side};
use engine::{MAX_SEATS, Seat};

use table::Px;

/// A card's height over its width.
const ASPECT: f64 = 4.0 / 3.0;
/// The room between the cards of one's own grid.
const GAP: f64 = 6.0;
/// The depth of an entry slot: no less than a finger needs.
const SLOT: f64 = 44.0;
/// The same on a stage with so little height that cards would be too small for
/// one otherwise.
const SLOT_SMALL: f64 = 36.0;
/// What is lower is such a stage, if it is higher than wide.
const SMALL: f64 = 450.0;
/// The largest card that still looks like one.
const LARGEST: f64 = 118.0;
/// The height of a name above a grid.
const LABEL: f64 = 30.0;
/// The largest width of the line with a name, a level, and the last move.
const NAME: f64 = 240.0;
/// The room between the parts of the table.
const MARGIN: f64 = 16.0;
/// A stage lower than this is that of a phone held sideways, in which
/// everything lies side by side.
const LOW: f64 = 420.0;
/// On a low stage narrower than this, three rivals' cards are larger above each
/// other than in two columns.
const NARROW: f64 = 500.0;
/// What the only rival's grid and the centre have at least, side by side, where
/// the stage is so wide.
const DUEL: f64 = 360.0;
/// The smallest stage that is laid out as it is, and the smallest height if it is
/// higher than wide.
const SMALLEST: (f64, f64) = (300.0, 300.0);
const SMALLEST_TALL: f64 = 380.0;
/// A stage lower than this keeps no room for the centre once the round is over.
const SPARING: f64 = 600.0;
/// The rivals' part of its height then, at most.
const RIVALS: f64 = 0.48;

/// A rectangle of the stage.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// From the stage's left edge.
    pub x: f64,
    /// From the stage's top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// The point in the middle.
    pub fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// How it is written in a style attribute.
    pub fn style(&self) -> String {
        format!(
            "left:{};top:{};width:{};height:{}",
            Px(self.x),
            Px(self.y),
            Px(self.width),
            Px(self.height)
        )
    }
}

/// A grid of cards: where it begins, and how wide its cards are.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Block {
    x: f64,
    y: f64,
    card: f64,
    gap: f64,
}

impl Block {
    fn cell(&self, cell: Cell) -> Rect {
        let (width, height) = (self.card, self.card * ASPECT);
        Rect {
            x: self.x + cell.column() as f64 * (width + self.gap),
            y: self.y + cell.row() as f64 * (height + self.gap),
            width,
            height,
        }
    }

    fn width(card: f64, gap: f64) -> f64 {
        SIZE as f64 * (card + gap) - gap
    }

    fn height(card: f64, gap: f64) -> f64 {
        SIZE as f64 * (card * ASPECT + gap) - gap
    }
}

/// The layout of the table for who sits nearest.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// Who sits nearest.
    near: Seat,
    /// The depth of the entry slots, or of the margin where there are none.
    slot: f64,
    own: Block,
    rivals: Vec<Block>,
    /// The width that each rival has, with the room around the grid.
    share: f64,
    centre: Vec<Rect>,
}

impl Layout {
    /// The layout for a stage of this size, in pixels, and 2 to 6 seats. Sizes
    /// too small to play on are laid out as the smallest one that is not.
    pub fn new(width: f64, height: f64, seats: usize) -> Layout {
        Layout::with_slots(width, height, seats, SLOT)
    }

    /// The layout for whoever pushes nothing in: larger grids instead of entry
    /// slots.
    pub fn without_edges(width: f64, height: f64, seats: usize) -> Layout {
        Layout::with_slots(width, height, seats, GAP)
    }

    /// The layout once the round has been counted. Where the stage is as it was,
    /// everything stays where it is; of what a result leaves of a phone's, the
    /// grids have all, and the centre nothing.
    pub fn over(width: f64, height: f64, seats: usize, edges: bool) -> Layout {
        match edges {
            _ if height < SPARING && width < 1.1 * height.max(LOW) => {
                Layout::grids(width, height.max(SMALLEST.1), seats)
            }
            true if height >= LOW => Layout::new(width, height, seats),
            _ => Layout::without_edges(width, height, seats),
        }
    }

    /// Rivals at the top, as large as they find room; one's own grid below.
    fn grids(width: f64, height: f64, seats: usize) -> Layout {
        let rivals_count = seats.clamp(2, MAX_SEATS) - 1;
        let share = (width - 2.0 * GAP) / rivals_count as f64;
        let (gap, around) = (rivals_gap(share), LABEL + MARGIN / 2.0);
        let widest = (share - MARGIN / 2.0) / SIZE as f64 - gap;
        let above = (around + Block::height(widest, gap) + gap).min(height * RIVALS);
        let room = height - above - LABEL - 3.0 * GAP;
        let card = (((room + GAP) / SIZE as f64 - GAP) / ASPECT)
            .min((width - 2.0 * GAP) / SIZE as f64 - GAP)
            .min(LARGEST);
        let own = Block {
            x: (width - Block::width(card, GAP)) / 2.0,
            y: above + LABEL + 2.0 * GAP + (room - Block::height(card, GAP)) / 2.0,
            card,
            gap: GAP,
        };
        let area = Rect {
            x: GAP,
            y: 0.0,
            width: width - 2.0 * GAP,
            height: above,
        };
        Layout {
            near: Seat::FIRST,
            slot: GAP,
            own,
            rivals: rivals(area, rivals_count, rivals_count, card),
            share,
            centre: Vec::new(),
        }
    }

    /// The same, seen by another than the first seat.
    pub fn seen_by(self, near: Seat) -> Layout {
        Layout { near, ..self }
    }

    fn with_slots(width: f64, height: f64, seats: usize, slot: f64) -> Layout {
        let (width, height) = (width.max(SMALLEST.0), height.max(SMALLEST.1));
        let seats = seats.clamp(2, MAX_SEATS);
        let low = height < LOW && width > 0.9 * height;
        if low || width >= 640.0 && width > 1.1 * height {
            Layout::wide(width, height, seats, slot)
        } else {
            let slot = if height < SMALL {
                slot.min(SLOT_SMALL)
            } else {
                slot
            };
            Layout::tall(width, height.max(SMALLEST_TALL), seats, slot)
        }
    }

    /// Rivals on the left, the centre between, one's own grid on the right.
    fn wide(width: f64, height: f64, seats: usize, slot: f64) -> Layout {
        // On a low stage there is no width to lose between the parts, and rivals
        // above each other have little height: what they leave is one's own.
        let low = height < LOW;
        let (margin, part) = match seats {
            _ if !low => (MARGIN, 0.55),
            ..=3 => (GAP, 0.61),
            4 => (GAP, 0.66),
            _ => (GAP, 0.57),
        };
        let around = 2.0 * (slot + 2.0 * GAP);
        let room = (height - around - 3.0 * GAP - LABEL) / SIZE as f64 / ASPECT;
        let card = room
            .min((width * part - around) / SIZE as f64 - GAP)
            .min(LARGEST);
        let own = Block {
            x: width - margin - slot - GAP - Block::width(card, GAP),
            y: (height - LABEL - Block::height(card, GAP)) / 2.0 + LABEL,
            card,
            gap: GAP,
        };
        let centre_card = card.min((height / seats as f64 - 2.0 * GAP) / ASPECT);
        let centre_x = own.x - slot - GAP - 2.0 * margin - centre_card;
        let summary = centre_card * ASPECT + 2.0 * GAP;
        let top = (height - summary * seats as f64) / 2.0;
        let centre = (0..seats).map(|place| Rect {
            x: centre_x,
            y: top + place as f64 * summary + GAP,
            width: centre_card,
            height: centre_card * ASPECT,
        });
        let area = Rect {
            x: margin,
            y: margin / 2.0,
            width: centre_x - 3.0 * margin,
            height: height - margin,
        };
        let columns = match seats {
            ..=3 => 1,
            4 if low && width < NARROW => 1,
            _ => 2,
        };
        Layout {
            near: Seat::FIRST,
            slot,
            own,
            rivals: rivals(area, seats - 1, columns, card * 0.8),
            share: area.width / columns as f64,
            centre: centre.collect(),
        }
    }

    /// Rivals at the top, the centre below, one's own grid at the bottom.
    fn tall(width: f64, height: f64, seats: usize, slot: f64) -> Layout {
        let around = 2.0 * (slot + GAP);
        let card = ((width - around - 3.0 * GAP - GAP) / SIZE as f64)
            .min(
                (height * if seats == 2 { 0.62 } else { 0.58 } - around) / SIZE as f64 / ASPECT
                    - GAP,
            )
            .min(LARGEST);
        let own = Block {
            x: (width - Block::width(card, GAP)) / 2.0,
            y: height - slot - GAP - Block::height(card, GAP) - GAP,
            card,
            gap: GAP,
        };
        let above = own.y - slot - GAP - LABEL;
        if seats == 2 {
            return Layout::duel(width, above, slot, own);
        }
        let share = (width - 2.0 * GAP) / seats as f64;
        let centre_card = (share - 2.0 * GAP).min(card).min(above * 0.36 / ASPECT);
        let summary = (centre_card + 2.0 * MARGIN).min(share);
        let left = (width - summary * seats as f64) / 2.0;
        let centre_y = above - centre_card * ASPECT - GAP;
        let centre = (0..seats).map(|place| Rect {
            x: left + place as f64 * summary + (summary - centre_card) / 2.0,
            y: centre_y,
            width: centre_card,
            height: centre_card * ASPECT,
        });
        let area = Rect {
            x: GAP,
            y: 0.0,
            width: width - 2.0 * GAP,
            height: centre_y - MARGIN,
        };
        Layout {
            near: Seat::FIRST,
            slot,
            own,
            rivals: rivals(area, seats - 1, seats - 1, card * 0.6),
            share: area.width / (seats - 1) as f64,
            centre: centre.collect(),
        }
    }

    /// The same for two: there is room for the only rival beside the centre, and
    /// so for larger cards.
    fn duel(width: f64, above: f64, slot: f64, own: Block) -> Layout {
        let centre_card = own.card.min(above * 0.36 / ASPECT);
        let summary = centre_card + 2.0 * MARGIN;
        // Both stand above one's own grid, not at the edges of a wide window.
        let around = Block::width(own.card, GAP) + 2.0 * (slot + GAP);
        let span = around.max(DUEL).min(width);
        let start = (width - span) / 2.0;
        let left = start + span - GAP - 2.0 * summary;
        let centre = (0..2).map(|place| Rect {
            x: left + f64::from(place) * summary + MARGIN,
            // In the middle of the rival's grid, whose name is above it.
            y: LABEL + (above - LABEL - centre_card * ASPECT) / 2.0,
            width: centre_card,
            height: centre_card * ASPECT,
        });
        let area = Rect {
            x: start + GAP,
            y: 0.0,
            width: left - start - GAP,
            height: above - GAP,
        };
        Layout {
            near: Seat::FIRST,
            slot,
            own,
            rivals: rivals(area, 1, 1, own.card * 0.6),
            share: area.width,
            centre: centre.collect(),
        }
    }

    /// The width of a card of one's own grid.
    pub fn card_width(&self) -> f64 {
        self.own.card
    }

    /// The height of a card of one's own grid.
    pub fn card_height(&self) -> f64 {
        self.own.card * ASPECT
    }

    /// A cell of a seat's grid.
    pub fn cell(&self, seat: Seat, cell: Cell) -> Rect {
        // Around the table from who sits nearest.
        let seats = self.rivals.len() + 1;
        let place = (seat.index() + seats - self.near.index()) % seats;
        match place.checked_sub(1) {
            None => self.own.cell(cell),
            Some(rival) => self
                .rivals
                .get(rival)
                .copied()
                .unwrap_or_default()
                .cell(cell),
        }
    }

    /// A place in the centre.
    pub fn centre(&self, slot: usize) -> Rect {
        self.centre.get(slot).copied().unwrap_or_default()
    }

    /// The slot beside one's own grid through which a push enters.
    pub fn entry(&self, push: Push) -> Rect {
        let cell = self.own.cell(push.entry());
        match push.side() {
            Side::Left => Rect {
                x: cell.x - GAP - self.slot,
                width: self.slot,
                ..cell
            },
            Side::Right => Rect {
                x: cell.x + cell.width + GAP,
                width: self.slot,
                ..cell
            },
            Side::Top => Rect {
                y: cell.y - GAP - self.slot,
                height: self.slot,
                ..cell
            },
            Side::Bottom => Rect {
                y: cell.y + cell.height + GAP,
                height: self.slot,
                ..cell
            },
        }
    }

    /// Where a seat's name stands: above its grid.
    pub fn name(&self, seat: Seat) -> Rect {
        let first = self.cell(seat, Cell::all().next().unwrap_or(Cell::LAST));
        let last = self.cell(seat, Cell::LAST);
        let grid = last.x + last.width - first.x;
        // A name may use the room beside a small grid.
        let (own, room) = if seat == self.near {
            (self.slot + GAP, grid + 2.0 * self.slot)
        } else {
            (0.0, self.share)
        };
        let width = grid.max(room.min(NAME));
        Rect {
            x: first.x - (width - grid) / 2.0,
            y: first.y - LABEL - own,
            width,
            height: LABEL,
        }
    }

    /// One cell along a push, as a vector inwards.
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

/// The room between the cards of a rival that has so much room.
fn rivals_gap(share: f64) -> f64 {
    if share < 110.0 { 1.5 } else { 3.0 }
}

/// Small grids, spread evenly over an area.
fn rivals(area: Rect, count: usize, columns: usize, largest: f64) -> Vec<Block> {
    let rows = count.div_ceil(columns);
    let (width, height) = (area.width / columns as f64, area.height / rows as f64);
    let gap = rivals_gap(width);
    let card = ((width - MARGIN / 2.0) / SIZE as f64 - gap)
        .min((height - LABEL - MARGIN / 2.0) / SIZE as f64 / ASPECT - gap)
        .clamp(8.0, largest);
    (0..count)
        .map(|index| {
            let (row, column) = (index / columns, index % columns);
            let in_row = (count - row * columns).min(columns) as f64;
            let indent = (area.width - width * in_row) / 2.0;
            let free = height - LABEL - Block::height(card, gap);
            Block {
                x: area.x
                    + indent
                    + column as f64 * width
                    + (width - Block::width(card, gap)) / 2.0,
                y: area.y + row as f64 * height + LABEL + free / 2.0,
                card,
                gap,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests;
