//! A decision that is repeated, as text and as the position it was made in.

use core::fmt;

use engine::{Game, GameId, Phase, Player, Seat, with_game};
use protocol::{Level, encode};
use serde::{Deserialize, Serialize};

use crate::archive::digest;
use crate::session::Participant;

/// The longest text of a card, in bytes: several times what any has.
const MAX_TEXT: usize = 16_000;
/// The most opponents, and the longest name of one, in characters.
const MOST: [usize; 2] = [7, 80];
/// More than any decision costs.
const MOST_COST: f32 = 1_000.0;

/// A decision of the person's that cost too much. Its text is JSON.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Card {
    /// When the game ended, in milliseconds since 1970.
    pub ended: u64,
    /// The others at the table, with their levels.
    pub against: Vec<Player>,
    /// The position in which the decision was due, as `docs/positions.md` has it. What the seat cannot see is as it
    /// happened to be; nothing that is asked or told depends on it.
    pub position: String,
    /// The person's seat.
    pub seat: Seat,
    /// What was played, in the game's notation.
    pub played: String,
    /// Everything that is as good as the best.
    pub accepted: Vec<String>,
    /// What the decision cost, in the unit of the game's values.
    pub cost: f32,
}

/// A card's decision, by the rules of its game.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<G: Game> {
    /// The position.
    pub state: G,
    /// What was played.
    pub played: G::Action,
    /// What is right, in the order of the legal actions.
    pub accepted: Vec<G::Action>,
}

/// The id of a decision: 16 digits computed from what its seat can know.
pub fn id_of<G: Game>(state: &G, seat: Seat) -> String {
    digest(&encode(&state.view(Some(seat))))
}

impl Card {
    /// The card of a text; `None` if it is none, or longer than any is. Its decision may still be one that the game does
    /// not have.
    pub fn read(text: &str) -> Option<Card> {
        let card = Some(text).filter(|text| text.len() <= MAX_TEXT)?;
        let card: Card = serde_json::from_str(card).ok()?;
        let is_bot = |player: &Player| {
            let (name, level) = (&player.name, player.bot.as_deref());
            !name.is_empty()
                && name.chars().count() <= MOST[1]
                && !name.contains(char::is_control)
                && level.is_some_and(|level| level.parse::<Level>().is_ok())
        };
        let is_sound = card.against.len() <= MOST[0]
            && card.against.iter().all(is_bot)
            && (0.0..=MOST_COST).contains(&card.cost);
        is_sound.then_some(card)
    }

    /// The decision; `None` if its game does not have it, if what was played is right, or if not everything that is
    /// accepted is legal.
    pub fn decision<G: Game>(&self) -> Option<Decision<G>> {
        let state: G = self.position.parse().ok()?;
        let Phase::Decide(seats) = state.phase() else {
            return None;
        };
        if !seats.contains(self.seat) {
            return None;
        }
        let played: G::Action = self.played.parse().ok()?;
        let accepted: Result<Vec<G::Action>, _> =
            self.accepted.iter().map(|one| one.parse()).collect();
        let accepted = accepted.ok()?;
        let legal = state.legal_actions(self.seat);
        let is_legal = accepted.iter().all(|action| legal.contains(action));
        let is_wrong = legal.contains(&played) && !accepted.contains(&played);
        if accepted.is_empty() || !is_legal || !is_wrong {
            return None;
        }
        let in_order = legal.into_iter().filter(|action| accepted.contains(action));
        Some(Decision {
            accepted: in_order.collect(),
            state,
            played,
        })
    }

    /// The others at the table, as they sat there.
    pub fn opponents(&self) -> Vec<Participant> {
        let others = self.against.iter();
        others
            .map(|player| Participant {
                name: player.name.clone(),
                bot: player.bot.as_ref().and_then(|level| level.parse().ok()),
            })
            .collect()
    }

    /// Whether it is a decision of this game.
    pub fn is_of(&self, game: GameId) -> bool {
        with_game!(game, G => self.decision::<G>().is_some())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}
