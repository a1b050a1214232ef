//! The games of the days, as `docs/daily.md` describes them. They never change between releases, so that
//! everybody plays the same.

use core::cell::RefCell;

use engine::{GameId, Seed, with_game};
use protocol::Level;

use crate::day::Day;
use crate::games::GameProfile;

/// The first day that has games: 1 January 2026.
pub const FIRST: Day = Day(20_454);

/// The seed of a day's game.
pub fn seed(game: GameId, day: Day) -> Seed {
    seed_of(&format!("tablee daily {} {day}", game.name()))
}

/// The seed that belongs to a text: its FNV-1a (64 bits), followed by the finalizer of splitmix64, so that the seeds of
/// neighbouring days are unrelated.
pub fn seed_of(text: &str) -> Seed {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mixed = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    Seed(mixed ^ (mixed >> 31))
}

thread_local! {
    /// The seeds of each game from the first day on, computed when they are first needed. An import looks up the seeds
    /// of a whole archive.
    static SEEDS: RefCell<[Vec<Seed>; GameId::ALL.len()]> = RefCell::default();
}

/// Whether a seed is that of the game of a day up to this one.
pub fn is_of_some_day(game: GameId, wanted: Seed, last: Day) -> bool {
    // If the clock is centuries wrong, the search ends at this day.
    let last = last.0.clamp(FIRST.0 - 1, FIRST.0 + MAX_DAYS);
    let days = (last + 1 - FIRST.0) as usize;
    SEEDS.with_borrow_mut(|seeds| {
        let known = &mut seeds[game as usize];
        for day in known.len()..days {
            known.push(seed(game, FIRST.later(day as i32)));
        }
        known[..days].contains(&wanted)
    })
}

/// The most days that are searched: ten years.
const MAX_DAYS: i32 = 3_653;

/// The options of a day's game, as text, its seed among them.
pub fn options(game: GameId, day: Day) -> String {
    let own = with_game!(game, G => G::of_day(day)).options;
    format!(r#"{{{own},"seed":"{}"}}"#, seed(game, day))
}

/// The variant of a day's game; see [`GameProfile::variant`].
pub fn variant(game: GameId, day: Day) -> &'static str {
    with_game!(game, G => G::of_day(day)).variant
}

/// The level of the bot whose result is par.
pub fn par_level(game: GameId, day: Day) -> Level {
    with_game!(game, G => G::of_day(day)).par
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    /// These values never change. With other values, people would play different games on the same day.
    #[test]
    fn seeds_never_change() {
        for (date, seeds) in [
            (
                "2026-01-01",
                [
                    "2A234K1Q6NEYE",
                    "YSP3Y1WP6EKY",
                    "ECRK8875P19AG",
                    "7NYP85H19CCYR",
                ],
            ),
            (
                "2026-11-21",
                [
                    "5N9JC94TMM1TA",
                    "16WW1ZZJ4CAB0",
                    "AY6P28T884RCZ",
                    "ER0QNYMFHHBS4",
                ],
            ),
            (
                "2028-02-29",
                [
                    "ERY94AB0Q8A51",
                    "F0D3ERVTSMJ62",
                    "7GXFW3SRZ2X06",
                    "F4ZQG2FZNX31N",
                ],
            ),
        ] {
            for (game, own) in GameId::ALL.into_iter().zip(seeds) {
                assert_eq!(seed(game, day(date)).to_string(), own, "{game:?}, {date}");
            }
        }
    }

    #[test]
    fn options_never_change() {
        use GameId::*;
        let on = |date| [Dekal, Detrak, Dumble, Debacle].map(|game| options(game, day(date)));
        assert_eq!(
            on("2026-11-16"),
            [
                r#"{"players":2,"levels":["strong","strong","strong"],"rounds":"one","first":"lowest","seed":"F4YMGXSVY58WF"}"#,
                r#"{"players":1,"advanced":false,"seed":"EF7WZJZNETQ7R"}"#,
                r#"{"players":3,"levels":["strong","strong","strong"],"seed":"E6N0C3AMK64SW"}"#,
                r#"{"players":2,"levels":["beginner"],"people":"red","first":"random","set_up":"shuffled","seed":"3A6MJ6K8DNS48"}"#,
            ]
        );
        assert_eq!(
            on("2026-11-20"),
            [
                r#"{"players":3,"levels":["strong","strong","strong"],"rounds":"one","first":"lowest","seed":"CDVPR3Z2QA4HV"}"#,
                r#"{"players":1,"advanced":false,"seed":"3EMWFXDK5WSKX"}"#,
                r#"{"players":3,"levels":["strong","strong","strong"],"seed":"EMH4JVS8QSQT"}"#,
                r#"{"players":2,"levels":["regular"],"people":"red","first":"random","set_up":"shuffled","seed":"B2NWBPKMCRRVJ"}"#,
            ]
        );
        assert_eq!(
            on("2026-11-22"),
            [
                r#"{"players":4,"levels":["strong","strong","strong"],"rounds":"one","first":"lowest","seed":"5NVDAGHWAXX63"}"#,
                r#"{"players":1,"advanced":true,"seed":"8C9ZFZ8F7AF9D"}"#,
                r#"{"players":3,"levels":["strong","strong","strong"],"seed":"2Q4QMFKYK7DVY"}"#,
                r#"{"players":2,"levels":["strong"],"people":"red","first":"random","set_up":"shuffled","seed":"30KX76SC31ZSN"}"#,
            ]
        );
    }

    #[test]
    fn no_two_days_share_their_luck() {
        assert_eq!(FIRST, day("2026-01-01"));
        let games = |day: i32| GameId::ALL.map(|game| seed(game, FIRST.later(day)));
        let all: std::collections::BTreeSet<u64> =
            (0..1_000).flat_map(games).map(|seed| seed.0).collect();
        assert_eq!(all.len(), 1_000 * GameId::ALL.len());
    }

    #[test]
    fn a_days_seed_is_known_as_one_from_that_day_on() {
        let game = GameId::Dumble;
        let that = seed(game, day("2026-03-01"));
        assert!(is_of_some_day(game, that, day("2026-03-01")));
        assert!(is_of_some_day(game, that, Day(i32::MAX)));
        assert!(!is_of_some_day(game, that, day("2026-02-28")));
        assert!(!is_of_some_day(GameId::Dekal, that, day("2027-02-28")));
        assert!(!is_of_some_day(game, that, Day(0)));
    }
}
