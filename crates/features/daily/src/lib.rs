//! The games of the day: one of each kind a day, the same for everybody. `docs/daily.md` says what is played,
//! what counts, and what par is.
//!
//! This crate may depend on tables and all below them. The page's registry tells it what it needs from each
//! game ([`DAYS`]). Begin with `screen`.

mod calendar;
mod card;
mod data;
mod dates;
mod day_part;
mod note;
mod par;
mod part;
mod result;
mod screen;
mod share;
mod streak;
mod table;
mod texts;

pub use day_part::{DAYS, DayPart};
pub use note::{DayNote, day_notes};
pub use part::{DAILY, DailyPart};
pub use streak::{Streak, streak};
pub use texts::DailyTexts;

use model::day::Day;
use model::lang::Lang;

/// A day in the person's language: "Saturday 21 November 2026".
pub fn date(day: Day, lang: Lang) -> String {
    dates::long(lang).write(day.begins())
}

#[cfg(test)]
mod tests {
    use ::debacle::DebacleUi;
    use ::dekal::DekalUi;
    use ::detrak::DetrakUi;
    use ::dumble::DumbleUi;
    use protocol::Level;

    use engine::Fields;
    use model::daily::{FIRST, options, seed, variant};
    use model::games::GameProfile;
    use table::{Choices, Options, Playable, begin};

    /// Checks that the options are read back as they are written, that one person plays, and that the variant
    /// announced for the day is that of the result.
    fn check<G: Playable<Game: GameProfile>>(bots: impl Fn(u32) -> (usize, Option<Level>)) {
        for days in 0..7 {
            let day = FIRST.later(days);
            let options = Options::<G::Choices>::decode(&options(G::ID, day));
            let session = begin::<G>(&options, options.seed().unwrap().unwrap());
            assert_eq!(options.own.persons().len(), 1);
            let (number, level) = bots(day.of_week());
            assert_eq!(session.participants().len(), number + 1);
            assert!(
                session.participants()[1..]
                    .iter()
                    .all(|participant| participant.bot == level)
            );
            assert_eq!(session.seed(), seed(G::ID, day));
            let record = session.record(None).to_json();
            let rules: Fields = Fields::of(&record).unwrap().get("rules").unwrap();
            assert_eq!(variant(G::ID, day), G::Game::variant(&rules));
        }
    }

    #[test]
    fn every_day_of_the_week_can_be_played() {
        let strong = Some(Level::Strong);
        check::<DekalUi>(|day| ([1, 1, 1, 1, 2, 2, 3][day as usize], strong));
        check::<DetrakUi>(|_| (0, None));
        check::<DumbleUi>(|_| (2, strong));
        check::<DebacleUi>(|day| {
            let level = match day {
                0 | 1 => Level::Beginner,
                2..=4 => Level::Regular,
                _ => Level::Strong,
            };
            (1, Some(level))
        });
    }
}
