//! The target of the messages between the page and its workers.

use bots::BotGame;
use engine::{Game, GameId, with_game};
use protocol::{
    Advice, Analysis, BestLine, DiceQuestion, GameTask, MoveReview, Request, Response, WorkerTask,
    decode, encode,
};
use serde::{Serialize, de::DeserializeOwned};

use crate::games::seen;

/// What a message is, or holds. An input is a byte that tells this, and the message's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What the page says.
    Request,
    /// What a worker says.
    Response,
    /// What a worker of this game is asked.
    Task(GameId),
    /// What it answers about a decision.
    Advice(GameId),
    /// What it answers about a decision that was made.
    Review,
    /// A question about a position of Débâcle.
    Analysis,
    /// The answer to that.
    BestLine,
    /// A question about the dice of Détrak.
    Dice,
    /// The answer to that.
    Sheets,
}

impl Kind {
    /// Every kind.
    #[must_use]
    pub fn all() -> Vec<Kind> {
        let mut all = vec![
            Kind::Request,
            Kind::Response,
            Kind::Review,
            Kind::Analysis,
            Kind::BestLine,
            Kind::Dice,
            Kind::Sheets,
        ];
        for game in GameId::ALL {
            all.extend([Kind::Task(game), Kind::Advice(game)]);
        }
        all
    }
}

/// A message as an input.
#[must_use]
pub fn tagged(kind: Kind, message: &[u8]) -> Vec<u8> {
    let place = Kind::all().iter().position(|other| *other == kind);
    let tag = place.and_then(|place| u8::try_from(place).ok());
    [&[tag.unwrap_or_default()], message].concat()
}

/// A message of any kind.
pub fn message(input: &[u8]) {
    let Some((tag, bytes)) = input.split_first() else {
        return;
    };
    let all = Kind::all();
    match all[usize::from(*tag) % all.len()] {
        Kind::Request => drop(same::<Request>(bytes)),
        Kind::Response => drop(same::<Response>(bytes)),
        Kind::Review => drop(same::<MoveReview>(bytes)),
        Kind::Analysis => same::<Analysis>(bytes).map_or((), |asked| seen(&asked.view)),
        Kind::Dice => drop(same::<DiceQuestion>(bytes)),
        Kind::BestLine => drop(same::<BestLine>(bytes)),
        Kind::Sheets => drop(same::<Vec<engine::detrak::Sheet>>(bytes)),
        Kind::Task(game) => with_game!(game, G => task::<G>(bytes)),
        Kind::Advice(game) => {
            with_game!(game, G => drop(same::<Advice<<G as Game>::Action>>(bytes)))
        }
    }
}

/// A task that a worker takes is written with the same meaning, and has a view that can be thought about.
fn task<G: BotGame>(bytes: &[u8]) {
    match decode::<GameTask<G, G::Extra>>(bytes) {
        Ok(GameTask::Decision(task)) => {
            drop(same::<GameTask<G>>(&task.to_bytes()));
            seen(&task.view);
        }
        Ok(GameTask::Review(task)) => {
            drop(same::<GameTask<G>>(&task.to_bytes()));
            seen(&task.decision.view);
        }
        Ok(GameTask::Extra(_)) | Err(_) => {}
    }
}

/// What bytes are read as, if they are accepted. It is written with the same meaning: values are compared by their
/// bytes, since a number that is none does not equal itself.
fn same<M: Serialize + DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    let read: M = decode(bytes).ok()?;
    let written = encode(&read);
    let again = decode::<M>(&written).map(|again| encode(&again));
    assert_eq!(again.as_ref(), Ok(&written), "a message is not kept");
    Some(read)
}
