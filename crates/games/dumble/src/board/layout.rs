//! Where everything lies on the stage: pure geometry in pixels.

use super::state::Zone;
use table::{Factor, Px};

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
/// What is lower is such a stage, and wider than high.
const LOW: f64 = 420.0;
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

/// A rectangle on the stage.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    /// The rectangle as a style of an element that is placed absolutely.
    pub fn style(self) -> String {
        format!(
            "left:{};top:{};width:{};height:{}",
            Px(self.x),
            Px(self.y),
            Px(self.width),
            Px(self.height)
        )
    }
}

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
    size: (f64, f64),
    /// The width of a card.
    card: f64,
    /// The width of a rival's card.
    mini: f64,
    /// The height of the row of buttons, and how far a chosen card rises.
    buttons: f64,
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
        Layout::with_buttons((width, height), rivals, least, (BUTTONS, LIFT))
    }

    /// The geometry once the round is over, with nothing left to press: a low
    /// stage has the more room for cards.
    pub fn over(width: f64, height: f64, rivals: usize) -> Layout {
        if height >= SPARING {
            return Layout::new(width, height, rivals);
        }
        let least = if height < LOW { PANEL_LOW } else { PANEL };
        let size = (width, height.max(SMALLEST));
        Layout::with_buttons(size, rivals, least, (LINES, 0.0))
    }

    /// The geometry with places of rivals that are at least so wide.
    fn with_buttons(
        (width, height): (f64, f64),
        rivals: usize,
        least: f64,
        (buttons, lift): (f64, f64),
    ) -> Layout {
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
        let below = buttons + lift + card * SHAPE + 2.0 * GAP;
        let free = (height - above - below - card * SHAPE).max(0.0);
        Layout {
            size: (width, height),
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

    /// The place of a rival, counted from 0.
    pub fn rival(&self, rival: usize) -> Rect {
        let row = rival / self.columns;
        // A last row with fewer rivals is in the middle.
        let in_row = (self.rivals - (row * self.columns).min(self.rivals)).min(self.columns);
        let width = ((self.size.0 - GAP) / self.columns as f64).min(240.0);
        let left = (self.size.0 - width * in_row as f64) / 2.0;
        let height = NAME + self.mini * SHAPE + MOVE;
        Rect {
            x: left + width * (rival % self.columns) as f64,
            y: GAP / 2.0 + row as f64 * (height + GAP),
            width,
            height,
        }
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
        let step = ((self.size.0 - 2.0 * GAP - fixed) / 3.0).min(0.66 * self.card);
        (fixed + 3.0 * step, step)
    }

    fn laid_step(&self) -> f64 {
        0.16 * self.card
    }

    /// How the stock lies. Where there is room, what lies there most of the
    /// time is in the middle: the stock and one or two cards beside it.
    pub fn stock(&self) -> Lie {
        let free = (self.size.0 - self.middle().0) / 2.0;
        let shift = (free - GAP).clamp(0.0, self.card);
        self.at(free + shift, self.centre)
    }

    /// How a card of the previous discard lies.
    pub fn latest(&self, place: usize) -> Lie {
        let step = self.middle().1;
        self.at(
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
        self.at(start + self.laid_step() * place as f64, self.centre)
    }

    /// The row of buttons.
    pub fn buttons(&self) -> Rect {
        let (_, card) = self.card();
        Rect {
            x: 0.0,
            y: self.size.1 - card - self.lift - 2.0 * GAP - self.buttons,
            width: self.size.0,
            height: self.buttons,
        }
    }

    /// From one card of a hand of so many to the next.
    fn hand_step(&self, cards: usize) -> f64 {
        let room = self.size.0 - 2.0 * GAP - self.card;
        // On low stages cards are small: a finger needs nearly all of each.
        let most = match self.size {
            (_, height) if height < SMALL => 0.97,
            (width, _) if width > 600.0 => 0.86,
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
            x: (self.size.0 - self.card) / 2.0 + step * off,
            y: self.size.1 - height - 2.0 * GAP + off * off - lift,
            turn: 2.2 * off,
            scale: 1.0,
        }
    }

    /// The part of a card of one's hand that is not under another one.
    pub fn touch(&self, place: usize, cards: usize, lifted: bool) -> Rect {
        let lie = self.hand(place, cards, lifted);
        let (width, height) = self.card();
        Rect {
            x: lie.x,
            y: lie.y,
            width: if place + 1 == cards {
                width
            } else {
                self.hand_step(cards).min(width)
            },
            height,
        }
    }

    /// Where a card is dropped whose middle is at this point, in a hand of so
    /// many.
    pub fn zone(&self, (x, y): (f64, f64), cards: usize) -> Zone {
        let buttons = self.buttons();
        if y > buttons.y + buttons.height / 2.0 {
            let first = self.hand(0, cards, false).x + self.card / 2.0;
            let place = ((x - first) / self.hand_step(cards)).round().max(0.0);
            return Zone::Hand((place as usize).min(cards));
        }
        let rows = self.rivals.div_ceil(self.columns).max(1);
        let last = self.rival((rows - 1) * self.columns);
        if y > last.y + last.height {
            Zone::Discards
        } else {
            Zone::Elsewhere
        }
    }

    /// The middle of a card that lies like this.
    pub fn middle_of(&self, lie: Lie) -> (f64, f64) {
        let (width, height) = self.card();
        (
            lie.x + width * lie.scale / 2.0,
            lie.y + height * lie.scale / 2.0,
        )
    }

    fn at(&self, x: f64, y: f64) -> Lie {
        Lie {
            x,
            y,
            turn: 0.0,
            scale: 1.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every kind of stage: phones, tablets, desktops.
    fn stages() -> impl Iterator<Item = (Layout, f64, f64)> {
        const SIZES: [(f64, f64); 11] = [
            (320.0, 394.0),
            (320.0, 412.0),
            (360.0, 430.0),
            (580.0, 390.0),
            (580.0, 330.0),
            (420.0, 330.0),
            (360.0, 480.0),
            (390.0, 590.0),
            (768.0, 760.0),
            (1010.0, 640.0),
            (1600.0, 900.0),
        ];
        SIZES.into_iter().flat_map(|(width, height)| {
            (1..8).map(move |rivals| (Layout::new(width, height, rivals), width, height))
        })
    }

    #[test]
    fn nothing_lies_over_anything_else_or_off_the_stage() {
        for (layout, width, height) in stages() {
            let (card, high) = layout.card();
            let last = layout.rival(layout.rivals - 1);
            let centre = layout.stock().y;
            assert!(last.y + last.height <= centre + 1.0, "{layout:?}");
            assert!(centre + high <= layout.buttons().y + 1.0, "{layout:?}");
            let hand = layout.hand(0, 7, true);
            let buttons = layout.buttons();
            assert!(buttons.y + buttons.height <= hand.y + 12.0, "{layout:?}");
            assert!(layout.hand(6, 7, false).y + high <= height + 2.0);
            assert!(layout.stock().x >= 0.0);
            assert!(layout.laid(3).x + card <= width + 1.0, "{layout:?}");
            assert!(layout.latest(3).x + card <= layout.laid(0).x + 1.0);
            for rival in 0..layout.rivals {
                let rect = layout.rival(rival);
                assert!(rect.x >= 0.0 && rect.x + rect.width <= width + 1.0);
                for (hidden, shown) in [(7, 0), (0, 7), (3, 4), (1, 0)] {
                    let card = layout.rivals_card(rival, hidden + shown - 1, hidden, shown);
                    assert!(card.x + layout.mini <= rect.x + rect.width, "{layout:?}");
                }
            }
        }
    }

    #[test]
    fn what_a_result_leaves_of_a_phone_shows_all_hands() {
        for (width, height) in [
            (390.0, 465.0),
            (390.0, 390.0),
            (360.0, 360.0),
            (440.0, 360.0),
        ] {
            for rivals in 1..8 {
                let layout = Layout::over(width, height, rivals);
                let (_, high) = layout.card();
                let last = layout.rival(rivals - 1);
                let (stock, lines) = (layout.stock().y, layout.buttons());
                assert!(last.y + last.height <= stock + 1.0, "{layout:?}");
                assert!(stock + high <= lines.y + 1.0, "{layout:?}");
                let hand = layout.hand(6, 7, false).y;
                assert!(lines.y + lines.height <= hand + 1.0, "{layout:?}");
                assert!(hand + high <= height + 1.0, "{layout:?}");
            }
        }
        let (width, height) = (1010.0, 640.0);
        assert_eq!(
            Layout::over(width, height, 3),
            Layout::new(width, height, 3)
        );
    }

    #[test]
    fn cards_of_the_hand_are_large_enough_to_touch() {
        for (layout, width, _) in stages() {
            for cards in 1..=7 {
                for place in 0..cards {
                    let touch = layout.touch(place, cards, false);
                    // On the narrowest phone a full hand is a little tighter.
                    let least = match width {
                        ..350.0 => 38.0,
                        ..380.0 => 42.0,
                        _ => 44.0,
                    };
                    assert!(touch.width >= least && touch.height >= 44.0, "{layout:?}");
                }
            }
        }
    }

    #[test]
    fn a_card_is_dropped_where_it_lies() {
        for (layout, ..) in stages() {
            for place in 0..5 {
                let lie = layout.hand(place, 5, false);
                assert_eq!(layout.zone(layout.middle_of(lie), 5), Zone::Hand(place));
            }
            for lie in [layout.latest(0), layout.laid(2), layout.stock()] {
                assert_eq!(layout.zone(layout.middle_of(lie), 5), Zone::Discards);
            }
            let away = layout.rivals_card(0, 0, 7, 0);
            assert_eq!(layout.zone(layout.middle_of(away), 5), Zone::Elsewhere);
        }
    }
}
