//! The drawings on the cards: the deck warms up from the sea floor (1) to the volcano (10), as its colours do.

use engine::dekal::CardValue;

/// How a shape of a drawing is painted; style sheets go by these names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Paint {
    /// The ground that the pips stand on.
    Ground,
    /// A shape in the colour of the numeral.
    Solid,
    /// A hole in a shape.
    Hole,
    /// A line in the colour of the numeral.
    Line,
    /// A line scratched into a shape.
    Scratch,
}

impl Paint {
    /// The name of the class.
    pub const fn class(self) -> &'static str {
        match self {
            Paint::Ground => "ground",
            Paint::Solid => "solid",
            Paint::Hole => "hole",
            Paint::Line => "line",
            Paint::Scratch => "scratch",
        }
    }
}

/// A shape: its paint, and its outline as an SVG path in the card's 90 × 120 units.
pub type Shape = (Paint, &'static str);

use Paint::{Ground, Hole, Line, Scratch, Solid};

/// The drawing on the card of a value, back to front.
pub const fn drawing(value: CardValue) -> &'static [Shape] {
    match value.get() {
        1 => SHELL,
        2 => WHALE,
        3 => FISH,
        4 => BOAT,
        5 => CLOUD,
        6 => SUN,
        7 => WHEAT,
        8 => BALLOON,
        9 => FIRE,
        _ => VOLCANO,
    }
}

const SHELL: &[Shape] = &[
    (Ground, "M5 96C18 90 30 98 45 95S70 90 85 96V115H5z"),
    (
        Solid,
        "M40 90L21 73C18 67 21 62 27 62C28 56 34 54 38 56C41 51 49 51 52 56C56 54 62 56 63 62C69 62 72 67 69 73L50 90L54 94H36z",
    ),
    (
        Scratch,
        "M44 88L29 65M45 88L38 60M45 88V58M45 88L52 60M46 88L61 65",
    ),
];

const WHALE: &[Shape] = &[
    (
        Ground,
        "M5 88C12 84 18 84 25 88S38 92 45 88S58 84 65 88S78 92 85 88V115H5z",
    ),
    (
        Solid,
        "M15 83C14 68 32 61 46 67C54 70 58 75 63 71C66 68 65 64 58 63C58 58 63 56 68 60C70 55 76 54 78 58C76 62 73 64 71 66C74 80 62 94 42 94C26 94 16 92 15 83z",
    ),
    (Hole, "M25 77a2 2 0 1 1 .01 0z"),
    (Scratch, "M17 84C24 88 32 88 38 84"),
    (Line, "M31 59C31 54 28 52 25 53M31 59C31 53 34 50 38 52"),
];

const FISH: &[Shape] = &[
    (
        Ground,
        "M5 96C15 92 25 92 35 96S55 100 65 96S80 93 85 95V115H5z",
    ),
    (
        Solid,
        "M15 76C26 60 46 58 59 71C64 66 69 63 75 62C72 70 72 80 75 88C69 87 64 84 59 79C46 92 26 91 15 76z",
    ),
    (Hole, "M27 75a2 2 0 1 1 .01 0z"),
    (Scratch, "M34 66C38 72 38 80 34 86M45 66C49 71 49 79 45 85"),
    (Line, "M16 60a2 2 0 1 1 .01 0zM22 54a2 2 0 1 1 .01 0z"),
];

const BOAT: &[Shape] = &[
    (
        Ground,
        "M5 93C12 89 18 89 25 93S38 97 45 93S58 89 65 93S78 97 85 93V115H5z",
    ),
    (
        Solid,
        "M20 84H72L64 96H29zM43 52V81H20C33 74 40 65 43 52zM48 56C51 66 58 75 69 81H48z",
    ),
    (Scratch, "M25 90H67"),
];

const CLOUD: &[Shape] = &[
    (Ground, "M5 98C20 88 32 92 44 98S70 94 85 90V115H5z"),
    (
        Solid,
        "M27 88C15 88 14 73 25 71C25 60 40 56 46 65C53 59 63 64 62 73C73 72 76 88 64 88z",
    ),
    (
        Line,
        "M60 58C63 55 66 56 67 59C68 56 71 55 74 58M17 61C19 59 21 59 22 62C23 59 25 59 27 61",
    ),
];

const SUN: &[Shape] = &[
    (Ground, "M5 94C20 84 38 84 52 92S75 92 85 88V115H5z"),
    (Solid, "M28 88a17 17 0 0 1 34 0C50 83 40 83 28 88z"),
    (
        Line,
        "M45 66V54M34 69L28 59M56 69L62 59M26 77L16 71M64 77L74 71",
    ),
];

const WHEAT: &[Shape] = &[
    (Ground, "M5 99C25 92 60 92 85 99V115H5z"),
    (
        Solid,
        "M45 54C49 58 49 63 45 66C41 63 41 58 45 54zM44 76C37 76 34 72 34 66C40 67 44 70 44 76zM46 76C53 76 56 72 56 66C50 67 46 70 46 76zM44 87C37 87 34 83 34 77C40 78 44 81 44 87zM46 87C53 87 56 83 56 77C50 78 46 81 46 87zM22 65C25 68 25 72 22 75C19 72 19 68 22 65zM21 83C16 83 14 80 14 75C18 76 21 78 21 83zM23 83C28 83 30 80 30 75C26 76 23 78 23 83zM68 65C71 68 71 72 68 75C65 72 65 68 68 65zM67 83C62 83 60 80 60 75C64 76 67 78 67 83zM69 83C74 83 76 80 76 75C72 76 69 78 69 83z",
    ),
    (
        Line,
        "M45 66V97M22 75C22 88 25 93 27 97M68 75C68 88 65 93 63 97",
    ),
];

const BALLOON: &[Shape] = &[
    (Ground, "M5 102C22 94 36 104 50 100S75 98 85 94V115H5z"),
    (
        Solid,
        "M45 51C62 51 69 63 65 73C62 80 54 85 51 88H39C36 85 28 80 25 73C21 63 28 51 45 51zM40 92H50V97C50 98 49 99 48 99H42C41 99 40 98 40 97z",
    ),
    (
        Scratch,
        "M45 52V88M45 52C33 58 33 78 42 88M45 52C57 58 57 78 48 88",
    ),
    (Line, "M40 88V92M50 88V92"),
];

const FIRE: &[Shape] = &[
    (Ground, "M5 100C20 95 36 98 45 97S70 96 85 100V115H5z"),
    (
        Solid,
        "M46 50C48 60 63 66 62 81C61 91 53 96 45 96C36 96 28 90 28 81C28 73 33 70 34 61C39 64 41 68 41 72C46 66 48 58 46 50z",
    ),
    (
        Hole,
        "M45 75C48 80 53 82 53 88C53 93 49 95 45 95C41 95 37 93 37 88C37 83 42 81 45 75z",
    ),
    (Line, "M27 99L63 93M27 93L63 99"),
];

const VOLCANO: &[Shape] = &[
    (Solid, "M10 101L36 70H54L80 101z"),
    (Ground, "M5 98C25 102 60 102 85 98V115H5z"),
    (
        Hole,
        "M36 70H54C54 77 52 81 50 76C49 88 44 89 43 78C41 83 36 81 36 70z",
    ),
    (
        Line,
        "M45 66V55M40 66C39 60 36 57 31 58M50 66C51 60 54 57 59 58M26 64V67M64 64V67M36 52V50M54 52V50",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_value_has_a_drawing_of_its_own_on_its_ground() {
        let drawings: BTreeSet<_> = CardValue::all().map(drawing).collect();
        assert_eq!(drawings.len(), CardValue::all().count());
        for shapes in drawings {
            for wanted in [Ground, Solid] {
                assert!(
                    shapes.iter().any(|(paint, _)| *paint == wanted),
                    "{shapes:?}"
                );
            }
        }
    }
}
