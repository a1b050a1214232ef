//! The figures of the court cards: the upper half of a jack, a queen and a king. The lower half is the same, turned.

/// How a shape of a figure is painted; style sheets go by these names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// In the colour of the suit.
    Suit,
    /// In the second colour of the robes.
    Robe,
    Gold,
    Skin,
    /// Hair and wood.
    Dark,
    /// A line of a face.
    Line,
    /// A stem.
    Stem,
}

impl Paint {
    /// The name of the class.
    pub const fn class(self) -> &'static str {
        match self {
            Paint::Suit => "suit",
            Paint::Robe => "robe",
            Paint::Gold => "gold",
            Paint::Skin => "skin",
            Paint::Dark => "dark",
            Paint::Line => "line",
            Paint::Stem => "stem",
        }
    }
}

/// A shape: its paint, and its outline as an SVG path in the card's 100 × 140 units.
pub type Shape = (Paint, &'static str);

use Paint::{Dark, Gold, Line, Robe, Skin, Stem, Suit};

/// Jack, queen and king, back to front.
pub const FIGURES: [&[Shape]; 3] = [JACK, QUEEN, KING];

/// With cap, feather and halberd.
const JACK: &[Shape] = &[
    (Robe, "M28 70V64C30 56 38 54 43 53H57C62 54 70 56 72 64V70z"),
    (Gold, "M43 53L50 65L57 53L60 54L53 70H47L40 54z"),
    (
        Gold,
        "M39 33C36 40 36 47 40 51L43 46V34zM61 33C64 40 64 47 60 51L57 46V34z",
    ),
    (Skin, "M42 33H58V42C58 48 54 53 50 53S42 48 42 42z"),
    (Suit, "M37 34C36 25 44 21 53 22C60 23 64 28 63 34z"),
    (
        Gold,
        "M36 33H64V36H36zM58 24C62 18 67 17 70 20C68 22 65 23 62 28z",
    ),
    (Line, "M45 40h3M52 40h3M50 40V45H49M48 48h5"),
    (Dark, "M31 70V38L29 33L32 25L36 33L34 38V70z"),
];

/// With coronet and flower.
const QUEEN: &[Shape] = &[
    (Suit, "M28 70V65C30 57 38 55 42 54H58C62 55 70 57 72 65V70z"),
    (Gold, "M42 54L50 66L58 54L61 55L53 70H47L39 55z"),
    (
        Dark,
        "M40 30C34 40 35 52 38 57L43 53V34zM60 30C66 40 65 52 62 57L57 53V34z",
    ),
    (
        Skin,
        "M42 33C44 30 56 30 58 33V43C58 49 54 53 50 53S42 49 42 43z",
    ),
    (
        Gold,
        "M39 32L37 22L43 26L50 18L57 26L63 22L61 32C55 29 45 29 39 32z",
    ),
    (
        Robe,
        "M37 22a2 2 0 1 1 .01 0zM50 18a2 2 0 1 1 .01 0zM63 22a2 2 0 1 1 .01 0z",
    ),
    (Line, "M45 40h3M52 40h3M50 40V45H49M48 48c1 1 3 1 4 0"),
    (Stem, "M67 70V56"),
    (
        Suit,
        "M67 46c3 0 4 3 2 5c3 0 4 4 0 5h-4c-4 -1 -3 -5 0 -5c-2 -2 -1 -5 2 -5z",
    ),
    (Gold, "M67 50a2 2 0 1 1 .01 0z"),
];

/// With crown, beard and sword.
const KING: &[Shape] = &[
    (Robe, "M28 70V63C30 55 38 53 42 52H58C62 53 70 55 72 63V70z"),
    (Gold, "M37 53L50 70L63 53L66 55L56 70H44L34 55z"),
    (
        Dark,
        "M39 33C37 40 37 46 40 50L43 46V34zM61 33C63 40 63 46 60 50L57 46V34z",
    ),
    (Skin, "M42 33H58V43C58 49 54 53 50 53S42 49 42 43z"),
    (
        Dark,
        "M41 42C41 54 45 60 50 62C55 60 59 54 59 42C57 46 54 45 50 45S43 46 41 42z",
    ),
    (Skin, "M47 48h6v2h-6z"),
    (
        Gold,
        "M38 33L36 21L43 26L47 18V15H45V13H47V11H53V13H55V15H53V18L57 26L64 21L62 33z",
    ),
    (Suit, "M38 30H62V33H38z"),
    (Line, "M45 38h3M52 38h3M50 38V43H49"),
    (Gold, "M65 46H73V49H71V70H67V49H65z"),
    (Dark, "M67 46L67 30L69 26L71 30L71 46z"),
];
