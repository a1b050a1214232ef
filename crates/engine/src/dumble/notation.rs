//! The notation of rounds as a line of text (`docs/positions.md`).

use core::fmt::{self, Display};
use core::str::FromStr;

use super::card::Bag;
use super::hand::{Hand, Origin};
use super::rules::{MAX_PLAYERS, Rules};
use super::state::{Dumble, Step};
use super::view::DumbleView;
use crate::GameId;
use crate::game::Game;
use crate::notation::{
    Joined, Maybe, NOTHING, PositionError, Read, Reader, debug_as_display, filled, list, number,
    parsed,
};
use crate::rule_switch::{SwitchedOn, switch_on};
use crate::seat::Seat;

/// Marks a card of a hand that everybody knows to be there.
const KNOWN: char = '+';
/// Stands between a card of an earlier stock and its age.
const AGE: char = '~';

impl Display for Bag {
    /// The cards in order, like `7D,KS`; a dash if there are none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Joined(self.iter(), ",").fmt(f)
    }
}

impl Display for Hand {
    /// The cards in order, like `7D,9H+,KS~1`: a `+` marks those that everybody knows, a `~` precedes the age
    /// of those from earlier stocks. A dash if there are none. A card that a view does not show is a `?`, which
    /// no position has.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards = self.places().map(|(card, origin)| {
            let card = card.map_or("?".into(), |card| card.to_string());
            match origin {
                Origin::Taken => format!("{card}{KNOWN}"),
                Origin::Drawn { age: 0 } => card,
                Origin::Drawn { age } => format!("{card}{AGE}{age}"),
            }
        });
        Joined(cards, ",").fmt(f)
    }
}

fn bag(text: &str) -> Read<Bag> {
    let mut bag = Bag::EMPTY;
    if text != NOTHING {
        for card in text.split(',') {
            bag = bag
                .with(card.parse()?)
                .ok_or("a card is there twice at most")?;
        }
    }
    Ok(bag)
}

/// Parses the age of a card from an earlier stock.
fn earlier(age: &str) -> Read<Origin> {
    match number(age)? {
        0 => Err("a card of the present stock has no age"),
        age => Ok(Origin::Drawn { age }),
    }
}

fn hand(text: &str) -> Read<Hand> {
    let mut hand = Hand::default();
    if text != NOTHING {
        for text in text.split(',') {
            let (card, origin) = match (text.strip_suffix(KNOWN), text.split_once(AGE)) {
                (Some(card), _) => (card, Origin::Taken),
                (None, Some((card, age))) => (card, earlier(age)?),
                (None, None) => (text, Origin::NEW),
            };
            let more = hand.with(card.parse()?, origin);
            hand = more.ok_or("a hand has seven cards at most")?;
        }
    }
    Ok(hand)
}

impl Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Step::First => f.write_str("first"),
            Step::Deal(dealt) => write!(f, "deal:{dealt}"),
            Step::TurnUp => f.write_str("up"),
            Step::Play(seat) => write!(f, "play:{seat}"),
            Step::Draw(seat) => write!(f, "draw:{seat}"),
            Step::Stock(seat) => write!(f, "stock:{seat}"),
            Step::Over(seat) => write!(f, "over:{seat}"),
        }
    }
}

fn step(text: &str) -> Read<Step> {
    const WRONG: &str = "a step is first, deal: and a number, up, \
                         or play:, draw:, stock: or over: and a seat";
    match text {
        "first" => return Ok(Step::First),
        "up" => return Ok(Step::TurnUp),
        _ => {}
    }
    match text.split_once(':').ok_or(WRONG)? {
        ("deal", dealt) => number(dealt).map(Step::Deal),
        ("play", seat) => parsed(seat).map(Step::Play),
        ("draw", seat) => parsed(seat).map(Step::Draw),
        ("stock", seat) => parsed(seat).map(Step::Stock),
        ("over", seat) => parsed(seat).map(Step::Over),
        _ => Err(WRONG),
    }
}

impl Display for Dumble {
    /// The position in the notation of `docs/positions.md`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = || Seat::all(self.rules.players.into()).map(Seat::index);
        write!(
            f,
            "{} round={} turn={} step={} starter={} totals={} gone={} hands={} latest={} laid={} \
             pile={}{}",
            GameId::Dumble.name(),
            self.round,
            self.turn,
            self.step,
            self.starter,
            Joined(seats().map(|seat| self.totals[seat]), ","),
            Joined(seats().map(|seat| self.gone[seat]), ","),
            Joined(seats().map(|seat| self.hands[seat]), "|"),
            self.latest,
            self.laid,
            self.pile,
            SwitchedOn(&self.rules, Rules::SWITCHES),
        )
    }
}

impl FromStr for Dumble {
    type Err = PositionError;

    /// Parses a position, and checks that it can occur in play.
    fn from_str(text: &str) -> Result<Dumble, PositionError> {
        let mut fields = Reader::of(Dumble::ID, text)?;
        let round = fields.field("round", number)?;
        let turn = fields.field("turn", number)?;
        let step = fields.field("step", step)?;
        let starter = fields.field("starter", parsed)?;
        let totals = fields.field("totals", list::<_, MAX_PLAYERS>(',', number))?;
        let seats = totals.len();
        let each = |text| filled(',', seats, number)(text);
        let gone = fields.field("gone", each)?;
        let hands = fields.field("hands", filled('|', seats, hand))?;
        let mut game = Dumble {
            hands,
            pile: Bag::EMPTY,
            latest: fields.field("latest", bag)?,
            laid: fields.field("laid", bag)?,
            totals: [0; MAX_PLAYERS],
            gone,
            step,
            starter,
            rules: Rules::of(seats as u8),
            round,
            turn,
        };
        game.pile = fields.field("pile", bag)?;
        let on = |names| switch_on(&mut game.rules, Rules::SWITCHES, names);
        fields.optional("rules", on)?;
        game.totals[..seats].copy_from_slice(&totals);
        fields.finish(game, Dumble::validate)
    }
}

impl fmt::Debug for DumbleView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} seat={}", self.open, Maybe(self.seat))
    }
}

debug_as_display!(Dumble, Step, Bag, Hand);
