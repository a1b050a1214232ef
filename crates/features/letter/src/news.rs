//! What has happened since the person's last turn: shown on the table entry by entry, and told in a list.

use engine::{Entry, Game, Phase, Seat};
use gloo_timers::callback::Timeout;
use model::exchanges::letter::Letter;
use model::session::Session;
use table::{Pace, Playable};
use ui::i18n::Lang;
use yew::prelude::*;

/// How long an entry is looked at after it has come to rest, in milliseconds.
const READ: u32 = 300;
/// How many times as long the end of a round is shown.
const RESULT: u32 = 4;

/// The lengths of the log between which the news is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Up to here the person has seen it: their last decision or, before that, the first decision of all.
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
        let last = log.iter().rposition(is_own).map(|last| last + 1);
        let from = last.or_else(|| log.iter().position(is_act));
        let to = log.len();
        News {
            from: from.unwrap_or(to),
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
    let lines = G::log_lines(session, lang);
    let last = lines.iter().rposition(|line| line.seat() == Some(seat));
    let later = lines.into_iter().skip(last.map_or(0, |last| last + 1));
    later
        .map(|line| line.text)
        .filter(|text| !text.is_empty())
        .collect()
}
