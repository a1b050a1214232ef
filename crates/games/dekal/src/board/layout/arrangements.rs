//! The ways in which grids and centre can be arranged on a stage.

use super::*;

/// The share of the height that the near grid has on a wide stage, with its name and its entry slots; and the
/// largest share of the width.
const FILL: f64 = 0.92;
const PART: f64 = 0.55;
/// On a wide stage, the width of a card of the centre, as a share of the near grid's; and on a low one for two, whose
/// cards are small and which has room for larger ones there.
const CENTRE_CARD: f64 = 0.8;
const CENTRE_CARD_DUEL: f64 = 1.25;
/// The least width of the part that the only rival's grid and the centre share, if the stage is as wide as
/// that.
const DUEL: f64 = 360.0;
/// The largest share of the height that rivals have above the near grid once the round is over.
const RIVALS: f64 = 0.48;
/// The largest share of the room above the near grid that the centre has.
const CENTRE_PART: f64 = 0.36;

impl Layout {
    /// Rivals at the top, as large as possible; the near grid below; no centre.
    pub(super) fn grids(stage: Rect, seats: usize) -> Layout {
        let inner = stage.inset(GAP, 0.0);
        let rival = inner.width / (seats - 1) as f64;
        let (gap, around) = (rivals_gap(rival), label(rival) + MARGIN / 2.0);
        let widest = share(rival - MARGIN / 2.0, SIZE, gap);
        let rivals = around + span(SIZE, widest * ASPECT, gap) + gap;
        let area = inner.above(rivals.min(stage.height * RIVALS));
        let below = inner.trim_y(area.height + LABEL + 2.0 * GAP, GAP);
        let width =
            (share(below.height + GAP, SIZE, GAP) / ASPECT).min(share(below.width, SIZE, GAP));
        let own = Cards::place(below, width, GAP, CENTRE);
        let places = area.columns(seats - 1).collect();
        let rivals = rivals_in(places, width);
        Layout::of(Arrangement::Above, own, GAP, Vec::new(), rivals)
    }

    /// The near grid in the middle, the centre on its right, the rivals around it or all on its left, whichever makes
    /// their cards larger.
    pub(super) fn wide(stage: Rect, seats: usize, slot: f64) -> Layout {
        let one = Layout::around(stage, seats, slot, 0, true);
        let both = Layout::around(stage, seats, slot, (seats - 1) / 2, true);
        let card = |layout: &Layout| layout.rivals.first().map(|(cards, _)| cards.first.width);
        if card(&both) >= card(&one) { both } else { one }
    }

    /// The near grid in the middle; the rivals around it, clockwise, from the one who sits next on the left: this many on
    /// the right. The centre is on the right, too. Without it, and if no rival is there, the near grid is.
    pub(super) fn around(
        stage: Rect,
        seats: usize,
        slot: f64,
        on_right: usize,
        has_centre: bool,
    ) -> Layout {
        let (high, margin) = match stage.height {
            ..LOW => (stage.height - 2.0 * GAP, GAP),
            height => (FILL * height, MARGIN),
        };
        let around = 2.0 * (slot + GAP);
        let room = high - LABEL - around - 3.0 * GAP;
        let width =
            (share(room, SIZE, 0.0) / ASPECT).min(share(stage.width * PART - around, SIZE, GAP));
        let across = if has_centre || on_right > 0 { 0.5 } else { 1.0 };
        let own = Cards::place(
            stage.trim_y(LABEL, 0.0).inset(slot + 2.0 * GAP, 0.0),
            width,
            GAP,
            (across, 0.5),
        );
        let left = stage.left_of(own.first.x - slot - GAP);
        let end = own.cell(Cell::LAST).right() + slot + GAP;
        let right = stage.trim_x(end, 0.0);
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
        let beside = right.trim_x(if has_centre { column.0 } else { 0.0 }, 0.0);
        let largest = width
            * if stage.height < LOW {
                RIVAL_CARD_LOW
            } else {
                RIVAL_CARD
            };
        let up = left.inset(GAP, GAP).rows(seats - 1 - on_right);
        let mut places: Vec<Rect> = up.collect();
        places.reverse();
        places.extend(beside.inset(GAP, GAP).rows(on_right));
        let column = right.place(column, (if on_right > 0 { 0.0 } else { 0.5 }, 0.5));
        let centre = if has_centre { seats } else { 0 };
        let centre = column.rows(seats).take(centre);
        let centre = centre.map(|row| row.place(centre_card, CENTRE));
        Layout::of(
            Arrangement::Around(on_right),
            own,
            slot,
            centre.collect(),
            rivals_in(places, largest),
        )
    }

    /// Rivals on the left, the centre in the middle, the near grid on the right: on a low stage that is so narrow,
    /// cards are larger like that.
    pub(super) fn narrow(stage: Rect, seats: usize, slot: f64, has_centre: bool) -> Layout {
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
        let (slots, end) = match has_centre {
            true => (seats, column.x - 2.0 * GAP),
            false => (0, left.right()),
        };
        let centre = column.rows(seats).take(slots);
        let centre = centre.map(|row| row.place(centre_card, CENTRE));
        let area = left.left_of(end).trim_x(GAP, 0.0);
        let columns = if seats > 4 { 2 } else { 1 };
        let down = area.inset(0.0, GAP / 2.0).columns(columns).enumerate();
        let places = down.flat_map(|(index, column)| {
            let count = (seats - 1 + columns - 1 - index) / columns;
            column.rows(count)
        });
        let places = places.collect();
        Layout::of(
            Arrangement::Left,
            own,
            slot,
            centre.collect(),
            rivals_in(places, width * RIVAL_CARD_LOW),
        )
    }

    /// Rivals at the top, the centre below them, the near grid at the bottom.
    pub(super) fn tall(stage: Rect, seats: usize, slot: f64) -> Layout {
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
            Arrangement::Above,
            own,
            slot,
            centre.collect(),
            rivals_in(places, width * RIVAL_CARD),
        )
    }

    /// As [`Layout::tall`], for two seats: the only rival stands beside the centre, so the cards are larger.
    pub(super) fn duel(stage: Rect, slot: f64) -> Layout {
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
            Arrangement::Above,
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
}
