//! What has happened since the person's last turn: shown on the table entry by entry, and told in a list.

use engine::{Entry, Game, Phase, Seat};
use gloo_timers::callback::Timeout;
use model::exchanges::letter::Letter;
use model::session::Session;
use table::{LogLine, Pace, Playable};
use ui::i18n::Lang;
use yew::prelude::*;

/// How long an entry is looked at after it has come to rest, in milliseconds.
const READ: u32 = 300;
/// How many times as long the end of a round is shown.
const RESULT: u32 = 4;

/// The lengths of the log between which the news is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Up to here the person has seen it: the first decision of the other after their last one.
    pub from: usize,
    /// The whole length.
    pub to: usize,
}

impl News {
    /// What the person of this seat has not seen happen.
    pub fn of<G: Game>(letter: &Letter<G>, seat: Seat) -> News {
        let log = letter.record().play.log();
        let is_act = |entry: &Entry<G>| matches!(entry, Entry::Act(..));
        let is_own = |entry: &Entry<G>| matches!(entry, Entry::Act(by, _) if *by == seat);
        let last = log.iter().rposition(is_own).map_or(0, |last| last + 1);
        let later = log.iter().skip(last).position(is_act);
        let to = log.len();
        News {
            from: later.map_or(to, |later| last + later),
            to,
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.from == self.to
    }
}

/// Shows the next entry once the one before has been seen. `shown`: the length of the log that is shown.
#[hook]
pub fn use_next_entry<G: Game>(
    session: &Session<G>,
    shown: usize,
    news: News,
    pace: Pace,
    on_show: Callback<usize>,
) {
    let is_result = shown < news.to && session.game().phase() == Phase::Over;
    let due = (shown < news.to).then_some((shown, pace.0, is_result));
    use_effect_with(due, move |due| {
        let timer = due.map(|(shown, pace, is_result)| {
            let (wait, next) = match pace {
                // Nothing is to move: all is shown at once.
                0 => (0, news.to),
                pace => (
                    (pace + READ) * if is_result { RESULT } else { 1 },
                    shown + 1,
                ),
            };
            Timeout::new(wait, move || on_show.emit(next))
        });
        move || drop(timer)
    });
}

/// What has happened since this person's last decision, in the words of the log.
pub fn told<G: Playable>(session: &Session<G::Game>, seat: Seat, lang: Lang) -> Vec<String> {
    since(&G::log_lines(session, lang), seat)
}

/// The lines from the other's first one after this seat's last, with the heading directly before it; none if the other has
/// done nothing since.
fn since(lines: &[LogLine], seat: Seat) -> Vec<String> {
    let last = lines.iter().rposition(|line| line.seat() == Some(seat));
    let later = &lines[last.map_or(0, |last| last + 1)..];
    let Some(first) = later.iter().position(|line| line.seat().is_some()) else {
        return Vec::new();
    };
    let has_heading = first > 0 && later[first - 1].heading;
    let told = later.iter().skip(first - usize::from(has_heading));
    let texts = told.map(|line| line.text.clone());
    texts.filter(|text| !text.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::debacle::{Debacle, Rules};
    use engine::{Record, Seed};

    const OWN: Seat = Seat::FIRST;

    #[test]
    fn only_what_the_other_has_done_is_told() {
        let line = |text: &str| LogLine::words(text.into());
        let round = |text: &str| LogLine::round(text.into());
        let of = |seat, text: &str| LogLine::of(seat, "1", text.into(), None);
        let own = |text: &str| of(OWN, text);
        let other = |text: &str| of(OWN.next(2), text);
        let begun = [round("Round 1")];
        assert!(since(&begun, OWN).is_empty(), "a match begins");
        let ended = [round("Round 1"), own("a"), line("ended"), round("Round 2")];
        assert!(since(&ended, OWN).is_empty(), "the person ended the round");
        let mut all = ended.to_vec();
        all.extend([other("b"), line("ended"), round("Round 3")]);
        assert_eq!(since(&all, OWN), ["Round 2", "b", "ended", "Round 3"]);
        all.extend([own("c"), line(""), other("d"), other("e")]);
        assert_eq!(since(&all, OWN), ["d", "e"]);
        let first = [round("Round 1"), other("a")];
        assert_eq!(since(&first, OWN), ["Round 1", "a"]);
    }

    /// Of a whole match by the first action each, at every length, for both.
    #[test]
    fn there_are_news_whenever_the_other_has_decided_since() {
        let names = ["Zoé".to_owned(), "Ada".to_owned()];
        let letter = Letter::<Debacle>::begin(Rules::default(), names, Seed(3)).unwrap();
        let seed = letter.record().seed;
        let mut play = letter.record().play.clone();
        let mut rounds = 0;
        while play.outcome().is_none() && play.log().len() < 400 {
            match play.game().phase() {
                Phase::Chance => drop(play.draw(seed)),
                Phase::Over => {
                    rounds += 1;
                    play.push(Entry::NextRound).unwrap();
                }
                Phase::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let actions = play.game().legal_actions(seat);
                    let action = actions[play.log().len() * 7 % actions.len()];
                    play.act(seat, action).unwrap();
                }
            }
            let letter = Letter::of(Record {
                play: play.clone(),
                ..letter.record().clone()
            })
            .unwrap();
            for seat in Seat::all(2) {
                let news = News::of(&letter, seat);
                let mut acts = play.log().iter().filter_map(|entry| match entry {
                    Entry::Act(by, _) => Some(*by),
                    _ => None,
                });
                let is_last = acts.next_back().is_none_or(|last| last == seat);
                assert_eq!(news.is_empty(), is_last, "{news:?}");
                assert_eq!(news.to, play.log().len());
                let begins = play.log().get(news.from);
                assert!(is_last || matches!(begins, Some(Entry::Act(by, _)) if *by != seat));
            }
        }
        assert!(rounds > 0, "a round ends");
    }
}
