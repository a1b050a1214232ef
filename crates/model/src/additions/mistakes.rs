//! What an import adds of the person's mistakes.

use std::collections::BTreeMap;

use super::AdditionsBuilder;
use crate::mistakes::{Card, Row, read_key};

impl AdditionsBuilder {
    /// Adds what a file has of the person's mistakes: cards that are not here, and answers to those that are or come. What
    /// is no row, no decision of its game, or of days to come, is left out.
    pub fn mistakes(&mut self, file: &BTreeMap<String, String>) {
        // The row of a card comes before those of its answers.
        for (key, text) in file {
            let Some((game, card, row)) = read_key(key) else {
                continue;
            };
            let is_here = |key: &str| {
                self.stored.mistakes.contains(key) || self.added.mistakes.contains_key(key)
            };
            let (at, new) = match row {
                Row::Card => match Card::read(text).filter(|card| card.is_of(game)) {
                    Some(card) => (card.ended, card.to_string()),
                    None => continue,
                },
                Row::Found(at) => (at, String::new()),
                Row::Answered(answer) => (answer.at, String::new()),
            };
            if row != Row::Card && !is_here(card) {
                continue;
            }
            if is_here(key) {
                self.added.known_lines.mistakes += usize::from(row == Row::Card);
            } else if at > self.latest {
                self.added.left_out += 1;
            } else {
                self.added.mistakes.insert(key.clone(), new);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::dekal::Dekal;
    use engine::{Game, Match, Seat, Seed};

    use super::super::{Additions, StoredData};
    use super::*;
    use crate::day::DAY_MS;
    use crate::mistakes::found_key;

    /// A time in 2026, in milliseconds since 1970.
    const NOW: u64 = 1_796_000_000_000;

    fn card() -> Card {
        let mut play = Match::<Dekal>::new(Default::default()).unwrap();
        play.draw_all(Seed(3));
        let legal = play.game().legal_actions(Seat::FIRST);
        Card {
            ended: NOW - 1,
            against: Vec::new(),
            position: play.game().to_string(),
            seat: Seat::FIRST,
            played: legal[0].to_string(),
            accepted: vec![legal[1].to_string()],
            cost: 0.04,
        }
    }

    /// What a file with these rows adds where there are rows with these keys.
    fn added(here: &[&str], file: &[(&str, &str)]) -> Additions {
        let stored = StoredData {
            mistakes: here.iter().map(|key| (*key).into()).collect(),
            ..StoredData::default()
        };
        let mut adding = AdditionsBuilder::new(stored, NOW);
        let rows = file.iter();
        let rows = rows.map(|(key, text)| ((*key).to_owned(), (*text).to_owned()));
        adding.mistakes(&rows.collect());
        adding.end()
    }

    #[test]
    fn a_card_comes_with_its_answers_and_what_is_none_stays_in_the_file() {
        let (key, odd) = ("dekal/0123456789abcdef", "dekal/0123456789abcde0");
        let (found, text) = (found_key(key, NOW), card().to_string());
        let found_odd = found_key(odd, NOW);
        let to_come = found_key(key, NOW + 9 * DAY_MS);
        let added = added(
            &[],
            &[
                (key, &text),
                (&found, ""),
                (odd, "{}"),
                (&found_odd, ""),
                ("detrak/0123456789abcdef", &text),
                (&to_come, ""),
                ("nonsense", ""),
            ],
        );
        assert!(added.mistakes.keys().eq([key, &found]), "{added:?}");
        assert_eq!(added.mistakes[key], text);
        assert_eq!((added.repeated(), added.left_out), (1, 1));
    }

    #[test]
    fn answers_of_another_device_come_to_a_card_that_is_here_once() {
        let key = "dekal/0123456789abcdef";
        let (text, answer) = (card().to_string(), format!("{key}/{NOW}/1"));
        let file = [(key, text.as_str()), (answer.as_str(), "")];
        let new = added(&[key], &file);
        assert!(new.mistakes.keys().eq([&answer]), "{new:?}");
        assert_eq!((new.repeated(), new.known_lines.mistakes), (1, 1));
        assert!(added(&[key, &answer], &file).is_empty());
    }
}
