//! The games whose luck is known, and those for which it can be computed.

use std::collections::{BTreeMap, BTreeSet};

use model::results::{Line, Luck, Results, Scale};

/// The stored luck of games, and the ids of the games that have a record.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredLuck {
    luck: BTreeMap<String, Luck>,
    kept: BTreeSet<String>,
}

/// How many of some games have a known luck, and which can get one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Backlog {
    /// The number of games whose luck is known.
    pub known: usize,
    /// The ids of the games whose luck can be computed, the latest first.
    pub open: Vec<String>,
    /// The number of games whose luck cannot be computed, since they have no record any more.
    pub lost: usize,
}

impl StoredLuck {
    /// From the stored results, and the ids of the games that have a record.
    pub fn new(results: &Results, ids: Vec<String>) -> StoredLuck {
        StoredLuck {
            luck: results.luck.clone(),
            kept: ids.into_iter().collect(),
        }
    }

    /// The ids of the games that have a record.
    pub fn kept(&self) -> &BTreeSet<String> {
        &self.kept
    }

    /// The luck in a game, if it is on the scale of this kind of game. Values on another scale, from a file or
    /// another release, are ignored: they cannot be added to these.
    pub fn luck_of(&self, line: &Line) -> Option<Luck> {
        let luck = self.luck.get(&line.id)?;
        (luck.scale == Scale::of(line)).then_some(*luck)
    }

    /// The backlog of these games, which have to be given with the earliest first.
    pub fn backlog(&self, lines: &[&Line]) -> Backlog {
        let mut backlog = Backlog::default();
        for line in lines.iter().rev() {
            if self.luck_of(line).is_some() {
                backlog.known += 1;
            } else if self.kept.contains(&line.id) {
                backlog.open.push(line.id.clone());
            } else {
                backlog.lost += 1;
            }
        }
        backlog
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_known_open_or_lost() {
        let line = |id: &str, variant: &str| -> Line {
            let text = format!("5 dekal {id} {variant} own K7 .s 30,41 1,2");
            text.parse().unwrap()
        };
        let luck = |scale, thousandths| Luck { scale, thousandths };
        let results = Results {
            luck: [
                ("a".into(), luck(Scale::Wins, 2)),
                ("b".into(), luck(Scale::Points, 3)),
                ("c".into(), luck(Scale::Points, 4)),
                ("d".into(), luck(Scale::Wins, 5)),
            ]
            .into(),
            ..Results::default()
        };
        let ids = ["a", "b", "e", "f"].map(str::to_owned);
        let stored = StoredLuck::new(&results, ids.into());
        let lines = [
            line("a", "one"),
            line("b", "one"),
            line("c", "one"),
            line("d", "hundred"),
            line("e", "one"),
        ];
        assert_eq!(stored.luck_of(&lines[0]), Some(luck(Scale::Wins, 2)));
        let all: Vec<&Line> = lines.iter().collect();
        let backlog = stored.backlog(&all);
        assert_eq!((backlog.known, backlog.lost), (2, 1));
        assert_eq!(backlog.open, ["e", "b"], "the latest first");
        assert_eq!(StoredLuck::default().backlog(&[]), Backlog::default());
    }
}
