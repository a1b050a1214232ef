//! The records of what was played of a deal.

use engine::{Game, Record, RecordError, Seat, Seed};
use model::cast::CAST;
use model::day_log::FinalScores;
use model::evening::{Evening, Played, Player, level};
use model::session::{Due, Participant, Session, SessionError};
use table::{Options, Playable, begin};

/// The deal before anything is played: the person's; `None` if its options are not valid, which a test excludes.
fn first<G: Playable>(evening: &Evening, deal: usize) -> Option<Session<G::Game>> {
    let options = Options::<G::Choices>::decode(&evening.options(deal));
    let seed: Seed = options.seed().ok().flatten()?;
    Some(begin::<G>(&options, seed).deal())
}

/// The deal before anything is played, with this player in the person's seat.
pub fn dealt<G: Playable>(
    evening: &Evening,
    deal: usize,
    player: Player,
) -> Option<Session<G::Game>> {
    let session = first::<G>(evening, deal)?;
    let Player::Member(place) = player else {
        return Some(session);
    };
    let member = CAST.get(place)?;
    let mut participants = session.participants().to_vec();
    *participants.get_mut(Seat::FIRST.index())? = Participant {
        name: member.name.into(),
        bot: Some(level(member, G::ID)),
    };
    let rules = session.play().rules().clone();
    Session::new(rules, participants, session.seed())
        .ok()
        .map(Session::deal)
}

/// What was played so far.
pub fn played<G: Game>(session: &Session<G>) -> Played {
    let record = session.record(None);
    let outcome = session.game().outcome();
    let result = outcome.filter(|_| session.due() == Due::Nothing);
    Played {
        result: result.as_ref().map(FinalScores::of),
        record: record.to_link().unwrap_or_else(|| record.to_json()),
    }
}

/// The deal of a record.
///
/// # Errors
/// If the record cannot be read.
pub fn session<G: Game>(record: &str) -> Result<Session<G>, SessionError> {
    let read: Result<Record<G>, RecordError> = match record.starts_with('{') {
        true => Record::from_json(record),
        false => Record::from_link(record),
    };
    Ok(Session::of(read?)?.deal())
}

/// The person's deal as it stands: where it was left, or from its beginning if what was kept cannot be read or is of
/// another deal; `None` as for [`dealt`].
///
/// # Errors
/// If a newer release has kept it: then it is left as it is.
pub fn resumed<G: Playable>(
    evening: &Evening,
    deal: usize,
    own: Option<&Played>,
) -> Result<Option<Session<G::Game>>, SessionError> {
    let fresh = dealt::<G>(evening, deal, Player::You);
    let kept = match own.map(|own| session::<G::Game>(&own.record)) {
        Some(Err(
            error @ (SessionError::Record(RecordError::Newer(_)) | SessionError::Level(_)),
        )) => {
            return Err(error);
        }
        Some(Ok(kept)) => Some(kept),
        Some(Err(_)) | None => None,
    };
    let is_same = |kept: &Session<G::Game>| {
        fresh.as_ref().is_some_and(|fresh| {
            kept.seed() == fresh.seed()
                && kept.play().rules() == fresh.play().rules()
                && kept.participants() == fresh.participants()
        })
    };
    Ok(kept.filter(is_same).or(fresh))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::debacle::DebacleUi;
    use ::dekal::DekalUi;
    use ::detrak::DetrakUi;
    use ::dumble::DumbleUi;
    use engine::{Luck, Phase, RngStream};
    use model::evening::DEALS;
    use rand_core::Rng;

    /// Plays legal actions at random until nothing is due.
    fn play_out<G: Game>(session: &mut Session<G>) {
        let mut random = Luck::new(
            Seed(5),
            RngStream {
                round: 1,
                turn: 1,
                slot: 1,
            },
        );
        loop {
            match session.due() {
                Due::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = session.game().legal_actions(seat);
                    let chosen = random.next_u64() as usize % legal.len();
                    session.act(seat, legal[chosen]).unwrap();
                }
                Due::Luck => assert!(session.draw()),
                Due::NextRound => panic!("a deal is one round"),
                Due::Nothing => return,
            }
        }
    }

    /// What nobody can have played of this deal, but of the one after it.
    fn other<G: Playable>(evening: &Evening, deal: usize) -> Played {
        let mut session = dealt::<G>(evening, (deal + 1) % DEALS, Player::You).unwrap();
        play_out(&mut session);
        played(&session)
    }

    fn check<G: Playable>(bots: usize) {
        let evening: Evening = format!("2026-11-30/{}/even", G::ID.name()).parse().unwrap();
        for deal in 0..DEALS {
            let own = dealt::<G>(&evening, deal, Player::You).unwrap();
            assert_eq!(own.you(), Some(Seat::FIRST));
            assert_eq!(own.participants().len(), bots + 1);
            for (place, member) in CAST.iter().enumerate() {
                let theirs = dealt::<G>(&evening, deal, Player::Member(place)).unwrap();
                assert_eq!(theirs.participants()[1..], own.participants()[1..]);
                assert_eq!(theirs.name(Seat::FIRST), member.name);
                assert_eq!(theirs.seed(), own.seed());
                assert_eq!(theirs.play().rules(), own.play().rules());
                assert!(theirs.is_spectated() && !theirs.mode().has_help());
            }
            let mut session = own;
            assert_eq!(played(&session).result, None, "it goes on");
            play_out(&mut session);
            assert_eq!(session.game().phase(), Phase::Over);
            let end = played(&session);
            let outcome = session.game().outcome().unwrap();
            assert_eq!(end.result, Some(FinalScores::of(&outcome)));
            let read: Session<G::Game> = super::session(&end.record).unwrap();
            assert_eq!(read, session, "as it was");
            let resumed = |own: &Played| resumed::<G>(&evening, deal, Some(own)).unwrap();
            assert_eq!(resumed(&end), Some(session));
            let fresh = dealt::<G>(&evening, deal, Player::You);
            let unusable = ["x".to_owned(), other::<G>(&evening, deal).record];
            for record in unusable {
                let own = Played {
                    result: None,
                    record,
                };
                assert_eq!(resumed(&own), fresh, "dealt anew");
            }
        }
    }

    #[test]
    fn a_member_sits_in_the_persons_place_and_a_deal_ends_with_its_round() {
        check::<DekalUi>(1);
        check::<DetrakUi>(0);
        check::<DumbleUi>(2);
        check::<DebacleUi>(1);
    }
}
