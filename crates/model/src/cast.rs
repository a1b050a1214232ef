//! The cast: the opponents that bots play as.
//!
//! A bot at a table is a member of the cast by its name alone, in records too, so that these never change. Its style
//! follows from the name. The page's texts (`src/texts/<language>/setup.rs`) say something about each member, in the
//! order of [`CAST`]. The portrait is `static/cast/<member>.svg`, which `static/styles/cast.css` finds by the name.

use core::ops::RangeInclusive;

use protocol::{Level, Style};

/// An opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// The name, the same in every language.
    pub name: &'static str,
    /// The levels at which they sit down by themselves. The person may seat them at any.
    pub levels: RangeInclusive<Level>,
    /// What they prefer among moves that they find about equal.
    pub style: Style,
}

/// How many there are: more than can sit at any table.
pub const SIZE: usize = 12;

/// All of them, in the order in which they sit down unless the person chooses others.
pub const CAST: [Member; SIZE] = [
    member("Anna", Level::Newcomer, Level::Regular, Style::Gambler),
    member("Basile", Level::Casual, Level::Strong, Style::Tidy),
    member("Chloé", Level::Newcomer, Level::Proficient, Style::Gambler),
    member("Denis", Level::Beginner, Level::Strong, Style::Denier),
    member("Élise", Level::Casual, Level::VeryStrong, Style::Tidy),
    member("Farid", Level::Amateur, Level::Expert, Style::Denier),
    member("Gaëlle", Level::Newcomer, Level::Proficient, Style::Tidy),
    member("Hugo", Level::Regular, Level::Expert, Style::Tidy),
    member("Jonas", Level::Newcomer, Level::Casual, Style::Gambler),
    member("Katia", Level::Proficient, Level::Expert, Style::Denier),
    member("Léon", Level::Proficient, Level::Expert, Style::Gambler),
    member("Mila", Level::Strong, Level::Expert, Style::Denier),
];

/// The names of all, in the same order.
pub const NAMES: [&str; SIZE] = {
    let mut names = [""; SIZE];
    let mut place = 0;
    while place < SIZE {
        names[place] = CAST[place].name;
        place += 1;
    }
    names
};

/// The style of the player with this name at a table; `None` if the name is not in the cast.
pub fn style(name: &str) -> Option<Style> {
    let member = CAST.iter().find(|member| member.name == name)?;
    Some(member.style)
}

/// The name of a member who sits down at this level by themselves; the lower half of the number decides which of them.
pub fn at_level(level: Level, number: u64) -> &'static str {
    let willing = CAST.iter().filter(|member| member.levels.contains(&level));
    let names: Vec<&str> = willing.map(|member| member.name).collect();
    // The lower half, since in the browser `usize` has 32 bits. A face that was shown once stays the same.
    let number = number as u32 as usize;
    // A test says that there is somebody for every level.
    names
        .get(number % names.len().max(1))
        .copied()
        .unwrap_or_default()
}

const fn member(name: &'static str, weakest: Level, strongest: Level, style: Style) -> Member {
    Member {
        name,
        levels: weakest..=strongest,
        style,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{GameId, MAX_SEATS};

    /// The file of a member's portrait: the name in plain small letters.
    fn file(name: &str) -> String {
        let plain = |letter: char| match letter {
            'é' | 'ë' | 'É' => 'e',
            other => other.to_ascii_lowercase(),
        };
        name.chars().map(plain).collect::<String>() + ".svg"
    }

    #[test]
    fn everybody_has_a_portrait_that_is_small_and_nobody_else() {
        let sheet = include_str!("../../../static/styles/cast.css");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../static/cast");
        for name in NAMES {
            let file = file(name);
            let rule = format!("[data-face=\"{name}\"] {{ --portrait: url(\"./{file}\")");
            assert!(sheet.contains(&rule), "{rule}");
            let drawing = std::fs::read_to_string(format!("{folder}/{file}")).unwrap();
            assert!(drawing.len() <= 2_048, "{file}: {} bytes", drawing.len());
        }
        assert_eq!(sheet.matches("[data-face=\"").count(), SIZE);
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), SIZE);
    }

    #[test]
    fn every_style_sits_down_at_every_base() {
        for style in Style::ALL {
            let own = CAST.iter().filter(|member| member.style == style);
            let levels = |level| own.clone().any(|member| member.levels.contains(level));
            assert!(Level::BASES.iter().all(levels), "{style}");
        }
        assert_eq!(style("Denis"), Some(Style::Denier));
        assert_eq!(style("You"), None);
    }

    #[test]
    fn a_number_gives_the_same_face_on_every_machine() {
        let face = |number| at_level(Level::Expert, number);
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(face),
            ["Farid", "Hugo", "Katia", "Léon", "Mila", "Farid"]
        );
        // Five sit down at this level, and 2³² is no multiple of 5: the upper half would give other faces.
        assert_eq!(face(1 << 32), "Farid");
        assert_eq!(face((1 << 32) + 7), "Katia");
        assert_eq!(face(0x0123_4567_89AB_CDEF), "Katia");
        assert_eq!(at_level(Level::Newcomer, 6), "Gaëlle");
    }

    #[test]
    fn names_are_different_and_can_stand_in_a_record() {
        for (place, name) in NAMES.iter().enumerate() {
            assert!(!NAMES[..place].contains(name));
            assert!(name.chars().all(char::is_alphabetic) && name.len() <= 8);
        }
    }

    #[test]
    fn somebody_sits_down_at_every_level_and_the_first_at_the_usual_one() {
        for game in GameId::ALL {
            for level in Level::of(game) {
                let willing = CAST.iter().filter(|member| member.levels.contains(level));
                assert!(willing.count() >= 4, "{level}");
                let face = |number| CAST.iter().find(|one| one.name == at_level(*level, number));
                assert!(
                    (0..SIZE as u64).all(|number| face(number).unwrap().levels.contains(level))
                );
                assert_ne!(at_level(*level, 0), at_level(*level, 1));
            }
        }
        let first = &CAST[..MAX_SEATS];
        let usual = Level::default();
        assert!(first.iter().all(|member| member.levels.contains(&usual)));
    }
}
