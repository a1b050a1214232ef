//! Par: the result of a bot in the person's place, in a day's game with the same luck and the same other bots.

use engine::Outcome;
use yew::Callback;

use model::daily::{options, par_level};
use model::day::Day;
use model::session::{Participant, Session};
use pool::Pool;
use table::{BotsMatch, Options, Playable, begin};

/// The day's game with a bot on the person's seat; `None` if its options are not valid, which a test excludes.
fn with_bot<G: Playable>(day: Day) -> Option<Session<G::Game>> {
    let options = Options::<G::Choices>::decode(&options(G::ID, day));
    let session = begin::<G>(&options, options.seed().ok().flatten()?);
    let level = par_level(G::ID, day);
    let sit = |participant: &Participant| Participant {
        bot: participant.bot.or(Some(level)),
        ..participant.clone()
    };
    let participants = session.participants().iter().map(sit).collect();
    Session::new(options.rules(), participants, session.seed()).ok()
}

/// Has bots play the day's game; calls back with the outcome, or with `None` if the bots cannot answer.
pub fn play<G: Playable>(
    day: Day,
    pool: &Pool,
    on_done: Callback<Option<Outcome>>,
) -> Option<BotsMatch> {
    let Some(session) = with_bot::<G>(day) else {
        on_done.emit(None);
        return None;
    };
    let told = move |end: Option<Session<G::Game>>| on_done.emit(end.and_then(|end| end.outcome()));
    Some(BotsMatch::begin(session, pool, told))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::debacle::DebacleUi;
    use ::dekal::DekalUi;
    use ::detrak::DetrakUi;
    use ::dumble::DumbleUi;
    use model::daily::FIRST;
    use protocol::Level;
    use table::next_bot;

    fn check<G: Playable>() {
        for day in (0..7).map(|days| FIRST.later(days)) {
            let mut session = with_bot::<G>(day).unwrap();
            assert!(session.persons().is_empty());
            let options = Options::<G::Choices>::decode(&options(G::ID, day));
            let own = begin::<G>(&options, options.seed().unwrap().unwrap());
            assert_eq!(session.seed(), own.seed());
            assert_eq!(session.play().rules(), own.play().rules());
            assert_eq!(session.participants()[1..], own.participants()[1..]);
            assert!(next_bot(&mut session).is_some());
        }
    }

    #[test]
    fn a_bot_sits_in_the_persons_place_and_all_else_is_as_it_was() {
        check::<DekalUi>();
        check::<DetrakUi>();
        check::<DumbleUi>();
        check::<DebacleUi>();
    }

    #[test]
    fn par_is_above_what_is_played_against() {
        let level = |game, date: &str| par_level(game, date.parse().unwrap());
        use engine::GameId::*;
        let on = |date| [Dekal, Detrak, Dumble, Debacle].map(|game| level(game, date));
        let (expert, strong) = (Level::Expert, Level::Strong);
        assert_eq!(on("2026-11-16"), [expert, expert, expert, Level::Regular]);
        assert_eq!(on("2026-11-18"), [expert, expert, expert, strong]);
        assert_eq!(on("2026-11-22"), [expert; 4]);
    }
}
