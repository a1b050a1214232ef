//! What is known of an evening.

use std::collections::BTreeMap;
use std::rc::Rc;

use model::day::Day;
use model::evening::{
    Board, DEALS, Evening, Played, Player, Sent, evening_of, is_practice, read_entry,
    read_sent_entry,
};
use yew::Reducible;

/// A game of the cast that is wanted: the deal and the player.
pub type Wanted = (usize, Player);

/// What has become of the games of the cast.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// One was played.
    Played(Wanted, Played),
    /// The workers cannot play.
    Stuck,
    /// What a friend has sent is to be shown no more.
    Forgotten(Sent),
}

/// What was played of an evening, as far as it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Known {
    /// The results.
    pub board: Board,
    /// What was played, by deal and player.
    played: BTreeMap<Wanted, Played>,
    /// What friends have sent, by their names.
    pub sent: Vec<Sent>,
    /// Whether the workers cannot play the cast's games.
    pub is_stuck: bool,
}

impl Known {
    /// What the entries of an evening say. Those that cannot be read count as missing.
    pub fn of(evening: Evening, entries: &BTreeMap<String, String>) -> Known {
        let mut known = Known {
            board: Board::new(evening),
            played: BTreeMap::new(),
            sent: Vec::new(),
            is_stuck: false,
        };
        let prefix = format!("{evening}/");
        let own = entries.range(prefix.clone()..);
        // What was begun on its day makes the whole evening count.
        let (mut is_begun, mut is_practised) = (false, false);
        for (entry, text) in own.take_while(|(entry, _)| entry.starts_with(&prefix)) {
            let read = (read_entry(entry), text.parse::<Played>());
            if let (Some((_, deal, player)), Ok(played)) = read {
                let is_practice = is_practice(entry);
                is_practised |= is_practice;
                is_begun |= player == Player::You && !is_practice;
                // An import may have brought both rows of the person's, practice first: what is over stands, or what counts.
                let before = known.played(deal, player);
                let is_over = before.is_some_and(|before| before.result.is_some());
                if played.result.is_some() || !is_over {
                    known.add((deal, player), played);
                }
            } else if let Some((_, sent)) = read_sent_entry(entry) {
                known.sent.push(sent);
            }
        }
        known.board.is_practice = is_practised && !is_begun;
        known
    }

    /// The evenings of which the person has played anything, or that a friend has sent: the latest first, then the private
    /// ones in no order.
    pub fn all(entries: &BTreeMap<String, String>) -> Vec<Known> {
        let mut all: Vec<Evening> = Vec::new();
        // The entries of an evening stand together, and begin with the date or the seed.
        for evening in entries.keys().rev().filter_map(|entry| evening_of(entry)) {
            if all.last() != Some(&evening) {
                all.push(evening);
            }
        }
        // What is equal stays in its order.
        all.sort_by_key(|evening| evening.night.day().is_none());
        let known = all.into_iter().map(|evening| Known::of(evening, entries));
        known
            .filter(|known| known.has_begun() || !known.sent.is_empty())
            .collect()
    }

    /// Whether the person has played anything of it.
    fn has_begun(&self) -> bool {
        (0..DEALS).any(|deal| self.played(deal, Player::You).is_some())
    }

    /// Whether what the person plays of it on this day is practice: their first deal decides.
    pub fn is_practice_on(&self, today: Day) -> bool {
        match self.has_begun() {
            true => self.board.is_practice,
            false => self.board.evening.is_past(today),
        }
    }

    fn add(&mut self, (deal, player): Wanted, played: Played) {
        self.board.results[deal][player.index()].clone_from(&played.result);
        self.played.insert((deal, player), played);
    }

    /// Whether what somebody has sent is here already, or is what the person has sent themselves.
    pub fn has(&self, sent: &Sent) -> bool {
        let is_own = replay::own_name() == sent.name
            && (0..DEALS).all(|deal| self.board.own(deal) == Some(&sent.results[deal]));
        is_own || self.sent.contains(sent)
    }

    /// What a player has played of a deal.
    pub fn played(&self, deal: usize, player: Player) -> Option<&Played> {
        self.played.get(&(deal, player))
    }
}

impl Reducible for Known {
    type Action = News;

    fn reduce(self: Rc<Self>, news: News) -> Rc<Known> {
        let mut known = (*self).clone();
        match news {
            News::Played(wanted, played) => known.add(wanted, played),
            News::Stuck => known.is_stuck = true,
            News::Forgotten(sent) => known.sent.retain(|one| *one != sent),
        }
        known.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_what_the_cast_has_not_ended() {
        let evening: Evening = "2026-11-30/detrak/even".parse().unwrap();
        let entries = [
            (evening.entry(0, Player::You), "40 1 link"),
            (evening.entry(0, Player::Member(2)), "- link"),
            (evening.entry(0, Player::Member(3)), "30 1 link"),
            ("2026-11-29/detrak/even/1/Anna".into(), "20 1 link"),
            (evening.entry(1, Player::Member(0)), "damaged"),
        ];
        let entries = entries.map(|(entry, text)| (entry, text.to_owned()));
        let known = Known::of(evening, &entries.into());
        assert_eq!(known.board.missing([0]).len(), 11);
        assert!(known.board.missing([0]).contains(&(0, Player::Member(2))));
        assert_eq!(known.board.missing([0, 1]).len(), 23);
        assert_eq!(known.played(0, Player::You).unwrap().record, "link");
        assert_eq!(known.board.percents(0)[0], Some(1000));
    }

    #[test]
    fn an_evening_is_practice_if_it_was_begun_after_its_day() {
        let evening: Evening = "2026-11-30/detrak/even".parse().unwrap();
        let day = |date: &str| date.parse::<Day>().unwrap();
        let of = |rows: &[(usize, bool, &str)]| {
            let row = |(deal, is_practice, text): &(usize, bool, &str)| {
                (evening.own_entry(*deal, *is_practice), (*text).to_owned())
            };
            Known::of(evening, &rows.iter().map(row).collect())
        };
        let nothing = of(&[]);
        assert!(!nothing.is_practice_on(day("2026-11-30")));
        assert!(nothing.is_practice_on(day("2026-12-01")));
        // A deal that goes on decides, whenever the next ones are played.
        let begun = of(&[(0, false, "- link")]);
        assert!(!begun.is_practice_on(day("2026-12-01")));
        let late = of(&[(0, true, "- link"), (1, true, "40 1 late")]);
        assert!(late.board.is_practice && late.is_practice_on(day("2026-11-30")));
        assert_eq!(late.board.played().collect::<Vec<_>>(), [1]);
        // Both, by an import.
        let both = of(&[
            (0, true, "30 1 late"),
            (0, false, "40 1 link"),
            (1, true, "30 1 late"),
            (1, false, "- link"),
            (2, true, "30 1 late"),
            (3, true, "- late"),
            (3, false, "- link"),
        ]);
        assert!(!both.board.is_practice);
        let records = (0..DEALS).map(|deal| both.played(deal, Player::You).unwrap());
        let records: Vec<&str> = records.map(|played| &played.record[..]).collect();
        assert_eq!(records, ["link", "late", "late", "link"]);
        // A private evening has no day that could be over.
        let private = Known::of(
            "9FNWSVKXZ571M/mixed/even".parse().unwrap(),
            &BTreeMap::new(),
        );
        assert!(!private.is_practice_on(day("2026-12-01")));
    }
}
