//! The place of the coach at a table. What it says is a part, loaded when the coach is turned on.

use engine::{Seat, SeatSet};
use lazy::Part;
use yew::prelude::*;

use crate::{Playable, Runner, TableProps};
use model::session::Session;
use pool::Pool;
use ui::part::part_aside;

/// The coach of a game.
pub struct CoachPart<G: Playable> {
    /// What it shows at a table: something to press, where it has something to say.
    pub view: fn(CoachProps<G>) -> Html,
}

/// What the coach sees of a table.
#[derive(Properties, Clone, PartialEq)]
pub struct CoachProps<G: Playable> {
    /// The match.
    pub session: Session<G::Game>,
    /// The seat whose decisions it speaks of.
    pub seat: Seat,
    /// The workers.
    pub pool: Pool,
    /// Whether it may ask them now: no bot is to decide.
    pub may_ask: bool,
}

/// The coach at a table; nothing without one, or where nobody is helped.
pub fn coach<G: Playable>(run: &Runner<G>, props: &TableProps<G>) -> Html {
    let session = &run.session;
    let seat = session.you().filter(|_| session.mode().has_help());
    let Some((part, seat)) = props.coach.zip(seat) else {
        return Html::default();
    };
    let props = CoachProps {
        session: session.clone(),
        seat,
        pool: props.pool.clone(),
        may_ask: session.bots_to_decide() == SeatSet::EMPTY,
    };
    part_aside(part, move |part| (part.view)(props.clone()))
}

/// Where the coach of a table is found; `None` if it is turned off.
pub type CoachSource<G> = Option<&'static Part<CoachPart<G>>>;
