//! Rules that a match may be played with or without: house rules, off unless the options turn them on.

use core::fmt::{self, Display};

use crate::notation::{Joined, Read};

/// A rule of a game that is on or off in a match, and off by default. `R` are the options of the match.
pub struct RuleSwitch<R: 'static> {
    /// The name, one word: of its field in records and stored options, and in positions.
    pub name: &'static str,
    /// Whether it is on.
    pub is_on: fn(&R) -> bool,
    /// Turns it on or off.
    pub set: fn(&mut R, bool),
}

/// These options with every choice of the switches: first that of `plain`, which has none on.
pub fn variants<R: Clone>(plain: R, switches: &[RuleSwitch<R>]) -> Vec<R> {
    let mut all = vec![plain];
    for switch in switches {
        let mut on = all.clone();
        for rules in &mut on {
            (switch.set)(rules, true);
        }
        all.extend(on);
    }
    all
}

/// The names of the switches that are on, like `one,two`; in a position, the value of the field `rules`, which is left
/// out if none is on.
pub(crate) struct SwitchedOn<'a, R: 'static>(pub &'a R, pub &'static [RuleSwitch<R>]);

impl<R> SwitchedOn<'_, R> {
    fn names(&self) -> impl Iterator<Item = &'static str> + Clone {
        let switches = self.1.iter().filter(|switch| (switch.is_on)(self.0));
        switches.map(|switch| switch.name)
    }
}

impl<R> Display for SwitchedOn<'_, R> {
    /// ` rules=one,two` with the space before it; nothing if none is on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.names().next() {
            Some(_) => write!(f, " rules={}", Joined(self.names(), ",")),
            None => Ok(()),
        }
    }
}

/// Writes options that are a number of players and switches for debugging: what is off is left out, so that the golden
/// playthroughs stay as they are when a house rule is added.
pub(crate) fn debug<R>(
    f: &mut fmt::Formatter<'_>,
    players: u8,
    rules: &R,
    switches: &[RuleSwitch<R>],
) -> fmt::Result {
    let mut fields = f.debug_struct("Rules");
    fields.field("players", &players);
    for switch in switches.iter().filter(|switch| (switch.is_on)(rules)) {
        fields.field(switch.name, &true);
    }
    fields.finish()
}

/// Turns the switches of these names on, as [`SwitchedOn`] writes them.
///
/// # Errors
/// If there is no switch of a name.
pub(crate) fn switch_on<R>(rules: &mut R, switches: &[RuleSwitch<R>], names: &str) -> Read<()> {
    for name in names.split(',') {
        let found = switches.iter().find(|switch| switch.name == name);
        let switch = found.ok_or("there is no such rule")?;
        (switch.set)(rules, true);
    }
    Ok(())
}

/// Writes options that are a number of players and switches. As text, what is off is left out: records of before the rule
/// was there do not have it either. Binary formats have no names, so they have all fields.
#[cfg(feature = "serde")]
pub(crate) fn serialize<R, S: serde::Serializer>(
    serializer: S,
    players: u8,
    rules: &R,
    switches: &'static [RuleSwitch<R>],
) -> Result<S::Ok, S::Error> {
    use serde::ser::SerializeStruct;

    let has_all = !serializer.is_human_readable();
    let is_written = |switch: &&RuleSwitch<R>| has_all || (switch.is_on)(rules);
    let written = switches.iter().filter(is_written);
    let mut fields = serializer.serialize_struct("Rules", 1 + written.clone().count())?;
    fields.serialize_field("players", &players)?;
    for switch in written {
        fields.serialize_field(switch.name, &(switch.is_on)(rules))?;
    }
    fields.end()
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::*;

    /// Options with two house rules.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Deserialize)]
    struct Rules {
        players: u8,
        #[serde(default)]
        one: bool,
        #[serde(default)]
        two: bool,
    }

    const SWITCHES: &[RuleSwitch<Rules>] = &[
        RuleSwitch {
            name: "one",
            is_on: |rules| rules.one,
            set: |rules, on| rules.one = on,
        },
        RuleSwitch {
            name: "two",
            is_on: |rules| rules.two,
            set: |rules, on| rules.two = on,
        },
    ];

    impl serde::Serialize for Rules {
        fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            super::serialize(serializer, self.players, self, SWITCHES)
        }
    }

    fn all() -> Vec<Rules> {
        let players = 3;
        let plain = Rules {
            players,
            ..Rules::default()
        };
        variants(plain, SWITCHES)
    }

    #[test]
    fn every_choice_is_there_once() {
        let on = all().into_iter().map(|rules| (rules.one, rules.two));
        let on: Vec<(bool, bool)> = on.collect();
        let each = [(false, false), (true, false), (false, true), (true, true)];
        assert_eq!(on, each);
    }

    #[test]
    fn what_is_off_is_not_written_as_text() {
        let texts = all().into_iter().map(|rules| serde_json::to_string(&rules));
        let texts: Vec<String> = texts.map(Result::unwrap).collect();
        let wanted = [
            r#"{"players":3}"#,
            r#"{"players":3,"one":true}"#,
            r#"{"players":3,"two":true}"#,
            r#"{"players":3,"one":true,"two":true}"#,
        ];
        assert_eq!(texts, wanted);
        for (text, rules) in texts.iter().zip(all()) {
            assert_eq!(serde_json::from_str::<Rules>(text).unwrap(), rules);
        }
    }

    #[test]
    fn binary_formats_have_every_field() {
        for rules in all() {
            let bytes = postcard::to_allocvec(&rules).unwrap();
            assert_eq!(bytes, [3, rules.one.into(), rules.two.into()]);
            assert_eq!(postcard::from_bytes::<Rules>(&bytes), Ok(rules));
        }
    }

    #[test]
    fn positions_name_what_is_on() {
        let lines = ["", " rules=one", " rules=two", " rules=one,two"];
        for (rules, line) in all().into_iter().zip(lines) {
            assert_eq!(SwitchedOn(&rules, SWITCHES).to_string(), line);
            let mut read = all()[0];
            if let Some((_, names)) = line.split_once('=') {
                switch_on(&mut read, SWITCHES, names).unwrap();
            }
            assert_eq!(read, rules);
        }
        for names in ["", "three", "one,", "one two"] {
            assert!(switch_on(&mut all()[0], SWITCHES, names).is_err());
        }
    }
}
