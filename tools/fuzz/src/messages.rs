//! The target of the messages between the page and its workers.

use bots::BotGame;
use engine::{Game, GameId, with_game};
use protocol::{Advice, DiceQuestion, GameTask, Judgement, Request, Response, decode, encode};
use serde::{Serialize, de::DeserializeOwned};

use crate::games::check_view;

/// The kind of a message or of its contents. An input is a byte with the kind, followed by the bytes of the message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A message of the page.
    Request,
    /// A message of a worker.
    Response,
    /// A task for a worker of this game.
    Task(GameId),
    /// The answer to a decision of this game.
    Advice(GameId),
    /// The judgement of a decision of this game.
    Judgement(GameId),
    /// A question about the dice of Détrak.
    Dice,
    /// The answer to that.
    Sheets,
}

impl Kind {
    /// Every kind.
    #[must_use]
    pub fn all() -> Vec<Kind> {
        let mut all = vec![Kind::Request, Kind::Response, Kind::Dice, Kind::Sheets];
        for game in GameId::ALL {
            all.extend([Kind::Task(game), Kind::Advice(game), Kind::Judgement(game)]);
        }
        all
    }
}

/// A message as an input.
#[must_use]
pub fn with_kind(kind: Kind, message: &[u8]) -> Vec<u8> {
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
        Kind::Request => drop(read_twice::<Request>(bytes)),
        Kind::Response => drop(read_twice::<Response>(bytes)),
        Kind::Dice => drop(read_twice::<DiceQuestion>(bytes)),
        Kind::Sheets => drop(read_twice::<Vec<engine::detrak::Sheet>>(bytes)),
        Kind::Task(game) => with_game!(game, G => task::<G>(bytes)),
        Kind::Advice(game) => {
            with_game!(game, G => drop(read_twice::<Advice<<G as Game>::Action>>(bytes)))
        }
        Kind::Judgement(game) => {
            with_game!(game, G => drop(read_twice::<Judgement<<G as Game>::Action>>(bytes)))
        }
    }
}

/// Checks that a task that a worker accepts is written with the same meaning, and has a valid view.
fn task<G: BotGame>(bytes: &[u8]) {
    match read_twice::<GameTask<G, G::Extra>>(bytes) {
        Some(GameTask::Decision(task)) => check_view(&task.view),
        Some(GameTask::Judge(task)) => check_view(&task.view),
        // A question about dice has no view.
        Some(GameTask::Extra(_)) | None => {}
    }
}

/// Reads bytes, and checks that an accepted value is written with the same meaning. Values are compared by their bytes,
/// since NaN does not equal itself.
fn read_twice<M: Serialize + DeserializeOwned>(bytes: &[u8]) -> Option<M> {
    let read: M = decode(bytes).ok()?;
    let written = encode(&read);
    let again = decode::<M>(&written).map(|again| encode(&again));
    assert_eq!(again.as_ref(), Ok(&written), "a message is not kept");
    Some(read)
}
