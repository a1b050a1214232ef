//! What evenings need from each game.

use model::evening::{Evening, Played, Player};
use pool::Pool;
use table::{BotsMatch, Playable};
use yew::prelude::*;

use crate::deal::{DealTable, DealTableProps};
use crate::differences::{Differences, DifferencesProps};
use crate::records::{dealt, played};

/// Called with what a member has played; with `None` if the workers cannot play it.
pub type OnPlayed = Box<dyn FnOnce(Option<Played>)>;

/// The functions of one game.
#[derive(Clone, Copy)]
pub struct EveningPart {
    /// The table of a deal.
    pub table: fn(DealTableProps) -> Html,
    /// Has a member play a deal from the person's seat; `None` if that cannot be begun.
    pub play: fn(&Evening, usize, Player, &Pool, OnPlayed) -> Option<BotsMatch>,
    /// What those did differently who did better.
    pub differences: fn(DifferencesProps) -> Html,
}

impl EveningPart {
    /// The part of game `G`.
    pub const fn of<G: Playable>() -> EveningPart {
        EveningPart {
            table: |props| html! { <DealTable<G> ..props /> },
            play: play::<G>,
            differences: |props| html! { <Differences<G> ..props /> },
        }
    }
}

fn play<G: Playable>(
    evening: &Evening,
    deal: usize,
    player: Player,
    pool: &Pool,
    on_played: OnPlayed,
) -> Option<BotsMatch> {
    let session = dealt::<G>(evening, deal, player)?;
    let told = move |end: Option<_>| on_played(end.as_ref().map(played));
    Some(BotsMatch::begin(session, pool, told))
}
