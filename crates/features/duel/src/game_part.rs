//! What a game brings for duels.

use engine::Record;
use model::exchanges::duel;
use table::Playable;
use yew::prelude::*;

use crate::known::Known;
use crate::part::DuelPart;
use crate::play::DuelTable;
use crate::view::DuelView;

impl DuelPart {
    /// The part of game `G`.
    pub const fn of<G: Playable>() -> DuelPart {
        DuelPart {
            check: |link| duel::read::<G::Game>(link).map(drop),
            is_own: is_own::<G>,
            view: |props| html! { <DuelView<G> ..props /> },
            table: |props| html! { <DuelTable<G> ..props /> },
        }
    }
}

fn is_own<G: Playable>(link: &str, known: &Known, name: &str) -> bool {
    let own = known.own.as_ref().filter(|_| known.is_over());
    let own = own.and_then(|(_, record)| duel::kept::<G::Game>(record).ok());
    let sent: Option<Record<G::Game>> = Record::from_link(link).ok();
    own.zip(sent).is_some_and(|(own, sent)| {
        own.play.log() == sent.play.log() && sent.players.iter().any(|player| player.name == name)
    })
}
