//! Where everything lies on the stage: pure geometry in pixels.

use super::state::Zone;
use table::{Factor, LOW, Px, Rect, share};

/// A card is so much higher than wide.
const SHAPE: f64 = 1.4;
/// The smallest and the largest width of a card.
const CARD: (f64, f64) = (46.0, 108.0);
/// The largest width of a rival's card.
const MINI: f64 = 46.0;
/// A rival's place is at least so wide; less on a stage as low as that of a
/// phone held sideways, where a second row would leave no room for cards.
const PANEL: f64 = 88.0;
const PANEL_LOW: f64 = 58.0;
/// The smallest height that is laid out as it is, and where it is more than the
/// width.
const SMALLEST: f64 = 300.0;
const SMALLEST_TALL: f64 = 394.0;
/// On a stage that is higher than wide, and lower than this, a rival's place may
/// be narrower as well.
const SMALL: f64 = 460.0;
const PANEL_SMALL: f64 = 76.0;
/// A stage lower than this keeps no room for what is not done any more once the
/// round is over.
const SPARING: f64 = 500.0;
/// What is left of the row of buttons then: two lines.
const LINES: f64 = 40.0;
/// The lines of a rival's place, above and below the cards.
const NAME: f64 = 22.0;
const MOVE: f64 = 20.0;
/// The row of buttons.
const BUTTONS: f64 = 50.0;
/// How far a chosen card rises.
const LIFT: f64 = 20.0;
/// Between things.
const GAP: f64 = 8.0;

/// How a card lies: its left upper corner before it is turned about its middle,
/// how far it is turned in degrees, and its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lie {
    pub x: f64,
    pub y: f64,
    pub turn: f64,
    pub scale: f64,
}

impl Lie {
    /// A card that lies flat, and is as large as one's own.
    fn flat(x: f64, y: f64) -> Lie {
        Lie {
            x,
            y,
            turn: 0.0,
            scale: 1.0,
        }
    }

    /// As custom properties, with a letter before each name.
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

/// The geometry of a stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    stage: Rect,
    /// The width of a card.
    card: f64,
    /// The width of a rival's card.
    mini: f64,
    /// The row of buttons.
    buttons: Rect,
    /// How far a chosen card rises.
    lift: f64,
    rivals: usize,
    columns: usize,
    /// Where the discards lie.
    centre: f64,
}

impl Layout {
    /// The geometry of a stage of this size with so many rivals.
    pub fn new(width: f64, height: f64, rivals: usize) -> Layout {
        let is_low = height < LOW && width > height;
        let height = height.max(if is_low { SMALLEST } else { SMALLEST_TALL });
        let least = match height {
            _ if is_low => PANEL_LOW,
            ..SMALL => PANEL_SMALL,
            _ => PANEL,
        };
        Layout::with_buttons(Rect::of(width, height), rivals, least, (BUTTONS, LIFT))
    }

    /// The geometry once the round is over, with nothing left to press: a low
    /// stage has the more room for cards.
    pub fn over(width: f64, height: f64, rivals: usize) -> Layout {
        if height >= SPARING {
            return Layout::new(width, height, rivals);
        }
        let least = if height < LOW { PANEL_LOW } else { PANEL };
        let stage = Rect::of(width, height.max(SMALLEST));
        Layout::with_buttons(stage, rivals, least, (LINES, 0.0))
    }

    /// The geometry with places of rivals that are at least so wide.
    fn with_buttons(stage: Rect, rivals: usize, least: f64, (buttons, lift): (f64, f64)) -> Layout {
        let Rect { width, height, .. } = stage;
        let most = ((width - GAP) / least).floor().max(1.0) as usize;
        let rows = rivals.div_ceil(most).max(1);
        let columns = rivals.div_ceil(rows).max(1);
        let panel = (width - GAP) / columns as f64;
        // Two rows of rivals leave one's own cards little of a small stage.
        let largest = if height < SMALL && rows > 1 {
            22.0
        } else {
            MINI
        };
        let mini = (panel / 3.4).min(largest).min(height / 12.0).max(22.0);
        let above = rows as f64 * (NAME + mini * SHAPE + MOVE + GAP);
        let rest = (height - above - buttons - lift - 4.0 * GAP) / 2.0;
        let card = (rest / SHAPE).min(width / 5.7).clamp(CARD.0, CARD.1);
        let hand = lift + card * SHAPE + 2.0 * GAP;
        let buttons = (stage.trim_y(0.0, hand)).place((width, buttons), (0.5, 1.0));
        let free = (buttons.y - above - card * SHAPE).max(0.0);
        Layout {
            stage,
            card,
            mini,
            buttons,
            lift,
            rivals,
            columns,
            centre: above + free / 2.0,
        }
    }

    /// The size of a card.
    pub fn card(&self) -> (f64, f64) {
        (self.card, self.card * SHAPE)
    }

    /// The box of a card that lies like this, before it is turned.
    pub fn rect(&self, lie: Lie) -> Rect {
        let (width, height) = self.card();
        Rect::of(width * lie.scale, height * lie.scale).moved((lie.x, lie.y))
    }

    /// The place of a rival, counted from 0.
    pub fn rival(&self, rival: usize) -> Rect {
        let (row, column) = (rival / self.columns, rival % self.columns);
        // A last row with fewer rivals is in the middle.
        let in_row = (self.rivals - (row * self.columns).min(self.rivals)).min(self.columns);
        let width = share(self.stage.width - GAP, self.columns, 0.0).min(240.0);
        let height = NAME + self.mini * SHAPE + MOVE;
        let top = GAP / 2.0 + row as f64 * (height + GAP);
        let row = self
            .stage
            .place((width * in_row as f64, height), (0.5, 0.0));
        let first = Rect { width, ..row };
        first.moved((width * column as f64, top))
    }

    /// How a rival's card lies: so many cards that are hidden, then those that
    /// are shown, which take twice the room.
    pub fn rivals_card(&self, rival: usize, place: usize, hidden: usize, shown: usize) -> Lie {
        let rect = self.rival(rival);
        let units = (hidden + 2 * shown).saturating_sub(if shown > 0 { 2 } else { 1 });
        let room = (rect.width - 8.0 - self.mini).max(0.0);
        let unit = (room / units.max(1) as f64).min(self.mini * 0.36);
        let before = (place.min(hidden) + 2 * place.saturating_sub(hidden)) as f64;
        let width = unit * units as f64 + self.mini;
        Lie {
            x: rect.x + (rect.width - width) / 2.0 + unit * before,
            y: rect.y + NAME,
            turn: 0.0,
            scale: self.mini / self.card,
        }
    }

    /// The width of everything in the middle, and the step between cards of
    /// the previous discard.
    fn middle(&self) -> (f64, f64) {
        let fixed = 2.0 * self.card + 0.55 * self.card + 3.0 * self.laid_step() + self.card;
        let step = ((self.stage.width - 2.0 * GAP - fixed) / 3.0).min(0.66 * self.card);
        (fixed + 3.0 * step, step)
    }

    fn laid_step(&self) -> f64 {
        0.16 * self.card
    }

    /// How the stock lies. Where there is room, what lies there most of the
    /// time is in the middle: the stock and one or two cards beside it.
    pub fn stock(&self) -> Lie {
        let free = (self.stage.width - self.middle().0) / 2.0;
        let shift = (free - GAP).clamp(0.0, self.card);
        Lie::flat(free + shift, self.centre)
    }

    /// How a card of the previous discard lies.
    pub fn latest(&self, place: usize) -> Lie {
        let step = self.middle().1;
        Lie::flat(
            self.stock().x + 1.35 * self.card + step * place as f64,
            self.centre,
        )
    }

    /// How an older discard lies: under the previous one, and a little turned.
    pub fn older(&self, place: usize) -> Lie {
        let lie = self.latest(0);
        Lie {
            x: lie.x - 6.0 + 0.1 * self.card * place as f64,
            y: lie.y - 5.0,
            turn: -7.0,
            ..lie
        }
    }

    /// How a card lies that was discarded this turn.
    pub fn laid(&self, place: usize) -> Lie {
        let (_, step) = self.middle();
        let start = self.latest(0).x + 3.0 * step + 1.2 * self.card;
        Lie::flat(start + self.laid_step() * place as f64, self.centre)
    }

    /// The row of buttons.
    pub fn buttons(&self) -> Rect {
        self.buttons
    }

    /// From one card of a hand of so many to the next.
    fn hand_step(&self, cards: usize) -> f64 {
        let room = self.stage.width - 2.0 * GAP - self.card;
        // On low stages cards are small: a finger needs nearly all of each.
        let most = match self.stage {
            Rect { height, .. } if height < SMALL => 0.97,
            Rect { width, .. } if width > 600.0 => 0.86,
            _ => 0.78,
        };
        (room / cards.saturating_sub(1).max(1) as f64).min(most * self.card)
    }

    /// How a card of one's own hand of so many lies; a chosen one is lifted.
    pub fn hand(&self, place: usize, cards: usize, lifted: bool) -> Lie {
        let step = self.hand_step(cards);
        let off = place as f64 - (cards.saturating_sub(1)) as f64 / 2.0;
        let lift = if lifted { self.lift } else { 0.0 };
        let (_, height) = self.card();
        Lie {
            x: (self.stage.width - self.card) / 2.0 + step * off,
            y: self.stage.height - height - 2.0 * GAP + off * off - lift,
            turn: 2.2 * off,
            scale: 1.0,
        }
    }

    /// The part of a card of one's hand that is not under another one.
    pub fn touch(&self, place: usize, cards: usize, lifted: bool) -> Rect {
        let card = self.rect(self.hand(place, cards, lifted));
        let width = if place + 1 == cards {
            card.width
        } else {
            self.hand_step(cards).min(card.width)
        };
        Rect { width, ..card }
    }

    /// Where a card is dropped whose middle is at this point, in a hand of so
    /// many.
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

#[cfg(test)]
mod tests;
