//! The vocabulary in which the tables are laid out: boxes that are stacked, put side by side,
//! divided and filled, in pixels.

use crate::Px;

/// A stage lower than this is as low as that of a phone held sideways. If it is wide enough, parts that otherwise lie
/// above each other lie side by side there.
pub const LOW: f64 = 420.0;

/// The width from which a stage that is wider than high has room for everything side by side.
pub const WIDE: f64 = 640.0;

/// A stage that is lower than this and not wide is as small as that of a small phone. Parts that may be smaller are
/// smaller there.
pub const SMALL: f64 = 460.0;

/// The least height of a layout whose parts lie side by side. A lower stage is laid out as if it had this.
pub const LEAST_HEIGHT: f64 = 300.0;

/// On a stage lower than this, parts that have no use once the round is over lose their room.
pub const SPARING: f64 = 500.0;

/// The least width and height of what a finger can hit.
pub const FINGER: f64 = 44.0;

/// The height of the line with a name above a grid or a sheet.
pub const LABEL: f64 = 30.0;

/// The height of the line with a name where there is little room.
pub const LABEL_SMALL: f64 = 22.0;

/// In the middle of a box, for [`Rect::place`].
pub const CENTRE: (f64, f64) = (0.5, 0.5);

/// A box on the stage.
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
    /// A box of this size in the left upper corner: the stage itself, say.
    pub const fn of(width: f64, height: f64) -> Rect {
        Rect {
            x: 0.0,
            y: 0.0,
            width,
            height,
        }
    }

    /// Where it ends to the right.
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// Where it ends below.
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    /// The point in the middle.
    pub fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Whether a point is in it; the right and lower edges are not.
    pub fn contains(&self, (x, y): (f64, f64)) -> bool {
        (self.x..self.right()).contains(&x) && (self.y..self.bottom()).contains(&y)
    }

    /// The box moved to the right by the first number, and down by the second.
    pub fn moved(self, (x, y): (f64, f64)) -> Rect {
        Rect {
            x: self.x + x,
            y: self.y + y,
            ..self
        }
    }

    /// The box from its left upper corner to the right lower one of another.
    pub fn to(self, other: Rect) -> Rect {
        Rect {
            width: other.right() - self.x,
            height: other.bottom() - self.y,
            ..self
        }
    }

    /// The box without a margin of `sides` on the left and right, and of `ends` above and below; negative margins
    /// make it larger.
    pub fn inset(self, sides: f64, ends: f64) -> Rect {
        self.trim_x(sides, sides).trim_y(ends, ends)
    }

    /// The box without `left` pixels on the left and `right` pixels on the right.
    pub fn trim_x(self, left: f64, right: f64) -> Rect {
        Rect {
            x: self.x + left,
            width: self.width - left - right,
            ..self
        }
    }

    /// The box without `above` pixels at its top and `below` pixels at its bottom.
    pub fn trim_y(self, above: f64, below: f64) -> Rect {
        Rect {
            y: self.y + above,
            height: self.height - above - below,
            ..self
        }
    }

    /// The part of the box to the left of `x`.
    pub fn left_of(self, x: f64) -> Rect {
        self.trim_x(0.0, self.right() - x)
    }

    /// The part of the box above `y`.
    pub fn above(self, y: f64) -> Rect {
        self.trim_y(0.0, self.bottom() - y)
    }

    /// A box of this size in it, which has these shares of the free room on its left and above
    /// it: 0 is at the left or upper edge, 1 at the other.
    pub fn place(&self, (width, height): (f64, f64), (across, down): (f64, f64)) -> Rect {
        Rect {
            x: self.x + (self.width - width) * across,
            y: self.y + (self.height - height) * down,
            width,
            height,
        }
    }

    /// Boxes of these heights below each other, from its upper edge.
    pub fn stack<const N: usize>(&self, heights: [f64; N]) -> [Rect; N] {
        let mut top = self.y;
        heights.map(|height| {
            let y = top;
            top += height;
            Rect { y, height, ..*self }
        })
    }

    /// Splits the box into `many` rows of the same height, from the top.
    pub fn rows(self, many: usize) -> impl Iterator<Item = Rect> {
        let height = self.height / many as f64;
        (0..many).map(move |row| Rect {
            y: self.y + height * row as f64,
            height,
            ..self
        })
    }

    /// Splits the box into `many` columns of the same width, from the left.
    pub fn columns(self, many: usize) -> impl Iterator<Item = Rect> {
        let width = self.width / many as f64;
        (0..many).map(move |column| Rect {
            x: self.x + width * column as f64,
            width,
            ..self
        })
    }

    /// The box as a style attribute.
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

/// The length of each of `many` equal things that fill this room, each followed by a gap.
pub fn share(room: f64, many: usize, gap: f64) -> f64 {
    room / many as f64 - gap
}

/// The length of a row of `many` things of this length, with gaps between them.
pub fn span(many: usize, length: f64, gap: f64) -> f64 {
    many as f64 * (length + gap) - gap
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_are_stacked_divided_and_placed() {
        let stage = Rect::of(100.0, 60.0);
        let inner = stage.inset(10.0, 5.0);
        assert_eq!((inner.right(), inner.bottom()), (90.0, 55.0));
        let [head, rest] = inner.stack([20.0, 30.0]);
        assert_eq!((head.y, rest.y, rest.bottom()), (5.0, 25.0, 55.0));
        let columns: Vec<Rect> = rest.columns(4).collect();
        assert_eq!(columns.len(), 4);
        assert_eq!(rest.left_of(30.0), columns[0]);
        assert_eq!(inner.above(25.0), head);
        assert_eq!(
            columns[3].place((10.0, 10.0), CENTRE).middle(),
            (80.0, 40.0)
        );
        assert_eq!(rest.rows(3).nth(2), Some(rest.trim_y(20.0, 0.0)));
        let corner = stage.place((30.0, 20.0), (1.0, 1.0));
        assert_eq!(corner, Rect::of(30.0, 20.0).moved((70.0, 40.0)));
        assert_eq!(head.to(columns[3]), inner);
        assert!(corner.contains((70.0, 59.0)) && !corner.contains((100.0, 59.0)));
        assert_eq!(
            corner.style(),
            "left:70.0px;top:40.0px;width:30.0px;height:20.0px"
        );
    }

    #[test]
    fn what_shares_a_room_fills_it() {
        let card = share(100.0 + 4.0, 5, 4.0);
        assert!((span(5, card, 4.0) - 100.0).abs() < 1e-9);
    }
}
