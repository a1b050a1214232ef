//! Who has won a round or a match, for the words and for the light on the table.

use engine::{Game, Outcome, Seat, SeatSet};

use super::ResultPanelTexts;
use crate::{name, winners};
use model::games::GameProfile;
use model::session::Session;
use ui::i18n::Texts;

/// Who has won the round or, if that was the last one, the match; nobody while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victory {
    winners: SeatSet,
}

impl Victory {
    /// Who has won, once that may be `shown`. Whoever has played alone has won only if that is an achievement.
    pub fn of<G: GameProfile>(session: &Session<G>, shown: bool) -> Victory {
        let outcome = outcome(session).filter(|_| shown);
        let winners = |outcome: Outcome| match outcome.standings() {
            [alone] if !G::is_achieved_alone(alone.score) => SeatSet::EMPTY,
            _ => outcome.winners(),
        };
        Victory {
            winners: outcome.map_or(SeatSet::EMPTY, winners),
        }
    }

    /// The seats that have won.
    pub fn winners(self) -> SeatSet {
        self.winners
    }

    /// The class of what belongs to a seat: the winners' things are lifted and lit, those of others are dimmed.
    pub fn class(self, seat: Seat) -> Option<&'static str> {
        match (self.winners, self.winners.contains(seat)) {
            (SeatSet::EMPTY, _) => None,
            (_, true) => Some("is-winner"),
            (_, false) => Some("is-beaten"),
        }
    }
}

/// The outcome of the match or, until it is over, of the round.
fn outcome<G: Game>(session: &Session<G>) -> Option<Outcome> {
    session.outcome().or_else(|| session.game().outcome())
}

/// Who has won, in a sentence.
pub fn title<G: Game>(session: &Session<G>, shared: &Texts, texts: &ResultPanelTexts) -> String {
    if let Some(title) = winners(session, shared) {
        return title;
    }
    let round = session.game().outcome();
    let winners: Vec<Seat> = round.iter().flat_map(|own| own.winners().iter()).collect();
    match winners.as_slice() {
        [] => shared.table.round_over.into(),
        [seat] if session.you() == Some(*seat) => texts.you_win_round.into(),
        [seat] => (texts.wins_round)(name(session, *seat, shared)),
        several => {
            let names: Vec<&str> = several.iter().map(|s| name(session, *s, shared)).collect();
            (texts.shared_round)(&names)
        }
    }
}

/// How far the only winner is ahead of the next, in points; `None` if points did not decide.
pub fn margin<G: Game>(session: &Session<G>) -> Option<u32> {
    let outcome = outcome(session)?;
    let score = |place: u8| {
        let mut standings = outcome.standings().iter();
        standings
            .find(|own| own.place == place)
            .map(|own| own.score)
    };
    Some(score(1)?.abs_diff(score(2)?)).filter(|ahead| *ahead > 0)
}
