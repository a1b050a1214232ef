//! The layout of the table: a pure function of the stage's size and the number of rivals. All lengths are in
//! pixels.
//!
//! The near hand is the hand of the seat from which the table is seen. The other seats are its rivals.

use super::state::Zone;
use table::{
    Factor, LABEL_SMALL, LEAST_HEIGHT, LOW, PlatePlace, Px, Rect, SMALL, SPARING, share,
    width_before_words,
};

/// The ratio of a card's height to its width.
const ASPECT: f64 = 1.4;
/// The least width of a card, and its largest height as a share of the stage's.
const SMALLEST: f64 = 46.0;
const LARGEST: f64 = 0.27;
/// The least width of a rival's card. It is a ninth of the height that is left without these lines and buttons, if
/// the width of the stage and of the rival's place allow that.
const SMALLEST_MINI: f64 = 22.0;
const LINES_AND_BUTTONS: f64 = 90.0;
/// The least distance between cards of the previous discard, where there is room for more.
const APART: f64 = 30.0;
/// In the middle, in widths of a card: the stock with one card beside it, the largest distance between cards of the
/// previous discard, and all that may lie there without these distances.
const PAIR: f64 = 2.35;
const STEP: f64 = 0.66;
const MIDDLE: f64 = 4.03;
/// The least width of a rival's place. It is smaller on a stage as low as that of a phone held sideways, where
/// a second row of rivals would leave no room for cards.
const SMALLEST_PANEL: f64 = 88.0;
const SMALLEST_PANEL_LOW: f64 = 58.0;
/// The least height of a layout that is higher than wide. A lower stage is laid out as if it had this.
const LEAST_TALL: f64 = 394.0;
/// The least width of a rival's place on a stage that is higher than wide and lower than [`SMALL`]: beside a scroll bar,
/// the smallest phone has room for four.
const SMALLEST_PANEL_SMALL: f64 = 74.0;
/// The height of the row of buttons once the round is over, on a stage lower than [`SPARING`]: it has two lines of
/// text.
const LINES: f64 = 40.0;
/// The height of the line of a rival's place below the cards.
const MOVE: f64 = 20.0;
/// The height of the row of buttons.
const BUTTONS: f64 = 50.0;
/// The distance by which a chosen card rises.
const LIFT: f64 = 20.0;
/// How many cards there have to be room for at least: rivals' in a rival's place and on the stage, near ones on the
/// stage.
const MINIS_IN_PANEL: f64 = 3.4;
const MINIS_ACROSS: f64 = 8.5;
const CARDS_ACROSS: f64 = 5.7;
/// The same on a stage so high that three rows of near cards have room: these may be larger, since what is discarded
/// lies below the piles.
const CARDS_ACROSS_HIGH: f64 = 4.3;
/// Rivals sit around the table: the more of them, the nearer are the outer ones. One whose place is this many places from
/// the middle is nearer by the height of a card, if the cards in the middle allow that.
const OUTERMOST: f64 = 3.0;
/// The largest width of a rival's place: this many of its cards, but not less than its name may need.
const PANEL_IN_MINIS: f64 = 5.2;
const NAME: f64 = 240.0;
/// The largest distance between cards of the near hand, in widths of a card. The first is for a stage lower than
/// [`SMALL`], where cards are small and a finger needs nearly all of each; the second for one wider than [`SPREAD`];
/// the last for all others.
const HAND_STEP_SMALL: f64 = 0.97;
const HAND_STEP_WIDE: f64 = 0.86;
const HAND_STEP: f64 = 0.78;
const SPREAD: f64 = 600.0;
/// The turn of a card of the near hand against its neighbour, and of the discards that nobody can take, in degrees.
const FAN: f64 = 2.2;
const OLDER_TURN: f64 = -7.0;
/// The distance between the parts of the table.
const MARGIN: f64 = 8.0;

/// The place of a card on the stage: its upper left corner before the card is turned about its middle, the turn
/// in degrees clockwise, and the size relative to a card of the near hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardPose {
    pub x: f64,
    pub y: f64,
    pub turn: f64,
    pub scale: f64,
}

impl CardPose {
    /// The place of a card that is not turned and as large as those of the near hand.
    fn flat(x: f64, y: f64) -> CardPose {
        CardPose {
            x,
            y,
            turn: 0.0,
            scale: 1.0,
        }
    }

    /// The place as CSS custom properties, whose names begin with `prefix`.
    pub fn properties(self, prefix: &str) -> String {
        format!(
            "--{prefix}x:{};--{prefix}y:{};--{prefix}t:{}deg;--{prefix}s:{}",
            Px(self.x),
            Px(self.y),
            Factor(self.turn),
            Factor(self.scale)
        )
    }
}

/// The layout of a table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    stage: Rect,
    /// The width of a card.
    card: f64,
    /// The width of a rival's card.
    mini: f64,
    /// The row of buttons.
    buttons: Rect,
    /// The distance by which a chosen card rises.
    lift: f64,
    rivals: usize,
    columns: usize,
    /// How much nearer the outermost rivals are.
    arc: f64,
    /// The top of the cards in the middle: the stock and the discards.
    centre: f64,
    /// Whether what is discarded this turn lies below these, where a high stage has room; otherwise on their right.
    is_below: bool,
}

impl Layout {
    /// The layout for a stage of this size with this many rivals.
    pub fn new(width: f64, height: f64, rivals: usize) -> Layout {
        let is_low = height < LOW && width > height;
        let height = height.max(if is_low { LEAST_HEIGHT } else { LEAST_TALL });
        let least = match height {
            _ if is_low => SMALLEST_PANEL_LOW,
            ..SMALL => SMALLEST_PANEL_SMALL,
            _ => SMALLEST_PANEL,
        };
        let columns = columns(width, rivals, least);
        Layout::with_buttons(Rect::of(width, height), rivals, columns, (BUTTONS, LIFT))
    }

    /// The layout once the round is over. Rivals stay in their rows, although the plate with the scores may leave a
    /// stage that is less wide. There is nothing left to press, so on a low stage cards get the room of the buttons.
    pub fn over(width: f64, height: f64, rivals: usize, plate: PlatePlace) -> Layout {
        let columns = match plate {
            PlatePlace::Beside => columns(before_plate(width), rivals, SMALLEST_PANEL),
            PlatePlace::Below => columns(width, rivals, SMALLEST_PANEL),
            PlatePlace::Words if height < LOW => {
                columns(width_before_words(width), rivals, SMALLEST_PANEL_LOW)
            }
            PlatePlace::Words | PlatePlace::Over | PlatePlace::Elsewhere => {
                Layout::new(width, height, rivals).columns
            }
        };
        let (stage, lower) = if height < SPARING {
            (Rect::of(width, height.max(LEAST_HEIGHT)), (LINES, 0.0))
        } else {
            (Rect::of(width, height), (BUTTONS, LIFT))
        };
        Layout::with_buttons(stage, rivals, columns, lower)
    }

    /// The layout with this many rivals' places in a row, the height of the row of buttons, and the distance by which a
    /// chosen card rises.
    fn with_buttons(
        stage: Rect,
        rivals: usize,
        columns: usize,
        (buttons, lift): (f64, f64),
    ) -> Layout {
        let Rect { width, height, .. } = stage;
        let rows = rivals.div_ceil(columns).max(1);
        let panel = (width - MARGIN) / columns as f64;
        // On a small stage, two rows of rivals leave little room for the near hand.
        let mini = if height < SMALL && rows > 1 {
            SMALLEST_MINI
        } else {
            let most = (panel / MINIS_IN_PANEL).min(width / MINIS_ACROSS);
            most.min((height - LINES_AND_BUTTONS) / 9.0)
                .max(SMALLEST_MINI)
        };
        let above = rows as f64 * (LABEL_SMALL + mini * ASPECT + MOVE + MARGIN);
        let rest = (height - above - buttons - lift - 4.0 * MARGIN) / 2.0;
        let high = rest.min(LARGEST * height);
        let three = (height - above - buttons - lift - 4.0 * MARGIN) / (3.0 * ASPECT + 0.08);
        let card = (width / CARDS_ACROSS).max(three.min(width / CARDS_ACROSS_HIGH));
        let card = card.min(high / ASPECT).max(SMALLEST);
        let hand = lift + card * ASPECT + below_hand(card);
        let buttons = (stage.trim_y(0.0, hand)).place((width, buttons), (0.5, 1.0));
        let high = card * ASPECT;
        let free = (buttons.y - above - high).max(0.0);
        let is_below = free >= high + MARGIN;
        let centre = if is_below {
            (free / 2.0).min(free - high - MARGIN)
        } else {
            free / 2.0
        };
        Layout {
            stage,
            card,
            mini,
            buttons,
            lift,
            rivals,
            columns,
            arc: if rows > 1 {
                0.0
            } else {
                (centre - MARGIN).clamp(0.0, mini * ASPECT)
            },
            centre: above + centre,
            is_below,
        }
    }

    /// The width and height of a card.
    pub fn card(&self) -> (f64, f64) {
        (self.card, self.card * ASPECT)
    }

    /// The box of a card at this place, before it is turned.
    pub fn rect(&self, pose: CardPose) -> Rect {
        let (width, height) = self.card();
        Rect::of(width * pose.scale, height * pose.scale).moved((pose.x, pose.y))
    }

    /// The place of a rival, counted from 0.
    pub fn rival(&self, rival: usize) -> Rect {
        let (row, column) = (rival / self.columns, rival % self.columns);
        // A last row that is not full is centred.
        let in_row = (self.rivals - (row * self.columns).min(self.rivals)).min(self.columns);
        let width = share(self.stage.width - MARGIN, self.columns, 0.0)
            .min((PANEL_IN_MINIS * self.mini).max(NAME));
        let height = LABEL_SMALL + self.mini * ASPECT + MOVE;
        let top = MARGIN / 2.0 + row as f64 * (height + MARGIN);
        let row = self
            .stage
            .place((width * in_row as f64, height), (0.5, 0.0));
        let first = Rect { width, ..row };
        let off = (column as f64 - (in_row as f64 - 1.0) / 2.0) / OUTERMOST;
        first.moved((width * column as f64, top + self.arc * off * off))
    }

    /// The place of a rival's card, by its index. First come the `hidden` cards, then the `shown` ones, which
    /// are twice as far from each other.
    pub fn rivals_card(&self, rival: usize, place: usize, hidden: usize, shown: usize) -> CardPose {
        let rect = self.rival(rival);
        let units = (hidden + 2 * shown).saturating_sub(if shown > 0 { 2 } else { 1 });
        let room = (rect.width - 8.0 - self.mini).max(0.0);
        let unit = (room / units.max(1) as f64).min(self.mini * 0.36);
        let before = (place.min(hidden) + 2 * place.saturating_sub(hidden)) as f64;
        let width = unit * units as f64 + self.mini;
        CardPose {
            x: rect.x + (rect.width - width) / 2.0 + unit * before,
            y: rect.y + LABEL_SMALL,
            turn: 0.0,
            scale: self.mini / self.card,
        }
    }

    fn laid_step(&self) -> f64 {
        0.16 * self.card
    }

    /// The width of all that may lie beside each other in the middle, without the distances between cards of the
    /// previous discard.
    fn middle(&self) -> f64 {
        self.card * if self.is_below { PAIR } else { MIDDLE }
    }

    /// The place of the stock. Most of the time one card lies beside it: these two are in the middle, as far as what
    /// may lie on their right leaves them room.
    pub fn stock(&self) -> CardPose {
        let width = self.stage.width;
        let least = share(width - 2.0 * MARGIN - self.middle(), 3, 0.0)
            .min(APART)
            .min(STEP * self.card);
        let most = width - MARGIN - self.middle() - 3.0 * least;
        CardPose::flat(((width - PAIR * self.card) / 2.0).min(most), self.centre)
    }

    /// The distance between cards of the previous discard.
    fn latest_step(&self) -> f64 {
        let right = self.stage.width - MARGIN - self.stock().x;
        share(right - self.middle(), 3, 0.0).min(STEP * self.card)
    }

    /// The place of a card of the previous discard, by its index.
    pub fn latest(&self, place: usize) -> CardPose {
        CardPose::flat(
            self.stock().x + 1.35 * self.card + self.latest_step() * place as f64,
            self.centre,
        )
    }

    /// The place of a card of the discard before that, by its index: below the previous one, and turned a
    /// little.
    pub fn older(&self, place: usize) -> CardPose {
        let pose = self.latest(0);
        CardPose {
            x: pose.x - 6.0 + 0.1 * self.card * place as f64,
            y: pose.y - 5.0,
            turn: OLDER_TURN,
            ..pose
        }
    }

    /// The place of a card that was discarded this turn, by its index.
    pub fn laid(&self, place: usize) -> CardPose {
        let (start, top) = if self.is_below {
            let below = self.centre + self.card * ASPECT + MARGIN;
            ((self.stage.width - self.card) / 2.0, below)
        } else {
            (self.latest(3).x + 1.2 * self.card, self.centre)
        };
        CardPose::flat(start + self.laid_step() * place as f64, top)
    }

    /// The row of buttons.
    pub fn buttons(&self) -> Rect {
        self.buttons
    }

    /// Whether the cards in the middle reach into the row of buttons, because the stage is too low for both.
    pub fn is_crowded(&self) -> bool {
        self.rect(self.stock()).bottom() > self.buttons.y + MARGIN / 2.0
    }

    /// The distance between neighbouring cards of the near hand with this many cards.
    fn hand_step(&self, cards: usize) -> f64 {
        let room = self.stage.width - 2.0 * MARGIN - self.card;
        let most = match self.stage {
            Rect { height, .. } if height < SMALL => HAND_STEP_SMALL,
            Rect { width, .. } if width > SPREAD => HAND_STEP_WIDE,
            _ => HAND_STEP,
        };
        (room / cards.saturating_sub(1).max(1) as f64).min(most * self.card)
    }

    /// The place of a card of the near hand, by its index and the number of cards; a chosen card is lifted.
    pub fn hand(&self, place: usize, cards: usize, lifted: bool) -> CardPose {
        let step = self.hand_step(cards);
        let off = place as f64 - (cards.saturating_sub(1)) as f64 / 2.0;
        let lift = if lifted { self.lift } else { 0.0 };
        let (_, height) = self.card();
        CardPose {
            x: (self.stage.width - self.card) / 2.0 + step * off,
            y: self.stage.height - height - below_hand(self.card) + off * off - lift,
            turn: FAN * off,
            scale: 1.0,
        }
    }

    /// The part of a card of the near hand that no other card covers.
    pub fn touch(&self, place: usize, cards: usize, lifted: bool) -> Rect {
        let card = self.rect(self.hand(place, cards, lifted));
        let width = if place + 1 == cards {
            card.width
        } else {
            self.hand_step(cards).min(card.width)
        };
        Rect { width, ..card }
    }

    /// The drop target of a card whose middle is dragged to this point. `cards`: the number of cards in the
    /// near hand.
    pub fn zone(&self, (x, y): (f64, f64), cards: usize) -> Zone {
        if y > self.buttons.middle().1 {
            let first = self.hand(0, cards, false).x + self.card / 2.0;
            let place = ((x - first) / self.hand_step(cards)).round().max(0.0);
            return Zone::Hand((place as usize).min(cards));
        }
        if y > self.rival(self.rivals.saturating_sub(1)).bottom() {
            Zone::Discards
        } else {
            Zone::Elsewhere
        }
    }
}

/// How many rivals' places of at least this width stand in a row.
fn columns(width: f64, rivals: usize, least: f64) -> usize {
    let most = ((width - MARGIN) / least).floor().max(1.0) as usize;
    let rows = rivals.div_ceil(most).max(1);
    rivals.div_ceil(rows).max(1)
}

/// The width of the stage before the plate with the scores was put beside it, from that of what is left: the plate's
/// width in `result.css`, with its margin.
fn before_plate(width: f64) -> f64 {
    ((width + 12.0) / 0.69).clamp(width + 300.0, width + 428.0)
}

/// The room below the near hand, into which the outer cards of the fan reach.
fn below_hand(card: f64) -> f64 {
    MARGIN + 0.08 * card
}

#[cfg(test)]
mod tests;
