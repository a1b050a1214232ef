//! Matches under way, as far as their records can be understood without a replay.

use engine::{GameId, Player, Seed};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// What the record of a match says. The rules have not checked it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct UncheckedRecord {
    game: GameId,
    rules: Value,
    seats: Vec<Player>,
    seed: Seed,
    #[serde(default)]
    practice: bool,
    log: Vec<String>,
    #[serde(default)]
    result: Option<IgnoredAny>,
}

impl UncheckedRecord {
    /// Reads the text of a record; `None` if it cannot be read.
    pub fn read(text: &str) -> Option<UncheckedRecord> {
        serde_json::from_str(text).ok()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Whether a person has decided anything.
    pub fn is_played(&self) -> bool {
        let by_person = |entry: &String| {
            let seat = entry
                .split_once(':')
                .and_then(|(seat, _)| seat.parse().ok());
            let place = seat.and_then(|seat: usize| seat.checked_sub(1));
            let player = place.and_then(|place| self.seats.get(place));
            player.is_some_and(|player| player.bot.is_none())
        };
        self.log.iter().any(by_person)
    }

    /// Whether somebody would miss the match: a person has played in it, and it is not over.
    pub fn is_worth_keeping(&self) -> bool {
        self.is_played() && !self.is_over()
    }

    /// Whether it is the same match as another one, as far or further.
    pub fn goes_on_from(&self, earlier: &UncheckedRecord) -> bool {
        let start = |of: &UncheckedRecord| (of.game, of.seed, of.practice);
        start(self) == start(earlier)
            && self.rules == earlier.rules
            && self.seats == earlier.seats
            && self.log.starts_with(&earlier.log)
    }
}

/// Whether two texts are of one match, and the first has all of the second.
pub fn goes_on(text: &str, earlier: &str) -> bool {
    let read = UncheckedRecord::read;
    text == earlier
        || read(text)
            .zip(read(earlier))
            .is_some_and(|(text, earlier)| text.goes_on_from(&earlier))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"{"format":"tablee-record","version":1,"game":"dekal","rules":{"players":2},
        "seats":[{"name":""},{"name":"Anna","bot":"regular"}],"seed":"7","log":["*7","2:flip r1c1","1:flip r1c1"]}"#;

    fn read(from: &str, to: &str) -> UncheckedRecord {
        UncheckedRecord::read(&TEXT.replacen(from, to, 1)).unwrap()
    }

    #[test]
    fn only_what_a_person_has_played_and_not_ended_would_be_missed() {
        assert!(read("", "").is_worth_keeping());
        let begun = read(r#","1:flip r1c1""#, "");
        assert!(!begun.is_played() && !begun.is_over());
        assert!(!read(r#"{"name":""}"#, r#"{"name":"","bot":"strong"}"#).is_played());
        let over = read(r#""seed""#, r#""result":{"standings":[]},"seed""#);
        assert!(over.is_over() && over.is_played() && !over.is_worth_keeping());
        for entry in ["0:flip r1c1", "9:flip r1c1", "next", ":"] {
            assert!(!read("1:flip r1c1", entry).is_played(), "{entry}");
        }
        assert_eq!(UncheckedRecord::read("{}"), None);
        assert_eq!(UncheckedRecord::read(&TEXT[..99]), None);
    }

    #[test]
    fn a_match_goes_on_from_its_own_beginning_only() {
        let (earlier, later) = (read(r#","1:flip r1c1""#, ""), read("", ""));
        assert!(later.goes_on_from(&earlier) && later.goes_on_from(&later));
        assert!(!earlier.goes_on_from(&later));
        for (from, to) in [
            (r#""seed":"7""#, r#""seed":"8""#),
            (r#""players":2"#, r#""players":3"#),
            ("regular", "strong"),
            ("*7", "*8"),
            (r#""seed""#, r#""practice":true,"seed""#),
        ] {
            assert!(!read(from, to).goes_on_from(&earlier), "{to}");
        }
    }
}
