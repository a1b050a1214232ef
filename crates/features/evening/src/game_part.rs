//! What a game brings for evenings.

use model::evening::{Evening, Player};
use pool::Pool;
use table::{BotsMatch, Playable};
use yew::prelude::*;

use crate::deal::DealTable;
use crate::differences::Differences;
use crate::parts::{EveningPart, OnPlayed};
use crate::records::{dealt, played};

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
