//! What the records screens need from each game.

use engine::{Record, RecordError};
use yew::prelude::*;

use analysis::{AnalysisRequest, analysis};
use model::archive::Summary;
use model::daily;
use model::day::Day;
use model::import::{Checks, check, resume};
use model::session::{Session, SessionError};
use pool::Pool;
use replay::{ReplayScreen, Source};
use review::{ReviewRequest, review};
use table::{Options, Playable, begin};
use ui::i18n::Texts;
use ui::part::GameParts;

/// The functions for records of one game.
pub struct RecordPart {
    /// The replay screen of a record.
    pub replay: fn(Source, Pool) -> Html,
    /// The review screen of a match.
    pub review: fn(ReviewRequest, &'static Texts) -> Html,
    /// The analysis screen of a match.
    pub analysis: fn(AnalysisRequest, &'static Texts) -> Html,
    /// The checks of what is imported.
    pub checks: Checks,
    /// The match of a link to play, before its first action: its summary, and its record as text.
    pub invited: fn(&str) -> Result<(Summary, String), SessionError>,
}

impl RecordPart {
    /// The part of game `G`.
    pub const fn of<G: Playable>() -> RecordPart {
        RecordPart {
            replay: |source, pool| {
                let key = source.text().to_string();
                html! { <ReplayScreen<G> {key} {source} {pool} /> }
            },
            review: review::<G>,
            analysis: analysis::<G>,
            checks: Checks {
                check: check::<G::Game>,
                resume: |record, slot, now| resume::<G::Game>(record, slot, now, is_of_day::<G>),
            },
            invited: invited::<G>,
        }
    }
}

/// The registry of the games' parts.
pub static RECORD_PARTS: GameParts<RecordPart> = GameParts::new();

/// Whether a match has the rules, the luck and the players of a day's game.
fn is_of_day<G: Playable>(session: &Session<G::Game>, day: Day) -> bool {
    let options = Options::<G::Choices>::decode(&daily::options(G::ID, day));
    let of_day = begin::<G>(&options, daily::seed(G::ID, day));
    let [bots, bots_of_day] =
        [session, &of_day].map(|session| session.participants().iter().map(|one| one.bot));
    !session.is_practice()
        && !session.is_assisted()
        && session.seed() == of_day.seed()
        && session.play().rules() == of_day.play().rules()
        && bots.eq(bots_of_day)
}

fn invited<G: Playable>(link: &str) -> Result<(Summary, String), SessionError> {
    let session = Session::of(Record::<G::Game>::from_link(link)?)?;
    let text = session.again().save();
    let summary = Summary::read(&text).ok_or(RecordError::OtherGame)?;
    Ok((summary, text))
}

#[cfg(test)]
mod tests {
    use ::dekal::DekalUi;
    use engine::GameId;
    use table::Choices;

    use super::*;

    #[test]
    fn a_days_table_takes_only_the_game_of_its_day() {
        let day: Day = "2026-11-21".parse().unwrap();
        let seed = daily::seed(GameId::Dekal, day);
        let options = |text: &str| Options::decode(text);
        let of_day = begin::<DekalUi>(&options(&daily::options(GameId::Dekal, day)), seed);
        assert!(is_of_day::<DekalUi>(&of_day, day));
        assert!(!is_of_day::<DekalUi>(&of_day, day.later(1)));
        assert!(!is_of_day::<DekalUi>(&of_day.practice(0), day));
        let mut assisted = of_day.clone();
        assisted.assist();
        assert!(!is_of_day::<DekalUi>(&assisted, day));
        for other in [r#"{"players":5}"#, r#"{"levels":["beginner"]}"#] {
            let session = begin::<DekalUi>(&options(other), seed);
            assert!(!is_of_day::<DekalUi>(&session, day), "{other}");
        }
    }

    #[test]
    fn a_table_finds_the_options_that_an_import_stores() {
        type Chosen = <DekalUi as Playable>::Choices;
        assert_eq!(<Chosen as Choices>::KEY, "tablee.dekal.options");
    }
}
